"""What a hunter hopes for: the treasures of strong and of light groups, and safe coins."""

from __future__ import annotations

from typing import Final

from filon.games.treasure_hunter.counting import score_of
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COIN,
    COLOUR,
    COMPANION,
    DOGS,
    HAND,
    MULE,
    PAWS,
    SCAREGOBLIN,
    SITES,
    SLEEPING,
    STRENGTH,
)
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
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
    scrolls_kept,
    scrolls_worth,
    trick_worth,
)

MULE_WORTH: Final = 1.5
VAGUE: Final = 0.5  # how much the odds weigh against cards that are only guessed
USUAL: Final = 14.0  # what a round brings, where a hand is but a guess of the draft


def prospects(table: Table, seat: int) -> float:
    """Points in hand and points in reach this round."""
    worth = float(score_of(table, seat))
    if table.phase == OVER:
        return worth
    if table.phase != READING and _is_anybodys_guess(table, seat):
        return worth + USUAL * _share_to_come(table) + scrolls_kept(table, seat)
    worth += scrolls_worth(table, seat)
    if table.phase == READING:
        return worth
    if table.phase == DRAFT:
        return worth + _draft_hopes(table, seat)
    return worth + _hunt_hopes(table, seat)


def _is_anybodys_guess(table: Table, seat: int) -> bool:
    """Whether the seat's cards are luck: of a deal yet to come, or guessed in the draft."""
    if table.dreamt == 0:
        return False
    return table.round > table.dreamt or (table.vague == 1 and seat != table.dreamer)


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
    if table.vague:
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
