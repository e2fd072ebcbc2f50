"""Who may know what: a charm, and when it winks, is its owner's secret unless charms are open."""

from __future__ import annotations

from filon.core.game import Event
from filon.core.ints import i64
from tests.sluice.notation import WINKED
from tests.sluice.table import Table, shown


def view_of(table: Table, viewer: i64) -> Table:
    view = shown(table, viewer)
    show_charms(table, view)
    return view


def is_open(table: Table, seat: i64, viewer: i64) -> bool:
    return seat == viewer or table.open_charms == 1 or table.ended == 1


def show_charms(table: Table, view: Table) -> None:
    for seat in range(table.seats):
        if is_open(table, seat, view.viewer):
            view.charm[seat] = table.charm[seat]


def redacted(table: Table, event: Event, viewer: i64) -> Event | None:
    if event[0] == WINKED and not is_open(table, event[1], viewer):
        return None
    return event
