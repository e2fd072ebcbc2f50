"""Spec §4, action 7: wares for gold markers at the store, whiskey for materials at the still."""

from __future__ import annotations

from filon.games.lost_valley.data import (
    EXTRAS,
    FOUND,
    GOLD,
    GOODS,
    MATERIALS,
    NUGGETS,
    POST,
    POST_PLACE,
    STILL,
    THINGS,
    WHISKEY,
)
from filon.games.lost_valley.notation import (
    BOUGHT,
    BUY,
    DONE,
    PAID,
    PAY,
    SETTLE,
    STILL_BUY,
)
from filon.games.lost_valley.rules.supply import give_up, has, materials_of, nuggets_of, spend_gold
from filon.games.lost_valley.state import BUYING, MENU, PAYING, Table


def store_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    place = table.place[seat]
    choices: list[int] = []
    if place == POST_PLACE or is_at(table, tiles, POST):
        choices = buy_choices(table, seat)
    return choices + still_choices(table, seat, tiles)


def is_at(table: Table, tiles: list[int], kind: int) -> bool:
    for tile in tiles:
        if table.tiles[tile] == kind:
            return True
    return False


def still_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    if table.stock[WHISKEY] and materials_of(table, seat) >= 2 and is_at(table, tiles, STILL):
        return [STILL_BUY]
    return []


def buy_choices(table: Table, seat: int) -> list[int]:
    """The wares in stock that can be paid for together with those in the basket."""
    nuggets = nuggets_of(table, seat) - table.owed
    pieces = goods_of(table, seat)
    choices: list[int] = []
    for good in range(0 if table.materials_sold else MATERIALS, FOUND):
        if not table.stock[good]:
            continue
        extras = table.extras + EXTRAS[good]
        if nuggets >= NUGGETS[good] + max(0, extras - pieces):
            choices.append(BUY + good)
    return choices


def goods_of(table: Table, seat: int) -> int:
    """How many goods a player could hand over for an X."""
    total = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        total += table.goods[good]
    return total


def buy(table: Table, seat: int, good: int) -> None:
    table.stock[good] -= 1
    table.basket.append(good)
    table.owed += NUGGETS[good]
    table.extras += EXTRAS[good]
    table.phase = BUYING
    table.tell(BOUGHT, seat, good)


def basket_choices(table: Table, seat: int) -> list[int]:
    return [*buy_choices(table, seat), SETTLE]


def settle(table: Table) -> None:
    table.phase = PAYING


def pay_choices(table: Table, seat: int) -> list[int]:
    """Gold markers of any value; for an X any good."""
    choices: list[int] = []
    for thing in range(GOLD, THINGS):
        if has(table, seat, thing):
            choices.append(PAY + thing)
    if table.extras:
        for good in range(GOODS):
            if table.goods[seat * GOODS + good]:
                choices.append(PAY + good)
    return choices


def pay(table: Table, seat: int, thing: int) -> None:
    """No change is given: a marker pays nuggets first, then what X are left."""
    if thing < GOLD:
        give_up(table, seat, thing)
        table.extras -= 1
    else:
        spend_gold(table, seat, thing)
        table.owed -= thing - GOLD + 1
        while table.owed < 0 and table.extras > 0:
            table.owed += 1
            table.extras -= 1
    table.tell(PAID, seat, thing)
    if table.owed <= 0 and table.extras == 0:
        _take_home(table, seat)


def _take_home(table: Table, seat: int) -> None:
    for good in table.basket:
        table.goods[seat * GOODS + good] += 1
    table.basket = []
    table.owed = 0
    table.phase = MENU


def distil(table: Table, seat: int) -> None:
    """Two materials have been handed in; more whiskey may follow."""
    table.stock[WHISKEY] -= 1
    table.goods[seat * GOODS + WHISKEY] += 1
    table.tell(BOUGHT, seat, WHISKEY)


def stilling_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    return [*still_choices(table, seat, tiles), DONE]
