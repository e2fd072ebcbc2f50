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


class Reach:
    """How far gold is from somebody, and what panning, mining and digging first would bring them
    for a marker."""

    def __init__(self, near: vec[float], steps: vec[i64], fed: vec[i64], ready: vec[i64]) -> None:
        self.near: Final = near  # what is left of a thing, by sixths of a turn
        self.steps: Final = steps  # to each intersection straight,
        self.fed: Final = fed  # with food,
        self.ready: Final = ready  # with food and timber
        self.pan = 0.0
        self.mine = 0.0
        self.dig = 0.0


def gold_worth(table: Table, tile: i64, reach: Reach, weights: vec[float]) -> float:
    kind = table.tiles[tile]
    if TERRAIN[kind] == RIVER:
        return _river_worth(table, tile, reach)
    gold = table.gold[tile * 2]
    if gold == 0 and not table.events_on[tile]:
        return 0.0
    if gold == 0:
        return weights[EVENTS] * reach.near[_nearest(table, reach.steps, tile)]
    if kind == OLD_MINE:
        return 2.0 * reach.near[_nearest(table, reach.steps, tile)]
    if IS_SITE[kind]:
        found = reach.mine if table.mine[tile] else reach.dig
        return found * LODES[gold] * reach.near[_nearest(table, reach.ready, tile)]
    return _land_worth(table, tile, reach, weights)


def _land_worth(table: Table, tile: i64, reach: Reach, weights: vec[float]) -> float:
    """Of panning by a canal, there or still to be built."""
    gold = PANS[table.gold[tile * 2]]
    if table.water[tile]:
        return reach.pan * gold * reach.near[_nearest(table, reach.fed, tile)]
    if not _is_by_water(table, tile):
        return 0.0
    ready = reach.near[_nearest(table, reach.ready, tile)]
    return reach.pan * weights[UNOPENED] * gold * ready


def _river_worth(table: Table, tile: i64, reach: Reach) -> float:
    worth = 0.0
    for bank in range(2):
        gold = table.gold[tile * 2 + bank]
        if gold:
            worth += reach.pan * PANS[gold] * reach.near[_nearest_on(bank, table, reach.fed, tile)]
    return worth


def _is_by_water(table: Table, tile: i64) -> bool:
    """Whether a canal from the river could reach it, roughly."""
    for corner in range(tile * 4, tile * 4 + 4):
        place = table.corners[corner]
        if place >= 0 and is_riverside(table, place):
            return True
    return False


def _nearest(table: Table, steps: vec[i64], tile: i64) -> i64:
    """The way to a tile's nearest corner."""
    best: i64 = FAR
    for corner in range(tile * 4, tile * 4 + 4):
        place = table.corners[corner]
        if place >= 0 and steps[place] < best:
            best = steps[place]
    return best


def _nearest_on(bank: i64, table: Table, steps: vec[i64], tile: i64) -> i64:
    """The same on one bank of a river."""
    best: i64 = FAR
    banks = BANKS[SHAPE[table.tiles[tile]]]
    corner: i64
    for corner in range(4):
        place = table.corners[tile * 4 + corner]
        if place >= 0 and steps[place] < best and banks[corner] == bank:
            best = steps[place]
    return best
