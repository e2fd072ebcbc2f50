"""The same game again: the table points to the one that follows."""

from __future__ import annotations

from filon.table.chairs import Chair, of_bot, of_person
from filon.table.change import Change
from filon.table.refusal import Refusal
from filon.table.table import Table


def followed_by(table: Table, table_id: str, guest: str) -> Change:
    if table.status not in ("over", "closed"):
        raise Refusal("not_running", "a rematch is possible once the game is over")
    if not table.seats_of(guest):
        raise Refusal("not_yours", "a rematch is for those who played")
    return Change(header={"rematch": table_id})


def company_of(table: Table) -> list[Chair]:
    """Who plays the rematch: everybody moves on by one seat."""
    again = [
        of_person(chair.guest, chair.name) if chair.guest else of_bot(chair.bot)
        for chair in table.chairs
    ]
    return again[1:] + again[:1]
