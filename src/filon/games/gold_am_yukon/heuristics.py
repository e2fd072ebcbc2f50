"""What a prospector looks for: an unmarked claim that soon lies inside the whole chain."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec
from filon.core.rows import row, same
from filon.games.gold_am_yukon.data import (
    CENTRE,
    CIRCLE,
    CLAIMS,
    CLAIMS_OF,
    FIELDS,
    NEIGHBOURS,
    ON_RING,
    RINGS,
    VALUES,
)
from filon.games.gold_am_yukon.table import Table
from filon.games.gold_am_yukon.weights import (
    BEST,
    CROWDED,
    PATIENCE,
    REACH,
    RETIRED,
    SECOND,
    STONE,
    WEIGHTS,
)

LONG: Final[i64] = 60  # rounds; few games are longer
FAR: Final[i64] = 100  # steps: a claim further away is as good as this far
# by hundredths of patience, then by pips
WORTH: Final = vec[vec[float]](
    [vec[float]([(part / 100) ** pips for pips in range(FAR + CIRCLE + 2)]) for part in range(101)]
)
VALUE: Final = vec[float]([float(value) for value in VALUES])
UNASKED: Final = vec[i64]()
BY_VALUE: Final = row(sorted(range(CLAIMS), key=lambda claim: -VALUES[claim]))
SHIPPED: Final = WEIGHTS.values
FADING: Final = WORTH[i64(100.0 * SHIPPED[PATIENCE] + 0.5)]  # at a glance


def _distances(claim: int) -> list[int]:
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
    return steps


# of each claim and field
DISTANCE: Final = bytes([min(away, FAR) for claim in range(CLAIMS) for away in _distances(claim)])


def prospects(table: Table, seat: i64, weights: vec[float]) -> float:
    """Nuggets in hand and nuggets in reach. The last prospector is worth what it finds."""
    chain = table.chains[seat]
    found = float(table.nuggets[seat])
    if not len(chain):
        return found
    stones = len(chain) + table.hand[seat]
    if is_last(table, CENTRE):
        stones = 1  # there is nothing else to find for those who would go home
    hopes = _hopes(table, seat, chain, stones, weights)
    if table.round > LONG:  # who has waited that long takes what there is
        hopes *= float(LONG) / float(table.round)
    return found + weights[STONE] * float(stones - 1) + hopes


def is_last(table: Table, claim: i64) -> bool:
    """Whether all the others are staked."""
    for other in range(CLAIMS):
        if table.owner[other] < 0 and other != claim:
            return False
    return table.owner[claim] < 0


def _hopes(table: Table, seat: i64, chain: vec[i64], stones: i64, weights: vec[float]) -> float:
    """What the best claims in reach are worth on the way there."""
    whole = len(chain) + table.hand[seat]
    rivals = crowds(table, seat)
    either = not (table.heading and seat == table.turn)
    late = table.round > LONG  # who has waited that long looks where a way is free
    ahead = ways_from(table, chain[-1]) if late else UNASKED
    behind = ways_from(table, chain[0]) if late else UNASKED
    best, second, every = 0.0, 0.0, 0.0
    for claim in range(CLAIMS):
        if table.owner[claim] >= 0:
            continue
        away = ahead[claim] if late else _away(claim, chain[-1])
        pips = _pips_to(claim, away, chain[-1], chain, -1, whole)
        if either:
            away = behind[claim] if late else _away(claim, chain[0])
            pips = min(pips, _pips_to(claim, away, chain[0], chain, 1, whole))
        worth = _claim_worth(claim, pips, stones, rivals[claim], weights)
        every += worth
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    if stones == 1:
        return weights[BEST] * best
    return weights[BEST] * best + weights[SECOND] * second + weights[REACH] * every


def _away(claim: i64, end: i64) -> i64:
    """Steps to a claim's circle on an empty board."""
    return i64(DISTANCE[claim * FIELDS + end])


def ways_from(table: Table, end: i64) -> vec[i64]:
    """Steps to the circle of each claim round all who stand in the way; FAR where there is none."""
    ways = same(FAR, CLAIMS)
    steps = same(-1, FIELDS)
    steps[end] = 0
    reached = vec[i64]([end])
    at: i64 = 0
    while at < len(reached):
        field = reached[at]
        at += 1
        for claim in CLAIMS_OF[field]:
            ways[claim] = min(ways[claim], steps[field])
        for other in NEIGHBOURS[field]:
            if steps[other] < 0 and table.holder[other] < 0:
                steps[other] = steps[field] + 1
                reached = append(reached, other)
    return ways


def _pips_to(claim: i64, away: i64, end: i64, chain: vec[i64], way: i64, stones: i64) -> i64:
    """What it takes to go to a claim with this end of the chain, and round it."""
    if away:
        return stones + away
    return max(1, stones + 1 - _stones_on(end, chain, claim, way))


def _claim_worth(claim: i64, pips: i64, stones: i64, rivals: i64, weights: vec[float]) -> float:
    """Of a free claim that is so many pips away; the fewer, the better."""
    value = VALUE[claim]
    if claim == CENTRE:
        value = max(0.0, value - weights[RETIRED] * float(stones - 1))
    if pips > 1 and rivals > CIRCLE - stones:
        value *= weights[CROWDED]
    return value * WORTH[i64(100.0 * weights[PATIENCE] + 0.5)][pips]


def lead(table: Table, seat: i64, end: i64, chain: vec[i64], way: i64, rivals: vec[i64]) -> float:
    """The best claim for this end of the chain, as a glance tells."""
    best = 0.0
    stones = len(chain) + table.hand[seat]
    for claim in BY_VALUE:
        if VALUE[claim] <= best:
            break
        near = i64(DISTANCE[claim * FIELDS + end]) + 1
        if table.owner[claim] >= 0 or VALUE[claim] * FADING[near] <= best:
            continue
        pips = _pips_to(claim, _away(claim, end), end, chain, way, stones)
        best = max(best, _claim_worth(claim, pips, stones, rivals[claim], SHIPPED))
    return best


def _stones_on(end: i64, chain: vec[i64], claim: i64, way: i64) -> i64:
    """How many prospectors in a row stand on the claim's circle, counted from an end of the
    chain; `end` may be the field the next one goes to."""
    circle = claim * FIELDS
    last = len(chain) - 1
    count: i64 = 0 if end == chain[0 if way > 0 else last] else 1
    for place in range(last + 1):
        if not ON_RING[circle + chain[place if way > 0 else last - place]]:
            break
        count += 1
    return count


def crowds(table: Table, seat: i64) -> vec[i64]:
    """Of each claim: how many rivals stand on its circle."""
    counts = same(0, CLAIMS)
    for other in range(table.seats):
        if other != seat:
            for field in table.chains[other]:
                for claim in CLAIMS_OF[field]:
                    counts[claim] += 1
    return counts
