"""What each seat is busy with, and who is to act."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.colorado.fields import IDLE
from filon.games.colorado.table import Table


def set_task(table: Table, seat: i64, task: i64) -> None:
    table.task[seat] = task
    if task == IDLE:
        table.busy &= ~(1 << seat)
    else:
        table.busy |= 1 << seat
