"""A search ends when its visits or its time are spent, or when no more could change its mind."""

from __future__ import annotations

from typing import Any

import pytest

from filon.bots.effort import Effort
from filon.bots.ismcts import Ismcts
from filon.core.game import AnyGame
from filon.core.ints import i64, vec
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load

ALL = 200  # visits
THREE = vec[i64]([7, 8, 9])


def effort(visits: int, made: int, known: int = 0, seconds: float = 0.0) -> Effort:
    started = Effort(visits, seconds)
    started.begin(known)
    started.made = made
    return started


def test_a_choice_is_decided_when_the_second_cannot_reach_the_first() -> None:
    assert not effort(100, 80).goes_on(THREE, vec[float]([20.0, 45.0, 24.0]), [7, 8, 9])
    assert effort(100, 80).goes_on(THREE, vec[float]([20.0, 45.0, 25.0]), [7, 8, 9])


def test_what_is_not_legal_decides_nothing() -> None:
    assert effort(100, 80).goes_on(THREE, vec[float]([20.0, 45.0, 24.0]), [7, 9])


def test_what_was_visited_before_counts() -> None:
    even = vec[float]([30.0, 30.0, 30.0])
    assert effort(100, 59, known=40).goes_on(THREE, even, [7, 8, 9])
    assert not effort(100, 60, known=40).goes_on(THREE, even, [7, 8, 9])
    assert not effort(100, 40, known=40).goes_on(THREE, vec[float]([20.0, 45.0, 24.0]), [7, 8, 9])


def test_a_tree_that_knows_all_looks_once_more() -> None:
    knowing = effort(100, 0, known=100)
    even = vec[float]([50.0, 50.0, 0.0])
    assert knowing.goes_on(THREE, even, [7, 8, 9])
    assert not knowing.goes_on(THREE, even, [7, 8, 9])


def sure(made: int, known: int = 0) -> Effort:
    started = Effort(240, 0.0, sure=0.8)
    started.begin(known)
    started.made = made
    return started


def test_who_is_sure_stops_after_an_eighth() -> None:
    clear, doubtful = vec[float]([3.0, 28.0, 1.0]), vec[float]([4.0, 25.0, 3.0])
    assert not sure(32).goes_on(THREE, clear, [7, 8, 9])
    assert not sure(8, known=24).goes_on(THREE, clear, [7, 8, 9])
    assert sure(32).goes_on(THREE, doubtful, [7, 8, 9])
    assert sure(32).goes_on(THREE, clear, [7, 9])  # what is not legal is no answer
    assert sure(24).goes_on(THREE, vec[float]([1.0, 22.0, 1.0]), [7, 8, 9])
    assert effort(240, 32).goes_on(THREE, clear, [7, 8, 9])  # others have to be certain


def test_where_only_time_is_limited_nothing_is_decided_before_it_is_over() -> None:
    ahead = vec[float]([80.0, 0.0, 0.0])
    assert effort(0, 80, seconds=60.0).goes_on(THREE, ahead, [7, 8, 9])
    assert not effort(0, 80, seconds=1e-9).goes_on(THREE, ahead, [7, 8, 9])


def stubborn(game: AnyGame) -> tuple[list[int], int]:
    """The choices of a game's beginning, and the visits made for them."""
    match, bot = Match(game, game.seats[-1], Seeded(5)), Ismcts(game, 6, ALL, 0.0)
    chosen: list[int] = []
    spent = 0
    while len(chosen) < 4:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            thought: Any = bot.think(match.view(seat), legal)
            visits = sorted((option.visits for option in thought.options), reverse=True)
            known = sum(visits) - int(game.manner.trust) * len(visits)
            assert known >= ALL or visits[0] - visits[1] > ALL - known
            chosen.append(thought.chosen)
            spent += bot.visited
        match.submit(seat, legal[0])
    return chosen, spent


@pytest.mark.parametrize("name", NAMES)
def test_a_search_stops_early_only_when_nothing_could_change_its_choice(name: str) -> None:
    chosen, spent = stubborn(load(name))
    assert 0 < spent <= ALL * len(chosen)
