"""Third phase: yellow scrolls, by everybody at the same time."""

from __future__ import annotations

from filon.games.treasure_hunter.counting import counted_by
from filon.games.treasure_hunter.data import GREY, SCROLL_COIN, YELLOW, is_yellow, scroll_of
from filon.games.treasure_hunter.notation import DONE, READ, USED
from filon.games.treasure_hunter.state import READING, Table


def open_reading(table: Table) -> None:
    """Asks those who own a yellow scroll; treasures lie face up, so that is no secret."""
    table.phase = READING
    for seat in range(table.seats):
        for tile in table.tiles[seat]:
            if is_yellow(tile):
                table.waiting.append(seat)
                break


def reading_choices(table: Table, seat: int) -> list[int]:
    choices: list[int] = []
    for tile in table.tiles[seat]:
        if is_yellow(tile) and not _is_chosen(table, seat, tile):
            action = READ + scroll_of(tile)
            if action not in choices:
                choices.append(action)
    choices.append(DONE)
    return choices


def choose_scroll(table: Table, seat: int, action: int) -> None:
    if action == DONE:
        table.waiting.remove(seat)
        return
    for tile in table.tiles[seat]:
        if is_yellow(tile) and READ + scroll_of(tile) == action:
            if _is_chosen(table, seat, tile):
                continue
            table.reading[seat] |= 1 << (tile - YELLOW)
            return


def _is_chosen(table: Table, seat: int, tile: int) -> bool:
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


def _use(table: Table, seat: int, tile: int) -> None:
    scroll = scroll_of(tile)
    count = counted_by(table, seat, scroll)
    coins = count * SCROLL_COIN[scroll]
    table.money[seat] += coins
    table.tiles[seat].remove(tile)
    table.box.append(tile)
    table.tell(USED, seat, scroll, count, coins)
