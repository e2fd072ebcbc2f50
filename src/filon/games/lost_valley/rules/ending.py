"""“C. dé de glace” and “Fin du jeu et victoire”: the end of a turn, the ice roll, the end of the
game."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.data import ICE_FROM
from filon.games.lost_valley.fields import ICE, MENU, NOTHING, OUT_OF_ROUNDS, PACKING
from filon.games.lost_valley.notation import (
    DROP,
    END,
    ENDED,
    ICE_MOVED,
    ICE_ROLLED,
    TURN_ENDED,
    UNPACK,
)
from filon.games.lost_valley.rules.packing import drop, fits, offer_drops
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.refreshing import offer_unpacking, unpack
from filon.games.lost_valley.table import Table


class Packing(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        """Things to leave behind, or a dried fish to unpack; when all fits, the turn can end."""
        if fits(table, seat):
            table.offer(END)
            return
        offer_drops(table, seat)
        offer_unpacking(table, seat)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action == END:
            end_turn(table, seat, luck)
        elif action == UNPACK:
            unpack(table, seat)
        else:
            drop(table, seat, action - DROP)


def end_turn(table: Table, seat: i64, luck: Luck) -> None:
    if not fits(table, seat):
        table.phase = PACKING
        return
    table.tell(TURN_ENDED, seat)
    if table.ice >= 0:
        roll_for_ice(table, seat, luck)
    if not table.ended:
        next_turn(table)


def roll_for_ice(table: Table, seat: i64, luck: Luck) -> None:
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
    table.mode = NOTHING
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


def end_game(table: Table, how: i64) -> None:
    table.ended = how
    table.tell(ENDED, how)
