"""What leads to gold: nuggets in the bag, what it takes to get more, and how far it is."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec
from filon.core.rows import row, same, total
from filon.games.lost_valley.data import (
    BOAT,
    CRATE,
    DRIED_FISH,
    ENOUGH,
    FISH_ON,
    FOOD,
    FOREST,
    GOLD_MARKERS,
    GOODS,
    HORSE,
    LAND_RHOMBI,
    LANDS,
    MATERIALS,
    MINES,
    POST_PLACE,
    SIEVE,
    STICK,
    TERRAIN,
    TIMBER,
    TRIANGLES,
)
from filon.games.lost_valley.fields import ANNOUNCED, EXPLORING, LAYING_LAND, LAYING_RIVER, NONE
from filon.games.lost_valley.heuristics_gold import FAR, NEAR, Reach, gold_worth
from filon.games.lost_valley.heuristics_store import basket_worth, shopping_worth, wares_worth
from filon.games.lost_valley.notation import (
    BLAST,
    DIG,
    EVENT,
    HUNT,
    MINE,
)
from filon.games.lost_valley.rules.packing import room_of, too_much_gear
from filon.games.lost_valley.rules.supply import (
    has_rifle,
    markers_of,
    nuggets_of,
)
from filon.games.lost_valley.rules.valley import is_explored
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.weights import (
    ACTIONS,
    DEEDS,
    FINDS,
    FOODS,
    GREED,
    HARVEST,
    HOME,
    MOVES,
    NEARNESS,
    NEWS,
    OTHERS,
    TIMBERS,
    TOOLS,
    UNOPENED,
    VICTORY,
    WHISKEYS,
)

# nuggets on a marker, on average; an edition may print none
RIVERGOLD: Final = float(GOLD_MARKERS[0] + 2 * GOLD_MARKERS[1]) / float(
    max(1, total(GOLD_MARKERS[:2]))
)
MOUNTAINGOLD: Final = float(3 * GOLD_MARKERS[2] + 4 * GOLD_MARKERS[3]) / float(
    max(1, total(GOLD_MARKERS[2:]))
)
FETCHING: Final[i64] = 5  # sixths of a turn to fetch food or timber
LONG: Final[i64] = 45  # rounds; few games are longer
TIRED: Final = 0.1  # of what lies ahead, for every round beyond: who has waited that long goes on
UNSEEN: Final = 0.5  # what a tile that is still to be laid costs the tired
PLACE_BITS: Final[i64] = 8  # of a place that waits to be carried on, below its distance
PLACE_MASK: Final[i64] = 255
HAGGLING: Final = 0.8  # talk costs time, and a partner gives nothing away

# what the first, second, third… piece is worth, in nuggets
FOOD_WORTH: Final = vec[float]([0.0, 0.35, 0.65, 0.85, 1.0, 1.1, 1.15, 1.2, 1.2, 1.2, 1.2])
TIMBER_WORTH: Final = vec[float]([0.0, 0.4, 0.65, 0.75, 0.8, 0.8, 0.8])
TOOL_WORTH: Final = vec[float]([0.0, 0.6, 1.1, 1.5, 1.6, 1.7, 1.8])
# sixths of a turn along an edge over land, along the river and across it
COSTS: Final = row([0, 6, 3, FAR])
HORSE_COSTS: Final = row([0, 3, 3, FAR])
BOAT_COSTS: Final = row([0, 6, 2, 2])
BOTH_COSTS: Final = row([0, 3, 2, 2])
WHISKEY_WORTH: Final = vec[float]([0.0, 0.7, 1.2, 1.5, 1.6, 1.7])


def prospects(table: Table, seat: i64, weights: vec[float]) -> float:
    nuggets = weights[GREED] * float(nuggets_of(table, seat))
    if table.ended == ANNOUNCED:
        return nuggets + (weights[VICTORY] if is_ahead(table, seat) else -weights[VICTORY])
    if table.ended:
        return nuggets
    left = time_left(table)
    worth = nuggets + _luggage(table, seat, left, weights)
    worth -= HAGGLING * float(table.haggled[seat])
    steps = _distances(table, seat)
    near = NEAR[i64(100.0 * weights[NEARNESS] + 0.5)]
    worth += _within_reach(table, seat, steps, near, weights) * min(1.0, 0.3 + left)
    worth += weights[HOME] * _way_home(table, seat, steps, near, weights)
    worth += shopping_worth(table, seat, steps, near, left, weights)
    if table.turn == seat:
        worth += _under_way(table, seat, weights)
    return worth - UNSEEN * _weariness(table) * float(_tiles_left(table))


def _weariness(table: Table) -> float:
    return TIRED * float(max(0, table.round - LONG)) if table.ice < 0 else 0.0


def _tiles_left(table: Table) -> i64:
    """Of land, till the ice comes."""
    return total(table.pile[LANDS:TRIANGLES])


def time_left(table: Table) -> float:
    """The part of the game still to come, from 1 to 0."""
    if table.ice >= 0:
        return 0.3 * float(table.ice) / float(table.river + 1)
    return 0.3 + 0.7 * float(_tiles_left(table)) / float(LAND_RHOMBI)


def is_ahead(table: Table, seat: i64) -> bool:
    own = nuggets_of(table, seat)
    for other in range(table.seats):
        if other != seat and nuggets_of(table, other) > own:
            return False
    return True


def seems_ahead(table: Table, seat: i64) -> bool:
    """As the seat itself sees it: of the others it knows how many markers they have."""
    own = float(nuggets_of(table, seat))
    for other in range(table.seats):
        bag = table.bag[other * 4 : other * 4 + 4]
        worth = RIVERGOLD * float(bag[0] + bag[1]) + MOUNTAINGOLD * float(bag[2] + bag[3])
        if other != seat and worth > own:
            return False
    return True


def _luggage(table: Table, seat: i64, left: float, weights: vec[float]) -> float:
    start = seat * GOODS
    goods = table.goods
    eager = min(1.0, 0.2 + left * 1.5)
    room = room_of(table, seat)
    timber = min(goods[start + TIMBER], room // 2)
    room -= 2 * timber
    food = min(min(goods[start], 10), room + 2)
    tools = min(goods[start + 1], 6)
    worth = weights[FOODS] * FOOD_WORTH[food] + weights[TIMBERS] * TIMBER_WORTH[min(timber, 6)]
    if food and timber:
        worth += 0.2
    worth = worth * eager + weights[TOOLS] * TOOL_WORTH[tools] * left
    worth += wares_worth(table, seat, left, weights)
    whiskeys = goods[start + MATERIALS] + goods[start + GOODS - 1]
    worth += weights[WHISKEYS] * WHISKEY_WORTH[min(whiskeys, 5)] * eager
    finds = 1.6 * float(goods[start + STICK]) + 1.8 * float(goods[start + DRIED_FISH])
    worth += weights[FINDS] * finds * eager
    return worth - 0.8 * float(too_much_gear(table, seat))


def _distances(table: Table, seat: i64) -> vec[i64]:
    """Of each intersection: sixths of a turn to get there, at most FAR."""
    steps = same(FAR, len(table.across))
    steps[table.place[seat]] = 0
    _spread(table, seat, steps, vec[i64]([table.place[seat]]))
    return steps


def _spread(table: Table, seat: i64, steps: vec[i64], starts: vec[i64]) -> None:
    """Carries the distances of the places reached on to all others. Those that wait to be carried
    on stand with their distance: where it has become shorter since, another carries it."""
    cost = COSTS
    horse = table.goods[seat * GOODS + HORSE] > 0
    if table.goods[seat * GOODS + BOAT] > 0:
        cost = BOTH_COSTS if horse else BOAT_COSTS
    elif horse:
        cost = HORSE_COSTS
    near, way = table.near, table.way
    reached = starts[:]
    at: i64 = 0
    while at < len(reached):
        here, place = reached[at] >> PLACE_BITS, reached[at] & PLACE_MASK
        at += 1
        if here > steps[place]:
            continue
        for d in range(place * 6, place * 6 + 6):
            if way[d]:
                there = here + cost[way[d]]
                if there < steps[near[d]]:
                    steps[near[d]] = there
                    reached = append(reached, there << PLACE_BITS | near[d])


def _by_way_of(table: Table, seat: i64, steps: vec[i64], good: i64) -> vec[i64]:
    """The distances if food or timber has to be fetched first."""
    after = same(FAR, len(steps))
    reached = vec[i64]()
    for tile in range(len(table.tiles)):
        wait = _wait_at(table, tile, good)
        if wait == 0:
            continue
        for corner in range(tile * 4, tile * 4 + 4):
            place = table.corners[corner]
            if place >= 0 and steps[place] + wait < after[place]:
                after[place] = steps[place] + wait
                reached = append(reached, after[place] << PLACE_BITS | place)
    _spread(table, seat, after, reached)
    return after


def _wait_at(table: Table, tile: i64, good: i64) -> i64:
    """What it takes to get food or timber on a tile; nothing where there is none."""
    kind = table.tiles[tile]
    if good == TIMBER:
        return FETCHING if TERRAIN[kind] == FOREST else 0
    if FISH_ON[kind]:
        return FETCHING
    return 2 * FETCHING if table.animal[tile] != NONE else 0


def _within_reach(
    table: Table, seat: i64, steps: vec[i64], near: vec[float], weights: vec[float]
) -> float:
    """Gold, the best of it before all, by the way to it and to what it takes to get it;
    land nobody has seen."""
    start = seat * GOODS
    fed = steps if table.goods[start] else _by_way_of(table, seat, steps, FOOD)
    ready = fed if table.goods[start + TIMBER] else _by_way_of(table, seat, fed, TIMBER)
    reach = Reach(near, steps, fed, ready)
    reach.pan = RIVERGOLD * (1.6 if table.goods[start + SIEVE] else 1.0)
    reach.mine = MOUNTAINGOLD * (1.6 if table.goods[start + CRATE] else 1.0)
    if table.goods[start + 1] > 0 and table.works_left[MINES] > 0:
        reach.dig = reach.mine * weights[UNOPENED]
    best, every = 0.0, 0.0
    for tile in range(len(table.tiles)):
        worth = gold_worth(table, tile, reach, weights)
        every += worth
        best = max(best, worth)
    harvest = weights[HARVEST] * (best + weights[OTHERS] * (every - best))
    return harvest + weights[NEWS] * (1.0 + _weariness(table)) * _news(table, steps, near)


def _news(table: Table, steps: vec[i64], near: vec[float]) -> float:
    if table.ice >= 0:
        return 0.0
    best: i64 = FAR
    for place in range(1, len(steps)):
        if steps[place] < best and not is_explored(table, place):
            best = steps[place]
    return near[best]


def _way_home(
    table: Table, seat: i64, steps: vec[i64], near: vec[float], weights: vec[float]
) -> float:
    """Ten markers and the lead: back to the post and end it."""
    if markers_of(table, seat) < ENOUGH or not is_ahead(table, seat):
        return 0.0
    if table.place[seat] == POST_PLACE:
        return weights[VICTORY] * (0.6 if table.arrived and table.turn == seat else 0.3)
    return weights[VICTORY] * 0.5 * near[steps[POST_PLACE]]


def _under_way(table: Table, seat: i64, weights: vec[float]) -> float:
    """What is begun and not yet done this turn, and what the turn still offers."""
    worth = weights[MOVES] * float(table.moves) + weights[ACTIONS] * float(table.actions)
    if table.phase in (EXPLORING, LAYING_LAND, LAYING_RIVER):
        worth += weights[NEWS]
    if len(table.basket):
        return worth + basket_worth(table, seat, time_left(table), weights)
    if table.deed >= 0:
        worth += weights[DEEDS] * _deed(table, seat)
    return worth


def _deed(table: Table, seat: i64) -> float:
    deed = table.deed
    if deed < MINE:
        return 0.9 if table.goods[seat * GOODS + SIEVE] else 0.6
    if deed < EVENT:
        return 2.0 if deed >= BLAST or table.goods[seat * GOODS + CRATE] else 1.0
    if deed < HUNT:
        return 1.0 if table.tiles[deed - EVENT] < TRIANGLES else 1.3
    if deed < DIG:
        return 0.6 if has_rifle(table, seat) else 0.3
    return 0.9
