"""Spec §2 and §4: river tiles join the open end; the spring closes it."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    CROSSING,
    FREE,
    LANDS,
    RIVER_EDGES,
    RIVERSIDE,
    SHAPE,
    THE_SPRING,
    TURN,
)
from filon.games.lost_valley.notation import DREW, RIVER_LAY, SET_ASIDE
from filon.games.lost_valley.rules.valley import (
    add_tile,
    fill_sector,
    lies_at,
    open_river,
    place_at,
    set_way,
    shifted,
    wall,
)
from filon.games.lost_valley.state import LAYING_RIVER, NOTHING, Table


def is_river_near(table: Table, place: int) -> bool:
    """Whether the open end is here or one edge away."""
    if not table.mouth:
        return False
    a, b = table.mouth[0], table.mouth[1]
    if place in (a, b):
        return True
    start = place * 6
    for d in range(start, start + 6):
        if table.near[d] == a or table.near[d] == b:
            return True
    return False


def draw_river(table: Table, place: int, luck: Luck) -> bool:
    """Draws until a tile fits, the others go under the pile; False if none does."""
    for _ in range(sum(table.pile[:LANDS])):
        kind = _top_tile(table, luck)
        table.tell(DREW, table.turn, kind)
        if river_layings(table, kind, place):
            table.hand = kind
            table.phase = LAYING_RIVER
            return True
        table.under.append(kind)
        table.tell(SET_ASIDE, table.turn, kind)
    return False


def _top_tile(table: Table, luck: Luck) -> int:
    unseen = table.pile[:LANDS]
    for kind in table.under:
        unseen[kind] -= 1
    if sum(unseen) > 0:
        return luck.pick(unseen)
    return table.under.pop(0)


def river_choices(table: Table) -> list[int]:
    place = table.place[table.turn]
    return [RIVER_LAY + edge for edge in river_layings(table, table.hand, place)]


def river_layings(table: Table, kind: int, place: int) -> list[int]:
    """The edges by which a tile can join the open end; beside the explorer if possible."""
    fitting: list[int] = []
    beside: list[int] = []
    shape = SHAPE[kind]
    here = [table.across[place], table.up[place]]
    for entry in RIVER_EDGES[shape]:
        ring = _ring(table, entry)
        if not _fits(table, ring, shape, entry):
            continue
        fitting.append(entry)
        if here in ring:
            beside.append(entry)
    return beside if beside else fitting


def _ring(table: Table, entry: int) -> list[list[int]]:
    """The corners of a tile that enters by an edge, as coordinates, from the open end on."""
    a, b, k = table.mouth[0], table.mouth[1], table.mouth[2]
    start = [table.across[a], table.up[a]]
    end = [table.across[b], table.up[b]]
    tip = shifted(start, TURN[k + 1])
    if entry % 2 == 0:
        return [start, end, shifted(end, TURN[k + 1]), tip]
    return [start, end, tip, shifted(start, TURN[k + 2])]


def _fits(table: Table, ring: list[list[int]], shape: int, entry: int) -> bool:
    """The second triangle and the mouth beyond are free and inside the valley."""
    k = table.mouth[2]
    if lies_at(table, ring[1 - entry % 2], TURN[k + 1]) != FREE:
        return False
    leave = (_exit_of(shape, entry) - entry) % 4
    after = ring[(leave + 1) % 4]
    return lies_at(table, after, _way_to(after, ring[leave])) == FREE


def _exit_of(shape: int, entry: int) -> int:
    edges = RIVER_EDGES[shape]
    return edges[1] if edges[0] == entry else edges[0]


def _way_to(start: list[int], end: list[int]) -> int:
    d = 0
    while shifted(start, d) != end:
        d += 1
    return d


def lay_river(table: Table, entry: int) -> list[int]:
    """Lays the tile in hand; returns its corners, the first one being c0."""
    kind, a, k = table.hand, table.mouth[0], table.mouth[2]
    table.hand = NOTHING
    b = table.mouth[1]
    tip = place_at(table, a, TURN[k + 1])
    side = b if entry % 2 == 0 else a
    far = place_at(table, side, TURN[k + 1 + entry % 2])
    ring = [a, b, far, tip] if entry % 2 == 0 else [a, b, tip, far]
    corners = [ring[(c - entry) % 4] for c in range(4)]
    table.pile[kind] -= 1
    table.river += 1
    tile = add_tile(table, kind, corners)
    fill_sector(table, a, k, tile)
    fill_sector(table, side, TURN[k + 1], tile)
    wall(table, corners, RIVERSIDE)
    for edge in RIVER_EDGES[SHAPE[kind]]:
        set_way(table, corners[edge], corners[(edge + 1) % 4], CROSSING)
    leave = _exit_of(SHAPE[kind], entry)
    open_river(table, corners[(leave + 1) % 4], corners[leave])
    return corners


def lay_spring(table: Table) -> list[int]:
    """On the mouth; the river ends here."""
    a, b, k = table.mouth[0], table.mouth[1], table.mouth[2]
    corners = [a, b, place_at(table, a, TURN[k + 1]), NOTHING]
    table.mouth = []
    table.pile[THE_SPRING] -= 1
    tile = add_tile(table, THE_SPRING, corners)
    fill_sector(table, a, k, tile)
    wall(table, corners, RIVERSIDE)
    set_way(table, a, b, CROSSING)
    return corners
