"""What counts: stones, and a charm that fits them."""

from __future__ import annotations

from filon.core.ints import i64
from tests.sluice.data import CHARM, FACES
from tests.sluice.table import Table


def is_lucky(table: Table, seat: i64) -> bool:
    """Whether the last digit of the pouch, counted in sixes, is the seat's charm."""
    return table.pouch[seat] % FACES + 1 == table.charm[seat]


def points_of(table: Table, seat: i64) -> i64:
    points = table.pouch[seat]
    return points + CHARM if is_lucky(table, seat) else points
