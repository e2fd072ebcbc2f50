"""Commands and changes: nothing has happened until it is adopted."""

from __future__ import annotations

import pytest

from filon.core.game import SPECTATOR
from filon.core.luck import Keyed
from filon.core.match import Match
from filon.games import load
from filon.table.chairs import Chair, of_bot, of_person
from filon.table.journal import END, RESIGN, RETURN, UNDO
from filon.table.refusal import Damaged, Refusal
from filon.table.table import Table
from tests.table.rooms import NOON, Room, guest, seen

YUKON = load("gold-am-yukon")


@pytest.fixture
def room() -> Room:
    return Room(YUKON, 2, max_rounds=2)


def until_asked_to_roll(room: Room) -> int:
    while room.play.match.legal_words(room.play.to_act[0]) != ["roll"]:
        room.step()
    return room.play.to_act[0]


def test_what_is_not_adopted_has_not_happened(room: Room) -> None:
    seat = until_asked_to_roll(room)
    before, drawn = seen(room.table, 0), room.play.drawn
    first = room.table.act(seat, "roll", NOON)
    assert seen(room.table, 0) == before
    assert room.play.drawn == drawn
    again = room.table.act(seat, "roll", NOON)
    assert again.entries == first.entries  # the same dice: none was wasted


def test_an_undo_that_is_not_adopted_has_not_happened(room: Room) -> None:
    room.step()
    seat = room.play.match.log[-1].seat
    before = seen(room.table, seat)
    change = room.table.undo(guest(seat), False, NOON)
    assert [entry.kind for entry in change.entries] == [UNDO]
    assert seen(room.table, seat) == before


def test_the_luck_of_a_game_comes_from_its_key_whatever_was_tried(room: Room) -> None:
    while not room.play.over:
        seat = room.play.to_act[0]
        words = room.play.match.legal_words(seat)
        room.table.act(seat, words[0], NOON)  # tried, never written
        room.act(seat, words[-1])
    promised = Match(YUKON, 2, Keyed(room.table.luck_key), room.table.options)
    for entry in room.play.match.log:
        assert promised.submit(entry.seat, entry.action).said == entry.said


def test_what_a_page_has_tried_is_entered_as_it_was(room: Room) -> None:
    """Whether a choice is forced is found by trying it; who then makes it gets just that."""
    seat = until_asked_to_roll(room)
    assert room.play.page(seat, [seat]).forced == "final"
    expected = room.table.act(seat, "roll", NOON).entries[0].said
    room.act(seat, "roll")
    assert tuple(room.play.match.log[-1].said) == expected


def test_ways_lead_where_steps_do(room: Room) -> None:
    while not (ways := room.table.ways(guest(room.play.to_act[0]), room.play.to_act[0])):
        room.step()
    seat = room.play.to_act[0]
    for words in max(ways, key=len):
        assert words in room.play.match.legal_words(seat)
        room.act(seat, words)


def test_ways_are_told_to_who_plays_the_seat_only(room: Room) -> None:
    with pytest.raises(Refusal, match="not yours"):
        room.table.ways(guest(1), 0)
    with pytest.raises(Refusal, match="not yours"):
        room.table.ways(guest(SPECTATOR), 0)


def test_the_end_is_written_with_its_scores(room: Room) -> None:
    while not room.play.over:
        room.step()
    last = room.store.journals["table"][-1]
    assert (last.kind, last.words) == (END, " ".join(map(str, room.play.match.scores())))
    assert room.table.status == "over"
    assert room.table.info("").key == room.table.luck_key
    with pytest.raises(Refusal, match="over"):
        room.act(0, "roll")
    with pytest.raises(Refusal, match="over"):
        room.undo(0)


def test_whoever_resigns_can_come_back(room: Room) -> None:
    room.do(lambda table: table.resign(guest(1), NOON))
    assert room.table.chairs[1].is_played_by_bot
    assert room.table.playing_seats_of(guest(1)) == []
    room.do(lambda table: table.come_back(guest(1), NOON))
    assert room.table.playing_seats_of(guest(1)) == [1]
    assert [entry.kind for entry in room.store.journals["table"][-2:]] == [RESIGN, RETURN]
    assert room.read_again().chairs == room.table.chairs


def test_only_the_host_starts_frees_and_deletes() -> None:
    table = Table("t", YUKON, "0" * 64, NOON)
    table.host = guest(0)
    company = [of_person(guest(0), "A"), of_person(guest(1), "B"), of_bot("greedy"), Chair()]
    table.adopt(table.seated(company, NOON))
    for command in (
        lambda: table.start(guest(1), NOON),
        lambda: table.free(guest(1), 2, NOON),
        lambda: table.demand_deletable(guest(1)),
        lambda: table.demand_deletable(""),
    ):
        with pytest.raises(Refusal) as refused:
            command()
        assert refused.value.problem == "not_yours"
    assert not table.is_left_by("stranger")
    assert not table.is_left_by(guest(0))  # somebody else still sits here
    table.adopt(table.free(guest(0), 1, NOON))
    assert table.chairs[1].is_open
    assert table.is_left_by(guest(0))


def test_a_damaged_entry_is_named(room: Room) -> None:
    for _ in range(6):
        room.step()
    journal = room.store.journals["table"]
    entry = journal[-2]
    journal[-2] = type(entry)(entry.n, entry.kind, entry.at, entry.seat, "gold", entry.said)
    with pytest.raises(Damaged, match=f"entry {entry.n} does not replay"):
        room.read_again()
