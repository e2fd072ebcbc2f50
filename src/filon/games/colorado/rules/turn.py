"""The door of the rules, and the flow of a turn: call, actions, end; “Fin de partie”: the end."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.colorado.data import (
    CARDS,
    DISCOVERY,
    DUOS,
    FAMILY_OF,
    KINDS,
    MEDALS_TO_END,
    NUGGETS,
    POSER,
    TICKS,
    TIPI,
    TOOLS,
)
from filon.games.colorado.fields import (
    ACTING,
    ENDING,
    IDLE,
    OUT_OF_TURNS,
    READY,
    SEVEN_MEDALS,
    STARTING,
    TO_ASK,
    TO_CALL,
    TO_GIVE,
    TO_SHED,
    TO_START,
    TO_TRADE,
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
from filon.games.colorado.rules.setup import choose_start, offer_starts, set_out
from filon.games.colorado.rules.tasks import set_task
from filon.games.colorado.table import Table


def offer_choices(table: Table, seat: i64) -> None:
    """What a seat may do now: nothing when it is idle."""
    table.offered = 0
    task = table.task[seat]
    if task == READY:
        table.offer(DONE)
    elif task == NUGGETS:
        chain.offer_nuggets(table, seat)
    elif task == CARDS:
        chain.offer_cards(table, seat)
    elif task == TICKS:
        sheet.offer_steps(table, seat)
    elif task == POSER:
        chain.offer_poser(table, seat)
    elif task == TIPI:
        chain.offer_squares(table, seat)
    elif task == DISCOVERY:
        sheet.offer_discoveries(table, seat)
    elif task == TO_SHED:
        chain.offer_sheddings(table, seat)
    elif task == TO_TRADE:
        chain.offer_trades(table, seat)
    else:
        _offer_before_actions(table, task)


def _offer_before_actions(table: Table, task: i64) -> None:
    if task == TO_START:
        offer_starts(table)
    elif task == TO_ASK:
        call.offer_askings(table)
    elif task == TO_CALL:
        call.offer_calls(table)
    elif task == TO_GIVE:
        call.offer_gifts(table)


def act(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    if action == DONE:
        finish(table, seat, luck)
    elif action == PASS:
        chain.let_go(table, seat)
    elif action == NUGGET:
        chain.take_nugget(table, seat)
    elif action == DRAW:
        chain.draw_three(table, seat, luck)
    else:
        _act_with(table, seat, action, luck)


def _act_with(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    """With a step, a region, a seat, a card or a square."""
    if action < DISCOVER:
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


def _discover(table: Table, seat: i64, region: i64) -> None:
    if table.phase == STARTING:
        choose_start(table, seat, region)
        return
    sheet.discover(table, seat, region)
    if table.owed[seat] > 0:
        table.owed[seat] -= 1
    if table.owed[seat] == 0 or not sheet.can_discover(table, seat):
        table.owed[seat] = 0
        table.task[seat] = READY


def finish(table: Table, seat: i64, luck: Luck) -> None:
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
    """“I. Appel”: a turn in which nobody can be asked for a card ends at once."""
    while not table.ended:
        table.turn += 1
        table.tell(TURN, table.turn, table.talker)
        if call.begin_call(table):
            return
        _close_turn(table, luck)


def _begin_actions(table: Table) -> None:
    """“II. Actions”: the duo of the card given is everybody's, even of one that was discarded."""
    table.phase = ACTING
    duo = DUOS[FAMILY_OF[table.given]]
    for seat in range(table.seats):
        set_task(table, seat, READY)
        chain.follow(table, seat, duo)


def _cash_families(table: Table) -> bool:
    """“A/ Découverte d’une nouvelle région”: complete families are discarded; whether somebody
    is to discover for them."""
    for seat in range(table.seats):
        area = table.area[seat]
        if area & area >> 1 & area >> 2 & TOOLS:
            _cash(table, seat)
        if table.owed[seat] and sheet.can_discover(table, seat):
            set_task(table, seat, DISCOVERY)
        else:
            table.owed[seat] = 0
    return table.busy != 0


def _cash(table: Table, seat: i64) -> None:
    for first in range(0, KINDS, 3):
        if table.area[seat] >> first & 7 == 7:
            table.area[seat] &= ~(7 << first)
            for card in range(first, first + 3):
                table.pile[card] += 1
            table.owed[seat] += 1
            table.tell(CASHED, seat, FAMILY_OF[first])


def _close_turn(table: Table, luck: Luck) -> None:
    """“B/ Minimum de cartes” and “C/ Vérification de fin de partie”: hands, medals, and the end
    or the next Talker."""
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


def _end(table: Table, how: i64) -> None:
    table.ended = how
    table.tell(ENDED, how)
