"""Fishing, hunting, cutting (“3. attraper du poisson”, “4. chasser un animal” and “5. abattre un
arbre”)."""

from __future__ import annotations

from filon.core.rows import listed, row
from filon.games.lost_valley.data import FISHTRAP, FOOD, SAWMILL, TIMBER
from filon.games.lost_valley.fields import FACE_DOWN, NONE, OLDER
from filon.games.lost_valley.rules.river import lay_spring
from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import (
    CAVE,
    GAME,
    LAKE_GOLD,
    RIVER_A1,
    RIVER_FISH,
    WOODS,
    WOODS_ANIMAL,
    have,
    lay,
    lay_triangle,
    of,
    play,
    put,
    ready,
    spot,
    straight_river,
    table,
    told,
)

RAT, WOLF, DEER, BEAR = range(4)


def explained(state: Table, word: str) -> str:
    view = GAME.view(ready(state), state.turn)
    return GAME.messages("en").line(GAME.explain(view, GAME.read(word)))


def test_bill_fishes_two_at_a_trap_beside_a_fish_tile_and_jack_one_with_a_rod() -> None:
    """“3. attraper du poisson”, example."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A1 + 1, RIVER_FISH)
    here = spot(state, 0, 2)
    state.work[here] = FISHTRAP
    put(state, 0, here)
    play(ready(state), "fish")
    assert have(state, 0, "food") == 2
    state.turn, state.actions = 1, 1
    put(state, 1, spot(state, 0, 0), rod=1)
    play(ready(state), "fish")
    assert have(state, 1, "food") == 1


def test_three_fish_with_symbol_rod_and_trap() -> None:
    state = table()
    straight_river(state, RIVER_FISH)
    state.work[1] = FISHTRAP
    put(state, 0, 1, found_rod=1)
    play(ready(state), "fish")
    assert have(state, 0, "food") == 3


def test_fish_symbols_on_two_tiles_count_once() -> None:
    """“3. attraper du poisson”."""
    state = table()
    straight_river(state, RIVER_FISH)
    tile = lay_triangle(state, LAKE_GOLD, spot(state, 0, 1), 2)
    put(state, 0, spot(state, 0, 1))
    assert state.corners[tile * 4] == state.place[0]
    play(ready(state), "fish")
    assert have(state, 0, "food") == 1


def test_no_fish_without_a_source_or_away_from_water() -> None:
    state = table()
    straight_river(state, RIVER_A1)
    put(state, 0, 1)
    assert of(ready(state), "fish") == []
    lay(state, WOODS, 1, 1)
    put(state, 0, spot(state, -1, 0), rod=1)
    assert of(ready(state), "fish") == []


def test_the_waterfall_is_river() -> None:
    """Ruling: with a rod one can fish at the post."""
    state = table()
    put(state, 0, 0, rod=1)
    assert of(ready(state), "fish") == ["fish"]


def test_food_out_of_stock_cannot_be_caught() -> None:
    """“3. attraper du poisson”."""
    state = table()
    straight_river(state, RIVER_FISH)
    put(state, 0, 1, rod=1)
    state.stock[FOOD] = 0
    assert of(ready(state), "fish") == []


def test_a_choice_promises_no_more_than_the_supply_holds() -> None:
    """“3. attraper du poisson”: supplies are limited, and the line of a choice says what it
    brings."""
    state = table()
    straight_river(state, RIVER_FISH)
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, rod=1, axe=1, dried_fish=1)
    said = {"fish": "Fish: 2 food", "cut": "Cut timber: 2", "unpack": "dried fish for 4 food"}
    assert all(line in explained(state, word) for word, line in said.items())
    state.stock[FOOD] = state.stock[TIMBER] = 1
    said = {"fish": "Fish: 1 food", "cut": "Cut timber: 1", "unpack": "dried fish for 1 food"}
    assert all(line in explained(state, word) for word, line in said.items())


def test_bill_shoots_a_deer() -> None:
    """“4. chasser un animal”, example: 3 + 3 for the rifle against 4."""
    state = table()
    tile = lay(state, WOODS_ANIMAL, 1, 1)
    put(state, 0, 1, rifle=1)
    events = play(ready(state), f"hunt {tile}", "draw", luck=[3, 4, DEER])
    assert told(events) == ["began", "rolled", "killed", "gained"]
    assert have(state, 0, "food") == 3
    assert state.animal[tile] == NONE
    assert listed(state.animals_spent) == [0, 0, 1, 0]


def test_an_equal_roll_misses_and_the_animal_stays_face_down() -> None:
    """French rules, "Chasser un animal": strictly more; only what is killed is turned over."""
    state = table()
    tile = lay(state, WOODS_ANIMAL, 1, 1)
    put(state, 0, 1, whiskey=1)
    events = play(ready(state), f"hunt {tile}", "draw", luck=[4, 4])
    assert told(events)[-1] == "missed"
    assert events[-1][2:] == []
    assert state.animal[tile] == FACE_DOWN
    assert listed(state.animals_unseen) == [2, 4, 3, 2]
    play(state, "drink act", f"hunt {tile}", "draw", luck=[4, 3, WOLF])
    assert have(state, 0, "food") == 2


def test_hunting_is_possible_without_food_in_the_supply() -> None:
    """French rules, "Chasser un animal": nothing but an animal beside is asked for; it is gone."""
    state = table()
    tile = lay(state, WOODS_ANIMAL, 1, 1)
    put(state, 0, 1)
    state.stock[FOOD] = 0
    play(ready(state), f"hunt {tile}", "draw", luck=[6, 1, BEAR])
    assert have(state, 0, "food") == 0
    assert state.animal[tile] == NONE


def test_a_kill_brings_what_food_is_left() -> None:
    """“4. chasser un animal”: supplies are limited; the log says what was really taken."""
    state = table()
    tile = lay(state, WOODS_ANIMAL, 1, 1)
    put(state, 0, 1)
    state.stock[FOOD] = 2
    events = play(ready(state), f"hunt {tile}", "draw", luck=[6, 1, BEAR])
    assert have(state, 0, "food") == 2
    assert [event[-1] for event in events[-2:]] == [2, 2]


def test_the_bear_cave_refills() -> None:
    """“4. chasser un animal”."""
    state = table()
    cave = lay_triangle(state, CAVE, 1, 2)
    put(state, 0, 1)
    events = play(ready(state), f"hunt {cave}", "draw", luck=[6, 1, BEAR])
    assert told(events)[-2:] == ["gained", "moved_in"]
    assert have(state, 0, "food") == 4
    assert state.animal[cave] == FACE_DOWN


def test_two_pools_of_markers() -> None:
    """French rules, "Jetons": an empty pile is made anew from the spent ones; what lies face down
    on a tile stays what it is, here the last wolf of the first pile."""
    state = table()
    cave, woods = lay_triangle(state, CAVE, 1, 2), lay(state, WOODS_ANIMAL, 1, 0)
    state.animals_unseen, state.animals_spent = row([1, 1, 0, 0]), row([1, 3, 4, 2])
    put(state, 0, 1, whiskey=1)
    play(ready(state), f"hunt {cave}", "draw", luck=[6, 1, RAT])
    assert listed(state.animals_unseen) == [2, 3, 4, 2]
    assert listed(state.animals_older) == [0, 1, 0, 0]
    assert listed(state.animals_spent) == [0, 0, 0, 0]
    assert (state.animal[cave], state.animal[woods]) == (FACE_DOWN, OLDER)
    play(state, "drink act", f"hunt {woods}", "draw", luck=[6, 1, WOLF])
    assert listed(state.animals_older) == [0, 0, 0, 0]
    assert listed(state.animals_spent) == [0, 1, 0, 0]


def test_jack_cuts_three_with_an_axe_at_a_sawmill() -> None:
    """“5. abattre un arbre”, example; one without, two with either."""
    state = table()
    lay(state, WOODS, 1, 1)
    put(state, 0, 1)
    play(ready(state), "cut")
    assert have(state, 0, "timber") == 1
    state.actions = 1
    put(state, 0, 1, found_axe=1)
    play(ready(state), "cut")
    assert have(state, 0, "timber") == 2
    state.actions = 1
    state.work[1] = SAWMILL
    put(state, 0, 1, axe=1)
    play(ready(state), "cut")
    assert have(state, 0, "timber") == 3


def test_no_forest_no_timber_and_none_out_of_stock() -> None:
    state = table()
    put(state, 0, 1)
    assert of(ready(state), "cut") == []
    lay(state, WOODS, 1, 1)
    state.stock[TIMBER] = 0
    assert of(ready(state), "cut") == []


def test_a_second_axe_rod_or_rifle_adds_nothing() -> None:
    """“3. attraper du poisson”, “4. chasser un animal” and “5. abattre un arbre”: one more for
    an axe, one more for a rod, three for a rifle."""
    state = table()
    straight_river(state, RIVER_A1)
    tile = lay(state, WOODS_ANIMAL, 1, 1)
    put(state, 0, 1, axe=1, found_axe=1, rod=1, found_rod=1, rifle=1, found_rifle=1)
    play(ready(state), "cut")
    assert have(state, 0, "timber") == 2
    state.actions = 1
    play(ready(state), "fish")
    assert have(state, 0, "food") == 1
    state.actions = 1
    events = play(ready(state), f"hunt {tile}", "draw", luck=[1, 4])
    assert told(events)[-1] == "missed"


def test_a_lake_is_fished_and_so_is_the_spring() -> None:
    """“3. attraper du poisson”: the symbol of a lake tile; ruling: the spring counts as river."""
    state = table()
    lay_triangle(state, LAKE_GOLD, 1, 2)
    put(state, 0, spot(state, -1, 1))
    play(ready(state), "fish")
    assert have(state, 0, "food") == 1
    state = table()
    lay_spring(state)
    put(state, 0, spot(state, 0, 1))
    assert of(ready(state), "fish") == []
    put(state, 0, spot(state, 0, 1), rod=1)
    assert of(ready(state), "fish") == ["fish"]
