"""Movement in three modes and who may stand where (“1. déplacement”)."""

from __future__ import annotations

import pytest

from filon.games.lost_valley.fields import NOTHING
from filon.games.lost_valley.notation import WENT
from filon.games.lost_valley.rules.moving import RIDING, ROWING, WALKING
from filon.games.lost_valley.rules.river import lay_spring
from filon.games.lost_valley.table import Table, copied
from tests.games.lost_valley.tables import (
    GAME,
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
    words,
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


def goals(state: Table, mode: str) -> list[tuple[int, int]]:
    places = [int(word.split()[1]) for word in of(state, mode)]
    return sorted((state.across[place], state.up[place]) for place in places)


def ways(state: Table, *said: str) -> list[tuple[int, int, int]]:
    """Origin, place and mode of each edge gone while these words are played."""
    events = play(state, *said)
    return [(event[2], event[3], event[4]) for event in events if event[0] == WENT]


def test_the_first_move_is_to_one_of_the_fords() -> None:
    assert of(table(), "walk", "ride", "row") == ["walk 2", "walk 1"]


def test_jack_walks_two_edges_along_the_river() -> None:
    """“1. déplacement”, example: two edges along the river on foot; only one over land; not
    across the river."""
    state = valley()
    start, between, end = (spot(state, 0, up) for up in (1, 2, 3))
    put(state, 0, start)
    assert goals(ready(state), "walk") == [(-1, 1), (0, 0), (0, 2), (0, 3), (1, -1)]
    assert ways(state, f"walk {end}") == [(start, between, WALKING), (between, end, WALKING)]


def test_bill_walks_one_edge_over_land() -> None:
    """“1. déplacement”, example: from land to the river is one edge, and the walk ends there."""
    state = valley()
    start, end = spot(state, -1, 1), spot(state, 0, 1)
    put(state, 0, start)
    assert goals(ready(state), "walk") == [(-2, 1), (-1, 0), (-1, 2), (0, 1)]
    assert ways(state, f"walk {end}") == [(start, end, WALKING)]


def test_jack_rides_two_edges_past_another_prospector() -> None:
    """“1. déplacement”, example: two over land on horseback, past Nellie; nobody else may stay
    where she stands."""
    state = valley()
    start, hers, beyond = (spot(state, across, 1) for across in (0, -1, -2))
    put(state, 0, start, horse=1)
    put(state, 1, hers)
    assert (-1, 1) not in goals(ready(state), "ride")
    assert ways(state, f"ride {beyond}") == [(start, hers, RIDING), (hers, beyond, RIDING)]


def test_gertie_rows_three_edges_along_the_river() -> None:
    """“1. déplacement”, example: up to three edges by boat, across the river too; nowhere over
    land."""
    state = valley()
    start, end = spot(state, 0, 0), spot(state, 0, 3)
    put(state, 0, start, boat=1)
    found = goals(ready(state), "row")
    assert {(0, 3), (1, 0), (1, 1), (1, 2)} <= set(found)
    assert (0, 4) not in found
    assert (-1, 0) not in found
    edges = [(spot(state, 0, up), spot(state, 0, up + 1), ROWING) for up in range(3)]
    assert ways(state, f"row {end}") == edges


def test_a_horse_mixes_land_and_riverside() -> None:
    """“1. déplacement”: any two edges that do not cross the river."""
    state = valley()
    put(state, 0, spot(state, -1, 1), horse=1)
    assert {(0, 0), (0, 2)} <= set(goals(ready(state), "ride"))
    assert (1, 1) not in goals(state, "ride")


def test_no_ride_without_a_horse_and_no_boat_to_row() -> None:
    """“1. déplacement”: the mode takes what it needs."""
    state = valley()
    put(state, 0, spot(state, 0, 1))
    assert of(ready(state), "ride", "row") == []
    put(state, 0, spot(state, 0, 1), horse=1)
    assert of(ready(state), "ride")
    assert of(state, "row") == []
    put(state, 0, spot(state, 0, 1), boat=1)
    assert of(ready(state), "row")
    assert of(state, "ride") == []


def test_a_place_several_modes_reach_is_offered_in_each() -> None:
    """“1. déplacement”: the mode is the player's choice; the events carry it."""
    start = valley()
    goal = spot(start, 0, 2)
    put(start, 0, spot(start, 0, 1), horse=1, boat=1)
    for mode, word in enumerate(("walk", "ride", "row")):
        state = copied(ready(start))
        assert ways(state, f"{word} {goal}") == [(spot(start, 0, 1), goal, mode)]
        assert state.place[0] == goal


def test_an_unexplored_intersection_ends_the_move() -> None:
    """“1. déplacement”: the second edge can only start from an explored intersection, whatever
    the mode."""
    state = table()
    flow(state, RIVER_A1, 0)
    put(state, 0, 0, horse=1, boat=1)
    for mode in ("walk", "ride", "row"):
        assert goals(ready(state), mode) == [(0, 0), (1, 0)]
    assert spot(state, 0, 1) >= 0


def test_two_at_the_river_one_on_land_all_at_the_post() -> None:
    """“1. déplacement”: occupancy."""
    state = valley()
    put(state, 0, spot(state, 0, 1))
    put(state, 1, spot(state, 0, 2))
    assert (0, 2) in goals(ready(state), "walk")
    put(state, 2, spot(state, 0, 2))
    assert (0, 2) not in goals(ready(state), "walk")
    assert (0, 3) in goals(state, "walk")
    put(state, 1, 0)
    put(state, 2, 0)
    put(state, 3, 0)
    put(state, 0, spot(state, 0, 0))
    assert (1, -1) in goals(ready(state), "walk")


def test_one_alone_on_land() -> None:
    """“1. déplacement”: beside the river there is room for a second prospector, elsewhere there
    is none."""
    state = valley()
    put(state, 0, spot(state, -1, 2))
    put(state, 1, spot(state, -1, 1))
    put(state, 2, spot(state, 0, 2))
    assert (-1, 1) not in goals(ready(state), "walk")
    assert (0, 2) in goals(state, "walk")


def test_the_spring_is_walked_like_a_river_tile() -> None:
    """“1. déplacement”: its other two edges are riverside; two may stand at its tip."""
    state = valley()
    lay_spring(state)
    state.ice = 5
    put(state, 0, spot(state, 0, 3))
    assert (0, 5) in goals(ready(state), "walk")
    put(state, 1, spot(state, 0, 5))
    assert (0, 5) in goals(ready(state), "walk")
    put(state, 2, spot(state, 0, 5))
    assert (0, 5) not in goals(ready(state), "walk")


def test_over_both_fords_in_one_walk() -> None:
    """“1. déplacement”: they are riverside edges, and the post is always explored."""
    state = valley()
    put(state, 0, spot(state, 0, 0))
    assert ways(ready(state), "walk 2") == [(1, 0, WALKING), (0, 2, WALKING)]


@pytest.mark.parametrize("mode", ["walk", "ride", "row"])
def test_one_mode_of_movement_a_turn(mode: str) -> None:
    """French rules, "Déplacement": one "lors d'un tour donné"; a second
    move, for whiskey, is made as the first was."""
    state = valley()
    put(state, 0, spot(state, 0, 1), boat=1, horse=1, whiskey=1)
    play(ready(state), f"{mode} {spot(state, 0, 2)}", "drink move")
    assert {word.split()[0] for word in of(state, "walk", "ride", "row")} == {mode}
    play(state, "end")
    assert state.mode == NOTHING


def test_one_move_a_turn() -> None:
    state = valley()
    put(state, 0, spot(state, 0, 1), horse=1)
    events = play(ready(state), f"walk {spot(state, 0, 2)}")
    assert told(events) == ["went"]
    assert of(state, "walk", "ride") == []


def test_once_there_is_ice_the_rim_is_free() -> None:
    """“1. déplacement”: after the last rhombus nobody explores and walks on along the rim."""
    state = valley()
    put(state, 0, spot(state, 1, 1))
    state.ice = 3
    assert {(1, 0), (1, 2), (1, 3)} <= set(goals(ready(state), "walk"))
    play(state, f"walk {spot(state, 1, 3)}")
    assert of(state, "draw") == []


@pytest.mark.parametrize(
    ("language", "chosen", "logged"),
    [
        ("en", "Ride to {0}", "Jack rides from {1} to {0}."),
        ("fr", "Chevaucher jusqu’à {0}", "Jack chevauche de {1} à {0}."),
        ("de", "Nach {0} reiten", "Jack reitet von {1} nach {0}."),
    ],
)
def test_the_choice_and_the_log_name_the_mode(language: str, chosen: str, logged: str) -> None:
    state = valley()
    start, end = spot(state, 0, 1), spot(state, 0, 2)
    put(state, 0, start, horse=1)
    messages = GAME.messages(language, ["Jack", "Bill", "Nellie", "Gertie"])
    ride = GAME.read(f"ride {end}")
    explained = GAME.explain(GAME.view(ready(state), 0), ride)
    assert messages.line(explained) == chosen.format(end)
    event = play(state, f"ride {end}")[0]
    assert messages.line(GAME.recount(event)) == logged.format(end, start)


def test_the_board_tells_the_riverside_from_the_land() -> None:
    """“1. déplacement”: every riverside edge is drawn double, whichever way it runs."""
    state = valley()
    messages = GAME.messages("en", list("ABCD"))
    drawing = GAME.draw(GAME.view(ready(state), 0), [], messages).split("\n\n")[1]
    assert "//" in drawing
    assert "\\\\" in drawing
    assert "Edges: = // \\\\ riverside" in messages.say("legend.1")


def test_the_board_numbers_every_mode_that_gets_there() -> None:
    state = valley()
    put(state, 0, spot(state, 0, 1), horse=1)
    view, messages = GAME.view(ready(state), 0), GAME.messages("en", list("ABCD"))
    numbers = [words(state).index(f"{mode} {spot(state, 0, 2)}") + 1 for mode in ("walk", "ride")]
    assert f"({numbers[0]}/{numbers[1]})" in GAME.draw(view, state.on_offer(), messages)
