"""“Un tour de jeu”: what a turn offers while nothing is under way."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.data import ENOUGH, FISHTRAP, PLACES, POST_PLACE, SAWMILL
from filon.games.lost_valley.fields import ANNOUNCED, MENU
from filon.games.lost_valley.notation import (
    ANNOUNCE,
    BUY,
    CANAL,
    CUT,
    DIG,
    END,
    FISH,
    GIVE,
    RIVER_LAY,
    SETTLE,
    STILL_BUY,
    TRADE,
    TRAP,
    UNPACK,
)
from filon.games.lost_valley.rules.building import (
    build_canal,
    build_work,
    dig,
    offer_building,
)
from filon.games.lost_valley.rules.deeds import begin_deed, begin_distilling
from filon.games.lost_valley.rules.ending import end_game, end_turn
from filon.games.lost_valley.rules.events import offer_events
from filon.games.lost_valley.rules.food import catch_fish, cut, offer_food
from filon.games.lost_valley.rules.gold import offer_gold
from filon.games.lost_valley.rules.moving import move, offer_moves
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.refreshing import (
    can_drink_openly,
    drink,
    offer_refreshment,
    unpack,
)
from filon.games.lost_valley.rules.store import buy, offer_store
from filon.games.lost_valley.rules.supply import markers_of
from filon.games.lost_valley.rules.trading import ask, has_partner, offer_partners
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table


class Menu(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        if table.arrived and can_announce(table, seat):
            table.offer(ANNOUNCE)
        if table.moves:
            offer_moves(table, seat)
        if table.actions:
            _offer_actions(table, seat)
        offer_refreshment(table, seat)
        offer_partners(table, seat)
        table.offer(END)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action < RIVER_LAY:
            move(table, seat, action % PLACES, action // PLACES)
        elif action < DIG:
            begin_deed(table, seat, action)
        elif action < SETTLE:
            table.actions -= 1
            _work(table, seat, action)
        elif action == STILL_BUY:
            table.actions -= 1
            begin_distilling(table)
        elif action < UNPACK:
            drink(table, seat, action)
        elif action == UNPACK:
            unpack(table, seat)
        elif action < GIVE:
            ask(table, seat, action - TRADE)
        elif action == ANNOUNCE:
            end_game(table, ANNOUNCED)
        else:
            end_turn(table, seat, luck)


def _offer_actions(table: Table, seat: i64) -> None:
    """The seven actions, as far as they are possible here."""
    tiles = tiles_at(table, table.place[seat])
    offer_gold(table, seat, tiles)
    offer_events(table, seat, tiles)
    offer_food(table, seat, tiles)
    offer_building(table, seat, tiles)
    offer_store(table, seat, tiles)


def _work(table: Table, seat: i64, action: i64) -> None:
    """What is done with one click."""
    tiles = tiles_at(table, table.place[seat])
    if action < CANAL:
        dig(table, seat, action - DIG)
    elif action < FISH:
        build_canal(table, seat, action - CANAL)
    elif action == FISH:
        catch_fish(table, seat, tiles)
    elif action == CUT:
        cut(table, seat, tiles)
    elif action < BUY:
        build_work(table, seat, FISHTRAP if action == TRAP else SAWMILL)
    else:
        buy(table, seat, action - BUY)


def is_spent(table: Table, seat: i64) -> bool:
    """Whether move and action are used and the end is not to be announced: extras are left."""
    if table.phase != MENU or table.moves or table.actions:
        return False
    return not table.arrived or not can_announce(table, seat)


def has_open_extra(table: Table, seat: i64) -> bool:
    """Whether everybody can see something that is left."""
    return can_drink_openly(table, seat) or has_partner(table, seat)


def can_announce(table: Table, seat: i64) -> bool:
    return table.place[seat] == POST_PLACE and markers_of(table, seat) >= ENOUGH
