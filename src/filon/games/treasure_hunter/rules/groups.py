"""The groups at a site: their totals, and who would take which treasure now."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import i64, vec
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLOUR,
    COMPANION,
    HAMMER,
    HAMMER_BONUS,
    PAWS,
    SHRINKING,
    SHRINKING_BONUS,
    SITES,
    STRENGTH,
    SWORD,
    SWORD_BONUS,
)
from filon.games.treasure_hunter.fields import NOT_YET
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
from filon.games.treasure_hunter.table import Table


def total_of(table: Table, seat: i64) -> i64:
    """The companion doubles the adventurers, never the bonuses."""
    strength = table.strength[seat]
    if table.doubled[seat]:
        strength += strength
    return strength + table.bonus[seat]


def is_eligible(table: Table, seat: i64) -> bool:
    return table.sent[seat] > 0 and total_of(table, seat) > 0


def best_of(table: Table, seat: i64) -> i64:
    """The strength of the strongest adventurer awake here."""
    best: i64 = 0
    for card in table.laid[seat]:
        if COLOUR[card] == table.site and STRENGTH[card] > best and card not in table.asleep:
            best = STRENGTH[card]
    return best


def printed_best(table: Table, seat: i64) -> i64:
    """The strength of the strongest adventurer here, awake or asleep."""
    best: i64 = 0
    for card in table.laid[seat]:
        if COLOUR[card] == table.site:
            best = max(best, STRENGTH[card])
    return best


def outranks(table: Table, seat: i64, other: i64) -> bool:
    """Which of two seats with equal totals comes first; no two adventurers are alike."""
    mine, theirs = best_of(table, seat), best_of(table, other)
    if mine == theirs:
        return printed_best(table, seat) > printed_best(table, other)
    return mine > theirs


def highest(table: Table) -> i64:
    """The seat that takes MAX as things stand, or nobody."""
    return _first_in_line(table, 1)


def lowest(table: Table) -> i64:
    """The seat that takes MIN as things stand, or nobody."""
    return _first_in_line(table, -1)


def _first_in_line(table: Table, way: i64) -> i64:
    """The most (or, the other way, the least) of the eligible totals; a tie goes to the best
    adventurer awake, or where nobody is to the best asleep."""
    leader: i64 = NOBODY
    most: i64 = 0
    for seat in range(table.seats):
        if not is_eligible(table, seat):
            continue
        total = way * total_of(table, seat)
        if leader == NOBODY or total > most:
            leader = seat
            most = total
        elif total == most and outranks(table, seat, leader):
            leader = seat
    return leader


def strength_in(hand: vec[i64], site: i64) -> i64:
    strength: i64 = 0
    for card in hand:
        if COLOUR[card] == site:
            strength += STRENGTH[card]
    return strength


def paws_in(hand: vec[i64]) -> i64:
    paws: i64 = 0
    for card in hand:
        paws += PAWS[card]
    return paws


def total_after(table: Table, seat: i64, action: i64) -> i64:
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
