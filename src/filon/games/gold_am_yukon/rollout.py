"""A quick move for rollouts, not silly: stakes, and ways to the best claim."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.games.gold_am_yukon.data import CENTRE, NEIGHBOURS
from filon.games.gold_am_yukon.heuristics import VALUE, crowds, lead
from filon.games.gold_am_yukon.notation import ROLL, STAKE, TAIL
from filon.games.gold_am_yukon.table import Table


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    """Stakes what is worth it, else goes where the best claim is; now and then anywhere."""
    if table.offered == 1:
        return table.slate[0]
    chain = table.chains[seat]
    if not len(chain) or luck.below(8) == 0:
        return table.slate[luck.below(table.offered)]
    rivals = crowds(table, seat)
    best, chosen = -1.0, table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        worth = _worth(table, seat, chain, action, rivals)
        if worth > best:
            best, chosen = worth, action
    return chosen


def _worth(table: Table, seat: i64, chain: vec[i64], action: i64, rivals: vec[i64]) -> float:
    if action < TAIL:
        way: i64 = -1 if action in NEIGHBOURS[chain[-1]] else 1
        return lead(table, seat, action, chain, way, rivals)
    if action < STAKE:
        return 1.0
    if action < ROLL:
        alone = action == STAKE + CENTRE and len(chain) > 4
        return 0.0 if alone else VALUE[action - STAKE]
    return 0.0
