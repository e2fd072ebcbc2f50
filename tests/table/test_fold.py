"""A position is a fold over the journal: read again from anywhere, the table is the same."""

from __future__ import annotations

import json
import zlib

import pytest

from filon.core import record
from filon.core.game import AnyGame
from filon.games import NAMES, load
from filon.table.film import Reel
from filon.table.journal import ACT, UNDO, standing
from filon.table.play import REEL, Play
from filon.table.store import record_of
from tests.table.rooms import Room, run, seen

GAMES = [load(name) for name in NAMES]


@pytest.fixture(params=[(game, seats) for game in GAMES for seats in (2, game.seats[-1])],
                ids=lambda pair: f"{pair[0].name}-{pair[1]}")  # fmt: skip
def room(request: pytest.FixtureRequest) -> Room:
    game, seats = request.param
    return Room(game, seats, seed=seats)


def test_a_table_read_again_is_the_same(room: Room) -> None:
    for step in range(160):
        if room.play.over:
            break
        room.step_or_undo()
        if step % 16 == 0:
            again = room.read_again()
            assert again.n == room.table.n
            for viewer in room.viewers():
                assert seen(again, viewer) == seen(room.table, viewer)


def test_numbers_are_never_used_again(room: Room) -> None:
    for _ in range(60):
        if not room.play.over:
            room.step_or_undo()
    journal = room.store.journals["table"]
    assert [entry.n for entry in journal] == list(range(len(journal)))
    acts = [entry.n for entry in journal if entry.kind == ACT]
    undone = [int(entry.words) for entry in journal if entry.kind == UNDO]
    assert set(undone) <= set(acts)
    assert len(standing(journal)) == len(acts) - len(undone) == room.play.match.length


def test_pictures_show_what_everybody_saw(room: Room) -> None:
    """Every position of every viewer, and all that they were told, without the rules."""
    views = []
    for _ in range(150):
        views.append([room.play.page(viewer, []).view for viewer in room.viewers()])
        if room.play.over:
            break
        room.step()
    reels = [Reel.unpacked(shot.data) for shot in room.film()]
    for viewer in room.viewers():
        told = room.play.tale(viewer).entries
        assert [entry for reel in reels for entry in reel.entries(viewer)] == told
        for length, shown in enumerate(views):
            reel = reels[min(length // REEL, len(reels) - 1)]
            assert reel.view(viewer, length - reel.first) == shown[viewer + 1]


def test_a_shortcut_leads_to_the_same_table(room: Room) -> None:
    for _ in range(REEL + 40):
        if not room.play.over:
            room.step()
    shots = room.film()
    if shots[0].count < REEL:
        return  # a game that short needs no shortcut
    before = [seen(room.table, viewer)[0] for viewer in room.viewers()]
    room.store.shortcuts["table"] = {REEL: shots[0].end}
    again = room.read_again()
    assert isinstance(again.scene, Play)
    assert again.scene.match.before == REEL
    assert [seen(again, viewer)[0] for viewer in room.viewers()] == before
    room.play.settle(shots[0].end)
    assert [seen(room.table, viewer)[0] for viewer in room.viewers()] == before
    for _ in range(20):
        if not room.play.over:
            room.step()


def test_a_shortcut_of_no_use_is_left_aside(room: Room) -> None:
    for _ in range(REEL + 10):
        if not room.play.over:
            room.step()
    made = room.film()[0]
    end = made.end
    fields = json.loads(zlib.decompress(end.state))
    fields.popitem()
    broken = [b"", b"{}", zlib.compress(b"{}"), zlib.compress(json.dumps(fields).encode())]
    for state in broken:
        room.store.shortcuts["table"] = {
            made.count: type(end)(end.length, end.n, end.drawn, end.heard, state)
        }
        again = room.read_again()
        assert seen(again, -1) == seen(room.table, -1)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_what_was_undone_is_in_no_record(game: AnyGame) -> None:
    limits = {"gold-am-yukon": {"max_rounds": 3}, "lost-valley": {"max_rounds": 3}}
    room = Room(game, 2, 5, False, "", **limits.get(game.name, {}))
    while not room.play.over:
        room.step_or_undo()
    assert any(entry.kind == UNDO for entry in room.store.journals["table"])
    text = run(record_of(room.store, room.table))
    match = record.load(text, load)
    assert match.scores() == room.play.match.scores()
    assert record.dump(match, record.parse(text).tags) == text
