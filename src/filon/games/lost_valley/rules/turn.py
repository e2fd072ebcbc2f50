"""The door to the rules: the choices of every phase, and what each action does."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import FISHTRAP, PLACES, SAWMILL, TILES
from filon.games.lost_valley.notation import (
    ACCEPT,
    ANNOUNCE,
    BEGAN,
    BLAST,
    BUY,
    CANAL,
    CUT,
    DECLINE,
    DIG,
    DONE,
    DRAW,
    DRINK_MOVE,
    DROP,
    EVENT,
    FISH,
    GIVE,
    HUNT,
    LAND_LAY,
    MINE,
    OFFER,
    PAN,
    PAY,
    RIVER_LAY,
    SETTLE,
    STILL_BUY,
    TAKE,
    TRADE,
    TRAP,
    UNPACK,
    WANT,
    WITHDRAW,
)
from filon.games.lost_valley.rules.building import build_canal, build_work, dig
from filon.games.lost_valley.rules.ending import end_game, end_turn, packing_choices
from filon.games.lost_valley.rules.events import handing_choices, look, take, take_choices
from filon.games.lost_valley.rules.exploring import (
    draw_tile,
    land_choices,
    lay_land,
    lay_river_tile,
)
from filon.games.lost_valley.rules.food import catch_fish, cut, hunt
from filon.games.lost_valley.rules.gold import mine, pan
from filon.games.lost_valley.rules.menu import drink, menu_choices, unpack
from filon.games.lost_valley.rules.moving import move
from filon.games.lost_valley.rules.packing import drop
from filon.games.lost_valley.rules.river import river_choices
from filon.games.lost_valley.rules.store import (
    basket_choices,
    buy,
    distil,
    pay,
    pay_choices,
    settle,
    still_choices,
    stilling_choices,
)
from filon.games.lost_valley.rules.supply import hand_in
from filon.games.lost_valley.rules.trading import (
    accept,
    answer_choices,
    ask,
    decline,
    give,
    offer_choices,
    propose,
    want,
    withdraw,
)
from filon.games.lost_valley.rules.valley import found_valley, tiles_at
from filon.games.lost_valley.state import (
    ANNOUNCED,
    ANSWERING,
    BUYING,
    EXPLORING,
    HANDING,
    LAYING_LAND,
    LAYING_RIVER,
    MENU,
    NOTHING,
    OFFERING,
    PACKING,
    PAYING,
    STILLING,
    TAKING,
    TURNING,
    Table,
)


def begin(table: Table, luck: Luck) -> None:
    found_valley(table)
    table.first = luck.below(table.seats)
    table.turn = table.first
    table.actor = table.first
    table.choices = choices_of(table)


def choices_of(table: Table) -> list[int]:
    """What the acting seat may do now."""
    phase, seat = table.phase, table.actor
    if table.ended:
        return []
    if phase == MENU:
        return menu_choices(table, seat)
    if phase in (EXPLORING, TURNING):
        return [DRAW]
    if phase == LAYING_LAND:
        return land_choices(table)
    if phase == LAYING_RIVER:
        return river_choices(table)
    if phase == HANDING:
        return handing_choices(table, seat)
    if phase == TAKING:
        return take_choices(table)
    if phase == PACKING:
        return packing_choices(table, seat)
    return _dealing_choices(table, seat)


def _dealing_choices(table: Table, seat: int) -> list[int]:
    if table.phase == BUYING:
        return basket_choices(table, seat)
    if table.phase == PAYING:
        return pay_choices(table, seat)
    if table.phase == STILLING:
        return stilling_choices(table, seat, tiles_at(table, table.place[seat]))
    if table.phase == OFFERING:
        return offer_choices(table, seat)
    assert table.phase == ANSWERING
    return answer_choices(table)


def act(table: Table, seat: int, action: int, luck: Luck) -> None:
    if action < RIVER_LAY:
        move(table, seat, action % PLACES, action // PLACES)
    elif action < LAND_LAY:
        lay_river_tile(table, action - RIVER_LAY, luck)
    elif action < DRAW:
        lay_land(table, action - LAND_LAY, luck)
    elif action == DRAW:
        _draw(table, seat, luck)
    elif action < DIG:
        _begin_deed(table, seat, action)
    elif action < BUY:
        _work(table, seat, action)
    elif action < DRINK_MOVE:
        _deal(table, seat, action)
    elif action < TRADE:
        _pack(table, seat, action)
    elif action < ANNOUNCE:
        _swap(table, seat, action)
    elif action == ANNOUNCE:
        end_game(table, ANNOUNCED)
    else:
        end_turn(table, seat, luck)
    table.choices = choices_of(table)


def _begin_deed(table: Table, seat: int, action: int) -> None:
    """Gold, event, hunt: decided now, turned over with the next click."""
    table.actions -= 1
    table.deed = action
    table.phase = TURNING
    table.tell(BEGAN, seat, (action - PAN) // TILES, (action - PAN) % TILES)
    if EVENT <= action < HUNT:
        table.phase = HANDING
        table.owed = 2


def _draw(table: Table, seat: int, luck: Luck) -> None:
    if table.phase == EXPLORING:
        draw_tile(table, luck)
        return
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


def _work(table: Table, seat: int, action: int) -> None:
    table.actions -= 1
    tiles = tiles_at(table, table.place[seat])
    if action < CANAL:
        dig(table, seat, action - DIG)
    elif action < FISH:
        build_canal(table, seat, action - CANAL)
    elif action == FISH:
        catch_fish(table, seat, tiles)
    elif action == CUT:
        cut(table, seat, tiles)
    else:
        build_work(table, seat, FISHTRAP if action == TRAP else SAWMILL)


def _deal(table: Table, seat: int, action: int) -> None:
    if action < SETTLE:
        table.actions -= 1 if table.phase == MENU else 0
        buy(table, seat, action - BUY)
    elif action == SETTLE:
        settle(table)
    elif action == STILL_BUY:
        table.actions -= 1 if table.phase == MENU else 0
        table.deed = action
        table.owed = 2
        table.phase = HANDING
    elif action < TAKE:
        _pay(table, seat, action - PAY)
    elif action < DONE:
        take(table, seat, table.deed - EVENT, action - TAKE)
        table.deed = NOTHING
    else:
        table.phase = MENU


def _pay(table: Table, seat: int, thing: int) -> None:
    if table.phase == PAYING:
        pay(table, seat, thing)
        return
    hand_in(table, seat, thing)
    table.owed -= 1
    if table.owed:
        return
    if table.deed != STILL_BUY:
        table.phase = TURNING
        return
    distil(table, seat)
    table.deed = NOTHING
    more = still_choices(table, seat, tiles_at(table, table.place[seat]))
    table.phase = STILLING if more else MENU


def _pack(table: Table, seat: int, action: int) -> None:
    if action < UNPACK:
        drink(table, seat, action)
    elif action < DROP:
        unpack(table, seat)
    else:
        drop(table, seat, action - DROP)


def _swap(table: Table, seat: int, action: int) -> None:
    if action < GIVE:
        ask(table, seat, action - TRADE)
    elif action < WANT:
        give(table, seat, action - GIVE)
    elif action < OFFER:
        want(table, seat, action - WANT)
    elif action == OFFER:
        propose(table, seat)
    elif action == WITHDRAW:
        withdraw(table, seat)
    elif action == ACCEPT:
        accept(table)
    else:
        assert action == DECLINE
        decline(table)
