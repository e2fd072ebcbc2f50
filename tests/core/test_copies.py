"""Everything that plays can be copied and pickled, and takes any kind of integer."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from filon.bots import make
from filon.core import plain, record
from filon.core.errors import BadSetup
from filon.core.luck import Keyed, Luck, Reading, Recording, Seeded
from filon.core.match import Match
from filon.games import NAMES
from tests.contract.walks import step
from tests.shelf import load

WAYS = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
ways = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


class Whole:
    """An integer of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@ways
@pytest.mark.parametrize(
    "made",
    [lambda: Seeded(3), lambda: Keyed("k", 5), lambda: Reading([1, 2, 3, 4, 5, 0])],
    ids=["seeded", "keyed", "reading"],
)
def test_a_copied_luck_says_the_same(made: Callable[[], Luck], way: Any) -> None:
    luck = made()
    luck.below(6)
    twin = way(luck)
    assert [twin.below(6) for _ in range(4)] == [luck.below(6) for _ in range(4)]


def test_a_pickled_recording_has_a_source_of_its_own() -> None:
    luck = Recording(Seeded(3))
    luck.below(6)
    twin = pickle.loads(pickle.dumps(luck))
    assert [twin.below(6) for _ in range(4)] == [luck.below(6) for _ in range(4)]
    assert twin.take() == luck.take()


@ways
@pytest.mark.parametrize("name", ["sluice", *NAMES])
def test_a_game_stays_one_thing(name: str, way: Any) -> None:
    assert way(load(name)) is load(name)


@ways
@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:20"])
def test_a_copied_bot_chooses_the_same(name: str, way: Any) -> None:
    game = load("sluice")
    match = Match(game, 3, Seeded(1))
    bot = make(name, game, 7)
    seat = match.to_act[0]
    bot.choose(match.view(seat), match.legal(seat))
    twin = way(bot)
    answers = {one.choose(match.view(seat), match.legal(seat)) for one in (bot, twin)}
    assert len(answers) == 1


@ways
@pytest.mark.parametrize("name", ["sluice", *NAMES])
def test_a_copied_match_goes_on_alike(name: str, way: Any) -> None:
    match, luck = Match(load(name), 2, Seeded(3)), Seeded(4)
    while match.length < 40 and not match.over:
        step(match, luck)
    twin = way(match)
    assert twin.game is match.game
    assert plain.encode(twin.state) == plain.encode(match.state)
    assert record.dump(twin) == record.dump(match)


@pytest.mark.parametrize("kind", [Whole, np.int64, np.int32], ids=lambda k: k.__name__)
@pytest.mark.parametrize("name", ["sluice", *NAMES])
def test_seeds_seats_and_actions_are_any_integers(name: str, kind: Any) -> None:
    game = load(name)
    match, twin = Match(game, 3, Seeded(kind(5))), Match(game, 3, Seeded(5))
    for _ in range(3):
        seat = twin.to_act[0]
        action = twin.legal(seat)[0]
        assert game.say(kind(action)) == game.say(action)
        match.submit(kind(seat), kind(action))
        twin.submit(seat, action)
    assert plain.encode(match.state) == plain.encode(twin.state)
    assert [type(entry.action) for entry in match.log] == [int] * 3
    assert record.dump(match) == record.dump(twin)


def test_numpy_integers_set_up_and_look() -> None:
    options: dict[str, Any] = {"heap": np.int64(7)}
    match = Match(load("sluice"), np.int64(2), Seeded(np.int64(1)), options)
    assert match.state.heap == 7
    seat = np.int64(match.to_act[0])
    assert match.legal_words(seat) == ["roll"]
    assert match.view(seat).viewer == seat
    assert match.can_undo(seat) is False
    assert "option heap 7" in record.dump(match)


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:20"])
def test_bots_take_numpy_seeds(bot: str) -> None:
    game = load("gold-am-yukon")
    match = Match(game, 3, Seeded(1))
    seat = match.to_act[0]
    view, legal = match.view(seat), match.legal(seat)
    assert make(bot, game, np.int64(7)).choose(view, legal) == make(bot, game, 7).choose(
        view, legal
    )


@pytest.mark.parametrize("number", [1.0, np.float64(1.0), "1", None])
def test_what_is_no_integer_is_no_seed(number: Any) -> None:
    with pytest.raises(TypeError):
        Seeded(number)


@pytest.mark.parametrize("number", [2.5, np.float64(2.0), "2", None])
def test_what_is_no_integer_is_no_option_and_no_count_of_seats(number: Any) -> None:
    with pytest.raises(BadSetup, match="must be a number from 1 to 500, not"):
        Match(load("sluice"), 2, Seeded(1), {"heap": number})
    with pytest.raises(BadSetup, match="is played with 2 to 4 seats, not"):
        Match(load("sluice"), number, Seeded(1))
