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
    HAND,
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
    SEEN_BITS,
    SEEN_MASK,
    Table,
    remember,
    seen_at,
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
    mine = SEEN_MASK << (SEEN_BITS * viewer) if viewer >= 0 else 0
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
    passed: list[list[int]] = [[] for _ in range(HAND)]  # of each pick: what has gone since
    later: list[int] = []
    for card in range(CARDS):
        at = seen_at(table, viewer, card)
        if left[card] < COPIES[card] or at < 0:
            continue
        left[card] -= 1
        if _is_past(table, card):
            _put(table, _take_slot(slots, ASIDE), card)
        elif table.seats > 2:
            passed[at].append(card)
        else:
            later.append(card)
    if table.seats > 2:
        _deal_passed(table, viewer, passed, slots, later, luck)
    for card in later:
        _put(table, slots.pop(luck.below(len(slots))), card)


def _deal_passed(
    table: Table,
    viewer: int,
    passed: list[list[int]],
    slots: list[int],
    later: list[int],
    luck: Luck,
) -> None:
    """Of a pack that was passed on everybody took one card; the rest is where the pack is now."""
    way = 1 if table.round % 2 == 1 else -1
    drafted = table.pick if table.phase == DRAFT else HAND
    known = _known_takers(table, viewer)
    for pick in range(HAND):
        cards = passed[pick]
        if not cards:
            continue
        for step in range(1, min(table.seats, drafted - pick)):
            seat = (viewer + way * step) % table.seats
            if (known[pick] >> seat) & 1 or not cards:
                continue
            if _give(slots, 4 * seat + IN_HAND):
                _put(table, 4 * seat + IN_HAND, cards.pop(luck.below(len(cards))))
        holder = (viewer + way * (drafted - pick)) % table.seats
        for card in cards:
            if table.phase == DRAFT and holder != viewer and _give(slots, 4 * holder + IN_PACK):
                _put(table, 4 * holder + IN_PACK, card)
            else:
                later.append(card)


def _known_takers(table: Table, viewer: int) -> list[int]:
    """Of each of the viewer's packs: the seats that have shown since what they took, as bits."""
    known = [0] * HAND
    for seat in range(table.seats):
        for card in table.laid[seat]:
            at = seen_at(table, viewer, card)
            if seat != viewer and at >= 0 and COPIES[card] == 1:
                known[at] |= 1 << seat
    for shown in table.shown:
        at = seen_at(table, viewer, shown % CARDS)
        if at >= 0 and COPIES[shown % CARDS] == 1:
            known[at] |= 1 << (shown // CARDS)
    return known


def _give(slots: list[int], slot: int) -> bool:
    """Uses up one such place, if there is one."""
    if slot not in slots:
        return False
    slots.remove(slot)
    return True


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
    remember(table, seat)
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
