"""Writing a trained network as a file that `net:FILE` reads: see `filon.bots.network`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from filon.bots.net import layout_digest
from filon.bots.network import FLOATS, HALVES, HEAD, digest_of
from filon.core.errors import FilonError
from filon.core.game import AnyGame
from filon.games import load

Layers = Sequence[tuple[Any, Any]]


def write_net(
    path: Path,
    game: str,
    seats: int,
    scale: Sequence[float],
    layers: Layers,
    warmth: float = 0.0,
) -> None:
    """Layers are weights, a row for each number that comes out, and biases; between two of them
    what is below zero is cut off. The last gives a logit for each id."""
    rules = load(game)
    features = rules.features(seats)
    sizes = [len(scale), *[len(bias) for _, bias in layers]]
    if sizes[0] != features.width or sizes[-1] != features.choices:
        raise FilonError(
            f"{game} with {seats} seats has {features.width} bytes and {features.choices} ids, "
            f"the network {sizes[0]} and {sizes[-1]}"
        )
    head = {**_head(rules, FLOATS, seats, warmth), "seats": seats, "sizes": sizes}
    numbers = [np.asarray(scale, "<f4"), *_flat(layers, "<f4")]
    _write(path, head, b"".join(row.tobytes() for row in numbers))


def write_wide_net(
    path: Path,
    game: str,
    used: NDArray[np.bool_],
    layers: Layers,
    lead: dict[int, list[tuple[int, float]]],
    points: float,
    warmth: float,
    advice: dict[str, float] | None = None,
) -> None:
    """For all seat counts of a game: `used` says of each byte of the largest table, and then of
    each seat count, whether it comes in; the last layer gives a logit for each id, and the lead in
    units of so many points beyond what the bytes in `lead` say it is. With `advice`, logits are
    added to what the judge says."""
    rules = load(game)
    width = _checked_width(rules, (len(used), len(layers[-1][1])))
    content = b"".join(row.tobytes() for row in _flat(layers, "<f2"))
    head = {
        **_head(rules, HALVES, rules.seats[-1], warmth),
        "seats": list(rules.seats),
        "sizes": [int(used.sum()), *[len(bias) for _, bias in layers]],
        "width": width,
        "reads": _ranges(used),
        "lead": lead,
        "points": points,
        "digest": digest_of(content),
    }
    if advice:
        head["advice"] = advice
    _write(path, head, content)


def _checked_width(rules: AnyGame, came: tuple[int, int]) -> int:
    """Bytes of the largest table; a network reads them and the seat counts, and says all ids and
    the lead."""
    features = rules.features(rules.seats[-1])
    wanted = (features.width + len(rules.seats), features.choices + 1)
    if came != wanted:
        raise FilonError(
            f"{rules.name} has {wanted[0]} numbers to read and {wanted[1]} to say, "
            f"the network {came}"
        )
    return int(features.width)


def _head(rules: AnyGame, form: int, seats: int, warmth: float) -> dict[str, Any]:
    return {
        "format": form,
        "game": rules.name,
        "version": rules.version,
        "warmth": warmth,
        "layout": layout_digest(rules.features(seats)),
    }


def _flat(layers: Layers, kind: str) -> list[NDArray[Any]]:
    return [np.asarray(part, kind).ravel() for layer in layers for part in layer]


def _ranges(used: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """From and to, of all that are used."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], used, [False]]).astype(np.int8)))
    return [(int(first), int(end)) for first, end in list(pairwise(edges.tolist()))[::2]]


def _write(path: Path, head: dict[str, Any], content: bytes) -> None:
    path.write_bytes(f"{HEAD} {json.dumps(head)}\n".encode() + content)
