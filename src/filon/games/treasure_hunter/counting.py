"""What things are worth: yellow scrolls this round, everything else at the end."""

from __future__ import annotations

from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    BAG_OF_TRICKS,
    COINS,
    COLLECTOR,
    COLOUR,
    DOG_PACK,
    DOGS,
    GOBLIN_BOUNTY,
    GREY,
    GREY_POINTS,
    HEAVY_PURSE,
    RELIC,
    ROOKIE,
    ROOKIES,
    SCROLL_COIN,
    STRENGTH,
    TREASURE_HAUL,
    VETERAN,
)
from filon.games.treasure_hunter.state import Table


def counted_by(table: Table, seat: int, scroll: int) -> int:
    """How many things of this round the yellow scroll counts."""
    if scroll == GOBLIN_BOUNTY:
        return table.raiders[seat]
    if scroll == TREASURE_HAUL:
        return table.haul[seat]
    count = 0
    for card in table.laid[seat]:
        if counts(scroll, card):
            count += 1
    return count


def counts(scroll: int, card: int) -> bool:
    """Whether a card laid this round counts for a scroll."""
    if scroll < DOG_PACK:
        return COLOUR[card] == scroll
    if scroll == DOG_PACK:
        return DOGS <= card < COINS
    if scroll == HEAVY_PURSE:
        return COINS <= card < ACTION_CARDS
    if scroll == BAG_OF_TRICKS:
        return card >= ACTION_CARDS
    if scroll == ROOKIES:
        return 0 < STRENGTH[card] <= ROOKIE
    return STRENGTH[card] >= VETERAN


def scroll_pay(table: Table, seat: int, scroll: int) -> int:
    return SCROLL_COIN[scroll] * counted_by(table, seat, scroll)


def grey_points(table: Table, seat: int) -> int:
    points = 0
    for tile in table.tiles[seat]:
        if tile >= COLLECTOR:
            points += GREY_POINTS * len(table.tiles[seat])
        elif tile >= GREY:
            points += GREY_POINTS * table.goblins[seat]
    return points


def relic_points(table: Table, seat: int) -> int:
    points = 0
    for tile in table.tiles[seat]:
        points += RELIC[tile]
    return points


def parts_of(table: Table, seat: int) -> list[int]:
    """Grey scrolls, relics, one point for each goblin tile, money."""
    parts = [grey_points(table, seat), relic_points(table, seat)]
    return [*parts, table.goblins[seat], table.money[seat]]


def score_of(table: Table, seat: int) -> int:
    points = grey_points(table, seat) + relic_points(table, seat)
    return points + table.goblins[seat] + table.money[seat]
