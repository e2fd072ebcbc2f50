"""What a prospector looks for: an unmarked claim that soon lies inside the whole chain."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.gold_am_yukon.data import (
    CENTRE,
    CLAIMS,
    CLAIMS_OF,
    FIELDS,
    NEIGHBOURS,
    ON_RING,
    RINGS,
    STONES,
    VALUES,
)
from filon.games.gold_am_yukon.notation import REST, ROLL, STAKE, TAIL
from filon.games.gold_am_yukon.state import Table

PATIENCE: Final = 0.94  # what a nugget is worth that lies one pip further away
STONE: Final = 0.3  # what a prospector who can still move is worth, in nuggets
RETIRED_STONE: Final = 1.2  # what it would still have found, had its player not retired

WORTH: Final[list[float]] = [PATIENCE**pips for pips in range(80)]
VALUE: Final[list[float]] = [float(value) for value in VALUES]


def _distances(claim: int) -> bytes:
    """Of each field: how many steps away the claim's circle is."""
    steps = [-1] * FIELDS
    reached = list(RINGS[claim])
    for field in reached:
        steps[field] = 0
    for field in reached:
        for other in NEIGHBOURS[field]:
            if steps[other] < 0:
                steps[other] = steps[field] + 1
                reached.append(other)
    return bytes(steps)


DISTANCE: Final[list[bytes]] = [_distances(claim) for claim in range(CLAIMS)]


def prospects(table: Table, seat: int) -> float:
    """Nuggets in hand and nuggets in reach."""
    chain = table.chains[seat]
    found = float(table.nuggets[seat])
    if not chain:
        return found
    stones = len(chain) + table.hand[seat]
    best = _lead(table, seat, chain, chain[-1], -1)
    if not (table.heading and seat == table.turn):
        best = max(best, _lead(table, seat, chain, chain[0], 1))
    return found + STONE * stones + best


def _lead(table: Table, seat: int, chain: list[int], end: int, way: int) -> float:
    """The best claim for this end of the chain, by what it takes to go there and round it."""
    best = 0.0
    stones = len(chain) + table.hand[seat]
    for claim in range(CLAIMS):
        value = VALUE[claim]
        if table.owner[claim] >= 0 or value <= best:
            continue
        if claim == CENTRE:
            value -= RETIRED_STONE * (stones - 1)
        pips = stones + DISTANCE[claim][end]
        if value * WORTH[pips - stones + 1] <= best:
            continue
        if pips == stones:
            pips -= _stones_on(chain, claim, way) - 1
        if pips > 1 and _rivals_on(table, seat, claim) > STONES - stones:
            value *= 0.2
        best = max(best, value * WORTH[pips])
    return best


def _stones_on(chain: list[int], claim: int, way: int) -> int:
    """How many prospectors in a row, from one end, stand on the claim's circle."""
    on_ring = ON_RING[claim]
    count = 0
    for place in range(len(chain)):
        if not on_ring[chain[place if way > 0 else -1 - place]]:
            break
        count += 1
    return count


def _rivals_on(table: Table, seat: int, claim: int) -> int:
    count = 0
    for field in RINGS[claim]:
        holder = table.holder[field]
        if holder >= 0 and holder != seat:
            count += 1
    return count


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    """Stakes what is worth it and keeps going round an unmarked claim."""
    choices = table.choices
    if len(choices) == 1:
        return choices[0]
    chain = table.chains[seat]
    rounding: list[int] = []
    for action in choices:
        if action < TAIL:
            if chain and _goes_round(table, chain[-1], action):
                rounding.append(action)
        elif STAKE <= action < ROLL:
            if action != STAKE + CENTRE or len(chain) <= 4:
                return action
        elif action != REST and table.round > 0 and _is_worth_naming(table, chain):
            rounding.append(action)
    if rounding and luck.below(8) > 0:
        return rounding[luck.below(len(rounding))]
    return choices[luck.below(len(choices))]


def _goes_round(table: Table, head: int, field: int) -> bool:
    for claim in CLAIMS_OF[field]:
        if table.owner[claim] < 0 and claim != CENTRE and ON_RING[claim][head]:
            return True
    return False


def _is_worth_naming(table: Table, chain: list[int]) -> bool:
    for claim in CLAIMS_OF[chain[0]]:
        if table.owner[claim] < 0 and ON_RING[claim][chain[-1]]:
            return True
    return False
