"""Spec §4 and §5: the end of a turn, the ice roll, the end of the game."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import ICE_FROM
from filon.games.lost_valley.notation import (
    END,
    ENDED,
    ICE_MOVED,
    ICE_ROLLED,
    TURN_ENDED,
)
from filon.games.lost_valley.rules.menu import unpack_choices
from filon.games.lost_valley.rules.packing import drop_choices, fits
from filon.games.lost_valley.state import ICE, MENU, OUT_OF_ROUNDS, PACKING, Table


def packing_choices(table: Table, seat: int) -> list[int]:
    """Things to leave behind, or a dried fish to unpack; when all fits, the turn can end."""
    if fits(table, seat):
        return [END]
    return drop_choices(table, seat) + unpack_choices(table, seat)


def end_turn(table: Table, seat: int, luck: Luck) -> None:
    if not fits(table, seat):
        table.phase = PACKING
        return
    table.tell(TURN_ENDED, seat)
    if table.ice >= 0:
        roll_for_ice(table, seat, luck)
    if not table.ended:
        next_turn(table)


def roll_for_ice(table: Table, seat: int, luck: Luck) -> None:
    die = luck.die(6)
    table.tell(ICE_ROLLED, seat, die)
    if die < ICE_FROM:
        return
    table.ice -= 1
    table.tell(ICE_MOVED, table.ice)
    if table.ice == 0:
        end_game(table, ICE)


def next_turn(table: Table) -> None:
    table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    table.actor = table.turn
    table.phase = MENU
    table.moves = 1
    table.actions = 1
    table.drank = 0
    table.arrived = 0
    table.offers = 0
    table.swapped = 0
    if table.turn != table.first:
        return
    if table.round == table.max_rounds:
        end_game(table, OUT_OF_ROUNDS)
    else:
        table.round += 1


def end_game(table: Table, how: int) -> None:
    table.ended = how
    table.tell(ENDED, how)
