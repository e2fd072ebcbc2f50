"""Looks one action ahead, on imagined tables, and takes what looks best then."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from filon.bots.judge import Judge
from filon.bots.thought import Option, Thought
from filon.core.game import AnyGame
from filon.core.ints import i64
from filon.core.luck import Luck, Seeded

GUESSES: Final = 4  # imagined tables where something is hidden or thrown


class Greedy:
    def __init__(
        self,
        game: AnyGame,
        seed: SupportsIndex,
        judge: Judge | None = None,
        guesses: int = GUESSES,
    ) -> None:
        self._game = game
        self._luck: Luck = Seeded(seed)
        self._judge: Judge = judge or Judge(game)
        self._guesses = guesses

    def __reduce__(self) -> Any:
        return greedy_with, (self._game, self._luck, self._judge, self._guesses)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        worths = self.worths(view, legal)
        best = max(worths)
        equals = [place for place, worth in enumerate(worths) if worth == best]
        return legal[equals[self._luck.below(len(equals))]]

    def think(self, view: Any, legal: list[int]) -> Thought:
        """What it thinks of every choice, by the part of the others it would leave behind."""
        seat: i64 = view.viewer
        rivals = self._judge.worths(self._game.imagine(view, self._luck))
        worths = self.worths(view, legal)
        options = [
            Option(action, self._judge.chance(worths[at], seat, rivals), self._guesses, [])
            for at, action in enumerate(legal)
        ]
        options.sort(key=_worst_last)
        return Thought(seat, options, options[0].action)

    def worths(self, view: Any, legal: list[int]) -> list[float]:
        """Of each choice, the mean of all guesses."""
        seat: i64 = view.viewer
        totals = [0.0] * len(legal)
        table = self._game.imagine(view, self._luck)
        for guess in range(self._guesses):
            if guess:
                table = self._game.redeal(table, seat, self._luck)
            for place, action in enumerate(legal):
                after = self._game.copy(table)
                self._game.apply(after, seat, action, self._luck)
                totals[place] += self._judge.worth(after, seat)
        return [total / self._guesses for total in totals]


def _worst_last(option: Option) -> float:
    return -option.value


def greedy_with(game: AnyGame, luck: Luck, judge: Judge | None, guesses: int) -> Greedy:
    """One that shares somebody's luck."""
    bot = Greedy(game, 0, judge, guesses)
    bot._luck = luck
    return bot
