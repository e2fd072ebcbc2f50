"""Observations are a function of the view alone; what was told adds up to all that was told."""

from __future__ import annotations

import numpy as np
import pytest

from filon.core.errors import BadSetup
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.rl import aec_env, layout, observe, parallel_env, seat_env
from filon.rl.history import history_rows
from tests.contract.walks import step

games = pytest.mark.parametrize("name", NAMES)


@games
def test_observing_an_imagined_table_shows_nothing_else(name: str) -> None:
    game = load(name)
    seats = game.seats[-1]
    match, luck = Match(game, seats, Seeded(21)), Seeded(22)
    for _ in range(120):
        if match.over:
            break
        step(match, luck)
        seat = int(luck.below(seats))
        view = match.view(seat)
        seen = observe(name, view, seat)
        assert np.array_equal(seen, observe(name, match.state, seat))
        assert np.array_equal(seen, observe(name, game.imagine(view, luck), seat))


def test_a_simultaneous_choice_is_no_news_to_the_others() -> None:
    env = aec_env("treasure-hunter", 3)
    env.reset(seed=4)
    before = env.observe("seat_2")["observation"]
    env.step(env.run.legal(0)[0])
    changed = np.flatnonzero(before != env.observe("seat_2")["observation"])
    plan = layout("treasure-hunter", 3)
    assert set(changed.tolist()) <= {plan["seat+1.roles"].start + 2}  # it need not act any more


def test_a_view_is_observed_by_its_own_seat_only() -> None:
    match = Match(load("colorado"), 2, Seeded(1))
    with pytest.raises(BadSetup, match="this is the view of 1, not of seat 0"):
        observe("colorado", match.view(1), 0)
    with pytest.raises(BadSetup, match="expected a seat from 0 to 1, got 2"):
        observe("colorado", match.state, 2)


@games
def test_what_a_seat_is_told_adds_up_to_all_it_may_know(name: str) -> None:
    env, luck = aec_env(name, history=True), Seeded(5)
    env.reset(seed=6)
    told: dict[str, list[list[int]]] = {agent: [] for agent in env.agents}
    for _ in range(150):
        if env.run.over:
            break
        agent = env.agent_selection
        told[agent] += env.observe(agent)["history"].tolist()
        ids = env.run.legal(env.run.next_seat())
        env.step(ids[luck.below(len(ids))])
    match = env.run.match()
    for seat, agent in enumerate(env.possible_agents):
        known = [event for events in match.events(seat) for event in events]
        rows = history_rows(match.game.events, known, seat, match.seats).tolist()
        assert told[agent] == rows[: len(told[agent])]
    assert any(told.values())


@games
def test_a_history_is_news_until_the_seat_answers(name: str) -> None:
    env = seat_env(name, history=True, skip_forced=True)
    seen, _ = env.reset(seed=6)
    for _ in range(10):
        assert seen in env.observation_space
        assert np.array_equal(seen["history"], env.run.seen(env.seat)["history"])
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert len(seen["history"])


def test_a_history_counts_seats_from_the_viewer() -> None:
    events = load("colorado").events
    asked = [events.names.index("asked"), 2, 0]
    rows = history_rows(events, [asked], 2, 4)
    assert rows.tolist() == [[asked[0], 0, 2, -1, -1]]
    assert layout("colorado", 4).events[asked[0]] == "asked seat other"


@games
def test_seats_of_the_parallel_door_hear_each_thing_once(name: str) -> None:
    env, luck = parallel_env(name, history=True), Seeded(5)
    seen, _ = env.reset(seed=6)
    heard: list[list[int]] = []
    for _ in range(40):
        heard += seen["seat_1"]["history"].tolist()
        picked = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        seen, *_ = env.step({a: int(ids[luck.below(len(ids))]) for a, ids in picked.items()})
    match = env.run.match()
    known = [event for events in match.events(1) for event in events]
    rows = history_rows(match.game.events, known, 1, match.seats).tolist()
    assert heard == rows[: len(heard)]


def test_a_layout_names_every_number_once() -> None:
    plan = layout("colorado", 3)
    places = [place for slot in plan.slots for place in range(slot.where.start, slot.where.stop)]
    assert places == list(range(plan.width))
    assert plan.highs().shape == (plan.width,)
    assert plan.choices[78] == "ask seat+0"
    with pytest.raises(KeyError, match="no part is called 'gold'"):
        plan["gold"]
