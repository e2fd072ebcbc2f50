"""“III. Fin de tour” and “B/ Minimum de cartes”: families, hands, the deck, the next Talker,
rules p. 5."""

from __future__ import annotations

from filon.core.rows import listed, lists, row
from filon.games.colorado.data import KINDS
from filon.games.colorado.fields import OUT_OF_TURNS, SEVEN_MEDALS
from filon.games.colorado.game import GAME
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    TOM,
    all_done,
    area_of,
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

THREE = "red 1, green 1, grey 1"


def test_a_complete_family_is_discarded_for_a_discovery() -> None:
    """“A/ Découverte d’une nouvelle région”."""
    table = sit(2)
    explore(table, JOE, "V1", "V1a V1b")
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    told = all_done(table)
    assert "Joe discards the complete blue family." in told
    assert area_of(table, JOE) == []
    assert listed(table.pile[12:15]) == [1, 1, 1]
    assert GAME.to_act(table) == [JOE]
    assert legal(table, JOE) == ["discover F1", "discover F2", "discover L2"]
    play(table, JOE, "discover F1")
    play(table, JOE, "done")
    assert table.turn == 2


def test_families_are_not_cashed_before_the_end_of_the_turn() -> None:
    """“A/ Découverte d’une nouvelle région” and the FAQ: its region cannot be ticked in the same
    turn."""
    table = sit(2)
    explore(table, JOE, "V1")
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    assert area_of(table, JOE) == ["blue 1", "blue 2", "blue 3"]
    assert legal(table, JOE) == ["tick V1a", "tick V1b", "tick r1"]


def test_colours_of_cards_and_regions_have_nothing_to_do_with_each_other() -> None:
    """FAQ: a blue family discovers whatever is near."""
    table = sit(2)
    explore(table, JOE, "V2")
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    all_done(table)
    assert legal(table, JOE) == ["discover D3", "discover D4", "discover L4"]


def test_the_second_discovery_may_build_on_the_first() -> None:
    """“A/ Découverte d’une nouvelle région”: two families, two discoveries."""
    table = sit(2)
    explore(table, JOE, "V1")
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    lay(table, JOE, "blue 1, blue 2, red 1, red 2, red 3")
    given(table, "blue 3")
    all_done(table)
    assert "discover D1" not in legal(table, JOE)
    play(table, JOE, "discover F2")
    assert "discover D1" in legal(table, JOE)
    play(table, JOE, "discover D1")
    assert legal(table, JOE) == ["done"]


def test_a_family_without_a_region_in_reach_gains_nothing() -> None:
    """“A/ Découverte d’une nouvelle région”."""
    table = sit(2)
    explore(table, JOE, "V1 V2 F1 F2 F3 F4 D1 D2 D3 D4 L1 L2 L3 L4")
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    all_done(table)
    assert area_of(table, JOE) == []
    assert table.turn == 2


def test_the_second_of_two_discoveries_may_find_nothing_left() -> None:
    """“A/ Découverte d’une nouvelle région”."""
    table = sit(2)
    explore(table, JOE, "V1 V2 F1 F2 F3 F4 D1 D2 D3 D4 L1 L2 L3")
    lay(table, JOE, "blue 1, blue 2, red 1, red 2, red 3")
    given(table, "blue 3")
    all_done(table)
    play(table, JOE, "discover L4")
    assert legal(table, JOE) == ["done"]


def test_all_discover_at_the_same_time() -> None:
    """“A/ Découverte d’une nouvelle région”; the medal of a zone is shared by those who reach it
    in the same turn."""
    table = sit(2)
    for seat in (JOE, AUDREY):
        explore(table, seat, "V2 L4 D3 L1 L2")
        hold(table, seat, THREE)
    lay(table, AUDREY, "blue 1, blue 2, blue 3")
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    all_done(table)
    assert GAME.to_act(table) == [JOE, AUDREY]
    for seat in (AUDREY, JOE):
        play(table, seat, "discover L3")
        play(table, seat, "done")
    assert lists(table.medals) == [[17], [17]]


def test_a_medal_of_the_actions_is_still_open_for_a_family() -> None:
    """“Médaille” and “A/ Découverte d’une nouvelle région”: the turn is not over before its end;
    Joe's icon, then Audrey's family."""
    table = sit(2)
    for seat in (JOE, AUDREY):
        explore(table, seat, "V2 L4 D3 L1 L2")
        hold(table, seat, THREE)
    lay(table, AUDREY, "blue 1, blue 2, blue 3")
    given(table, "red 1")
    offer(table, "DISCOVERY", JOE)
    play(table, JOE, "discover L3")
    all_done(table)
    play(table, AUDREY, "discover L3")
    assert lists(table.medals) == [[17], [17]]
    play(table, AUDREY, "done")
    assert (table.closed, listed(table.fresh)) == (1 << 17, [0, 0])


