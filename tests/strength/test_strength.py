"""Stronger bots beat weaker ones: the test-sized version of what `make bench` measures.

Only on the compiled engine, where a search is fast enough to play whole games.
"""

from __future__ import annotations

import pytest

from filon.bots import arena
from filon.games import load

DUELS = [  # game, stronger, weaker, games, wanted
    ("gold-am-yukon", "greedy", "random", 10, 0.90),
    ("gold-am-yukon", "ismcts:200", "greedy", 40, 0.60),
    ("treasure-hunter", "greedy", "random", 20, 0.85),
    ("treasure-hunter", "ismcts:400", "greedy", 12, 0.50),
    ("colorado", "greedy", "random", 10, 0.90),
    ("colorado", "ismcts:400", "greedy", 8, 0.50),
    ("colorado", "level:5", "greedy", 20, 0.70),
    ("lost-valley", "greedy", "random", 10, 0.90),
    ("lost-valley", "ismcts:300", "greedy", 6, 0.50),
    ("lost-valley", "level:4", "greedy", 300, 0.60),
]


@pytest.mark.parametrize(("game", "stronger", "weaker", "games", "wanted"), DUELS)
def test_beats(game: str, stronger: str, weaker: str, games: int, wanted: float) -> None:
    """Four seats, seats rotated, fixed seeds: the same result every time."""
    standings: dict[str, arena.Standing] = {}
    for number in range(games):
        names = arena.lineup([stronger, weaker], 4, number)
        arena.count(standings, arena.play_game(load(game), names, number))
    assert standings[stronger].beats(weaker) >= wanted
