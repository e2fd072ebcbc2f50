"""Spec §4: what a turn offers while nothing is under way; whiskey and dried fish."""

from __future__ import annotations

from filon.games.lost_valley.data import (
    DRIED_FISH,
    ENOUGH,
    FISH_FOOD,
    FOOD,
    FOUND_WHISKEY,
    GOODS,
    POST_PLACE,
    WHISKEY,
)
from filon.games.lost_valley.notation import (
    ANNOUNCE,
    DRANK,
    DRINK_ACT,
    DRINK_MOVE,
    END,
    UNPACK,
    UNPACKED,
)
from filon.games.lost_valley.rules.building import build_choices
from filon.games.lost_valley.rules.events import event_choices
from filon.games.lost_valley.rules.food import food_choices
from filon.games.lost_valley.rules.gold import gold_choices
from filon.games.lost_valley.rules.moving import move_choices
from filon.games.lost_valley.rules.store import store_choices
from filon.games.lost_valley.rules.supply import gain, give_up, markers_of
from filon.games.lost_valley.rules.trading import trade_choices
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.state import Table


def menu_choices(table: Table, seat: int) -> list[int]:
    choices: list[int] = []
    if table.arrived and can_announce(table, seat):
        choices.append(ANNOUNCE)
    if table.moves:
        choices += move_choices(table, seat)
    if table.actions:
        choices += action_choices(table, seat)
    choices += extra_choices(table, seat)
    choices += trade_choices(table, seat)
    choices.append(END)
    return choices


def can_announce(table: Table, seat: int) -> bool:
    return table.place[seat] == POST_PLACE and markers_of(table, seat) >= ENOUGH


def action_choices(table: Table, seat: int) -> list[int]:
    """The seven actions, as far as they are possible here."""
    tiles = tiles_at(table, table.place[seat])
    choices = gold_choices(table, seat, tiles)
    choices += event_choices(table, seat, tiles)
    choices += food_choices(table, seat, tiles)
    choices += build_choices(table, seat, tiles)
    choices += store_choices(table, seat, tiles)
    return choices


def extra_choices(table: Table, seat: int) -> list[int]:
    """Whiskey for a second move or action, once a turn; both that and dried fish at any time."""
    choices: list[int] = []
    if not table.drank and whiskeys_of(table, seat):
        choices = [DRINK_MOVE, DRINK_ACT]
    return choices + unpack_choices(table, seat)


def unpack_choices(table: Table, seat: int) -> list[int]:
    return [UNPACK] if table.goods[seat * GOODS + DRIED_FISH] and table.stock[FOOD] else []


def whiskeys_of(table: Table, seat: int) -> int:
    return table.goods[seat * GOODS + WHISKEY] + table.goods[seat * GOODS + FOUND_WHISKEY]


def drink(table: Table, seat: int, action: int) -> None:
    """A whiskey of the store before one that was found."""
    bought = table.goods[seat * GOODS + WHISKEY] > 0
    give_up(table, seat, WHISKEY if bought else FOUND_WHISKEY)
    table.drank = 1
    if action == DRINK_MOVE:
        table.moves += 1
    else:
        table.actions += 1
    table.tell(DRANK, seat, action - DRINK_MOVE)


def unpack(table: Table, seat: int) -> None:
    give_up(table, seat, DRIED_FISH)
    table.tell(UNPACKED, seat, min(FISH_FOOD, table.stock[FOOD]))
    gain(table, seat, FOOD, FISH_FOOD)
