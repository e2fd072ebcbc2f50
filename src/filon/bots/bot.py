"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    def choose(self, view: Any, legal: list[int]) -> int:
        """One of the legal actions of the view's seat; asked only when there are some."""
        ...
