"""What learners' code gets wrong, and the line it is told."""

from __future__ import annotations

import builtins
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import pettingzoo
import pytest

from filon.core.errors import BadSetup, FilonError
from filon.games import load
from filon.rl import aec_env, layout, observe, parallel_env, register, seat_env, vector_env
from filon.rl.errors import BadChoice, NoGame
from filon.rl.extras import MissingExtra, room
from filon.rl.seat import FilonSeat

DOORS = [aec_env, parallel_env, seat_env, lambda game, *a, **k: vector_env(game, 2, *a, **k)]
doors = pytest.mark.parametrize("door", DOORS, ids=["aec", "parallel", "seat", "vector"])


@doors
def test_what_cannot_be_made_says_why(door: Any) -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'; the games are: gold-am-yukon"):
        door("chess")
    with pytest.raises(BadSetup, match="colorado is played with 2 to 4 seats, not 9"):
        door("colorado", 9)
    with pytest.raises(BadSetup, match="colorado has no option 'speed'; it has: max_turns"):
        door("colorado", options={"speed": 3})
    with pytest.raises(BadSetup, match="option max_turns must be a number from 1 to 1000, not 0"):
        door("colorado", options={"max_turns": 0})
    with pytest.raises(BadSetup, match="reward must be one of 'win', 'score', not 'gold'"):
        door("colorado", reward="gold")


def test_unknown_ways_are_refused() -> None:
    with pytest.raises(BadSetup, match="illegal must be one of 'lose', 'raise', not 'win'"):
        aec_env("colorado", illegal="win")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="render_mode must be one of None, 'ansi', 'human'"):
        aec_env("colorado", render_mode="rgb_array")
    with pytest.raises(BadSetup, match="expected at least one table, got num_envs=0"):
        vector_env("colorado", 0)
    with pytest.raises(BadSetup, match="expected a seat from 0 to 1, got 2"):
        seat_env("colorado", 2, seat=2)
    with pytest.raises(BadSetup, match="expected 2 opponents, got 1"):
        seat_env("colorado", 3, opponents=["random"])
    with pytest.raises(BadSetup, match="no bot is called 'deep blue'"):
        seat_env("colorado", 2, opponents="deep blue")
    with pytest.raises(BadSetup, match="has neither"):
        seat_env("colorado", 2, opponents=[7])  # type: ignore[list-item]


class Cheat:
    def choose(self, view: object, legal: Sequence[int]) -> int:
        return max(legal) + 1


def test_an_opponent_that_cheats_is_named() -> None:
    env = seat_env("gold-am-yukon", 2, seat=1, opponents=Cheat())
    with pytest.raises(BadChoice, match=r"the opponent Cheat at seat 0 chose \d+, which is not "):
        first_step(env)


def first_step(env: FilonSeat) -> None:
    """After it, both have been asked."""
    env.reset(seed=1)
    env.step(env.action_masks().argmax())


@doors
def test_arguments_of_a_wrong_kind_are_refused(door: Any) -> None:
    with pytest.raises(BadSetup, match="expected the name of a game, got 5; the names are: gold"):
        door(5)
    with pytest.raises(BadSetup, match=r"expected options as a dict, .* got 'max_turns=3'"):
        door("colorado", options="max_turns=3")
    for seats in ("two", 2.5, True):
        with pytest.raises(BadSetup, match="colorado is played with 2 to 4 seats, not"):
            door("colorado", seats)
    for seed in (-1, "x", 2.5, 2**63):
        with pytest.raises(BadSetup, match="a seed is a whole number from 0 to"):
            door("colorado").reset(seed=seed)


def test_what_is_asked_before_the_first_reset_is_refused() -> None:
    env = aec_env("colorado", render_mode="ansi")
    asks = [
        lambda: env.observe("seat_0"),
        env.render,
        env.record,
        seat_env("colorado").action_masks,
    ]
    for ask in asks:
        with pytest.raises(NoGame, match="no game has begun: call reset"):
            ask()


def test_who_or_what_is_not_there_is_named() -> None:
    env = aec_env("colorado")
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="no agent is called 'seat_9'; they are: seat_0, seat_1"):
        env.observe("seat_9")
    tables = vector_env("colorado", 3)
    tables.reset(seed=1)
    with pytest.raises(BadSetup, match="expected a table from 0 to 2, got 7"):
        tables.record(7)
    for count in ("x", 2.5, None):
        with pytest.raises(BadSetup, match="expected at least one table, got num_envs="):
            vector_env("colorado", count)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="expected bots' names as opponents, got 5"):
        seat_env("colorado", 2, opponents=5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="expected a table of colorado or a view of one, got None"):
        observe("colorado", None, 0)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="expected the name of a game, got None"):
        layout(None)  # type: ignore[arg-type]


