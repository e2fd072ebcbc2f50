"""What a hunter hopes for: the treasures of strong and of light groups, and safe coins."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec
from filon.core.rows import same
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COIN,
    COLOUR,
    COMPANION,
    DOGS,
    HAND,
    MULE,
    PAWS,
    ROUNDS,
    SCAREGOBLIN,
    SITES,
    SLEEPING,
    STRENGTH,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, HUNT, NOT_YET, OVER, READING
from filon.games.treasure_hunter.heuristics_rivals import (
    group_hopes,
    raid_hopes,
    raid_now,
    takings,
    takings_later,
)
from filon.games.treasure_hunter.heuristics_worth import (
    growth,
    scrolls_kept,
    scrolls_worth,
    trick_worth,
)
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
from filon.games.treasure_hunter.rules.groups import paws_in, strength_in, total_after
from filon.games.treasure_hunter.rules.scoring import points_of
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.weights import DOUBLED, USUAL, VAGUE

MULE_WORTH: Final = 1.5


def prospects(table: Table, seat: i64, weights: vec[float]) -> float:
    """Points in hand and points in reach this round."""
    worth = float(points_of(table, seat))
    if table.phase == OVER:
        return worth
    to_come = float(ROUNDS - table.round)
    if table.phase != READING and _is_anybodys_guess(table, seat):
        share = _share_to_come(table)
        worth += growth(table, seat, to_come + share, weights)
        return worth + weights[USUAL] * share + scrolls_kept(table, seat, weights)
    worth += growth(table, seat, to_come, weights)
    worth += scrolls_worth(table, seat, weights)
    if table.phase == READING:
        return worth
    if table.phase == DRAFT:
        return worth + _draft_hopes(table, seat, weights)
    return worth + _hunt_hopes(table, seat, weights)


def _is_anybodys_guess(table: Table, seat: i64) -> bool:
    """Whether the seat's cards are luck: of a deal yet to come, or guessed in the draft."""
    dream = table.dream
    if dream is None:
        return False
    return table.round > dream.when or (dream.vague and seat != dream.dreamer)


def _share_to_come(table: Table) -> float:
    """How much of the round is still to be won: four parts, three sites and the raid."""
    if table.phase == DRAFT:
        return 1.0
    return 0.25 * float(1 + SITES - table.site) if table.phase == HUNT else 0.25


def _draft_hopes(table: Table, seat: i64, weights: vec[float]) -> float:
    cards = table.hands[seat][:]
    if table.chosen[seat] != NOT_YET:
        cards = append(cards, table.chosen[seat])
    strength = same(0, SITES)
    worth = 0.0
    paws: i64 = 0
    safe = False
    for card in cards:
        if card < DOGS:
            strength[COLOUR[card]] += STRENGTH[card]
        elif card < ACTION_CARDS:
            paws += PAWS[card]
            worth += float(COIN[card])
        elif card == SCAREGOBLIN:
            safe = True
        else:
            worth += trick_worth(card, weights)
    for site in range(SITES):
        hopes = group_hopes(table, seat, site, strength[site], len(cards), weights)
        worth += hopes
        if strength[site] and COMPANION + site in cards:
            doubled = group_hopes(table, seat, site, 2 * strength[site], len(cards), weights)
            worth += weights[DOUBLED] * max(0.0, doubled - hopes)
    return worth + raid_hopes(table, seat, paws, len(cards), safe, weights)


def _hunt_hopes(table: Table, seat: i64, weights: vec[float]) -> float:
    plan = table.chosen[seat]
    card: i64 = NOT_YET
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
            worth += _trick_later(table, own, weights)
        else:
            worth += float(COIN[own])
    if table.dream is not None and table.dream.vague:
        return worth + _vague_hopes(table, seat, plan, safe, weights)
    if table.phase == HUNT:
        worth += takings(table, seat, total_after(table, seat, plan), weights)
        for site in range(table.site + 1, SITES):
            worth += takings_later(table, seat, site, weights)
    return worth + raid_now(table, seat, safe)


def _vague_hopes(table: Table, seat: i64, plan: i64, safe: bool, weights: vec[float]) -> float:
    """Where the others' hands are mere guesses of the draft: mostly the usual odds."""
    hand = table.hands[seat]
    paws = paws_in(hand)
    worth = weights[VAGUE] * raid_hopes(table, seat, paws, HAND, safe, weights)
    worth += (1.0 - weights[VAGUE]) * raid_now(table, seat, safe)
    if table.phase != HUNT:
        return worth
    total = total_after(table, seat, plan)
    worth += (1.0 - weights[VAGUE]) * takings(table, seat, total, weights)
    if table.sent[seat] > 0 and total > 0:
        worth += weights[VAGUE] * group_hopes(table, seat, table.site, total, HAND, weights)
    for site in range(table.site + 1, SITES):
        worth += group_hopes(table, seat, site, strength_in(hand, site), HAND, weights)
    return worth


def _trick_later(table: Table, card: i64, weights: vec[float]) -> float:
    """What an action card in hand is good for after this window."""
    if table.phase == GOBLIN_RAID:
        return 0.0
    if card == MULE:
        return 1.0
    if card < COMPANION + SITES:
        return trick_worth(card, weights) if card - COMPANION > table.site else 0.0
    return trick_worth(card, weights) if table.site + 1 < SITES else 0.0
