"""“II. Actions”, “Les duos d’actions des cartes” and “Les icônes de la Feuille de Route”: a seat's
own chain of actions; each gives at most one more.

A duo must be used while one of its halves is possible, and so must a free card (p. 6)."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.colorado.data import (
    DISCOVERY,
    DRAWN,
    DUOS,
    EMPTY,
    FAMILY_OF,
    KINDS,
    POSER,
    SALOON,
    SALOON_SQUARES,
    TICKS,
    TIPI,
    TIPI_OPEN,
    VALUE_OF,
    WANTED,
    WANTED_ICONS,
)
from filon.games.colorado.fields import READY, TO_SHED, TO_TRADE
from filon.games.colorado.notation import (
    DRAW,
    LOST,
    NUGGET,
    PAID,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    SHED,
    SHEDDED,
    SQUARE,
    TOOK,
)
from filon.games.colorado.rules.bounty import tick_saloon, tick_tipi, tick_wanted
from filon.games.colorado.rules.deck import draw
from filon.games.colorado.rules.hand import pairs_in, playable_in
from filon.games.colorado.rules.sheet import can_discover, can_tick
from filon.games.colorado.table import Table

ANY_PRICE: Final[i64] = 3  # no card costs more


def follow(table: Table, seat: i64, icon: i64) -> None:
    """What an icon gives at once; what it asks the seat becomes its task."""
    while icon != EMPTY:
        if not can_use(table, seat, icon):
            table.tell(LOST, seat, icon)
            break
        if icon == SALOON:
            icon = tick_saloon(table, seat)
        elif icon == WANTED:
            icon = tick_wanted(table, seat)
        elif icon == TIPI and len(TIPI_OPEN[table.tipi[seat]]) == 1:
            icon = tick_tipi(table, seat, TIPI_OPEN[table.tipi[seat]][0])
        else:
            table.task[seat] = icon
            return
    table.task[seat] = READY


def can_use(table: Table, seat: i64, icon: i64) -> bool:
    """As far as everybody can see: what a hidden hand allows is not asked here."""
    if icon == TICKS:
        return can_tick(table, seat)
    if icon == POSER:
        return table.held[seat] > 0
    if icon == TIPI:
        return len(TIPI_OPEN[table.tipi[seat]]) > 0
    if icon == SALOON:
        return table.saloon[seat] < SALOON_SQUARES
    if icon == WANTED:
        return table.wanted[seat] < len(WANTED_ICONS)
    if icon == DISCOVERY:
        return can_discover(table, seat)
    return True


def let_go(table: Table, seat: i64) -> None:
    table.tell(PASSED, seat)
    table.task[seat] = READY


# -- playing a card from hand --------------------------------------------------------------


def _offer_plays(table: Table, seat: i64, price: i64) -> None:
    """Cards in hand of at most that value, none of them already in the area."""
    base = seat * KINDS
    hand = table.hand
    area = table.area[seat]
    for card in range(KINDS):
        if hand[base + card] and not area >> card & 1 and VALUE_OF[card] <= price:
            table.offer(PLAY + card)


def offer_poser(table: Table, seat: i64) -> None:
    """“Les icônes de la Feuille de Route”: a card that can be played must be; a hand without one
    is passed by hand."""
    _offer_plays(table, seat, ANY_PRICE)
    _offer_pass_at_least(table)


def play(table: Table, seat: i64, card: i64) -> None:
    """“II. Actions”: the duo of a card played from hand is its owner's alone."""
    table.hand[seat * KINDS + card] -= 1
    table.held[seat] -= 1
    table.area[seat] |= 1 << card
    table.tell(PLAYED, seat, card)
    follow(table, seat, DUOS[FAMILY_OF[card]])


# -- “Pépites” ----------------------------------------------------------------------------


def offer_nuggets(table: Table, seat: i64) -> None:
    table.offer(NUGGET)
    if table.nuggets[seat]:
        _offer_plays(table, seat, table.nuggets[seat])


def take_nugget(table: Table, seat: i64) -> None:
    table.nuggets[seat] += 1
    table.tell(TOOK, seat)
    table.task[seat] = READY


def pay(table: Table, seat: i64, card: i64) -> None:
    table.nuggets[seat] -= VALUE_OF[card]
    table.tell(PAID, seat, VALUE_OF[card])


# -- “Cartes” ------------------------------------------------------------------------------


def offer_cards(table: Table, seat: i64) -> None:
    table.offer(DRAW)
    if table.held[seat] < 3:
        return
    pairs = pairs_in(table, seat)
    if playable_in(table, seat) > 2:  # a third one, whichever two go
        table.offer_bits(SHED, pairs, KINDS)
        return
    for card in range(KINDS):
        if pairs >> card & 1 and _has_second(table, seat, card):
            table.offer(SHED + card)


def offer_sheddings(table: Table, seat: i64) -> None:
    """The second card; only in a hand that somebody else imagines can there be none."""
    first = table.shed[seat]
    for second in range(first, FAMILY_OF[first] * 3 + 3):
        if _goes_with(table, seat, first, second):
            table.offer(SHED + second)
    _offer_pass_at_least(table)


def offer_trades(table: Table, seat: i64) -> None:
    _offer_plays(table, seat, ANY_PRICE)
    _offer_pass_at_least(table)


def _offer_pass_at_least(table: Table) -> None:
    if not table.offered:
        table.offer(PASS)


def _has_second(table: Table, seat: i64, first: i64) -> bool:
    for second in range(first, FAMILY_OF[first] * 3 + 3):
        if _goes_with(table, seat, first, second):
            return True
    return False


def _goes_with(table: Table, seat: i64, first: i64, second: i64) -> bool:
    """A card of the same colour and no lower value that leaves a third one to be played."""
    spare = table.hand[seat * KINDS + second]
    if second == first and table.shed[seat] == NOBODY:
        spare -= 1
    return spare > 0 and _leaves_a_card(table, seat, first, second)


def _leaves_a_card(table: Table, seat: i64, first: i64, second: i64) -> bool:
    base = seat * KINDS
    for card in range(KINDS):
        left = table.hand[base + card]
        if not left or table.area[seat] >> card & 1:
            continue
        if card == first and table.shed[seat] == NOBODY:
            left -= 1
        if card == second:
            left -= 1
        if left > 0:
            return True
    return False


def shed(table: Table, seat: i64, card: i64) -> None:
    table.hand[seat * KINDS + card] -= 1
    table.held[seat] -= 1
    table.pile[card] += 1
    table.tell(SHEDDED, seat, card)
    if table.task[seat] == TO_SHED:
        table.shed[seat] = NOBODY
        table.task[seat] = TO_TRADE
    else:
        table.shed[seat] = card
        table.task[seat] = TO_SHED


def draw_three(table: Table, seat: i64, luck: Luck) -> None:
    draw(table, seat, DRAWN, luck)
    table.task[seat] = READY


# -- “Tipi” -------------------------------------------------------------------------------


def offer_squares(table: Table, seat: i64) -> None:
    for square in TIPI_OPEN[table.tipi[seat]]:
        table.offer(SQUARE + square)
