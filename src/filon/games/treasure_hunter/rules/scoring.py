"""What things are worth: yellow scrolls this round, everything else at the end."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    BAG_OF_TRICKS,
    COINS,
    COLLECTOR,
    COLLECTOR_POINTS,
    COLOUR,
    DOG_PACK,
    DOGS,
    GOBLIN_BOUNTY,
    GREY,
    HEAVY_PURSE,
    RELIC,
    ROOKIE,
    ROOKIES,
    SCROLL_COIN,
    STRENGTH,
    TREASURE_HAUL,
    TROPHY_POINTS,
    VETERAN,
    is_yellow,
)
from filon.games.treasure_hunter.table import Table


def counted_by(table: Table, seat: i64, scroll: i64) -> i64:
    """How many things of this round the yellow scroll counts."""
    if scroll == GOBLIN_BOUNTY:
        return table.raiders[seat]
    if scroll == TREASURE_HAUL:
        return table.haul[seat]
    count: i64 = 0
    for card in table.laid[seat]:
        if counts(scroll, card):
            count += 1
    return count


def counts(scroll: i64, card: i64) -> bool:
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


def scroll_pay(table: Table, seat: i64, scroll: i64) -> i64:
    return SCROLL_COIN[scroll] * counted_by(table, seat, scroll)


def grey_points(table: Table, seat: i64) -> i64:
    points: i64 = 0
    for tile in table.tiles[seat]:
        if tile >= COLLECTOR:
            points += COLLECTOR_POINTS * collected(table, seat)
        elif tile >= GREY:
            points += TROPHY_POINTS * table.goblins[seat]
    return points


def collected(table: Table, seat: i64) -> i64:
    """What Collector counts: relics and grey scrolls, never yellow ones."""
    count: i64 = 0
    for tile in table.tiles[seat]:
        if not is_yellow(tile):
            count += 1
    return count


def relic_points(table: Table, seat: i64) -> i64:
    points: i64 = 0
    for tile in table.tiles[seat]:
        points += RELIC[tile]
    return points


def parts_of(table: Table, seat: i64) -> vec[i64]:
    """Grey scrolls, relics, one point for each goblin tile, money."""
    return vec[i64](
        [
            grey_points(table, seat),
            relic_points(table, seat),
            table.goblins[seat],
            table.money[seat],
        ]
    )


def points_of(table: Table, seat: i64) -> i64:
    points = grey_points(table, seat) + relic_points(table, seat)
    return points + table.goblins[seat] + table.money[seat]
