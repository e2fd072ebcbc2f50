"""“Fin de partie”: flags and medals; ties go to more medals, then to more nuggets."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.colorado.data import MEDAL_POINTS, SQUARES, ZONES
from filon.games.colorado.table import Table


def flag_points(table: Table, seat: i64) -> i64:
    """The value of the last ticked square of each zone."""
    points: i64 = 0
    for zone in range(ZONES):
        points += zone_points(table, seat, zone)
    return points


def zone_points(table: Table, seat: i64, zone: i64) -> i64:
    squares = table.flags[seat * ZONES + zone]
    return SQUARES[zone][squares - 1] if squares else 0


def medal_points(table: Table, seat: i64) -> i64:
    points: i64 = 0
    for medal in table.medals[seat]:
        points += MEDAL_POINTS[medal]
    return points


def points_of(table: Table, seat: i64) -> i64:
    return flag_points(table, seat) + medal_points(table, seat)


def rank_of(table: Table, seat: i64) -> tuple[int, int, int]:
    """Points; medals break ties, then nuggets."""
    return int(points_of(table, seat)), len(table.medals[seat]), int(table.nuggets[seat])


def best_seats(table: Table) -> list[int]:
    ranks = [rank_of(table, seat) for seat in range(table.seats)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def tie_break(table: Table) -> str:
    """What makes one of those level on points the winner; empty where only one has the most."""
    ranks = [rank_of(table, seat) for seat in range(table.seats)]
    points, medals, nuggets = max(ranks)
    level = [rank for rank in ranks if rank[0] == points]
    if len(level) == 1:
        return ""
    level = [rank for rank in level if rank[1] == medals]
    if len(level) == 1:
        return "tie.medals"
    level = [rank for rank in level if rank[2] == nuggets]
    return "tie.nuggets" if len(level) == 1 else "tie.shared"
