"""Better weights for a game's judge, found by playing: small changes that win are kept.

Two quick bots with the same luck sit down in turn on each other's seats. A change is played for
in bouts, and given up as soon as it does not look better; so most cost little.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from filon.bots.bot import Bot
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.judge import Judge
from filon.core.game import AnyGame, State, checked_options
from filon.core.ints import vec
from filon.core.luck import Seeded
from filon.core.weights import DIGITS, Weights

BOUTS: Final = (10, 20, 40, 80, 160)  # pairs of games until a change is believed
TOO_WEAK: Final = 0.0  # standard errors above one half that a change must be to go on,
STRONG: Final = 1.6  # and to be kept after the last
CHANGED: Final = 0.35  # of the weights, at a time
STRIDE: Final = 0.12  # of a weight's range


class Step(NamedTuple):
    """One change, and what came of it."""

    number: int
    kept: bool
    share: float  # of all pairs at a table
    games: int
    weights: dict[str, float]  # those that hold from now on


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


class Bout:
    """Games so far between a challenger and the holder."""

    def __init__(self) -> None:
        self.shares: list[float] = []  # of each pair of games with the same luck

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def ahead(self) -> float:
        """In standard errors above one half."""
        count = len(self.shares)
        spread = sum((share - self.share) ** 2 for share in self.shares) / max(1, count - 1)
        return (self.share - 0.5) / math.sqrt(max(spread, 1e-4) / count)


def share_of(scores: list[int], first: int) -> float:
    """Of the pairs at a table: those in which every other seat, from the first on, is ahead."""
    won = met = 0.0
    for mine in range(first, len(scores), 2):
        for theirs in range(1 - first, len(scores), 2):
            met += 1
            won += 0.5 if scores[mine] == scores[theirs] else scores[mine] > scores[theirs]
    return won / met


class Tuner:
    """Goes on where its journal ends: a file with one step a line."""

    def __init__(
        self, game: AnyGame, journal: Path, seats: int, seed: int, visits: int = 0
    ) -> None:
        self.game, self.journal, self.seats, self.seed, self.visits = (
            game, journal, seats, seed, visits
        )  # fmt: skip
        self.number, self.weights = 0, game.weights.named()
        if journal.exists():
            for line in journal.read_text(encoding="utf-8").splitlines():
                step = json.loads(line)
                self.number, self.weights = step["number"], step["weights"]

    def steps(self, count: int) -> Iterator[Step]:
        for _ in range(count):
            self.number += 1
            step = self._tried()
            self.weights = step.weights
            with self.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(step._asdict()) + "\n")
            yield step

    def _tried(self) -> Step:
        chance = random.Random(f"{self.seed} {self.number}")
        changed = self._changed(chance)
        bout, seed = Bout(), self.seed + 1000 * self.number
        for games in BOUTS:
            while len(bout.shares) < games:
                bout.shares.append(self._pair(changed, seed + len(bout.shares)))
            if bout.ahead <= TOO_WEAK:
                break
        kept = len(bout.shares) == BOUTS[-1] and bout.ahead > STRONG
        weights = changed if kept else self.weights
        return Step(self.number, kept, bout.share, 2 * len(bout.shares), weights)

    def _changed(self, chance: random.Random) -> dict[str, float]:
        changed = dict(self.weights)
        declared = self.game.weights.declared
        sure = chance.choice(declared)
        for weight in declared:
            if weight is sure or chance.random() < CHANGED:
                move = chance.gauss(0.0, STRIDE * (weight.high - weight.low))
                value = changed[weight.name] * math.exp(chance.gauss(0.0, 0.3)) + 0.3 * move
                changed[weight.name] = round(min(weight.high, max(weight.low, value)), DIGITS)
        return changed

    def _pair(self, changed: dict[str, float], seed: int) -> float:
        """The same luck twice, seats exchanged."""
        total = 0.0
        for first in range(2):
            bots = [
                self._bot(changed if seat % 2 == first else self.weights, 31 * seed + seat)
                for seat in range(self.seats)
            ]
            total += share_of(self.game.scores(play_through(self.game, bots, seed)), first)
        return total / 2

    def _bot(self, weights: dict[str, float], seed: int) -> Bot:
        values: Any = Weights(self.game.weights.declared, weights).values
        judge = Judge(self.game, vec[float](list(values)))
        if self.visits:
            return Ismcts(self.game, seed, self.visits, 0.0, judge)
        return Greedy(self.game, seed, judge)
