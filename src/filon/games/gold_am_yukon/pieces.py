"""Every prospector, wherever it is: counts that no action may ever change."""

from __future__ import annotations

from filon.core.rows import count_of
from filon.games.gold_am_yukon.table import Table


def counted(table: Table) -> list[int]:
    """Of each seat: in hand, in the chain, on claims, gone."""
    return [
        table.hand[seat] + table.gone[seat] + len(table.chains[seat]) + count_of(table.owner, seat)
        for seat in range(table.seats)
    ]
