"""Spec §4: the river first, then land, closed holes at once; the 32nd land rhombus ends it."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    BARE,
    FREE,
    LAND_RHOMBI,
    LANDS,
    MOUTH,
    THE_SPRING,
    TRIANGLES,
    TURN,
)
from filon.games.lost_valley.notation import BARED, DREW, FROZE, LAND_LAY
from filon.games.lost_valley.rules.river import draw_river, is_river_near, lay_river, lay_spring
from filon.games.lost_valley.rules.valley import (
    add_tile,
    fill_sector,
    is_explored,
    outer,
    place_at,
    wall,
)
from filon.games.lost_valley.state import EXPLORING, LAYING_LAND, MENU, NOTHING, Table


def explore_on(table: Table) -> None:
    """What the explorer has to do next, if anything."""
    place = table.place[table.turn]
    table.phase = MENU if is_explored(table, place) else EXPLORING


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


def lay_river_tile(table: Table, entry: int, luck: Luck) -> None:
    """The river goes on while it is near, even if the explorer is surrounded by now."""
    fill_holes(table, lay_river(table, entry), luck)
    if is_river_near(table, table.place[table.turn]):
        table.phase = EXPLORING
    else:
        explore_on(table)


def land_choices(table: Table) -> list[int]:
    """Pairs of free triangles, at least one of them at the explorer's intersection."""
    place = table.place[table.turn]
    choices: list[int] = []
    for s in range(6):
        if table.sector[place * 6 + s] != FREE:
            continue
        if table.sector[place * 6 + TURN[s + 1]] == FREE:
            choices.append(LAND_LAY + s)
        if outer(table, place, s) == FREE:
            choices.append(LAND_LAY + 6 + s)
    return choices


def lay_land(table: Table, laying: int, luck: Luck) -> None:
    kind = table.hand
    table.hand = NOTHING
    corners = lay_rhombus(table, kind, table.place[table.turn], laying)
    finish_rhombus(table, corners, luck)
    explore_on(table)


def lay_rhombus(table: Table, kind: int, place: int, laying: int) -> list[int]:
    s = laying % 6
    right = place_at(table, place, s)
    if laying < 6:
        far = place_at(table, place, TURN[s + 1])
        left = place_at(table, place, TURN[s + 2])
    else:
        far = place_at(table, right, TURN[s + 1])
        left = place_at(table, place, TURN[s + 1])
    corners = [place, right, far, left]
    table.pile[kind] -= 1
    tile = add_tile(table, kind, corners)
    fill_sector(table, place, s, tile)
    if laying < 6:
        fill_sector(table, place, TURN[s + 1], tile)
    else:
        fill_sector(table, right, TURN[s + 1], tile)
    wall(table, corners)
    return corners


def finish_rhombus(table: Table, corners: list[int], luck: Luck) -> None:
    """The last land rhombus brings the ice block, any other may close a hole."""
    if sum(table.pile[LANDS:TRIANGLES]) == 0:
        freeze(table)
    else:
        fill_holes(table, corners, luck)


def freeze(table: Table) -> None:
    if table.mouth:
        lay_spring(table)
    table.ice = table.river + 1
    table.tell(FROZE, table.ice)


def fill_holes(table: Table, corners: list[int], luck: Luck) -> None:
    """Closed triangles and rhombi around a tile just laid."""
    for place in corners:
        if place < 0:
            continue
        for s in range(6):
            if table.ice < 0 and table.sector[place * 6 + s] in (FREE, MOUTH):
                _fill_hole(table, place, s, luck)


def _fill_hole(table: Table, place: int, s: int, luck: Luck) -> None:
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


def open_sides(table: Table, place: int, s: int) -> int:
    """How many of the three triangles beside a sector are unexplored."""
    count = 0
    if table.sector[place * 6 + TURN[s + 1]] in (FREE, MOUTH):
        count += 1
    if table.sector[place * 6 + TURN[s + 5]] in (FREE, MOUTH):
        count += 1
    if outer(table, place, s) in (FREE, MOUTH):
        count += 1
    return count


def _fill_pair(
    table: Table, place: int, s: int, other: int, s2: int, laying: int, luck: Luck
) -> None:
    """A closed rhombus of two triangles; where the river comes from it, spring and triangle."""
    if MOUTH in (table.sector[place * 6 + s], table.sector[other * 6 + s2]):
        _fill_triangle(table, place, s, luck)
        _fill_triangle(table, other, s2, luck)
        return
    kind = LANDS + luck.pick(table.pile[LANDS:TRIANGLES])
    corners = lay_rhombus(table, kind, place, laying)
    finish_rhombus(table, corners, luck)


def _fill_triangle(table: Table, place: int, s: int, luck: Luck) -> None:
    if table.sector[place * 6 + s] == MOUTH:
        lay_spring(table)
        return
    left = table.pile[TRIANGLES:THE_SPRING]
    if sum(left) == 0:
        fill_sector(table, place, s, BARE)
        table.tell(BARED, place, s)
        return
    kind = TRIANGLES + luck.pick(left)
    right, far = place_at(table, place, s), place_at(table, place, TURN[s + 1])
    corners = [place, right, far, NOTHING]
    table.pile[kind] -= 1
    tile = add_tile(table, kind, corners)
    fill_sector(table, place, s, tile)
    wall(table, corners)


def rhombi_laid(table: Table) -> int:
    return LAND_RHOMBI - sum(table.pile[LANDS:TRIANGLES])
