"""What a prospector looks for: an unmarked claim that soon lies inside the whole chain."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.gold_am_yukon.data import (
    CENTRE,
    CLAIMS,
    FIELDS,
    NEIGHBOURS,
    ON_RING,
    RINGS,
    STONES,
    VALUES,
)
from filon.games.gold_am_yukon.notation import ROLL, STAKE, TAIL
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
    best = _lead(table, seat, chain[-1], chain, -1)
    if not (table.heading and seat == table.turn):
        best = max(best, _lead(table, seat, chain[0], chain, 1))
    return found + STONE * stones + best


def _lead(table: Table, seat: int, end: int, chain: list[int], way: int) -> float:
    """The best claim for this end of the chain, by what it takes to go there and round it."""
    best = 0.0
    stones = len(chain) + table.hand[seat]
    for claim in range(CLAIMS):
        value = VALUE[claim]
        if table.owner[claim] >= 0 or value <= best:
            continue
        if claim == CENTRE:
            value -= RETIRED_STONE * (stones - 1)
        away = DISTANCE[claim][end]
        if value * WORTH[away + 1] <= best:
            continue
        pips = stones + away
        if away == 0:
            pips -= _stones_on(end, chain, claim, way) - 1
        if pips > 1 and _rivals_on(table, seat, claim) > STONES - stones:
            value *= 0.2
        best = max(best, value * WORTH[max(1, pips)])
    return best


def _stones_on(end: int, chain: list[int], claim: int, way: int) -> int:
    """How many prospectors in a row stand on the claim's circle, counted from an end of the
    chain; `end` may be the field the next one goes to."""
    on_ring = ON_RING[claim]
    count = 0 if end == chain[0 if way > 0 else -1] else 1
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
    """Stakes what is worth it, else goes where the best claim is; now and then anywhere."""
    choices = table.choices
    if len(choices) == 1:
        return choices[0]
    chain = table.chains[seat]
    if not chain or luck.below(8) == 0:
        return choices[luck.below(len(choices))]
    best, chosen = -1.0, choices[0]
    for action in choices:
        worth = _worth(table, seat, chain, action)
        if worth > best:
            best, chosen = worth, action
    return chosen


def _worth(table: Table, seat: int, chain: list[int], action: int) -> float:
    if action < TAIL:
        way = -1 if action in NEIGHBOURS[chain[-1]] else 1
        return _lead(table, seat, action, chain, way)
    if action < STAKE:
        return 1.0
    if action < ROLL:
        alone = action == STAKE + CENTRE and len(chain) > 4
        return 0.0 if alone else VALUE[action - STAKE]
    return 0.0
