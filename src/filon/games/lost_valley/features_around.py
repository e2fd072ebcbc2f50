"""What lies around a prospector, written as bytes for learners.

Of each of the 37 spots up to three edges away: known, unexplored, at the river, rivals there,
fishtrap, sawmill, rivergold to pan, gold under a mine, gold to dig for, event markers, animals,
forest, fish, closeness. Of each sector at the prospector's place: gold to pan, gold in a mine,
gold to dig for, events, an animal, water, forest, fish, a mine. Of each aim: closeness, and the
direction of the first edge of the way there.
"""

from __future__ import annotations

from typing import Final

from filon.core.features import hot
from filon.core.ints import i64, u8, vec
from filon.core.rows import row, same
from filon.games.lost_valley.data import (
    ACROSS,
    BANKS,
    BOAT,
    FISH_ON,
    FISHTRAP,
    FOREST,
    GOODS,
    HORSE,
    IS_SITE,
    OLD_MINE,
    PLACES,
    POST_PLACE,
    RIVER,
    SHAPE,
    TERRAIN,
    UP,
)
from filon.games.lost_valley.fields import NONE
from filon.games.lost_valley.heuristics import BOAT_COSTS, BOTH_COSTS, COSTS, HORSE_COSTS
from filon.games.lost_valley.heuristics_gold import FAR
from filon.games.lost_valley.rules.gold import mountaingold_at, rivergold_at
from filon.games.lost_valley.rules.valley import is_explored, is_riverside
from filon.games.lost_valley.table import Table

RADIUS: Final[i64] = 3
SPOTS: Final[i64] = 37
SPOT_BYTES: Final[i64] = 14
TILE_BYTES: Final[i64] = 9
AIMS: Final[i64] = 9  # pan, mine, dig, forest, fish, hunt, event, explore, the post
AIM_BYTES: Final[i64] = 7

PAN_AIM: Final[i64] = 0
MINE_AIM: Final[i64] = 1
DIG_AIM: Final[i64] = 2
FOREST_AIM: Final[i64] = 3
FISH_AIM: Final[i64] = 4
HUNT_AIM: Final[i64] = 5
EVENT_AIM: Final[i64] = 6
EXPLORE_AIM: Final[i64] = 7
POST_AIM: Final[i64] = 8


def _rings() -> list[tuple[int, int]]:
    """Offsets ring by ring: here, the six neighbours, the twelve behind them, and so on."""
    spots: list[tuple[int, int]] = [(0, 0)]
    for ring in range(1, RADIUS + 1):
        across, up = ring * int(ACROSS[4]), ring * int(UP[4])
        for d in range(6):
            for _ in range(ring):
                spots.append((across, up))
                across, up = across + int(ACROSS[d]), up + int(UP[d])
    return spots


OFFSETS: Final = _rings()
SIDE: Final = row([number for offset in OFFSETS for number in offset])  # across and up of each
SPOT_OF: Final = row(  # of across + RADIUS and up + RADIUS; -1 beyond
    [
        OFFSETS.index((across, up)) if (across, up) in OFFSETS else -1
        for across in range(-RADIUS, RADIUS + 1)
        for up in range(-RADIUS, RADIUS + 1)
    ]
)


