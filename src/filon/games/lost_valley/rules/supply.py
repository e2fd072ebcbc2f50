"""Limited supplies: square pieces return to stock, round markers leave play."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.core.rows import count_of, total
from filon.games.lost_valley.data import (
    AXE,
    FOUND,
    FOUND_AXE,
    FOUND_RIFLE,
    FOUND_ROD,
    GOLD,
    GOODS,
    RIFLE,
    ROD,
)
from filon.games.lost_valley.fields import FACE_DOWN, NONE, OLDER
from filon.games.lost_valley.notation import GAINED, HANDED
from filon.games.lost_valley.table import Table


def gain(table: Table, seat: i64, good: i64, count: i64) -> i64:
    """Takes from the stock what is there; returns how much that was."""
    taken = min(count, table.stock[good])
    table.stock[good] -= taken
    table.goods[seat * GOODS + good] += taken
    table.tell(GAINED, seat, good, taken)
    return taken


def give_up(table: Table, seat: i64, good: i64) -> None:
    """One piece leaves a player: to the stock, or out of play if it was found."""
    table.goods[seat * GOODS + good] -= 1
    if good < FOUND:
        table.stock[good] += 1
    else:
        table.events_spent[good - FOUND] += 1


def hand_in(table: Table, seat: i64, good: i64) -> None:
    give_up(table, seat, good)
    table.tell(HANDED, seat, good)


def spend_gold(table: Table, seat: i64, thing: i64) -> None:
    table.bag[seat * 4 + thing - GOLD] -= 1
    table.gold_spent[thing - GOLD] += 1


def has(table: Table, seat: i64, thing: i64) -> i64:
    """How many a player has of a good or of a gold marker."""
    if thing < GOLD:
        return table.goods[seat * GOODS + thing]
    return table.bag[seat * 4 + thing - GOLD]


def materials_of(table: Table, seat: i64) -> i64:
    start = seat * GOODS
    return table.goods[start] + table.goods[start + 1] + table.goods[start + 2]


def markers_of(table: Table, seat: i64) -> i64:
    start = seat * 4
    bag = table.bag
    return bag[start] + bag[start + 1] + bag[start + 2] + bag[start + 3]


def nuggets_of(table: Table, seat: i64) -> i64:
    start = seat * 4
    bag = table.bag
    return bag[start] + 2 * bag[start + 1] + 3 * bag[start + 2] + 4 * bag[start + 3]


def has_axe(table: Table, seat: i64) -> bool:
    return table.goods[seat * GOODS + AXE] + table.goods[seat * GOODS + FOUND_AXE] > 0


def has_rod(table: Table, seat: i64) -> bool:
    return table.goods[seat * GOODS + ROD] + table.goods[seat * GOODS + FOUND_ROD] > 0


def has_rifle(table: Table, seat: i64) -> bool:
    return table.goods[seat * GOODS + RIFLE] + table.goods[seat * GOODS + FOUND_RIFLE] > 0


def fresh_animal(table: Table) -> i64:
    """A face-down animal; an empty pile is made anew from the spent ones."""
    if total(table.animals_unseen) <= count_of(table.animal, FACE_DOWN):
        _reshuffle(table)
    return FACE_DOWN


def _reshuffle(table: Table) -> None:
    """What lies on tiles stays what it is and is no part of the new pile: two pools."""
    for animal in range(4):
        table.animals_older[animal] += table.animals_unseen[animal]
        table.animals_unseen[animal] = table.animals_spent[animal]
        table.animals_spent[animal] = 0
    for tile in range(len(table.animal)):
        if table.animal[tile] == FACE_DOWN:
            table.animal[tile] = OLDER


def killed(table: Table, tile: i64, luck: Luck) -> i64:
    """The animal of a tile, turned over and spent."""
    pool = table.animals_older if table.animal[tile] == OLDER else table.animals_unseen
    animal = luck.pick(pool)
    pool[animal] -= 1
    table.animals_spent[animal] += 1
    table.animal[tile] = NONE
    return animal
