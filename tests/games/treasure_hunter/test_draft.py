"""First phase: everybody drafts nine cards."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.errors import IllegalAction
from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.rows import listed, lists
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.tables import cards, drafting, names

THREE = ["blue-1 blue-2 dog-1", "green-1 green-2 dog-2", "red-1 red-2 dog-3"]


def test_packs_go_left_in_odd_rounds() -> None:
    """Rulebook, phase 1: rounds 1, 3 and 5."""
    for number in (1, 3, 5):
        at = drafting(THREE, number).play("0 keep blue-1", "1 keep green-1", "2 keep red-1")
        assert names(at.table.packs[1]) == "blue-2 dog-1"
        assert names(at.table.packs[0]) == "red-2 dog-3"
        assert at.heard("passed") == ["passed 1"]


def test_packs_go_right_in_even_rounds() -> None:
    """Rulebook, phase 1: rounds 2 and 4."""
    for number in (2, 4):
        at = drafting(THREE, number).play("0 keep blue-1", "1 keep green-1", "2 keep red-1")
        assert names(at.table.packs[2]) == "blue-2 dog-1"
        assert names(at.table.packs[0]) == "green-2 dog-2"


def test_the_first_two_picks() -> None:
    """Rulebook, phase 1, example: Frank keeps the blue 2 and passes eight cards to the left; of
    the eight he gets from the right he keeps the red 12 and passes seven."""
    jenny, frank, ani = 0, 1, 2
    packs = [
        "blue-5 green-1 green-2 green-3 red-12 red-4 dog-1 gold sword",
        "blue-2 blue-9 green-7 green-8 red-1 red-2 dog-2 gold mule",
        "blue-6 blue-7 green-9 green-4 red-6 red-7 dog-3 gold hammer",
    ]
    at = drafting(packs).play("0 keep blue-5", "1 keep blue-2", "2 keep blue-6")
    assert names(at.table.packs[ani]) == "blue-9 green-7 green-8 red-1 red-2 dog-2 gold mule"
    at.play("0 keep blue-7", "1 keep red-12", "2 keep blue-9")
    assert names(GAME.view(at.table, frank).hands[frank]) == "blue-2 red-12"  # which he may look at
    assert names(at.table.packs[ani]) == "green-1 green-2 green-3 red-4 dog-1 gold sword"
    assert [len(pack) for pack in at.table.packs] == [7, 7, 7]
    assert plain.encode(GAME.view(at.table, jenny))["hand_sizes"] == [2, 2, 2]


def test_nobody_sees_a_new_pack_before_all_have_chosen() -> None:
    """Rulebook, phase 1: all choose, then all pass."""
    at = drafting(THREE).play("2 keep red-1", "0 keep blue-1")
    assert listed(at.table.waiting) == [1]
    assert lists(at.table.hands) == [[], [], []]
    assert names(at.table.packs[0]) == "blue-1 blue-2 dog-1"


def test_cards_that_look_alike_are_one_choice() -> None:
    at = drafting(["gold gold sword", "dog-1 dog-2 dog-3", "blue-1 blue-2 blue-3"])
    assert at.choices(0) == ["keep gold", "keep sword"]


def test_a_whole_draft_gives_nine_cards_and_the_last_is_no_choice() -> None:
    """Rulebook, phase 1, note."""
    match = Match(GAME, 4, Seeded(3))
    for _ in range(8):
        for seat in range(4):
            assert len(match.legal(seat)) > 1 or len(set(match.state.packs[seat])) == 1
            match.submit(seat, match.legal(seat)[0])
    held = [len(match.state.hands[seat]) + len(match.state.laid[seat]) for seat in range(4)]
    assert held == [9, 9, 9, 9]
    assert lists(match.state.packs) == [[], [], [], []]
    assert len(match.state.deck) == 75 - 36


def test_six_players_leave_21_cards() -> None:
    """“1re phase : Constituez votre main”: nine cards each; the others are the mule's."""
    table = Match(GAME, 6, Seeded(3)).state
    assert [len(pack) for pack in table.packs] == [9] * 6
    assert len(table.deck) == 75 - 54


