"""Spec §2: the valley as a lattice of intersections, sectors and edges."""

from __future__ import annotations

from typing import Final

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
    TURN,
    UP,
)
from filon.games.lost_valley.notation import LAID
from filon.games.lost_valley.rules.supply import fresh_animal
from filon.games.lost_valley.state import NONE, NOTHING, Table

# the direction of a step (across + 1) * 3 + up + 1
DIRECTION: Final[list[int]] = [-1, 3, 2, 4, -1, 1, 5, 0, -1]


def found_valley(table: Table) -> None:
    """The start tile: the post below the waterfall, the two fords, the first open end."""
    add_place(table, 1, -1)
    add_place(table, 0, 0)
    add_place(table, 1, 0)
    set_way(table, POST_PLACE, LEFT, RIVERSIDE)
    set_way(table, POST_PLACE, RIGHT, RIVERSIDE)
    set_way(table, LEFT, RIGHT, CROSSING)
    open_river(table, LEFT, RIGHT)


def add_place(table: Table, across: int, up: int) -> int:
    """A new intersection, linked to its neighbours."""
    place = len(table.across)
    table.near += [NOTHING] * 6
    table.way += [NONE] * 6
    for s in range(6):
        below = up < 0 or up + UP[s] < 0 or up + UP[TURN[s + 1]] < 0
        table.sector.append(OUTSIDE if below else FREE)
    for other in range(place):
        x = table.across[other] - across
        y = table.up[other] - up
        if -1 <= x <= 1 and -1 <= y <= 1:
            d = DIRECTION[(x + 1) * 3 + y + 1]
            if d >= 0:
                table.near[place * 6 + d] = other
                table.near[other * 6 + TURN[d + 3]] = place
    table.across.append(across)
    table.up.append(up)
    table.work.append(NONE)
    return place


def place_at(table: Table, place: int, d: int) -> int:
    """The intersection one edge away, made if it is new."""
    other = table.near[place * 6 + d]
    if other >= 0:
        return other
    return add_place(table, table.across[place] + ACROSS[d], table.up[place] + UP[d])


def direction_of(table: Table, place: int, other: int) -> int:
    start = place * 6
    for d in range(6):
        if table.near[start + d] == other:
            return d
    return NOTHING


def set_way(table: Table, place: int, other: int, way: int) -> None:
    """Crossing counts more than riverside, riverside more than land."""
    d = direction_of(table, place, other)
    if table.way[place * 6 + d] < way:
        table.way[place * 6 + d] = way
        table.way[other * 6 + TURN[d + 3]] = way


def fill_sector(table: Table, place: int, s: int, what: int) -> None:
    """The triangle of a sector as its three intersections see it."""
    right = place_at(table, place, s)
    left = place_at(table, place, TURN[s + 1])
    table.sector[place * 6 + s] = what
    table.sector[right * 6 + TURN[s + 2]] = what
    table.sector[left * 6 + TURN[s + 4]] = what


def outer(table: Table, place: int, s: int) -> int:
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


def shifted(spot: list[int], d: int) -> list[int]:
    return [spot[0] + ACROSS[d], spot[1] + UP[d]]


def lies_at(table: Table, spot: list[int], s: int) -> int:
    """What lies on a triangle given by the coordinates of a corner and its sector there."""
    corners = [spot, shifted(spot, s), shifted(spot, TURN[s + 1])]
    for turn, corner in enumerate(corners):
        if corner[1] < 0:
            return OUTSIDE
        place = find_place(table, corner)
        if place >= 0:
            return table.sector[place * 6 + TURN[s + 2 * turn]]
    return FREE


def find_place(table: Table, spot: list[int]) -> int:
    for place in range(len(table.across)):
        if table.across[place] == spot[0] and table.up[place] == spot[1]:
            return place
    return NOTHING


def is_explored(table: Table, place: int) -> bool:
    """Once the ice block is there, nothing is left to explore."""
    if table.ice >= 0:
        return True
    start = place * 6
    sector = table.sector
    for s in range(start, start + 6):
        if sector[s] == FREE or sector[s] == MOUTH:
            return False
    return True


def is_riverside(table: Table, place: int) -> bool:
    start = place * 6
    for d in range(start, start + 6):
        if table.way[d] >= RIVERSIDE:
            return True
    return False


def tiles_at(table: Table, place: int) -> list[int]:
    """The tiles around an intersection, each once."""
    found: list[int] = []
    start = place * 6
    for s in range(start, start + 6):
        tile = table.sector[s]
        if tile >= 0 and tile not in found:
            found.append(tile)
    return found


def open_river(table: Table, a: int, b: int) -> None:
    """The river flows on over the edge A→B into the triangle on its left."""
    k = direction_of(table, a, b)
    table.mouth = [a, b, k]
    fill_sector(table, a, k, MOUTH)


def add_tile(table: Table, kind: int, corners: list[int]) -> int:
    """A tile with its markers face down; the caller fills sectors and ways."""
    tile = len(table.tiles)
    table.tiles.append(kind)
    table.corners += corners
    table.gold.append(GOLD_ON[kind])
    table.gold.append(GOLD_ACROSS[kind])
    table.events_on.append(EVENTS_ON[kind])
    table.animal.append(fresh_animal(table) if ANIMALS_ON[kind] else NONE)
    table.mine.append(0)
    table.water.append(IS_WATER[kind])
    table.left.append(NOTHING)
    table.knowers.append(0)
    table.tell(LAID, table.turn, kind, tile)
    return tile


def wall(table: Table, corners: list[int], way: int = LAND) -> None:
    """The edges around a tile."""
    last = len(corners) - 1 if corners[-1] >= 0 else len(corners) - 2
    before = corners[last]
    for k in range(last + 1):
        set_way(table, before, corners[k], way)
        before = corners[k]
