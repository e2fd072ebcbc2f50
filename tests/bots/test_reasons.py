"""A bot says why: from its view alone, in every language."""

from __future__ import annotations

import pytest

from filon.bots.greedy import Greedy
from filon.bots.reasons import EQUAL, ONLY, POINTS, RIVALS, Reason, parts_of, reason_of
from filon.bots.thought import Option, Thought
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_is_a_sentence_in_every_language(name: str) -> None:
    game = load(name)
    parts = {weight.part for weight in game.weights.declared if weight.part}
    for language in LANGUAGES:
        messages = game.messages(language, ["Nellie", "Kate", "Joe"])
        for part in parts | {POINTS, RIVALS, ONLY, EQUAL}:
            said = messages.line(Reason(0, 1, part, 1).line())
            assert said.endswith(".")
            assert ("Kate" in said) == (part == RIVALS)


def test_what_no_weight_speaks_for_is_points_in_hand() -> None:
    game = load("gold-am-yukon")
    match, luck = Match(game, 2, Seeded(2)), Seeded(3)
    while not max(match.scores()):
        match.submit(match.to_act[0], luck_of(match.legal(match.to_act[0]), luck))
    for seat in range(2):
        parts = parts_of(game, game.imagine(match.view(seat), luck), seat)
        assert parts[POINTS] == pytest.approx(match.scores()[seat])
        assert parts["reach"] > 0


def luck_of(legal: list[int], luck: Seeded) -> int:
    return legal[luck.below(len(legal))]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_has_the_same_reason_whatever_is_hidden(name: str) -> None:
    """Nothing that the bot cannot know can make a difference."""
    game = load(name)
    match = Match(game, game.seats[-1], Seeded(6))
    asked = 0
    for number in range(40):
        seat = match.to_act[0]
        legal, view = match.legal(seat), match.view(seat)
        if len(legal) > 1 and asked < 4:
            asked += 1
            thought = Greedy(game, 1).think(view, legal)
            other = game.view(game.imagine(view, Seeded(number + 99)), seat)
            assert reason_of(game, view, thought) == reason_of(game, other, thought)
        match.submit(seat, legal[number % len(legal)])
    assert asked == 4


def test_taking_nuggets_is_a_reason_in_itself() -> None:
    game = load("gold-am-yukon")
    match, luck = Match(game, 2, Seeded(1)), Seeded(2)
    while True:
        seat = match.to_act[0]
        legal = match.legal(seat)
        stakes = [one for one in legal if game.say(one).startswith("stake")]
        steps = [one for one in legal if game.say(one).startswith("step")]
        if stakes and steps:
            break
        match.submit(seat, legal[luck.below(len(legal))])
    options = [Option(stakes[0], 0.9, 9, []), Option(steps[0], 0.1, 1, [])]
    reason = reason_of(game, match.view(seat), Thought(seat, options, stakes[0]))
    assert (reason.action, reason.rather_than, reason.part) == (stakes[0], steps[0], POINTS)


def test_what_stands_alone_needs_no_comparison() -> None:
    game = load("gold-am-yukon")
    match = Match(game, 2, Seeded(1))
    thought = Thought(0, [Option(3, 0.5, 1, [])], 3)
    assert reason_of(game, match.view(0), thought) == Reason(3, -1, ONLY, -1)