class Surroundings:
    """What a prospector sees from its place; looked at anew for every observation, in memory
    that is used again."""

    def __init__(self) -> None:
        self._steps = same(FAR, PLACES)  # of each place: sixths of a turn
        self._first = same(-1, PLACES)  # of each place: the direction of the first edge there
        self._spot = same(-1, PLACES)  # of each place: its spot around the prospector
        self._queue = same(0, 4 * PLACES)
        self._best = same(-1, AIMS)  # of each aim: the nearest place

    def look(self, table: Table, seat: i64) -> None:
        steps, first = self._steps, self._first
        for place in range(len(table.across)):
            steps[place] = FAR
            first[place] = -1
        steps[table.place[seat]] = 0
        self._spread(table, _costs(table, seat), table.place[seat])

    def _spread(self, table: Table, cost: vec[i64], start: i64) -> None:
        steps, first, queue = self._steps, self._first, self._queue
        near, way = table.near, table.way
        queue[0] = start
        at: i64 = 0
        end: i64 = 1
        d: i64
        while at < end:
            place = queue[at]
            at += 1
            edge = place * 6
            for d in range(6):
                if not way[edge + d]:
                    continue
                there = steps[place] + cost[way[edge + d]]
                other = near[edge + d]
                if there < steps[other] and end < len(queue):
                    steps[other] = there
                    first[other] = d if place == start else first[place]
                    queue[end] = other
                    end += 1

    def write_spots(self, table: Table, seat: i64, out: vec[u8], at: i64) -> None:
        self._find_spots(table, seat)
        steps, spots = self._steps, self._spot
        for place in range(len(table.across)):
            if spots[place] >= 0:
                spot = at + spots[place] * SPOT_BYTES
                _write_spot(table, place, out, spot)
                out[spot + 13] = u8(FAR - steps[place])
        for other in range(table.seats):
            if other != seat and spots[table.place[other]] >= 0:
                spot = at + spots[table.place[other]] * SPOT_BYTES + 3
                out[spot] = u8(i64(out[spot]) + 1)
        for tile in range(len(table.tiles)):
            self._add_tile(table, tile, out, at)

    def _find_spots(self, table: Table, seat: i64) -> None:
        here = table.place[seat]
        spots, across, up = self._spot, table.across, table.up
        q, r = across[here] - RADIUS, up[here] - RADIUS
        for place in range(len(across)):
            a, b = across[place] - q, up[place] - r
            spots[place] = -1
            if 0 <= a <= 2 * RADIUS and 0 <= b <= 2 * RADIUS:
                spots[place] = SPOT_OF[a * (2 * RADIUS + 1) + b]

    def _add_tile(self, table: Table, tile: i64, out: vec[u8], at: i64) -> None:
        """What lies on a tile, at each of its corners: gold to pan, in a mine, to dig for,
        events, animals, forest, fish."""
        spots, corners = self._spot, table.corners
        corner: i64
        for corner in range(4):
            place = corners[tile * 4 + corner]
            if place >= 0 and spots[place] >= 0:
                _add_corner(table, tile, corner, out, at + spots[place] * SPOT_BYTES + 6)

    def write_sectors(self, table: Table, seat: i64, out: vec[u8], at: i64) -> None:
        place = table.place[seat]
        for sector in range(place * 6, place * 6 + 6):
            tile = table.sector[sector]
            if tile >= 0:
                _write_tile(table, place, tile, out, at)
            at += TILE_BYTES

    def write_aims(self, table: Table, seat: i64, out: vec[u8], at: i64) -> None:
        best, steps, first = self._best, self._steps, self._first
        for aim in range(AIMS):
            best[aim] = -1
        for tile in range(len(table.tiles)):
            self._aim_at(table, tile)
        if table.ice < 0:
            for place in range(1, len(table.across)):
                nearest = best[EXPLORE_AIM]
                if nearest >= 0 and steps[place] >= steps[nearest]:
                    continue
                if not is_explored(table, place):
                    best[EXPLORE_AIM] = place
        best[POST_AIM] = POST_PLACE
        for aim in range(AIMS):
            place = best[aim]
            if place >= 0:
                spot = at + aim * AIM_BYTES
                out[spot] = u8(FAR - steps[place])
                hot(first[place], 6, out, spot + 1)

    def _aim_at(self, table: Table, tile: i64) -> None:
        kind = table.tiles[tile]
        gold = table.gold
        if TERRAIN[kind] == RIVER:
            if gold[tile * 2]:
                self._note(table, tile, 0, PAN_AIM)
            if gold[tile * 2 + 1]:
                self._note(table, tile, 1, PAN_AIM)
        elif gold[tile * 2]:
            if table.mine[tile] or kind == OLD_MINE:
                self._note(table, tile, -1, MINE_AIM)
            elif IS_SITE[kind]:
                self._note(table, tile, -1, DIG_AIM)
            elif table.water[tile]:
                self._note(table, tile, -1, PAN_AIM)
        if TERRAIN[kind] == FOREST:
            self._note(table, tile, -1, FOREST_AIM)
        if FISH_ON[kind]:
            self._note(table, tile, -1, FISH_AIM)
        if table.animal[tile] != NONE:
            self._note(table, tile, -1, HUNT_AIM)
        if table.events_on[tile]:
            self._note(table, tile, -1, EVENT_AIM)

    def _note(self, table: Table, tile: i64, bank: i64, aim: i64) -> None:
        """A corner of the tile, on one bank if it matters, may be the nearest yet."""
        best, steps, corners = self._best, self._steps, table.corners
        banks = BANKS[SHAPE[table.tiles[tile]]] if bank >= 0 else BANKS[0]
        nearest = best[aim]
        corner: i64
        for corner in range(4):
            place = corners[tile * 4 + corner]
            if place < 0 or (bank >= 0 and banks[corner] != bank):
                continue
            if nearest < 0 or steps[place] < steps[nearest]:
                nearest = place
        best[aim] = nearest


