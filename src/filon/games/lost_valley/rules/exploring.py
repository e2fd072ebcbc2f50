"""“2. exploration”: the river first, then land, closed holes at once; the 32nd land rhombus ends
it."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.rows import total
from filon.games.lost_valley.data import (
    BARE,
    FREE,
    LANDS,
    MOUTH,
    THE_SPRING,
    TRIANGLES,
    TURN,
)
from filon.games.lost_valley.fields import EXPLORING, LAYING_LAND, MENU, NOTHING
from filon.games.lost_valley.notation import BARED, DRAW, DREW, FROZE, LAND_LAY, RIVER_LAY
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.river import (
    draw_river,
    is_river_near,
    lay_river,
    lay_spring,
    river_layings,
)
from filon.games.lost_valley.rules.valley import (
    add_tile,
    fill_sector,
    is_explored,
    outer,
    place_at,
    wall,
)
from filon.games.lost_valley.table import Table


def explore_on(table: Table) -> None:
    """What the explorer has to do next, if anything."""
    place = table.place[table.turn]
    table.phase = MENU if is_explored(table, place) else EXPLORING


class Exploring(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        table.offer(DRAW)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        draw_tile(table, luck)


def draw_tile(table: Table, luck: Luck) -> None:
    """The river tile or land rhombus that comes next; the spring if no river tile fits."""
    place = table.place[table.turn]
    if is_river_near(table, place):
        if not draw_river(table, place, luck):
            corners = lay_spring(table)
            fill_holes(table, corners, luck)
            explore_on(table)
        return
    table.hand = LANDS + luck.pick(table.pile[LANDS:TRIANGLES])
    table.phase = LAYING_LAND
    table.tell(DREW, table.turn, table.hand)


class LayingRiver(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        for edge in river_layings(table, table.hand, table.place[table.turn]):
            table.offer(RIVER_LAY + edge)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        """The river goes on while it is near, even if the explorer is surrounded by now."""
        fill_holes(table, lay_river(table, action - RIVER_LAY), luck)
        if is_river_near(table, table.place[table.turn]):
            table.phase = EXPLORING
        else:
            explore_on(table)


class LayingLand(Phase):
    def offer(self, table: Table, seat: i64) -> None:
        """Pairs of free triangles, at least one of them at the explorer's intersection."""
        place = table.place[table.turn]
        s: i64
        for s in range(6):
            if table.sector[place * 6 + s] != FREE:
                continue
            if table.sector[place * 6 + TURN[s + 1]] == FREE:
                table.offer(LAND_LAY + s)
            if outer(table, place, s) == FREE:
                table.offer(LAND_LAY + 6 + s)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        kind = table.hand
        table.hand = NOTHING
        corners = lay_rhombus(table, kind, table.place[table.turn], action - LAND_LAY)
        finish_rhombus(table, corners, luck)
        explore_on(table)


def lay_rhombus(table: Table, kind: i64, place: i64, laying: i64) -> vec[i64]:
    s = laying % 6
    right = place_at(table, place, s)
    if laying < 6:
        far = place_at(table, place, TURN[s + 1])
        left = place_at(table, place, TURN[s + 2])
    else:
        far = place_at(table, right, TURN[s + 1])
        left = place_at(table, place, TURN[s + 1])
    corners = vec[i64]([place, right, far, left])
    table.pile[kind] -= 1
    tile = add_tile(table, kind, corners)
    fill_sector(table, place, s, tile)
    if laying < 6:
        fill_sector(table, place, TURN[s + 1], tile)
    else:
        fill_sector(table, right, TURN[s + 1], tile)
    wall(table, corners)
    return corners


def finish_rhombus(table: Table, corners: vec[i64], luck: Luck) -> None:
    """The last land rhombus brings the ice block, any other may close a hole."""
    if total(table.pile[LANDS:TRIANGLES]) == 0:
        freeze(table)
    else:
        fill_holes(table, corners, luck)


def freeze(table: Table) -> None:
    if len(table.mouth):
        lay_spring(table)
    table.ice = table.river + 1
    table.tell(FROZE, table.ice)


def fill_holes(table: Table, corners: vec[i64], luck: Luck) -> None:
    """Closed triangles and rhombi around a tile just laid."""
    for place in corners:
        if place < 0:
            continue
        s: i64
        for s in range(6):
            if table.ice < 0 and table.sector[place * 6 + s] in (FREE, MOUTH):
                _fill_hole(table, place, s, luck)


def _fill_hole(table: Table, place: i64, s: i64, luck: Luck) -> None:
    neighbours = open_sides(table, place, s)
    if neighbours == 0:
        _fill_triangle(table, place, s, luck)
        return
    if neighbours > 1:
        return
    after, before = TURN[s + 1], TURN[s + 5]
    if table.sector[place * 6 + after] in (FREE, MOUTH):
        if open_sides(table, place, after) == 1:
            _fill_pair(table, place, s, place, after, s, luck)
    elif table.sector[place * 6 + before] in (FREE, MOUTH):
        if open_sides(table, place, before) == 1:
            _fill_pair(table, place, s, place, before, before, luck)
    else:
        right = table.near[place * 6 + s]
        if right >= 0 and open_sides(table, right, after) == 1:
            _fill_pair(table, place, s, right, after, 6 + s, luck)


def open_sides(table: Table, place: i64, s: i64) -> i64:
    """How many of the three triangles beside a sector are unexplored."""
    count: i64 = 0
    if table.sector[place * 6 + TURN[s + 1]] in (FREE, MOUTH):
        count += 1
    if table.sector[place * 6 + TURN[s + 5]] in (FREE, MOUTH):
        count += 1
    if outer(table, place, s) in (FREE, MOUTH):
        count += 1
    return count


def _fill_pair(
    table: Table, place: i64, s: i64, other: i64, s2: i64, laying: i64, luck: Luck
) -> None:
    """A closed rhombus of two triangles; where the river comes from it, spring and triangle."""
    if table.sector[place * 6 + s] == MOUTH or table.sector[other * 6 + s2] == MOUTH:
        _fill_triangle(table, place, s, luck)
        _fill_triangle(table, other, s2, luck)
        return
    kind = LANDS + luck.pick(table.pile[LANDS:TRIANGLES])
    corners = lay_rhombus(table, kind, place, laying)
    finish_rhombus(table, corners, luck)


def _fill_triangle(table: Table, place: i64, s: i64, luck: Luck) -> None:
    if table.sector[place * 6 + s] == MOUTH:
        lay_spring(table)
        return
    left = table.pile[TRIANGLES:THE_SPRING]
    if total(left) == 0:
        fill_sector(table, place, s, BARE)
        table.tell(BARED, place, s)
        return
    kind = TRIANGLES + luck.pick(left)
    right, far = place_at(table, place, s), place_at(table, place, TURN[s + 1])
    corners = vec[i64]([place, right, far, NOTHING])
    table.pile[kind] -= 1
    tile = add_tile(table, kind, corners)
    fill_sector(table, place, s, tile)
    wall(table, corners)
