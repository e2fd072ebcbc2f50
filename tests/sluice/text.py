"""The table as text: the heap, the pouches, the key to the signs."""

from __future__ import annotations

from filon.core.messages import Messages
from tests.sluice.table import Table


def drawn(view: Table, choices: list[int], messages: Messages) -> str:
    heap = messages.say("text.heap", {"n": view.heap})
    board = [heap, "", *[_pouch(view, seat, messages) for seat in range(view.seats)]]
    return "\n".join(board) + f"\n\n\n{messages.say('text.legend')}"


def _pouch(view: Table, seat: int, messages: Messages) -> str:
    mark = ">" if seat == view.turn and not view.ended else " "
    charm = str(view.charm[seat]) if view.charm[seat] else "?"
    stones = messages.say("text.pouch", {"n": view.pouch[seat]})
    return f"{mark} {messages.name(seat)}: {stones} ({charm})"
