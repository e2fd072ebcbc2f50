"""A Gymnasium environment: one seat is the learner's, bots have the others.

The bots are seeded as in the arena, so the same seed and the same choices give the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from numpy.typing import NDArray

from filon.bots import Bot, make
from filon.bots.arena import bot_seed
from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.rl.errors import BadChoice
from filon.rl.run import Run
from filon.rl.settings import Illegal, Reward, Settings, settings
from filon.rl.spaces import choice_space, seen_space

Seen = dict[str, Any]
Opponents = str | Bot | Sequence[str | Bot]


def seat_env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    seat: int | None = None,
    opponents: Opponents = "random",
    options: dict[str, int] | None = None,
    reward: Reward = "win",
    illegal: Illegal = "lose",
    skip_forced: bool = False,
    history: bool = False,
    render_mode: str | None = None,
) -> FilonSeat:
    """Without a seat it is the seed's, and changes from game to game; opponents are named in the
    order of play after the learner, or one name stands for all."""
    made = settings(
        game,
        seats,
        options=options,
        reward=reward,
        illegal=illegal,
        skip_forced=skip_forced,
        history=history,
        render_mode=render_mode,
    )
    if seat is not None and seat not in range(made.seats):
        raise BadSetup(f"expected a seat from 0 to {made.seats - 1}, got {seat}")
    return FilonSeat(made, seat, _named(made, opponents))


def _named(made: Settings, opponents: Opponents) -> list[str | Bot]:
    """One for each of the other seats; names are tried out at once."""
    if isinstance(opponents, str) or hasattr(opponents, "choose"):
        named: list[str | Bot] = [opponents] * (made.seats - 1)
    elif isinstance(opponents, Sequence):
        named = list(opponents)
    else:
        raise BadSetup(f"expected bots' names as opponents, got {opponents!r}")
    if len(named) != made.seats - 1:
        raise BadSetup(f"expected {made.seats - 1} opponents, got {len(named)}: {named}")
    for name in named:
        if isinstance(name, str):
            make(name, made.game, 0)
        elif not hasattr(name, "choose"):
            raise BadSetup(f"an opponent is a bot's name or has `choose`; {name!r} has neither")
    return named


class FilonSeat(gym.Env[Seen, Any]):
    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(self, made: Settings, seat: int | None, opponents: list[str | Bot]) -> None:
        self.made = made
        self.run = Run(made)
        self.seat = seat or 0
        self._fixed = seat
        self._opponents = opponents
        self._bots: dict[int, Bot] = {}
        self.render_mode = made.render_mode
        self.observation_space = seen_space(made)
        self.action_space = choice_space(made)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        self.run.begin(seed)
        super().reset(seed=self.run.seed)
        seats = self.made.seats
        self.seat = self.run.seed % seats if self._fixed is None else self._fixed
        self._bots = {}
        for step, name in enumerate(self._opponents, start=1):
            other = (self.seat + step) % seats
            self._bots[other] = self._seated(name, other)
        self._play_on()
        return self._seen(), self._info()

    def _seated(self, name: str | Bot, seat: int) -> Bot:
        if isinstance(name, str):
            return make(name, self.made.game, bot_seed(self.run.seed, seat))
        return name

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        run = self.run
        choice = run.checked(self.seat, action)
        if choice is None:
            run.losers = [self.seat]
        else:
            run.act(self.seat, choice)
            self._play_on()
        reward = float(run.rewards()[self.seat]) if run.over else 0.0
        if self.render_mode == "human":
            self.render()
        cut = run.cut_short
        return self._seen(), reward, run.over and not cut, cut, self._info()

    def _play_on(self) -> None:
        """The others play until the learner is asked."""
        run = self.run
        while not run.over:
            seat = run.next_seat()
            if seat == self.seat:
                return
            run.apply(seat, self._choice(seat))
            run.skip_forced()

    def _choice(self, seat: int) -> int:
        """Of an opponent; what goes wrong in it is raised here, in the learner's process."""
        bot = self._bots[seat]
        legal = [int(action) for action in self.run.game.legal(self.run.state, seat)]
        action = bot.choose(self.run.view(seat), legal)
        if action not in legal:
            name = type(bot).__name__
            raise BadChoice(
                f"the opponent {name} at seat {seat} chose {action!r}, which is not legal: {legal}"
            )
        return int(action)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal ids, as maskable learners ask for them."""
        return self.run.mask(self.seat).astype(np.bool_)

    def _seen(self) -> Seen:
        return self.run.seen(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seed": self.run.seed, "seat": self.seat}
        if self.run.over:
            info["scores"] = [int(score) for score in self.run.game.scores(self.run.state)]
        return info

    def render(self) -> str | None:
        return self.run.render()

    def record(self) -> str:
        return self.run.record()
