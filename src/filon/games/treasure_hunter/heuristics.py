"""What a hunter hopes for: the treasures of strong and of light groups, and safe coins."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.treasure_hunter.counting import score_of
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COIN,
    COLOUR,
    COMPANION,
    DOGS,
    HAND,
    MAX,
    MIN,
    MULE,
    PAWS,
    SCAREGOBLIN,
    SITES,
    SLEEPING,
    STRENGTH,
)
from filon.games.treasure_hunter.notation import DONE, KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.odds import high, low
from filon.games.treasure_hunter.rivals import (
    group_hopes,
    paws_in,
    raid_hopes,
    raid_now,
    strength_in,
    takings,
    takings_later,
    total_after,
)
from filon.games.treasure_hunter.rules.turn import choices
from filon.games.treasure_hunter.state import (
    DRAFT,
    GOBLIN_RAID,
    HUNT,
    NOT_YET,
    OVER,
    READING,
    Table,
)
from filon.games.treasure_hunter.worth import (
    LATER,
    promised,
    scrolls_worth,
    tile_worth,
    trick_worth,
)

MULE_WORTH: Final = 1.5
WORTHWHILE: Final = 0.5  # points a card must bring to be played in a rollout
VAGUE: Final = 0.5  # how much the odds weigh against cards that are only guessed
USUAL: Final = 14.0  # what a round brings, where a hand is but a guess of the draft
FANCY: Final = 5  # how much a rollout may overrate a card, in tenths of a point


def prospects(table: Table, seat: int) -> float:
    """Points in hand and points in reach this round."""
    worth = float(score_of(table, seat))
    if table.phase == OVER:
        return worth
    if table.guessed == table.round and seat != table.dreamer and table.phase != READING:
        return worth + USUAL * _share_to_come(table)
    worth += scrolls_worth(table, seat)
    if table.phase == READING:
        return worth
    if table.phase == DRAFT:
        return worth + _draft_hopes(table, seat)
    return worth + _hunt_hopes(table, seat)


def _share_to_come(table: Table) -> float:
    """How much of the round is still to be won: four parts, three sites and the raid."""
    if table.phase == DRAFT:
        return 1.0
    return 0.25 * (1 + SITES - table.site) if table.phase == HUNT else 0.25


def _draft_hopes(table: Table, seat: int) -> float:
    cards = table.hands[seat]
    kept = table.chosen[seat]
    if kept != NOT_YET:
        cards = [*cards, kept]
    strength = [0, 0, 0]
    worth = 0.0
    paws = 0
    safe = False
    for card in cards:
        if card < DOGS:
            strength[COLOUR[card]] += STRENGTH[card]
        elif card < ACTION_CARDS:
            paws += PAWS[card]
            worth += COIN[card]
        elif card == SCAREGOBLIN:
            safe = True
        else:
            worth += trick_worth(card)
    for site in range(SITES):
        worth += group_hopes(table, seat, site, strength[site], len(cards))
        if strength[site] and COMPANION + site in cards:
            doubled = group_hopes(table, seat, site, 2 * strength[site], len(cards))
            worth += max(0.0, doubled - group_hopes(table, seat, site, strength[site], len(cards)))
    return worth + raid_hopes(table, seat, paws, len(cards), safe)


def _hunt_hopes(table: Table, seat: int) -> float:
    plan = table.chosen[seat]
    card = NOT_YET
    if plan != NOT_YET and plan != PASS:
        card = SLEEPING if plan >= SLEEP else plan - PLAY + ACTION_CARDS
    worth = MULE_WORTH if card == MULE else 0.0
    safe = table.scared[seat] == 1 or card == SCAREGOBLIN
    for own in table.hands[seat]:
        if own == card:
            card = NOT_YET  # one copy is as good as played
        elif own == SCAREGOBLIN:
            safe = True
        elif own >= ACTION_CARDS:
            worth += _trick_later(table, own)
        else:
            worth += COIN[own]
    if table.guessed == table.round:
        return worth + _vague_hopes(table, seat, plan, safe)
    if table.phase == HUNT:
        worth += takings(table, seat, total_after(table, seat, plan))
        for site in range(table.site + 1, SITES):
            worth += takings_later(table, seat, site)
    return worth + raid_now(table, seat, safe)


def _vague_hopes(table: Table, seat: int, plan: int, safe: bool) -> float:
    """Where the others' hands are mere guesses of the draft: mostly the usual odds."""
    hand = table.hands[seat]
    paws = paws_in(hand)
    worth = VAGUE * raid_hopes(table, seat, paws, HAND, safe)
    worth += (1.0 - VAGUE) * raid_now(table, seat, safe)
    if table.phase != HUNT:
        return worth
    total = total_after(table, seat, plan)
    worth += (1.0 - VAGUE) * takings(table, seat, total)
    if table.sent[seat] > 0 and total > 0:
        worth += VAGUE * group_hopes(table, seat, table.site, total, HAND)
    for site in range(table.site + 1, SITES):
        worth += group_hopes(table, seat, site, strength_in(hand, site), HAND)
    return worth


def _trick_later(table: Table, card: int) -> float:
    """What an action card in hand is good for after this window."""
    if table.phase == GOBLIN_RAID:
        return 0.0
    if card == MULE:
        return 1.0
    if card < COMPANION + SITES:
        return trick_worth(card) if card - COMPANION > table.site else 0.0
    return trick_worth(card) if table.site + 1 < SITES else 0.0


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
        gain = 0.1 * float(luck.below(FANCY)) + _gain(table, seat, action - KEEP, strength, paws)
        if gain > best:
            best = gain
            choice = action
    return choice


def _gain(table: Table, seat: int, card: int, strength: list[int], paws: int) -> float:
    if card < DOGS:
        site = COLOUR[card]
        more = strength[site] + STRENGTH[card]
        rise = high(table.seats, more, table.pick + 1)
        fall = low(table.seats, more)
        if strength[site] > 0:
            rise -= high(table.seats, strength[site], table.pick + 1)
            fall -= low(table.seats, strength[site])
        treasures = table.treasures
        worth = rise * tile_worth(table, seat, treasures[2 * site + MAX])
        return worth + fall * tile_worth(table, seat, treasures[2 * site + MIN])
    if card >= ACTION_CARDS:
        return 2.0 if card == SCAREGOBLIN else trick_worth(card)
    if COIN[card] > 0:
        return float(COIN[card])
    return 1.0 * PAWS[card] if paws < 6 else 0.2


def _scroll_to_use(table: Table, seat: int, legal: list[int]) -> int:
    for action in legal:
        if action != DONE:
            pay = promised(table, seat, action - READ)
            if pay > 0 and pay >= LATER[5 - table.round]:
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
