"""“a. tuiles de rivière en losange”: river tiles join the open end; the spring closes it."""

from __future__ import annotations

from filon.core.ints import append, i64, pop, vec
from filon.core.luck import Luck
from filon.core.rows import place_of, total
from filon.games.lost_valley.data import (
    CROSSING,
    FREE,
    GOLD_ACROSS,
    GOLD_ON,
    LANDS,
    RIVER_EDGES,
    RIVERSIDE,
    SHAPE,
    STEP,
    THE_SPRING,
    TURN,
)
from filon.games.lost_valley.fields import LAYING_RIVER, NOTHING
from filon.games.lost_valley.notation import DREW, SET_ASIDE
from filon.games.lost_valley.rules.valley import (
    add_tile,
    fill_sector,
    is_diagonal,
    lies_at,
    open_river,
    place_at,
    set_way,
    spot_of,
    wall,
)
from filon.games.lost_valley.table import Table


def is_river_near(table: Table, place: i64) -> bool:
    """Whether the open end is here or one side away, which no rhombus's diagonal is."""
    if not len(table.mouth):
        return False
    a, b = table.mouth[0], table.mouth[1]
    if place in (a, b):
        return True
    start = place * 6
    for d in range(start, start + 6):
        if table.near[d] in (a, b) and not is_diagonal(table, place, d - start):
            return True
    return False


def draw_river(table: Table, place: i64, luck: Luck) -> bool:
    """Draws until a tile fits, the others go under the pile; False if none does."""
    for _ in range(total(table.pile[:LANDS])):
        kind = _top_tile(table, luck)
        table.tell(DREW, table.turn, kind)
        if len(river_layings(table, kind, place)):
            table.hand = kind
            table.phase = LAYING_RIVER
            return True
        table.under = append(table.under, kind)
        table.tell(SET_ASIDE, table.turn, kind)
    return False


def _top_tile(table: Table, luck: Luck) -> i64:
    unseen = table.pile[:LANDS]
    for kind in table.under:
        unseen[kind] -= 1
    if total(unseen) > 0:
        return luck.pick(unseen)
    table.under, kind = pop(table.under, 0)
    return kind


def river_layings(table: Table, kind: i64, place: i64) -> vec[i64]:
    """The edges by which a tile can join the open end; beside the explorer if possible."""
    fitting = vec[i64]()
    beside = vec[i64]()
    shape = SHAPE[kind]
    here = spot_of(table, place)
    for entry in RIVER_EDGES[shape]:
        ring = _ring(table, entry)
        if not _fits(table, ring, shape, entry):
            continue
        fitting = append(fitting, entry)
        if here in ring:
            beside = append(beside, entry)
    return beside if len(beside) else fitting


def is_same_as_first(kind: i64, entry: i64) -> bool:
    """A straight tile with the same gold on both banks lies alike by either of its edges."""
    first, second = RIVER_EDGES[SHAPE[kind]][0], RIVER_EDGES[SHAPE[kind]][1]
    is_straight = second - first == 2
    return is_straight and entry == second and GOLD_ON[kind] == GOLD_ACROSS[kind]


def _ring(table: Table, entry: i64) -> vec[i64]:
    """The corners of a tile that enters by an edge, as spots, from the open end on."""
    k = table.mouth[2]
    start = spot_of(table, table.mouth[0])
    end = spot_of(table, table.mouth[1])
    tip = start + STEP[TURN[k + 1]]
    if entry % 2 == 0:
        return vec[i64]([start, end, end + STEP[TURN[k + 1]], tip])
    return vec[i64]([start, end, tip, start + STEP[TURN[k + 2]]])


def _fits(table: Table, ring: vec[i64], shape: i64, entry: i64) -> bool:
    """The second triangle and the mouth beyond are free and inside the valley."""
    k = table.mouth[2]
    if lies_at(table, ring[1 - entry % 2], TURN[k + 1]) != FREE:
        return False
    leave = (_exit_of(shape, entry) - entry) % 4
    after = ring[(leave + 1) % 4]
    return lies_at(table, after, _way_to(after, ring[leave])) == FREE


def _exit_of(shape: i64, entry: i64) -> i64:
    edges = RIVER_EDGES[shape]
    return edges[1] if edges[0] == entry else edges[0]


def _way_to(start: i64, end: i64) -> i64:
    return place_of(STEP, end - start)


def lay_river(table: Table, entry: i64) -> vec[i64]:
    """Lays the tile in hand; returns its corners, the first one being c0."""
    kind, a, k = table.hand, table.mouth[0], table.mouth[2]
    table.hand = NOTHING
    b = table.mouth[1]
    tip = place_at(table, a, TURN[k + 1])
    side = b if entry % 2 == 0 else a
    far = place_at(table, side, TURN[k + 1 + entry % 2])
    ring = vec[i64]([a, b, far, tip]) if entry % 2 == 0 else vec[i64]([a, b, tip, far])
    corners = vec[i64]([ring[(c - entry) % 4] for c in range(4)])
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


def lay_spring(table: Table) -> vec[i64]:
    """On the mouth; the river ends here."""
    a, b, k = table.mouth[0], table.mouth[1], table.mouth[2]
    corners = vec[i64]([a, b, place_at(table, a, TURN[k + 1]), NOTHING])
    table.mouth = vec[i64]()
    table.pile[THE_SPRING] -= 1
    tile = add_tile(table, THE_SPRING, corners)
    fill_sector(table, a, k, tile)
    wall(table, corners, RIVERSIDE)
    set_way(table, a, b, CROSSING)
    return corners
