"""“I. Appel”: the Talker asks somebody for a card, and one comes."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.colorado.data import FAMILY_OF, KINDS
from filon.games.colorado.fields import CALLING, IDLE, TO_ASK, TO_CALL, TO_GIVE
from filon.games.colorado.notation import (
    ASK,
    ASKED,
    CALL,
    CALLED,
    DOUBLED,
    GAVE,
    GIVE,
    HAD_NOTHING,
    NOTHING,
    PLACED,
)
from filon.games.colorado.rules.tasks import set_task
from filon.games.colorado.table import Table


def begin_call(table: Table) -> bool:
    """False if no opponent has a card to give."""
    table.asked = NOBODY
    table.called = NOBODY
    table.given = NOBODY
    others: i64 = 0
    other: i64 = NOBODY
    for seat in range(table.seats):
        if can_be_asked(table, seat):
            others += 1
            other = seat
    if not others:
        return False
    table.phase = CALLING
    set_task(table, table.talker, TO_ASK)
    if others == 1:
        ask(table, other)
    return True


def can_be_asked(table: Table, seat: i64) -> bool:
    return seat != table.talker and table.held[seat] > 0


def offer_askings(table: Table) -> None:
    for seat in range(table.seats):
        if can_be_asked(table, seat):
            table.offer(ASK + seat)


def ask(table: Table, other: i64) -> None:
    table.asked = other
    table.task[table.talker] = TO_CALL
    table.tell(ASKED, table.talker, other)


def offer_calls(table: Table) -> None:
    """Any card but those in the Talker's own area."""
    table.offer_bits(CALL, ~table.area[table.talker], KINDS)


def call(table: Table, card: i64) -> None:
    table.called = card
    table.tell(CALLED, table.talker, table.asked, card)
    set_task(table, table.talker, IDLE)
    set_task(table, table.asked, TO_GIVE)


def offer_gifts(table: Table) -> None:
    """The card called; else one of its colour or value; else the Talker draws blindly."""
    base = table.asked * KINDS
    called = table.called
    if table.hand[base + called]:
        table.offer(GIVE + called)
        return
    for card in range(KINDS):
        if not table.hand[base + card]:
            continue
        if FAMILY_OF[card] == FAMILY_OF[called] or card % 3 == called % 3:
            table.offer(GIVE + card)
    if not table.offered:
        table.offer(NOTHING)


def give(table: Table, card: i64) -> None:
    giver, talker = table.asked, table.talker
    table.hand[giver * KINDS + card] -= 1
    table.held[giver] -= 1
    table.given = card
    table.tell(GAVE, giver, talker, card)
    if table.area[talker] >> card & 1:
        table.pile[card] += 1
        table.nuggets[talker] += 1
        table.tell(DOUBLED, talker, card)
    else:
        table.area[talker] |= 1 << card
        table.tell(PLACED, talker, card)
    set_task(table, giver, IDLE)


def give_at_random(table: Table, luck: Luck) -> None:
    table.tell(HAD_NOTHING, table.asked, table.talker)
    base = table.asked * KINDS
    give(table, luck.pick(table.hand[base : base + KINDS]))
