"""“B/ Minimum de cartes”: drawing cards; the deck has no order, only counts."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.core.rows import total
from filon.games.colorado.data import KINDS, LEAST_HAND
from filon.games.colorado.notation import DREW, RAN_OUT, SHUFFLED
from filon.games.colorado.table import Table


def draw_from_deck(table: Table, luck: Luck) -> i64:
    """The kind of a card that leaves the deck, which must not be empty."""
    card = luck.pick(table.deck)
    table.deck[card] -= 1
    table.deck_left -= 1
    return card


def draw(table: Table, seat: i64, cards: i64, luck: Luck) -> None:
    """As many cards as there are; an empty deck is made anew from the pile, in mid-draw too."""
    for _card in range(cards):
        if table.deck_left == 0:
            _shuffle(table)
        if table.deck_left == 0:
            table.tell(RAN_OUT, seat)
            return
        card = draw_from_deck(table, luck)
        table.hand[seat * KINDS + card] += 1
        table.held[seat] += 1
        table.tell(DREW, seat, card)


def refill(table: Table, luck: Luck) -> None:
    """“B/ Minimum de cartes”: everybody draws up to three, the Talker first, then clockwise."""
    for place in range(table.seats):
        seat = (table.talker + place) % table.seats
        if table.held[seat] < LEAST_HAND:
            draw(table, seat, LEAST_HAND - table.held[seat], luck)


def _shuffle(table: Table) -> None:
    table.deck, table.pile = table.pile, table.deck
    table.deck_left = total(table.deck)
    if table.deck_left:
        table.tell(SHUFFLED, table.deck_left)
