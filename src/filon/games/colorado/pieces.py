"""Every card, wherever it is: counts that no action may ever change."""

from __future__ import annotations

from filon.games.colorado.data import KINDS
from filon.games.colorado.table import Table


def counted(table: Table) -> list[int]:
    """Of each kind: in the deck, on the pile, in hands and in areas."""
    counts = [table.deck[card] + table.pile[card] for card in range(KINDS)]
    for seat in range(table.seats):
        for card in range(KINDS):
            counts[card] += table.hand[seat * KINDS + card] + (table.area[seat] >> card & 1)
    return counts