def _costs(table: Table, seat: i64) -> vec[i64]:
    horse = table.goods[seat * GOODS + HORSE] > 0
    if table.goods[seat * GOODS + BOAT] > 0:
        return BOTH_COSTS if horse else BOAT_COSTS
    return HORSE_COSTS if horse else COSTS


def _write_spot(table: Table, place: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(1)
    out[at + 1] = u8(0 if is_explored(table, place) else 1)
    out[at + 2] = u8(1 if is_riverside(table, place) else 0)
    if table.work[place]:
        out[at + (4 if table.work[place] == FISHTRAP else 5)] = u8(1)


def _add_corner(table: Table, tile: i64, corner: i64, out: vec[u8], at: i64) -> None:
    kind = table.tiles[tile]
    gold = table.gold[tile * 2]
    if TERRAIN[kind] == RIVER:
        gold = table.gold[tile * 2 + BANKS[SHAPE[kind]][corner]]
        out[at] = u8(i64(out[at]) + gold)
    elif gold and table.mine[tile]:
        out[at + 1] = u8(i64(out[at + 1]) + gold)
    elif gold and IS_SITE[kind]:
        out[at + 2] = u8(i64(out[at + 2]) + gold)
    elif gold and table.water[tile] and kind != OLD_MINE:
        out[at] = u8(i64(out[at]) + gold)
    if table.events_on[tile]:
        out[at + 3] = u8(i64(out[at + 3]) + table.events_on[tile])
    if table.animal[tile] != NONE:
        out[at + 4] = u8(i64(out[at + 4]) + 1)
    if TERRAIN[kind] == FOREST:
        out[at + 5] = u8(1)
    if FISH_ON[kind]:
        out[at + 6] = u8(1)


def _write_tile(table: Table, place: i64, tile: i64, out: vec[u8], at: i64) -> None:
    kind = table.tiles[tile]
    out[at] = u8(rivergold_at(table, tile, place))
    out[at + 1] = u8(mountaingold_at(table, tile))
    if IS_SITE[kind] and not table.mine[tile]:
        out[at + 2] = u8(table.gold[tile * 2])
    out[at + 3] = u8(table.events_on[tile])
    out[at + 4] = u8(0 if table.animal[tile] == NONE else 1)
    out[at + 5] = u8(table.water[tile])
    out[at + 6] = u8(1 if TERRAIN[kind] == FOREST else 0)
    out[at + 7] = u8(FISH_ON[kind])
    out[at + 8] = u8(table.mine[tile])
