"""“Coche” and “Les icônes de la Feuille de Route”: steps, the railway and discoveries, rules p.
7 to 11."""

from __future__ import annotations

import pytest

from filon.core.rows import lists
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    explore,
    given,
    hold,
    legal,
    offer,
    play,
    sit,
)


def test_steps_are_linked_to_the_flag_or_to_a_ticked_step() -> None:
    """“Coche”."""
    table = sit(2)
    explore(table, JOE, "V1 F1")
    given(table, "blue 1")
    assert legal(table, JOE) == ["tick V1a", "tick V1b", "tick F1a", "tick r1"]
    play(table, JOE, "tick F1a")
    offer(table, "TICKS", JOE)
    assert legal(table, JOE) == ["tick V1a", "tick V1b", "tick F1b", "tick F1d", "tick r1"]


def test_no_step_of_a_region_that_is_not_discovered() -> None:
    """“Coche”, rules p. 8."""
    table = sit(2)
    given(table, "blue 1")
    assert legal(table, JOE) == ["tick r1"]


@pytest.mark.parametrize(
    ("region", "ticked", "open_steps"),
    [
        ("D3", "", "D3a D3f"),
        ("D3", "D3a D3b D3f", "D3c D3g"),
        ("D2", "D2a", "D2b D2c"),
        ("D2", "D2a D2b", "D2c D2d"),
        ("F2", "F2a", "F2b F2c"),
        ("L4", "", "L4a L4b"),
        ("F4", "F4b", "F4a F4c"),
    ],
)
def test_paths(region: str, ticked: str, open_steps: str) -> None:
    """“Coche”."""
    table = sit(2)
    explore(table, JOE, region, ticked)
    offer(table, "TICKS", JOE)
    assert legal(table, JOE) == [*[f"tick {step}" for step in open_steps.split()], "tick r1"]


def test_an_icon_works_at_once() -> None:
    """“Coche”: V1a shows the Nuggets duo."""
    table = sit(2)
    explore(table, JOE, "V1")
    given(table, "blue 1")
    play(table, JOE, "tick V1a")
    assert legal(table, JOE) == ["nugget"]


def test_an_empty_step_gives_nothing() -> None:
    """“Coche”, rules p. 10."""
    table = sit(2)
    explore(table, JOE, "D1")
    given(table, "blue 1")
    assert play(table, JOE, "tick D1a") == ["Joe ticks D1a."]
    assert legal(table, JOE) == ["done"]


def test_a_complete_region_wins_its_medal_before_the_icon_of_the_last_step() -> None:
    """“Coche” and “Médaille”: L4b shows POSER."""
    table = sit(2)
    hold(table, JOE, "green 1")
    explore(table, JOE, "L4", "L4a")
    offer(table, "TICKS", JOE)
    told = play(table, JOE, "tick L4b")
    assert told == ["Joe ticks L4b.", "Joe wins a medal of 2 points (lake L4)."]
    assert legal(table, JOE) == ["play green 1"]


def test_a_region_pays_everybody_who_completes_it() -> None:
    """“Médaille”: the medals of the route sheet are each player's own."""
    table = sit(2)
    for seat in (JOE, AUDREY):
        explore(table, seat, "V1", "V1a")
        offer(table, "TICKS", seat)
        play(table, seat, "tick V1b")
    assert lists(table.medals) == [[0], [0]]


def test_the_railway_runs_from_left_to_right() -> None:
    """“Coche”: usable from the first turn."""
    table = sit(2)
    walked = []
    for step in ["r1", "a1", "a2", "r2", "d1", "d2", "r3"]:
        offer(table, "TICKS", JOE)
        walked.append(legal(table, JOE))
        play(table, JOE, f"tick {step}")
    assert walked == [
        ["tick r1"],
        ["tick a1", "tick b1"],
        ["tick a2"],
        ["tick r2"],
        ["tick c1", "tick d1"],
        ["tick d2"],
        ["tick r3"],
    ]


def test_a_switch_closes_the_other_branch_for_good() -> None:
    """“Coche”."""
    table = sit(2)
    explore(table, JOE, "", "r1 b1")
    offer(table, "TICKS", JOE)
    assert legal(table, JOE) == ["tick b2"]


