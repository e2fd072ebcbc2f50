"""Whoever reads the choices can tell them apart, in every language."""

from __future__ import annotations

import pytest

from filon.core.game import AnyGame
from filon.core.match import Match
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from tests.contract.walks import walk


def sentences(game: AnyGame, match: Match, seat: int, language: str) -> list[str]:
    view = match.view(seat)
    messages = game.messages(language, [f"Player {number}" for number in range(8)])
    offered = game.distinct(view, match.legal(seat))
    return [messages.line(game.explain(view, action)) for action in offered]


@pytest.mark.parametrize("name", NAMES)
def test_no_two_choices_read_alike(name: str) -> None:
    game = load(name)
    for seed in range(4):
        seats = game.seats[seed % len(game.seats)]
        for match in walk(game, seats, seed, stops=60):
            for seat in match.to_act:
                for language in LANGUAGES:
                    said = sentences(game, match, seat, language)
                    assert sorted(said) == sorted(set(said))
