"""Panning and mining (“1. chercher de l’or”)."""

from __future__ import annotations

from filon.core.rows import listed
from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import (
    LAKE_GOLD,
    PEAKS_3,
    RIVER_A1,
    RIVER_A1B1,
    RIVER_A2,
    RIVER_FISH,
    TUNDRA_3,
    WOODS,
    fill_bag,
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


def bank() -> Table:
    """A river with gold; tundra and mountain on the left bank."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A1B1, RIVER_A2, RIVER_FISH)
    lay(state, TUNDRA_3, spot(state, 0, 0), 1)
    lay(state, PEAKS_3, spot(state, 0, 1), 1)
    return state


def test_nellie_pans_on_her_own_bank_for_one_food() -> None:
    """“1. chercher de l’or”, example: never across the river, boat or
    not."""
    state = bank()
    put(state, 0, spot(state, 0, 1), food=1, boat=1)
    assert of(ready(state), "pan") == ["pan 1"]
    events = play(state, "pan 1", "draw", luck=[1])
    assert told(events) == ["began", "handed", "found_gold"]
    assert have(state, 0, "gold-2") == 1
    assert have(state, 0, "food") == 0
    assert listed(state.gold[2:4]) == [1, 0]


def test_panning_takes_food() -> None:
    state = bank()
    put(state, 0, spot(state, 0, 1), tool=3)
    assert of(ready(state), "pan", "mine") == []


def test_jack_with_a_sieve_takes_two_from_watered_tundra() -> None:
    """“1. chercher de l’or”, example: the canal brings the water, the sieve the second marker."""
    state = bank()
    tundra = 4
    put(state, 0, spot(state, 0, 0), food=1, timber=1, sieve=1, whiskey=1)
    assert of(ready(state), "pan") == []
    play(state, "canal 1", "drink act", f"pan {tundra}", "draw", luck=[0, 1])
    assert have(state, 0, "gold-1") == have(state, 0, "gold-2") == 1
    assert state.gold[tundra * 2] == 1


def test_a_sieve_takes_what_is_there() -> None:
    state = bank()
    put(state, 0, spot(state, 1, 1), food=1, sieve=1)
    play(ready(state), "pan 1", "draw", luck=[0])
    assert have(state, 0, "gold-1") == 1


def test_a_lake_is_panned_from_all_around() -> None:
    state = table()
    lake = lay_triangle(state, LAKE_GOLD, 1, 2)
    put(state, 0, 1, food=1)
    assert of(ready(state), "pan") == [f"pan {lake}"]


def test_bill_mines_for_food_and_timber() -> None:
    """“1. chercher de l’or”, example: only where a mine stands."""
    state = bank()
    mountain = 5
    put(state, 0, spot(state, -1, 1), food=1, timber=1)
    assert of(ready(state), "mine", "dig") == []
    state.mine[mountain] = 1
    events = play(ready(state), f"mine {mountain}", "draw", luck=[1])
    assert told(events) == ["began", "handed", "handed", "found_gold"]
    assert have(state, 0, "gold-4") == 1
    assert state.gold[mountain * 2] == 2
    assert of(state, "mine") == []


def test_mining_takes_timber() -> None:
    state = bank()
    state.mine[5] = 1
    put(state, 0, spot(state, -1, 1), food=1)
    assert of(ready(state), "mine") == []


def test_a_crate_takes_two_and_stays() -> None:
    state = bank()
    state.mine[5] = 1
    put(state, 0, spot(state, -1, 1), food=1, timber=1, crate=1, stick=1)
    assert of(ready(state), "mine", "blast") == ["mine 5"]  # never both
    play(state, "mine 5", "draw", luck=[0, 1])
    assert have(state, 0, "gold-3") == have(state, 0, "gold-4") == 1
    assert have(state, 0, "crate") == have(state, 0, "stick") == 1


def test_no_stick_on_a_single_marker() -> None:
    """French rules, "Déclencher un événement": a stick takes two markers in the place of one."""
    state = bank()
    state.mine[5] = state.gold[5 * 2] = 1
    put(state, 0, spot(state, -1, 1), food=1, timber=1, stick=1)
    assert of(ready(state), "mine", "blast") == ["mine 5"]


def test_a_stick_takes_two_and_is_gone() -> None:
    state = bank()
    state.mine[5] = 1
    put(state, 0, spot(state, -1, 1), food=1, timber=1, stick=1)
    assert of(ready(state), "mine", "blast") == ["mine 5", "blast 5"]
    play(state, "blast 5", "draw", luck=[0, 0])
    assert have(state, 0, "gold-3") == 2
    assert have(state, 0, "stick") == 0
    assert listed(state.events_spent) == [0, 0, 0, 1, 0, 0]


def test_gold_is_drawn_from_what_nobody_has_seen() -> None:
    state = bank()
    fill_bag(state, 1, *[1] * 11)
    put(state, 0, spot(state, 0, 1), food=1)
    play(ready(state), "pan 1", "draw", luck=[1])
    assert listed(state.gold_unseen) == [0, 29, 10, 25]


def test_forest_has_no_gold() -> None:
    state = table()
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, food=1, timber=1)
    assert of(ready(state), "pan", "mine") == []


def test_a_second_sieve_or_crate_adds_nothing() -> None:
    """“1. chercher de l’or”: two markers, not three."""
    state = bank()
    state.water[4] = state.mine[5] = 1
    put(state, 0, spot(state, -1, 1), food=2, timber=1, sieve=2, crate=2)
    play(ready(state), "pan 4", "draw", luck=[0, 0])
    state.actions = 1
    play(ready(state), "mine 5", "draw", luck=[0, 0])
    assert have(state, 0, "gold-1") == have(state, 0, "gold-3") == 2
    assert state.gold[8] == state.gold[10] == 1


def test_gold_on_the_other_bank_stays_there() -> None:
    """“1. chercher de l’or”: own bank only, and the fords lead to both."""
    state = table()
    straight_river(state, RIVER_A1)
    put(state, 0, 1, food=1, boat=1, sieve=1)
    assert of(ready(state), "pan") == []
    put(state, 0, 2, food=1)
    assert of(ready(state), "pan") == ["pan 0"]
