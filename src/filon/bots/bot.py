"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from filon.bots.thought import Thought


class Bot(Protocol):
    def choose(self, view: Any, legal: list[int]) -> int:
        """One of the legal actions of the view's seat; asked only when there are some."""
        ...


class Thinker(Bot, Protocol):
    """A bot that can say what it thinks; a visitor need not."""

    def think(self, view: Any, legal: list[int]) -> Thought:
        """Of all it looked at; asked where there are several."""
        ...
