"""A quick move for rollouts, not silly: gold first, then what it takes, then on to elsewhere."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.data import FOOD, GOODS, TIMBER
from filon.games.lost_valley.fields import MENU
from filon.games.lost_valley.heuristics import seems_ahead
from filon.games.lost_valley.notation import (
    ANNOUNCE,
    CUT,
    DECLINE,
    DIG,
    END,
    EVENT,
    FISH,
    HUNT,
    PAN,
    RIVER_LAY,
    SETTLE,
    WITHDRAW,
)
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    if table.offered == 1:
        return table.slate[0]
    if table.phase == MENU:
        return _turn(table, seat, luck)
    for place in range(table.offered):
        action = table.slate[place]
        if action in (SETTLE, WITHDRAW, DECLINE):
            return action
    return table.slate[luck.below(table.offered)]


def _turn(table: Table, seat: i64, luck: Luck) -> i64:
    hungry = table.goods[seat * GOODS + FOOD] < 3
    bare = table.goods[seat * GOODS + TIMBER] < 2
    ways: i64 = 0  # the choices begin with those of the move
    chosen: i64 = END
    for place in range(table.offered):
        action = table.slate[place]
        if action < RIVER_LAY:
            ways += 1
        elif PAN <= action < EVENT or (action == ANNOUNCE and seems_ahead(table, seat)):
            return action
        elif _is_useful(action, hungry, bare):
            chosen = action
    if chosen != END or ways == 0 or table.slate[0] >= RIVER_LAY or _is_at_gold(table, seat):
        return chosen
    return table.slate[luck.below(ways)]


def _is_useful(action: i64, hungry: bool, bare: bool) -> bool:
    """Building what opens gold, food for the hungry, timber for the bare."""
    if HUNT <= action < DIG or action == FISH:
        return hungry
    return bare if action == CUT else DIG <= action < FISH


def _is_at_gold(table: Table, seat: i64) -> bool:
    for tile in tiles_at(table, table.place[seat]):
        if table.gold[tile * 2]:
            return True
    return False
