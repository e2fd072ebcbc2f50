"""“Les cartes”, “Coche”, “Les icônes de la Feuille de Route” and “Médaille”: what is printed on
cards, route sheet and bounty board."""

from __future__ import annotations

import pytest

from filon.core.rows import listed
from filon.games.colorado.data import (
    ADJACENT,
    BOUNTIES,
    COPIES,
    DUOS,
    FAMILIES,
    FULL,
    ICON_NAMES,
    ICON_OF,
    LAND_OF,
    LIST_OF,
    MEDAL_POINTS,
    MEDALS_OF,
    OPEN_STEPS,
    PRINTED,
    RAIL,
    REGIONS,
    SQUARES,
    STEP_NAMES,
    STEPS,
    TIPI_OPEN,
    ZONE_OF,
    ZONES,
)


def test_78_cards_in_six_families() -> None:
    """“Les cartes”, rules p. 3 and p. 6."""
    assert sum(COPIES) == 78
    assert [sum(COPIES[family * 3 : family * 3 + 3]) for family in range(6)] == [13] * 6


def test_every_duo_belongs_to_two_families() -> None:
    """“Les cartes”, rules p. 6: red and green nuggets, grey and purple cards, blue and orange
    ticks."""
    duos = {name: ICON_NAMES[duo] for name, duo in zip(FAMILIES, DUOS, strict=True)}
    assert duos == {
        "red": "NUGGETS",
        "green": "NUGGETS",
        "grey": "CARDS",
        "purple": "CARDS",
        "blue": "TICKS",
        "orange": "TICKS",
    }


def test_the_sheet_has_53_steps_and_a_railway_of_eleven() -> None:
    assert len(set(STEP_NAMES)) == len(ICON_OF) == len(LAND_OF) == STEPS == 53 + 11
    assert [list(LAND_OF).count(land) for land in range(15)] == [
        *[2, 2, 4, 4, 4, 3, 5, 4, 9, 5, 3, 3, 3, 2],
        11,
    ]


def test_every_zone_has_as_many_squares_as_regions() -> None:
    """“Médaille”: the last square is reached with the last flag."""
    assert [list(ZONE_OF).count(zone) for zone in range(ZONES)] == [len(row) for row in SQUARES]


def test_neighbours_are_neighbours_of_each_other() -> None:
    assert sum(map(len, ADJACENT)) == 2 * len(PRINTED.neighbours)
    for region in range(REGIONS):
        assert all(region in ADJACENT[other] for other in ADJACENT[region])


def test_mountains_cut_what_lies_side_by_side() -> None:
    """“A/ Découverte d’une nouvelle région”, rules p. 5 and p. 9."""
    assert len(PRINTED.ridges) == 7
    for one, other in PRINTED.ridges:
        assert other not in ADJACENT[one], (one, other)


@pytest.mark.parametrize("village", [0, 1])
def test_the_whole_map_can_be_reached_from_either_village(village: int) -> None:
    known = [village]
    for region in known:
        known += [other for other in ADJACENT[region] if other not in known]
    assert len(known) == REGIONS


@pytest.mark.parametrize("region", range(REGIONS))
def test_every_region_can_be_completed(region: int) -> None:
    ticked, steps = 1, 0
    while OPEN_STEPS[region][ticked]:
        step = OPEN_STEPS[region][ticked][0]
        ticked |= 2 << (step - list(LAND_OF).index(region))
        steps += 1
    assert ticked == FULL[region]
    assert steps == list(LAND_OF).count(region)


def test_nothing_is_open_in_a_region_without_its_flag() -> None:
    assert all(not OPEN_STEPS[land][0] for land in range(RAIL + 1))


def test_medals_of_the_bounty_board() -> None:
    assert [[MEDAL_POINTS[medal] for medal in medals] for medals in MEDALS_OF] == BOUNTIES
    assert len(MEDAL_POINTS) == 15 + len(LIST_OF) == 28


def test_tipi_squares_open_from_the_centre() -> None:
    """“Les icônes de la Feuille de Route”, rules p. 10."""
    assert listed(TIPI_OPEN[0]) == [2]
    assert listed(TIPI_OPEN[0b00100]) == [1, 3]
    assert listed(TIPI_OPEN[0b01100]) == [1, 4]
    assert listed(TIPI_OPEN[0b11111]) == []