def test_the_end_of_the_railway_is_worth_seven() -> None:
    """“Coche”."""
    table = sit(2)
    explore(table, JOE, "", "r1 b1 b2 r2 c1 c2")
    offer(table, "TICKS", JOE)
    told = play(table, JOE, "tick r3")
    assert told == ["Joe ticks r3.", "Joe wins a medal of 7 points (railway)."]


@pytest.mark.parametrize(
    ("before", "step", "choices"),
    [
        ("", "r1", ["nugget"]),
        ("r1", "a1", ["draw"]),
        ("r1 a1", "a2", ["discover F1", "discover F2", "discover L2"]),
        ("r1", "b1", ["done"]),
        ("r1 b1 b2", "r2", ["draw"]),
        ("r1 b1 b2 r2", "c1", ["nugget"]),
        ("r1 b1 b2 r2 c1", "c2", ["discover F1", "discover F2", "discover L2"]),
    ],
)
def test_icons_of_the_railway(before: str, step: str, choices: list[str]) -> None:
    """“Coche”; Joe has no card to play on b1."""
    table = sit(2)
    explore(table, JOE, "V1", f"V1a V1b {before}")
    offer(table, "TICKS", JOE)
    play(table, JOE, f"tick {step}")
    assert legal(table, JOE) == choices


@pytest.mark.parametrize(
    ("before", "step", "told"),
    [
        ("r1 b1", "b2", "Joe ticks square 1 of the saloon track."),
        ("r1 b1 b2 r2", "d1", "Joe ticks square 3 of the tipi track."),
    ],
)
def test_tracks_of_the_railway(before: str, step: str, told: str) -> None:
    """“Coche” and “Les icônes de la Feuille de Route”."""
    table = sit(2)
    explore(table, JOE, "", before)
    offer(table, "TICKS", JOE)
    assert play(table, JOE, f"tick {step}") == [f"Joe ticks {step}.", told]
    assert legal(table, JOE) == ["done"]


@pytest.mark.parametrize(("before", "step"), [("r1", "b1"), ("r1 a1 a2 r2 d1", "d2")])
def test_the_railway_plays_a_card_free(before: str, step: str) -> None:
    """“Coche” and “Les icônes de la Feuille de Route”: b1 and d2 show POSER."""
    table = sit(2)
    hold(table, JOE, "green 3")
    table.nuggets[JOE] = 0
    explore(table, JOE, "", before)
    offer(table, "TICKS", JOE)
    play(table, JOE, f"tick {step}")
    assert legal(table, JOE) == ["play green 3"]


def test_where_no_step_is_left_a_tick_is_lost() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    explore(table, JOE, "V1", "V1a V1b r1 a1 a2 r2 c1 c2 r3")
    offer(table, "TICKS", JOE)
    assert legal(table, JOE) == ["done"]


def test_a_discovery_on_the_way_can_be_ticked_in_the_same_chain() -> None:
    """“Les icônes de la Feuille de Route”: DISCOVERY at once; a card played afterwards ticks the
    new region."""
    table = sit(2)
    explore(table, JOE, "V1", "V1a V1b r1 a1")
    offer(table, "TICKS", JOE)
    play(table, JOE, "tick a2")
    told = play(table, JOE, "discover L2")
    assert told == ["Joe discovers lake L2; lakes now count 1."]
    offer(table, "TICKS", JOE)
    assert "tick L2a" in legal(table, JOE)


def test_a_discovery_without_a_region_in_reach_is_lost() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    explore(table, JOE, "V1 V2 F1 F2 F3 F4 D1 D2 D3 D4 L1 L2 L3 L4")
    offer(table, "DISCOVERY", JOE)
    assert legal(table, JOE) == ["done"]


def test_mountains_are_no_neighbours() -> None:
    """“A/ Découverte d’une nouvelle région”, rules p. 9: around V1 the west lake and the central
    desert stay out of reach."""
    table = sit(2)
    explore(table, JOE, "V1")
    offer(table, "DISCOVERY", JOE)
    assert legal(table, JOE) == ["discover F1", "discover F2", "discover L2"]
