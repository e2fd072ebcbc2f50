"""“2. déclencher un événement”: whiskey and dried fish, at any time of the own turn."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.lost_valley.data import (
    DRIED_FISH,
    FISH_FOOD,
    FOOD,
    FOUND_WHISKEY,
    GOODS,
    WHISKEY,
)
from filon.games.lost_valley.notation import DRANK, DRINK_ACT, DRINK_MOVE, UNPACK, UNPACKED
from filon.games.lost_valley.rules.supply import gain, give_up
from filon.games.lost_valley.table import Table


def offer_refreshment(table: Table, seat: i64) -> None:
    """Whiskey for a second move or action, once a turn; dried fish."""
    if not table.drank and whiskeys_of(table, seat):
        table.offer(DRINK_MOVE)
        table.offer(DRINK_ACT)
    offer_unpacking(table, seat)


def offer_unpacking(table: Table, seat: i64) -> None:
    if table.goods[seat * GOODS + DRIED_FISH] and table.stock[FOOD]:
        table.offer(UNPACK)


def whiskeys_of(table: Table, seat: i64) -> i64:
    return table.goods[seat * GOODS + WHISKEY] + table.goods[seat * GOODS + FOUND_WHISKEY]


def can_drink_openly(table: Table, seat: i64) -> bool:
    """A whiskey of the store lies face up."""
    return not table.drank and table.goods[seat * GOODS + WHISKEY] > 0


def drink(table: Table, seat: i64, action: i64) -> None:
    """A whiskey of the store before one that was found."""
    bought = table.goods[seat * GOODS + WHISKEY] > 0
    give_up(table, seat, WHISKEY if bought else FOUND_WHISKEY)
    table.drank = 1
    if action == DRINK_MOVE:
        table.moves += 1
    else:
        table.actions += 1
    table.tell(DRANK, seat, action - DRINK_MOVE)


def unpack(table: Table, seat: i64) -> None:
    give_up(table, seat, DRIED_FISH)
    table.tell(UNPACKED, seat, food_in_fish(table))
    gain(table, seat, FOOD, FISH_FOOD)


def food_in_fish(table: Table) -> i64:
    """What a dried fish brings: no more than the supply holds."""
    return min(FISH_FOOD, table.stock[FOOD])
