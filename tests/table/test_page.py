"""A page says what the game itself says of its viewer, whoever else has looked before."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.game import SPECTATOR, AnyGame
from filon.games import NAMES, load
from tests.table.rooms import Room


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def test_everybody_gets_their_own_view_and_choices(game: AnyGame) -> None:
    room = Room(game, 3, seed=5)
    while not room.play.over and room.table.n < 150:
        for viewer in room.viewers():
            _check(room, viewer)
        room.step_or_undo()


def test_whoever_looks_first_changes_nothing_for_the_next(game: AnyGame) -> None:
    room = Room(game, 2, seed=6)
    for _ in range(40):
        forth = [room.play.page(viewer, []) for viewer in room.viewers()]
        again = room.play.fork()
        back = [again.page(viewer, []) for viewer in reversed(room.viewers())]
        assert forth == back[::-1]
        room.step()


def _check(room: Room, viewer: int) -> None:
    match = room.play.match
    page = room.play.page(viewer, [] if viewer == SPECTATOR else [viewer])
    view = match.view(viewer)
    legal = match.legal(viewer) if viewer in match.to_act else []
    assert page.view == plain.encode(view)
    assert page.to_act == match.to_act
    expected = [(match.game.say(act), match.game.explain(view, act))
                for act in match.game.distinct(view, legal)]  # fmt: skip
    assert [(choice.act, choice.line) for choice in page.choices] == expected
    asked = match.game.question(view, viewer) if viewer in match.to_act else None
    assert page.question == asked
    assert page.can_undo == (viewer != SPECTATOR and room.play.can_undo(viewer))
