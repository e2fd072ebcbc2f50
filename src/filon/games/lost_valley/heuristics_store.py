"""What wares are worth to somebody, and whether it pays to go and buy one."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.games.lost_valley.data import (
    EXTRAS,
    FOUND,
    GOODS,
    MATERIALS,
    NUGGETS,
    POST,
    POST_PLACE,
)
from filon.games.lost_valley.rules.store import goods_of
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.weights import GREED, SHOPPING, WARES

# the first of a ware while the whole game lies ahead: nuggets that it helps to bring home
#                              wh   ax   ro   ri   ca   bo   ho   si   cr
WARE_WORTH: Final = vec[float]([0.0, 0.2, 2.0, 0.2, 1.0, 4.0, 0.8, 5.3, 2.5])
DRINK: Final = 0.8  # a whiskey in the basket
EXTRA: Final = 0.5  # what is given for an X


def ware_worth(good: i64, left: float, weights: vec[float]) -> float:
    return weights[WARES] * WARE_WORTH[good - MATERIALS] * left


def wares_worth(table: Table, seat: i64, left: float, weights: vec[float]) -> float:
    """Of all that a seat has, bought or found; a second of a kind is worth nothing."""
    start = seat * GOODS
    worth = 0.0
    for good in range(MATERIALS + 1, FOUND):
        if table.goods[start + good] or (good < 7 and table.goods[start + good + 8]):
            worth += ware_worth(good, left, weights)
    return worth


def basket_worth(table: Table, seat: i64, left: float, weights: vec[float]) -> float:
    """Of what is being bought, less what is still to be paid."""
    worth = -weights[GREED] * float(table.owed) - EXTRA * float(table.extras)
    for good in table.basket:
        if good == MATERIALS:
            worth += DRINK
        elif good > MATERIALS and not table.goods[seat * GOODS + good]:
            worth += ware_worth(good, left, weights)
    return worth


def shopping_worth(
    table: Table, seat: i64, steps: vec[i64], near: vec[float], left: float, weights: vec[float]
) -> float:
    """What the best ware that the bag can pay would bring, by the way to a store."""
    gain = _best_buy(table, seat, left, weights)
    return weights[SHOPPING] * gain * near[_way_to_a_store(table, steps)] if gain > 0.0 else 0.0


def _best_buy(table: Table, seat: i64, left: float, weights: vec[float]) -> float:
    nuggets = nuggets_of(table, seat)
    if not nuggets:
        return 0.0
    pieces = goods_of(table, seat)
    best = 0.0
    for good in range(MATERIALS + 1, FOUND):
        if not table.stock[good] or table.goods[seat * GOODS + good]:
            continue
        if nuggets >= NUGGETS[good] + max(0, EXTRAS[good] - pieces):
            price = weights[GREED] * float(NUGGETS[good]) + EXTRA * float(EXTRAS[good])
            best = max(best, ware_worth(good, left, weights) - price)
    return best


def _way_to_a_store(table: Table, steps: vec[i64]) -> i64:
    """The store at the waterfall, or the second post where it lies."""
    way = steps[POST_PLACE]
    for tile in range(len(table.tiles)):
        if table.tiles[tile] != POST:
            continue
        for corner in range(tile * 4, tile * 4 + 4):
            place = table.corners[corner]
            if place >= 0 and steps[place] < way:
                way = steps[place]
    return way
