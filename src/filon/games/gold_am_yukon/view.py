"""Who may know what: in Gold am Yukon everybody knows everything."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.gold_am_yukon.table import Table, shown


def view_of(table: Table, viewer: i64) -> Table:
    return shown(table, viewer)


def work_out(table: Table) -> None:
    """Who stands where, as the chains say."""
    for seat in range(table.seats):
        for field in table.chains[seat]:
            table.holder[field] = seat
