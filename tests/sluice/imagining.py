"""A table that a viewer cannot tell from the true one: other charms."""

from __future__ import annotations

from filon.core.luck import Luck
from tests.sluice.data import FACES
from tests.sluice.table import Table, unveiled


def imagined(view: Table, luck: Luck) -> Table:
    table = unveiled(view)
    for seat in range(table.seats):
        if table.charm[seat] == 0:
            table.charm[seat] = luck.die(FACES)
    return table
