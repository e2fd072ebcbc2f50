"""Setting up: the heap, a charm for everybody, who begins."""

from __future__ import annotations

from filon.core.luck import Luck
from tests.sluice.data import FACES
from tests.sluice.table import Table


def begin(table: Table, luck: Luck) -> None:
    for seat in range(table.seats):
        table.charm[seat] = luck.die(FACES)
    table.turn = luck.below(table.seats)
