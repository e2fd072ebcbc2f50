"""Where the cards of a draft may be: what a viewer saw go round was taken by those who would have
liked it, and what was gone before it came was better than what had been left."""

from __future__ import annotations

import math
from typing import Final

from filon.core.ints import append, i64, pop, vec
from filon.core.luck import Luck
from filon.core.rows import empties, same, sort
from filon.games.treasure_hunter.data import CARDS, COLOUR, COPIES, HAND, SITES
from filon.games.treasure_hunter.fields import DRAFT, HUNT
from filon.games.treasure_hunter.rollout import Outlook
from filon.games.treasure_hunter.rules.draft import way_round
from filon.games.treasure_hunter.rules.memory import seen_at
from filon.games.treasure_hunter.table import Table

DOUBT: Final = 0.3
LOOKED_AT: Final = 12  # of the cards that may have been taken unseen: more would hardly change it
ANYTHING: Final = 1e9  # what was left of a pack that the viewer has not seen yet was worth
WHIMS: Final[i64] = 1 << 20


class Draft:
    """Of three players or more, with the others' hands and packs still to be dealt, but for what
    they have shown."""

    def __init__(self, table: Table, viewer: i64, left: vec[i64], luck: Luck) -> None:
        self._table: Final = table
        self._viewer: Final = viewer
        self._luck: Final = luck
        self._way: Final = way_round(table)
        self._passed = empties(HAND)  # by when the viewer passed them on: what nobody showed since
        self._packs = empties(HAND)  # by when the viewer saw them first: all that was in them
        self._fresh = vec[i64]()  # never seen,
        self._gone = vec[i64]()  # and in nobody's hand: it would have been shown
        self._known = known_takers(table, viewer)
        for card in range(CARDS):
            at = seen_at(table, viewer, card)
            unseen = left[card]
            if at >= 0:
                self._packs[at % table.seats] = append(self._packs[at % table.seats], card)
                if unseen == COPIES[card]:
                    self._passed[at] = append(self._passed[at], card)
                    unseen -= 1
            for _copy in range(unseen):
                if is_past(table, card):
                    self._gone = append(self._gone, card)
                else:
                    self._fresh = append(self._fresh, card)

    def deal(self, sizes: vec[i64]) -> None:
        """All that is hidden from the viewer; of each pack we know how large it is."""
        table = self._table
        for pick in range(table.pick):
            for step in range(1, table.seats):
                seat = self._seat_after(step)
                card = self._taken(Outlook(table, seat, pick + 1), pick - step)
                table.hands[seat] = append(table.hands[seat], card)
        self._deal_passed(sizes)
        for seat in range(table.seats):
            while seat != self._viewer and len(table.packs[seat]) < sizes[seat]:
                place = self._luck.below(len(self._fresh))
                self._fresh, card = pop(self._fresh, place)
                table.packs[seat] = append(table.packs[seat], card)
        sort(self._fresh)
        table.deck = self._fresh

    def deal_hands(self, sizes: vec[i64]) -> None:
        """When it is over: what the others have left, of so many cards each."""
        table = self._table
        for pick in range(1, HAND):
            for step in range(1, min(pick + 1, table.seats)):
                passed = pick - step
                seat = self._seat_after(step)
                if self._has_room(seat, sizes) and self._took_unknown(seat, passed):
                    card = self._taken(Outlook(table, seat, pick + 1), passed)
                    table.hands[seat] = append(table.hands[seat], card)
        self._deal_left_over(sizes)
        for step in range(1, table.seats):
            seat = self._seat_after(step)
            for pick in range(step):
                if self._has_room(seat, sizes):
                    card = self._taken(Outlook(table, seat, pick + 1), pick - step)
                    table.hands[seat] = append(table.hands[seat], card)
            while self._has_room(seat, sizes):
                self._fresh, card = pop(self._fresh, self._luck.below(len(self._fresh)))
                table.hands[seat] = append(table.hands[seat], card)
        for card in self._fresh:
            self._gone = append(self._gone, card)
        sort(self._gone)
        table.deck = self._gone

    def _seat_after(self, step: i64) -> i64:
        """The one that a pack of the viewer comes to after so many picks."""
        return (self._viewer + self._way * step) % self._table.seats

    def _has_room(self, seat: i64, sizes: vec[i64]) -> bool:
        return len(self._table.hands[seat]) < sizes[seat]

    def _took_unknown(self, seat: i64, passed: i64) -> bool:
        """Whether a seat took of the pack that the viewer passed on then what nobody has seen."""
        return len(self._passed[passed]) > 0 and not (self._known[passed] >> seat) & 1

    def _deal_left_over(self, sizes: vec[i64]) -> None:
        """Of packs that were passed on everything is in a hand; where copies were shown, nobody
        knows where from."""
        for passed in range(HAND):
            for card in self._passed[passed]:
                free = vec[i64]()
                for seat in range(self._table.seats):
                    if seat != self._viewer and self._has_room(seat, sizes):
                        free = append(free, seat)
                if len(free):
                    seat = free[self._luck.below(len(free))]
                    self._table.hands[seat] = append(self._table.hands[seat], card)
                else:
                    self._gone = append(self._gone, card)

    def _taken(self, outlook: Outlook, passed: i64) -> i64:
        """What was kept of the pack that the viewer passed on then; before 0, of one that was still
        to come."""
        if passed >= 0 and len(self._passed[passed]):
            place = liked(outlook, self._passed[passed], self._luck)
            self._passed[passed], card = pop(self._passed[passed], place)
        else:
            place = self._taken_unseen(outlook, passed + self._table.seats)
            self._fresh, card = pop(self._fresh, place)
        return card

    def _taken_unseen(self, outlook: Outlook, seen: i64) -> i64:
        """The place of a card that was liked better than what the viewer then saw of that pack."""
        rest = ANYTHING
        if seen <= self._table.pick:
            rest = -ANYTHING
            for card in self._packs[seen % self._table.seats]:
                rest = max(rest, outlook.gain(card))
        best, chosen = -ANYTHING, i64(0)
        for _ in range(LOOKED_AT):
            place = self._luck.below(len(self._fresh))
            gain = outlook.gain(self._fresh[place])
            if rest < ANYTHING:
                gain = -DOUBT * math.log(1.0 + math.exp(min(50.0, (rest - gain) / DOUBT)))
            gain += DOUBT * _whim(self._luck)
            if gain > best:
                best, chosen = gain, place
        return chosen

    def _deal_passed(self, sizes: vec[i64]) -> None:
        """What is left of the packs that the viewer passed on is where they are now."""
        table = self._table
        for pick in range(table.pick):
            holder = (self._viewer + self._way * (table.pick - pick)) % table.seats
            for card in self._passed[pick]:
                if holder != self._viewer and len(table.packs[holder]) < sizes[holder]:
                    table.packs[holder] = append(table.packs[holder], card)
                else:
                    self._fresh = append(self._fresh, card)


def is_past(table: Table, card: i64) -> bool:
    """Whether the card would have been shown by now, were it in a hand."""
    if table.phase == DRAFT:
        return False
    last = table.site if table.phase == HUNT else SITES
    return 0 <= COLOUR[card] <= last


def known_takers(table: Table, viewer: i64) -> vec[i64]:
    """Of each of the viewer's packs: the seats that have shown since what they took, as bits."""
    known = same(0, HAND)
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


def liked(outlook: Outlook, cards: vec[i64], luck: Luck) -> i64:
    """The place of the card that was probably kept."""
    best, chosen = -ANYTHING, i64(0)
    for place in range(len(cards)):
        liking = outlook.gain(cards[place]) + DOUBT * _whim(luck)
        if liking > best:
            best, chosen = liking, i64(place)
    return chosen


def _whim(luck: Luck) -> float:
    """Gumbel's noise: the greatest sum is drawn as a softmax would."""
    return -math.log(-math.log((float(luck.below(WHIMS)) + 0.5) / float(WHIMS)))
