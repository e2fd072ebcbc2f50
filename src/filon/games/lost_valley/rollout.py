"""A quick move for rollouts: take the gold that lies here, finish what is begun, end the turn."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.heuristics import is_ahead
from filon.games.lost_valley.notation import ANNOUNCE, DECLINE, END, EVENT, PAN, SETTLE, WITHDRAW
from filon.games.lost_valley.state import Table


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    """Little is left to chance, so that a short rollout tells more about what came before it."""
    choices = table.choices
    if len(choices) == 1:
        return choices[0]
    calm = -1
    for action in choices:
        if PAN <= action < EVENT:
            return action
        if action == ANNOUNCE and is_ahead(table, seat):
            return action
        if action in (END, SETTLE, WITHDRAW, DECLINE):
            calm = action
    return calm if calm >= 0 else choices[luck.below(len(choices))]
