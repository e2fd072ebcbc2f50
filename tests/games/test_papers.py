"""Every game's papers still say what the rules do."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.game import AnyGame
from filon.games import NAMES, load
from tests.games.papers import (
    folder,
    perft_depths,
    perft_lines,
    playthrough,
    replayed,
)

GAMES = [load(name) for name in NAMES]
RECORDS = [file for game in GAMES for file in sorted(folder(game).glob("records/*.filon"))]
games = pytest.mark.parametrize("game", GAMES, ids=NAMES)


@games
def test_perft_counts(game: AnyGame) -> None:
    written = (folder(game) / "perft.txt").read_text(encoding="utf-8")
    assert perft_lines(game, perft_depths(written)) == written


@games
def test_the_printed_playthrough(game: AnyGame) -> None:
    written = (folder(game) / "playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(game, game.seats[-1]) == written


@games
def test_has_recorded_games(game: AnyGame) -> None:
    assert list(folder(game).glob("records/*.filon"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_game_replays(file: Path) -> None:
    match = replayed(file)
    assert match.over
    tags = record.parse(file.read_text(encoding="utf-8")).tags
    assert record.dump(match, tags) == file.read_text(encoding="utf-8")
