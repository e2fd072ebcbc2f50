"""Many games at once for learners in a hurry: Gymnasium's vector interface on compiled tables.

In every row the seat to play is asked, and `to_play` says which that is. Rewards have a column
for each seat. A game that ends begins anew in the same step: its last observation and scores are
in `info`, and its row shows the next game.
"""

from __future__ import annotations

import secrets
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from filon.core import record
from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.rows import row
from filon.rl.arrays import live_bytes
from filon.rl.errors import BadChoice, NoGame
from filon.rl.run import refusal
from filon.rl.settings import Reward, Settings, checked_seed, paid, settings
from filon.rl.spaces import choice_space, seen_space
from filon.rl.tables import CUT_SHORT, GOING_ON, OVER, Tables

Seen = dict[str, NDArray[Any]]
Numbers = NDArray[Any]


def vector_env(
    game: str | AnyGame,
    num_envs: int,
    seats: int | None = None,
    *,
    options: dict[str, int] | None = None,
    reward: Reward = "win",
    skip_forced: bool = False,
) -> FilonVector:
    if not isinstance(num_envs, SupportsIndex) or index(num_envs) < 1:
        raise BadSetup(f"expected at least one table, got num_envs={num_envs!r}")
    made = settings(
        game, seats, options=options, reward=reward, illegal="raise", skip_forced=skip_forced
    )
    return FilonVector(made, index(num_envs))


class FilonVector(VectorEnv[Seen, Numbers, Numbers]):
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, made: Settings, num_envs: int) -> None:
        self.made = made
        self.num_envs = num_envs
        self.tables = Tables(
            *(made.game, made.features, num_envs, made.seats, made.options, made.skip_forced)
        )
        self._begun = False
        self._seed = -1
        single = {**seen_space(made).spaces, "to_play": spaces.Discrete(made.seats)}
        self.single_observation_space = spaces.Dict(single)
        self.single_action_space = choice_space(made)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Row i plays the seed + i, then the seed + i + num_envs, and so on; without a seed a
        reset goes on behind the last one."""
        if seed is None:
            following = max((int(last) for last in self.tables.seeds), default=0) + 1
            seed = following if self._begun else secrets.randbits(31)
        self._seed = checked_seed(seed)
        super().reset(seed=self._seed)
        self.tables.begin(self._seed)
        self._begun = True
        return self._seen(), {"seed": np.array(self.tables.seeds, np.int64)}

    def step(self, actions: Numbers) -> tuple[Seen, Numbers, Numbers, Numbers, dict[str, Any]]:
        if not self._begun:
            raise NoGame("no game has begun: call reset() first")
        self.tables.step(self._checked(actions))
        how = np.array(self.tables.how, np.int64)
        ended = how != GOING_ON
        rewards = np.zeros((self.num_envs, self.made.seats), np.float32)
        info: dict[str, Any] = {}
        if ended.any():
            scores, wins = self._numbers(self.tables.scores), self._numbers(self.tables.wins)
            rewards[ended] = paid(self.made.reward, wins[ended], scores[ended])
            info = self._endings(ended, scores)
        return self._seen(), rewards, how == OVER, how == CUT_SHORT, info

    def _numbers(self, numbers: Any) -> NDArray[np.float64]:
        return np.array(numbers, np.float64).reshape(self.num_envs, self.made.seats)

    def _checked(self, actions: Any) -> Any:
        """Refuses before any table moves."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadChoice(
                f"expected {self.num_envs} whole numbers, one for each table, "
                f"got {chosen.dtype} of shape {chosen.shape}"
            )
        choices = row(chosen.tolist())
        bad = int(self.tables.first_bad(choices))
        if bad >= 0:
            legal = np.flatnonzero(self._mask()[bad]).tolist()
            raise BadChoice(f"table {bad}: {refusal(self.made, int(chosen[bad]), legal)}")
        return choices

    def _mask(self) -> NDArray[np.int8]:
        return live_bytes(self.tables.mask).view(np.int8).reshape(self.num_envs, -1)

    def _seen(self) -> Seen:
        """Copies: what a learner keeps must not change under it."""
        seen = live_bytes(self.tables.seen).reshape(self.num_envs, -1)
        return {
            "observation": seen.copy(),
            "action_mask": self._mask().copy(),
            "to_play": np.array(self.tables.to_play, np.int64),
        }

    def _endings(self, ended: NDArray[np.bool_], scores: NDArray[np.float64]) -> dict[str, Any]:
        last = live_bytes(self.tables.final_seen).reshape(self.num_envs, -1)
        final = np.full(self.num_envs, None, dtype=object)
        for n in np.flatnonzero(ended).tolist():
            final[n] = {
                "observation": last[n].copy(),
                "action_mask": np.zeros(self.made.choices, np.int8),
                "to_play": np.int64(self.tables.actors[n]),
            }
        seeds = np.array(self.tables.last_seeds, np.int64)
        return {
            "final_obs": final,
            "_final_obs": ended,
            "scores": np.where(ended[:, None], scores, 0).astype(np.int64),
            "_scores": ended,
            "seed": np.where(ended, seeds, -1),
            "_seed": ended,
        }

    def record(self, table: int, last: bool = False) -> str:
        """The game of a table, or the one played there before it, as a text that replays."""
        tables = self.tables
        if table not in range(self.num_envs):
            raise BadSetup(f"expected a table from 0 to {self.num_envs - 1}, got {table!r}")
        seed = int(tables.last_seeds[table] if last else tables.seeds[table])
        if not self._begun or seed < 0:
            raise NoGame(f"no game has ended at table {table} yet" if last else "call reset()")
        match = Match(self.made.game, self.made.seats, Seeded(seed), self.made.options)
        for action in tables.last_logs[table] if last else tables.logs[table]:
            match.submit(match.game.next_seat(match.state), action)
        return record.dump(match, {"seed": str(seed)})
