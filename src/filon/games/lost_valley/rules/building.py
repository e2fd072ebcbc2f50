"""“6. construire”: works that everybody may use."""

from __future__ import annotations

from filon.core.ints import append, i64, vec
from filon.games.lost_valley.data import (
    FISHTRAP,
    FOOD,
    FOREST,
    GOODS,
    IS_SITE,
    MINES,
    POST_PLACE,
    SAWMILL,
    TERRAIN,
    TIMBER,
    TOOL,
    TUNDRA,
    TURN,
)
from filon.games.lost_valley.fields import NONE, NOTHING
from filon.games.lost_valley.notation import BUILT, CANAL, DIG, DUG, MILL, TRAP, WATERED
from filon.games.lost_valley.rules.food import is_at_water
from filon.games.lost_valley.rules.supply import hand_in
from filon.games.lost_valley.table import Table


def offer_building(table: Table, seat: i64, tiles: vec[i64]) -> None:
    start = seat * GOODS
    place = table.place[seat]
    if table.goods[start + TOOL]:
        _offer_works(table, place, tiles)
        if table.goods[start + FOOD] and table.goods[start + TIMBER] and table.works_left[MINES]:
            for tile in tiles:
                if can_dig(table, tile):
                    table.offer(DIG + tile)
    if table.goods[start + TIMBER]:
        d: i64
        for d in range(6):
            if watered_by_canal(table, place, d) >= 0:
                table.offer(CANAL + d)


def _offer_works(table: Table, place: i64, tiles: vec[i64]) -> None:
    """One work per intersection, none at the post."""
    if place == POST_PLACE or table.work[place] != NONE:
        return
    if table.works_left[FISHTRAP] and is_at_water(table, place, tiles):
        table.offer(TRAP)
    if table.works_left[SAWMILL] and has_forest(table, tiles):
        table.offer(MILL)


def has_forest(table: Table, tiles: vec[i64]) -> bool:
    for tile in tiles:
        if TERRAIN[table.tiles[tile]] == FOREST:
            return True
    return False


def can_dig(table: Table, tile: i64) -> bool:
    return IS_SITE[table.tiles[tile]] == 1 and not table.mine[tile]


def watered_by_canal(table: Table, place: i64, d: i64) -> i64:
    """The dry tundra or forest that a canal over this edge would water; NOTHING if none."""
    one = table.sector[place * 6 + d]
    other = table.sector[place * 6 + TURN[d + 5]]
    if one < 0 or other < 0 or table.water[one] == table.water[other]:
        return NOTHING
    dry = other if table.water[one] else one
    terrain = TERRAIN[table.tiles[dry]]
    return dry if terrain in (TUNDRA, FOREST) else NOTHING


def build_work(table: Table, seat: i64, work: i64) -> None:
    place = table.place[seat]
    hand_in(table, seat, TOOL)
    table.works_left[work] -= 1
    table.work[place] = work
    table.tell(BUILT, seat, work, place)


def dig(table: Table, seat: i64, tile: i64) -> None:
    hand_in(table, seat, TOOL)
    hand_in(table, seat, FOOD)
    hand_in(table, seat, TIMBER)
    table.works_left[MINES] -= 1
    table.mine[tile] = 1
    table.tell(DUG, seat, tile)


def build_canal(table: Table, seat: i64, d: i64) -> None:
    """The timber itself becomes the canal."""
    place = table.place[seat]
    tile = watered_by_canal(table, place, d)
    table.goods[seat * GOODS + TIMBER] -= 1
    table.canals = append(table.canals, place * 6 + d)
    table.water[tile] = 1
    table.tell(WATERED, seat, tile, place, d)
