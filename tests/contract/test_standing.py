"""An answer that may hold for later too: it is possible, and follows from what the seat knows."""

from __future__ import annotations

import pytest

from filon.core.game import HUSH
from filon.games import NAMES
from tests.contract.walks import walk
from tests.shelf import load


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_for_later_is_one_of_the_choices(name: str) -> None:
    game = load(name)
    for seed in range(4):
        for match in walk(game, game.seats[seed % 2], seed, 40):
            for seat in range(match.seats):
                answer = game.standing(match.view(seat), seat)
                assert answer == game.standing(match.state, seat)
                assert answer is None or answer[0] in match.legal(seat)
                assert answer is None or answer[1] >= HUSH
