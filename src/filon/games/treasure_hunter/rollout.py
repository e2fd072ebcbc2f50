"""A quick move that is not silly, for rollouts."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.rows import same
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COIN,
    COLOUR,
    COMPANION,
    DOGS,
    GOBLIN_BOUNTY,
    MULE,
    PAWS,
    ROUNDS,
    SCAREGOBLIN,
    SCROLL_COIN,
    SITES,
    STRENGTH,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, READING
from filon.games.treasure_hunter.heuristics import MULE_WORTH
from filon.games.treasure_hunter.heuristics_rivals import group_hopes, raid_hopes, takings
from filon.games.treasure_hunter.heuristics_worth import STILL, promised, trick_worth
from filon.games.treasure_hunter.notation import DONE, KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.rules.groups import total_after
from filon.games.treasure_hunter.rules.scoring import counts
from filon.games.treasure_hunter.rules.turn import offer_choices
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.weights import WEIGHTS

WORTHWHILE: Final = 0.5  # points a card must bring to be played
FANCY: Final[i64] = 5  # how much a card may be overrated, in tenths of a point
SHIPPED: Final = WEIGHTS.values


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    offer_choices(table, seat)
    if table.offered == 1:
        return table.slate[0]
    if table.phase == DRAFT:
        if table.slate[0] >= TOSS:
            return table.slate[luck.below(table.offered)]
        return _card_to_keep(table, seat, luck)
    if table.phase == READING:
        return _scroll_to_use(table, seat)
    return _card_to_play(table, seat)


def _card_to_keep(table: Table, seat: i64, luck: Luck) -> i64:
    strength = same(0, SITES)
    paws: i64 = 0
    for card in table.hands[seat]:
        if card < DOGS:
            strength[COLOUR[card]] += STRENGTH[card]
        else:
            paws += PAWS[card]
    best = -100.0
    choice = table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        gain = _gain(table, seat, action - KEEP, strength, paws)
        gain += 0.1 * float(luck.below(FANCY))
        if gain > best:
            best = gain
            choice = action
    return choice


def _gain(table: Table, seat: i64, card: i64, strength: vec[i64], paws: i64) -> float:
    """What the card adds to the hopes of the hand."""
    pick = table.pick + 1
    worth = _last_pay(table, seat, card) if table.round == ROUNDS else 0.0
    if card < DOGS:
        site = COLOUR[card]
        more = group_hopes(table, seat, site, strength[site] + STRENGTH[card], pick, SHIPPED)
        return worth + more - group_hopes(table, seat, site, strength[site], pick, SHIPPED)
    if card < ACTION_CARDS:
        if COIN[card] > 0:
            return worth + float(COIN[card])
        safe = SCAREGOBLIN in table.hands[seat]
        more = raid_hopes(table, seat, paws + PAWS[card], pick, safe, SHIPPED)
        return worth + more - raid_hopes(table, seat, paws, pick, safe, SHIPPED)
    if card == SCAREGOBLIN:
        more = raid_hopes(table, seat, paws, pick, True, SHIPPED)
        return worth + more - raid_hopes(table, seat, paws, pick, False, SHIPPED)
    worth += trick_worth(card, SHIPPED)
    if card < COMPANION + SITES and strength[card - COMPANION] > 0:
        own = strength[card - COMPANION]
        more = group_hopes(table, seat, card - COMPANION, 2 * own, pick, SHIPPED)
        worth += max(0.0, more - group_hopes(table, seat, card - COMPANION, own, pick, SHIPPED))
    return worth


def _last_pay(table: Table, seat: i64, card: i64) -> float:
    """What the seat's yellow scrolls pay for a card when they pay for the last time."""
    pay: i64 = 0
    for tile in table.tiles[seat]:
        if is_yellow(tile) and scroll_of(tile) < GOBLIN_BOUNTY and counts(scroll_of(tile), card):
            pay += SCROLL_COIN[scroll_of(tile)]
    return float(pay)


def _scroll_to_use(table: Table, seat: i64) -> i64:
    for place in range(table.offered):
        action = table.slate[place]
        if action != DONE:
            pay = promised(table, seat, action - READ)
            if pay > 0 and float(pay) >= STILL[ROUNDS - table.round]:
                return action
    return DONE


def _card_to_play(table: Table, seat: i64) -> i64:
    if table.phase == GOBLIN_RAID:
        return table.slate[1]
    best = takings(table, seat, total_after(table, seat, PASS), SHIPPED) + WORTHWHILE
    choice = table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        if action == PASS:
            continue
        worth = takings(table, seat, total_after(table, seat, action), SHIPPED)
        if action < SLEEP and action - PLAY + ACTION_CARDS == MULE:
            worth += MULE_WORTH
        if worth > best:
            best = worth
            choice = action
    return choice
