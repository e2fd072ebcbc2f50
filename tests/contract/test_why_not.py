"""Every action that is not possible has a reason by the rules, and the reason tells no secret."""

from __future__ import annotations

import re

import pytest

from filon.core.game import AnyGame
from filon.core.match import Match
from filon.core.messages import LANGUAGES
from filon.games import NAMES
from tests.contract.walks import walk
from tests.shelf import load

games = pytest.mark.parametrize("name", ["sluice", *NAMES])
SEEDS = range(4)


def reasons(match: Match, seat: int) -> list[tuple[str, dict[str, int]] | None]:
    """Of every action there is, asked of what the seat may know."""
    view = match.view(seat)
    return [match.game.why_not(view, seat, action) for action in range(match.game.actions.size)]


def positions(game: AnyGame, stops: int = 12) -> list[Match]:
    seats = [game.seats[0], game.seats[-1]]
    return [
        match.replayed(match.length)
        for seed in SEEDS
        for match in walk(game, seats[seed % 2], seed, stops)
    ]


def is_sentence(text: str) -> bool:
    """Ended, and nothing in it left to fill in."""
    return text[-1] in ".?!" and not set(text) & set("{}|#\ue000")


@games
def test_every_impossible_action_has_a_reason_and_no_other(name: str) -> None:
    game = load(name)
    for match in positions(game):
        for seat in range(match.seats):
            possible = [a for a, reason in enumerate(reasons(match, seat)) if reason is None]
            assert possible == sorted(match.legal(seat))


@games
def test_a_reason_follows_from_what_the_seat_may_know(name: str) -> None:
    """The table itself gives no other."""
    game = load(name)
    for match in positions(game):
        for seat in range(match.seats):
            told = [game.why_not(match.state, seat, a) for a in range(game.actions.size)]
            assert told == reasons(match, seat)


@games
def test_reasons_are_sentences_that_lead_to_a_paragraph(name: str) -> None:
    game = load(name)
    for match in positions(game, 6):
        seat = match.to_act[0] if match.to_act else 0
        lines = [line for line in reasons(match, seat) if line]
        for language in LANGUAGES:
            messages = game.messages(language, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])
            for line in lines:
                assert is_sentence(messages.line(line))
                assert f"rule.{line[0].split('.')[1]}" in messages.table


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_every_paragraph_named_is_a_heading_of_the_rules(name: str, language: str) -> None:
    game = load(name)
    headings = re.findall(r"^#+ (.+)$", game.rules_text(language), re.MULTILINE)
    table = game.messages(language).table
    named = {key.split(".")[1] for key in table if key.startswith("why.")}
    assert named
    for paragraph in named:
        assert table[f"rule.{paragraph}"] in headings


@games
def test_every_question_is_a_sentence(name: str) -> None:
    game = load(name)
    for match in positions(game, 6):
        for seat in match.to_act:
            asked = game.question(match.view(seat), seat)
            assert asked == game.question(match.state, seat)
            for language in LANGUAGES:
                assert is_sentence(game.messages(language, ["Ada"] * 6).line(asked))
