"""“Gagnant”: the nuggets under the claims a seat has marked."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.gold_am_yukon.data import CLAIMS, VALUES
from filon.games.gold_am_yukon.table import Table


def points_of(table: Table, seat: i64) -> i64:
    return table.nuggets[seat]


def claims_of(table: Table, seat: i64, value: i64) -> i64:
    """How many claims of a value a seat has marked."""
    count: i64 = 0
    for claim in range(CLAIMS):
        if VALUES[claim] == value and table.owner[claim] == seat:
            count += 1
    return count
