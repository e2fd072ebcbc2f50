"""Budgets: read from a bot's name, cut down to what a server allows."""

from __future__ import annotations

import time

import pytest

from filon.bots import SERVER_CAP, Budget, budget_of, capped, checked_bot, make
from filon.bots.ismcts import Ismcts
from filon.core.errors import BadSetup
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load

YUKON = load("gold-am-yukon")


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("random", Budget()),
        ("greedy", Budget()),
        ("ismcts", Budget(visits=200)),
        ("ismcts:400", Budget(visits=400)),
        ("ismcts:1.5s", Budget(seconds=1.5)),
    ],
)
def test_a_name_says_its_budget(name: str, budget: Budget) -> None:
    assert budget_of(name) == budget


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("ismcts:400", Budget(400, 5.0)),
        ("ismcts:999999999", Budget(5_000, 5.0)),
        ("ismcts:1.5s", Budget(0, 1.5)),
        ("ismcts:9999s", Budget(0, 5.0)),
    ],
)
def test_a_cap_cuts_visits_and_gives_every_search_a_deadline(name: str, budget: Budget) -> None:
    assert capped(name, SERVER_CAP) == budget


def test_without_a_cap_nothing_is_cut() -> None:
    assert capped("ismcts:9999s", Budget()) == Budget(0, 9999.0)
    assert capped("ismcts:999999999", Budget()) == Budget(999_999_999, 0.0)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("ismcts:9999s", "ismcts:9999s thinks too long; the most here is ismcts:5s"),
        ("ismcts:5001", "ismcts:5001 thinks too long; the most here is ismcts:5000"),
        ("Greedy", "no bot is called 'Greedy'; the bots are: random, greedy"),
    ],
)
def test_a_server_says_how_much_it_allows(name: str, line: str) -> None:
    with pytest.raises(BadSetup, match=line):
        checked_bot(name, YUKON)


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts", "ismcts:5000", "ismcts:5s"])
def test_what_is_within_the_cap_is_let_in(name: str) -> None:
    assert checked_bot(name, YUKON) == name


@pytest.mark.parametrize("game_name", ["gold-am-yukon", "lost-valley"])
def test_a_search_by_visits_stops_at_the_caps_seconds(game_name: str) -> None:
    game = load(game_name)
    match = Match(game, game.seats[0], Seeded(4))
    while len(match.legal(match.to_act[0])) == 1:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    bot = make("ismcts:999999999", game, 1, Budget(seconds=0.1))
    began = time.process_time()
    assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)
    assert isinstance(bot, Ismcts)
    assert bot.visited > 0
    assert time.process_time() - began < 1.0
