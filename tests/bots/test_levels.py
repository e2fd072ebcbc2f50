"""The bots a person may choose."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from filon.bots import NO_CAP, Budget, checked_bot
from filon.bots.budget import LEVEL_VISITS, LEVELS
from filon.bots.greedy import Greedy
from filon.bots.levels import USUAL, Player, levels_of, levels_within, names_of, styles_of
from filon.bots.net import SHIPPED, shipped_network
from filon.bots.reasons import reason_of
from filon.bots.thought import Option
from filon.core.errors import BadSetup
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
def test_every_level_can_sit_down_at_every_game(name: str) -> None:
    for bot in levels_within(name):
        assert checked_bot(bot, load(name)) == bot
    assert levels_within(name) == LEVELS


@pytest.mark.parametrize("name", NAMES)
def test_a_server_in_a_hurry_offers_no_bot_it_would_cut_short(name: str) -> None:
    allowed = levels_within(name, Budget(visits=1, seconds=0.1))
    assert USUAL in allowed
    for bot, level in zip(LEVELS, levels_of(name), strict=True):
        assert (bot in allowed) == (level.visits <= 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_level_has_a_name_and_a_style_of_its_own_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        for said in (names_of, styles_of):
            lines = [said(load(name), bot)[language] for bot in LEVELS]
            assert all(lines)
            assert len(set(lines)) == len(LEVELS)


@pytest.mark.parametrize("name", NAMES)
def test_no_level_sees_thinks_or_cares_less_than_the_one_below(name: str) -> None:
    levels = levels_of(name)
    for weak, strong in pairwise(levels):
        assert weak != strong
        assert weak.visits <= strong.visits
        assert weak.sight <= strong.sight
        assert weak.learnt <= strong.learnt or strong.visits > weak.visits  # it thinks itself
        assert weak.whim >= strong.whim or strong.learnt > weak.learnt
    assert levels[-1].visits <= LEVEL_VISITS


@pytest.mark.parametrize("name", NAMES)
def test_a_level_thinks_of_what_it_sees_and_takes_one_of_it(name: str) -> None:
    game = load(name)
    match = Match(game, game.seats[-1], Seeded(3))
    for number in range(12):
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) > 2:
            bot = Player(game, number, "level:1", NO_CAP)
            thought = bot.think(match.view(seat), legal)
            assert thought.chosen in [option.action for option in thought.options]
            assert {option.action for option in thought.options} <= set(legal)
            assert len(thought.options) < len(legal) or len(legal) == 2
        match.submit(seat, legal[number % len(legal)])


def picks(bot: Player, values: list[float]) -> list[int]:
    """How often it takes each of some moves, worth so much."""
    options = [Option(action, value, 1, []) for action, value in enumerate(values)]
    taken = [0] * len(values)
    for _ in range(400):
        taken[bot._picked(options)] += 1
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_a_whim_does_not_lose_the_way_where_every_step_is_worth_little(name: str) -> None:
    """A game in which nobody gets anywhere never ends."""
    first = Player(load(name), 1, "level:1", NO_CAP)
    forth, back = picks(first, [0.501, 0.5])
    assert forth > 9 * back > 0


def test_a_whim_takes_what_is_almost_as_good_and_not_what_is_far_worse() -> None:
    first = Player(load("gold-am-yukon"), 1, "level:1", NO_CAP)
    best, good, bad = picks(first, [0.9, 0.9 - 0.3 * first.level.whim, 0.1])
    assert best > good > 60
    assert bad == 0


@pytest.mark.parametrize("name", ["gold-am-yukon", "lost-valley"])
def test_when_a_game_drags_on_the_best_listens_to_the_judge_alone(name: str) -> None:
    game = load(name)
    match: Any = Match(game, 3, Seeded(3))
    while match.view(0).round < 2 or len(match.legal(match.to_act[0])) < 3:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    view = match.view(match.to_act[0])
    assert not game.drags_on(view)
    view.round = 100
    assert game.drags_on(view)
    legal = match.legal(match.to_act[0])
    thought = Player(game, 1, "level:5", NO_CAP).think(view, legal)
    judged = Greedy(game, 1).think(view, legal)
    assert [option.value for option in thought.options] == [o.value for o in judged.options]


LEARNT = [name for name in NAMES if any(level.learnt for level in levels_of(name))]


FEW = Budget(visits=8)  # so that no clock decides


@pytest.mark.parametrize("name", LEARNT)
def test_a_learnt_level_plays_at_tables_of_every_size(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        match = Match(game, seats, Seeded(3))
        bot = Player(game, 1, "level:5", FEW)
        while len(match.legal(match.to_act[0])) < 2:
            match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)


@pytest.mark.parametrize("name", LEARNT)
def test_only_the_network_that_the_levels_were_made_for_is_taken(name: str) -> None:
    with pytest.raises(BadSetup, match=r"expected the network 0123 in .*/network.net, got"):
        shipped_network(load(name), "0123")


@pytest.mark.parametrize("name", LEARNT)
def test_a_shipped_network_is_small(name: str) -> None:
    content = files(f"filon.games.{name.replace('-', '_')}").joinpath(SHIPPED).read_bytes()
    assert len(content) < 300_000


@pytest.mark.parametrize("name", LEARNT)
def test_a_learnt_level_likes_the_same_whatever_is_hidden(name: str) -> None:
    """It gets a view: another table that looks the same makes no difference."""
    game = load(name)
    match, luck = Match(game, game.seats[-1], Seeded(6)), Seeded(7)
    for number in range(60):
        seat = match.to_act[-1]
        legal, view = match.legal(seat), match.view(seat)
        if len(legal) > 1:
            other = game.view(game.imagine(view, Seeded(number)), seat)
            bots = [Player(game, 5, "level:5", FEW) for _ in range(2)]
            one, two = (bot.think(v, legal) for bot, v in zip(bots, (view, other), strict=True))
            assert one == two
        match.submit(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", LEARNT)
def test_a_learnt_level_has_a_reason_for_what_it_does(name: str) -> None:
    game = load(name)
    match, luck = Match(game, game.seats[0], Seeded(8)), Seeded(9)
    said = 0
    while said < 3:
        seat = match.to_act[0]
        legal, view = match.legal(seat), match.view(seat)
        if len(legal) > 1:
            thought = Player(game, 5, "level:5", FEW).think(view, legal)
            assert reason_of(game, view, thought).action == thought.chosen
            said += 1
        match.submit(seat, legal[luck.below(len(legal))])
