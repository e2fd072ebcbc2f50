"""What treasures and cards may be worth to a seat, in points."""

from __future__ import annotations

from typing import Final

from filon.games.treasure_hunter.counting import counts
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLLECTOR,
    GOBLIN_BOUNTY,
    GREY,
    GREY_POINTS,
    NO_TILE,
    RELIC,
    ROUNDS,
    SCROLL_COIN,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.state import DRAFT, NOT_YET, READING, Table

# what an unused yellow scroll may still bring, by the number of rounds to come
LATER: Final = [0.0, 3.5, 4.5, 5.0, 5.5]
GOBLINS_A_ROUND: Final = 0.6
TILES_A_ROUND: Final = 1.4
# companions, sword, hammer, shrinking, mule, scaregoblin, sleeping: while there is use for them
TRICKS: Final = [2.5, 2.5, 2.5, 2.0, 3.0, 1.0, 1.5, 0.0, 1.5]


def trick_worth(card: int) -> float:
    return TRICKS[card - ACTION_CARDS]


def tile_worth(table: Table, seat: int, tile: int) -> float:
    """Of a treasure on the board, were it the seat's."""
    if tile == NO_TILE:
        return 0.0
    if tile < YELLOW:
        return float(RELIC[tile])
    to_come = ROUNDS - table.round
    if tile < GREY:
        return scroll_worth(table, seat, scroll_of(tile))
    if tile >= COLLECTOR:
        return GREY_POINTS * (len(table.tiles[seat]) + 1 + TILES_A_ROUND * to_come)
    return GREY_POINTS * (table.goblins[seat] + GOBLINS_A_ROUND * (to_come + 1))


def scroll_worth(table: Table, seat: int, scroll: int) -> float:
    """What it pays for this round's cards, in hand or laid, or may pay later."""
    return max(float(promised(table, seat, scroll)), LATER[ROUNDS - table.round])


def promised(table: Table, seat: int, scroll: int) -> int:
    if scroll == GOBLIN_BOUNTY:
        return SCROLL_COIN[scroll] * table.raiders[seat]
    if scroll > GOBLIN_BOUNTY:
        return SCROLL_COIN[scroll] * table.haul[seat]
    count = 0
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


def scrolls_worth(table: Table, seat: int) -> float:
    """Of all yellow scrolls a seat owns; those it will use pay just what they pay now."""
    worth = 0.0
    for tile in table.tiles[seat]:
        if not is_yellow(tile):
            continue
        scroll = scroll_of(tile)
        if (table.reading[seat] >> (tile - YELLOW)) & 1:
            worth += promised(table, seat, scroll)
        elif table.phase == READING:
            worth += LATER[ROUNDS - table.round]
        else:
            worth += scroll_worth(table, seat, scroll)
    return worth


def scrolls_kept(table: Table, seat: int) -> float:
    """Of all yellow scrolls a seat owns, whatever its cards."""
    worth = 0.0
    for tile in table.tiles[seat]:
        if is_yellow(tile):
            worth += LATER[min(len(LATER) - 1, ROUNDS + 1 - table.round)]
    return worth
