"""What a bot believes a table is worth: an argument of greedy and of search."""

from __future__ import annotations

import math
from typing import Any, Final

from filon.core.game import AnyGame, State
from filon.core.ints import append, i64, vec


class Judge:
    """The game's own heuristics, with the weights shipped or others."""

    def __init__(
        self, game: AnyGame, weights: vec[float] | None = None, breath: float = 0.0
    ) -> None:
        self._game: Final = game
        self._weights: Final = game.weights.values if weights is None else weights
        self._breath: Final = breath or game.breath

    def __reduce__(self) -> Any:
        return _again, (self._game, [float(one) for one in self._weights], self._breath)

    def worth(self, table: State, seat: i64) -> float:
        """In points or so; higher is better."""
        return self._game.weigh(table, seat, self._weights)

    def worths(self, table: State) -> vec[float]:
        """Of every seat."""
        found = vec[float]()
        for seat in range(table.seats):
            found = append(found, self._game.weigh(table, seat, self._weights))
        return found

    def chance(self, own: float, seat: i64, worths: vec[float]) -> float:
        """From 0 to 1: the part of the others that a seat worth so much is likely to leave
        behind."""
        total = 0.0
        for other in range(len(worths)):
            if other != seat:
                lead = (own - worths[other]) / self._breath
                total += 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
        return total / float(len(worths) - 1)


def _again(game: AnyGame, weights: list[float], breath: float) -> Judge:
    return Judge(game, vec[float](weights), breath)
