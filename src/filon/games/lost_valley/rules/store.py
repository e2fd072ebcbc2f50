"""“7. acheter équipements et marchandises”: wares for gold markers at the store, whiskey for
materials at the still."""

from __future__ import annotations

from filon.core.ints import append, i64, vec
from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    EXTRAS,
    FOUND,
    GOLD,
    GOODS,
    MATERIALS,
    NUGGETS,
    POST,
    POST_PLACE,
    STICK,
    STILL,
    THINGS,
    WHISKEY,
)
from filon.games.lost_valley.fields import BUYING, MENU, PAYING
from filon.games.lost_valley.notation import (
    BOUGHT,
    BUY,
    PAID,
    PAY,
    SETTLE,
    STILL_BUY,
)
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.supply import give_up, has, materials_of, nuggets_of, spend_gold
from filon.games.lost_valley.table import Table


def offer_store(table: Table, seat: i64, tiles: vec[i64]) -> None:
    if is_at_store(table, seat, tiles):
        _offer_wares(table, seat)
    if can_distil(table, seat, tiles):
        table.offer(STILL_BUY)


def is_at_store(table: Table, seat: i64, tiles: vec[i64]) -> bool:
    """The store at the waterfall or the trading post."""
    return table.place[seat] == POST_PLACE or is_at(table, tiles, POST)


def is_at(table: Table, tiles: vec[i64], kind: i64) -> bool:
    for tile in tiles:
        if table.tiles[tile] == kind:
            return True
    return False


def can_distil(table: Table, seat: i64, tiles: vec[i64]) -> bool:
    if not table.stock[WHISKEY] or materials_of(table, seat) < 2:
        return False
    return is_at(table, tiles, STILL)


def _offer_wares(table: Table, seat: i64) -> None:
    """The wares in stock that can be paid for together with those in the basket."""
    nuggets = nuggets_of(table, seat) - table.owed
    pieces = goods_of(table, seat)
    for good in range(first_ware(table), FOUND):
        if not table.stock[good]:
            continue
        extras = table.extras + EXTRAS[good]
        if nuggets >= NUGGETS[good] + max(0, extras - pieces):
            table.offer(BUY + good)


def first_ware(table: Table) -> i64:
    """Materials are for sale by option only."""
    return 0 if table.materials_sold else MATERIALS


def goods_of(table: Table, seat: i64) -> i64:
    """How many goods a player could hand over for an X."""
    count: i64 = 0
    for good in range(GOODS):
        if pays_x(good):
            count += table.goods[seat * GOODS + good]
    return count


def pays_x(good: i64) -> bool:
    """Materials and equipment; whiskey, dried fish and sticks are neither."""
    return good < STICK and good != WHISKEY


def buy(table: Table, seat: i64, good: i64) -> None:
    table.stock[good] -= 1
    table.basket = append(table.basket, good)
    table.owed += NUGGETS[good]
    table.extras += EXTRAS[good]
    table.phase = BUYING
    table.tell(BOUGHT, seat, good)


class Buying(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        _offer_wares(table, seat)
        table.offer(SETTLE)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action == SETTLE:
            table.phase = PAYING
        else:
            buy(table, seat, action - BUY)


class Paying(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        """Gold markers of any value; for an X a material or a piece of equipment."""
        for thing in range(GOLD, THINGS):
            if has(table, seat, thing):
                table.offer(PAY + thing)
        if table.extras:
            for good in range(GOODS):
                if table.goods[seat * GOODS + good] and pays_x(good):
                    table.offer(PAY + good)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        pay(table, seat, action - PAY)


def pay(table: Table, seat: i64, thing: i64) -> None:
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


def _take_home(table: Table, seat: i64) -> None:
    for good in table.basket:
        table.goods[seat * GOODS + good] += 1
    table.basket = vec[i64]()
    table.owed = 0
    table.phase = MENU


def distil(table: Table, seat: i64) -> None:
    """Two materials have been handed in; more whiskey may follow."""
    table.stock[WHISKEY] -= 1
    table.goods[seat * GOODS + WHISKEY] += 1
    table.tell(BOUGHT, seat, WHISKEY)