def test_a_discarded_family_can_be_drawn_in_the_same_turn() -> None:
    """“B/ Minimum de cartes”: the pile that makes the new deck has the family of A."""
    table = sit(2)
    explore(table, JOE, "V1")
    hold(table, JOE, THREE)
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    discard_deck(table)
    table.pile = row([0] * KINDS)
    all_done(table)
    play(table, JOE, "discover F1")
    told = play(table, JOE, "done", 12, 14, 13)
    assert "The discard pile is shuffled: a new deck of 3 cards." in told
    assert hand_of(table, AUDREY) == ["blue 1", "blue 2", "blue 3"]


def test_hands_are_filled_up_to_three() -> None:
    """“B/ Minimum de cartes”."""
    table = sit(3)
    hold(table, JOE, "red 1, red 1, red 2, red 3")
    hold(table, AUDREY, "red 1, red 1, red 2")
    hold(table, TOM, "green 1")
    given(table, "green 1")
    told = all_done(table, 8, 8)
    assert told.count("Tom draws the grey 3 (cowgirl Mei-Lin).") == 2
    assert hand_of(table, TOM) == ["green 1", "grey 3", "grey 3"]
    assert listed(table.held) == [4, 3, 3]


def test_the_talker_draws_first() -> None:
    """Ruling on the order of “B/ Minimum de cartes”."""
    table = sit(3, talker=TOM)
    given(table, "green 1")
    discard_deck(table, "red 1, red 1, red 1, red 2, blue 3")
    table.pile = row([0] * KINDS)
    told = all_done(table, 0, 0, 0, 1, 14)
    assert [hand_of(table, seat) for seat in (TOM, JOE, AUDREY)] == [
        ["red 1", "red 1", "red 1"],
        ["red 2", "blue 3"],
        [],
    ]
    assert "There is no card left for Audrey to draw." in told


def test_an_empty_deck_is_made_from_the_pile_in_mid_draw() -> None:
    """“B/ Minimum de cartes”, rules p. 5."""
    table = sit(2)
    discard_deck(table, "red 1")
    offer(table, "CARDS", JOE)
    told = play(table, JOE, "draw", 0, 4, 4)
    assert told == [
        "Joe draws the red 1 (pickaxe).",
        "The discard pile is shuffled: a new deck of 77 cards.",
        "Joe draws the green 2 (stagecoach).",
        "Joe draws the green 2 (stagecoach).",
    ]
    assert (table.deck_left, sum(table.pile)) == (75, 0)


def test_a_hand_has_no_limit() -> None:
    """“B/ Minimum de cartes”."""
    table = sit(2)
    hold(table, JOE, ", ".join(["red 1"] * 5 + ["red 2"] * 4))
    offer(table, "CARDS", JOE)
    play(table, JOE, "draw", 3, 3, 3)
    assert table.held[JOE] == 12


def test_the_token_goes_to_the_left() -> None:
    """“C/ Vérification de fin de partie”."""
    table = sit(3, talker=TOM)
    for seat in (JOE, AUDREY, TOM):
        hold(table, seat, THREE)
    given(table, "green 1")
    told = all_done(table)
    assert told[-1] == "Turn 2: Joe is the Talker."
    assert legal(table, JOE) == ["ask 1", "ask 2"]


def test_a_seventh_medal_ends_the_game_with_the_turn() -> None:
    """“C/ Vérification de fin de partie” and “Fin de partie”: what the last turn still brings
    counts."""
    table = sit(2)
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    explore(table, JOE, "V1", "V1a")
    table.medals[JOE] = row([2, 3, 4, 5, 6, 7])
    given(table, "blue 1")
    play(table, JOE, "tick V1b")
    assert len(table.medals[JOE]) == 7
    assert legal(table, AUDREY) == ["tick r1"]
    told = all_done(table)
    assert told[-1] == "Somebody has a seventh medal: the game is over."
    assert table.ended == SEVEN_MEDALS
    assert GAME.to_act(table) == []
    assert [legal(table, seat) for seat in (JOE, AUDREY)] == [[], []]


def test_families_of_the_last_turn_are_discarded_before_it_ends() -> None:
    """“III. Fin de tour”: A comes before C, so the discovery still counts, and may bring an
    eighth medal."""
    table = sit(2)
    explore(table, JOE, "V2 L4 D3 L1 L2", "V2a")
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    table.medals[JOE] = row([2, 3, 4, 5, 6, 7])
    lay(table, JOE, "blue 1, blue 2")
    given(table, "blue 3")
    play(table, JOE, "tick V2b")
    all_done(table)
    play(table, JOE, "discover L3")
    play(table, JOE, "done")
    assert table.ended == SEVEN_MEDALS
    assert len(table.medals[JOE]) == 8


def test_six_medals_do_not_end_it() -> None:
    """“C/ Vérification de fin de partie”."""
    table = sit(2)
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    table.medals[JOE] = row([2, 3, 4, 5, 6, 7])
    given(table, "red 1")
    all_done(table)
    assert not table.ended


def test_the_agreed_number_of_turns_ends_a_game_that_nobody_ends() -> None:
    """The option max_turns, our own safeguard."""
    table = sit(2)
    table.max_turns = 1
    hold(table, JOE, THREE)
    hold(table, AUDREY, THREE)
    given(table, "red 1")
    assert all_done(table)[-1] == "The last turn agreed on is played: the game is over."
    assert table.ended == OUT_OF_TURNS
