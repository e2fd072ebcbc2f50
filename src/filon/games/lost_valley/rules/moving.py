"""Spec §4: one move on foot, on horseback or by boat, along the edges of tiles."""

from __future__ import annotations

from typing import Final

from filon.games.lost_valley.data import (
    BOAT,
    CROSSING,
    ENOUGH,
    GOODS,
    HORSE,
    LAND,
    PLACES,
    POST_PLACE,
    RIVERSIDE,
)
from filon.games.lost_valley.notation import WALK, WENT
from filon.games.lost_valley.rules.exploring import explore_on
from filon.games.lost_valley.rules.supply import markers_of
from filon.games.lost_valley.rules.valley import is_explored, is_riverside
from filon.games.lost_valley.state import NOTHING, Table

WALKING: Final = 0
RIDING: Final = 1
ROWING: Final = 2

# of each mode: the edges it takes and how many; a walk may also be one edge over land
LOWEST: Final[list[int]] = [RIVERSIDE, LAND, RIVERSIDE]
HIGHEST: Final[list[int]] = [RIVERSIDE, RIVERSIDE, CROSSING]
EDGES: Final[list[int]] = [2, 2, 3]


def move_choices(table: Table, seat: int) -> list[int]:
    """Where a move can end, in each mode that the prospector has."""
    taken = _taken(table, seat)
    choices = _ends(table, seat, WALKING, taken)
    if table.goods[seat * GOODS + HORSE]:
        choices += _ends(table, seat, RIDING, taken)
    if table.goods[seat * GOODS + BOAT]:
        choices += _ends(table, seat, ROWING, taken)
    return choices


def _ends(table: Table, seat: int, mode: int, taken: list[int]) -> list[int]:
    reached = [table.place[seat]]
    _spread(table, mode, reached, [NOTHING])
    block = WALK + mode * PLACES
    return [block + place for place in reached[1:] if place not in taken]


def _taken(table: Table, seat: int) -> list[int]:
    """Where others leave no room: one on land, two at the river, any number at the post."""
    taken: list[int] = []
    met: list[int] = []
    for other in range(table.seats):
        place = table.place[other]
        if other == seat or place == POST_PLACE:
            continue
        if place in met or not is_riverside(table, place):
            taken.append(place)
        met.append(place)
    return taken


def _spread(table: Table, mode: int, reached: list[int], before: list[int]) -> None:
    """Adds to the start all that a mode reaches, nearest first, and from where it is reached."""
    first, last = 0, 1
    for edge in range(EDGES[mode]):
        _step(table, reached, before, first, last, LOWEST[mode], HIGHEST[mode])
        first, last = last, len(reached)
        if mode == WALKING and edge == 0:
            _step(table, reached, before, 0, 1, LAND, LAND)


def _step(
    table: Table, reached: list[int], before: list[int], first: int, last: int, low: int, high: int
) -> None:
    """One edge further; an unexplored intersection ends the move."""
    near, way = table.near, table.way
    for at in range(first, last):
        if at and not is_explored(table, reached[at]):
            continue
        start = reached[at] * 6
        for d in range(start, start + 6):
            if low <= way[d] <= high and near[d] not in reached:
                reached.append(near[d])
                before.append(at)


def move(table: Table, seat: int, goal: int, mode: int) -> None:
    if table.events is not None:
        _tell_the_way(table, seat, goal, mode)
    table.place[seat] = goal
    table.moves -= 1
    table.arrived = 1 if goal == POST_PLACE and markers_of(table, seat) >= ENOUGH else 0
    explore_on(table)


def _tell_the_way(table: Table, seat: int, goal: int, mode: int) -> None:
    """Every edge of a shortest way."""
    reached, before = [table.place[seat]], [NOTHING]
    _spread(table, mode, reached, before)
    at = reached.index(goal)
    way = [at]
    while before[at] > 0:
        at = before[at]
        way.insert(0, at)
    for at in way:
        table.tell(WENT, seat, reached[before[at]], reached[at], mode)
