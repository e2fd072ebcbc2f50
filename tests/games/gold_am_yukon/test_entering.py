"""“Préparation”, “Déroulement du jeu” and “Comment une équipe avance-t-elle ?”: starting,
rolling, entering."""

from __future__ import annotations

import pytest

from filon.core.errors import IllegalAction
from filon.core.luck import Reading
from filon.core.match import Match
from filon.games.gold_am_yukon.data import STARTS
from filon.games.gold_am_yukon.game import GAME
from tests.games.gold_am_yukon.tables import arc, play, position, ring, steps, told


def test_each_starts_on_a_free_start_field_in_seat_order() -> None:
    """“Préparation”; the first player is drawn."""
    match = Match(GAME, 3, Reading([2, 4]))
    assert match.to_act == [2]
    assert match.legal(2) == list(STARTS)
    play(match, f"step {STARTS[5]}")
    assert match.to_act == [0]
    with pytest.raises(IllegalAction, match="is not possible now"):
        match.submit(0, STARTS[5])
    play(match, f"step {STARTS[0]}", f"step {STARTS[1]}")
    assert match.to_act == [2]
    assert match.legal_words(2) == ["roll"]
    assert list(match.state.hand) == [11, 11, 11]


def test_a_pip_enters_one_at_either_end() -> None:
    """“Déroulement du jeu”."""
    chain = ring(18, 1, 2)
    match = position(chain, [0], dice=[2], hand={0: 10})
    play(match, "roll")
    assert sorted(match.legal(0)) == sorted(ring(18, 0, 3))
    play(match, *steps(ring(18, 0)))
    assert list(match.state.chains[0]) == ring(18, 0, 1, 2)
    play(match, *steps(ring(18, 3)))
    assert list(match.state.chains[0]) == ring(18, 0, 1, 2, 3)
    assert match.state.hand[0] == 8
    assert match.to_act == [1]


def test_ones_roll_again_and_add_up() -> None:
    """“Comment une équipe avance-t-elle ?”: everything is rolled before a pip is used."""
    match = position(ring(18, 1), [0], dice=[1, 1, 1, 4], hand={0: 11})
    play(match, "roll")
    assert list(match.state.dice) == [1, 1, 1, 4]
    assert match.state.pips == 7
    assert match.to_act == [0]


def test_the_roll_is_a_click_of_its_own_and_cannot_be_taken_back() -> None:
    """“Comment une équipe avance-t-elle ?”: the player before can take back a last step until
    then."""
    match = Match(GAME, 2, Reading([0, 1, 2]))
    play(match, f"step {STARTS[0]}", f"step {STARTS[6]}")
    assert match.can_undo(1)
    play(match, "roll")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_left_over_pips_move_after_the_twelfth_has_entered() -> None:
    """“Déroulement du jeu”."""
    chain = arc(10, 0, 11)
    match = position(chain, [383], dice=[3], hand={0: 1})
    play(match, "roll")
    away = [field for field in match.legal(0) if field not in ring(10, 11)]
    play(match, f"step {away[0]}")
    assert match.state.hand[0] == 0
    assert match.state.pips == 2
    play(match, match.legal_words(0)[0])
    assert len(match.state.chains[0]) == 12
    assert "moved" in told(match)


def test_nowhere_to_enter_loses_the_pips() -> None:
    """“Déroulement du jeu”."""
    match = position(ring(0, 1), ring(0, 2, 3), ring(0, 0), dice=[5], hand={0: 11})
    play(match, "roll")
    assert told(match) == ["rolled", "lost"]
    assert match.to_act == [1]
    assert match.state.hand[0] == 11


def test_the_field_that_closes_the_ring_is_offered_once() -> None:
    """“Déroulement du jeu”: next to both ends, it is still one field."""
    match = position(arc(18, 0, 11), [0], dice=[2], hand={0: 1})
    play(match, "roll")
    assert match.legal(0).count(ring(18, 11)[0]) == 1
