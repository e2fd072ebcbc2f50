"""§13: flags and medals; ties go to more medals, then to more nuggets."""

from __future__ import annotations

from filon.games.colorado.data import MEDAL_POINTS, SQUARES, ZONES
from filon.games.colorado.state import Table


def flag_points(table: Table, seat: int) -> int:
    """The value of the last ticked square of each zone."""
    points = 0
    for zone in range(ZONES):
        squares = table.flags[seat * ZONES + zone]
        if squares:
            points += SQUARES[zone][squares - 1]
    return points


def medal_points(table: Table, seat: int) -> int:
    points = 0
    for medal in table.medals[seat]:
        points += MEDAL_POINTS[medal]
    return points


def points_of(table: Table, seat: int) -> int:
    return flag_points(table, seat) + medal_points(table, seat)


def best_seats(table: Table) -> list[int]:
    ranks = [
        (points_of(table, seat), len(table.medals[seat]), table.nuggets[seat])
        for seat in range(table.seats)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
