"""Rules §7 and §8: the tail goes on the claim that the whole chain surrounds."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.games.gold_am_yukon.data import CENTRE, CLAIMS_OF, ON_RING, VALUES
from filon.games.gold_am_yukon.notation import RETIRED, STAKE, STAKED
from filon.games.gold_am_yukon.state import Table


def stake_choices(table: Table, seat: int) -> list[int]:
    """Stakes of the unmarked claims whose circle holds the whole chain."""
    chain = table.chains[seat]
    choices: list[int] = []
    for claim in CLAIMS_OF[chain[0]]:
        if table.owner[claim] < 0 and surrounds(chain, claim):
            choices.append(STAKE + claim)
    return choices


def surrounds(chain: list[int], claim: int) -> bool:
    on_ring = ON_RING[claim]
    if not on_ring[chain[-1]]:
        return False
    for field in chain:
        if not on_ring[field]:
            return False
    return True


def stake(table: Table, seat: int, claim: int) -> None:
    origin = table.chains[seat].pop(0)
    table.holder[origin] = NOBODY
    table.owner[claim] = seat
    table.nuggets[seat] += VALUES[claim]
    table.pips = 0  # left-over pips are lost
    table.acted = 1
    table.tell(STAKED, seat, origin, claim, VALUES[claim])
    if claim == CENTRE:
        _retire(table, seat)


def _retire(table: Table, seat: int) -> None:
    chain = table.chains[seat]
    for field in chain:
        table.holder[field] = NOBODY
    table.gone[seat] = len(chain)
    table.chains[seat] = []
    table.tell(RETIRED, seat, table.gone[seat])
