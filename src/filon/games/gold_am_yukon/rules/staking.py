"""“Comment revendique t’on un gain ?”: the tail goes on the claim that the whole chain
surrounds."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import i64, vec
from filon.games.gold_am_yukon.data import CENTRE, CLAIMS_OF, FIELDS, ON_RING, VALUES
from filon.games.gold_am_yukon.notation import RETIRED, STAKE, STAKED
from filon.games.gold_am_yukon.table import Table


def offer_stakes(table: Table, seat: i64) -> None:
    """Stakes of the unmarked claims whose circle holds the whole chain."""
    chain = table.chains[seat]
    for claim in CLAIMS_OF[chain[0]]:
        if table.owner[claim] < 0 and surrounds(chain, claim):
            table.offer(STAKE + claim)


def can_stake(table: Table, seat: i64) -> bool:
    chain = table.chains[seat]
    for claim in CLAIMS_OF[chain[0]]:
        if table.owner[claim] < 0 and surrounds(chain, claim):
            return True
    return False


def surrounds(chain: vec[i64], claim: i64) -> bool:
    circle = claim * FIELDS
    if not ON_RING[circle + chain[-1]]:
        return False
    for field in chain:
        if not ON_RING[circle + field]:
            return False
    return True


def stake(table: Table, seat: i64, claim: i64) -> None:
    chain = table.chains[seat]
    origin = chain[0]
    table.chains[seat] = chain[1:]
    table.holder[origin] = NOBODY
    table.owner[claim] = seat
    table.nuggets[seat] += VALUES[claim]
    table.pips = 0  # left-over pips are lost
    table.acted = 1
    table.tell(STAKED, seat, origin, claim, VALUES[claim])
    if claim == CENTRE:
        _retire(table, seat)


def _retire(table: Table, seat: i64) -> None:
    chain = table.chains[seat]
    for field in chain:
        table.holder[field] = NOBODY
    table.gone[seat] = len(chain)
    table.chains[seat] = vec[i64]()
    table.tell(RETIRED, seat, table.gone[seat])
