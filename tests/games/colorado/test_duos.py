"""“II. Actions” and “Les duos d’actions des cartes”: chains of actions, the Nuggets duo and the
Cards duo, rules p. 4 to 7."""

from __future__ import annotations

import pytest

from filon.core.rows import listed, row
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    TOM,
    area_of,
    call_begins,
    discard_deck,
    explore,
    given,
    hand_of,
    hold,
    lay,
    legal,
    offer,
    play,
    sit,
)


def test_everybody_may_use_the_duo_giver_and_talker_included() -> None:
    """“II. Actions”."""
    table = sit(3)
    hold(table, AUDREY, "red 1")
    call_begins(table)
    play(table, JOE, "call red 1")
    play(table, AUDREY, "give red 1")
    for seat in (JOE, AUDREY, TOM):
        assert "nugget" in legal(table, seat)


@pytest.mark.parametrize(
    ("came", "halves"),
    [
        ("red 1", ["nugget", "play red 3"]),
        ("grey 1", ["draw", "shed blue 1"]),
        ("orange 1", ["tick V1a", "tick V1b", "tick r1"]),
    ],
)
def test_a_duo_must_be_used_while_a_half_is_possible(came: str, halves: list[str]) -> None:
    """Rulebook, "Choix entre les deux actions", p. 6: the one or the other *is carried out*."""
    table = sit(2)
    explore(table, JOE, "V1")
    hold(table, JOE, "blue 1, blue 1, red 3")
    lay(table, JOE, "blue 1")
    given(table, came)
    assert legal(table, JOE) == halves


def test_a_duo_of_which_neither_half_is_possible_is_lost() -> None:
    """The same: every step of the village and of the railway is ticked."""
    table = sit(2)
    explore(table, JOE, "V1", "V1a V1b r1 a1 a2 r2 c1 c2 r3")
    given(table, "blue 1")
    assert legal(table, JOE) == ["done"]


def test_nuggets_take_one() -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    given(table, "green 3")
    assert play(table, AUDREY, "nugget") == ["Audrey takes 1 nugget."]
    assert listed(table.nuggets) == [3, 4]
    assert legal(table, AUDREY) == ["done"]


def test_nuggets_never_run_out() -> None:
    """Ruling: the box has 20, Joe and Audrey hold them all."""
    table = sit(2)
    table.nuggets = row([12, 8])
    given(table, "green 3")
    play(table, JOE, "nugget")
    assert listed(table.nuggets) == [13, 8]


