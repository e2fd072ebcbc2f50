"""Components: what is in the box."""

from __future__ import annotations

from filon.core.rows import listed
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    CARD_NAMES,
    CARDS,
    COIN,
    COINS,
    COLOUR,
    COPIES,
    DECK,
    DISCIPLINE,
    DOGS,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    GOBLINS,
    GREY,
    PAWS,
    PRINTED,
    RELIC,
    STRENGTH,
    TILES,
    YELLOW,
    is_yellow,
    scroll_of,
)


def test_75_cards() -> None:
    assert len(DECK) == sum(COPIES) == 75
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == CARDS
    assert sum(COPIES[:DOGS]) == 36
    assert sum(COPIES[DOGS:COINS]) == 12
    assert sum(COPIES[COINS:ACTION_CARDS]) == 12
    assert sum(COPIES[ACTION_CARDS:]) == 15


def test_each_colour_has_adventurers_of_strength_1_to_12() -> None:
    for colour in range(3):
        group = [STRENGTH[card] for card in range(CARDS) if COLOUR[card] == colour]
        assert group == list(range(1, 13))


def test_the_more_paws_the_less_discipline() -> None:
    dogs = sorted((DISCIPLINE[card], PAWS[card]) for card in range(DOGS, COINS))
    assert [discipline for discipline, _ in dogs] == list(range(1, 13))
    assert [paws for _, paws in dogs] == [3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1]


def test_four_coins_of_each_metal() -> None:
    assert [(COIN[card], COPIES[card]) for card in range(COINS, ACTION_CARDS)] == [
        (1, 4),
        (2, 4),
        (3, 4),
    ]


def test_54_treasures() -> None:
    assert len(PRINTED.relics) == 25
    assert len(PRINTED.cursed) == 5
    assert len(RELIC) == TILES == 54
    assert min(PRINTED.relics) > 0 > max(PRINTED.cursed)
    yellow = [scroll_of(tile) for tile in range(TILES) if is_yellow(tile)]
    assert yellow == sorted([*range(10), *range(10)])
    assert TILES - GREY == 4
    assert YELLOW == 30


def test_what_the_relics_are_worth() -> None:
    """RULES.md, reconstructed: relics."""
    worth = "3 4 4 5 5 6 6 6 7 7 8 8 8 9 9 10 10 11 12 12 13 14 15 17 19 -3 -4 -5 -6 -8"
    assert listed(RELIC[:YELLOW]) == [int(points) for points in worth.split()]


def test_what_the_goblins_steal() -> None:
    """RULES.md, reconstructed: goblins, paws, and the coins of each tile."""
    stolen = {1: "12233", 2: "112233", 3: "11223", 4: "123", 5: "12", 6: "2"}
    tiles = [(paws, int(coins)) for paws, row in stolen.items() for coins in row]
    assert list(zip(GOBLIN_PAWS, GOBLIN_COINS, strict=True)) == tiles


def test_how_many_action_cards_of_each() -> None:
    """RULES.md, reconstructed: action cards."""
    numbers = {CARD_NAMES[card]: COPIES[card] for card in range(ACTION_CARDS, CARDS)}
    companions = {f"{colour}-companion": 1 for colour in ("blue", "green", "red")}
    pairs = ["sword", "hammer", "shrinking", "sleeping", "mule", "scaregoblin"]
    assert numbers == companions | dict.fromkeys(pairs, 2)


def test_22_goblins() -> None:
    assert len(GOBLIN_PAWS) == len(GOBLIN_COINS) == GOBLINS == 22
    assert set(GOBLIN_PAWS) == {1, 2, 3, 4, 5, 6}
    assert set(GOBLIN_COINS) == {1, 2, 3}
