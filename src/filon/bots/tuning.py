"""Better weights for a game's judge, found by playing.

Bots with a guess at better weights sit at one table with bots that have those of the start, and
luck is played twice with seats exchanged. What counts is the lead in points, which says more in
few games than who has won; the guesses close in on what led furthest.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from filon.bots.bot import Bot
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.judge import Judge
from filon.bots.ladder import Share, share_over
from filon.bots.swarm import Swarm
from filon.core.errors import BadSetup
from filon.core.game import AnyGame, State, checked_options
from filon.core.ints import vec
from filon.core.luck import Seeded
from filon.core.weights import DIGITS, Weights

GUESSES: Final = 14  # in a step
LUCKS: Final = 60  # that each is played for
UNIT: Final = 0.12  # of a weight's range
FRESH: Final = 500_000_000  # seeds from here on are never tuned on


class Step(NamedTuple):
    """What the guesses of one step came to."""

    number: int
    lead: float  # points ahead of the weights of the start, mean of all guesses
    best: float
    games: int
    weights: dict[str, float]  # the middle of the guesses from now on
    swarm: dict[str, Any]


class Lead(NamedTuple):
    """Of one luck, played twice."""

    points: float
    won: float  # the share of pairs


def play_through(game: AnyGame, bots: list[Bot], seed: int) -> State:
    """The table at the end of one game, without a log."""
    luck = Seeded(seed)
    state: State = game.setup(len(bots), checked_options(game, {}), luck)
    while True:
        seat = int(game.next_seat(state))
        if seat < 0:
            return state
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            action = bots[seat].choose(game.view(state, seat), legal)
        game.apply(state, seat, action, luck)


def share_of(scores: list[int], first: int) -> float:
    """Of the pairs at a table: those in which every other seat, from the first on, is ahead."""
    won = met = 0.0
    for mine in range(first, len(scores), 2):
        for theirs in range(1 - first, len(scores), 2):
            met += 1
            won += 0.5 if scores[mine] == scores[theirs] else scores[mine] > scores[theirs]
    return won / met


def lead_of(scores: list[int], first: int) -> float:
    """Points that every other seat, from the first on, is ahead of the rest: means."""
    mine, theirs = scores[first::2], scores[1 - first :: 2]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


class Tuner:
    """Goes on where its journal ends: a file with one step a line."""

    def __init__(
        self, game: AnyGame, journal: Path, seats: Sequence[int], seed: int, visits: int = 0
    ) -> None:
        self.game, self.journal, self.seats, self.seed, self.visits = (
            game, journal, seats, seed, visits
        )  # fmt: skip
        self.units = [UNIT * (weight.high - weight.low) for weight in game.weights.declared]
        self.number, self.weights = 0, game.weights.named()
        middle = [
            value / unit for value, unit in zip(self.weights.values(), self.units, strict=True)
        ]
        self.swarm = Swarm(middle)
        if journal.exists():
            self._go_on(journal.read_text(encoding="utf-8").splitlines())

    def _go_on(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, start=1):
            try:
                step = json.loads(line)
                self.number, self.swarm = step["number"], Swarm.again(step["swarm"])
                self.weights = Weights(self.game.weights.declared, step["weights"]).named()
            except (ValueError, KeyError, TypeError, BadSetup):
                wanted = f"expected a step of `filon tune {self.game.name}`"
                raise BadSetup(f"{self.journal}: {wanted} in line {number}") from None

    def steps(self, count: int, guesses: int = GUESSES, lucks: int = LUCKS) -> Iterator[Step]:
        for _ in range(count):
            self.number += 1
            step = self._tried(guesses, lucks)
            self.weights = step.weights
            with self.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(step._asdict()) + "\n")
            yield step

    def compared(self, lucks: int) -> tuple[float, Share]:
        """With the weights of the start, on seeds that nothing was tuned on: points ahead, and the
        share of pairs."""
        leads = [self._lead(self.weights, self.seed + FRESH + luck) for luck in range(lucks)]
        points = sum(lead.points for lead in leads) / len(leads)
        return points, share_over([(2, 2 * lead.won) for lead in leads])

    def _tried(self, guesses: int, lucks: int) -> Step:
        chance = random.Random(f"{self.seed} {self.number}")
        first = self.seed + lucks * (self.number - 1)
        seeds = range(first, first + lucks)
        tried = [self._within(guess) for guess in self.swarm.guesses(guesses, chance)]
        found = [self._mean_lead(self._named(guess), seeds) for guess in tried]
        self.swarm.learn(tried, found)
        self.swarm.middle = self._within(self.swarm.middle)
        mean = sum(found) / len(found)
        games = 2 * lucks * len(tried)
        middle = self._named(self.swarm.middle)
        return Step(self.number, mean, max(found), games, middle, self.swarm.kept())

    def _within(self, guess: Sequence[float]) -> list[float]:
        """No further than the limits of each weight."""
        return [
            min(weight.high / unit, max(weight.low / unit, value))
            for weight, unit, value in zip(
                self.game.weights.declared, self.units, guess, strict=True
            )
        ]

    def _named(self, guess: Sequence[float]) -> dict[str, float]:
        return {
            weight.name: round(min(weight.high, max(weight.low, value * unit)), DIGITS)
            for weight, unit, value in zip(
                self.game.weights.declared, self.units, guess, strict=True
            )
        }

    def _mean_lead(self, weights: Mapping[str, float], seeds: Sequence[int]) -> float:
        return sum(self._lead(weights, seed).points for seed in seeds) / len(seeds)

    def _lead(self, weights: Mapping[str, float], seed: int) -> Lead:
        """The same luck twice, seats exchanged."""
        seats = self.seats[seed % len(self.seats)]
        points = won = 0.0
        for first in range(2):
            bots = [
                self._bot(weights if seat % 2 == first else None, 31 * seed + seat)
                for seat in range(seats)
            ]
            scores = self.game.scores(play_through(self.game, bots, seed))
            points += lead_of(scores, first)
            won += share_of(scores, first)
        return Lead(points / 2, won / 2)

    def _bot(self, weights: Mapping[str, float] | None, seed: int) -> Bot:
        values: Any = self.game.weights.values
        if weights is not None:
            values = Weights(self.game.weights.declared, weights).values
        judge = Judge(self.game, vec[float](list(values)))
        if self.visits:
            return Ismcts(self.game, seed, self.visits, 0.0, judge)
        return Greedy(self.game, seed, judge)
