"""Bots: fair, legal, and in the right order of strength."""

from __future__ import annotations

import pytest

from filon.bots import arena, make
from filon.core.errors import BadSetup
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:20", "ismcts:0.01s"])
@pytest.mark.parametrize("game_name", NAMES)
def test_a_bot_chooses_what_is_legal(game_name: str, name: str) -> None:
    game = load(game_name)
    match = Match(game, game.seats[0], Seeded(1))
    bots = [make(name, game, seat) for seat in range(match.seats)]
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        action = bots[seat].choose(match.view(seat), legal)
        assert action in legal
        match.submit(seat, action)


@pytest.mark.parametrize("game_name", NAMES)
def test_a_bot_is_the_same_again_from_the_same_seed(game_name: str) -> None:
    game = load(game_name)
    match = Match(game, game.seats[-1], Seeded(1))
    seat = match.to_act[0]
    one, other = (
        make("ismcts:30", game, 5).choose(match.view(seat), match.legal(seat)) for _ in range(2)
    )
    assert one == other


@pytest.mark.parametrize("name", ["", "Greedy", "ismcts:", "ismcts:0", "ismcts:0s", "ismcts:-3"])
def test_an_unknown_bot_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match="the bots are: random, greedy, ismcts"):
        make(name, load(NAMES[0]), 1)


def test_bots_move_on_one_seat_each_game() -> None:
    assert arena.lineup(["a", "b"], 4, 0) == ["a", "b", "a", "b"]
    assert arena.lineup(["a", "b"], 4, 1) == ["b", "a", "b", "a"]


def test_pairs_are_counted_with_halves_for_ties() -> None:
    standings: dict[str, arena.Standing] = {}
    arena.count(standings, arena.Result(["a", "b", "a", "b"], [5, 5, 3, 1], [0, 1]))
    assert standings["a"].pairs["b"] == {0: (4, 2.5)}
    assert standings["a"].wins == 0.5
    assert standings["b"].beats("a") == pytest.approx(0.375)


@pytest.mark.parametrize("game_name", NAMES)
def test_search_answers_for_its_own_seat_when_several_are_asked(game_name: str) -> None:
    game = load(game_name)
    match, luck = Match(game, game.seats[-1], Seeded(8)), Seeded(9)
    for _ in range(80):
        if match.over:
            break
        seat = match.to_act[-1]
        legal = match.legal(seat)
        if len(match.to_act) > 1:
            assert make("ismcts:8", game, 1).choose(match.view(seat), legal) in legal
        match.submit(seat, legal[luck.below(len(legal))])
