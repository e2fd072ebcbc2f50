"""Records replay, counts stay, and the playthrough reads as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.playout import perft
from filon.games import load
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.shelf import (
    PLAYTHROUGH,
    RECORDS,
    counts,
    position,
    printed,
    recorded,
)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays_to_its_result(path: Path) -> None:
    text = record.read(path)
    match = record.load(text, load)
    assert match.over
    assert record.parse(text).result == match.scores()


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


def test_playthrough() -> None:
    assert printed(recorded("one-winner")) == PLAYTHROUGH.read_text(encoding="utf-8")
