"""Spec §4, actions 3 to 5: fish, hunt, cut."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    CAVE,
    FISH_ON,
    FISHTRAP,
    FOOD,
    FOREST,
    IS_WATER,
    LEFT,
    POST_PLACE,
    RIFLE_BONUS,
    RIGHT,
    SAWMILL,
    TERRAIN,
    TIMBER,
)
from filon.games.lost_valley.notation import CUT, FISH, HUNT, KILLED, MISSED, MOVED_IN, ROLLED
from filon.games.lost_valley.rules.supply import fresh_animal, gain, has_axe, has_rifle, has_rod
from filon.games.lost_valley.state import NONE, SEEN, Table


def food_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    choices: list[int] = []
    place = table.place[seat]
    if table.stock[FOOD]:
        if fish_here(table, seat, tiles):
            choices.append(FISH)
        for tile in tiles:
            if table.animal[tile] != NONE:
                choices.append(HUNT + tile)
    if table.stock[TIMBER] and timber_here(table, seat, place, tiles):
        choices.append(CUT)
    return choices


def is_at_water(table: Table, place: int, tiles: list[int]) -> bool:
    """At river, spring or lake; the waterfall is river."""
    if place in (POST_PLACE, LEFT, RIGHT):
        return True
    for tile in tiles:
        if IS_WATER[table.tiles[tile]]:
            return True
    return False


def fish_here(table: Table, seat: int, tiles: list[int]) -> int:
    """One for a fish symbol beside, one for a rod, one for a fishtrap here."""
    place = table.place[seat]
    if not is_at_water(table, place, tiles):
        return 0
    fish = 0
    for tile in tiles:
        if FISH_ON[table.tiles[tile]]:
            fish = 1
    if has_rod(table, seat):
        fish += 1
    if table.work[place] == FISHTRAP:
        fish += 1
    return fish


def catch_fish(table: Table, seat: int, tiles: list[int]) -> None:
    gain(table, seat, FOOD, fish_here(table, seat, tiles))


def timber_here(table: Table, seat: int, place: int, tiles: list[int]) -> int:
    """One in a forest, one more for an axe, one more for a sawmill here."""
    for tile in tiles:
        if TERRAIN[table.tiles[tile]] == FOREST:
            timber = 2 if has_axe(table, seat) else 1
            return timber + 1 if table.work[place] == SAWMILL else timber
    return 0


def cut(table: Table, seat: int, tiles: list[int]) -> None:
    gain(table, seat, TIMBER, timber_here(table, seat, table.place[seat], tiles))


def hunt(table: Table, seat: int, tile: int, luck: Luck) -> None:
    """The animal is turned over; the hunter must roll strictly more than it does."""
    animal = table.animal[tile] - SEEN
    if animal < 0:
        animal = luck.pick(table.animals_unseen)
        table.animals_unseen[animal] -= 1
        table.animal[tile] = SEEN + animal
    die, against = luck.die(6), luck.die(6)
    table.tell(ROLLED, seat, die, against)
    bonus = RIFLE_BONUS if has_rifle(table, seat) else 0
    if die + bonus <= against:
        table.tell(MISSED, seat, animal)
        return
    table.animals_spent[animal] += 1
    table.animal[tile] = NONE
    table.tell(KILLED, seat, animal, min(animal + 1, table.stock[FOOD]))
    gain(table, seat, FOOD, animal + 1)
    if table.tiles[tile] == CAVE:
        table.animal[tile] = fresh_animal(table)
        table.tell(MOVED_IN, tile)