def test_nuggets_pay_the_value_of_a_card() -> None:
    """“Les duos d’actions des cartes”: one to three nuggets; the example on p. 4: Audrey plays
    the pioneer for three."""
    table = sit(2)
    explore(table, AUDREY, "V1")
    hold(table, AUDREY, "blue 3")
    given(table, "red 1")
    told = play(table, AUDREY, "play blue 3")
    assert told == ["Audrey pays 3 nuggets.", "Audrey plays the blue 3 (pioneer Suzie)."]
    assert table.nuggets[AUDREY] == 0
    assert area_of(table, AUDREY) == ["blue 3"]
    assert legal(table, AUDREY) == ["tick V1a", "tick V1b", "tick r1"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    hold(table, JOE, "blue 1, green 2, grey 3")
    table.nuggets[JOE] = 2
    given(table, "red 1")
    assert legal(table, JOE) == ["nugget", "play green 2", "play blue 1"]
    table.nuggets[JOE] = 0
    assert legal(table, JOE) == ["nugget"]


def test_no_card_of_the_own_area_may_be_played() -> None:
    """“II. Actions”, rules p. 6 and the FAQ."""
    table = sit(2)
    hold(table, JOE, "blue 1, red 1")
    lay(table, JOE, "blue 1")
    given(table, "red 1")
    assert legal(table, JOE) == ["nugget"]
    offer(table, "POSER", JOE)
    assert legal(table, JOE) == ["pass"]


def test_the_duo_of_a_played_card_is_its_owners_alone() -> None:
    """“II. Actions”."""
    table = sit(2)
    hold(table, JOE, "green 1")
    given(table, "red 1")
    play(table, JOE, "play green 1")
    assert legal(table, JOE) == ["nugget"]
    play(table, AUDREY, "nugget")
    assert legal(table, AUDREY) == ["done"]


def test_a_chain_goes_on_as_long_as_cards_can_be_paid() -> None:
    """“II. Actions”."""
    table = sit(2)
    hold(table, JOE, "green 1, green 2, purple 3")
    given(table, "red 1")
    play(table, JOE, "play green 1")
    play(table, JOE, "play green 2")
    play(table, JOE, "nugget")
    assert table.nuggets[JOE] == 1
    assert hand_of(table, JOE) == ["purple 3"]


def test_cards_draw_three() -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    given(table, "grey 1")
    told = play(table, JOE, "draw", 0, 4, 4)
    assert told == [
        "Joe draws the red 1 (pickaxe).",
        "Joe draws the green 2 (stagecoach).",
        "Joe draws the green 2 (stagecoach).",
    ]
    assert hand_of(table, JOE) == ["red 1", "green 2", "green 2"]


def test_cards_discard_two_of_a_colour_to_play_a_third() -> None:
    """“Les duos d’actions des cartes”: any third card, of whatever value, without paying."""
    table = sit(2)
    hold(table, JOE, "red 1, red 3, green 3")
    given(table, "grey 1")
    assert legal(table, JOE) == ["draw", "shed red 1"]
    play(table, JOE, "shed red 1")
    assert legal(table, JOE) == ["shed red 3"]
    play(table, JOE, "shed red 3")
    assert legal(table, JOE) == ["play green 3"]
    assert play(table, JOE, "play green 3") == ["Joe plays the green 3 (banker Mac Greed)."]
    assert table.nuggets[JOE] == 3
    assert (table.pile[0], table.pile[2]) == (1, 1)
    assert legal(table, JOE) == ["nugget"]


def test_which_two_of_three_is_the_players_choice() -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    hold(table, JOE, "red 1, red 2, red 2, blue 1")
    given(table, "grey 1")
    assert legal(table, JOE) == ["draw", "shed red 1", "shed red 2"]
    play(table, JOE, "shed red 2")
    assert legal(table, JOE) == ["shed red 2"]


def test_the_third_card_may_be_of_the_same_colour() -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    hold(table, JOE, "red 1, red 1, red 1")
    given(table, "grey 1")
    play(table, JOE, "shed red 1")
    play(table, JOE, "shed red 1")
    assert legal(table, JOE) == ["play red 1"]


@pytest.mark.parametrize(
    ("hand", "area"),
    [
        ("red 1, red 2", "blue 1"),  # no third card
        ("red 1, green 1, grey 1", "blue 1"),  # no two of a colour
        ("red 1, red 2, blue 1", "blue 1"),  # the third lies in the area
    ],
)
def test_two_cards_without_a_third_to_play_are_not_offered(hand: str, area: str) -> None:
    """“Les duos d’actions des cartes”."""
    table = sit(2)
    hold(table, JOE, hand)
    lay(table, JOE, area)
    given(table, "grey 2")
    assert legal(table, JOE) == ["draw"]


def test_a_first_discard_always_leaves_a_way_to_the_end() -> None:
    """“Les duos d’actions des cartes”: red 1 and red 2 would leave nothing that can be played,
    red 1 and red 1 leave red 2."""
    table = sit(2)
    hold(table, JOE, "red 1, red 1, red 2")
    lay(table, JOE, "red 1")
    given(table, "grey 2")
    assert legal(table, JOE) == ["draw", "shed red 1"]
    play(table, JOE, "shed red 1")
    assert legal(table, JOE) == ["shed red 1"]


def test_drawing_is_offered_even_from_nothing() -> None:
    """Ruling: who draws first must not take a choice away from anybody."""
    table = sit(2)
    discard_deck(table)
    table.pile = row([0] * 18)
    offer(table, "CARDS")
    assert legal(table, JOE) == ["draw"]
    assert play(table, JOE, "draw") == ["There is no card left for Joe to draw."]


def test_poser_plays_a_card_free_and_must() -> None:
    """Rulebook, "Poser", p. 10: play one card of your hand free, then use its duo."""
    table = sit(2)
    hold(table, JOE, "green 3")
    table.nuggets[JOE] = 0
    offer(table, "POSER", JOE)
    assert legal(table, JOE) == ["play green 3"]
    play(table, JOE, "play green 3")
    assert legal(table, JOE) == ["nugget"]


def test_poser_with_nothing_to_play_is_passed_by_hand() -> None:
    """Rulebook, "Poser", p. 10; the table does not tell what a hand holds."""
    table = sit(2)
    hold(table, JOE, "blue 1")
    lay(table, JOE, "blue 1")
    offer(table, "POSER", JOE)
    assert legal(table, JOE) == ["pass"]
    assert play(table, JOE, "pass") == ["Joe lets the action go."]
    assert legal(table, JOE) == ["done"]


def test_poser_with_an_empty_hand_is_lost() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    offer(table, "POSER", JOE)
    assert legal(table, JOE) == ["done"]
