"""A table that a viewer cannot tell from the true one: what it does not see is dealt anew."""

from __future__ import annotations

from typing import Final

from filon.core.game import HIDDEN, Dream
from filon.core.ints import append, i64, pop, vec
from filon.core.luck import Luck
from filon.core.rows import sort
from filon.games.treasure_hunter.data import (
    CARDS,
    COPIES,
    GOBLINS,
    LAIRS,
    START_MONEY,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, HUNT, NOT_YET, READING
from filon.games.treasure_hunter.imagining_draft import Draft, is_past, liked
from filon.games.treasure_hunter.notation import PASS
from filon.games.treasure_hunter.rollout import Outlook
from filon.games.treasure_hunter.rules.memory import SEEN_BITS, SEEN_MASK, remember, seen_at
from filon.games.treasure_hunter.table import Table, unveiled

EARNINGS: Final[i64] = 7  # what a player may have won in a round, when money is hidden

# where a hidden card can be, added to 4 × seat
IN_HAND: Final[i64] = 0
IN_PACK: Final[i64] = 1
ASIDE: Final[i64] = 2
TAKEN: Final[i64] = -1


def imagined(view: Table, luck: Luck) -> Table:
    """What is known as it is, what is hidden dealt anew; who has answered has passed."""
    table = unveiled(view)
    guess_money(table, luck)
    redealt(table, view.viewer, luck)
    return table


def redealt(table: Table, viewer: i64, luck: Luck) -> None:
    """Another table that the viewer cannot tell from this one, which it changes.

    The others get as many cards as they have: first those the viewer saw go round, which nobody
    has shown since, then any; what is left is the deck. Three players or more have what they would
    have liked.
    """
    packs = _lengths(table.packs)
    hands = _lengths(table.hands)
    tossed = _lengths(table.tossed)
    for seat in range(table.seats):
        if seat != viewer:
            _take_all(table, seat)
    _forget(table, viewer)
    table.dream = Dream(viewer, table.round, table.phase == DRAFT)
    left = _unaccounted(table, viewer)
    if table.seats > 2 and viewer >= 0:
        draft = Draft(table, viewer, left, luck)
        if table.phase == DRAFT:
            draft.deal(packs)
        else:
            draft.deal_hands(hands)
    else:
        slots = _slots(table, viewer, packs, hands, tossed)
        slots = _deal_remembered(table, viewer, left, slots, luck)
        _deal_unknown(table, left, slots, luck)
    for seat in range(table.seats):
        if seat != viewer:
            _settle(table, seat, luck)


def _take_all(table: Table, seat: i64) -> None:
    """What others do not see of a seat: its cards and choices."""
    table.packs[seat] = vec[i64]()
    table.hands[seat] = vec[i64]()
    table.tossed[seat] = vec[i64]()
    table.tossing[seat] = NOT_YET
    table.chosen[seat] = NOT_YET
    table.reading[seat] = 0


def _lengths(some: vec[vec[i64]]) -> vec[i64]:
    return vec[i64]([len(one) for one in some])


def _forget(table: Table, viewer: i64) -> None:
    """What the others saw in the draft is theirs to remember."""
    mine: i64 = 0
    if viewer >= 0:
        mine = SEEN_MASK << (SEEN_BITS * viewer)
    for card in range(CARDS):
        table.seen[card] &= mine


def _unaccounted(table: Table, viewer: i64) -> vec[i64]:
    """How many of each card are nowhere to be seen; gives the shown ones back to their hands."""
    left = COPIES[:]
    for seat in range(table.seats):
        _count_off(left, table.laid[seat])
        _count_off(left, table.discards[seat])
    _count_off(left, table.lost)
    if viewer >= 0:
        _count_off(left, table.packs[viewer])
        _count_off(left, table.hands[viewer])
        _count_off(left, table.tossed[viewer])
    for shown in table.shown:
        seat, card = shown // CARDS, shown % CARDS
        if seat != viewer:
            left[card] -= 1
            table.hands[seat] = append(table.hands[seat], card)
    return left


def _count_off(left: vec[i64], cards: vec[i64]) -> None:
    for card in cards:
        left[card] -= 1


def _slots(
    table: Table, viewer: i64, packs: vec[i64], hands: vec[i64], tossed: vec[i64]
) -> vec[i64]:
    slots = vec[i64]()
    for seat in range(table.seats):
        if seat == viewer:
            continue
        for _card in range(hands[seat] - len(table.hands[seat])):
            slots = append(slots, 4 * seat + IN_HAND)
        for _card in range(packs[seat]):
            slots = append(slots, 4 * seat + IN_PACK)
        for _card in range(tossed[seat]):
            slots = append(slots, 4 * seat + ASIDE)
    return slots


def _deal_remembered(
    table: Table, viewer: i64, left: vec[i64], places: vec[i64], luck: Luck
) -> vec[i64]:
    """What one of two saw go to and fro; the places that are left."""
    slots = places[:]
    if viewer < 0:
        return slots
    later = vec[i64]()
    for card in range(CARDS):
        at = seen_at(table, viewer, card)
        if left[card] < COPIES[card] or at < 0:
            continue
        left[card] -= 1
        if is_past(table, card):
            slots, slot = pop(slots, _first_aside(slots))
            _put(table, slot, card)
        else:
            later = append(later, card)
    return _deal_anywhere(table, later, slots, luck)


def _deal_anywhere(table: Table, cards: vec[i64], places: vec[i64], luck: Luck) -> vec[i64]:
    slots = places[:]
    for card in cards:
        slots, slot = pop(slots, luck.below(len(slots)))
        _put(table, slot, card)
    return slots


def _first_aside(slots: vec[i64]) -> i64:
    for place in range(len(slots)):
        if slots[place] % 4 == ASIDE:
            return place
    raise ValueError("a card that was seen has no place to be")


def _deal_unknown(table: Table, left: vec[i64], slots: vec[i64], luck: Luck) -> None:
    """Hands first, of cards that can still be in one; then the rest."""
    fresh = vec[i64]()
    deck = vec[i64]()
    for card in range(CARDS):
        for _copy in range(left[card]):
            if is_past(table, card):
                deck = append(deck, card)
            else:
                fresh = append(fresh, card)
    for slot in slots:
        if slot % 4 == IN_HAND:
            fresh, card = pop(fresh, luck.below(len(fresh)))
            _put(table, slot, card)
    for card in fresh:
        deck = append(deck, card)
    sort(deck)
    for slot in slots:
        if slot % 4 != IN_HAND:
            deck, card = pop(deck, luck.below(len(deck)))
            _put(table, slot, card)
    table.deck = deck


def _put(table: Table, slot: i64, card: i64) -> None:
    seat = slot // 4
    kind = slot % 4
    if kind == IN_HAND:
        table.hands[seat] = append(table.hands[seat], card)
    elif kind == IN_PACK:
        table.packs[seat] = append(table.packs[seat], card)
    else:
        table.tossed[seat] = append(table.tossed[seat], card)


def _settle(table: Table, seat: i64, luck: Luck) -> None:
    """Sorts the cards of a seat; guesses what it has chosen, if it has."""
    sort(table.hands[seat])
    pack = table.packs[seat]
    sort(pack)
    remember(table, seat)
    if seat in table.waiting or table.phase == READING:
        return
    if table.phase == HUNT or table.phase == GOBLIN_RAID:
        table.chosen[seat] = PASS
    elif table.phase == DRAFT:
        place = liked(Outlook(table, seat, table.pick + 1), pack, luck)
        table.chosen[seat] = pack[place]
        if table.seats == 2:
            other = luck.below(len(pack) - 1)
            if other >= place:
                other += 1
            table.tossing[seat] = pack[other]


def guess_money(table: Table, luck: Luck) -> None:
    """Where money is hidden: something in reach, and the goblins that others must have."""
    away = GOBLINS - len(table.goblins_left) - table.gone_goblins
    hidden = vec[i64]()
    for lair in range(LAIRS):
        if table.lairs[lair] >= 0:
            away -= 1
    for seat in range(table.seats):
        if table.money[seat] == HIDDEN:
            table.money[seat] = START_MONEY + luck.below(EARNINGS * table.round)
            table.goblins[seat] = table.raiders[seat]
            hidden = append(hidden, seat)
        away -= table.goblins[seat]
    for _ in range(away):
        table.goblins[hidden[luck.below(len(hidden))]] += 1
