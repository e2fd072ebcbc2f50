"""“Les icônes de la Feuille de Route” and “Médaille”: the tracks of the bounty board and the
medals."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64
from filon.games.colorado.data import (
    MEDAL_POINTS,
    MEDALS_OF,
    SALOON,
    SALOON_ICONS,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TIPI,
    TIPI_ICONS,
    TIPI_LIST,
    WANTED,
    WANTED_ICONS,
    WANTED_LIST,
    ZONES,
)
from filon.games.colorado.notation import MEDALLED, TRACKED
from filon.games.colorado.table import Table


def win(table: Table, seat: i64, medal: i64) -> None:
    table.medals[seat] = append(table.medals[seat], medal)
    table.tell(MEDALLED, seat, medal, MEDAL_POINTS[medal])


def highest_open(table: Table, seat: i64, bounty: i64) -> i64:
    """The best medal of a list that was open when the turn began and is not yet the seat's."""
    gone = table.closed | table.fresh[seat]
    for medal in MEDALS_OF[bounty]:
        if not gone >> medal & 1:
            return medal
    return NOBODY


def win_highest(table: Table, seat: i64, bounty: i64) -> None:
    medal = highest_open(table, seat, bounty)
    if medal != NOBODY:
        table.fresh[seat] |= 1 << medal
        win(table, seat, medal)


def close_medals(table: Table) -> None:
    """What was won this turn is closed for all from now on."""
    for seat in range(table.seats):
        table.closed |= table.fresh[seat]
        table.fresh[seat] = 0


def tick_flag(table: Table, seat: i64, zone: i64) -> None:
    """The next square of the zone; the last one is worth a medal."""
    table.flags[seat * ZONES + zone] += 1
    if table.flags[seat * ZONES + zone] == len(SQUARES[zone]):
        win_highest(table, seat, zone)


def tick_tipi(table: Table, seat: i64, square: i64) -> i64:
    """The icon above the square."""
    table.tipi[seat] |= 1 << square
    table.tell(TRACKED, seat, TIPI, square + 1)
    if square == 0 or square == len(TIPI_ICONS) - 1:
        win_highest(table, seat, TIPI_LIST)
    return TIPI_ICONS[square]


def tick_saloon(table: Table, seat: i64) -> i64:
    """The icon above the square."""
    square = table.saloon[seat]
    table.saloon[seat] += 1
    table.tell(TRACKED, seat, SALOON, square + 1)
    if square == SALOON_SQUARES - 1:
        win_highest(table, seat, SALOON_LIST)
    return SALOON_ICONS[square]


def tick_wanted(table: Table, seat: i64) -> i64:
    """The icon above the square."""
    square = table.wanted[seat]
    table.wanted[seat] += 1
    table.tell(TRACKED, seat, WANTED, square + 1)
    if square == len(WANTED_ICONS) - 1:
        win_highest(table, seat, WANTED_LIST)
    return WANTED_ICONS[square]
