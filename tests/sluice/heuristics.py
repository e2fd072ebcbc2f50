"""A table judged: the points that there are, and a little for the next roll."""

from __future__ import annotations

from filon.core.ints import i64
from tests.sluice.rules.scoring import points_of
from tests.sluice.table import Table


def prospects(table: Table, seat: i64) -> float:
    return float(points_of(table, seat)) + (0.5 if seat == table.turn else 0.0)
