"""Every end is recorded, counts stay, and a whole game reads as it did."""

from __future__ import annotations

import pytest

from filon.core.playout import perft
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.shelf import (
    WHOLE_GAME,
    counts,
    position,
    printed,
    recorded,
)


def test_there_is_a_record_of_every_end() -> None:
    """A game always ends after five rounds, with one winner or several."""
    assert len(recorded("one-winner").winners()) == 1
    assert len(recorded("shared").winners()) == 2
    assert recorded("two-players").seats == 2
    assert recorded("six-players").seats == 6
    assert recorded("hidden-money").options == {"open_money": 0}


@pytest.mark.parametrize(("words", "depth", "count"), counts())
def test_perft(words: str, depth: int, count: int) -> None:
    assert perft(GAME, position(words).state, depth, 0) == count


def test_a_whole_game_as_one_seat_sees_it() -> None:
    assert printed(recorded("one-winner")) == WHOLE_GAME.read_text(encoding="utf-8")
