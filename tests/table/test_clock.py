"""Clocks at a table: who is charged, who is not, and who plays when time is over."""

from __future__ import annotations

import pytest

from filon.games import load
from filon.table import care
from filon.table.clock import DAY, HOUR, PRESETS, read_terms, say_terms
from filon.table.journal import CALL, CARE, GIVE, RETURN
from filon.table.refusal import Refusal
from tests.table.rooms import Room, guest


def room_with(clock: str, seats: int = 2, game: str = "gold-am-yukon") -> Room:
    return Room(load(game), seats, clock=clock)


def asked(room: Room) -> int:
    (seat,) = room.play.to_act
    return seat


def finish_turn(room: Room) -> int:
    """Whoever is asked acts until somebody else is."""
    seat = asked(room)
    while room.play.to_act == [seat]:
        room.act(seat, room.play.match.legal_words(seat)[-1])
    return seat


def test_who_is_asked_runs_and_who_is_done_gains() -> None:
    room = room_with("120+20/300")
    first = asked(room)
    room.wait(50)
    assert [room.left(first), room.left(1 - first)] == [70, 120]
    finish_turn(room)
    assert [room.left(first), room.left(1 - first)] == [90, 120]
    room.wait(10)
    assert [room.left(first), room.left(1 - first)] == [90, 110]


def test_a_turn_fills_the_bank_to_its_cap_only() -> None:
    room = room_with("120+20/130")
    first = finish_turn(room)
    assert room.left(first) == 130


def test_all_who_are_asked_at_once_run_and_nobody_else() -> None:
    room = room_with("120+20/300", 3, "treasure-hunter")
    while len(room.play.to_act) < 3:
        room.step()
    before = [room.left(seat) for seat in range(3)]
    room.wait(7)
    assert [room.left(seat) for seat in range(3)] == [left - 7 for left in before]
    done = room.play.to_act[0]
    while done in room.play.to_act:
        room.act(done, room.play.match.legal_words(done)[0])
    gained = room.left(done)
    room.wait(5)
    assert room.left(done) == gained
    others = [seat for seat in range(3) if seat != done]
    assert [room.left(seat) for seat in others] == [before[seat] - 12 for seat in others]


def test_taking_back_gives_the_gain_back_and_costs_the_others_nothing() -> None:
    room = room_with("120+20/300")
    room.wait(30)
    first = asked(room)
    while not (room.play.can_undo(first) and room.play.to_act != [first]):
        seat = asked(room)
        first = seat
        room.act(seat, room.play.match.legal_words(seat)[0])
    mine, theirs = room.left(first), room.left(1 - first)
    for _ in range(5):
        room.wait(9)
        room.undo(first)
        assert room.left(1 - first) == theirs
        assert room.left(first) == mine - 20
        room.act(first, room.play.match.legal_words(first)[0])
        assert room.left(first) == mine


def test_when_time_is_over_a_caretaker_plays_until_they_return() -> None:
    room = room_with("120+20/300")
    seat = asked(room)
    room.wait(119)
    assert room.do(lambda table: care.run_out(table, room.at)).is_empty
    room.wait(1)
    room.do(lambda table: care.run_out(table, room.at))
    assert room.table.chairs[seat].is_played_by_bot
    assert room.table.bots_to_ask() == [seat]
    assert room.table.clock.due() is None
    assert room.do(lambda table: care.run_out(table, room.at)).is_empty  # once
    room.wait(DAY)
    room.do(lambda table: table.come_back(guest(seat), room.at))
    assert room.left(seat) == 20  # enough for a turn
    room.wait(19)
    assert room.do(lambda table: care.run_out(table, room.at)).is_empty
    kinds = [entry.kind for entry in room.store.journals["table"]]
    assert kinds[-2:] == [CARE, RETURN]


def test_a_clock_is_the_same_after_a_restart_and_closed_hours_cost_nothing() -> None:
    room = room_with("days")
    finish_turn(room)
    seat = asked(room)
    room.wait(HOUR)
    before = room.left(seat)
    room.store.lost = 2 * DAY  # closed for two days
    room.wait(2 * DAY)
    again = room.read_again()
    assert again.clock == room.table.clock
    room.table = again
    assert room.left(seat) == before


def test_others_may_give_time_up_to_a_limit() -> None:
    room = room_with("120+20/300")
    seat = asked(room)
    room.do(lambda table: care.give(table, guest(1 - seat), seat, room.at))
    assert room.left(seat) == 180
    assert room.store.journals["table"][-1].kind == GIVE
    for _ in range(6):
        room.do(lambda table: care.give(table, guest(1 - seat), seat, room.at))
    with pytest.raises(Refusal, match="at most 540 seconds"):
        care.give(room.table, guest(1 - seat), seat, room.at)
    with pytest.raises(Refusal, match="somebody else"):
        care.give(room.table, guest(seat), seat, room.at)
    with pytest.raises(Refusal, match="plays at this table"):
        care.give(room.table, "onlooker", seat, room.at)


def test_without_a_clock_half_of_the_others_can_call_the_caretaker() -> None:
    room = room_with("", 4)
    seat = asked(room)
    others = [number for number in range(4) if number != seat]
    room.wait(care.PATIENCE - 1)
    with pytest.raises(Refusal) as refused:
        care.call(room.table, guest(others[0]), seat, room.at)
    assert refused.value.problem == "too_soon"
    room.wait(1)
    room.do(lambda table: care.call(table, guest(others[0]), seat, room.at))
    assert care.call(room.table, guest(others[0]), seat, room.at).is_empty  # one voice each
    assert room.table.chairs[seat].is_played_by_person
    assert room.read_again().clock == room.table.clock
    room.do(lambda table: care.call(table, guest(others[1]), seat, room.at))
    assert room.table.chairs[seat].is_played_by_bot
    assert [entry.kind for entry in room.store.journals["table"][-3:]] == [CALL, CALL, CARE]


def test_after_a_day_one_voice_is_enough() -> None:
    room = room_with("", 4)
    seat = asked(room)
    room.wait(DAY)
    room.do(lambda table: care.call(table, guest((seat + 1) % 4), seat, room.at))
    assert room.table.chairs[seat].is_played_by_bot


def test_whoever_moves_needs_no_caretaker() -> None:
    room = room_with("", 4)
    seat = asked(room)
    room.wait(care.PATIENCE)
    room.do(lambda table: care.call(table, guest((seat + 1) % 4), seat, room.at))
    finish_turn(room)
    assert room.table.clock.calls == ()
    with pytest.raises(Refusal, match="asked for"):
        care.call(room.table, guest((seat + 1) % 4), seat, room.at)


@pytest.mark.parametrize(
    "words",
    ["fast", "120", "120+20", "9+20/300", "120+4/300", "120+20/119", "120+20/5184001",
     "-1+20/300", "1e3+20/300", "120+20/300 ", "١٢٠+20/300"],
)  # fmt: skip
def test_a_clock_out_of_range_is_refused(words: str) -> None:
    with pytest.raises(Refusal, match="expected"):
        read_terms(words)


def test_terms_have_words_both_ways() -> None:
    for terms in PRESETS.values():
        assert read_terms(say_terms(terms)) == terms
    assert read_terms("") is None
