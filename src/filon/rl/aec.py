"""PettingZoo's AEC interface: one seat acts after the other; where several are asked at once,
the lowest first, and none sees what another has chosen."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.rl.settings import Illegal, Reward, Settings, settings
from filon.rl.zoo import Seen, Zoo


def aec_env(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    options: dict[str, int] | None = None,
    reward: Reward = "win",
    illegal: Illegal = "lose",
    skip_forced: bool = False,
    history: bool = False,
    render_mode: str | None = None,
) -> FilonAEC:
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
    return FilonAEC(made)


class FilonAEC(Zoo, AECEnv[str, Seen, int]):  # type: ignore[misc]
    def __init__(self, made: Settings) -> None:
        super().__init__(made)
        self._seats = {agent: seat for seat, agent in enumerate(made.agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Options of the game are given once, when the environment is made."""
        self.run.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> Seen:
        if agent not in self._seats:
            raise BadSetup(f"no agent is called {agent!r}; they are: {', '.join(self._seats)}")
        return self.run.seen(self._seats[agent])

    def step(self, action: Any) -> None:
        if self.agents and self._is_dead(self.agent_selection):
            self._was_dead_step(action)
            return
        seat = self._seats[self.agent_selection] if self.agents else 0
        choice = self.run.checked(seat, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if choice is None:
            self.run.losers = [seat]
        else:
            self.run.act(seat, choice)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _is_dead(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _go_on(self) -> None:
        """The next seat, or the end."""
        if not self.run.over:
            self.agent_selection = self.possible_agents[self.run.next_seat()]
            return
        ends = self.truncations if self.run.cut_short else self.terminations
        rewards, scores = self.run.rewards(), self.run.game.scores(self.run.state)
        for agent in self.agents:
            seat = self._seats[agent]
            ends[agent] = True
            self.rewards[agent] = float(rewards[seat])
            self.infos[agent] = {"scores": list(scores)}
        self._deads_step_first()
