"""What leads to gold: nuggets in the bag, what it takes to get more, and how far it is."""

from __future__ import annotations

from typing import Final

from filon.games.lost_valley.data import (
    BANKS,
    BOAT,
    CART,
    CRATE,
    ENOUGH,
    FISH_ON,
    FOOD,
    FOREST,
    FOUND,
    GOODS,
    HORSE,
    IS_SITE,
    LAND_RHOMBI,
    LANDS,
    MATERIALS,
    MINES,
    OLD_MINE,
    POST_PLACE,
    RIVER,
    SHAPE,
    SIEVE,
    SPACES,
    TERRAIN,
    TIMBER,
    TRIANGLES,
)
from filon.games.lost_valley.notation import (
    BLAST,
    DIG,
    EVENT,
    HUNT,
    MINE,
)
from filon.games.lost_valley.rules.supply import (
    has_rifle,
    markers_of,
    nuggets_of,
)
from filon.games.lost_valley.rules.valley import is_explored, is_riverside
from filon.games.lost_valley.state import (
    ANNOUNCED,
    EXPLORING,
    LAYING_LAND,
    LAYING_RIVER,
    NONE,
    Table,
)

FAR: Final = 72  # sixths of a turn: what lies further away does not matter
NEARNESS: Final[list[float]] = [0.8 ** (sixths / 6) for sixths in range(FAR + 1)]
RIVERGOLD: Final = 48 / 35  # nuggets on a marker, on average
MOUNTAINGOLD: Final = 130 / 37
HARVEST: Final = 0.8  # what gold that can be taken is worth before it is taken
OTHERS: Final = 0.3  # of all but the best
UNOPENED: Final = 0.25  # while a mine or canal is still to be built
FETCHING: Final = 5  # sixths of a turn to fetch food or timber
# what several markers are worth, one coming after the other
PANS: Final[list[float]] = [0.0, 1.0, 1.7, 2.2, 2.6, 2.9]
LODES: Final[list[float]] = [0.0, 1.0, 1.5, 1.75, 1.9, 1.95]
NEWS: Final = 1.0  # unexplored land
VICTORY: Final = 25.0
HAGGLING: Final = 0.8  # talk costs time, and a partner gives nothing away

# what the first, second, third… piece is worth, in nuggets
FOODS: Final[list[float]] = [0.0, 0.35, 0.65, 0.85, 1.0, 1.1, 1.15, 1.2, 1.2, 1.2, 1.2]
TIMBERS: Final[list[float]] = [0.0, 0.4, 0.65, 0.75, 0.8, 0.8, 0.8]
TOOLS: Final[list[float]] = [0.0, 0.6, 1.1, 1.5, 1.6, 1.7, 1.8]
# the first of a ware while the whole game lies ahead
#                              wh   ax   ro   ri   ca   bo   ho   si   cr
WARES: Final[list[float]] = [0.0, 1.8, 3.0, 1.8, 2.0, 3.2, 4.2, 4.5, 9.0]
WHISKEYS: Final[list[float]] = [0.0, 0.7, 1.2, 1.5, 1.6, 1.7]


def prospects(table: Table, seat: int) -> float:
    nuggets = float(nuggets_of(table, seat))
    if table.ended == ANNOUNCED:
        return nuggets + (VICTORY if is_ahead(table, seat) else -VICTORY)
    if table.ended:
        return nuggets
    left = time_left(table)
    worth = nuggets + _luggage(table, seat, left) - HAGGLING * table.haggled[seat]
    steps = _distances(table, seat)
    worth += _within_reach(table, seat, steps) * min(1.0, 0.3 + left)
    worth += _way_home(table, seat, steps)
    if table.turn == seat:
        worth += _under_way(table, seat)
    return worth


