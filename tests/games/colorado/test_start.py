"""“Mise en place”: setting up, rules p. 3."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.errors import BadSetup, IllegalAction
from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games.colorado.data import LANDS, ZONES
from filon.games.colorado.game import GAME
from tests.games.colorado.tables import area_of, started


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_four_to_seven_clockwise_from_the_first_talker(seats: int) -> None:
    match = Match(GAME, seats, Seeded(3))
    talker = match.opening[0]
    held = [match.state.held[(talker + place) % seats] for place in range(seats)]
    assert held == [4, 5, 6, 7][:seats]
    assert match.state.talker == talker
    assert match.state.deck_left == 78 - sum(held) - seats


def test_everybody_has_three_nuggets_and_one_card_in_the_area() -> None:
    match = Match(GAME, 4, Seeded(3))
    assert list(match.state.nuggets) == [3] * 4
    assert [len(area_of(match.state, seat)) for seat in range(4)] == [1] * 4


def test_everybody_chooses_a_village_at_the_same_time() -> None:
    match = Match(GAME, 3, Seeded(3))
    assert match.to_act == [0, 1, 2]
    assert match.legal_words(1) == ["discover V1", "discover V2"]


def test_the_choice_ticks_the_flag_and_the_first_red_square() -> None:
    match = Match(GAME, 2, Seeded(3))
    for seat, words in [(1, "discover V2"), (0, "discover V1"), (0, "done"), (1, "done")]:
        match.submit(seat, words)
    assert match.state.ticked[0] == 1
    assert match.state.ticked[LANDS + 1] == 1
    assert [match.state.flags[seat * ZONES] for seat in range(2)] == [1, 1]
    assert match.scores() == [0, 0]
    assert match.state.turn == 1


def test_the_duo_of_the_first_card_is_not_used() -> None:
    """The villages are followed by the first call, whatever lies in the areas."""
    match = started(3, seed=3)
    assert match.to_act == [match.state.talker]
    assert match.legal_words(match.to_act[0])[0].startswith("ask")
    assert list(match.state.nuggets) == [3] * 3


def test_a_village_stays_secret_until_all_have_chosen() -> None:
    match = Match(GAME, 2, Seeded(3))
    match.submit(0, "discover V2")
    assert plain.encode(match.view(0))["start"] == 1
    for viewer in (1, SPECTATOR):
        assert plain.encode(match.view(viewer))["start"] == -1
        assert match.events(viewer)[0] == [[0, 0, -1]]


def test_a_village_can_be_chosen_again_until_all_are_done() -> None:
    match = Match(GAME, 2, Seeded(3))
    match.submit(0, "discover V2")
    match.submit(0, "done")
    match.submit(1, "discover V1")
    match.undo(0)
    match.undo(0)
    match.submit(0, "discover V1")
    match.submit(0, "done")
    match.submit(1, "done")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_bad_setups_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats, not 5"):
        Match(GAME, 5, Seeded(0))
    with pytest.raises(BadSetup, match="max_turns must be a number from 1 to 1000"):
        Match(GAME, 2, Seeded(0), {"max_turns": 0})


def test_bad_actions_are_refused_with_a_reason() -> None:
    match = Match(GAME, 2, Seeded(3))
    with pytest.raises(IllegalAction, match="'discover L1' is not possible now; possible: "):
        match.submit(0, "discover L1")
    assert match.log == []
