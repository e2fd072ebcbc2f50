"""The end of the game: the most nuggets win, whatever else is left counts nothing."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.table import Table


def points_of(table: Table, seat: i64) -> i64:
    return nuggets_of(table, seat)
