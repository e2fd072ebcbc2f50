"""Chance taken apart: an action goes on until luck is needed, says what may come and how likely
each of it is, and goes on with the answer it is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from filon.core.errors import Asked, BadLuck
from filon.core.game import AnyGame, State, checked_options, checked_seats
from filon.core.luck import Asking, Luck


@dataclass(frozen=True)
class Setup:
    game: AnyGame
    seats: int
    options: dict[str, int]

    def __call__(self, luck: Luck) -> State:
        table: State = self.game.setup(self.seats, self.options, luck)
        return table


@dataclass(frozen=True)
class Act:
    game: AnyGame
    before: State
    seat: int
    action: int
    is_told: bool  # whether the table after it keeps the events

    def __call__(self, luck: Luck) -> State:
        after: State = self.game.copy(self.before)
        after.events = [] if self.is_told else None
        self.game.apply(after, self.seat, self.action, luck)
        return after


class Unfolding:
    """A setup or an action that stops wherever luck is needed.

    While it asks, `outcomes` and `weights` say what may come; then `state` is the table after it.
    It begins anew with every answer, so the table it started from is never changed.
    """

    def __init__(self, run: Setup | Act, said: list[int] | None = None) -> None:
        self._run = run
        self.said = list(said or [])  # the answers so far, as a record writes them
        self.outcomes: list[int] = []
        self.weights: list[int] = []
        self.state: State | None = None
        self._go_on()

    @property
    def asks(self) -> bool:
        return self.state is None

    def answer(self, outcome: int) -> None:
        if outcome not in self.outcomes:
            raise BadLuck(f"expected one of {self.outcomes}, got {outcome}")
        self.said.append(outcome)
        self._go_on()

    def branch(self, outcome: int) -> Unfolding:
        """Another one that was given this answer; this one still asks."""
        return Unfolding(self._run, [*self.said, outcome])

    def _go_on(self) -> None:
        self.outcomes, self.weights = [], []
        try:
            self.state = self._run(Asking(self.said))
        except Asked as question:
            self.outcomes, self.weights = question.outcomes, question.weights


def setting_up(game: AnyGame, seats: int, options: dict[str, int] | None = None) -> Unfolding:
    return Unfolding(Setup(game, checked_seats(game, seats), checked_options(game, options or {})))


def acting(game: AnyGame, state: State, seat: int, action: int, is_told: bool = False) -> Unfolding:
    """What a legal action may lead to; the table stays as it is."""
    return Unfolding(Act(game, state, seat, action, is_told))


def expectation(unfolding: Unfolding, value: Callable[[State], float]) -> float:
    """The exact mean of a value over all that luck may say."""
    if unfolding.state is not None:
        return value(unfolding.state)
    total = 0.0
    for outcome, weight in zip(unfolding.outcomes, unfolding.weights, strict=True):
        total += weight * expectation(unfolding.branch(outcome), value)
    return total / sum(unfolding.weights)
