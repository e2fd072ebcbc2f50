"""“Comment une équipe avance-t-elle ?”, “Changement de direction” and ruling on closed rings: a
pip takes the prospector at the tail and puts it before the head."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import i64, vec
from filon.core.rows import reverse, shift
from filon.games.gold_am_yukon.data import CIRCLE, NEIGHBOURS
from filon.games.gold_am_yukon.notation import MOVED, NAMED, REST, TAIL, TURNED
from filon.games.gold_am_yukon.rules.staking import can_stake, offer_stakes
from filon.games.gold_am_yukon.table import Table


def offer_moves(table: Table, seat: i64) -> None:
    """What the next pip can do; may turn the chain first, when an opponent blocks it."""
    chain = table.chains[seat]
    if table.named:
        _offer_free(table, chain[-1])
        if not table.heading and is_ring(chain):
            _offer_free(table, chain[1])
        offer_stakes(table, seat)
    elif is_ring(chain):
        _offer_cuts(table, seat, chain)
    elif not table.heading:
        _offer_first_pip(table, seat, chain)
    else:
        _offer_onward(table, chain)
        if not table.offered and not table.reversed and _meets(table, seat, chain[-1]):
            turn_round(table, seat)
            _offer_onward(table, chain)
        _offer_stakes_or_rest(table, seat)


def is_ring(chain: vec[i64]) -> bool:
    """Whether all twelve stand in a closed circle; no shorter one exists on the board."""
    return len(chain) == CIRCLE and chain[0] in NEIGHBOURS[chain[-1]]


def turn_round(table: Table, seat: i64) -> None:
    """“Changement de direction”: an encounter, once a turn."""
    reverse(table.chains[seat])
    table.reversed = 1
    table.trail = NOBODY
    table.tell(TURNED, seat)


def _offer_first_pip(table: Table, seat: i64, chain: vec[i64]) -> None:
    """“Comment une équipe avance-t-elle ?”: the first moving pip chooses the direction; “Comment
    revendique t’on un gain ?”: or stakes, with either end as tail."""
    head, tail = chain[-1], chain[0]
    if head == tail:
        _offer_free(table, head)
        _offer_stakes_or_rest(table, seat)
        return
    both = False
    for field in NEIGHBOURS[head]:
        if table.holder[field] < 0:
            if field in NEIGHBOURS[tail]:  # next to both ends: the player must name the tail
                both = True
            else:
                table.offer(field)
    for field in NEIGHBOURS[tail]:
        if table.holder[field] < 0 and field not in NEIGHBOURS[head]:
            table.offer(field)
    if both or can_stake(table, seat):
        stuck = not both and not table.offered
        table.offer(TAIL + tail)
        table.offer(TAIL + head)
        if stuck:
            table.offer(REST)


def _offer_cuts(table: Table, seat: i64, chain: vec[i64]) -> None:
    """Ruling on closed rings: any prospector of a ring may be the tail, if its neighbour has
    somewhere to go."""
    stakes = can_stake(table, seat)
    blocked = True
    for place in range(CIRCLE):
        before = _has_exit(table, chain[place - 1])
        after = not table.heading and _has_exit(table, chain[(place + 1) % CIRCLE])
        if stakes or before or after:
            table.offer(TAIL + chain[place])
        if before:
            blocked = False
    if stakes and blocked:
        table.offer(REST)


def _offer_stakes_or_rest(table: Table, seat: i64) -> None:
    """“Comment revendique t’on un gain ?”: staking is optional, so where nothing else is
    possible the player may rest."""
    steps = table.offered
    offer_stakes(table, seat)
    if not steps and table.offered:
        table.offer(REST)


def _offer_onward(table: Table, chain: vec[i64]) -> None:
    """The free fields before the head; a lone prospector does not go back where it came from."""
    for field in NEIGHBOURS[chain[-1]]:
        if table.holder[field] < 0 and field != table.trail:
            table.offer(field)


def _offer_free(table: Table, field: i64) -> None:
    for other in NEIGHBOURS[field]:
        if table.holder[other] < 0:
            table.offer(other)


def _has_exit(table: Table, field: i64) -> bool:
    for other in NEIGHBOURS[field]:
        if table.holder[other] < 0:
            return True
    return False


def _meets(table: Table, seat: i64, field: i64) -> bool:
    """Whether an opponent stands next to a field."""
    for other in NEIGHBOURS[field]:
        if table.holder[other] >= 0 and table.holder[other] != seat:
            return True
    return False


def name_tail(table: Table, seat: i64, field: i64) -> None:
    chain = table.chains[seat]
    if is_ring(chain):
        while chain[0] != field:
            shift(chain, chain[0])
    elif chain[0] != field:
        reverse(chain)
    table.named = 1
    table.tell(NAMED, seat, field)


def step(table: Table, seat: i64, field: i64) -> None:
    chain = table.chains[seat]
    if not table.heading and field not in NEIGHBOURS[chain[-1]]:
        # the end next to the field becomes the head; the tail of a cut ring stays the tail
        reverse(chain, 0 if field in NEIGHBOURS[chain[0]] else 1)
    origin = chain[0]
    shift(chain, field)
    table.holder[origin] = NOBODY
    table.holder[field] = seat
    table.trail = NOBODY
    if len(chain) == 1:
        table.trail = origin
    table.heading = 1
    table.named = 0
    table.pips -= 1
    table.acted = 1
    table.tell(MOVED, seat, origin, field)
