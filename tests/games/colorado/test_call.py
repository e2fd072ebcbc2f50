"""“I. Appel”: the call and the gift, rules p. 4."""

from __future__ import annotations

from filon.core.rows import listed, row
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    TOM,
    all_done,
    area_of,
    call_begins,
    discard_deck,
    hand_of,
    hold,
    lay,
    legal,
    play,
    sit,
)


def test_only_opponents_with_cards_can_be_asked() -> None:
    """“I. Appel”."""
    table = sit(4)
    hold(table, JOE, "red 1")
    hold(table, AUDREY, "red 1")
    hold(table, TOM, "red 2")
    call_begins(table)
    assert legal(table, JOE) == ["ask 1", "ask 2"]
    assert legal(table, AUDREY) == []


def test_a_single_opponent_is_asked_without_a_click() -> None:
    table = sit(2)
    hold(table, AUDREY, "red 1")
    call_begins(table)
    assert table.asked == AUDREY
    assert len(legal(table, JOE)) == 18


def test_what_lies_in_the_own_area_cannot_be_called() -> None:
    """“I. Appel”."""
    table = sit(2)
    lay(table, JOE, "red 1, blue 3")
    hold(table, AUDREY, "red 1")
    call_begins(table)
    assert "call red 1" not in legal(table, JOE)
    assert "call blue 3" not in legal(table, JOE)
    assert len(legal(table, JOE)) == 16


def test_the_card_called_must_be_given() -> None:
    """“I. Appel”, first case."""
    table = sit(2)
    hold(table, AUDREY, "orange 2, orange 1, green 2")
    call_begins(table)
    play(table, JOE, "call orange 2")
    assert legal(table, AUDREY) == ["give orange 2"]
    assert legal(table, JOE) == []
    told = play(table, AUDREY, "give orange 2")
    assert told == [
        "Audrey gives Joe the orange 2 (mule).",
        "Joe lays the orange 2 (mule) in the play area.",
    ]
    assert area_of(table, JOE) == ["orange 2"]
    assert hand_of(table, AUDREY) == ["green 2", "orange 1"]


def test_else_a_card_of_the_colour_or_the_value_of_the_givers_choice() -> None:
    """“I. Appel”, second case, and the example on p. 4."""
    table = sit(2)
    hold(table, AUDREY, "green 2, orange 1, red 3")
    call_begins(table)
    play(table, JOE, "call orange 2")
    assert legal(table, AUDREY) == ["give green 2", "give orange 1"]


def test_else_the_talker_draws_at_random() -> None:
    """“I. Appel”, third case."""
    table = sit(2)
    hold(table, AUDREY, "red 1, red 1, blue 3")
    call_begins(table)
    play(table, JOE, "call orange 2")
    assert legal(table, AUDREY) == ["nothing"]
    told = play(table, AUDREY, "nothing", 14)
    assert told[0].startswith("Audrey has neither the colour nor the value")
    assert area_of(table, JOE) == ["blue 3"]
    assert table.given == 14


def test_a_card_already_there_is_discarded_for_a_nugget() -> None:
    """“I. Appel” and the example on p. 4: the stagecoach Joe already has."""
    table = sit(2)
    lay(table, JOE, "green 2")
    hold(table, AUDREY, "green 2, orange 1")
    call_begins(table)
    play(table, JOE, "call orange 2")
    told = play(table, AUDREY, "give green 2")
    assert told[1] == "Joe already has the green 2 (stagecoach): it is discarded for 1 nugget."
    assert listed(table.nuggets) == [4, 3]
    assert table.pile[4] == 1
    assert area_of(table, JOE) == ["green 2"]


def test_a_discarded_double_still_gives_everybody_its_duo() -> None:
    """“II. Actions” and the FAQ."""
    table = sit(3)
    lay(table, JOE, "green 2")
    hold(table, AUDREY, "green 2")
    call_begins(table)
    play(table, JOE, "call orange 2")
    play(table, AUDREY, "give green 2")
    for seat in (JOE, AUDREY, TOM):
        assert legal(table, seat) == ["nugget"]


def test_where_nobody_has_a_card_the_turn_ends_at_once() -> None:
    """“I. Appel” and the ruling on empty hands: Audrey, who holds all there is, cannot ask Joe."""
    table = sit(2, talker=JOE)
    hold(table, AUDREY, "red 1, red 2, red 3")
    discard_deck(table)
    table.pile = row([0] * 18)
    call_begins(table)
    play(table, JOE, "call blue 1")
    play(table, AUDREY, "give red 1")
    told = all_done(table)
    assert told == [
        "Audrey is done.",
        "There is no card left for Joe to draw.",
        "There is no card left for Audrey to draw.",
        "Turn 2: Audrey is the Talker.",
        "There is no card left for Audrey to draw.",
        "There is no card left for Joe to draw.",
        "Turn 3: Joe is the Talker.",
        "Joe turns to Audrey.",
    ]


def test_a_card_drawn_at_random_may_be_a_double_too() -> None:
    """“I. Appel”: whatever card came."""
    table = sit(2)
    lay(table, JOE, "red 1")
    hold(table, AUDREY, "red 1")
    call_begins(table)
    play(table, JOE, "call orange 2")
    play(table, AUDREY, "nothing", 0)
    assert listed(table.nuggets) == [4, 3]
    assert table.pile[0] == 1
    assert legal(table, AUDREY) == ["nugget"]
