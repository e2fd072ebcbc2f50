"""PettingZoo's parallel interface, for games where several are asked at once: all seats answer
in one step, and one who is not asked can only *wait*, the last id.

Those who are asked act in the order of the seats. A seat whose chain of actions goes on is asked
again in the next step, so in Colorado others' dice may come between where they would come later
in `aec_env`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from filon.core.game import AnyGame
from filon.rl.errors import BadChoice, NoGame
from filon.rl.settings import Illegal, Reward, Settings, settings
from filon.rl.zoo import Seen, Zoo

Steps = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def parallel_env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    options: dict[str, int] | None = None,
    reward: Reward = "win",
    illegal: Illegal = "lose",
    skip_forced: bool = False,
    history: bool = False,
    render_mode: str | None = None,
) -> FilonParallel:
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
    return FilonParallel(made)


class FilonParallel(Zoo, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    def __init__(self, made: Settings) -> None:
        super().__init__(made, 1)
        self.wait = made.choices  # the id of a seat that is not asked

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.run.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, int]) -> Steps:
        if not self.agents:
            raise NoGame("no game is going on: call reset()")
        asked = self.run.to_act
        choices = [self._checked(seat, asked, actions) for seat in range(self.made.seats)]
        losers = [seat for seat, choice in enumerate(choices) if choice is None]
        if losers:
            self.run.losers = losers
        else:
            self._act(asked, choices)
        return self._outcome()

    def _checked(self, seat: int, asked: list[int], actions: dict[str, int]) -> int | None:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadChoice(f"expected an action of {agent}, got those of {sorted(actions)}")
        if seat in asked:
            return self.run.checked(seat, actions[agent])
        if actions[agent] == self.wait:
            return self.wait
        if self.made.illegal == "lose":
            return None
        raise BadChoice(f"seat {seat} is not asked and can only wait ({self.wait})")

    def _act(self, asked: list[int], choices: list[int | None]) -> None:
        """All were chosen at the same table, so what each means is read off before any acts."""
        features, state = self.made.features, self.run.state
        self.run.heard(range(self.made.seats))
        meant = [(seat, features.absolute(state, seat, choices[seat] or 0)) for seat in asked]
        for seat, action in meant:
            self.run.apply(seat, int(action))
        self.run.skip_forced()

    def _outcome(self) -> Steps:
        run, agents = self.run, self.agents
        rewards = run.rewards() if run.over else [0.0] * self.made.seats
        seen, infos = self._seen(), self._infos()
        cut = run.cut_short
        ended = dict.fromkeys(agents, run.over and not cut)
        truncated = dict.fromkeys(agents, cut)
        if run.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        paid = {agent: float(rewards[seat]) for seat, agent in enumerate(agents)}
        return seen, paid, ended, truncated, infos

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.run.seen(n, 1) for n, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        if not self.run.over:
            return {agent: {} for agent in self.possible_agents}
        scores = self.run.game.scores(self.run.state)
        return {agent: {"scores": list(scores)} for agent in self.possible_agents}
