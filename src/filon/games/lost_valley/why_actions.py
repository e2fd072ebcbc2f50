"""Why one of the seven actions is not possible here and now."""

from __future__ import annotations

from filon.core.messages import Line
from filon.games.lost_valley.data import (
    CRATE,
    FOOD,
    GOODS,
    IS_SITE,
    POST_PLACE,
    STICK,
    STILL,
    TIMBER,
    TOOL,
    WHISKEY,
)
from filon.games.lost_valley.fields import NONE
from filon.games.lost_valley.rules.building import has_forest
from filon.games.lost_valley.rules.events import events_at
from filon.games.lost_valley.rules.food import is_at_water
from filon.games.lost_valley.rules.gold import mountaingold_at
from filon.games.lost_valley.rules.store import is_at
from filon.games.lost_valley.rules.supply import materials_of
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table

ON_TILES = ["pan", "mine", "blast", "event", "hunt", "dig"]
ACTIONS = [*ON_TILES, "canal", "fish", "cut", "fishtrap", "sawmill", "still"]

# of each action: what is spent on it
COSTS = {
    "pan": [FOOD],
    "mine": [FOOD, TIMBER],
    "blast": [FOOD, TIMBER],
    "dig": [TOOL, FOOD, TIMBER],
    "canal": [TIMBER],
    "fishtrap": [TOOL],
    "sawmill": [TOOL],
}


def acting(view: Table, seat: int, kind: str, a: int) -> Line:
    tiles = tiles_at(view, view.place[seat])
    if kind in ON_TILES and a not in tiles:
        return "why.actions.far", {}
    for good in COSTS.get(kind, []):
        if not view.goods[seat * GOODS + good]:
            return "why.actions.costs", {"thing": good}
    if kind == "pan":
        return "why.actions.no_rivergold", {}
    if kind in ("mine", "blast"):
        return _mining(view, seat, a)
    if kind == "event":
        return _looking(view, seat, a)
    if kind == "hunt":
        return "why.actions.no_animal", {}
    if kind == "dig":
        return _digging(view, a)
    if kind == "canal":
        return "why.actions.no_canal", {}
    if kind == "still":
        return distilling(view, seat)
    return _place(view, seat, kind)


def _mining(view: Table, seat: int, tile: int) -> Line:
    if not view.mine[tile]:
        return "why.actions.no_mine", {}
    gold = mountaingold_at(view, tile)
    if not gold:
        return "why.actions.no_gold", {}
    if view.goods[seat * GOODS + CRATE]:
        return "why.actions.crate", {}
    if not view.goods[seat * GOODS + STICK]:
        return "why.actions.costs", {"thing": STICK}
    return "why.actions.two_markers", {}


def _looking(view: Table, seat: int, tile: int) -> Line:
    if not events_at(view, tile):
        return "why.actions.no_event", {}
    return "why.actions.two_materials", {"n": materials_of(view, seat)}


def _digging(view: Table, tile: int) -> Line:
    if not IS_SITE[view.tiles[tile]]:
        return "why.actions.no_site", {}
    if view.mine[tile]:
        return "why.actions.has_mine", {}
    return "why.actions.no_works_left", {}


def distilling(view: Table, seat: int) -> Line:
    if not is_at(view, tiles_at(view, view.place[seat]), STILL):
        return "why.actions.no_still", {}
    if not view.stock[WHISKEY]:
        return "why.prices.sold_out", {"thing": WHISKEY}
    return "why.actions.two_materials", {"n": materials_of(view, seat)}


def _place(view: Table, seat: int, kind: str) -> Line:
    """Fishing, cutting and the works that help with it."""
    place = view.place[seat]
    tiles = tiles_at(view, place)
    by_water = kind in ("fish", "fishtrap")
    if kind in ("fishtrap", "sawmill"):
        if place == POST_PLACE:
            return "why.actions.at_store", {}
        if view.work[place] != NONE:
            return "why.actions.has_work", {}
    if by_water and not is_at_water(view, place, tiles):
        return "why.actions.no_water", {}
    if not by_water and not has_forest(view, tiles):
        return "why.actions.no_forest", {}
    if kind in ("fishtrap", "sawmill"):
        return "why.actions.no_works_left", {}
    if not view.stock[FOOD if by_water else TIMBER]:
        return "why.actions.none_in_stock", {"thing": FOOD if by_water else TIMBER}
    return "why.actions.no_fish", {}
