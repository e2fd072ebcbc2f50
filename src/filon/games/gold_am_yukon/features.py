"""Gold am Yukon as bytes: the board, the claims, and what each step next to the chain brings.

A learner's ids are about its own chain: a step is the neighbour of one of its ends, a tail the
place in the chain, so that a trick learnt in one corner holds in all of them.
"""

from __future__ import annotations

from typing import Final

from filon.core.features import Features, Part, clear, kept, of_each_seat, put
from filon.core.game import State
from filon.core.ints import i64, u8, vec
from filon.core.rows import place_of, row
from filon.games.gold_am_yukon.data import (
    CIRCLE,
    CLAIMS,
    CLAIMS_OF,
    FIELDS,
    NEIGHBOURS,
    NUGGETS,
    ON_RING,
    PRINTED,
    STARTS,
    STONES,
    VALUES,
)
from filon.games.gold_am_yukon.heuristics import DISTANCE
from filon.games.gold_am_yukon.notation import REST, ROLL, STAKE, TAIL
from filon.games.gold_am_yukon.rules.moving import is_ring
from filon.games.gold_am_yukon.rules.staking import surrounds
from filon.games.gold_am_yukon.table import Table

WAYS: Final[i64] = 4  # neighbours a field has at most
# ids
AT_START: Final[i64] = 3 * WAYS  # + start field; before: beside the head, the tail, the cut
NAME: Final[i64] = AT_START + len(STARTS)  # + place in the chain
MARK: Final[i64] = NAME + STONES  # + which of the claims beside the tail
THROW: Final[i64] = MARK + 2
STAY: Final[i64] = THROW + 1

