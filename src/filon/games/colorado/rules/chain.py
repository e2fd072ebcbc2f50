"""§5 to §9: a seat's own chain of actions; each gives at most one more."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY
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
from filon.games.colorado.rules.sheet import can_discover, can_tick, tick_choices
from filon.games.colorado.state import READY, TO_SHED, TO_TRADE, Table

ANY_PRICE: Final = 3  # no card costs more
PASS_ONLY: Final = [PASS]


def follow(table: Table, seat: int, icon: int) -> None:
    """What an icon gives at once; what it asks the seat becomes its task."""
    while icon != EMPTY:
        if not _can_use(table, seat, icon):
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


def _can_use(table: Table, seat: int, icon: int) -> bool:
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


def let_go(table: Table, seat: int) -> None:
    table.tell(PASSED, seat)
    table.task[seat] = READY


# -- §7 Ticks ------------------------------------------------------------------------------


def ticks_choices(table: Table, seat: int) -> list[int]:
    choices = tick_choices(table, seat)
    choices.append(PASS)
    return choices


# -- playing a card from hand --------------------------------------------------------------


def playable(table: Table, seat: int, price: int) -> list[int]:
    """Cards in hand of at most that value, none of them already in the area."""
    base = seat * KINDS
    hand = table.hand
    area = table.area[seat]
    return [
        PLAY + card
        for card in range(KINDS)
        if hand[base + card] and not area >> card & 1 and VALUE_OF[card] <= price
    ]


def poser_choices(table: Table, seat: int) -> list[int]:
    choices = playable(table, seat, ANY_PRICE)
    choices.append(PASS)
    return choices


def play(table: Table, seat: int, card: int) -> None:
    """§5: the duo of a card played from hand is its owner's alone."""
    table.hand[seat * KINDS + card] -= 1
    table.held[seat] -= 1
    table.area[seat] |= 1 << card
    table.tell(PLAYED, seat, card)
    follow(table, seat, DUOS[FAMILY_OF[card]])


# -- §6 Nuggets ----------------------------------------------------------------------------


def nuggets_choices(table: Table, seat: int) -> list[int]:
    choices = [NUGGET]
    if table.nuggets[seat]:
        choices += playable(table, seat, table.nuggets[seat])
    choices.append(PASS)
    return choices


def take_nugget(table: Table, seat: int) -> None:
    table.nuggets[seat] += 1
    table.tell(TOOK, seat)
    table.task[seat] = READY


def pay(table: Table, seat: int, card: int) -> None:
    table.nuggets[seat] -= VALUE_OF[card]
    table.tell(PAID, seat, VALUE_OF[card])


# -- §6 Cards ------------------------------------------------------------------------------


def cards_choices(table: Table, seat: int) -> list[int]:
    choices = [DRAW]
    if table.held[seat] > 2:
        for card in range(KINDS):
            if table.hand[seat * KINDS + card] and _second_choices(table, seat, card):
                choices.append(SHED + card)
    choices.append(PASS)
    return choices


def shed_choices(table: Table, seat: int) -> list[int]:
    """The second card; only in a hand that somebody else imagines can there be none."""
    return _second_choices(table, seat, table.shed[seat]) or PASS_ONLY


def trade_choices(table: Table, seat: int) -> list[int]:
    return playable(table, seat, ANY_PRICE) or PASS_ONLY


def _second_choices(table: Table, seat: int, first: int) -> list[int]:
    """Cards of the same colour and no lower value that leave a third one to be played."""
    base = seat * KINDS
    choices: list[int] = []
    for second in range(first, FAMILY_OF[first] * 3 + 3):
        spare = table.hand[base + second]
        if second == first and table.shed[seat] == NOBODY:
            spare -= 1
        if spare > 0 and _leaves_a_card(table, seat, first, second):
            choices.append(SHED + second)
    return choices


def _leaves_a_card(table: Table, seat: int, first: int, second: int) -> bool:
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


def shed(table: Table, seat: int, card: int) -> None:
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


def draw_three(table: Table, seat: int, luck: Luck) -> None:
    draw(table, seat, DRAWN, luck)
    table.task[seat] = READY


# -- §9 Tipi -------------------------------------------------------------------------------


def square_choices(table: Table, seat: int) -> list[int]:
    return [SQUARE + square for square in TIPI_OPEN[table.tipi[seat]]]
