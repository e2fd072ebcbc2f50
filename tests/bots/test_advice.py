"""Networks that have learnt what to add to what the judge of their game says."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from filon.bots import make
from filon.bots.greedy import Greedy
from filon.bots.network import WORST, Advice
from filon.core.errors import BadSetup
from filon.core.ints import vec
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from tests.bots.networks import small_network
from tests.bots.test_planner import TABLES, real_choices

HARDLY = {"guesses": 1, "unit": 2.0, "by_units": 1.0, "by_stake": 0.5}
BLINDLY = {"guesses": 1, "unit": 1e-6, "by_units": 1.0, "by_stake": 1e6}


def test_a_choice_is_liked_less_by_what_it_lacks_to_the_best() -> None:
    likings = vec[float]([0.0, 1.0, 2.0])
    Advice(HARDLY).lean(likings, [7.0, 3.0, 7.0 - 8 * WORST])
    assert [round(float(liking), 3) for liking in likings] == [
        0.0,
        1.0 - 4.0 / 2.0 - 0.5 * 4.0 / (8 * WORST),
        2.0 - WORST - 0.5,
    ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_network_with_advice_plays_and_plans_at_tables_of_every_size(
    name: str, seats: int, tmp_path: Path
) -> None:
    game = load(name)
    path = small_network(tmp_path / "one.net", game, advice=HARDLY)
    bot: Any = make(f"net:{path}", game, 1)
    for view, legal in real_choices(Match(game, seats, Seeded(5)), 4):
        twin = copy.deepcopy(bot)
        chosen = bot.choose(view, legal)
        assert chosen in legal
        assert chosen == twin.choose(view, legal)


def test_who_listens_to_nothing_else_does_what_the_judge_says(tmp_path: Path) -> None:
    game = load("gold-am-yukon")  # nothing is hidden, so there is nothing to guess
    path = small_network(tmp_path / "one.net", game, advice=BLINDLY)
    bot: Any = make(f"net:{path}", game, 1)
    for view, legal in real_choices(Match(game, 3, Seeded(5)), 40):
        worths = Greedy(game, 1).worths(view, legal)
        assert worths[legal.index(bot.choose(view, legal))] == pytest.approx(max(worths))


@pytest.mark.parametrize("name", NAMES[:1])
def test_advice_without_its_numbers_is_refused(name: str, tmp_path: Path) -> None:
    game = load(name)
    path = small_network(tmp_path / "one.net", game, advice={"guesses": 1})
    with pytest.raises(BadSetup, match=r"is no network that can be read: 'unit'"):
        make(f"net:{path}", game, 1)
