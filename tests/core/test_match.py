"""The door: turn, legality, undo, options."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.errors import BadLuck, BadPlain, BadSetup, IllegalAction
from filon.core.luck import Reading, Seeded
from filon.core.match import KEPT, Match
from filon.games import load
from tests.contract.walks import step

GAME = load("gold-am-yukon")


def test_another_seat_must_wait() -> None:
    match = Match(GAME, 3, Reading([1]))
    with pytest.raises(IllegalAction, match="it is the turn of seat 1, not of seat 0"):
        match.submit(0, "step 0")


def test_a_refusal_names_what_is_possible() -> None:
    match = Match(GAME, 3, Reading([1]))
    with pytest.raises(IllegalAction, match=r"possible: step 0, .* and 4 more"):
        match.submit(1, "roll")


def test_a_finished_game_takes_nothing() -> None:
    match, luck = Match(GAME, 2, Seeded(1), {"max_rounds": 1}), Seeded(2)
    while not match.over:
        step(match, luck)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.submit(0, "roll")


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    match = Match(GAME, 2, Reading([0]))
    match.submit(0, "step 0")
    match.submit(1, "step 12")
    before = plain.encode(match.state)
    with pytest.raises(BadLuck):
        match.submit(0, "roll")  # the dice have nothing more to say
    assert plain.encode(match.state) == before
    assert len(match.log) == 2


def test_undo_gives_the_turn_back() -> None:
    match = Match(GAME, 2, Reading([0]))
    before = plain.encode(match.state)
    match.submit(0, "step 0")
    match.undo(0)
    assert plain.encode(match.state) == before
    assert match.log == []


def test_undo_of_another_seat_is_refused() -> None:
    match = Match(GAME, 2, Reading([0]))
    match.submit(0, "step 0")
    match.submit(1, "step 12")
    with pytest.raises(IllegalAction, match="seat 0 has nothing that can be taken back"):
        match.undo(0)


def test_undo_reaches_further_back_than_what_is_kept() -> None:
    ones = [1] * 60 + [6]
    match = Match(GAME, 2, Reading([0, *ones]))
    match.submit(0, "step 0")
    match.submit(1, "step 12")
    match.submit(0, "roll")
    rolled = plain.encode(match.state)
    taken = 0
    while match.to_act == [0]:
        match.submit(0, match.legal(0)[-1])
        taken += 1
    assert taken > KEPT
    for _ in range(taken):
        match.undo(0)
    assert plain.encode(match.state) == rolled
    assert not match.can_undo(0)


def test_seats_out_of_range() -> None:
    with pytest.raises(BadSetup, match="played with 2 to 6 seats, not 7"):
        Match(GAME, 7, Seeded(0))


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadSetup, match="has no option 'speed'; it has: max_rounds"):
        Match(GAME, 3, Seeded(0), {"speed": 1})
    with pytest.raises(BadSetup, match="must be a number from 1 to 1000, not 0"):
        Match(GAME, 3, Seeded(0), {"max_rounds": 0})


def test_json_that_is_no_state() -> None:
    data = plain.encode(Match(GAME, 2, Seeded(0)).state)
    with pytest.raises(BadPlain, match="expected the fields"):
        plain.decode(GAME.blank_state(), {**data, "extra": 1})
    with pytest.raises(BadPlain, match="field 'turn' cannot hold 'x'"):
        plain.decode(GAME.blank_state(), {**data, "turn": "x"})
    with pytest.raises(BadPlain, match="field 'owner' cannot hold"):
        plain.decode(GAME.blank_state(), {**data, "owner": [None]})


def test_an_unknown_game() -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'; the games are: "):
        load("chess")
