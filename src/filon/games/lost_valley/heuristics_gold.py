"""What the gold of a tile is worth to somebody who must get there first."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.games.lost_valley.data import BANKS, IS_SITE, OLD_MINE, RIVER, SHAPE, TERRAIN
from filon.games.lost_valley.rules.valley import is_riverside
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.weights import EVENTS, UNOPENED

FAR: Final[i64] = 72  # sixths of a turn: what lies further away does not matter
# by hundredths of what is left of a thing a turn away, then by sixths of a turn
NEAR: Final = vec[vec[float]](
    [vec[float]([(part / 100) ** (sixths / 6) for sixths in range(FAR + 1)]) for part in range(101)]
)
# what several markers are worth, one coming after the other
PANS: Final = vec[float]([0.0, 1.0, 1.7, 2.2, 2.6, 2.9])
LODES: Final = vec[float]([0.0, 1.0, 1.5, 1.75, 1.9, 1.95])


def gold_worth(
    table: Table,
    tile: i64,
    steps: vec[i64],
    fed: vec[i64],
    ready: vec[i64],
    pan: float,
    mine: float,
    dig: float,
    near: vec[float],
    weights: vec[float],
) -> float:
    """By the ways to it: straight, with food, with food and timber; and by what panning, mining and
    digging first would bring for a marker."""
    kind = table.tiles[tile]
    if TERRAIN[kind] == RIVER:
        return _river_worth(table, tile, fed, pan, near)
    gold = table.gold[tile * 2]
    if gold == 0 and not table.events_on[tile]:
        return 0.0
    if gold == 0:
        return weights[EVENTS] * near[_nearest(table, steps, tile, -1)]
    if kind == OLD_MINE:
        return 2.0 * near[_nearest(table, steps, tile, -1)]
    if IS_SITE[kind]:
        found = mine if table.mine[tile] else dig
        return found * LODES[gold] * near[_nearest(table, ready, tile, -1)]
    if table.water[tile]:
        return pan * PANS[gold] * near[_nearest(table, fed, tile, -1)]
    if _is_by_water(table, tile):
        return pan * weights[UNOPENED] * PANS[gold] * near[_nearest(table, ready, tile, -1)]
    return 0.0


def _river_worth(table: Table, tile: i64, fed: vec[i64], pan: float, near: vec[float]) -> float:
    worth = 0.0
    for bank in range(2):
        gold = table.gold[tile * 2 + bank]
        if gold:
            worth += pan * PANS[gold] * near[_nearest(table, fed, tile, bank)]
    return worth


def _is_by_water(table: Table, tile: i64) -> bool:
    """Whether a canal from the river could reach it, roughly."""
    for corner in range(tile * 4, tile * 4 + 4):
        place = table.corners[corner]
        if place >= 0 and is_riverside(table, place):
            return True
    return False


def _nearest(table: Table, steps: vec[i64], tile: i64, bank: i64) -> i64:
    """The way to a tile's nearest corner, on one bank if the bank matters."""
    best: i64 = FAR
    banks = BANKS[SHAPE[table.tiles[tile]]] if bank >= 0 else BANKS[0]
    corner: i64
    for corner in range(4):
        place = table.corners[tile * 4 + corner]
        if place >= 0 and steps[place] < best and (bank < 0 or banks[corner] == bank):
            best = steps[place]
    return best
