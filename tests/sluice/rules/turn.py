"""The flow of a turn: one roll, then stones as long as the reach allows."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from tests.sluice.data import FACES
from tests.sluice.notation import DONE, ENDED, PASSED, ROLL, ROLLED
from tests.sluice.rules.shovelling import offer_shovels, take
from tests.sluice.table import Table


def offer_choices(table: Table, seat: i64) -> None:
    table.offered = 0
    if table.ended or seat != table.turn:
        return
    if table.die == 0:
        table.offer(ROLL)
        return
    offer_shovels(table)
    table.offer(DONE)


def act(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    if action == ROLL:
        roll(table, seat, luck)
    elif action == DONE:
        _pass_on(table, seat)
    else:
        take(table, seat, action + 1)
    if table.heap == 0:
        table.ended = 1
        table.tell(ENDED)


def roll(table: Table, seat: i64, luck: Luck) -> None:
    table.die = luck.die(FACES)
    table.left = table.die * table.reach
    table.tell(ROLLED, seat, table.die)


def _pass_on(table: Table, seat: i64) -> None:
    """Whoever took nothing takes one stone, so that the game ends."""
    if table.left == table.die * table.reach:
        take(table, seat, 1)
    table.tell(PASSED, seat)
    table.die = 0
    table.left = 0
    table.turn = (seat + 1) % table.seats
