"""Who is paid what."""

from __future__ import annotations

import numpy as np
import pytest

from filon.core.luck import Seeded
from filon.rl import aec_env, vector_env
from filon.rl.settings import settings


def test_a_lone_winner_takes_what_the_others_pay() -> None:
    made = settings("treasure-hunter", 3)
    assert made.rewards([1], [10, 30, 20]).tolist() == [-0.5, 1.0, -0.5]


def test_a_shared_victory_is_shared() -> None:
    made = settings("treasure-hunter", 4)
    assert made.rewards([0, 2], [9, 1, 9, 3]) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert made.rewards([0, 1, 2, 3], [5, 5, 5, 5]).tolist() == [0, 0, 0, 0]


def test_by_score_a_seat_gets_its_lead_over_the_mean_of_the_others() -> None:
    made = settings("treasure-hunter", 3, reward="score")
    assert made.rewards([1], [10, 30, 20]).tolist() == [-15, 15, 0]


def test_who_does_what_it_may_not_loses() -> None:
    env = aec_env("colorado", 3)
    env.reset(seed=1)
    first = env.agent_selection
    mask = env.observe(first)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards == {agent: -1.0 if agent == first else 0.5 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert "history" not in env.observe(first)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_vector_pays_every_seat_when_a_game_ends(reward: str) -> None:
    env, luck = vector_env("treasure-hunter", 4, 3, reward=reward), Seeded(2)  # type: ignore[arg-type]
    seen, _ = env.reset(seed=0)
    ended = 0
    while ended < 4:
        chosen = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([ids[luck.below(len(ids))] for ids in chosen])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        for n in np.flatnonzero(over).tolist():
            ended += 1
            scores = info["scores"][n].tolist()
            winners = [seat for seat in range(3) if scores[seat] == max(scores)]
            assert rewards[n] == pytest.approx(env.made.rewards(winners, scores))
            assert info["final_obs"][n] in env.single_observation_space
