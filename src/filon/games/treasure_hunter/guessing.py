"""Dealing anew what one viewer does not see."""

from __future__ import annotations

from typing import Final

from filon.core.game import HIDDEN
from filon.core.luck import Luck
from filon.games.treasure_hunter.data import (
    CARDS,
    COLOUR,
    COPIES,
    GOBLINS,
    LAIRS,
    SITES,
    START_MONEY,
)
from filon.games.treasure_hunter.notation import PASS
from filon.games.treasure_hunter.state import (
    DRAFT,
    GOBLIN_RAID,
    HUNT,
    NOT_YET,
    READING,
    Table,
)

EARNINGS: Final = 7  # what a player may have won in a round, when money is hidden

# where a hidden card can be, added to 4 × seat
IN_HAND: Final = 0
IN_PACK: Final = 1
ASIDE: Final = 2


def redealt(table: Table, viewer: int, luck: Luck) -> None:
    """Another table that the viewer cannot tell from this one, which it changes."""
    packs = [len(pack) for pack in table.packs]
    hands = [len(hand) for hand in table.hands]
    tossed = [len(cards) for cards in table.tossed]
    for seat in range(table.seats):
        if seat != viewer:
            table.packs[seat] = []
            table.hands[seat] = []
            table.tossed[seat] = []
            table.tossing[seat] = NOT_YET
            table.chosen[seat] = NOT_YET
            table.reading[seat] = 0
    _forget(table, viewer)
    deal_hidden(table, viewer, packs, hands, tossed, luck)


def _forget(table: Table, viewer: int) -> None:
    """What the others saw in the draft is theirs to remember."""
    mine = 1 << viewer if viewer >= 0 else 0
    for card in range(CARDS):
        table.seen[card] &= mine


def deal_hidden(
    table: Table, viewer: int, packs: list[int], hands: list[int], tossed: list[int], luck: Luck
) -> None:
    """Gives the others as many cards as they have: first those the viewer saw go round, which
    nobody has shown since, then any; what is left is the deck."""
    table.dreamer = viewer
    table.dreamt = table.round
    table.vague = 1 if table.phase == DRAFT else 0
    left = _unaccounted(table, viewer)
    slots = _slots(table, viewer, packs, hands, tossed)
    _deal_remembered(table, viewer, left, slots, luck)
    _deal_unknown(table, left, slots, luck)
    for seat in range(table.seats):
        if seat != viewer:
            _settle(table, seat, luck)


def _unaccounted(table: Table, viewer: int) -> list[int]:
    """How many of each card are nowhere to be seen; gives the shown ones back to their hands."""
    left = COPIES.copy()
    for laid in table.laid:
        for card in laid:
            left[card] -= 1
    for card in table.lost:
        left[card] -= 1
    if viewer >= 0:
        for own in [table.packs[viewer], table.hands[viewer], table.tossed[viewer]]:
            for card in own:
                left[card] -= 1
    for shown in table.shown:
        if shown // CARDS != viewer:
            left[shown % CARDS] -= 1
            table.hands[shown // CARDS].append(shown % CARDS)
    return left


def _slots(
    table: Table, viewer: int, packs: list[int], hands: list[int], tossed: list[int]
) -> list[int]:
    slots: list[int] = []
    for seat in range(table.seats):
        if seat == viewer:
            continue
        for _ in range(hands[seat] - len(table.hands[seat])):
            slots.append(4 * seat + IN_HAND)
        for _ in range(packs[seat]):
            slots.append(4 * seat + IN_PACK)
        for _ in range(tossed[seat]):
            slots.append(4 * seat + ASIDE)
    return slots


def _is_past(table: Table, card: int) -> bool:
    """Whether the card would have been shown by now, were it in a hand."""
    if table.phase == DRAFT:
        return False
    last = table.site if table.phase == HUNT else SITES
    return 0 <= COLOUR[card] <= last


def _deal_remembered(
    table: Table, viewer: int, left: list[int], slots: list[int], luck: Luck
) -> None:
    if viewer < 0:
        return
    later: list[int] = []
    for card in range(CARDS):
        if left[card] < COPIES[card] or (table.seen[card] >> viewer) & 1 == 0:
            continue
        if _is_past(table, card):
            left[card] -= 1
            _put(table, _take_slot(slots, ASIDE), card)
        else:
            later.append(card)
    for card in later:
        left[card] -= 1
        _put(table, slots.pop(luck.below(len(slots))), card)


def _take_slot(slots: list[int], kind: int) -> int:
    for place in range(len(slots)):
        if slots[place] % 4 == kind:
            return slots.pop(place)
    raise ValueError("a card that was seen has no place to be")


def _deal_unknown(table: Table, left: list[int], slots: list[int], luck: Luck) -> None:
    """Hands first, of cards that can still be in one; then the rest."""
    fresh: list[int] = []
    past: list[int] = []
    for card in range(CARDS):
        for _ in range(left[card]):
            if _is_past(table, card):
                past.append(card)
            else:
                fresh.append(card)
    for slot in slots:
        if slot % 4 == IN_HAND:
            _put(table, slot, fresh.pop(luck.below(len(fresh))))
    deck = past + fresh
    deck.sort()
    for slot in slots:
        if slot % 4 != IN_HAND:
            _put(table, slot, deck.pop(luck.below(len(deck))))
    table.deck = deck


def _put(table: Table, slot: int, card: int) -> None:
    seat = slot // 4
    kind = slot % 4
    if kind == IN_HAND:
        table.hands[seat].append(card)
    elif kind == IN_PACK:
        table.packs[seat].append(card)
    else:
        table.tossed[seat].append(card)


def _settle(table: Table, seat: int, luck: Luck) -> None:
    """Sorts the cards of a seat; guesses what it has chosen, if it has."""
    table.hands[seat].sort()
    pack = table.packs[seat]
    pack.sort()
    for card in pack:
        table.seen[card] |= 1 << seat
    if seat in table.waiting or table.phase == READING:
        return
    if table.phase == HUNT or table.phase == GOBLIN_RAID:
        table.chosen[seat] = PASS
    elif table.phase == DRAFT:
        place = luck.below(len(pack))
        table.chosen[seat] = pack[place]
        if table.seats == 2:
            other = luck.below(len(pack) - 1)
            table.tossing[seat] = pack[other + 1 if other >= place else other]


def guess_money(table: Table, luck: Luck) -> None:
    """Where money is hidden: something in reach, and the goblins that others must have."""
    away = GOBLINS - len(table.goblins_left) - table.gone_goblins
    hidden: list[int] = []
    for lair in range(LAIRS):
        if table.lairs[lair] >= 0:
            away -= 1
    for seat in range(table.seats):
        if table.money[seat] == HIDDEN:
            table.money[seat] = START_MONEY + luck.below(EARNINGS * table.round)
            table.goblins[seat] = table.raiders[seat]
            hidden.append(seat)
        away -= table.goblins[seat]
    for _ in range(away):
        table.goblins[hidden[luck.below(len(hidden))]] += 1
