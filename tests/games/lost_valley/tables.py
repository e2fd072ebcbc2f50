"""Small positions for tests: a valley laid by hand, players put where they are needed."""

from __future__ import annotations

from filon.core.game import Event
from filon.core.luck import Luck, Reading, Seeded
from filon.core.match import Match
from filon.core.rows import place_of, row
from filon.games import load
from filon.games.lost_valley.data import GOODS, NAMES, THE_SPRING
from filon.games.lost_valley.fields import NOTHING
from filon.games.lost_valley.rules.exploring import lay_rhombus
from filon.games.lost_valley.rules.river import lay_river
from filon.games.lost_valley.rules.turn import offer_choices
from filon.games.lost_valley.rules.valley import (
    add_tile,
    fill_sector,
    find_place,
    place_at,
    spot_at,
    wall,
)
from filon.games.lost_valley.table import Table
from tests.games.language import Sitting, kinds

GAME = load("lost-valley")
DEFAULTS = {option.name: option.default for option in GAME.options}

# kinds of tiles by what lies on them: gold as these tests count it, whatever is printed
RIVER_A1, RIVER_A2, RIVER_A1B1, RIVER_FISH = 0, 1, 2, 3  # straight, from edge 0 to 2
SLANT_A1, SLANT_FISH = 4, 7  # from edge 1 to 3
BEND_FISH = 9  # from edge 1 to 2
TURN_A1, TURN_FISH = 10, 11  # from edge 0 to 1
WOODS, WOODS_ANIMAL, WOODS_EVENT = 12, 13, 14
PEAKS_5, PEAKS_4, PEAKS_3, PEAKS_EVENT = 15, 16, 17, 18
TUNDRA_3, TUNDRA_2, TUNDRA_ANIMAL, TUNDRA_EVENT = 19, 20, 21, 22
STILL, POST, CAVE, OLD_MINE, LAKE_EVENTS, LAKE_GOLD = 23, 24, 25, 26, 27, 28
GROVE, CAMP, PEAK = 29, 30, 31

GOLD_IN_TESTS = {
    RIVER_A1: (1, 0),
    RIVER_A2: (2, 0),
    RIVER_A1B1: (1, 1),
    RIVER_FISH: (0, 0),
    SLANT_A1: (1, 0),
    SLANT_FISH: (0, 0),
    BEND_FISH: (0, 0),
    TURN_A1: (1, 0),
    TURN_FISH: (0, 0),
}


def table(seats: int = 4, first: int = 0, **options: int) -> Table:
    state = GAME.setup(seats, {**DEFAULTS, **options}, Reading([first]))
    assert isinstance(state, Table)
    return state


def spot(state: Table, across: int, up: int) -> int:
    """The intersection at these coordinates."""
    return find_place(state, spot_at(across, up))


def lay(state: Table, kind: int, place: int, laying: int) -> int:
    """A land rhombus at an intersection, as `land` lays it; returns its number."""
    lay_rhombus(state, kind, place, laying)
    return len(state.tiles) - 1


def lay_triangle(state: Table, kind: int, place: int, sector: int) -> int:
    right, left = place_at(state, place, sector), place_at(state, place, (sector + 1) % 6)
    corners = row([place, right, left, NOTHING])
    state.pile[kind] -= 1
    tile = add_tile(state, kind, corners)
    fill_sector(state, place, sector, tile)
    wall(state, corners)
    return tile


def flow(state: Table, kind: int, entry: int) -> int:
    """A river tile at the open end."""
    state.hand = kind
    lay_river(state, entry)
    tile = len(state.tiles) - 1
    state.gold[tile * 2], state.gold[tile * 2 + 1] = GOLD_IN_TESTS[kind]
    return tile


def straight_river(state: Table, *kinds: int) -> None:
    for kind in kinds:
        flow(state, kind, 0)


def put(state: Table, seat: int, place: int, **goods: int) -> None:
    """Moves a prospector and gives it just these goods, the stock paying for them."""
    state.place[seat] = place
    for good, name in enumerate(NAMES[:GOODS]):
        count = goods.get(name.replace("-", "_"), 0)
        had = state.goods[seat * GOODS + good]
        state.goods[seat * GOODS + good] = count
        if good < 12:
            state.stock[good] += had - count
        else:
            state.events_unseen[good - 12] += had - count


def fill_bag(state: Table, seat: int, *values: int) -> None:
    for value in values:
        state.bag[seat * 4 + value - 1] += 1
        state.gold_unseen[value - 1] -= 1


def ready(state: Table) -> Table:
    """The choices of a position set by hand."""
    state.actor = state.turn
    offer_choices(state)
    return state


def words(state: Table) -> list[str]:
    return Sitting(GAME, state).choices(state.actor)


def of(state: Table, *kinds: str) -> list[str]:
    """The choices of some kinds."""
    return [word for word in words(state) if word.split()[0] in kinds]


def play(state: Table, *said: str, luck: list[int] | None = None) -> list[Event]:
    """Plays words one after the other; luck says just what is written. Returns the events."""
    return Sitting(GAME, state).play(*said, luck=luck or []).events


def told(events: list[Event]) -> list[str]:
    return kinds(GAME, events)


def have(state: Table, seat: int, name: str) -> int:
    thing = NAMES.index(name)
    if thing < GOODS:
        return state.goods[seat * GOODS + thing]
    return state.bag[seat * 4 + thing - GOODS]


def match(seats: int = 4, seed: int = 0, luck: Luck | None = None, **options: int) -> Match:
    return Match(GAME, seats, luck or Seeded(seed), options)


def spring_of(state: Table) -> int:
    return place_of(state.tiles, THE_SPRING)
