"""Guesses around a middle that moves, and narrows, towards what did best: an evolution strategy
with a spread for every coordinate (separable CMA-ES)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, Final

WIDEST: Final = 1.5  # units that a stride may grow to


class Swarm:
    """In units of its caller's; a stride of 1 tries what is about one unit away."""

    def __init__(self, middle: Sequence[float], stride: float = 1.0) -> None:
        size = len(middle)
        self.middle = list(middle)
        self.stride = stride
        self.spreads = [1.0] * size  # squared, of each coordinate
        self.way = [0.0] * size  # of the last steps, in spreads: how far they led together,
        self.drift = [0.0] * size  # and in units

    def kept(self) -> dict[str, Any]:
        """All of it, as data."""
        return dict(vars(self))

    @classmethod
    def again(cls, kept: dict[str, Any]) -> Swarm:
        swarm = cls(kept["middle"])
        vars(swarm).update(kept)
        return swarm

    def guesses(self, count: int, chance: random.Random) -> list[list[float]]:
        """Each with its opposite, so that luck favours no direction."""
        found = []
        for _ in range(count // 2):
            ways = [self.stride * math.sqrt(each) * chance.gauss(0.0, 1.0) for each in self.spreads]
            for side in (1.0, -1.0):
                found.append([m + side * w for m, w in zip(self.middle, ways, strict=True)])
        return found

    def learn(self, guesses: Sequence[Sequence[float]], worths: Sequence[float]) -> None:
        """Goes towards the better half, the best of it before all."""
        order = sorted(range(len(guesses)), key=lambda at: -worths[at])[: len(guesses) // 2]
        parts = _parts(len(order))
        moves = [self._move(guesses[at]) for at in order]
        step = [
            sum(part * move[at] for part, move in zip(parts, moves, strict=True))
            for at in range(len(self.middle))
        ]
        self.middle = [m + self.stride * s for m, s in zip(self.middle, step, strict=True)]
        self._widen(step, moves, parts)

    def _move(self, guess: Sequence[float]) -> list[float]:
        return [(g - m) / self.stride for g, m in zip(guess, self.middle, strict=True)]

    def _widen(
        self, step: Sequence[float], moves: Sequence[Sequence[float]], parts: Sequence[float]
    ) -> None:
        """Longer strides while steps lead one way, shorter while they undo each other; wider where
        the better ones were further apart."""
        size = len(step)
        weight = 1.0 / sum(part * part for part in parts)  # how many count, in effect
        memory = (weight + 2.0) / (size + weight + 5.0)
        pull = math.sqrt(memory * (2.0 - memory) * weight)
        self.way = [
            (1.0 - memory) * w + pull * s / math.sqrt(spread)
            for w, s, spread in zip(self.way, step, self.spreads, strict=True)
        ]
        usual = math.sqrt(size) * (1.0 - 1.0 / (4.0 * size) + 1.0 / (21.0 * size * size))
        length = math.sqrt(sum(w * w for w in self.way))
        self.stride *= math.exp(memory / (1.0 + memory) * (length / usual - 1.0))
        self.stride = min(WIDEST, self.stride)
        recall = 4.0 / (size + 4.0)
        pull = math.sqrt(recall * (2.0 - recall) * weight)
        self.drift = [(1.0 - recall) * d + pull * s for d, s in zip(self.drift, step, strict=True)]
        faster = (size + 2.0) / 3.0  # than with a spread for every pair of coordinates
        by_drift = faster * 2.0 / ((size + 1.3) ** 2 + weight)
        by_moves = faster * 2.0 * (weight - 2.0 + 1.0 / weight) / ((size + 2.0) ** 2 + weight)
        by_moves = min(1.0 - by_drift, max(0.0, by_moves))
        self.spreads = [
            (1.0 - by_drift - by_moves) * self.spreads[at]
            + by_drift * self.drift[at] ** 2
            + by_moves * sum(p * move[at] ** 2 for p, move in zip(parts, moves, strict=True))
            for at in range(size)
        ]


def _parts(count: int) -> list[float]:
    """How much each of the better half counts."""
    raw = [math.log(count + 0.5) - math.log(place) for place in range(1, count + 1)]
    return [part / sum(raw) for part in raw]
