"""What treasures and cards may be worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.core.rows import row
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLLECTOR,
    COLLECTOR_POINTS,
    GOBLIN_BOUNTY,
    GREY,
    NO_TILE,
    RELIC,
    ROUNDS,
    SCROLL_COIN,
    TROPHY_POINTS,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import DRAFT, NOT_YET, READING
from filon.games.treasure_hunter.rules.scoring import collected, counts
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.weights import GOBLINS, LATER, TILES, TRICKS

NO_TRICK: Final = -1

# what an unused yellow scroll may still bring, by the number of rounds to come
STILL: Final = vec[float]([0.0, 3.5, 4.5, 5.0] + [5.5] * ROUNDS)
# companions, sword, hammer, shrinking, mule, sleeping: places of weights; a scaregoblin has none
TRICK_AT: Final = row([0, 0, 0, 1, 2, 3, 4, NO_TRICK, 5])


def trick_worth(card: i64, weights: vec[float]) -> float:
    at = TRICK_AT[card - ACTION_CARDS]
    return 0.0 if at == NO_TRICK else weights[TRICKS + at]


def tile_worth(table: Table, seat: i64, tile: i64, weights: vec[float]) -> float:
    """Of a treasure on the board, were it the seat's."""
    if tile == NO_TILE:
        return 0.0
    if tile < YELLOW:
        return float(RELIC[tile])
    to_come = ROUNDS - table.round
    if tile < GREY:
        return scroll_worth(table, seat, scroll_of(tile), weights)
    if tile >= COLLECTOR:
        tiles = float(collected(table, seat) + 1)
        return float(COLLECTOR_POINTS) * (tiles + weights[TILES] * float(to_come))
    goblins = float(table.goblins[seat])
    return float(TROPHY_POINTS) * (goblins + weights[GOBLINS] * float(to_come + 1))


def scroll_worth(table: Table, seat: i64, scroll: i64, weights: vec[float]) -> float:
    """What it pays for this round's cards, in hand or laid, or may pay later."""
    return max(float(promised(table, seat, scroll)), weights[LATER] * STILL[ROUNDS - table.round])


def promised(table: Table, seat: i64, scroll: i64) -> i64:
    if scroll == GOBLIN_BOUNTY:
        return SCROLL_COIN[scroll] * table.raiders[seat]
    if scroll > GOBLIN_BOUNTY:
        return SCROLL_COIN[scroll] * table.haul[seat]
    count: i64 = 0
    for card in table.laid[seat]:
        if counts(scroll, card):
            count += 1
    for card in table.hands[seat]:
        if counts(scroll, card) and (card < ACTION_CARDS or table.phase == DRAFT):
            count += 1
    if (
        table.phase == DRAFT
        and table.chosen[seat] != NOT_YET
        and counts(scroll, table.chosen[seat])
    ):
        count += 1
    return SCROLL_COIN[scroll] * count


def scrolls_worth(table: Table, seat: i64, weights: vec[float]) -> float:
    """Of all yellow scrolls a seat owns; those it will use pay just what they pay now."""
    worth = 0.0
    for tile in table.tiles[seat]:
        if not is_yellow(tile):
            continue
        scroll = scroll_of(tile)
        if (table.reading[seat] >> (tile - YELLOW)) & 1:
            worth += float(promised(table, seat, scroll))
        elif table.phase == READING:
            worth += weights[LATER] * STILL[ROUNDS - table.round]
        else:
            worth += scroll_worth(table, seat, scroll, weights)
    return worth


def scrolls_kept(table: Table, seat: i64, weights: vec[float]) -> float:
    """Of all yellow scrolls a seat owns, whatever its cards."""
    worth = 0.0
    for tile in table.tiles[seat]:
        if is_yellow(tile):
            worth += weights[LATER] * STILL[min(len(STILL) - 1, ROUNDS + 1 - table.round)]
    return worth


def growth(table: Table, seat: i64, rounds: float, weights: vec[float]) -> float:
    """What the grey scrolls a seat owns will come to count more in so many rounds."""
    worth = 0.0
    for tile in table.tiles[seat]:
        if tile >= COLLECTOR:
            worth += float(COLLECTOR_POINTS) * weights[TILES] * rounds
        elif tile >= GREY:
            worth += float(TROPHY_POINTS) * weights[GOBLINS] * rounds
    return worth
