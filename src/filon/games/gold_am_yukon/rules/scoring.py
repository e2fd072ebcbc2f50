"""“Gagnant”: the nuggets under the claims a seat has marked."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.gold_am_yukon.table import Table


def points_of(table: Table, seat: i64) -> i64:
    return table.nuggets[seat]