def time_left(table: Table) -> float:
    """The part of the game still to come, from 1 to 0."""
    if table.ice >= 0:
        return 0.3 * table.ice / (table.river + 1)
    return 0.3 + 0.7 * sum(table.pile[LANDS:TRIANGLES]) / LAND_RHOMBI


def is_ahead(table: Table, seat: int) -> bool:
    own = nuggets_of(table, seat)
    for other in range(table.seats):
        if other != seat and nuggets_of(table, other) > own:
            return False
    return True


def _luggage(table: Table, seat: int, left: float) -> float:
    start = seat * GOODS
    goods = table.goods
    eager = min(1.0, 0.2 + left * 1.5)
    room = 10 if goods[start + CART] else 6
    timber = min(goods[start + TIMBER], room // 2)
    room -= 2 * timber
    food = min(goods[start], 10, room + 2)
    tools = min(goods[start + 1], 6)
    worth = FOODS[food] + TIMBERS[min(timber, 6)]
    if food and timber:
        worth += 0.2
    worth = worth * eager + TOOLS[tools] * left
    for good in range(MATERIALS + 1, FOUND):
        if goods[start + good] or (good < 7 and goods[start + good + 8]):
            worth += WARES[good - MATERIALS] * left
    whiskeys = goods[start + MATERIALS] + goods[start + GOODS - 1]
    worth += WHISKEYS[min(whiskeys, 5)] * eager
    worth += (1.6 * goods[start + 15] + 1.8 * goods[start + 16]) * eager
    return worth - 0.8 * _overload(table, seat)


def _overload(table: Table, seat: int) -> int:
    """Spaces of gear that will have to be left behind."""
    used = 0
    for good in range(MATERIALS, GOODS):
        used += SPACES[good] * table.goods[seat * GOODS + good]
    return max(0, used - 6)


def _distances(table: Table, seat: int) -> list[int]:
    """Of each intersection: sixths of a turn to get there, at most FAR."""
    steps = [FAR] * len(table.across)
    steps[table.place[seat]] = 0
    _spread(table, seat, steps, [table.place[seat]])
    return steps


def _spread(table: Table, seat: int, steps: list[int], reached: list[int]) -> None:
    """Carries the distances of the places reached on to all others."""
    horse = table.goods[seat * GOODS + HORSE] > 0
    boat = table.goods[seat * GOODS + BOAT] > 0
    cost = [0, 3 if horse else 6, 2 if boat else 3, 2 if boat else FAR]
    near, way = table.near, table.way
    at = 0
    while at < len(reached):
        place = reached[at]
        at += 1
        here = steps[place]
        for d in range(place * 6, place * 6 + 6):
            if way[d]:
                there = here + cost[way[d]]
                if there < steps[near[d]]:
                    steps[near[d]] = there
                    reached.append(near[d])


def _by_way_of(table: Table, seat: int, steps: list[int], good: int) -> list[int]:
    """The distances if food or timber has to be fetched first."""
    after = [FAR] * len(steps)
    reached: list[int] = []
    for tile, kind in enumerate(table.tiles):
        if good == TIMBER:
            wait = FETCHING if TERRAIN[kind] == FOREST else 0
        elif FISH_ON[kind]:
            wait = FETCHING
        else:
            wait = 2 * FETCHING if table.animal[tile] != NONE else 0
        if wait == 0:
            continue
        for corner in range(tile * 4, tile * 4 + 4):
            place = table.corners[corner]
            if place >= 0 and steps[place] + wait < after[place]:
                after[place] = steps[place] + wait
                reached.append(place)
    _spread(table, seat, after, reached)
    return after


def _within_reach(table: Table, seat: int, steps: list[int]) -> float:
    """Gold, the best of it before all, by the way to it and to what it takes to get it;
    land nobody has seen."""
    start = seat * GOODS
    fed = steps if table.goods[start] else _by_way_of(table, seat, steps, FOOD)
    ready = fed if table.goods[start + TIMBER] else _by_way_of(table, seat, fed, TIMBER)
    pan = RIVERGOLD * (1.6 if table.goods[start + SIEVE] else 1.0)
    mine = MOUNTAINGOLD * (1.6 if table.goods[start + CRATE] else 1.0)
    can_dig = table.goods[start + 1] > 0 and table.works_left[MINES] > 0
    dig = mine * UNOPENED if can_dig else 0.0
    best, total = 0.0, 0.0
    for tile, kind in enumerate(table.tiles):
        worth = 0.0
        gold = table.gold[tile * 2]
        if TERRAIN[kind] == RIVER:
            across = table.gold[tile * 2 + 1]
            if gold:
                worth = pan * PANS[gold] * _nearness(table, fed, tile, 0)
            if across:
                worth += pan * PANS[across] * _nearness(table, fed, tile, 1)
        elif gold:
            if kind == OLD_MINE:
                worth = 2.0 * _nearness(table, steps, tile, -1)
            elif IS_SITE[kind]:
                taken = mine if table.mine[tile] else dig
                worth = taken * LODES[gold] * _nearness(table, ready, tile, -1)
            elif table.water[tile]:
                worth = pan * PANS[gold] * _nearness(table, fed, tile, -1)
            elif _is_by_water(table, tile):
                worth = pan * UNOPENED * PANS[gold] * _nearness(table, ready, tile, -1)
        elif table.events_on[tile]:
            worth = 0.4 * _nearness(table, steps, tile, -1)
        total += worth
        best = max(best, worth)
    return HARVEST * (best + OTHERS * (total - best)) + _news(table, steps)


def _is_by_water(table: Table, tile: int) -> bool:
    """Whether a canal from the river could reach it, roughly."""
    for corner in range(tile * 4, tile * 4 + 4):
        place = table.corners[corner]
        if place >= 0 and is_riverside(table, place):
            return True
    return False


def _nearness(table: Table, steps: list[int], tile: int, bank: int) -> float:
    """Of a tile's nearest corner, on one bank if the bank matters."""
    best = FAR
    banks = BANKS[SHAPE[table.tiles[tile]]] if bank >= 0 else BANKS[0]
    for corner in range(4):
        place = table.corners[tile * 4 + corner]
        if place >= 0 and steps[place] < best and (bank < 0 or banks[corner] == bank):
            best = steps[place]
    return NEARNESS[best]


def _news(table: Table, steps: list[int]) -> float:
    if table.ice >= 0:
        return 0.0
    best = FAR
    for place in range(1, len(steps)):
        if steps[place] < best and not is_explored(table, place):
            best = steps[place]
    return NEWS * NEARNESS[best]


def _way_home(table: Table, seat: int, steps: list[int]) -> float:
    """Ten markers and the lead: back to the post and end it."""
    if markers_of(table, seat) < ENOUGH or not is_ahead(table, seat):
        return 0.0
    if table.place[seat] == POST_PLACE:
        return VICTORY * (0.6 if table.arrived and table.turn == seat else 0.3)
    return VICTORY * 0.5 * NEARNESS[steps[POST_PLACE]]


def _under_way(table: Table, seat: int) -> float:
    """What is begun and not yet done this turn, and what the turn still offers."""
    worth = 0.1 * table.moves + 0.12 * table.actions
    if table.phase in (EXPLORING, LAYING_LAND, LAYING_RIVER):
        worth += NEWS
    if table.basket:
        return worth + _basket(table, seat)
    if table.deed >= 0:
        worth += _deed(table, seat)
    return worth


def _basket(table: Table, seat: int) -> float:
    left = time_left(table)
    worth = -float(table.owed) - 0.5 * table.extras
    for good in table.basket:
        if good == MATERIALS:
            worth += 0.8
        elif good > MATERIALS and not table.goods[seat * GOODS + good]:
            worth += WARES[good - MATERIALS] * left
    return worth


def _deed(table: Table, seat: int) -> float:
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
