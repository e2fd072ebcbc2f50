"""What is in the box (“Matériel”)."""

from __future__ import annotations

from collections.abc import Iterable

from filon.core.rows import listed
from filon.games.lost_valley.data import (
    ANIMAL_MARKERS,
    ANIMALS_ON,
    BANKS,
    EVENT_MARKERS,
    EVENTS_ON,
    GOLD_ACROSS,
    GOLD_MARKERS,
    GOLD_ON,
    IS_SITE,
    LAKE,
    LANDS,
    MOUNTAIN,
    NAMES,
    PIECES,
    RIVER,
    RIVER_EDGES,
    SPACES,
    SPRING,
    STOCK,
    TERRAIN,
    THE_SPRING,
    THINGS,
    TILE_KINDS,
    TIMBER,
    TRIANGLES,
    TUNDRA,
    WORKS,
)
from filon.games.lost_valley.pieces import counted
from tests.games.lost_valley.tables import table


def total(symbols: Iterable[int], *terrains: int) -> int:
    return sum(
        PIECES[kind] * count for kind, count in enumerate(symbols) if TERRAIN[kind] in terrains
    )


def test_ninety_nine_round_markers() -> None:
    assert sum(GOLD_MARKERS) + sum(EVENT_MARKERS) + sum(ANIMAL_MARKERS) == 99


def test_seventy_nine_square_markers_and_twenty_timber() -> None:
    assert sum(STOCK) - STOCK[TIMBER] + sum(WORKS) == 79
    assert STOCK[TIMBER] == 20


def test_tiles() -> None:
    assert sum(PIECES[:LANDS]) == 12
    assert sum(PIECES[LANDS:TRIANGLES]) == 32
    assert sum(PIECES[TRIANGLES:THE_SPRING]) == 10
    assert PIECES[THE_SPRING] == 1


def test_kinds_of_tiles_keep_their_numbers() -> None:
    """Films of games that were played with a former page are drawn with ours."""
    rivers = "straight " * 4 + "slant " * 4 + "bend " * 2 + "turn " * 2
    lands = "forest " * 3 + "mountain " * 4 + "tundra " * 4
    triangles = "still post cave old-mine lake lake grove camp peak spring"
    assert [kind.name for kind in TILE_KINDS] == (rivers + lands + triangles).split()


def test_symbols_match_the_markers() -> None:
    gold = [a + b for a, b in zip(GOLD_ON, GOLD_ACROSS, strict=True)]
    assert total(gold, RIVER, LAKE, TUNDRA) == 41
    assert total(gold, MOUNTAIN, SPRING) == 35
    assert total(EVENTS_ON, *range(6)) == 12
    assert total(ANIMALS_ON, *range(6)) == 10
    assert total(IS_SITE, *range(6)) == 9 == WORKS[3]


def test_a_river_runs_between_its_banks() -> None:
    """“1. déplacement”: an edge crosses the river just where its corners lie on different banks."""
    for edges, banks in zip(RIVER_EDGES, BANKS, strict=True):
        crossing = [c for c in range(4) if banks[c] != banks[(c + 1) % 4]]
        assert crossing == listed(edges)


def test_spaces() -> None:
    wide = [NAMES[good] for good, spaces in enumerate(SPACES) if spaces == 2]
    assert wide == ["timber", "cart", "boat", "horse"]


def test_everything_of_the_box_is_on_the_table() -> None:
    assert len(NAMES) == THINGS
    assert counted(table(4))[:3] == [20, 12, 20]
    assert counted(table(2)) == counted(table(4))
