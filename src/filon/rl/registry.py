"""Our ids in the registries of Gymnasium and PettingZoo: `filon/colorado-v2`, the version being
that of the rules. They are entered when this is imported, so Gymnasium finds them without more as
`filon.rl.registry:filon/colorado-v2`."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import pettingzoo

from filon.core.game import AnyGame
from filon.games import NAMES, load
from filon.rl.aec import aec_env
from filon.rl.parallel import parallel_env
from filon.rl.seat import seat_env
from filon.rl.vector import vector_env


def id_of(game: AnyGame) -> str:
    return f"filon/{game.name}-v{game.version}"


def register() -> list[str]:
    """Enters all games that are not there yet; returns their ids."""
    return [_registered(load(name)) for name in NAMES]


def _registered(game: AnyGame) -> str:
    name = id_of(game)
    if name not in gym.registry:
        gym.register(
            name,
            entry_point="filon.rl.registry:seat_env",
            vector_entry_point="filon.rl.registry:made_vector",
            kwargs={"game": game.name},
            order_enforce=False,
            disable_env_checker=True,
        )
    if name not in pettingzoo.aec_registry:
        kwargs = {"game": game.name}
        pettingzoo.register("aec", name, "filon.rl.registry:aec_env", kwargs=kwargs)
        pettingzoo.register("parallel", name, "filon.rl.registry:parallel_env", kwargs=kwargs)
    return name


def made_vector(num_envs: int, game: str, **kwargs: Any) -> Any:
    return vector_env(game, num_envs, **kwargs)


register()

__all__ = ["aec_env", "id_of", "parallel_env", "register", "seat_env", "vector_env"]
