"""Copies go on exactly, dice and bots included."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from filon.core.luck import Seeded
from filon.games import NAMES
from filon.rl import aec_env, seat_env, vector_env

WAYS = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
ways = pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
games = pytest.mark.parametrize("name", NAMES)


def played(env: Any, seen: Any, luck: Seeded, steps: int) -> Any:
    for _ in range(steps):
        ids = np.flatnonzero(seen["action_mask"])
        if not len(ids):
            break
        seen = env.step(int(ids[luck.below(len(ids))]))[0]
    return seen


@ways
@games
def test_a_copied_seat_goes_on_as_the_first(name: str, way: Any) -> None:
    env = seat_env(name, opponents="greedy")
    seen = played(env, env.reset(seed=3)[0], Seeded(4), 15)
    twin = way(env)
    one = played(env, seen, Seeded(5), 15)
    two = played(twin, seen, Seeded(5), 15)
    assert np.array_equal(one["observation"], two["observation"])
    assert env.record() == twin.record()


@ways
@games
def test_a_copied_vector_goes_on_as_the_first(name: str, way: Any) -> None:
    env = vector_env(name, 3)
    seen, _ = env.reset(seed=3)
    seen = steps(env, seen, Seeded(4))
    twin = way(env)
    one, two = steps(env, seen, Seeded(5)), steps(twin, seen, Seeded(5))
    for part, numbers in one.items():
        assert np.array_equal(numbers, two[part])
    assert env.record(1) == twin.record(1)


def steps(env: Any, seen: Any, luck: Seeded) -> Any:
    for _ in range(25):
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        seen, *_ = env.step(np.array([ids[luck.below(len(ids))] for ids in legal]))
    return seen


@ways
def test_a_copied_aec_goes_on_as_the_first(way: Any) -> None:
    env, luck = aec_env("lost-valley"), Seeded(1)
    env.reset(seed=2)
    for _ in range(40):
        ids = env.run.legal(env.run.next_seat())
        env.step(ids[luck.below(len(ids))])
    twin = way(env)
    for one in (env, twin):
        again = Seeded(9)
        for _ in range(40):
            ids = one.run.legal(one.run.next_seat())
            one.step(ids[again.below(len(ids))])
    assert env.record() == twin.record()
