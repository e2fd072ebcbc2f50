"""Games end: no bot of ours stalls, whatever its level, with any number of seats.

Only on the compiled engine, where many games are soon played.
"""

from __future__ import annotations

import pytest

from filon.bots import make
from filon.bots.budget import LEVELS
from filon.bots.levels import levels_of
from filon.bots.tuning import play_through
from filon.games import NAMES, load

QUICK = [  # the others search, and are better at ending a game
    (name, seats, bot)
    for name in NAMES
    for seats in load(name).seats
    for bot, level in zip(LEVELS, levels_of(name), strict=True)
    if not level.visits
]
FEW = 2
MANY = 300


def cut_short(name: str, bot: str, seats: int, seeds: range) -> list[int]:
    """The seeds of the games that a cap had to end, the same bot on every seat."""
    game = load(name)
    found = []
    for seed in seeds:
        bots = [make(bot, game, 31 * seed + seat) for seat in range(seats)]
        if game.is_cut_short(play_through(game, bots, seed)):
            found.append(seed)
    return found


@pytest.mark.parametrize(("name", "seats", "bot"), QUICK)
def test_games_end_by_their_rules(name: str, seats: int, bot: str) -> None:
    assert cut_short(name, bot, seats, range(FEW)) == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "bot"), QUICK)
def test_three_hundred_games_end_by_their_rules(name: str, seats: int, bot: str) -> None:
    assert cut_short(name, bot, seats, range(3_000_000, 3_000_000 + MANY)) == []
