"""Questions about a hand: pairs to discard, cards that could be played."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.colorado.data import KINDS, TOOLS
from filon.games.colorado.table import Table


def pairs_in(table: Table, seat: i64) -> i64:
    """Bits: the kinds that can be the lower one of two cards of a colour."""
    hand = table.hand
    base = seat * KINDS
    once: i64 = 0
    twice: i64 = 0
    for card in range(KINDS):
        if hand[base + card]:
            once |= 1 << card
            if hand[base + card] > 1:
                twice |= 1 << card
    beneath = (once >> 1 & (TOOLS | TOOLS << 1)) | (once >> 2 & TOOLS)  # a higher one in hand
    return twice | (once & beneath)


def playable_in(table: Table, seat: i64) -> i64:
    """How many cards are of a kind that is not in the area."""
    hand = table.hand
    base = seat * KINDS
    free = ~table.area[seat]
    count: i64 = 0
    for card in range(KINDS):
        count += hand[base + card] * (free >> card & 1)
    return count
