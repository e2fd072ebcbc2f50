"""What a command comes to. Nothing has happened until it is written down and adopted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from filon.table.chairs import Chair
from filon.table.clock import Clock
from filon.table.journal import Entry
from filon.table.news import ChatLine


def _nothing() -> None:
    return


@dataclass(slots=True)
class Change:
    """To be written as one: all of it or nothing. `adopt` then makes it true in memory."""

    entries: list[Entry] = field(default_factory=list)
    chairs: dict[int, Chair] = field(default_factory=dict)
    header: dict[str, Any] = field(default_factory=dict)  # of the table: status, rematch, …
    chat: list[ChatLine] = field(default_factory=list)
    asks: list[int] = field(default_factory=list)  # seats that were not to act before
    clock: Clock | None = None  # if it is another one now
    adopt: Callable[[], None] = _nothing

    @property
    def is_empty(self) -> bool:
        return not (self.entries or self.chairs or self.header or self.chat or self.clock)
