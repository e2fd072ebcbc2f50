"""Works, canals and mines (“6. construire”)."""

from __future__ import annotations

from filon.core.rows import listed, row
from filon.games.lost_valley.data import FISHTRAP, MINES, SAWMILL
from tests.games.lost_valley.tables import (
    GROVE,
    LAKE_GOLD,
    PEAKS_3,
    PEAKS_EVENT,
    RIVER_A1,
    RIVER_A2,
    TUNDRA_2,
    TUNDRA_3,
    WOODS,
    have,
    lay,
    lay_triangle,
    of,
    play,
    put,
    ready,
    spot,
    spring_of,
    straight_river,
    table,
)


def test_jack_builds_a_trap_crosses_drinks_and_builds_a_sawmill() -> None:
    """“6. construire”, example: everybody may use them afterwards."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2)
    lay(state, WOODS, 2, 0)
    put(state, 0, 1, tool=2, boat=1, whiskey=1)
    play(ready(state), "fishtrap")
    state.ice = 5  # nothing to explore on the other bank
    play(ready(state), "row 2", "drink act", "sawmill")
    assert state.work[1] == FISHTRAP
    assert state.work[2] == SAWMILL
    assert have(state, 0, "tool") == 0
    assert listed(state.works_left) == [0, 4, 4, 9]


def test_one_work_an_intersection_and_none_at_the_post() -> None:
    state = table()
    straight_river(state, RIVER_A1)
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, tool=2)
    assert of(ready(state), "fishtrap", "sawmill") == ["fishtrap", "sawmill"]
    state.work[1] = SAWMILL
    assert of(ready(state), "fishtrap", "sawmill") == []
    put(state, 0, 0, tool=2)
    assert of(ready(state), "fishtrap", "sawmill") == []


def test_works_run_out() -> None:
    """“6. construire”."""
    state = table()
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, tool=1, food=1, timber=1)
    state.works_left = row([0, 0, 0, 0])
    assert of(ready(state), "fishtrap", "sawmill", "dig") == []


def test_a_canal_leads_from_water_into_tundra_or_forest() -> None:
    """“6. construire”: over an edge the builder stands at; the timber becomes the canal."""
    state = table()
    straight_river(state, RIVER_A1)
    tundra = lay(state, TUNDRA_3, 1, 1)
    put(state, 0, 1, timber=1)
    assert of(ready(state), "canal") == ["canal 1"]
    play(state, "canal 1")
    assert state.water[tundra] == 1
    assert listed(state.canals) == [7]
    assert have(state, 0, "timber") == 0
    assert state.stock[2] == 20 - 3 - 1
    assert of(state, "canal") == []


def test_a_canal_may_be_built_from_either_end_of_its_edge() -> None:
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2)
    lay(state, TUNDRA_3, 1, 1)
    put(state, 0, spot(state, 0, 1), timber=1)
    assert of(ready(state), "canal") == ["canal 4"]


def test_watered_forest_passes_water_on_and_mountains_take_none() -> None:
    state = table()
    straight_river(state, RIVER_A1)
    woods = lay(state, WOODS, 1, 1)
    beyond = spot(state, -1, 0)
    tundra = lay(state, TUNDRA_2, beyond, 1)
    put(state, 0, beyond, timber=2)
    assert of(ready(state), "canal") == []
    state.water[woods] = 1
    assert of(ready(state), "canal") == ["canal 1"]
    state.tiles[tundra] = PEAKS_3
    assert of(ready(state), "canal") == []


def test_a_lake_waters_too() -> None:
    state = table()
    lay_triangle(state, LAKE_GOLD, 1, 2)
    lay(state, TUNDRA_3, spot(state, -1, 1), 0)
    put(state, 0, spot(state, -1, 1), timber=1)
    assert of(ready(state), "canal") == []
    lay_triangle(state, 30, spot(state, -1, 1), 3)
    assert of(ready(state), "canal") == ["canal 4"]


def test_a_mine_costs_tool_food_and_timber() -> None:
    """“6. construire”: on a mountain with gold, once; barren mountains have nothing to mine."""
    state = table()
    mountain = lay(state, PEAKS_3, 1, 1)
    put(state, 0, 1, tool=1, food=1, timber=1)
    play(ready(state), f"dig {mountain}")
    assert state.mine[mountain] == 1
    assert state.works_left[MINES] == 8
    assert [have(state, 0, good) for good in ("tool", "food", "timber")] == [0, 0, 0]
    state.actions = 1
    put(state, 0, 1, tool=1, food=1, timber=1)
    assert of(ready(state), "dig") == []
    state.tiles[mountain], state.mine[mountain] = PEAKS_EVENT, 0
    assert of(ready(state), "dig") == []


def test_the_spring_needs_a_mine() -> None:
    """“c. tuiles de terre ferme triangulaire”."""
    state = table()
    for kind in range(12):
        state.pile[kind] = 0
    play(state, "walk 1", "draw")
    spring = spring_of(state)
    state.phase = 0
    put(state, 0, 1, tool=1, food=2, timber=2)
    assert of(ready(state), "pan") == []
    play(state, f"dig {spring}")
    state.actions = 1
    assert of(ready(state), "mine") == [f"mine {spring}"]


def test_a_chain_of_canals_brings_water_through_a_forest() -> None:
    """“6. construire”: river to forest, forest to tundra; then the tundra can be panned."""
    state = table()
    straight_river(state, RIVER_A1)
    lay(state, WOODS, 1, 1)
    beyond = spot(state, -1, 0)
    tundra = lay(state, TUNDRA_2, beyond, 1)
    state.ice = 5
    put(state, 0, 1, timber=2, food=1, whiskey=1)
    play(ready(state), "canal 1", f"walk {beyond}", "drink act", "canal 1")
    assert state.water[tundra] == 1
    assert len(state.canals) == 2
    state.actions = 1
    assert of(ready(state), "pan") == [f"pan {tundra}"]


def test_the_spring_waters_too() -> None:
    """“6. construire”: a canal leads from river, lake, spring or a watered tile."""
    state = table()
    for kind in range(12):
        state.pile[kind] = 0
    play(state, "walk 1", "draw")
    state.phase = 0
    lay(state, TUNDRA_3, 1, 1)
    put(state, 0, 1, timber=1)
    assert of(ready(state), "canal") == ["canal 1"]


def test_a_lake_has_room_for_a_fishtrap_and_a_grove_for_a_sawmill() -> None:
    """“6. construire”: at a river or lake intersection, at a forest intersection."""
    state = table()
    lay_triangle(state, LAKE_GOLD, 1, 2)
    put(state, 0, spot(state, -1, 1), tool=1)
    assert of(ready(state), "fishtrap", "sawmill") == ["fishtrap"]
    state = table()
    lay_triangle(state, GROVE, 1, 2)
    put(state, 0, spot(state, -1, 1), tool=1)
    assert of(ready(state), "fishtrap", "sawmill", "cut") == ["cut", "sawmill"]