def test_a_pick_can_be_changed_until_the_last_one_is_in() -> None:
    """“1re phase : Constituez votre main”: everybody chooses at the same time."""
    match = Match(GAME, 3, Seeded(5))
    match.submit(0, match.legal(0)[0])
    match.submit(1, match.legal(1)[0])
    match.undo(0)
    assert match.to_act == [0, 2]
    match.submit(0, match.legal(0)[1])
    match.submit(2, match.legal(2)[0])
    assert not any(match.can_undo(seat) for seat in range(3))
    assert list(match.state.hands[0]) == [match.log[1].action]


def test_nothing_about_a_pick_leaks() -> None:
    """Neither view nor log of the others, nor the spectators'."""
    one, other = (Match(GAME, 3, Seeded(5)) for _ in range(2))
    one.submit(0, one.legal(0)[0])
    other.submit(0, other.legal(0)[1])
    for viewer in (SPECTATOR, 1, 2):
        assert plain.encode(one.view(viewer)) == plain.encode(other.view(viewer))
        assert one.events(viewer) == other.events(viewer) == [[]]
    assert one.events(0) != other.events(0)


def test_only_cards_of_the_pack_can_be_kept() -> None:
    """Bad input is refused with a reason, and changes nothing."""
    match = Match(GAME, 3, Seeded(5))
    missing = next(number for number in range(60) if number not in match.state.packs[0])
    before = plain.encode(match.state)
    with pytest.raises(IllegalAction, match="is not possible now; possible: keep"):
        match.submit(0, missing)
    assert plain.encode(match.state) == before


def test_two_players_start_with_nine_cards_and_draw_one() -> None:
    """Rulebook, two players: nine in hand, nine in a stock, one drawn before each choice."""
    match = Match(GAME, 2, Seeded(1))
    assert [len(pack) for pack in match.state.packs] == [10, 10]
    assert len(match.opening) == 1 + 6 + 3 + 18 + 2


def test_two_players_keep_one_toss_one_and_swap() -> None:
    """Rulebook, two players."""
    at = drafting(["blue-1 blue-2 blue-3 blue-4", "red-1 red-2 red-3 red-4"], number=2)
    at.play("0 keep blue-1")
    assert at.choices(0) == ["toss blue-2", "toss blue-3", "toss blue-4"]
    at.play("0 toss blue-4", "1 keep red-2", "1 toss red-1", luck=Seeded(1))
    assert [names(hand) for hand in at.table.hands] == ["blue-1", "red-2"]
    assert [names(tossed) for tossed in at.table.tossed] == ["blue-4", "red-1"]
    assert set(cards("red-3 red-4")) < set(at.table.packs[0])
    assert set(cards("blue-2 blue-3")) < set(at.table.packs[1])
    assert [len(pack) for pack in at.table.packs] == [3, 3]


def test_two_players_choose_nine_times() -> None:
    """Rulebook, two players: nine kept and nine tossed each; the other rules are the same."""
    match = Match(GAME, 2, Seeded(1))
    for _ in range(9):
        for seat in range(2):
            match.submit(seat, match.legal(seat)[0])
            match.submit(seat, match.legal(seat)[-1])
    table = match.state
    assert [len(tossed) for tossed in table.tossed] == [9, 9]
    assert [len(table.hands[seat]) + len(table.laid[seat]) for seat in range(2)] == [9, 9]
    assert len(table.deck) == 75 - 36


def test_a_toss_can_be_taken_back_too() -> None:
    match = Match(GAME, 2, Seeded(1))
    match.submit(0, match.legal(0)[0])
    match.submit(0, match.legal(0)[0])
    assert match.to_act == [1]
    match.undo(0)
    match.undo(0)
    assert list(match.state.chosen) == [-1, -1]
