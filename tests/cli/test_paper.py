"""Boards and choices on a terminal of some width."""

from __future__ import annotations

import pytest

from filon.cli.paper import folded, hung, is_drawing, without_notes
from filon.core.game import SPECTATOR
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from tests.contract.walks import walk

NARROW = 60


def test_a_long_line_goes_on_a_little_further_in() -> None:
    assert folded("  one two three\nfour", 10) == "  one two\n    three\nfour"


@pytest.mark.parametrize("drawing", ["a----b  c----d", "a ─ b ┬ c\n      └ d"])
def test_a_drawing_is_not_torn(drawing: str) -> None:
    assert folded(f"{drawing}\n\nsome words", 6) == f"{drawing}\n\nsome\n  words"


def test_a_choice_stands_below_its_number() -> None:
    assert hung("   1  lay the tile", 12, indent=6) == "   1  lay\n      the\n      tile"


def test_notes_come_after_two_empty_lines() -> None:
    assert without_notes("board\n\nhand\n\n\nsigns") == "board\n\nhand"
    assert without_notes("board\n\nhand") == "board\n\nhand"
    assert folded("board\n\n\nsigns", 80) == "board\n\nsigns"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_prose_fits_a_narrow_terminal(name: str, language: str) -> None:
    game = load(name)
    for match in walk(game, game.seats[-1], seed=4, stops=8):
        names = [f"Prospector {seat}" for seat in range(match.seats)]
        messages = game.messages(language, names)
        for viewer in range(SPECTATOR, match.seats):
            legal = match.legal(viewer) if viewer in match.to_act else []
            board = folded(game.draw(match.view(viewer), legal, messages), NARROW)
            for block in board.split("\n\n"):
                assert is_drawing(block) or all(len(x) <= NARROW for x in block.split("\n")), block
