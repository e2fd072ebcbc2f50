"""Movement in three modes and who may stand where (spec §4, examples §6)."""

from __future__ import annotations

from filon.games.lost_valley.state import Table
from tests.games.lost_valley.tables import (
    RIVER_A1,
    RIVER_A1B1,
    RIVER_A2,
    RIVER_FISH,
    TUNDRA_2,
    WOODS,
    flow,
    lay,
    of,
    play,
    put,
    ready,
    spot,
    straight_river,
    table,
    told,
)


def valley() -> Table:
    """Four straight river tiles; on the left bank two columns of forest beside them."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2, RIVER_A1B1, RIVER_FISH)
    for up in range(4):
        lay(state, WOODS if up < 3 else 13, spot(state, 0, up), 1)
    for up in range(3):
        lay(state, TUNDRA_2, spot(state, -1, up), 1)
    return state


def goals(state: Table) -> list[tuple[int, int]]:
    places = [int(word.split()[1]) for word in of(state, "go")]
    return sorted((state.across[place], state.up[place]) for place in places)


def test_the_first_move_is_to_one_of_the_fords() -> None:
    assert of(table(), "go") == ["go 2", "go 1"]


def test_jack_walks_two_edges_along_the_river() -> None:
    """§6: two edges along the river on foot; only one over land; not across the river."""
    state = valley()
    put(state, 0, spot(state, 0, 1))
    assert goals(ready(state)) == [(-1, 1), (0, 0), (0, 2), (0, 3), (1, -1)]


def test_bill_walks_one_edge_over_land() -> None:
    """§6: from land to the river is one edge, and the walk ends there."""
    state = valley()
    put(state, 0, spot(state, -1, 1))
    assert goals(ready(state)) == [(-2, 1), (-1, 0), (-1, 2), (0, 1)]


def test_jack_rides_two_edges_past_another_prospector() -> None:
    """§6: two over land on horseback, past Nellie; nobody else may stay where she stands."""
    state = valley()
    put(state, 0, spot(state, 0, 1), horse=1)
    put(state, 1, spot(state, -1, 1))
    beyond = spot(state, -2, 1)
    assert (-1, 1) not in goals(ready(state))
    events = play(state, f"go {beyond}")
    assert [event[3] for event in events if event[0] == 0] == [spot(state, -1, 1), beyond]
    assert {event[4] for event in events if event[0] == 0} == {1}


def test_gertie_rows_three_edges_along_the_river() -> None:
    """§6: up to three edges by boat, across the river too; nowhere over land but on foot."""
    state = valley()
    put(state, 0, spot(state, 0, 0), boat=1)
    found = goals(ready(state))
    assert {(0, 3), (1, 0), (1, 1), (1, 2)} <= set(found)
    assert (0, 4) not in found
    assert (-1, 0) in found
    assert (-2, 1) not in found


def test_a_horse_mixes_land_and_riverside() -> None:
    """§8: any two edges that do not cross the river."""
    state = valley()
    put(state, 0, spot(state, -1, 1), horse=1)
    assert {(0, 0), (0, 2)} <= set(goals(ready(state)))


def test_an_unexplored_intersection_ends_the_move() -> None:
    """§4: the second edge can only start from an explored intersection."""
    state = table()
    flow(state, RIVER_A1, 0)
    put(state, 0, 0)
    assert goals(ready(state)) == [(0, 0), (1, 0)]
    assert spot(state, 0, 1) >= 0


def test_two_at_the_river_one_on_land_all_at_the_post() -> None:
    """§4: occupancy."""
    state = valley()
    put(state, 0, spot(state, 0, 1))
    put(state, 1, spot(state, 0, 2))
    assert (0, 2) in goals(ready(state))
    put(state, 2, spot(state, 0, 2))
    assert (0, 2) not in goals(ready(state))
    assert (0, 3) in goals(state)
    put(state, 1, 0)
    put(state, 2, 0)
    put(state, 3, 0)
    put(state, 0, spot(state, 0, 0))
    assert (1, -1) in goals(ready(state))


def test_one_move_a_turn() -> None:
    state = valley()
    put(state, 0, spot(state, 0, 1))
    events = play(ready(state), f"go {spot(state, 0, 2)}")
    assert told(events) == ["went"]
    assert of(state, "go") == []


def test_once_there_is_ice_the_rim_is_free() -> None:
    """§4: after the last rhombus nobody explores and walks on along the rim."""
    state = valley()
    put(state, 0, spot(state, 1, 1))
    state.ice = 3
    assert {(1, 0), (1, 2), (1, 3)} <= set(goals(ready(state)))
    play(state, f"go {spot(state, 1, 3)}")
    assert of(state, "draw") == []
