"""A position as one line or a short text, for tests, puzzles and bug reports.

    gold-am-yukon 1 seats=2 max_rounds=200 round=5 turn=1 chains=14,15/200 choices=805

The game, the version of its rules, then its fields; those that are as at the start of everything
are left out. A row is `1,2,3`, or `-1*37` for many of the same, or `.` when it is empty; rows are
set apart by `/`. With `viewer=2` it is what seat 2 may know of it, with -1 what anybody may.
Any space may be a new line, and a line that begins with `#` is a remark.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from filon.core import plain
from filon.core.edition import is_standard
from filon.core.errors import BadPlain, BadPosition
from filon.core.game import TRUTH, AnyGame, State, game_called

EMPTY = "."


def write(game: AnyGame, state: State, wide: bool = True) -> str:
    """One line, or, not wide, one for every field."""
    viewer = int(state.viewer)
    written = {name: value for name, value in plain.encode(state).items() if name != "viewer"}
    usual = _usual(game, int(state.seats), viewer)
    words = [game.name, _version(game), f"seats={state.seats}"]
    words += [f"viewer={viewer}"] if viewer != TRUTH else []
    words += [f"{name}={_word(value)}" for name, value in written.items() if value != usual[name]]
    return " ".join(words) if wide else "\n".join([" ".join(words[:2]), *words[2:]]) + "\n"


def read(text: str, game: AnyGame | None = None) -> tuple[AnyGame, State]:
    """The game, and the table or view; refuses what it cannot understand."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    words = " ".join(lines).split()
    if len(words) < 2:
        raise BadPosition(f"expected a game, its version and its fields, got {text[:60]!r}")
    name, version = words[:2]
    found = game or game_called(name)
    if found.name != name or _version(found) != version:
        raise BadPosition(
            f"expected a position of {found.name} {_version(found)}, got {text[:60]!r}"
        )
    given = dict(_field(word) for word in words[2:])
    if len(given) != len(words) - 2:
        raise BadPosition("a field is given twice")
    seats, viewer = _number(given, "seats", 0), _number(given, "viewer", TRUTH)
    if seats not in found.seats or not TRUTH <= viewer < seats:
        raise BadPosition(f"{name} has no position with seats={seats} and viewer={viewer}")
    usual = _usual(found, seats, viewer)
    values = {name: _value(word, usual.get(name)) for name, word in given.items()}
    blank = found.blank_state() if viewer == TRUTH else found.blank_view()
    try:
        return found, plain.decode(blank, {**usual, **values})
    except BadPlain as problem:
        raise BadPosition(f"no position of {name}: {problem}") from problem


def _version(game: AnyGame) -> str:
    """Of the rules, and of what is printed where that is not the standard edition: `1/0f3a…`."""
    digest = "" if is_standard(game.edition) else f"/{game.edition.split()[0]}"
    return f"{game.version}{digest}"


def _usual(game: AnyGame, seats: int, viewer: int) -> dict[str, Any]:
    """The fields before anything is set up, as a viewer sees them."""
    table = game.blank_state(seats)
    return plain.encode(table if viewer == TRUTH else game.view(table, viewer))


def _word(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    if value and isinstance(value[0], list):
        return "/".join(_word(part) for part in value)
    runs = [(number, len(list(same))) for number, same in groupby(value)]
    return (
        ",".join(f"{n}*{count}" if count > 2 else ",".join([str(n)] * count) for n, count in runs)
        or EMPTY
    )


def _field(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise BadPosition(f"expected `field=value`, got {word[:40]!r}")
    return name, value


def _number(given: dict[str, str], name: str, usual: int) -> int:
    """A field that is said before all others."""
    word = given.get(name, str(usual))
    try:
        return int(word)
    except ValueError as problem:
        raise BadPosition(f"{name} must be a number, not {word!r}") from problem


def _value(word: str, usual: Any) -> Any:
    try:
        if isinstance(usual, int):
            return int(word)
        if isinstance(usual[0], list) if usual else "/" in word:
            return [_row(part) for part in word.split("/")]
        return _row(word)
    except ValueError as problem:
        raise BadPosition(f"cannot read {word[:40]!r}") from problem


def _row(word: str) -> list[int]:
    numbers: list[int] = []
    for part in word.split(",") if word != EMPTY else []:
        number, _, count = part.partition("*")
        numbers += [int(number)] * min(int(count or 1), 9_999)
    return numbers
