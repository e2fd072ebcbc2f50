"""“2. déclencher un événement”: two materials for an event; on a triangle look at all and take
one."""

from __future__ import annotations

from filon.core.ints import append, i64, pop, vec
from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    FOUND,
    GOLD,
    GOODS,
    OLD_MINE,
    TRIANGLES,
)
from filon.games.lost_valley.fields import MENU, NOTHING, TAKING
from filon.games.lost_valley.notation import EVENT, LOOKED, TAKE, TOOK
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.supply import materials_of
from filon.games.lost_valley.table import Table


def offer_events(table: Table, seat: i64, tiles: vec[i64]) -> None:
    if materials_of(table, seat) < 2:
        return
    for tile in tiles:
        if events_at(table, tile):
            table.offer(EVENT + tile)


def events_at(table: Table, tile: i64) -> i64:
    """The old mine's gold is taken like an event."""
    if table.tiles[tile] == OLD_MINE:
        return table.gold[tile * 2]
    return table.events_on[tile]


def look(table: Table, seat: i64, tile: i64, luck: Luck) -> None:
    """Turns the markers over: the ones nobody has seen, and one that was left."""
    count = events_at(table, tile)
    table.looked = vec[i64]()
    if table.left[tile] >= 0:
        table.looked = append(table.looked, table.left[tile])
        table.left[tile] = NOTHING
        table.knowers[tile] = 0
        count -= 1
    if table.tiles[tile] < TRIANGLES:
        count = 1
    for _ in range(count):
        table.looked = append(table.looked, _turned(table, tile, luck))
    for thing in table.looked:
        table.tell(LOOKED, seat, tile, thing)
    if len(table.looked) == 1:
        take(table, seat, tile, 0)
        return
    table.phase = TAKING


def _turned(table: Table, tile: i64, luck: Luck) -> i64:
    """A thing: a found ware, or the old mine's gold."""
    if table.tiles[tile] == OLD_MINE:
        value = 2 + luck.pick(table.gold_unseen[2:])
        table.gold_unseen[value] -= 1
        return GOLD + value
    event = luck.pick(table.events_unseen)
    table.events_unseen[event] -= 1
    return FOUND + event


class Taking(Phase):
    """One of two that lie open; the other one goes back."""

    def offer(self, table: Table, seat: i64) -> None:
        for which in range(len(table.looked)):
            table.offer(TAKE + which)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        take(table, seat, table.deed - EVENT, action - TAKE)
        table.deed = NOTHING


def take(table: Table, seat: i64, tile: i64, which: i64) -> None:
    table.looked, thing = pop(table.looked, which)
    if thing >= GOLD:
        table.bag[seat * 4 + thing - GOLD] += 1
        table.gold[tile * 2] -= 1
    else:
        table.goods[seat * GOODS + thing] += 1
        table.events_on[tile] -= 1
    if len(table.looked):
        table.left[tile] = table.looked[0]
        table.looked = vec[i64]()
        table.knowers[tile] = 1 << seat
    table.tell(TOOK, seat, tile, thing)
    table.phase = MENU
