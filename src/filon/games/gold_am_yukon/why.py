"""Why an action is not possible, by the rule that forbids it."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.messages import Line
from filon.games.gold_am_yukon.data import NEIGHBOURS, STARTS
from filon.games.gold_am_yukon.notation import REST, ROLL, STAKE, TAIL
from filon.games.gold_am_yukon.rules.moving import is_ring
from filon.games.gold_am_yukon.rules.staking import surrounds
from filon.games.gold_am_yukon.table import Table


def hindrance(view: Table, seat: int, action: int) -> Line:
    """Of a seat that is to act and an action that it may not do."""
    if view.round == 0:
        return _starting(view, action)
    if view.pips == 0:
        return "why.turn.roll", {}
    if action == ROLL:
        return "why.turn.rolled", {"n": view.pips}
    if view.hand[seat]:
        return _entering(view, seat, action)
    if action < TAIL:
        return _stepping(view, seat, action)
    if action < STAKE:
        return _naming(view, seat, action - TAIL)
    if action == REST:
        return "why.staking.rest", {}
    return _staking(view, seat, action - STAKE)


def _starting(view: Table, action: int) -> Line:
    if action >= TAIL:
        return "why.start.first", {}
    if action not in STARTS:
        return "why.start.rim", {}
    return "why.start.taken", {"seat": view.holder[action]}


def _entering(view: Table, seat: int, action: int) -> Line:
    if action >= TAIL:
        return "why.turn.all_first", {"n": view.hand[seat]}
    if view.holder[action] != NOBODY:
        return "why.turn.taken", {"seat": view.holder[action]}
    return "why.turn.ends", {}


def _stepping(view: Table, seat: int, field: int) -> Line:
    chain = view.chains[seat]
    if view.holder[field] != NOBODY:
        return "why.turn.taken", {"seat": view.holder[field]}
    if is_ring(chain) and not view.named:
        return "why.turn.cut_first", {}
    if field == view.trail:
        return "why.turn.back", {}
    if view.heading or view.named:
        return "why.turn.head", {}
    if field in NEIGHBOURS[chain[-1]] and field in NEIGHBOURS[chain[0]]:
        return "why.turn.both_ends", {}
    return "why.turn.far", {}


def _naming(view: Table, seat: int, field: int) -> Line:
    chain = view.chains[seat]
    if view.holder[field] != seat:
        return "why.turn.not_yours", {}
    if view.named:
        return "why.turn.named", {}
    if is_ring(chain):
        return "why.turn.shut", {}
    if view.heading:
        return "why.turn.direction", {}
    if field not in (chain[0], chain[-1]):
        return "why.turn.only_ends", {}
    return "why.turn.no_need", {}


def _staking(view: Table, seat: int, claim: int) -> Line:
    if view.owner[claim] != NOBODY:
        return "why.staking.taken", {"seat": view.owner[claim]}
    if surrounds(view.chains[seat], claim):
        return "why.staking.name_tail", {}
    return "why.staking.around", {"n": len(view.chains[seat])}
