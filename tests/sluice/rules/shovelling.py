"""Stones from the heap: a shovel of any size that the reach and the heap allow."""

from __future__ import annotations

from filon.core.ints import i64
from tests.sluice.data import SHOVELS
from tests.sluice.notation import TAKE, TOOK, WINKED
from tests.sluice.rules.scoring import is_lucky
from tests.sluice.table import Table


def offer_shovels(table: Table) -> None:
    for stones in range(1, SHOVELS + 1):
        if stones <= table.left and stones <= table.heap:
            table.offer(TAKE + stones - 1)


def take(table: Table, seat: i64, stones: i64) -> None:
    table.heap -= stones
    table.left -= stones
    table.pouch[seat] += stones
    table.tell(TOOK, seat, stones)
    if is_lucky(table, seat):
        table.tell(WINKED, seat)
