"""“Comment une équipe avance-t-elle ?” and “Fin de la partie” and ruling on stalemates: the
roll, the flow of a turn, whose turn is next, the end."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64, vec
from filon.core.luck import Luck
from filon.games.gold_am_yukon.fields import (
    ALL_MARKED,
    JAMMED,
    ONE_LEFT,
    OUT_OF_ROUNDS,
)
from filon.games.gold_am_yukon.notation import ENDED, LOST, REST, ROLL, ROLLED, STAKE, TAIL
from filon.games.gold_am_yukon.rules.entering import enter, offer_entries, offer_starts, start
from filon.games.gold_am_yukon.rules.moving import name_tail, offer_moves, step
from filon.games.gold_am_yukon.rules.staking import stake
from filon.games.gold_am_yukon.table import Table


def act(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    table.offered = 0
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


def roll(table: Table, seat: i64, luck: Luck) -> None:
    """“Comment une équipe avance-t-elle ?”: a one rolls again and adds; everything is rolled
    before a pip is used."""
    die: i64 = 1
    while die == 1:
        die = luck.die(6)
        table.dice = append(table.dice, die)
        table.pips += die
        table.tell(ROLLED, seat, die)


def check_end(table: Table) -> None:
    """“Fin de la partie”: all claims marked, or at most one player still moving."""
    if NOBODY not in table.owner:
        end(table, ALL_MARKED)
    elif moving_players(table) <= 1:
        end(table, ONE_LEFT)


def moving_players(table: Table) -> i64:
    count: i64 = 0
    for chain in table.chains:
        if len(chain):
            count += 1
    return count


def end(table: Table, how: i64) -> None:
    table.ended = how
    table.offered = 0
    table.tell(ENDED, how)


def _next_start(table: Table) -> None:
    table.turn = (table.turn + 1) % table.seats
    if table.turn != table.first:
        offer_starts(table)
        return
    table.round = 1
    table.offer(ROLL)


def _go_on(table: Table, seat: i64) -> None:
    """The next pip of this turn if there is one that can be used, else the next player."""
    if table.ended:
        return
    if table.pips > 0:
        if table.hand[seat] > 0:
            offer_entries(table, seat)
        else:
            offer_moves(table, seat)
        if table.offered:
            return
        table.tell(LOST, seat, table.pips)
    _next_turn(table, seat)


def _next_turn(table: Table, seat: i64) -> None:
    table.idle = 0 if table.acted else table.idle + 1
    _clear_turn(table)
    while True:
        seat += 1
        if seat == table.seats:
            seat = 0
        if seat == table.first:
            table.round += 1
        if len(table.chains[seat]):
            break
    table.turn = seat
    table.offer(ROLL)
    if table.idle and table.idle >= moving_players(table):  # ruling on stalemates: a jam
        end(table, JAMMED)
    elif table.round > table.max_rounds:
        table.round = table.max_rounds
        end(table, OUT_OF_ROUNDS)


def _clear_turn(table: Table) -> None:
    table.dice = vec[i64]()
    table.pips = 0
    table.acted = 0
    table.heading = 0
    table.reversed = 0
    table.named = 0
    table.trail = NOBODY
