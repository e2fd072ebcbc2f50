"""Spec §1: spaces are counted by area, and only at the end of the turn."""

from __future__ import annotations

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
from filon.games.lost_valley.state import Table


def too_many_materials(table: Table, seat: int) -> int:
    """Spaces of materials above what backpack and cart hold."""
    start = seat * GOODS
    used = 0
    for good in range(MATERIALS):
        used += SPACES[good] * table.goods[start + good]
    room = BACKPACK + CART_SPACES if table.goods[start + CART] else BACKPACK
    return max(0, used - room)


def too_much_gear(table: Table, seat: int) -> int:
    start = seat * GOODS
    used = 0
    for good in range(MATERIALS, GOODS):
        if takes_space(table, good):
            used += SPACES[good] * table.goods[start + good]
    return max(0, used - GEAR)


def takes_space(table: Table, good: int) -> bool:
    """All goods do, but by option the cart."""
    return good != CART or table.cart_gear == 1


def fits(table: Table, seat: int) -> bool:
    return too_many_materials(table, seat) == 0 and too_much_gear(table, seat) == 0


def drop_choices(table: Table, seat: int) -> list[int]:
    start = seat * GOODS
    choices: list[int] = []
    low = 0 if too_many_materials(table, seat) else MATERIALS
    high = GOODS if too_much_gear(table, seat) else MATERIALS
    for good in range(low, high):
        if table.goods[start + good] and takes_space(table, good):
            choices.append(DROP + good)
    return choices


def drop(table: Table, seat: int, good: int) -> None:
    give_up(table, seat, good)
    table.tell(DROPPED, seat, good)
