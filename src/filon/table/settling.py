"""What nobody can take back any more: it follows from the journal, the same in every process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from filon.table.journal import ACT, UNDO, Entry

REEL: Final = 64  # acts that are filmed together
REACH: Final = 64  # acts that stay at hand; what lies further back is settled


def settled(length: int) -> int:
    """How many acts, once a game has been so long."""
    return REEL * (length // REEL) - REACH


def longest(before: int, entries: Sequence[Entry], after: int) -> int:
    """How long a game was, before anything was taken back, with the entries after some number."""
    length = most = before
    for entry in entries:
        if entry.n > after and entry.kind in (ACT, UNDO):
            length += 1 if entry.kind == ACT else -1
            most = max(most, length)
    return most
