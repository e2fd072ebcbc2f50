"""No update takes a game away: other rules play it on if they tell the same story, else it is
closed with its last picture and its record."""

from __future__ import annotations

import pytest

from filon.core import record
from filon.games import load
from filon.table.journal import ACT, CLOSE, RULES
from filon.table.play import REEL
from filon.table.refusal import Refusal
from filon.table.still import Still
from filon.table.store import record_of
from tests.table.rooms import Room, run, seen

YUKON = load("gold-am-yukon")


@pytest.fixture
def room() -> Room:
    """A game that was played by rules of another version."""
    room = Room(YUKON, 3, max_rounds=4)
    for _ in range(30):
        room.step()
    room.store.headers["table"].rules_version = YUKON.version - 1
    return room


def other_story(room: Room) -> None:
    """As if the rules of then had told of the last act what those of today do not."""
    journal = room.store.journals["table"]
    journal[-1] = journal[-1]._replace(told="0" * 12)


def filmed(room: Room) -> None:
    for shot in room.film():
        run(room.store.keep_reel(room.table, shot, room.play.over, None))


def test_the_same_story_goes_on_by_the_new_rules(room: Room) -> None:
    again = room.read_again()
    assert again.status == "running"
    assert again.rules == YUKON.version
    assert room.store.journals["table"][-1].kind == RULES
    assert room.store.headers["table"].rules_version == YUKON.version
    assert seen(again, 0)[0] == seen(room.table, 0)[0]
    room.table = again
    while not room.play.over:
        room.step()
    assert record.load(run(record_of(room.store, room.table)), load).over


def test_another_story_is_closed_with_its_last_picture_and_its_record(room: Room) -> None:
    before = [room.play.page(viewer, []).view for viewer in room.viewers()]
    told = [room.play.tale(viewer).entries for viewer in room.viewers()]
    filmed(room)
    other_story(room)
    closed = room.read_again()
    assert closed.status == "closed"
    version = YUKON.version
    assert closed.note.startswith(f"rules {version - 1} {version} entry")
    assert room.store.journals["table"][-1].kind == CLOSE
    assert isinstance(closed.scene, Still)
    for viewer in room.viewers():
        page = closed.scene.page(viewer, [])
        assert page.view == before[viewer + 1]
        assert (page.over, page.to_act, page.choices) == (False, [], [])
        assert closed.scene.tale(viewer).entries == told[viewer + 1]
    text = run(record_of(room.store, closed))
    acts = [entry for entry in room.store.journals["table"] if entry.kind == ACT]
    assert len(record.parse(text).entries) == len(acts)
    assert record.parse(text).version == version - 1
    assert run_again_is_closed(room)


def run_again_is_closed(room: Room) -> bool:
    """Closing happens once."""
    length = len(room.store.journals["table"])
    return room.read_again().status == "closed" and len(room.store.journals["table"]) == length


def test_a_game_that_nobody_filmed_is_shown_as_far_as_it_can_be_followed(room: Room) -> None:
    other_story(room)
    room.step()
    shown = room.play.page(0, []).view
    closed = room.read_again()
    assert closed.status == "closed"
    assert isinstance(closed.scene, Still)
    assert closed.scene.reel.count == 31
    assert closed.scene.page(0, []).view == shown


def test_a_long_game_that_nobody_filmed_can_be_looked_at_from_its_beginning() -> None:
    room = Room(YUKON, 3, max_rounds=40)
    while len(room.play.numbers) < 2 * REEL + 5:
        room.step()
    room.store.headers["table"].rules_version = YUKON.version - 1
    other_story(room)
    assert room.read_again().status == "closed"
    kept = room.store.shots["table"]
    counts = [(shot.first, shot.count, last) for shot, last in kept.values()]
    assert counts == [(0, REEL, False), (REEL, REEL, False), (2 * REEL, 5, True)]


def test_an_act_that_leads_nowhere_today_is_where_it_ends(room: Room) -> None:
    journal = room.store.journals["table"]
    acts = [place for place, entry in enumerate(journal) if entry.kind == ACT]
    journal[acts[20]] = journal[acts[20]]._replace(words="fly 7")
    closed = room.read_again()
    assert isinstance(closed.scene, Still)
    assert closed.scene.reel.count == 20


def test_a_finished_game_is_looked_at_without_its_rules(room: Room) -> None:
    while not room.play.over:
        room.step()
    pages = [room.play.page(viewer, []) for viewer in room.viewers()]
    text = run(record_of(room.store, room.table))
    filmed(room)
    journal = room.store.journals["table"]
    for place, entry in enumerate(journal):
        if entry.kind == ACT:
            journal[place] = entry._replace(told="0" * 12)  # no rules would play it today
    room.store.headers["table"].rules_version = YUKON.version - 1
    again = room.read_again()
    assert again.status == "over"
    assert isinstance(again.scene, Still)
    for viewer in room.viewers():
        page = again.scene.page(viewer, [])
        assert (page.view, page.scores, page.winners, page.over) == (
            pages[viewer + 1].view,
            pages[viewer + 1].scores,
            pages[viewer + 1].winners,
            True,
        )
    kept = record.parse(run(record_of(room.store, again)))
    assert kept.entries == record.parse(text).entries
    assert kept.result == record.parse(text).result


FORMER = "0123456789abcdef standard"  # a page of ours that printed something else


def test_a_game_of_a_former_page_of_ours_goes_on_with_the_new_one(room: Room) -> None:
    room.store.headers["table"].edition = FORMER
    again = room.read_again()
    assert (again.status, again.rules, again.edition) == ("running", YUKON.version, YUKON.edition)
    assert room.store.headers["table"].edition == YUKON.edition
    assert room.store.journals["table"][-1].kind == RULES


def test_a_page_of_the_same_version_is_another_one_all_the_same() -> None:
    """Its snapshots would be of things that are not printed."""
    room = Room(YUKON, 3, max_rounds=4)
    for _ in range(30):
        room.step()
    room.store.headers["table"].edition = FORMER
    assert room.read_again().status == "running"
    assert room.store.journals["table"][-1].kind == RULES
    room.store.headers["table"].edition = FORMER
    other_story_of_the_last_act(room)
    assert room.read_again().status == "closed"


def other_story_of_the_last_act(room: Room) -> None:
    journal = room.store.journals["table"]
    last = max(place for place, entry in enumerate(journal) if entry.kind == ACT)
    journal[last] = journal[last]._replace(told="0" * 12)


def test_an_owners_page_is_none_of_ours(room: Room) -> None:
    room.store.headers["table"].edition = "0123456789abcdef a box on the attic"
    with pytest.raises(Refusal, match="the table waits until FILON_EDITIONS has its page"):
        room.read_again()
