"""Any legal action, each as likely."""

from __future__ import annotations

from typing import Any

from filon.core.luck import Seeded


class Random:
    def __init__(self, seed: int) -> None:
        self._luck = Seeded(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[self._luck.below(len(legal))]
