"""Spec §4: one move on foot, on horseback or by boat, along the edges of tiles."""

from __future__ import annotations

from typing import Final

from filon.games.lost_valley.data import (
    BOAT,
    CROSSING,
    GOODS,
    HORSE,
    LAND,
    POST_PLACE,
    RIVERSIDE,
)
from filon.games.lost_valley.notation import GO, WENT
from filon.games.lost_valley.rules.exploring import explore_on
from filon.games.lost_valley.rules.valley import is_explored, is_riverside
from filon.games.lost_valley.state import NOTHING, Table

FOOT: Final = 0
RIDING: Final = 1
ROWING: Final = 2

# of each mode: the edges it takes and how many
LOWEST: Final[list[int]] = [RIVERSIDE, LAND, RIVERSIDE]
HIGHEST: Final[list[int]] = [RIVERSIDE, RIVERSIDE, CROSSING]
REACH: Final[list[int]] = [2, 2, 3]


def go_choices(table: Table, seat: int) -> list[int]:
    """Where a move can end, by whatever mode the prospector has."""
    reached = _one_step(table, table.place[seat])
    _spread(table, seat, FOOT, reached)
    if table.goods[seat * GOODS + HORSE]:
        _spread(table, seat, RIDING, reached)
    if table.goods[seat * GOODS + BOAT]:
        _spread(table, seat, ROWING, reached)
    return [GO + place for place in reached if can_stand(table, seat, place)]


def _one_step(table: Table, place: int) -> list[int]:
    """On foot any edge will do that does not cross the river."""
    reached: list[int] = []
    start = place * 6
    for d in range(start, start + 6):
        if LAND <= table.way[d] <= RIVERSIDE:
            reached.append(table.near[d])
    return reached


def _spread(table: Table, seat: int, mode: int, reached: list[int]) -> None:
    """Adds what a mode reaches; an unexplored intersection ends the move."""
    low, high = LOWEST[mode], HIGHEST[mode]
    edge = [table.place[seat]]
    been = [table.place[seat]]
    for _ in range(REACH[mode]):
        beyond: list[int] = []
        for place in edge:
            start = place * 6
            for d in range(start, start + 6):
                if low <= table.way[d] <= high:
                    other = table.near[d]
                    if other not in been:
                        been.append(other)
                        if is_explored(table, other):
                            beyond.append(other)
                        if other not in reached:
                            reached.append(other)
        edge = beyond


def can_stand(table: Table, seat: int, place: int) -> bool:
    """Alone; or as one of two at the river; or at the post."""
    if place == POST_PLACE:
        return True
    others = 0
    for other in range(table.seats):
        if other != seat and table.place[other] == place:
            others += 1
    return others == 0 or (others == 1 and is_riverside(table, place))


def go(table: Table, seat: int, goal: int) -> None:
    if table.events is not None:
        _tell_the_way(table, seat, goal)
    table.place[seat] = goal
    table.moves -= 1
    table.arrived = 1 if goal == POST_PLACE else 0
    explore_on(table)


def _tell_the_way(table: Table, seat: int, goal: int) -> None:
    """Every edge of the way, by the simplest mode that gets there."""
    start = table.place[seat]
    if goal in _one_step(table, start):
        table.tell(WENT, seat, start, goal, FOOT)
        return
    for mode in range(3):
        if mode > FOOT and not table.goods[seat * GOODS + (HORSE if mode == RIDING else BOAT)]:
            continue
        way = way_to(table, start, goal, mode, REACH[mode])
        if way:
            for k in range(1, len(way)):
                table.tell(WENT, seat, way[k - 1], way[k], mode)
            return


def way_to(table: Table, start: int, goal: int, mode: int, reach: int) -> list[int]:
    """The intersections of a shortest way, both ends included; none if it is too far."""
    been, came = [start], [NOTHING]
    steps = [0]
    at = 0
    while at < len(been):
        place = been[at]
        if place == goal:
            way = [place]
            while came[at] >= 0:
                at = came[at]
                way.insert(0, been[at])
            return way
        if steps[at] < reach and (at == 0 or is_explored(table, place)):
            for d in range(place * 6, place * 6 + 6):
                if LOWEST[mode] <= table.way[d] <= HIGHEST[mode] and table.near[d] not in been:
                    been.append(table.near[d])
                    came.append(at)
                    steps.append(steps[at] + 1)
        at += 1
    return []
