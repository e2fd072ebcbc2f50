"""Nothing a viewer cannot know reaches the wire."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filon.core.game import SPECTATOR, AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.server.guests import Guest
from filon.server.viewer import Viewer
from tests.contract.walks import step, walk


def sent(match: Match, viewer: int, language: str) -> list[bytes | None]:
    """Everything that goes to somebody who comes in now and looks through that seat."""
    looking = Viewer(Guest("id", "name"), language)
    seats = [viewer] if viewer != SPECTATOR else []
    looking.show(match, seats, [f"P{seat}" for seat in range(match.seats)])
    return [looking.queue.get_nowait() for _ in range(looking.queue.qsize())]


@pytest.mark.parametrize("game", [load(name) for name in NAMES], ids=NAMES)
@settings(max_examples=10, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), pick=st.integers(0, 5))
def test_with_secrets_dealt_anew_every_payload_is_the_same(
    game: AnyGame, seed: int, pick: int
) -> None:
    seats = game.seats[pick % len(game.seats)]
    for match in walk(game, seats, seed, stops=8):
        if match.over:
            continue
        for viewer in range(SPECTATOR, seats):
            twin = match.replayed(len(match.log))
            twin._state = game.imagine(match.view(viewer), Seeded(seed))
            assert sent(twin, viewer, "fr") == sent(match, viewer, "fr")


@pytest.mark.parametrize("game", [load(name) for name in NAMES], ids=NAMES)
def test_a_change_that_one_may_not_notice_sends_nothing(game: AnyGame) -> None:
    """A viewer whose page stays the same gets no message, not even a new version."""
    luck, match = Seeded(3), Match(game, game.seats[-1], Seeded(4))
    names = [f"P{seat}" for seat in range(match.seats)]
    watching = Viewer(Guest("id", "name"))
    watching.show(match, [], names)
    for _ in range(60):
        if match.over:
            break
        _empty(watching)
        step(match, luck)
        heard = match.seen(match.log[-1], SPECTATOR)
        version = watching.version
        watching.show(match, [], names)
        if watching.queue.empty():
            assert not heard
            assert watching.version == version


def _empty(viewer: Viewer) -> None:
    while not viewer.queue.empty():
        viewer.queue.get_nowait()
