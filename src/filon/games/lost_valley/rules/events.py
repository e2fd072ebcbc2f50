"""Spec §4, action 2: two materials for an event; on a triangle look at all and take one."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    FOUND,
    GOODS,
    MATERIALS,
    OLD_MINE,
    TRIANGLES,
)
from filon.games.lost_valley.notation import EVENT, LOOKED, PAY, TAKE, TOOK
from filon.games.lost_valley.rules.supply import materials_of
from filon.games.lost_valley.state import MENU, NOTHING, TAKING, Table


def event_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    if materials_of(table, seat) < 2:
        return []
    return [EVENT + tile for tile in tiles if events_at(table, tile)]


def events_at(table: Table, tile: int) -> int:
    """The old mine's gold is taken like an event."""
    if table.tiles[tile] == OLD_MINE:
        return table.gold[tile * 2]
    return table.events_on[tile]


def handing_choices(table: Table, seat: int) -> list[int]:
    return [PAY + good for good in range(MATERIALS) if table.goods[seat * GOODS + good]]


def look(table: Table, seat: int, tile: int, luck: Luck) -> None:
    """Turns the markers over: the ones nobody has seen, and one that was left."""
    count = events_at(table, tile)
    table.looked = []
    if table.left[tile] >= 0:
        table.looked.append(table.left[tile])
        table.left[tile] = NOTHING
        table.knowers[tile] = 0
        count -= 1
    for _ in range(count if table.tiles[tile] >= TRIANGLES else 1):
        table.looked.append(_turned(table, tile, luck))
    for thing in table.looked:
        table.tell(LOOKED, seat, tile, thing)
    if len(table.looked) == 1:
        take(table, seat, tile, 0)
        return
    table.phase = TAKING


def _turned(table: Table, tile: int, luck: Luck) -> int:
    """A thing: a found ware, or the old mine's gold."""
    if table.tiles[tile] == OLD_MINE:
        value = 2 + luck.pick(table.gold_unseen[2:])
        table.gold_unseen[value] -= 1
        return GOODS + value
    event = luck.pick(table.events_unseen)
    table.events_unseen[event] -= 1
    return FOUND + event


def take_choices(table: Table) -> list[int]:
    return [TAKE + which for which in range(len(table.looked))]


def take(table: Table, seat: int, tile: int, which: int) -> None:
    thing = table.looked.pop(which)
    if thing >= GOODS:
        table.bag[seat * 4 + thing - GOODS] += 1
        table.gold[tile * 2] -= 1
    else:
        table.goods[seat * GOODS + thing] += 1
        table.events_on[tile] -= 1
    if table.looked:
        table.left[tile] = table.looked.pop()
        table.knowers[tile] = 1 << seat
    table.tell(TOOK, seat, tile, thing)
    table.phase = MENU
