"""Who may know what: hands, the deck, and the first villages until all are chosen."""

from __future__ import annotations

from filon.core.game import HIDDEN, Event
from filon.core.ints import i64
from filon.games.colorado.notation import CHOSE, DREW
from filon.games.colorado.rules.scoring import points_of
from filon.games.colorado.table import Table, shown


def view_of(table: Table, viewer: i64) -> Table:
    view = shown(table, viewer)
    show_points(table, view)
    return view


def show_points(table: Table, view: Table) -> None:
    for seat in range(table.seats):
        view.points[seat] = points_of(table, seat)


def redacted(event: Event, viewer: int) -> Event:
    """A card drawn, or a village just chosen, is its owner's secret."""
    if event[0] in (DREW, CHOSE) and event[1] != viewer:
        return [event[0], event[1], HIDDEN]
    return event
