"""The table as text, for the terminal and for readers who prefer words."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY
from filon.core.messages import Messages
from filon.games.gold_am_yukon.data import (
    CLAIM_NAMES,
    FIELDS,
    PLACES,
    PRINTED,
    RINGS,
    STARTS,
    VALUES,
)
from filon.games.gold_am_yukon.notation import STAKE, TAIL
from filon.games.gold_am_yukon.table import Table

LETTERS: Final = "ABCDEF"
WIDE: Final = 12  # characters from circle to circle
HIGH: Final = 6
MARGIN: Final = 2  # columns for the numbers of the rows, below the letters of the columns
IN_SIGHT: Final = 20  # rounds before the last: then it is said how many there are
# where the twelve fields of a circle stand around its middle
ACROSS: Final = [0, 3, 5, 6, 5, 3, 0, -3, -5, -6, -5, -3]
DOWN: Final = [-3, -2, -1, 0, 1, 2, 3, 2, 1, 0, -1, -2]


def drawn(view: Table, choices: list[int], messages: Messages) -> str:
    return "\n".join([*_board(view, choices), "", *_summary(view, messages)])


def _board(view: Table, choices: list[int]) -> list[str]:
    columns, rows = MARGIN + PRINTED.wide * WIDE + 1, 1 + PRINTED.high * HIGH + 1
    canvas = [[" "] * columns for _ in range(rows)]
    signs = _signs(view, choices)
    for claim, (x, y) in enumerate(PLACES):
        middle = MARGIN + (2 * x + PRINTED.wide) * WIDE // 2
        level = 1 + (2 * y + PRINTED.high) * HIGH // 2
        column, number = CLAIM_NAMES[claim][0], CLAIM_NAMES[claim][1:]
        _write(canvas, middle, 0, column)
        _write(canvas, 0, level, number)
        _write(canvas, middle - 1, level, f"[{_claim_sign(view, claim)}]")
        for k, field in enumerate(RINGS[claim]):
            _write(canvas, middle + ACROSS[k], level + DOWN[k], signs[field])
    return ["".join(row).rstrip() for row in canvas]


def _write(canvas: list[list[str]], column: int, row: int, sign: str) -> None:
    for offset, letter in enumerate(sign):
        canvas[row][min(column + offset, len(canvas[row]) - 1)] = letter


def _signs(view: Table, choices: list[int]) -> list[str]:
    signs = ["·"] * FIELDS
    for field in STARTS:
        signs[field] = "*"
    for seat, chain in enumerate(view.chains):
        for field in chain:
            signs[field] = LETTERS[seat]
    for number, action in enumerate(choices, start=1):
        if action < STAKE:
            signs[action % TAIL] = str(number)
    return signs


def _claim_sign(view: Table, claim: int) -> str:
    owner = view.owner[claim]
    return str(VALUES[claim]) if owner == NOBODY else LETTERS[owner]


def _summary(view: Table, messages: Messages) -> list[str]:
    lines = [messages.say("text.legend")]
    for seat in range(view.seats):
        numbers = {
            "nuggets": view.nuggets[seat],
            "chain": len(view.chains[seat]),
            "hand": view.hand[seat],
        }
        mark = ">" if seat == view.turn and not view.ended else " "
        said = messages.say("text.player", numbers)
        lines.append(f"{mark} {LETTERS[seat]} {messages.name(seat)}: {said}")
    return [*lines, _headline(view, messages)]


def _headline(view: Table, messages: Messages) -> str:
    if view.ended:
        return messages.say("text.over")
    turn = {"seat": view.turn, "pips": view.pips}
    if view.round == 0:
        return messages.say("text.starting")
    key = "text.turn" if view.pips else "text.roll"
    counted = "text.round_of" if view.max_rounds - view.round < IN_SIGHT else "text.round"
    when = messages.say(counted, {"round": view.round, "most": view.max_rounds})
    return f"{when} – {messages.say(key, turn)}"