NEAR: Final[i64] = 40  # pips: what takes longer is out of reach
MOST: Final[int] = max(PRINTED.claims.values())  # nuggets of a claim
LEVEL: Final = row([min(3, nuggets // 2) for nuggets in range(MOST + 1)])  # 1, 2, 4, 6
LEVELS: Final[i64] = 4
STEP_BYTES: Final[i64] = LEVELS + 2

COMMON: Final = [
    Part("turn", 6, 1, "starting, heading, reversed, named, acted, rolled"),
    Part("pips", 1, 60, "left this turn"),
    Part("rounds_left", 1, 255, "till the last round"),
    Part("steps", 72, 40, "12 steps: free, beside a rival, closeness to claims of 1, 2, 4, 6"),
    Part("leads", 8, 40, "of head and tail where they stand: closeness to claims of 1, 2, 4, 6"),
    Part("stakes", 2, MOST, "nuggets of the claims that can be staked"),
    Part("claims.mine", CLAIMS, 1, "staked by me"),
    Part("claims.taken", CLAIMS, 1, "staked by somebody"),
    Part("claims.near", CLAIMS, 40, "closeness of my head, unless taken"),
    Part("claims.crowd", CLAIMS, CIRCLE, "rivals on the circle"),
    Part("board.mine", FIELDS, STONES, "my prospectors, 1 the head"),
    Part("board.others", FIELDS, 5, "seats after me of those who stand there"),
]
SEAT: Final = [
    Part("turn", 2, 1, "its turn; it began"),
    Part("hand", 1, STONES, "prospectors not yet on the board"),
    Part("chain", 1, STONES, "prospectors on the board"),
    Part("gone", 1, STONES, "prospectors that left"),
    Part("nuggets", 1, NUGGETS, "found"),
]


def _names() -> list[str]:
    ends = ["head", "tail", "cut"]
    names = [f"step {end} {way}" for end in ends for way in range(WAYS)]
    names += [f"start {place}" for place in range(len(STARTS))]
    names += [f"tail {place}" for place in range(STONES)]
    return [*names, "stake 0", "stake 1", "roll", "rest"]


class YukonFeatures(Features):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, COMMON + of_each_seat(seats, SEAT), _names())

    def relative(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Table)
        if action < TAIL:
            return _relative_step(state, seat, action)
        if action < STAKE:
            return NAME + place_of(state.chains[seat], action - TAIL)
        if action < ROLL:
            return MARK + place_of(CLAIMS_OF[state.chains[seat][0]], action - STAKE)
        return THROW + action - ROLL

    def absolute(self, state: State, seat: i64, choice: i64) -> i64:
        assert isinstance(state, Table)
        chain = state.chains[seat]
        if choice < AT_START:
            return NEIGHBOURS[chain[_end(choice // WAYS, chain)]][choice % WAYS]
        if choice < NAME:
            return STARTS[choice - AT_START]
        if choice < MARK:
            return TAIL + chain[choice - NAME]
        if choice < THROW:
            return STAKE + CLAIMS_OF[chain[0]][choice - MARK]
        return ROLL if choice == THROW else REST

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Table)
        clear(out, at, self.width)
        at = _write_turn(state, out, at)
        chain = state.chains[seat]
        if len(chain):
            _write_steps(state, seat, chain, out, at)
        at += 3 * WAYS * STEP_BYTES
        if len(chain):
            _write_leads(state, seat, chain, out, at)
        at = _write_claims(state, seat, chain, out, at + 2 * LEVELS + 2)
        at = _write_board(state, seat, out, at)
        other = seat
        for _ in range(state.seats):
            at = _write_seat(state, other, out, at)
            other += 1
            if other == state.seats:
                other = 0


def _end(which: i64, chain: vec[i64]) -> i64:
    """The place in the chain of the head, the tail, or what a cut makes an end."""
    return len(chain) - 1 if which == 0 else which - 1


def _relative_step(table: Table, seat: i64, field: i64) -> i64:
    chain = table.chains[seat]
    if not len(chain):
        return AT_START + place_of(STARTS, field)
    which: i64
    for which in range(3):
        way = place_of(NEIGHBOURS[chain[_end(which, chain)]], field)
        if way >= 0:
            return which * WAYS + way
    return -1


def _write_turn(table: Table, out: vec[u8], at: i64) -> i64:
    out[at] = u8(1 if table.round == 0 else 0)
    out[at + 1] = u8(table.heading)
    out[at + 2] = u8(table.reversed)
    out[at + 3] = u8(table.named)
    out[at + 4] = u8(table.acted)
    out[at + 5] = u8(1 if len(table.dice) else 0)
    at = put(min(table.pips, 60), out, at + 6)
    return put(table.max_rounds - table.round, out, at)


def _write_steps(table: Table, seat: i64, chain: vec[i64], out: vec[u8], at: i64) -> None:
    """Of each field beside an end of the chain."""
    ends: i64 = 1 if len(chain) == 1 else 2
    if table.named and is_ring(chain):
        ends = 3
    for which in range(ends):
        end = chain[_end(which, chain)]
        way: i64 = -1 if which == 0 else 1
        spot = at + which * WAYS * STEP_BYTES
        for field in NEIGHBOURS[end]:
            if table.holder[field] < 0:
                out[spot] = u8(1)
                _write_closeness(table, seat, field, chain, way, out, spot + 2)
            elif table.holder[field] != seat:
                out[spot + 1] = u8(1)
            spot += STEP_BYTES


def _write_leads(table: Table, seat: i64, chain: vec[i64], out: vec[u8], at: i64) -> None:
    _write_closeness(table, seat, chain[-1], chain, -1, out, at)
    _write_closeness(table, seat, chain[0], chain, 1, out, at + LEVELS)
    at += 2 * LEVELS
    beside = CLAIMS_OF[chain[0]]
    for place in range(len(beside)):
        claim = beside[place]
        if table.owner[claim] < 0 and surrounds(chain, claim):
            out[at + place] = u8(VALUES[claim])


def _write_closeness(
    table: Table, seat: i64, end: i64, chain: vec[i64], way: i64, out: vec[u8], at: i64
) -> None:
    """Of the nearest free claim of each value."""
    stones = len(chain) + table.hand[seat]
    for claim in range(CLAIMS):
        if table.owner[claim] < 0:
            spot = at + LEVEL[VALUES[claim]]
            close = NEAR - stones - i64(DISTANCE[claim * FIELDS + end])
            if close > i64(out[spot]):
                out[spot] = u8(close)
    for claim in CLAIMS_OF[end]:  # those on whose circle some stand already
        if table.owner[claim] < 0:
            spot = at + LEVEL[VALUES[claim]]
            close = NEAR - stones + min(stones, _run(end, chain, claim, way))
            if close > i64(out[spot]):
                out[spot] = u8(close)


def _run(end: i64, chain: vec[i64], claim: i64, way: i64) -> i64:
    """How many in a row stand on a claim's circle, counted from an end or the field beside it."""
    circle = claim * FIELDS
    last = len(chain) - 1
    count: i64 = 0 if end == chain[0 if way > 0 else last] else 1
    for place in range(last + 1):
        if not ON_RING[circle + chain[place if way > 0 else last - place]]:
            break
        count += 1
    return count


def _write_claims(table: Table, seat: i64, chain: vec[i64], out: vec[u8], at: i64) -> i64:
    owner = table.owner
    near = at + 2 * CLAIMS
    for claim in range(CLAIMS):
        if owner[claim] == seat:
            out[at + claim] = u8(1)
        if owner[claim] >= 0:
            out[at + CLAIMS + claim] = u8(1)
        elif len(chain):
            away = i64(DISTANCE[claim * FIELDS + chain[-1]])
            out[near + claim] = u8(max(0, NEAR - away))
    crowd = near + CLAIMS
    for other in range(table.seats):
        if other != seat:
            for field in table.chains[other]:
                for claim in CLAIMS_OF[field]:
                    out[crowd + claim] = u8(min(CIRCLE, i64(out[crowd + claim]) + 1))
    return crowd + CLAIMS


def _write_board(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    chain = table.chains[seat]
    for place in range(len(chain)):
        out[at + chain[place]] = u8(len(chain) - place)
    at += FIELDS
    for other in range(table.seats):
        if other != seat:
            near = (other - seat + table.seats) % table.seats
            for field in table.chains[other]:
                out[at + field] = u8(near)
    return at + FIELDS


def _write_seat(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    out[at] = u8(1 if table.turn == seat else 0)
    out[at + 1] = u8(1 if table.first == seat else 0)
    at = put(table.hand[seat], out, at + 2)
    at = put(len(table.chains[seat]), out, at)
    at = put(table.gone[seat], out, at)
    return put(table.nuggets[seat], out, at)


def features(seats: int) -> Features:
    return kept(YukonFeatures, seats)
