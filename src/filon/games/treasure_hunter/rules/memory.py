"""What each seat saw in the draft, and when: four bits of each seat and card in `seen`, one more
than the number of cards it had drafted, or 0."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.games.treasure_hunter.table import Table

SEEN_BITS: Final[i64] = 4
SEEN_MASK: Final[i64] = 15


def remember(table: Table, seat: i64) -> None:
    """Looks at the pack of a seat through its eyes."""
    others = ~(SEEN_MASK << (SEEN_BITS * seat))
    now = (table.pick + 1) << (SEEN_BITS * seat)
    seen = table.seen
    for card in table.packs[seat]:
        seen[card] = (seen[card] & others) | now


def seen_at(table: Table, seat: i64, card: i64) -> i64:
    """How many cards the seat had drafted when it saw the card last; -1 if it did not."""
    return ((table.seen[card] >> (SEEN_BITS * seat)) & SEEN_MASK) - 1
