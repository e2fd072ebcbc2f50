"""Rules §2 and §9 to §11: the roll, the flow of a turn, whose turn is next, the end."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY
from filon.core.luck import Luck
from filon.games.gold_am_yukon.notation import ENDED, LOST, REST, ROLL, ROLLED, STAKE, TAIL
from filon.games.gold_am_yukon.rules.entering import enter, enter_choices, start, start_choices
from filon.games.gold_am_yukon.rules.moving import move_choices, name_tail, step
from filon.games.gold_am_yukon.rules.staking import stake
from filon.games.gold_am_yukon.state import (
    ALL_MARKED,
    GOING_ON,
    JAMMED,
    ONE_LEFT,
    OUT_OF_ROUNDS,
    Table,
)

ROLL_ONLY: Final = [ROLL]


def begin(table: Table, luck: Luck) -> None:
    table.first = luck.below(table.seats)
    table.turn = table.first
    table.choices = start_choices(table)


def act(table: Table, seat: int, action: int, luck: Luck) -> None:
    if action < TAIL:
        if table.round == 0:
            start(table, seat, action)
            _next_start(table)
            return
        if table.hand[seat] > 0:
            enter(table, seat, action)
        else:
            step(table, seat, action)
    elif action == ROLL:
        roll(table, seat, luck)
    elif action < STAKE:
        name_tail(table, seat, action - TAIL)
    elif action < ROLL:
        stake(table, seat, action - STAKE)
        check_end(table)
    elif action == REST:
        table.pips = 0
    _go_on(table, seat)


def roll(table: Table, seat: int, luck: Luck) -> None:
    """§2: a one rolls again and adds; everything is rolled before a pip is used."""
    die = 1
    while die == 1:
        die = luck.die(6)
        table.dice.append(die)
        table.pips += die
        table.tell(ROLLED, seat, die)


def check_end(table: Table) -> None:
    """§10: all claims marked, or at most one player still moving."""
    if NOBODY not in table.owner:
        end(table, ALL_MARKED)
    elif moving_players(table) <= 1:
        end(table, ONE_LEFT)


def moving_players(table: Table) -> int:
    return sum(1 for chain in table.chains if chain)


def end(table: Table, how: int) -> None:
    table.ended = how
    table.choices = []
    table.tell(ENDED, how)


def _next_start(table: Table) -> None:
    table.turn = (table.turn + 1) % table.seats
    if table.turn != table.first:
        table.choices = start_choices(table)
        return
    table.round = 1
    table.choices = ROLL_ONLY


def _go_on(table: Table, seat: int) -> None:
    """The next pip of this turn if there is one that can be used, else the next player."""
    if table.ended:
        return
    if table.pips > 0:
        if table.hand[seat] > 0:
            table.choices = enter_choices(table, seat)
        else:
            table.choices = move_choices(table, seat)
        if table.choices:
            return
        table.tell(LOST, seat, table.pips)
    _next_turn(table, seat)


def _next_turn(table: Table, seat: int) -> None:
    table.idle = 0 if table.acted else table.idle + 1
    table.dice = []
    table.pips = 0
    table.acted = 0
    table.heading = 0
    table.reversed = 0
    table.named = 0
    table.trail = NOBODY
    while True:
        seat = seat + 1 if seat + 1 < table.seats else 0
        if seat == table.first:
            table.round += 1
        if table.chains[seat]:
            break
    table.turn = seat
    table.choices = ROLL_ONLY
    if table.idle and table.idle >= moving_players(table):  # §11: a jam
        end(table, JAMMED)
    elif table.round > table.max_rounds:
        table.round = table.max_rounds
        end(table, OUT_OF_ROUNDS)


def is_over(table: Table) -> bool:
    return table.ended != GOING_ON
