"""Records as arrays to learn from: every decision of every game, as its seat saw it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from filon.core import record
from filon.core.errors import BadSetup, FilonError
from filon.core.match import Match
from filon.games import load
from filon.rl.extras import room
from filon.rl.observation import observe
from filon.rl.settings import Settings, settings

Arrays = dict[str, NDArray[Any]]


def decisions_of(text: str, made: Settings, number: int) -> list[tuple[Any, ...]]:
    """Observation, mask, action, reward at the end, seat, game: one row for each decision."""
    parsed = record.parse(text)
    final = record.play(parsed, load)
    paid = np.zeros(made.seats)
    if final.over:
        paid = made.rewards(final.winners(), final.scores())
    rows = []
    match = final.replayed(0)
    for entry in final.log:
        rows.append(_row(match, made, entry.seat, entry.action, paid[entry.seat], number))
        match.repeat(entry.seat, entry.action, entry.said)
    return rows


def _row(
    match: Match, made: Settings, seat: int, action: int, paid: float, number: int
) -> tuple[Any, ...]:
    features, state = made.features, match.state
    mask = np.zeros(made.choices, np.int8)
    mask[[features.relative(state, seat, one) for one in match.legal(seat)]] = 1
    chosen = int(features.relative(state, seat, action))
    return observe(made.game, match.view(seat), seat), mask, chosen, paid, seat, number


def arrays_of(texts: Iterable[str], reward: str = "win") -> Arrays:
    """All records must be of one game with one number of seats: their rows are as long."""
    made: Settings | None = None
    rows: list[tuple[Any, ...]] = []
    for number, text in enumerate(texts):
        parsed = record.parse(text)
        if made is None:
            made = settings(parsed.game, parsed.seats, reward=reward)
        if (parsed.game, parsed.seats) != (made.game.name, made.seats):
            raise BadSetup(
                f"expected records of {made.game.name} with {made.seats} seats, "
                f"got one of {parsed.game} with {parsed.seats}"
            )
        rows += decisions_of(text, made, number)
    if not rows:
        raise BadSetup("expected records with decisions, got none")
    seen, mask, action, paid, seat, game = zip(*rows, strict=True)
    return {
        "observation": np.stack(seen),
        "action_mask": np.stack(mask),
        "action": np.array(action, np.int16),
        "reward": np.array(paid, np.float32),
        "seat": np.array(seat, np.int8),
        "game": np.array(game, np.int32),
    }


def save(path: Path, arrays: Arrays) -> None:
    """As .npz, or as .parquet with a list in each cell that has several numbers."""
    if path.suffix not in (".npz", ".parquet"):
        raise BadSetup(f"expected a file that ends in .npz or .parquet, got {path.name!r}")
    draft = path.with_name(f".{path.stem}.draft{path.suffix}")
    try:
        if path.suffix == ".npz":
            np.savez_compressed(draft, **arrays)  # type: ignore[arg-type]
        else:
            _save_parquet(draft, arrays)
        draft.replace(path)
    except OSError as problem:
        raise FilonError(f"cannot write {path}: {problem.strerror}") from problem


def _save_parquet(path: Path, arrays: Arrays) -> None:
    arrow: Any = room("pyarrow", "parquet")
    parquet: Any = room("pyarrow.parquet", "parquet")
    columns = {}
    for name, numbers in arrays.items():
        flat = arrow.array(numbers.ravel())
        if numbers.ndim == 2:
            flat = arrow.FixedSizeListArray.from_arrays(flat, numbers.shape[1])
        columns[name] = flat
    parquet.write_table(arrow.table(columns), path, compression="zstd")
