"""§3 and §4: the Talker asks somebody for a card, and one comes."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.luck import Luck
from filon.games.colorado.data import FAMILY_OF, KINDS
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
from filon.games.colorado.state import CALLING, IDLE, TO_ASK, TO_CALL, TO_GIVE, Table, set_task


def begin_call(table: Table) -> bool:
    """False if no opponent has a card to give."""
    table.asked = NOBODY
    table.called = NOBODY
    table.given = NOBODY
    others = ask_choices(table)
    if not others:
        return False
    table.phase = CALLING
    set_task(table, table.talker, TO_ASK)
    if len(others) == 1:
        ask(table, others[0] - ASK)
    return True


def ask_choices(table: Table) -> list[int]:
    return [
        ASK + seat for seat in range(table.seats) if seat != table.talker and table.held[seat] > 0
    ]


def ask(table: Table, other: int) -> None:
    table.asked = other
    table.task[table.talker] = TO_CALL
    table.tell(ASKED, table.talker, other)


def call_choices(table: Table) -> list[int]:
    """Any card but those in the Talker's own area."""
    area = table.area[table.talker]
    return [CALL + card for card in range(KINDS) if not area >> card & 1]


def call(table: Table, card: int) -> None:
    table.called = card
    table.tell(CALLED, table.talker, table.asked, card)
    set_task(table, table.talker, IDLE)
    set_task(table, table.asked, TO_GIVE)


def give_choices(table: Table) -> list[int]:
    """The card called; else one of its colour or value; else the Talker draws blindly."""
    base = table.asked * KINDS
    called = table.called
    if table.hand[base + called]:
        return [GIVE + called]
    choices = [
        GIVE + card
        for card in range(KINDS)
        if table.hand[base + card]
        and (FAMILY_OF[card] == FAMILY_OF[called] or card % 3 == called % 3)
    ]
    return choices or [NOTHING]


def give(table: Table, card: int) -> None:
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
