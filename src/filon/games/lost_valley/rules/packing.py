"""“Inventaire du prospecteur”: spaces are counted by area, and only at the end of the turn."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.lost_valley.data import (
    BACKPACK,
    CART,
    CART_SPACES,
    GEAR,
    GOODS,
    MATERIALS,
    SPACES,
)
from filon.games.lost_valley.notation import DROP, DROPPED
from filon.games.lost_valley.rules.supply import give_up
from filon.games.lost_valley.table import Table


def too_many_materials(table: Table, seat: i64) -> i64:
    """Spaces of materials above what backpack and cart hold."""
    return max(0, space_of(table, seat, 0, MATERIALS) - room_of(table, seat))


def too_much_gear(table: Table, seat: i64) -> i64:
    return max(0, space_of(table, seat, MATERIALS, GOODS) - GEAR)


def room_of(table: Table, seat: i64) -> i64:
    """For materials."""
    return BACKPACK + CART_SPACES if table.goods[seat * GOODS + CART] else BACKPACK


def space_of(table: Table, seat: i64, first: i64, last: i64) -> i64:
    """What the goods of some kinds take up."""
    used: i64 = 0
    for good in range(first, last):
        if takes_space(table, good):
            used += SPACES[good] * table.goods[seat * GOODS + good]
    return used


def takes_space(table: Table, good: i64) -> bool:
    """All goods do, but by option the cart."""
    return good != CART or table.cart_gear == 1


def fits(table: Table, seat: i64) -> bool:
    return too_many_materials(table, seat) == 0 and too_much_gear(table, seat) == 0


def offer_drops(table: Table, seat: i64) -> None:
    start = seat * GOODS
    low: i64 = 0 if too_many_materials(table, seat) else MATERIALS
    high: i64 = GOODS if too_much_gear(table, seat) else MATERIALS
    for good in range(low, high):
        if table.goods[start + good] and takes_space(table, good):
            table.offer(DROP + good)


def drop(table: Table, seat: i64, good: i64) -> None:
    give_up(table, seat, good)
    table.tell(DROPPED, seat, good)
