"""Limited supplies: square pieces return to stock, round markers leave play."""

from __future__ import annotations

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
from filon.games.lost_valley.notation import GAINED, HANDED
from filon.games.lost_valley.state import FACE_DOWN, Table


def gain(table: Table, seat: int, good: int, count: int) -> int:
    """Takes from the stock what is there; returns how much that was."""
    taken = min(count, table.stock[good])
    table.stock[good] -= taken
    table.goods[seat * GOODS + good] += taken
    table.tell(GAINED, seat, good, taken)
    return taken


def give_up(table: Table, seat: int, good: int) -> None:
    """One piece leaves a player: to the stock, or out of play if it was found."""
    table.goods[seat * GOODS + good] -= 1
    if good < FOUND:
        table.stock[good] += 1
    else:
        table.events_spent[good - FOUND] += 1


def hand_in(table: Table, seat: int, good: int) -> None:
    give_up(table, seat, good)
    table.tell(HANDED, seat, good)


def spend_gold(table: Table, seat: int, thing: int) -> None:
    table.bag[seat * 4 + thing - GOLD] -= 1
    table.gold_spent[thing - GOLD] += 1


def has(table: Table, seat: int, thing: int) -> int:
    """How many a player has of a good or of a gold marker."""
    if thing < GOLD:
        return table.goods[seat * GOODS + thing]
    return table.bag[seat * 4 + thing - GOLD]


def materials_of(table: Table, seat: int) -> int:
    start = seat * GOODS
    return table.goods[start] + table.goods[start + 1] + table.goods[start + 2]


def markers_of(table: Table, seat: int) -> int:
    start = seat * 4
    bag = table.bag
    return bag[start] + bag[start + 1] + bag[start + 2] + bag[start + 3]


def nuggets_of(table: Table, seat: int) -> int:
    start = seat * 4
    bag = table.bag
    return bag[start] + 2 * bag[start + 1] + 3 * bag[start + 2] + 4 * bag[start + 3]


def has_axe(table: Table, seat: int) -> bool:
    return table.goods[seat * GOODS + AXE] + table.goods[seat * GOODS + FOUND_AXE] > 0


def has_rod(table: Table, seat: int) -> bool:
    return table.goods[seat * GOODS + ROD] + table.goods[seat * GOODS + FOUND_ROD] > 0


def has_rifle(table: Table, seat: int) -> bool:
    return table.goods[seat * GOODS + RIFLE] + table.goods[seat * GOODS + FOUND_RIFLE] > 0


def fresh_animal(table: Table) -> int:
    """A face-down animal; the spent ones are mixed in when no marker is left in the pile."""
    if sum(table.animals_unseen) <= table.animal.count(FACE_DOWN):
        for animal in range(4):
            table.animals_unseen[animal] += table.animals_spent[animal]
            table.animals_spent[animal] = 0
    return FACE_DOWN
