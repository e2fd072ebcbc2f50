"""The valley keeps its shape in two thousand random games (“2. exploration”)."""

from __future__ import annotations

import pytest

from filon.core.luck import Seeded
from filon.core.rows import count_of
from filon.games.lost_valley.data import (
    BANKS,
    CROSSING,
    FREE,
    LANDS,
    MOUTH,
    OUTSIDE,
    PLACES,
    RIVER,
    RIVER_EDGES,
    SHAPE,
    TERRAIN,
    THE_SPRING,
    TILES,
    TRIANGLES,
)
from filon.games.lost_valley.fields import EXPLORING, LAYING_LAND, LAYING_RIVER
from filon.games.lost_valley.notation import DRAW, LAND_LAY, RIVER_LAY
from filon.games.lost_valley.pieces import counted
from filon.games.lost_valley.rules.exploring import open_sides
from filon.games.lost_valley.rules.river import is_river_near
from filon.games.lost_valley.rules.valley import direction_of, is_explored
from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import GAME, table

GAMES = 2000
BLOCKS = 20

Spot = tuple[int, int]
Triangle = frozenset[Spot]


def at(state: Table, place: int) -> Spot:
    return state.across[place], state.up[place]


def corners_of(state: Table, tile: int) -> list[int]:
    return [place for place in state.corners[tile * 4 : tile * 4 + 4] if place >= 0]


def triangles_of(state: Table) -> dict[Triangle, set[int]]:
    """What every intersection says lies on each triangle."""
    found: dict[Triangle, set[int]] = {}
    steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for place in range(len(state.across)):
        q, r = at(state, place)
        for s in range(6):
            one, other = steps[s], steps[(s + 1) % 6]
            key = frozenset([(q, r), (q + one[0], r + one[1]), (q + other[0], r + other[1])])
            found.setdefault(key, set()).add(state.sector[place * 6 + s])
    return found


def check_cover(state: Table) -> None:
    """No overlap: every tile has just its triangles, and all corners agree on them."""
    covered = [0] * len(state.tiles)
    for triangle, said in triangles_of(state).items():
        assert len(said) == 1, f"{triangle}: {said}"
        tile = said.pop()
        below = any(r < 0 for _, r in triangle)
        assert (tile == OUTSIDE) == below
        if tile >= 0:
            covered[tile] += 1
    wanted = [1 if kind >= TRIANGLES else 2 for kind in state.tiles]
    assert covered == wanted


def check_river(state: Table) -> None:
    """Each river tile begins where the one before ends, from the waterfall to mouth or spring."""
    end = {1, 2}
    for tile, kind in enumerate(state.tiles):
        corners = corners_of(state, tile)
        if kind == THE_SPRING:
            assert end == set(corners[:2])
        if TERRAIN[kind] != RIVER:
            continue
        edges = [{corners[e], corners[(e + 1) % 4]} for e in RIVER_EDGES[SHAPE[kind]]]
        assert end in edges
        edges.remove(end)
        end = edges[0]
    if state.mouth:
        a, b, k = state.mouth
        assert end == {a, b}
        assert state.sector[a * 6 + k] == MOUTH
        assert count_of(state.sector, MOUTH) == 3
    else:
        assert count_of(state.tiles, THE_SPRING) == 1
        assert MOUTH not in state.sector


def check_banks(state: Table) -> None:
    """The river runs between the banks: along them no edge of the tile crosses it."""
    for tile, kind in enumerate(state.tiles):
        if TERRAIN[kind] != RIVER:
            continue
        corners = corners_of(state, tile)
        for c in range(4):
            one, other = corners[c], corners[(c + 1) % 4]
            crosses = BANKS[SHAPE[kind]][c] != BANKS[SHAPE[kind]][(c + 1) % 4]
            way = state.way[one * 6 + direction_of(state, one, other)]
            assert (way == CROSSING) == crosses


def check_links(state: Table) -> None:
    for place in range(len(state.across)):
        for d in range(6):
            other = state.near[place * 6 + d]
            if other >= 0:
                back = other * 6 + (d + 3) % 6
                assert state.near[back] == place
                assert state.way[back] == state.way[place * 6 + d]
            else:
                assert state.way[place * 6 + d] == 0


def check_holes(state: Table) -> None:
    """No closed hole stays open while tiles are still to come."""
    for place in range(len(state.across)):
        for s in range(6):
            if state.sector[place * 6 + s] in (FREE, MOUTH):
                assert open_sides(state, place, s) > 0


def explorer_choice(state: Table, luck: Seeded) -> int:
    """Goes where nobody has been, if it can: games as short as they get."""
    unexplored = [
        action
        for action in state.on_offer()
        if action < RIVER_LAY and not is_explored(state, action % PLACES)
    ]
    choices = unexplored if unexplored and luck.below(8) else state.on_offer()
    return choices[luck.below(len(choices))]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_valley_keeps_its_shape(block: int) -> None:
    for number in range(block, GAMES, BLOCKS):
        luck = Seeded(number)
        state = table(2 + number % 3)
        pieces = counted(state)
        while state.ice < 0:
            assert state.offered, "an explorer is stuck"
            action = explorer_choice(state, luck)
            GAME.apply(state, state.actor, action, luck)
            assert counted(state) == pieces
        assert len(state.across) <= PLACES
        assert len(state.tiles) <= TILES
        for check in (check_cover, check_river, check_banks, check_links):
            check(state)


def test_every_laying_keeps_the_shape() -> None:
    for number in range(40):
        luck = Seeded(number)
        state = table()
        while state.ice < 0:
            action = explorer_choice(state, luck)
            GAME.apply(state, state.actor, action, luck)
            if not RIVER_LAY <= action < DRAW or state.ice >= 0:
                continue
            for check in (check_cover, check_river, check_banks, check_links, check_holes):
                check(state)
            assert state.phase != LAYING_RIVER
            assert state.phase != LAYING_LAND
            here = state.place[state.turn]
            flows_on = action < LAND_LAY and is_river_near(state, here)
            assert (state.phase == EXPLORING) == (flows_on or not is_explored(state, here))


def test_the_last_rhombus_leaves_none_in_the_pile() -> None:
    luck = Seeded(5)
    state = table()
    while state.ice < 0:
        GAME.apply(state, state.actor, explorer_choice(state, luck), luck)
    assert sum(state.pile[LANDS:TRIANGLES]) == 0
    assert state.ice == state.river + 1
