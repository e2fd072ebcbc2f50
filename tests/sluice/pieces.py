"""Every stone, wherever it is: a count that no action may ever change."""

from __future__ import annotations

from filon.core.rows import total
from tests.sluice.table import Table


def counted(table: Table) -> list[int]:
    return [int(table.heap + total(table.pouch))]
