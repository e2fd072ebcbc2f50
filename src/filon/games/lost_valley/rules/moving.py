"""“1. déplacement”: one move on foot, on horseback or by boat, along the edges of tiles."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec
from filon.core.rows import place_of, row
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
from filon.games.lost_valley.fields import NOTHING
from filon.games.lost_valley.notation import WALK, WENT
from filon.games.lost_valley.rules.exploring import explore_on
from filon.games.lost_valley.rules.supply import markers_of
from filon.games.lost_valley.rules.valley import is_explored, is_riverside
from filon.games.lost_valley.table import Table

WALKING: Final[i64] = 0
RIDING: Final[i64] = 1
ROWING: Final[i64] = 2

# of each mode: the edges it takes and how many; a walk may also be one edge over land
LOWEST: Final = row([RIVERSIDE, LAND, RIVERSIDE])
HIGHEST: Final = row([RIVERSIDE, RIVERSIDE, CROSSING])
EDGES: Final = row([2, 2, 3])


class Reach:
    """Where a move can go: the start first, then the nearest, each with the place in this row
    of the one from where it is reached."""

    def __init__(self, start: i64) -> None:
        self.places = vec[i64]([start])
        self.before = vec[i64]([NOTHING])

    def add(self, place: i64, before: i64) -> None:
        self.places = append(self.places, place)
        self.before = append(self.before, before)


def offer_moves(table: Table, seat: i64) -> None:
    """Where a move can end, in each mode that the prospector has."""
    taken = places_taken(table, seat)
    if may_go(table, WALKING):
        _offer_ends(table, seat, WALKING, taken)
    if table.goods[seat * GOODS + HORSE] and may_go(table, RIDING):
        _offer_ends(table, seat, RIDING, taken)
    if table.goods[seat * GOODS + BOAT] and may_go(table, ROWING):
        _offer_ends(table, seat, ROWING, taken)


def may_go(table: Table, mode: i64) -> bool:
    """One mode a turn: a second move is made as the first was."""
    return table.mode in (NOTHING, mode)


def _offer_ends(table: Table, seat: i64, mode: i64, taken: vec[i64]) -> None:
    reach = _reach(table, mode, table.place[seat])
    block = WALK + mode * PLACES
    for at in range(1, len(reach.places)):
        if reach.places[at] not in taken:
            table.offer(block + reach.places[at])


def places_taken(table: Table, seat: i64) -> vec[i64]:
    """Where others leave no room: one on land, two at the river, any number at the post."""
    taken = vec[i64]()
    met = vec[i64]()
    for other in range(table.seats):
        place = table.place[other]
        if other == seat or place == POST_PLACE:
            continue
        if place in met or not is_riverside(table, place):
            taken = append(taken, place)
        met = append(met, place)
    return taken


def _reach(table: Table, mode: i64, start: i64) -> Reach:
    reach = Reach(start)
    first: i64 = 0
    last: i64 = 1
    for edge in range(EDGES[mode]):
        _step(table, reach, first, last, LOWEST[mode], HIGHEST[mode])
        first = last
        last = len(reach.places)
        if mode == WALKING and edge == 0:
            _step(table, reach, 0, 1, LAND, LAND)
    return reach


def _step(table: Table, reach: Reach, first: i64, last: i64, low: i64, high: i64) -> None:
    """One edge further; an unexplored intersection ends the move."""
    near, way = table.near, table.way
    for at in range(first, last):
        place = reach.places[at]
        if at and not is_explored(table, place):
            continue
        for d in range(place * 6, place * 6 + 6):
            if low <= way[d] <= high and near[d] not in reach.places:
                reach.add(near[d], at)


def move(table: Table, seat: i64, goal: i64, mode: i64) -> None:
    if table.events is not None:
        _tell_the_way(table, seat, goal, mode)
    table.place[seat] = goal
    table.moves -= 1
    table.mode = mode
    table.arrived = 1 if goal == POST_PLACE and markers_of(table, seat) >= ENOUGH else 0
    explore_on(table)


def _tell_the_way(table: Table, seat: i64, goal: i64, mode: i64) -> None:
    """Every edge of a shortest way."""
    way = way_to(table, seat, goal, mode)
    for at in range(1, len(way)):
        table.tell(WENT, seat, way[at - 1], way[at], mode)


def way_to(table: Table, seat: i64, goal: i64, mode: i64) -> list[i64]:
    """The intersections of a shortest way, from the prospector to the goal."""
    reach = _reach(table, mode, table.place[seat])
    at = place_of(reach.places, goal)
    way: list[i64] = []
    while at >= 0:
        way.insert(0, reach.places[at])
        at = reach.before[at]
    return way
