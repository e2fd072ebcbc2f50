"""What a seat would get against the others: by odds in the draft, by their cards after it."""

from __future__ import annotations

from typing import Final

from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLOUR,
    COMPANION,
    DISCIPLINE,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    HAMMER,
    HAMMER_BONUS,
    MAX,
    MIN,
    PAWS,
    SHRINKING,
    SHRINKING_BONUS,
    SITES,
    STRENGTH,
    SWORD,
    SWORD_BONUS,
)
from filon.games.treasure_hunter.groups import best_of, is_eligible, total_of
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
from filon.games.treasure_hunter.odds import high, lead, low
from filon.games.treasure_hunter.state import NOT_YET, Table
from filon.games.treasure_hunter.worth import tile_worth

ROBBED_PART: Final = 0.6  # of the others, by a goblin


def group_hopes(table: Table, seat: int, site: int, strength: int, pick: int) -> float:
    if strength == 0:
        return 0.0
    worth = high(table.seats, strength, pick) * tile_worth(
        table, seat, table.treasures[2 * site + MAX]
    )
    return worth + low(table.seats, strength) * tile_worth(
        table, seat, table.treasures[2 * site + MIN]
    )


def raid_hopes(table: Table, seat: int, paws: int, pick: int, safe: bool) -> float:
    """What goblins will cost, and bring the leader of the pack."""
    loss = 0
    booty = 0.0
    for goblin in table.lairs:
        if paws >= GOBLIN_PAWS[goblin]:
            booty += 1.0 + ROBBED_PART * (table.seats - 1) * GOBLIN_COINS[goblin]
        elif not safe:
            loss += GOBLIN_COINS[goblin]
    return lead(table.seats, paws, pick) * booty - min(loss, table.money[seat])


def takings(table: Table, seat: int, total: int) -> float:
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
        elif best_of(table, other) > best_of(table, seat):
            return 0.0
    return _worth_of(table, seat, table.site, highest, lowest)


def _worth_of(table: Table, seat: int, site: int, highest: bool, lowest: bool) -> float:
    worth = 0.0
    if highest:
        worth += tile_worth(table, seat, table.treasures[2 * site + MAX])
    if lowest:
        worth += tile_worth(table, seat, table.treasures[2 * site + MIN])
    return worth


def takings_later(table: Table, seat: int, site: int) -> float:
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
    return _worth_of(table, seat, site, highest, lowest)


def strength_in(hand: list[int], site: int) -> int:
    strength = 0
    for card in hand:
        if COLOUR[card] == site:
            strength += STRENGTH[card]
    return strength


def raid_now(table: Table, seat: int, safe: bool) -> float:
    """What the goblins will cost or bring, by the dogs in all hands."""
    paws = paws_in(table.hands[seat])
    leads = paws > 0
    others: list[int] = []
    for other in range(table.seats):
        if other != seat:
            rival = paws_in(table.hands[other])
            others.append(rival)
            if rival > paws or (
                rival == paws
                and _discipline_in(table.hands[other]) > _discipline_in(table.hands[seat])
            ):
                leads = False
    worth = 0
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


def paws_in(hand: list[int]) -> int:
    paws = 0
    for card in hand:
        paws += PAWS[card]
    return paws


def _discipline_in(hand: list[int]) -> int:
    best = 0
    for card in hand:
        best = max(best, DISCIPLINE[card])
    return best


def total_after(table: Table, seat: int, action: int) -> int:
    """The seat's total here once it has done what it plans; a mule may bring anything."""
    total = total_of(table, seat)
    if action in (NOT_YET, PASS):
        return total
    if action >= SLEEP:
        asleep = STRENGTH[action - SLEEP]
        return total - (2 * asleep if table.doubled[seat] else asleep)
    card = action - PLAY + ACTION_CARDS
    if card < COMPANION + SITES:
        return total + table.strength[seat]
    if card == SWORD:
        return total + SWORD_BONUS
    if card == HAMMER:
        return total + HAMMER_BONUS
    return total + SHRINKING_BONUS if card == SHRINKING else total
