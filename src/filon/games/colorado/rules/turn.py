"""The door of the rules, and the flow of a turn: call, actions, end; §13: the end."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.colorado.data import (
    CARDS,
    DISCOVERY,
    DUOS,
    FAMILIES,
    FAMILY_OF,
    MEDALS_TO_END,
    NUGGETS,
    POSER,
    TICKS,
    TIPI,
)
from filon.games.colorado.notation import (
    ASK,
    CALL,
    CASHED,
    DISCOVER,
    DONE,
    DRAW,
    ENDED,
    FINISHED,
    GIVE,
    NOTHING,
    NUGGET,
    PASS,
    PLAY,
    SHED,
    SQUARE,
    TURN,
)
from filon.games.colorado.rules import call, chain, sheet
from filon.games.colorado.rules.bounty import close_medals, tick_tipi
from filon.games.colorado.rules.deck import refill
from filon.games.colorado.rules.start import START_CHOICES, choose_start, set_out
from filon.games.colorado.state import (
    ACTING,
    ENDING,
    IDLE,
    OUT_OF_TURNS,
    READY,
    SEVEN_MEDALS,
    STARTING,
    TO_ASK,
    TO_CALL,
    TO_SHED,
    TO_START,
    TO_TRADE,
    Table,
    set_task,
)

NONE: Final[list[int]] = []
DONE_ONLY: Final = [DONE]


def choices(table: Table, seat: int) -> list[int]:
    task = table.task[seat]
    if task == IDLE:
        return NONE
    if task == READY:
        return DONE_ONLY
    if task == NUGGETS:
        return chain.nuggets_choices(table, seat)
    if task == CARDS:
        return chain.cards_choices(table, seat)
    if task == TICKS:
        return chain.ticks_choices(table, seat)
    if task == POSER:
        return chain.poser_choices(table, seat)
    if task == TIPI:
        return chain.square_choices(table, seat)
    if task == DISCOVERY:
        return sheet.discover_choices(table, seat)
    if task == TO_SHED:
        return chain.shed_choices(table, seat)
    if task == TO_TRADE:
        return chain.trade_choices(table, seat)
    return _choices_before_actions(table, task)


def _choices_before_actions(table: Table, task: int) -> list[int]:
    if task == TO_START:
        return START_CHOICES
    if task == TO_ASK:
        return call.ask_choices(table)
    if task == TO_CALL:
        return call.call_choices(table)
    return call.give_choices(table)


def act(table: Table, seat: int, action: int, luck: Luck) -> None:
    if action == DONE:
        finish(table, seat, luck)
    elif action == PASS:
        chain.let_go(table, seat)
    elif action == NUGGET:
        chain.take_nugget(table, seat)
    elif action == DRAW:
        chain.draw_three(table, seat, luck)
    elif action < DISCOVER:
        chain.follow(table, seat, sheet.tick(table, seat, action))
    elif action < ASK:
        _discover(table, seat, action - DISCOVER)
    elif action < CALL:
        call.ask(table, action - ASK)
    elif action < GIVE:
        call.call(table, action - CALL)
    elif action < PLAY:
        call.give(table, action - GIVE)
        _begin_actions(table)
    elif action < SHED:
        if table.task[seat] == NUGGETS:
            chain.pay(table, seat, action - PLAY)
        chain.play(table, seat, action - PLAY)
    elif action < SQUARE:
        chain.shed(table, seat, action - SHED)
    elif action < NOTHING:
        chain.follow(table, seat, tick_tipi(table, seat, action - SQUARE))
    else:
        call.give_at_random(table, luck)
        _begin_actions(table)


def _discover(table: Table, seat: int, region: int) -> None:
    if table.phase == STARTING:
        choose_start(table, seat, region)
        return
    sheet.discover(table, seat, region)
    if table.owed[seat] > 0:
        table.owed[seat] -= 1
    if table.owed[seat] == 0 or not sheet.can_discover(table, seat):
        table.owed[seat] = 0
        table.task[seat] = READY


def finish(table: Table, seat: int, luck: Luck) -> None:
    """The last one to be done leads on to what comes next."""
    set_task(table, seat, IDLE)
    table.tell(FINISHED, seat)
    if table.busy:
        return
    if table.phase == STARTING:
        set_out(table)
        _begin_turn(table, luck)
    elif table.phase == ACTING and _cash_families(table):
        table.phase = ENDING
    else:
        _close_turn(table, luck)
        _begin_turn(table, luck)


def _begin_turn(table: Table, luck: Luck) -> None:
    """§3: a turn in which nobody can be asked for a card ends at once."""
    while not table.ended:
        table.turn += 1
        table.tell(TURN, table.turn, table.talker)
        if call.begin_call(table):
            return
        _close_turn(table, luck)


def _begin_actions(table: Table) -> None:
    """§5: the duo of the card given is everybody's, even of one that was discarded."""
    table.phase = ACTING
    duo = DUOS[FAMILY_OF[table.given]]
    for seat in range(table.seats):
        set_task(table, seat, READY)
        chain.follow(table, seat, duo)


def _cash_families(table: Table) -> bool:
    """§11 A: complete families are discarded; whether somebody is to discover for them."""
    for seat in range(table.seats):
        for family in range(len(FAMILIES)):
            if table.area[seat] >> (family * 3) & 7 == 7:
                table.area[seat] &= ~(7 << (family * 3))
                for card in range(family * 3, family * 3 + 3):
                    table.pile[card] += 1
                table.owed[seat] += 1
                table.tell(CASHED, seat, family)
        if table.owed[seat] and sheet.can_discover(table, seat):
            set_task(table, seat, DISCOVERY)
        else:
            table.owed[seat] = 0
    return table.busy != 0


def _close_turn(table: Table, luck: Luck) -> None:
    """§11 B and C: hands, medals, and the end or the next Talker."""
    refill(table, luck)
    close_medals(table)
    if _has_seven_medals(table):
        _end(table, SEVEN_MEDALS)
    elif table.turn >= table.max_turns:
        _end(table, OUT_OF_TURNS)
    else:
        table.talker = (table.talker + 1) % table.seats


def _has_seven_medals(table: Table) -> bool:
    for medals in table.medals:
        if len(medals) >= MEDALS_TO_END:
            return True
    return False


def _end(table: Table, how: int) -> None:
    table.ended = how
    table.tell(ENDED, how)
