"""“1. déplacement”: the valley as a lattice of intersections, sectors and edges."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec
from filon.core.rows import row
from filon.games.lost_valley.data import (
    ACROSS,
    ANIMALS_ON,
    CROSSING,
    EVENTS_ON,
    FREE,
    GOLD_ACROSS,
    GOLD_ON,
    IS_WATER,
    LAND,
    LEFT,
    MOUTH,
    OUTSIDE,
    POST_PLACE,
    RIGHT,
    RIVERSIDE,
    SPOT,
    STEP,
    TURN,
    UP,
)
from filon.games.lost_valley.fields import NONE, NOTHING
from filon.games.lost_valley.notation import LAID
from filon.games.lost_valley.rules.supply import fresh_animal
from filon.games.lost_valley.table import Table

# the direction of a step (across + 1) * 3 + up + 1
DIRECTION: Final = row([-1, 3, 2, 4, -1, 1, 5, 0, -1])


def found_valley(table: Table) -> None:
    """The start tile: the post below the waterfall, the two fords, the first open end."""
    add_place(table, 1, -1)
    add_place(table, 0, 0)
    add_place(table, 1, 0)
    set_way(table, POST_PLACE, LEFT, RIVERSIDE)
    set_way(table, POST_PLACE, RIGHT, RIVERSIDE)
    set_way(table, LEFT, RIGHT, CROSSING)
    open_river(table, LEFT, RIGHT)


def add_place(table: Table, across: i64, up: i64) -> i64:
    """A new intersection, linked to its neighbours."""
    place = len(table.across)
    s: i64
    for s in range(6):
        table.near = append(table.near, NOTHING)
        table.way = append(table.way, NONE)
        below = up < 0 or up + UP[s] < 0 or up + UP[TURN[s + 1]] < 0
        table.sector = append(table.sector, OUTSIDE if below else FREE)
    for other in range(place):
        x = table.across[other] - across
        y = table.up[other] - up
        if -1 <= x <= 1 and -1 <= y <= 1:
            d = DIRECTION[(x + 1) * 3 + y + 1]
            if d >= 0:
                table.near[place * 6 + d] = other
                table.near[other * 6 + TURN[d + 3]] = place
    table.across = append(table.across, across)
    table.up = append(table.up, up)
    table.work = append(table.work, NONE)
    return place


def place_at(table: Table, place: i64, d: i64) -> i64:
    """The intersection one edge away, made if it is new."""
    other = table.near[place * 6 + d]
    if other >= 0:
        return other
    return add_place(table, table.across[place] + ACROSS[d], table.up[place] + UP[d])


def direction_of(table: Table, place: i64, other: i64) -> i64:
    d: i64
    for d in range(6):
        if table.near[place * 6 + d] == other:
            return d
    return NOTHING


def set_way(table: Table, place: i64, other: i64, way: i64) -> None:
    """Crossing counts more than riverside, riverside more than land."""
    d = direction_of(table, place, other)
    if table.way[place * 6 + d] < way:
        table.way[place * 6 + d] = way
        table.way[other * 6 + TURN[d + 3]] = way


def fill_sector(table: Table, place: i64, s: i64, what: i64) -> None:
    """The triangle of a sector as its three intersections see it."""
    right = place_at(table, place, s)
    left = place_at(table, place, TURN[s + 1])
    table.sector[place * 6 + s] = what
    table.sector[right * 6 + TURN[s + 2]] = what
    table.sector[left * 6 + TURN[s + 4]] = what


def outer(table: Table, place: i64, s: i64) -> i64:
    """What lies on the triangle across the far edge of a sector."""
    right = table.near[place * 6 + s]
    if right >= 0:
        return table.sector[right * 6 + TURN[s + 1]]
    left = table.near[place * 6 + TURN[s + 1]]
    if left >= 0:
        return table.sector[left * 6 + TURN[s + 5]]
    r = table.up[place]
    a, b = UP[s], UP[TURN[s + 1]]
    return OUTSIDE if r < 0 or r + a < 0 or r + b < 0 or r + a + b < 0 else FREE


def spot_of(table: Table, place: i64) -> i64:
    return spot_at(table.across[place], table.up[place])


def spot_at(across: i64, up: i64) -> i64:
    return across * SPOT + up


def lies_at(table: Table, spot: i64, s: i64) -> i64:
    """What lies on a triangle given by the spot of a corner and its sector there."""
    corner = spot
    turn: i64
    for turn in range(3):
        if turn == 1:
            corner = spot + STEP[s]
        elif turn == 2:
            corner = spot + STEP[TURN[s + 1]]
        if _is_below(corner):
            return OUTSIDE
        place = find_place(table, corner)
        if place >= 0:
            return table.sector[place * 6 + TURN[s + 2 * turn]]
    return FREE


def _is_below(spot: i64) -> bool:
    """Below the bluff: its upper half are the numbers of spots with a negative `up`."""
    return spot % SPOT >= SPOT // 2


def find_place(table: Table, spot: i64) -> i64:
    for place in range(len(table.across)):
        if spot_of(table, place) == spot:
            return place
    return NOTHING


def is_explored(table: Table, place: i64) -> bool:
    """Once the ice block is there, nothing is left to explore."""
    if table.ice >= 0:
        return True
    start = place * 6
    sector = table.sector
    for s in range(start, start + 6):
        if sector[s] == FREE or sector[s] == MOUTH:
            return False
    return True


def is_diagonal(table: Table, place: i64, d: i64) -> bool:
    """Whether the way in a direction is the short diagonal of a rhombus, not a side."""
    tile = table.sector[place * 6 + d]
    return tile >= 0 and tile == table.sector[place * 6 + TURN[d + 5]]


def is_riverside(table: Table, place: i64) -> bool:
    start = place * 6
    for d in range(start, start + 6):
        if table.way[d] >= RIVERSIDE:
            return True
    return False


def tiles_at(table: Table, place: i64) -> vec[i64]:
    """The tiles around an intersection, each once."""
    found = vec[i64]()
    start = place * 6
    for s in range(start, start + 6):
        tile = table.sector[s]
        if tile >= 0 and tile not in found:
            found = append(found, tile)
    return found


def open_river(table: Table, a: i64, b: i64) -> None:
    """The river flows on over the edge A→B into the triangle on its left."""
    k = direction_of(table, a, b)
    table.mouth = vec[i64]([a, b, k])
    fill_sector(table, a, k, MOUTH)


def add_tile(table: Table, kind: i64, corners: vec[i64]) -> i64:
    """A tile with its markers face down; the caller fills sectors and ways."""
    tile = len(table.tiles)
    table.tiles = append(table.tiles, kind)
    for corner in corners:
        table.corners = append(table.corners, corner)
    table.gold = append(table.gold, GOLD_ON[kind])
    table.gold = append(table.gold, GOLD_ACROSS[kind])
    table.events_on = append(table.events_on, EVENTS_ON[kind])
    table.animal = append(table.animal, fresh_animal(table) if ANIMALS_ON[kind] else NONE)
    table.mine = append(table.mine, 0)
    table.water = append(table.water, IS_WATER[kind])
    table.left = append(table.left, NOTHING)
    table.knowers = append(table.knowers, 0)
    table.tell(LAID, table.turn, kind, tile)
    return tile


def wall(table: Table, corners: vec[i64], way: i64 = LAND) -> None:
    """The edges around a tile."""
    last: i64 = len(corners) - 1
    if corners[last] < 0:
        last -= 1
    before = corners[last]
    for k in range(last + 1):
        set_way(table, before, corners[k], way)
        before = corners[k]
