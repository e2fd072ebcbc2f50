"""What an environment is made of, checked once: game, seats, options and how it pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from filon.core.errors import BadSetup
from filon.core.features import Features
from filon.core.game import AnyGame, Game, checked_options, checked_seats
from filon.games import NAMES, load

Reward = Literal["win", "score"]
Illegal = Literal["lose", "raise"]
FORFEIT = 100.0  # points, where rewards are points
LAST_SEED = 2**62


@dataclass(frozen=True)
class Settings:
    game: AnyGame
    seats: int
    options: dict[str, int]
    features: Features
    reward: str = "win"
    illegal: str = "lose"
    skip_forced: bool = False
    history: bool = False
    render_mode: str | None = None
    agents: list[str] = field(default_factory=list)

    @property
    def choices(self) -> int:
        return int(self.features.choices)

    def rewards(self, winners: Sequence[int], scores: Sequence[int]) -> NDArray[np.float64]:
        """Of each seat, at the end of a game; they add up to nothing."""
        wins = np.zeros(self.seats)
        wins[list(winners)] = 1
        return paid(self.reward, wins, np.asarray(scores, np.float64))

    def forfeits(self, losers: Sequence[int]) -> NDArray[np.float64]:
        """Of each seat, when some have done what they may not."""
        stakes = FORFEIT if self.reward == "score" else 1.0
        others = self.seats - len(losers)
        gain = stakes * len(losers) / others if others else 0.0
        rewards = np.full(self.seats, gain)
        rewards[list(losers)] = -stakes if others else 0.0
        return rewards


def paid(
    reward: str, wins: NDArray[np.float64], scores: NDArray[np.float64]
) -> NDArray[np.float64]:
    """By wins: 1 for winning alone, shared where several do, the others pay it together. By
    scores: the points by which a seat is ahead of the others' mean."""
    seats = wins.shape[-1]
    worth = wins / wins.sum(-1, keepdims=True) if reward == "win" else scores
    rest = worth.sum(-1, keepdims=True) - worth
    result: NDArray[np.float64] = worth - rest / (seats - 1)
    return result


def game_of(game: str | AnyGame) -> AnyGame:
    if isinstance(game, str):
        return load(game)
    if not isinstance(game, Game):
        raise BadSetup(
            f"expected the name of a game, got {game!r}; the names are: {', '.join(NAMES)}"
        )
    return game


def checked_seed(seed: object) -> int:
    try:
        number = index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number <= LAST_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to {LAST_SEED}, not {seed!r}")
    return number


def settings(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    options: dict[str, int] | None = None,
    reward: str = "win",
    illegal: str = "lose",
    skip_forced: bool = False,
    history: bool = False,
    render_mode: str | None = None,
) -> Settings:
    found = game_of(game)
    count = checked_seats(found, found.seats[0] if seats is None else seats)
    if options is not None and not isinstance(options, dict):
        raise BadSetup(f"expected options as a dict, like {{'max_rounds': 40}}, got {options!r}")
    _one_of("reward", reward, ("win", "score"))
    _one_of("illegal", illegal, ("lose", "raise"))
    _one_of("render_mode", render_mode, (None, "ansi", "human"))
    return Settings(
        game=found,
        seats=count,
        options=checked_options(found, options or {}),
        features=found.features(count),
        reward=reward,
        illegal=illegal,
        skip_forced=skip_forced,
        history=history,
        render_mode=render_mode,
        agents=[f"seat_{seat}" for seat in range(count)],
    )


def _one_of(name: str, came: Any, known: Sequence[Any]) -> None:
    if came not in known:
        expected = ", ".join(repr(one) for one in known)
        raise BadSetup(f"{name} must be one of {expected}, not {came!r}")
