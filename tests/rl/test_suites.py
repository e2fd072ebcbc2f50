"""The peers' own suites, unmodified, for all games with the fewest and the most seats."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pyspiel
import pytest
from gymnasium.utils import env_checker
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import filon.rl.openspiel  # noqa: F401  registers our games
from filon.games import NAMES, load
from filon.rl import aec_env, parallel_env, register, seat_env, vector_env
from filon.rl.registry import id_of
from filon.rl.vector import FilonVector

CASES = [(name, load(name).seats[place]) for name in NAMES for place in (0, -1)]
cases = pytest.mark.parametrize(("name", "seats"), CASES)
CYCLES = 100
SHORT = {
    "gold-am-yukon": {"max_rounds": 8},
    "colorado": {"max_turns": 6},
    "lost-valley": {"max_rounds": 6},
    "treasure-hunter": {},
}


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """Suites advise on style by warnings; a broken promise is an error all the same."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@cases
def test_pettingzoo_api(name: str, seats: int) -> None:
    api_test(aec_env(name, seats), num_cycles=CYCLES)


@cases
def test_pettingzoo_api_to_the_end(name: str, seats: int) -> None:
    api_test(aec_env(name, seats, options=SHORT[name]), num_cycles=1000)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_api_with_a_history(name: str) -> None:
    api_test(aec_env(name, history=True), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, history=True), num_cycles=CYCLES)


@cases
def test_pettingzoo_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats), num_cycles=CYCLES)


@cases
def test_pettingzoo_seeds(name: str, seats: int) -> None:
    seed_test(lambda: aec_env(name, seats), num_cycles=CYCLES // seats)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=CYCLES)


@cases
def test_pettingzoo_render(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env(name, seats, render_mode=render_mode))
    assert capsys.readouterr().out


@cases
def test_pettingzoo_save_obs(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(aec_env(name, seats))


@cases
def test_gymnasium_check_env(name: str, seats: int) -> None:
    register()
    made = gym.make(id_of(load(name)), seats=seats, opponents="random")
    check_env(made.unwrapped)
    check_env(seat_env(name, seats, opponents="greedy", illegal="lose"))
    check_env(seat_env(name, seats, history=True))


class FirstRow(gym.Env[Any, Any]):
    """A row of a vector as an environment of its own, for a suite that knows no vectors."""

    def __init__(self, vector: FilonVector) -> None:
        self.vector = vector
        self.observation_space = vector.single_observation_space
        self.action_space = vector.single_action_space
        self._mask = np.zeros(0, np.int8)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        seen, _ = self.vector.reset(seed=seed)
        return self._row(seen), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The suite samples without a mask: the nearest legal id above stands for it."""
        legal = np.flatnonzero(self._mask)
        chosen = legal[np.searchsorted(legal, action) % len(legal)]
        seen, paid, ended, cut, _ = self.vector.step(np.array([chosen]))
        return self._row(seen), float(paid[0, 0]), bool(ended[0]), bool(cut[0]), {}

    def _row(self, seen: dict[str, Any]) -> dict[str, Any]:
        self._mask = seen["action_mask"][0]
        return {name: numbers[0] for name, numbers in seen.items()}


@cases
def test_gymnasium_check_env_on_a_vector(name: str, seats: int) -> None:
    check_env(FirstRow(vector_env(name, 1, seats)))


@cases
def test_gymnasium_checks_that_take_a_vector_as_it_is(name: str, seats: int) -> None:
    """`check_env` refuses whatever is no `gymnasium.Env`, and no vector is one; and some of its
    checks sample without a mask. These take a vector itself."""
    env: Any = vector_env(name, 3, seats)
    with pytest.raises(TypeError, match=r"must inherit from the gymnasium\.Env class"):
        check_env(env)
    env_checker.check_space_limit(env.action_space, "action")
    env_checker.check_space_limit(env.observation_space, "observation")
    env_checker.check_reset_return_type(env)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_reset_options(env)


@cases
def test_openspiel_random_sim(name: str, seats: int) -> None:
    short = f"filon_{name.replace('-', '_')}"
    game = pyspiel.load_game(short, {"players": seats, **SHORT[name]})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
