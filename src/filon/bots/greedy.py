"""Looks one action ahead, on imagined tables, and takes what looks best then."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import AnyGame
from filon.core.luck import Seeded

GUESSES: Final = 4  # imagined tables where something is hidden or thrown


class Greedy:
    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._luck = Seeded(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        seat: int = view.viewer
        totals = [0.0] * len(legal)
        table = self._game.imagine(view, self._luck)
        for _ in range(GUESSES):
            for place, action in enumerate(legal):
                after = self._game.copy(table)
                self._game.apply(after, seat, action, self._luck)
                totals[place] += self._game.evaluate(after, seat)
            table = self._game.redeal(table, seat, self._luck)
        best = max(totals)
        equals = [place for place, total in enumerate(totals) if total == best]
        return legal[equals[self._luck.below(len(equals))]]
