"""Third phase: yellow scrolls, by everybody at the same time."""

from __future__ import annotations

from filon.core.ints import append, i64, remove
from filon.games.treasure_hunter.data import (
    GREY,
    ROUNDS,
    SCROLL_COIN,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import READING
from filon.games.treasure_hunter.notation import DONE, READ, USED
from filon.games.treasure_hunter.rules.scoring import counted_by
from filon.games.treasure_hunter.table import Table


def open_reading(table: Table) -> None:
    """Asks those who own a yellow scroll; treasures lie face up, so that is no secret."""
    table.phase = READING
    for seat in range(table.seats):
        for tile in table.tiles[seat]:
            if is_yellow(tile):
                table.waiting = append(table.waiting, seat)
                break


def offer_scrolls(table: Table, seat: i64) -> None:
    """Each kind that the seat has, once."""
    offered: i64 = 0
    for tile in table.tiles[seat]:
        if is_yellow(tile) and not _is_chosen(table, seat, tile):
            scroll = scroll_of(tile)
            if not offered >> scroll & 1:
                offered |= 1 << scroll
                table.offer(READ + scroll)
    table.offer(DONE)


def news_of(table: Table, seat: i64) -> i64:
    """Another number when the seat has more or fewer yellow scrolls, and in the last round."""
    scrolls: i64 = 0
    for tile in table.tiles[seat]:
        if is_yellow(tile) and not _is_chosen(table, seat, tile):
            scrolls += 1
    return 2 * scrolls + (1 if table.round == ROUNDS else 0)


def choose_scroll(table: Table, seat: i64, action: i64) -> None:
    if action == DONE:
        table.waiting = remove(table.waiting, seat)
        return
    for tile in table.tiles[seat]:
        if is_yellow(tile) and READ + scroll_of(tile) == action:
            if _is_chosen(table, seat, tile):
                continue
            table.reading[seat] |= 1 << (tile - YELLOW)
            return


def _is_chosen(table: Table, seat: i64, tile: i64) -> bool:
    return (table.reading[seat] >> (tile - YELLOW)) & 1 == 1


def use_scrolls(table: Table) -> None:
    """Everybody is done: the chosen scrolls pay and leave the game."""
    for seat in range(table.seats):
        if table.reading[seat] == 0:
            continue
        for tile in range(YELLOW, GREY):
            if _is_chosen(table, seat, tile):
                _use(table, seat, tile)
        table.reading[seat] = 0


def _use(table: Table, seat: i64, tile: i64) -> None:
    scroll = scroll_of(tile)
    count = counted_by(table, seat, scroll)
    coins = count * SCROLL_COIN[scroll]
    table.money[seat] += coins
    table.tiles[seat] = remove(table.tiles[seat], tile)
    table.box = append(table.box, tile)
    table.tell(USED, seat, scroll, count, coins)
