"""Any legal action, each as likely."""

from __future__ import annotations

from typing import Any, SupportsIndex

from filon.bots.thought import Option, Thought
from filon.core.luck import Luck, Seeded


class Random:
    def __init__(self, seed: SupportsIndex) -> None:
        self._luck: Luck = Seeded(seed)

    def __reduce__(self) -> Any:
        return _again, (self._luck,)

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[self._luck.below(len(legal))]

    def think(self, view: Any, legal: list[int]) -> Thought:
        """Nothing: all are as good."""
        options = [Option(action, 0.5, 0, []) for action in legal]
        return Thought(int(view.viewer), options, self.choose(view, legal))


def _again(luck: Luck) -> Random:
    bot = Random(0)
    bot._luck = luck
    return bot
