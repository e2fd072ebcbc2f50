"""What PettingZoo's two interfaces share: agents for seats, their spaces, the table as text."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from filon.rl.run import Run
from filon.rl.settings import Settings
from filon.rl.spaces import choice_space, seen_space

Seen = dict[str, Any]


class Zoo:
    def __init__(self, made: Settings, waiting: int = 0) -> None:
        """`waiting` ids more where a seat may have to wait."""
        self.made = made
        self.run = Run(made)
        self.render_mode = made.render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{made.game.name.replace('-', '_')}_v{made.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(made.agents)
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen_space(made, waiting) for agent in made.agents}
        self.action_spaces = {agent: choice_space(made, waiting) for agent in made.agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as text, with nobody's secrets; printed where people look on."""
        return self.run.render()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def record(self) -> str:
        """The game so far as a text that replays."""
        return self.run.record()
