"""§1, §7 to §10: what is printed on cards, route sheet and bounty board."""

from __future__ import annotations

import pytest

from filon.games.colorado.data import (
    ADJACENT,
    BOUNTIES,
    COPIES,
    DUOS,
    FAMILIES,
    FULL,
    GRID,
    ICON_NAMES,
    ICON_OF,
    LAND_OF,
    LIST_OF,
    MEDAL_POINTS,
    MEDALS_OF,
    NEIGHBOURS,
    OPEN_STEPS,
    RAIL,
    REGION_NAMES,
    REGIONS,
    RIDGES,
    SQUARES,
    STEP_NAMES,
    STEPS,
    TIPI_OPEN,
    ZONE_OF,
    ZONES,
)


def test_78_cards_in_six_families() -> None:
    """§1, rules p. 3 and p. 6."""
    assert sum(COPIES) == 78
    assert [sum(COPIES[family * 3 : family * 3 + 3]) for family in range(6)] == [13] * 6


def test_every_duo_belongs_to_two_families() -> None:
    """§1, rules p. 6: red and green nuggets, grey and purple cards, blue and orange ticks."""
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
    assert [LAND_OF.count(land) for land in range(15)] == [
        *[2, 2, 4, 4, 4, 3, 5, 4, 9, 5, 3, 3, 3, 2],
        11,
    ]


def test_every_zone_has_as_many_squares_as_regions() -> None:
    """§10: the last square is reached with the last flag."""
    assert [ZONE_OF.count(zone) for zone in range(ZONES)] == [len(row) for row in SQUARES]


def test_neighbours_are_neighbours_of_each_other() -> None:
    assert sum(map(len, ADJACENT)) == 2 * len(NEIGHBOURS.split())
    for region in range(REGIONS):
        assert all(region in ADJACENT[other] for other in ADJACENT[region])


def test_mountains_cut_what_lies_side_by_side() -> None:
    """§11 A, rules p. 5 and p. 9."""
    for pair in RIDGES.split():
        one, other = (REGION_NAMES.index(name) for name in pair.split("-"))
        assert other not in ADJACENT[one], pair


def test_neighbours_touch_on_the_map() -> None:
    places = {name: (x, y) for y, row in enumerate(GRID) for x, name in enumerate(row.split())}
    for pair in [*NEIGHBOURS.split(), *RIDGES.split()]:
        (x, y), (u, v) = (places[name] for name in pair.split("-"))
        near = max(abs(x - u), abs(y - v)) == 1
        across_a_mountain = max(abs(x - u), abs(y - v)) == 2 and pair in RIDGES
        assert near or across_a_mountain, pair


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
        ticked |= 2 << (step - LAND_OF.index(region))
        steps += 1
    assert ticked == FULL[region]
    assert steps == LAND_OF.count(region)


def test_nothing_is_open_in_a_region_without_its_flag() -> None:
    assert all(not OPEN_STEPS[land][0] for land in range(RAIL + 1))


def test_medals_of_the_bounty_board() -> None:
    assert [[MEDAL_POINTS[medal] for medal in medals] for medals in MEDALS_OF] == BOUNTIES
    assert len(MEDAL_POINTS) == 15 + len(LIST_OF) == 28


def test_tipi_squares_open_from_the_centre() -> None:
    """§9, rules p. 10."""
    assert TIPI_OPEN[0] == [2]
    assert TIPI_OPEN[0b00100] == [1, 3]
    assert TIPI_OPEN[0b01100] == [1, 4]
    assert TIPI_OPEN[0b11111] == []
