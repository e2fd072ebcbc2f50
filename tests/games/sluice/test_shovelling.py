"""Rolling, shovelling, and the charm."""

from __future__ import annotations

from filon.core.luck import Reading
from filon.core.match import Match
from tests.sluice.game import GAME


def test_a_roll_says_how_much_may_be_taken() -> None:
    match = Match(GAME, 2, Reading([3, 5, 0, 2]))
    match.submit(0, "roll")
    assert match.legal_words(0) == ["take 1", "take 2", "take 3", "take 4", "done"]


def test_whoever_takes_nothing_takes_one() -> None:
    match = Match(GAME, 2, Reading([3, 5, 0, 2]))
    match.submit(0, "roll")
    match.submit(0, "done")
    assert (match.state.pouch[0], match.state.heap) == (1, 29)


def test_a_charm_that_fits_is_worth_five() -> None:
    match = Match(GAME, 2, Reading([3, 5, 0, 1]), {"heap": 2})
    match.submit(0, "roll")
    match.submit(0, "take 2")
    assert match.scores() == [7, 0]
