"""Nothing a viewer cannot know reaches the wire."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filon.core import plain
from filon.core.game import SPECTATOR, AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.games.treasure_hunter.table import Table
from filon.table.audience import Audience, Viewer
from filon.table.play import Play
from tests.contract.walks import step, walk
from tests.games.treasure_hunter.tables import drafting, hunt, reading, scroll


class Looking:
    """Somebody who looks through a seat, and everything that goes to them."""

    def __init__(self, viewer: int, language: str = "") -> None:
        self.viewer = Viewer("id", language)
        self.audience = Audience([viewer] if viewer != SPECTATOR else [], None, language)
        self.sent: list[bytes] = []

    def show(self, match: Match) -> list[bytes]:
        """What is sent now."""
        play = Play(match, "", 0, [0] * (match.seats + 1), match.opening)
        play.numbers = list(range(len(match.log)))
        self.audience.look(play, [f"P{seat}" for seat in range(match.seats)])
        news = [msgspec.json.encode(message) for message in self.audience.news_for(self.viewer)]
        self.sent += news
        return news


def sent(match: Match, viewer: int, language: str) -> list[bytes]:
    """Everything that goes to somebody who comes in now and looks through that seat."""
    return Looking(viewer, language).show(match)


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
    watching = Looking(SPECTATOR)
    watching.show(match)
    for _ in range(60):
        if match.over:
            break
        before, version = _public(match), watching.audience.version
        step(match, luck)
        heard = match.seen(match.log[-1], SPECTATOR)
        is_news = bool(heard) or _public(match) != before
        assert bool(watching.show(match)) == is_news
        assert watching.audience.version == version + is_news


def _public(match: Match) -> object:
    return plain.encode(match.view(SPECTATOR)), match.to_act


HUNTER = load("treasure-hunter")
MANY = ["0 read green-team", "0 undo", "0 read dogs", "0 read green-team", "0 done"]


def told(table: Table, viewer: int, moves: list[str]) -> list[bytes]:
    """What a viewer gets to read while these moves are made, or taken back."""
    match = Match(HUNTER, table.seats, Seeded(1))
    match._state = HUNTER.copy(table)
    looking = Looking(viewer, "en")
    for move in ["", *moves]:
        seat, _, words = move.partition(" ")
        if words == "undo":
            match.undo(int(seat))
        elif words:
            match.submit(int(seat), words)
        looking.show(match)
    return looking.sent


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_nobody_hears_how_many_scrolls_are_chosen(viewer: int) -> None:
    """Treasure Hunter, ruling 12: chosen in secret."""
    tiles = [[scroll(1), scroll(3)], [scroll(3, 1)], []]
    table = reading(["green-1", "dog-1", ""], tiles).table
    assert told(table, viewer, MANY) == told(table, viewer, ["0 done"])


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
@pytest.mark.parametrize("answer", ["pass", "play sword", "play mule", "sleep blue-9"])
def test_nobody_hears_an_answer_before_all_have_answered(viewer: int, answer: str) -> None:
    """Treasure Hunter, issue 3: nor whether there was a card to answer with."""
    rich = hunt(["blue-9 sword mule sleeping", "blue-1 hammer", "blue-2 gold"]).table
    poor = hunt(["blue-9 copper silver gold", "blue-1 hammer", "blue-2 gold"]).table
    rest = ["1 pass", "0 undo", "0 pass"]
    assert told(rich, viewer, [f"0 {answer}", *rest]) == told(poor, viewer, ["0 pass", *rest])


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_nobody_hears_what_two_players_keep_and_toss(viewer: int) -> None:
    """Treasure Hunter, issue 2; half a choice is not heard of at all."""
    table = drafting(["blue-1 blue-2 sword gold", "green-1 green-2 dog-2 copper"]).table
    once = told(table, viewer, ["0 keep blue-1", "0 toss sword"])
    changed = ["0 keep gold", "0 undo", "0 keep blue-2", "0 toss gold"]
    assert told(table, viewer, changed) == once
    assert told(table, viewer, ["0 keep blue-1"]) == told(table, viewer, [])
