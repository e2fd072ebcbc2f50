"""A quick move for rollouts: the largest shovel there is."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from tests.sluice.notation import DONE
from tests.sluice.rules.turn import offer_choices
from tests.sluice.table import Table


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    offer_choices(table, seat)
    last = table.slate[table.offered - 1]
    return table.slate[table.offered - 2] if last == DONE and table.offered > 1 else last
