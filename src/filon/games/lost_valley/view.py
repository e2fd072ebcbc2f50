"""Who may know what: gold values and face-down wares are their owner's secret until the end."""

from __future__ import annotations

from filon.core.game import HIDDEN, Event
from filon.core.ints import i64
from filon.games.lost_valley.data import FOUND, GOLD, GOODS, STICK
from filon.games.lost_valley.fields import GOING_ON, NOTHING
from filon.games.lost_valley.notation import FOUND_GOLD, LOOKED, TOOK
from filon.games.lost_valley.table import Table, shown


def view_of(table: Table, viewer: i64) -> Table:
    view = shown(table, viewer)
    show_unseen(table, view)
    show_things(table, view)
    show_left(table, view)
    show_looked(table, view)
    return view


def is_open(view: Table, seat: i64) -> bool:
    """Whether the viewer may look into a seat's bag and under its wares."""
    return seat == view.viewer or view.ended != GOING_ON


def show_unseen(table: Table, view: Table) -> None:
    """What is hidden from the viewer alone is added to it: for this viewer it is not seen."""
    view.gold_unseen = table.gold_unseen[:]
    view.events_unseen = table.events_unseen[:]


def _hide(view: Table, thing: i64) -> None:
    if thing >= GOLD:
        view.gold_unseen[thing - GOLD] += 1
    else:
        view.events_unseen[thing - FOUND] += 1


def show_things(table: Table, view: Table) -> None:
    """All goods and gold markers, or where they are hidden how many there are."""
    view.goods = table.goods[:]
    view.bag = table.bag[:]
    for seat in range(table.seats):
        bag, wares = seat * 4, seat * GOODS
        view.markers[seat * 2] = table.bag[bag] + table.bag[bag + 1]
        view.markers[seat * 2 + 1] = table.bag[bag + 2] + table.bag[bag + 3]
        for good in range(STICK, GOODS):
            view.covered[seat] += table.goods[wares + good]
        if is_open(view, seat):
            continue
        value: i64
        for value in range(4):
            view.gold_unseen[value] += view.bag[bag + value]
            view.bag[bag + value] = 0
        for good in range(STICK, GOODS):
            view.events_unseen[good - FOUND] += view.goods[wares + good]
            view.goods[wares + good] = 0


def show_left(table: Table, view: Table) -> None:
    view.left = table.left[:]
    for tile in range(len(table.knowers)):
        knowers = table.knowers[tile]
        if knowers and not (view.viewer >= 0 and knowers >> view.viewer & 1):
            _hide(view, table.left[tile])
            view.left[tile] = NOTHING


def show_looked(table: Table, view: Table) -> None:
    view.turned = len(table.looked)
    if view.viewer != table.actor:
        for thing in table.looked:
            _hide(view, thing)


def redacted(event: Event, viewer: int) -> Event | None:
    """Others learn neither what gold is worth nor what lies face down."""
    kind = event[0]
    if event[1] == viewer and viewer >= 0:
        return event
    if kind == LOOKED:
        return None
    if kind == FOUND_GOLD:
        return [*event[:4], HIDDEN]
    if kind == TOOK and event[3] >= STICK:
        return [*event[:3], HIDDEN]
    return event
