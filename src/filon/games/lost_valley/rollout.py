"""A quick move for rollouts, not silly: gold first, then what it takes, then on to elsewhere."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import FOOD, GOODS, TIMBER
from filon.games.lost_valley.heuristics import is_ahead
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
from filon.games.lost_valley.state import MENU, Table


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    choices = table.choices
    if len(choices) == 1:
        return choices[0]
    if table.phase == MENU:
        return _turn(table, seat, choices, luck)
    for action in choices:
        if action in (SETTLE, WITHDRAW, DECLINE):
            return action
    return choices[luck.below(len(choices))]


def _turn(table: Table, seat: int, choices: list[int], luck: Luck) -> int:
    hungry = table.goods[seat * GOODS + FOOD] < 3
    bare = table.goods[seat * GOODS + TIMBER] < 2
    ways = 0  # the choices begin with those of the move
    chosen = END
    for action in choices:
        if action < RIVER_LAY:
            ways += 1
        elif PAN <= action < EVENT or (action == ANNOUNCE and is_ahead(table, seat)):
            return action
        elif _is_useful(action, hungry, bare):
            chosen = action
    if chosen != END or ways == 0 or choices[0] >= RIVER_LAY or _is_at_gold(table, seat):
        return chosen
    return choices[luck.below(ways)]


def _is_useful(action: int, hungry: bool, bare: bool) -> bool:
    """Building what opens gold, food for the hungry, timber for the bare."""
    if HUNT <= action < DIG or action == FISH:
        return hungry
    return bare if action == CUT else DIG <= action < FISH


def _is_at_gold(table: Table, seat: int) -> bool:
    for tile in tiles_at(table, table.place[seat]):
        if table.gold[tile * 2]:
            return True
    return False