def test_an_action_of_a_wrong_kind_or_range_is_refused() -> None:
    env = aec_env("colorado", illegal="raise")
    with pytest.raises(NoGame, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(BadChoice, match=r"an action is a whole number, not 1.5 \(float\)"):
        env.step(1.5)
    with pytest.raises(BadChoice, match="an action is a whole number, not None"):
        env.step(None)
    with pytest.raises(BadChoice, match="expected an action from 0 to 163, got 999"):
        env.step(999)
    with pytest.raises(BadChoice, match=r"0 \(tick V1a\) is not possible now; possible: 64"):
        env.step(0)
    assert not env.run.log
    env.step(np.int32(64))
    assert len(env.run.log) == 1


def test_a_step_after_the_end_is_refused() -> None:
    env = seat_env("colorado")
    with pytest.raises(NoGame):
        env.step(0)
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(NoGame, match="the game is over: call reset"):
        env.step(0)
    both = parallel_env("colorado")
    with pytest.raises(NoGame, match="call reset"):
        both.step({})


def test_a_parallel_step_needs_every_seat() -> None:
    env = parallel_env("gold-am-yukon", 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(BadChoice, match=r"expected an action of seat_\d, got those of \[\]"):
        env.step({})
    asked = env.run.next_seat()
    legal = env.run.legal(asked)[0]
    with pytest.raises(BadChoice, match=f"seat {1 - asked} is not asked and can only wait"):
        env.step({f"seat_{asked}": legal, f"seat_{1 - asked}": 0})
    assert not env.run.log


def test_a_bad_row_of_a_vector_is_named_before_any_table_moves() -> None:
    env = vector_env("colorado", 4)
    with pytest.raises(NoGame):
        env.step(np.zeros(4, np.int64))
    seen, _ = env.reset(seed=3)
    good = seen["action_mask"].argmax(1)
    bad = good.copy()
    bad[2] = 0
    with pytest.raises(ValueError, match=r"table 2: 0 \(tick V1a\) is not possible now"):
        env.step(bad)
    bad[2] = -1
    with pytest.raises(ValueError, match="table 2: expected an action from 0 to 163, got -1"):
        env.step(bad)
    with pytest.raises(ValueError, match=r"expected 4 whole numbers.* shape \(3,\)"):
        env.step(good[:3])
    with pytest.raises(ValueError, match=r"expected 4 whole numbers.* got float64"):
        env.step(good.astype(float))
    assert all(len(log) == 0 for log in env.tables.logs)
    env.step(good)
    with pytest.raises(NoGame, match="no game has ended at table 0 yet"):
        env.record(0, last=True)


def test_a_missing_extra_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any) -> Any:
        if name.partition(".")[0] == "gymnasium":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *args)

    monkeypatch.delitem(sys.modules, "filon.rl.spaces", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MissingExtra, match=r"needs gymnasium.*: pip install 'filon\[rl\]'$"):
        room("filon.rl.spaces", "rl")


def test_filon_needs_no_numpy() -> None:
    """A process in which the extras cannot be imported at all."""
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import filon, filon.rl, filon.cli.main, filon.bots, filon.bots.net, filon.server.app\n"
        "from filon.games import load\n"
        "assert load('colorado').features(2).width > 0\n"
        "try:\n"
        "    filon.rl.aec_env('colorado')\n"
        "except ImportError as problem:\n"
        "    print(problem)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'filon[rl]'" in done.stdout
    assert len(done.stdout.strip().splitlines()) == 1


def test_the_registries_know_our_ids() -> None:
    ids = register()
    assert register() == ids
    assert ids[0] == f"filon/gold-am-yukon-v{load('gold-am-yukon').version}"
    for name in ids:
        assert gym.make(name).unwrapped.reset(seed=1)
        assert gym.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point").num_envs == 2
        assert pettingzoo.make("aec", name).possible_agents == ["seat_0", "seat_1"]
        assert pettingzoo.make("parallel", name, seats=3).max_num_agents == 3


def test_gymnasium_finds_our_ids_by_itself_where_the_module_is_named() -> None:
    name = f"filon/colorado-v{load('colorado').version}"
    code = f"import gymnasium; gymnasium.make('filon.rl.registry:{name}').reset(seed=1)"
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_bad_input_is_always_a_filon_error() -> None:
    assert issubclass(BadChoice, FilonError)
    assert issubclass(NoGame, FilonError)
    assert issubclass(MissingExtra, FilonError)
