"""Chance taken apart: what may come, how likely, and going on with an answer."""

from __future__ import annotations

import copy
import pickle

import pytest

from filon.core import plain
from filon.core.chance import Unfolding, acting, expectation, setting_up
from filon.core.errors import Asked, BadLuck
from filon.core.game import State
from filon.core.luck import Asking, Seeded
from filon.core.match import Match
from filon.core.rows import row
from filon.games import NAMES, load

games = pytest.mark.parametrize("name", NAMES)


def answered(unfolding: Unfolding, said: list[int]) -> Unfolding:
    for number in said:
        unfolding.answer(number)
    return unfolding


def test_a_die_asks_for_its_sides() -> None:
    with pytest.raises(Asked) as asked:
        Asking([]).die(6)
    assert (asked.value.outcomes, asked.value.weights) == ([1, 2, 3, 4, 5, 6], [1] * 6)


def test_a_pick_asks_for_what_is_left_by_its_counts() -> None:
    with pytest.raises(Asked) as asked:
        Asking([]).pick(row([2, 0, 5]))
    assert (asked.value.outcomes, asked.value.weights) == ([0, 2], [2, 5])


def test_what_is_answered_is_said_before_it_asks_again() -> None:
    luck = Asking([3, 1])
    assert (luck.die(6), luck.below(4)) == (3, 1)
    with pytest.raises(Asked):
        luck.below(4)


@pytest.mark.parametrize("way", [copy.copy, lambda luck: pickle.loads(pickle.dumps(luck))])
def test_a_copied_asking_luck_goes_on_where_it_was(way: object) -> None:
    luck = Asking([3, 1])
    luck.die(6)
    twin = way(luck)  # type: ignore[operator]
    assert isinstance(twin, Asking)
    assert twin.below(4) == 1
    with pytest.raises(Asked):
        twin.below(2)


@games
def test_answering_as_the_dice_fell_gives_the_same_game(name: str) -> None:
    game = load(name)
    match = Match(game, game.seats[0], Seeded(5))
    unfolding = answered(setting_up(game, game.seats[0]), match.opening)
    assert unfolding.state is not None
    assert plain.encode(unfolding.state) == plain.encode(match.state)
    luck = Seeded(6)
    for _ in range(60):
        before, seat = match.state, match.to_act[0]
        legal = match.legal(seat)
        entry = match.submit(seat, legal[luck.below(len(legal))])
        unfolding = answered(acting(game, before, seat, entry.action), entry.said)
        assert unfolding.state is not None
        assert plain.encode(unfolding.state) == plain.encode(match.state)


@games
def test_asking_changes_nothing(name: str) -> None:
    game = load(name)
    match = Match(game, game.seats[0], Seeded(5))
    luck = Seeded(6)
    for _ in range(60):
        seat = match.to_act[0]
        legal = match.legal(seat)
        before = plain.encode(match.state)
        for action in legal:
            acting(game, match.state, seat, action)
        assert plain.encode(match.state) == before
        match.submit(seat, legal[luck.below(len(legal))])


def test_a_wrong_answer_is_refused() -> None:
    unfolding = setting_up(load("gold-am-yukon"), 2)
    with pytest.raises(BadLuck, match=r"expected one of \[0, 1\], got 2"):
        unfolding.answer(2)


def test_the_first_roll_of_gold_am_yukon_is_a_fair_die_that_adds_after_a_one() -> None:
    game = load("gold-am-yukon")
    match = Match(game, 2, Seeded(1))
    while "roll" not in match.legal_words(match.to_act[0]):
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    roll = acting(game, match.state, match.to_act[0], game.read("roll"))
    assert (roll.outcomes, roll.weights) == ([1, 2, 3, 4, 5, 6], [1] * 6)
    assert not roll.branch(2).asks
    assert roll.branch(1).asks


def test_an_exact_expectation_agrees_with_many_throws() -> None:
    """Colorado: what one card at random is worth, by all that may come and by trying."""
    game = load("colorado")
    match, luck = Match(game, 2, Seeded(3)), Seeded(4)
    while not drawing(match):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])
    seat, action = match.to_act[0], drawing(match)[0]

    def worth(table: State) -> float:
        return game.evaluate(table, seat)

    exact = expectation(acting(game, match.state, seat, action), worth)
    total = 0.0
    for _ in range(3000):
        after = game.copy(match.state)
        game.apply(after, seat, action, luck)
        total += worth(after)
    assert total / 3000 == pytest.approx(exact, abs=0.1)


def drawing(match: Match) -> list[int]:
    """The actions for which luck says just one number."""
    seat = match.to_act[0]
    return [
        action
        for action in match.legal(seat)
        if len(match.tried(seat, action, Seeded(0)).entry.said) == 1
    ]
