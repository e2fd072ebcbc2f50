"""“Les icônes de la Feuille de Route” and “Médaille”: tracks, flag zones and medals, rules p. 10
to 12."""

from __future__ import annotations

import pytest

from filon.core.rows import listed, lists, row
from filon.games.colorado.rules.bounty import close_medals
from tests.games.colorado.tables import AUDREY, JOE, TOM, explore, hold, legal, offer, play, sit


def test_the_first_tipi_square_is_the_centre() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    offer(table, "TIPI", JOE)
    assert table.tipi[JOE] == 0b00100
    assert legal(table, JOE) == ["done"]


def test_then_any_square_next_to_a_ticked_one() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    table.tipi[JOE] = 0b00100
    offer(table, "TIPI", JOE)
    assert legal(table, JOE) == ["square discovery", "square ticks"]


def test_the_icons_above_the_tipi_track() -> None:
    """“Les icônes de la Feuille de Route”: a discovery on the left of the centre, the Ticks duo
    on its right."""
    table = sit(2)
    explore(table, JOE, "V1")
    table.tipi[JOE] = 0b00100
    offer(table, "TIPI", JOE)
    play(table, JOE, "square discovery")
    assert legal(table, JOE) == ["discover F1", "discover F2", "discover L2"]
    play(table, JOE, "discover F2")
    offer(table, "TIPI", JOE)
    assert legal(table, JOE) == ["square left", "square ticks"]
    play(table, JOE, "square ticks")
    assert legal(table, JOE) == ["tick V1a", "tick V1b", "tick F2a", "tick r1"]


def test_both_ends_of_the_tipi_track_win_a_medal() -> None:
    """“Médaille”: one player who reaches two ends in a turn gets the highest, then the next."""
    table = sit(2)
    table.tipi[JOE] = 0b01110
    offer(table, "TIPI", JOE)
    told = play(table, JOE, "square right")
    assert told == [
        "Joe ticks square 5 of the tipi track.",
        "Joe wins a medal of 9 points (tipi).",
    ]
    offer(table, "TIPI", JOE)  # the only square left is ticked without a click
    assert table.tipi[JOE] == 0b11111
    assert listed(table.medals[JOE]) == [18, 19]


def test_a_full_tipi_track_loses_the_icon() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    table.tipi[JOE] = 0b11111
    offer(table, "TIPI", JOE)
    assert legal(table, JOE) == ["done"]
    assert listed(table.medals[JOE]) == []


def test_three_saloons_win_a_medal() -> None:
    """“Les icônes de la Feuille de Route”: no icons above this track."""
    table = sit(2)
    for _ in range(3):
        assert listed(table.medals[JOE]) == []
        offer(table, "SALOON", JOE)
        assert legal(table, JOE) == ["done"]
    assert listed(table.medals[JOE]) == [22]
    offer(table, "SALOON", JOE)
    assert table.saloon[JOE] == 3


def test_the_second_wanted_plays_a_card_and_the_third_wins_a_medal() -> None:
    """“Les icônes de la Feuille de Route”, rules p. 12."""
    table = sit(2)
    hold(table, JOE, "green 1")
    offer(table, "WANTED", JOE)
    assert legal(table, JOE) == ["done"]
    offer(table, "WANTED", JOE)
    assert legal(table, JOE) == ["play green 1"]
    offer(table, "WANTED", JOE)
    assert listed(table.medals[JOE]) == [25]
    offer(table, "WANTED", JOE)
    assert table.wanted[JOE] == 3


def test_a_track_icon_on_a_step_ticks_the_track() -> None:
    """“Les icônes de la Feuille de Route”: V1b shows SALOON."""
    table = sit(2)
    explore(table, JOE, "V1")
    offer(table, "TICKS", JOE)
    told = play(table, JOE, "tick V1b")
    assert told == ["Joe ticks V1b.", "Joe ticks square 1 of the saloon track."]


def test_a_medal_reached_by_two_in_one_turn_scores_in_full_for_both() -> None:
    """“Médaille”, rules p. 11."""
    table = sit(3)
    for seat in (JOE, AUDREY):
        table.saloon[seat] = 2
        offer(table, "SALOON", seat)
    assert lists(table.medals) == [[22], [22], []]


def test_next_turn_only_the_next_medal_is_left() -> None:
    """“Médaille”."""
    table = sit(3)
    table.saloon = row([2, 2, 2])
    offer(table, "SALOON", JOE)
    close_medals(table)
    offer(table, "SALOON", AUDREY)
    close_medals(table)
    offer(table, "SALOON", TOM)
    assert lists(table.medals) == [[22], [23], [24]]


def test_a_second_end_in_the_turn_does_not_close_it_for_the_others() -> None:
    """“Médaille”: Joe takes 9 and 7, and Audrey still finds the 9."""
    table = sit(2)
    table.tipi = row([0b01110, 0b01110])
    offer(table, "TIPI", JOE)
    play(table, JOE, "square left")
    offer(table, "TIPI", JOE)
    offer(table, "TIPI", AUDREY)
    play(table, AUDREY, "square left")
    assert lists(table.medals) == [[18, 19], [18]]


def test_after_two_ends_in_a_turn_both_medals_are_closed() -> None:
    """“Médaille”: Joe took 9 and 7 while Audrey took the 9; the next one is 5."""
    table = sit(3)
    table.fresh = row([1 << 18 | 1 << 19, 1 << 18, 0])
    close_medals(table)
    table.tipi[TOM] = 0b01110
    offer(table, "TIPI", TOM)
    play(table, TOM, "square left")
    assert listed(table.medals[TOM]) == [20]


def test_no_points_when_all_medals_of_a_list_are_closed() -> None:
    """“Médaille”."""
    table = sit(2)
    table.saloon[JOE] = 2
    table.closed = 1 << 22 | 1 << 23 | 1 << 24
    offer(table, "SALOON", JOE)
    assert table.saloon[JOE] == 3
    assert listed(table.medals[JOE]) == []


@pytest.mark.parametrize(
    ("regions", "last", "medal"),
    [
        ("V1 F1 F2 D1 F3 L2 D3 D2", "F4", 15),
        ("V2 D3 D2 F4 L4 D4 L2 F3", "D1", 16),
        ("V2 L4 D3 L1 L2", "L3", 17),
    ],
)
def test_the_last_square_of_a_zone_wins_its_medal(regions: str, last: str, medal: int) -> None:
    """“Médaille”, rules p. 12: forests 5, deserts 7, lakes 4."""
    table = sit(2)
    explore(table, JOE, regions)
    offer(table, "DISCOVERY", JOE)
    play(table, JOE, f"discover {last}")
    assert listed(table.medals[JOE]) == [medal]


def test_the_second_village_wins_no_medal() -> None:
    """“Médaille”: its zone has none."""
    table = sit(2)
    explore(table, JOE, "V1 L2 D3")
    offer(table, "DISCOVERY", JOE)
    told = play(table, JOE, "discover V2")
    assert told == ["Joe discovers village V2; villages now count 4."]
    assert listed(table.medals[JOE]) == []
