"""The same seed gives the same game through every door, pure and compiled, and a record of it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from filon.core.compiled import is_compiled
from filon.core.game import checked_options
from filon.core.luck import Seeded
from filon.core.rows import row
from filon.games import NAMES, load
from filon.rl import aec_env, parallel_env, seat_env, vector_env
from filon.rl.tables import Tables
from tests.rl import doors

DIGESTS = json.loads((Path(__file__).parent / "digests.json").read_text())
CASES = [(name, load(name).seats[place]) for name in NAMES for place in (0, -1)]
cases = pytest.mark.parametrize(("name", "seats"), CASES)


@pytest.mark.parametrize("door", sorted(doors.DOORS))
@cases
def test_a_seed_is_the_same_game_through_every_door(name: str, seats: int, door: str) -> None:
    assert doors.DOORS[door](name, seats, 5) == doors.engine(name, seats, 5)


@cases
def test_a_few_games_have_the_digest_they_always_had(name: str, seats: int) -> None:
    games = [doors.engine(name, seats, seed) for seed in range(3)]
    assert doors.digest(games) == DIGESTS[f"{name} {seats} few"]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_games_have_the_digest_they_always_had(name: str) -> None:
    assert thousand(name) == DIGESTS[f"{name} thousand"]


@pytest.mark.long
@pytest.mark.skipif(not is_compiled(), reason="make test-long plays them compiled")
@pytest.mark.parametrize("door", sorted(doors.DOORS))
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_games_are_the_same_through_every_door(name: str, door: str) -> None:
    games = [doors.DOORS[door](name, load(name).seats[0], seed) for seed in range(1000)]
    assert doors.digest(games) == DIGESTS[f"{name} thousand"]


def thousand(name: str) -> str:
    """A thousand games at as many tables of one vector."""
    game = load(name)
    seats = game.seats[0]
    tables = Tables(
        game, game.features(seats), 1000, seats, checked_options(game, doors.OPTIONS[name])
    )
    tables.begin(0)
    walks = [doors.walker(seed) for seed in range(1000)]
    played: dict[int, doors.Played] = {}
    width = int(tables.choices)
    while len(played) < 1000:
        mask = np.frombuffer(tables.mask, np.int8).reshape(1000, width)  # type: ignore[call-overload]
        choices = [
            doors.picked(walk, np.flatnonzero(mask[n]).tolist()) for n, walk in enumerate(walks)
        ]
        tables.step(row(choices))
        for n in range(1000):
            if tables.how[n] and n not in played:
                first = n * seats
                scores = [int(tables.scores[first + seat]) for seat in range(seats)]
                played[n] = [int(action) for action in tables.last_logs[n]], scores
    return doors.digest([played[n] for n in range(1000)])


@cases
def test_games_of_the_parallel_door_replay_through_the_common_one(name: str, seats: int) -> None:
    env, walk = parallel_env(name, seats, options=doors.OPTIONS[name]), doors.walker(3)
    seen, _ = env.reset(seed=3)
    infos: dict[str, dict[str, list[int]]] = {}
    while env.agents:
        actions = {
            agent: doors.picked(walk, np.flatnonzero(seen[agent]["action_mask"]).tolist())
            for agent in env.agents
        }
        seen, _, _, _, infos = env.step(actions)
    _, scores = doors.of_record(env.record())
    assert infos["seat_0"]["scores"] == scores


def test_rows_of_a_vector_are_the_games_of_following_seeds() -> None:
    env = vector_env("treasure-hunter", 3, 2)
    walks = [doors.walker(seed) for seed in (40, 41, 42)]
    seen, info = env.reset(seed=40)
    assert info["seed"].tolist() == [40, 41, 42]
    ended: dict[int, doors.Played] = {}
    while len(ended) < 3:
        chosen = [
            doors.picked(w, np.flatnonzero(m).tolist())
            for w, m in zip(walks, seen["action_mask"], strict=True)
        ]
        seen, _, over, _, info = env.step(np.array(chosen))
        for n in np.flatnonzero(over).tolist():
            ended.setdefault(n, doors.of_record(env.record(n, last=True)))
    for n in range(3):
        assert ended[n] == doors.engine("treasure-hunter", 2, 40 + n)
    assert sorted(int(seed) % 3 for seed in env.tables.seeds) == [0, 1, 2]


def test_the_next_reset_goes_on_to_the_next_seed() -> None:
    env, other = aec_env("colorado"), aec_env("colorado")
    env.reset(seed=8)
    env.reset()
    other.reset(seed=9)
    agent = env.agent_selection
    assert np.array_equal(env.observe(agent)["observation"], other.observe(agent)["observation"])


def test_a_seat_that_is_not_fixed_goes_round_with_the_seeds() -> None:
    env = seat_env("treasure-hunter", 3)
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(4)] == [0, 1, 2, 0]
    assert seat_env("treasure-hunter", 3, seat=2).reset(seed=0)[1]["seat"] == 2


def test_forced_choices_are_skipped_on_request() -> None:
    env, luck = aec_env("gold-am-yukon", skip_forced=True), Seeded(1)
    env.reset(seed=1)
    while not env.run.over:
        ids = env.run.legal(env.run.next_seat())
        assert len(ids) > 1
        env.step(ids[luck.below(len(ids))])
    assert len(env.run.log) > 50
    doors.of_record(env.record())


@pytest.mark.parametrize("name", ["gold-am-yukon", "colorado", "lost-valley"])
def test_running_out_of_rounds_is_truncation(name: str) -> None:
    option = "max_turns" if name == "colorado" else "max_rounds"
    env, luck = aec_env(name, options={option: 1}), Seeded(1)
    env.reset(seed=1)
    while not env.run.over:
        ids = env.run.legal(env.run.next_seat())
        env.step(ids[luck.below(len(ids))])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
