"""Deeds that take two clicks: decided in the menu, paid with materials where need be, and turned
over with the next click, so that luck hangs on a click of its own."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.data import GOODS, MATERIALS, TILES
from filon.games.lost_valley.fields import HANDING, MENU, NOTHING, STILLING, TURNING
from filon.games.lost_valley.notation import (
    BEGAN,
    BLAST,
    DONE,
    DRAW,
    EVENT,
    HUNT,
    MINE,
    PAN,
    PAY,
    STILL_BUY,
)
from filon.games.lost_valley.rules.events import look
from filon.games.lost_valley.rules.food import hunt
from filon.games.lost_valley.rules.gold import mine, pan
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.store import can_distil, distil
from filon.games.lost_valley.rules.supply import hand_in
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table


def begin_deed(table: Table, seat: i64, action: i64) -> None:
    """Gold, event, hunt: decided now, turned over with the next click."""
    table.actions -= 1
    table.deed = action
    table.phase = TURNING
    table.tell(BEGAN, seat, (action - PAN) // TILES, (action - PAN) % TILES)
    if EVENT <= action < HUNT:
        table.phase = HANDING
        table.owed = 2


def begin_distilling(table: Table) -> None:
    table.deed = STILL_BUY
    table.owed = 2
    table.phase = HANDING


class Stilling(Phase):
    """More whiskey may follow."""

    def offer(self, table: Table, seat: i64) -> None:
        if can_distil(table, seat, tiles_at(table, table.place[seat])):
            table.offer(STILL_BUY)
        table.offer(DONE)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action == DONE:
            table.phase = MENU
        else:
            begin_distilling(table)


class Turning(Phase):
    """A marker over, or the dice."""

    def offer(self, table: Table, seat: i64) -> None:
        table.offer(DRAW)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        deed = table.deed
        table.deed = NOTHING
        table.phase = MENU
        if deed < MINE:
            pan(table, seat, deed - PAN, luck)
        elif deed < BLAST:
            mine(table, seat, deed - MINE, False, luck)
        elif deed < EVENT:
            mine(table, seat, deed - BLAST, True, luck)
        elif deed < HUNT:
            table.deed = deed
            look(table, seat, deed - EVENT, luck)
        else:
            hunt(table, seat, deed - HUNT, luck)
        if table.phase == MENU:
            table.deed = NOTHING


class Handing(Phase):
    """Two materials, for an event or at the still."""

    def offer(self, table: Table, seat: i64) -> None:
        for good in range(MATERIALS):
            if table.goods[seat * GOODS + good]:
                table.offer(PAY + good)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        hand_in(table, seat, action - PAY)
        table.owed -= 1
        if table.owed:
            return
        if table.deed != STILL_BUY:
            table.phase = TURNING
            return
        distil(table, seat)
        table.deed = NOTHING
        again = can_distil(table, seat, tiles_at(table, table.place[seat]))
        table.phase = STILLING if again else MENU
