"""A quick move that is not silly, for rollouts."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.treasure_hunter.counting import counts
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
from filon.games.treasure_hunter.heuristics import MULE_WORTH
from filon.games.treasure_hunter.notation import DONE, KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.rivals import group_hopes, raid_hopes, takings, total_after
from filon.games.treasure_hunter.rules.turn import choices
from filon.games.treasure_hunter.state import DRAFT, GOBLIN_RAID, READING, Table
from filon.games.treasure_hunter.worth import LATER, promised, trick_worth

WORTHWHILE: Final = 0.5  # points a card must bring to be played
FANCY: Final = 5  # how much a card may be overrated, in tenths of a point


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    legal = choices(table, seat)
    if len(legal) == 1:
        return legal[0]
    if table.phase == DRAFT:
        if legal[0] >= TOSS:
            return legal[luck.below(len(legal))]
        return _card_to_keep(table, seat, legal, luck)
    if table.phase == READING:
        return _scroll_to_use(table, seat, legal)
    return _card_to_play(table, seat, legal)


def _card_to_keep(table: Table, seat: int, legal: list[int], luck: Luck) -> int:
    strength = [0, 0, 0]
    paws = 0
    for card in table.hands[seat]:
        if card < DOGS:
            strength[COLOUR[card]] += STRENGTH[card]
        else:
            paws += PAWS[card]
    best = -100.0
    choice = legal[0]
    for action in legal:
        gain = _gain(table, seat, action - KEEP, strength, paws)
        gain += 0.1 * float(luck.below(FANCY))
        if gain > best:
            best = gain
            choice = action
    return choice


def _gain(table: Table, seat: int, card: int, strength: list[int], paws: int) -> float:
    """What the card adds to the hopes of the hand."""
    pick = table.pick + 1
    worth = _last_pay(table, seat, card) if table.round == ROUNDS else 0.0
    if card < DOGS:
        site = COLOUR[card]
        more = group_hopes(table, seat, site, strength[site] + STRENGTH[card], pick)
        return worth + more - group_hopes(table, seat, site, strength[site], pick)
    if card < ACTION_CARDS:
        if COIN[card] > 0:
            return worth + COIN[card]
        safe = SCAREGOBLIN in table.hands[seat]
        more = raid_hopes(table, seat, paws + PAWS[card], pick, safe)
        return worth + more - raid_hopes(table, seat, paws, pick, safe)
    if card == SCAREGOBLIN:
        more = raid_hopes(table, seat, paws, pick, True)
        return worth + more - raid_hopes(table, seat, paws, pick, False)
    worth += trick_worth(card)
    if card < COMPANION + SITES and strength[card - COMPANION] > 0:
        own = strength[card - COMPANION]
        more = group_hopes(table, seat, card - COMPANION, 2 * own, pick)
        worth += max(0.0, more - group_hopes(table, seat, card - COMPANION, own, pick))
    return worth


def _last_pay(table: Table, seat: int, card: int) -> float:
    """What the seat's yellow scrolls pay for a card when they pay for the last time."""
    pay = 0
    for tile in table.tiles[seat]:
        if is_yellow(tile) and scroll_of(tile) < GOBLIN_BOUNTY and counts(scroll_of(tile), card):
            pay += SCROLL_COIN[scroll_of(tile)]
    return float(pay)


def _scroll_to_use(table: Table, seat: int, legal: list[int]) -> int:
    for action in legal:
        if action != DONE:
            pay = promised(table, seat, action - READ)
            if pay > 0 and pay >= LATER[ROUNDS - table.round]:
                return action
    return DONE


def _card_to_play(table: Table, seat: int, legal: list[int]) -> int:
    if table.phase == GOBLIN_RAID:
        return legal[1]
    best = takings(table, seat, total_after(table, seat, PASS)) + WORTHWHILE
    choice = legal[0]
    for action in legal:
        if action == PASS:
            continue
        worth = takings(table, seat, total_after(table, seat, action))
        if action < SLEEP and action - PLAY + ACTION_CARDS == MULE:
            worth += MULE_WORTH
        if worth > best:
            best = worth
            choice = action
    return choice
