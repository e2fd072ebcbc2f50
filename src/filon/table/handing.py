"""Seats that go to a bot, or back to their owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from filon.table.chairs import people_among
from filon.table.change import Change
from filon.table.journal import RETURN, Entry

if TYPE_CHECKING:
    from filon.table.table import Table


def handed_over(
    table: Table,
    kind: str,
    seats: list[int],
    at: str,
    why: str = "",
    before: Sequence[Entry] = (),
) -> Change:
    """`before` is written first: who asked for it."""
    if not seats:
        return Change()
    first = table.n + len(before)
    entries = [Entry(first + place, kind, at, seat, why) for place, seat in enumerate(seats)]
    company, is_back = list(table.chairs), kind == RETURN
    for seat in seats:
        company[seat] = company[seat].taken_back() if is_back else company[seat].handed_over()
    asked = people_among(table.running().to_act, company)
    clock = table.clock.handed(asked, table.tick(at), seats if is_back else ())
    return Change([*before, *entries], {seat: company[seat] for seat in seats}, clock=clock)
