"""What a seat would get against the others: by odds in the draft, by their cards after it."""

from __future__ import annotations

from filon.core.ints import append, i64, vec
from filon.games.treasure_hunter.data import (
    DISCIPLINE,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    MAX,
    MIN,
)
from filon.games.treasure_hunter.heuristics_odds import high, lead, low
from filon.games.treasure_hunter.heuristics_worth import tile_worth
from filon.games.treasure_hunter.rules.groups import (
    is_eligible,
    outranks,
    paws_in,
    strength_in,
    total_of,
)
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.weights import (
    FEAR,
    FORCE,
    HIGH,
    LEAD,
    LIGHT,
    LOW,
    PACK,
    ROBBED,
)


def group_hopes(
    table: Table, seat: i64, site: i64, strength: i64, pick: i64, weights: vec[float]
) -> float:
    if strength == 0:
        return 0.0
    most = tile_worth(table, seat, table.treasures[2 * site + MAX], weights)
    least = tile_worth(table, seat, table.treasures[2 * site + MIN], weights)
    return hopes_of(table.seats, strength, pick, most, least, weights)


def hopes_of(
    seats: i64, strength: i64, pick: i64, most: float, least: float, weights: vec[float]
) -> float:
    """Of a group where MAX and MIN are worth so much."""
    force = i64(weights[FORCE] * float(strength) + 0.5)
    light = max(1, i64(weights[LIGHT] * float(strength) + 0.5))
    worth = weights[HIGH] * high(seats, force, pick) * most
    return worth + weights[LOW] * low(seats, light) * least


def raid_hopes(
    table: Table, seat: i64, paws: i64, pick: i64, safe: bool, weights: vec[float]
) -> float:
    """What goblins will cost, and bring the leader of the pack."""
    loss: i64 = 0
    booty = 0.0
    for goblin in table.lairs:
        if paws >= GOBLIN_PAWS[goblin]:
            booty += 1.0 + weights[ROBBED] * float(table.seats - 1) * float(GOBLIN_COINS[goblin])
        elif not safe:
            loss += GOBLIN_COINS[goblin]
    chance = weights[LEAD] * lead(table.seats, i64(weights[PACK] * float(paws) + 0.5), pick)
    return chance * booty - weights[FEAR] * float(min(loss, table.money[seat]))


def takings(table: Table, seat: i64, total: i64, weights: vec[float]) -> float:
    """The treasures of this site, were this the seat's total and the others' as they are."""
    if table.sent[seat] == 0 or total <= 0:
        return 0.0
    highest = True
    lowest = True
    for other in range(table.seats):
        if other == seat or not is_eligible(table, other):
            continue
        rival = total_of(table, other)
        if rival > total:
            highest = False
        elif rival < total:
            lowest = False
        elif outranks(table, other, seat):
            return 0.0
    return _worth_of(table, seat, table.site, highest, lowest, weights)


def _worth_of(
    table: Table, seat: i64, site: i64, highest: bool, lowest: bool, weights: vec[float]
) -> float:
    worth = 0.0
    if highest:
        worth += tile_worth(table, seat, table.treasures[2 * site + MAX], weights)
    if lowest:
        worth += tile_worth(table, seat, table.treasures[2 * site + MIN], weights)
    return worth


def takings_later(table: Table, seat: i64, site: i64, weights: vec[float]) -> float:
    """The treasures of a site to come, by the adventurers in all hands."""
    own = strength_in(table.hands[seat], site)
    if own == 0:
        return 0.0
    highest = True
    lowest = True
    for other in range(table.seats):
        if other == seat:
            continue
        rival = strength_in(table.hands[other], site)
        if rival > own:
            highest = False
        elif 0 < rival < own:
            lowest = False
    return _worth_of(table, seat, site, highest, lowest, weights)


def raid_now(table: Table, seat: i64, safe: bool) -> float:
    """What the goblins will cost or bring, by the dogs in all hands."""
    paws = paws_in(table.hands[seat])
    leads = paws > 0
    others = vec[i64]()
    for other in range(table.seats):
        if other != seat:
            rival = paws_in(table.hands[other])
            others = append(others, rival)
            if rival > paws or (rival == paws and _outdoes(table, other, seat)):
                leads = False
    worth: i64 = 0
    for goblin in table.lairs:
        coins = GOBLIN_COINS[goblin]
        if paws < GOBLIN_PAWS[goblin]:
            if not safe:
                worth -= coins
        elif leads:
            worth += 1
            for rival in others:
                if rival < GOBLIN_PAWS[goblin]:
                    worth += coins
    return float(max(worth, -table.money[seat]))


def _outdoes(table: Table, other: i64, seat: i64) -> bool:
    return _discipline_in(table.hands[other]) > _discipline_in(table.hands[seat])


def _discipline_in(hand: vec[i64]) -> i64:
    best: i64 = 0
    for card in hand:
        best = max(best, DISCIPLINE[card])
    return best
