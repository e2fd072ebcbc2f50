"""“3. attraper du poisson”, “4. chasser un animal” and “5. abattre un arbre”: fish, hunt, cut."""

from __future__ import annotations

from filon.core.ints import i64, vec
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
from filon.games.lost_valley.fields import NONE
from filon.games.lost_valley.notation import CUT, FISH, HUNT, KILLED, MISSED, MOVED_IN, ROLLED
from filon.games.lost_valley.rules.supply import (
    fresh_animal,
    gain,
    has_axe,
    has_rifle,
    has_rod,
    killed,
)
from filon.games.lost_valley.table import Table


def offer_food(table: Table, seat: i64, tiles: vec[i64]) -> None:
    place = table.place[seat]
    if table.stock[FOOD] and fish_here(table, seat, tiles):
        table.offer(FISH)
    for tile in tiles:
        if table.animal[tile] != NONE:
            table.offer(HUNT + tile)
    if table.stock[TIMBER] and timber_here(table, seat, place, tiles):
        table.offer(CUT)


def is_at_water(table: Table, place: i64, tiles: vec[i64]) -> bool:
    """At river, spring or lake; the waterfall is river."""
    if place in (POST_PLACE, LEFT, RIGHT):
        return True
    for tile in tiles:
        if IS_WATER[table.tiles[tile]]:
            return True
    return False


def fish_here(table: Table, seat: i64, tiles: vec[i64]) -> i64:
    """One for a fish symbol beside, one for a rod, one for a fishtrap here."""
    place = table.place[seat]
    if not is_at_water(table, place, tiles):
        return 0
    fish: i64 = 0
    for tile in tiles:
        if FISH_ON[table.tiles[tile]]:
            fish = 1
    if has_rod(table, seat):
        fish += 1
    if table.work[place] == FISHTRAP:
        fish += 1
    return fish


def catch_fish(table: Table, seat: i64, tiles: vec[i64]) -> None:
    gain(table, seat, FOOD, fish_here(table, seat, tiles))


def timber_here(table: Table, seat: i64, place: i64, tiles: vec[i64]) -> i64:
    """One in a forest, one more for an axe, one more for a sawmill here."""
    for tile in tiles:
        if TERRAIN[table.tiles[tile]] == FOREST:
            timber: i64 = 2 if has_axe(table, seat) else 1
            return timber + 1 if table.work[place] == SAWMILL else timber
    return 0


def cut(table: Table, seat: i64, tiles: vec[i64]) -> None:
    gain(table, seat, TIMBER, timber_here(table, seat, table.place[seat], tiles))


def hunt(table: Table, seat: i64, tile: i64, luck: Luck) -> None:
    """The hunter must roll strictly more than the animal; only a kill turns it over."""
    die, against = luck.die(6), luck.die(6)
    table.tell(ROLLED, seat, die, against)
    bonus: i64 = RIFLE_BONUS if has_rifle(table, seat) else 0
    if die + bonus <= against:
        table.tell(MISSED, seat)
        return
    animal = killed(table, tile, luck)
    table.tell(KILLED, seat, animal, min(animal + 1, table.stock[FOOD]))
    gain(table, seat, FOOD, animal + 1)
    if table.tiles[tile] == CAVE:
        table.animal[tile] = fresh_animal(table)
        table.tell(MOVED_IN, tile)
