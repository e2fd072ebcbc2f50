"""The door: turn, legality, undo, options, what everybody is told."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.errors import BadLuck, BadPlain, BadSetup, IllegalAction
from filon.core.game import SPECTATOR, State
from filon.core.luck import Reading, Seeded
from filon.core.match import KEPT, Match
from filon.games import load
from tests.contract.walks import step
from tests.sluice.game import GAME
from tests.sluice.notation import WINKED

CHARMS = [3, 5]  # of two seats


def test_another_seat_must_wait() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 1]))
    with pytest.raises(IllegalAction, match="it is the turn of seat 1, not of seat 0"):
        match.submit(0, "roll")


def test_a_refusal_names_what_is_possible() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 6]))
    match.submit(0, "roll")
    with pytest.raises(IllegalAction, match=r"possible: take 1, .* and 5 more"):
        match.submit(0, "roll")


def test_a_finished_game_takes_nothing() -> None:
    match, luck = Match(GAME, 2, Seeded(1), {"heap": 5}), Seeded(2)
    while not match.over:
        step(match, luck)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.submit(0, "roll")


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 1]))
    match.submit(0, "roll")
    match.submit(0, "done")
    before = plain.encode(match.state)
    with pytest.raises(BadLuck):
        match.submit(1, "roll")  # the dice have nothing more to say
    assert plain.encode(match.state) == before
    assert len(match.log) == 2


def test_undo_gives_the_turn_back() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 2]))
    match.submit(0, "roll")
    before = plain.encode(match.state)
    match.submit(0, "done")
    assert match.to_act == [1]
    match.undo(0)
    assert plain.encode(match.state) == before
    assert len(match.log) == 1


def test_undo_of_another_seat_is_refused() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 2, 2]))
    match.submit(0, "roll")
    match.submit(0, "done")
    match.submit(1, "roll")
    with pytest.raises(IllegalAction, match="seat 0 has nothing that can be taken back"):
        match.undo(0)


def test_undo_reaches_further_back_than_what_is_kept() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 1]), {"heap": 500, "reach": 100})
    match.submit(0, "roll")
    rolled = plain.encode(match.state)
    for _ in range(KEPT + 10):
        match.submit(0, "take 1")
    for _ in range(KEPT + 10):
        match.undo(0)
    assert plain.encode(match.state) == rolled
    assert not match.can_undo(0)


def test_taking_back_twice_replays_nothing() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 1]), {"heap": 500, "reach": 100})
    match.submit(0, "roll")
    for _ in range(4):
        match.submit(0, "take 1")

    def asked_for() -> State:
        raise AssertionError("the whole game was replayed")

    match.forget(1, asked_for)
    for _ in range(4):
        match.undo(0)
    assert match.length == 1


@pytest.mark.parametrize(("is_open", "hear"), [(0, [0]), (1, [SPECTATOR, 0, 1])])
def test_what_may_be_told_is_asked_of_the_table(is_open: int, hear: list[int]) -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 2]), {"open": is_open})
    match.submit(0, "roll")
    match.submit(0, "take 2")  # three is the charm of two stones
    heard = [v for v in range(SPECTATOR, 2) if [WINKED, 0] in match.events(v)[-1]]
    assert heard == hear


def test_what_was_told_stays_what_it_was() -> None:
    match = Match(GAME, 2, Reading([*CHARMS, 0, 2]), {"heap": 4})
    for words in ("roll", "take 2", "take 2"):
        match.submit(0, words)
    assert match.over  # and all charms lie open
    assert match.view(1).plain()["charm"] == CHARMS
    assert [WINKED, 0] in match.events(0)[1]
    assert [WINKED, 0] not in match.events(1)[1]


def test_seats_out_of_range() -> None:
    with pytest.raises(BadSetup, match="played with 2 to 4 seats, not 7"):
        Match(GAME, 7, Seeded(0))


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadSetup, match="has no option 'speed'; it has: heap, reach, open"):
        Match(GAME, 3, Seeded(0), {"speed": 1})
    with pytest.raises(BadSetup, match="must be a number from 1 to 500, not 0"):
        Match(GAME, 3, Seeded(0), {"heap": 0})


def test_json_that_is_no_state() -> None:
    data = plain.encode(Match(GAME, 2, Seeded(0)).state)
    with pytest.raises(BadPlain, match="expected the fields"):
        plain.decode(GAME.blank_state(), {**data, "extra": 1})
    with pytest.raises(BadPlain, match="field 'turn' cannot hold 'x'"):
        plain.decode(GAME.blank_state(), {**data, "turn": "x"})
    with pytest.raises(BadPlain, match="field 'pouch' cannot hold"):
        plain.decode(GAME.blank_state(), {**data, "pouch": [None]})


def test_an_unknown_game() -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'; the games are: "):
        load("chess")
