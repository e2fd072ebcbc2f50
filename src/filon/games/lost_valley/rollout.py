"""A quick move for rollouts, not silly."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import ENOUGH, GOODS, POST_PLACE, TIMBER
from filon.games.lost_valley.heuristics import is_ahead
from filon.games.lost_valley.notation import (
    ACCEPT,
    ANNOUNCE,
    BUY,
    CANAL,
    CUT,
    DIG,
    DRINK_ACT,
    DRINK_MOVE,
    END,
    EVENT,
    FISH,
    HUNT,
    PAN,
    PAY,
    RIVER_LAY,
    SETTLE,
    TRADE,
    WITHDRAW,
)
from filon.games.lost_valley.rules.supply import markers_of
from filon.games.lost_valley.state import Table


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    """Gold first, then what it takes, then on to somewhere else."""
    choices = table.choices
    if len(choices) == 1:
        return choices[0]
    best, chosen = -1, END
    for action in choices:
        rank = _rank(table, seat, action) * 8 + luck.below(24)
        if rank > best:
            best, chosen = rank, action
    return chosen


def _rank(table: Table, seat: int, action: int) -> int:
    """How eagerly an action is taken in a rollout; chance adds up to three ranks."""
    if action < RIVER_LAY:
        return 3 if action != POST_PLACE or markers_of(table, seat) < ENOUGH else 8
    if action < PAN:
        return 3
    if action < EVENT:
        return 9
    if action < HUNT:
        return 3
    if action < DIG:
        return 4 if table.goods[seat * GOODS] < 4 else 1
    if action < CANAL:
        return 7
    if action < FISH:
        return 4
    if action == FISH:
        return 5 if table.goods[seat * GOODS] < 4 else 1
    if action == CUT:
        return 5 if table.goods[seat * GOODS + TIMBER] < 2 else 1
    if action < BUY:
        return 1
    if action < PAY:
        return 2 if action < SETTLE else 3
    if action in (DRINK_MOVE, DRINK_ACT):
        return 1
    if action == ANNOUNCE:
        return 20 if is_ahead(table, seat) else 0
    if TRADE <= action < WITHDRAW or action == ACCEPT:
        return -3
    return 2 if action != END or (not table.moves and not table.actions) else 0
