"""Refused with a reason, and nothing is changed."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.errors import FilonError
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games.treasure_hunter.data import DOG_PACK
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.tables import Sitting, drafting, hunt, raid, reading, scroll

PACKS = ["blue-1 blue-2 dog-1", "green-1 green-2 dog-2", "red-1 red-2 dog-3"]
HANDS = [
    "blue-9 sword blue-companion green-companion scaregoblin sleeping",
    "blue-5 hammer",
    "mule",
]


def refused(at: Sitting, seat: int, words: str) -> str:
    """Why the move is not possible; the table is as it was."""
    match = Match(GAME, at.table.seats, Seeded(1))
    match._state = at.table
    before = plain.encode(at.table)
    with pytest.raises(FilonError) as problem:
        match.submit(seat, words)
    assert plain.encode(match.state) == before
    assert match.log == []
    return str(problem.value)


@pytest.mark.parametrize(
    "words",
    ["keep green-1", "keep red-12", "toss blue-1", "pass", "play sword", "done", "read dogs"],
)
def test_in_the_draft(words: str) -> None:
    """Somebody else's card, a card that is nowhere, and answers to other questions."""
    assert "is not possible now; possible: keep blue-1, keep blue-2" in refused(
        drafting(PACKS), 0, words
    )


def test_a_pick_is_changed_by_taking_it_back_first() -> None:
    at = drafting(PACKS).play("0 keep blue-1")
    assert refused(at, 0, "keep blue-2") == "it is the turn of seat 1 or seat 2, not of seat 0"


def test_two_players_cannot_toss_what_they_keep() -> None:
    at = drafting(["gold sword dog-1", "mule blue-1 blue-2"])
    assert "possible: keep" in refused(at, 0, "toss gold")
    at.play("0 keep gold")
    assert "possible: toss dog-1, toss sword" in refused(at, 0, "toss gold")


@pytest.mark.parametrize(
    "words",
    [
        *["play hammer", "play mule", "play green-companion", "play scaregoblin"],
        *["sleep blue-5", "sleep blue-10", "keep sword", "done"],
    ],
)
def test_at_a_site(words: str) -> None:
    """Cards of others, cards for another moment, and other people's adventurers."""
    assert "is not possible now; possible: pass" in refused(hunt(HANDS), 0, words)


def test_only_one_answer_in_a_window() -> None:
    at = hunt(HANDS).play("0 pass")
    assert refused(at, 0, "play sword") == "it is the turn of seat 1 or seat 2, not of seat 0"


def test_before_the_goblins() -> None:
    at = raid(["sword scaregoblin", "mule"])
    assert "possible: pass, play scaregoblin" in refused(at, 0, "play sword")
    assert "possible: pass, play scaregoblin" in refused(at, 0, "play mule")


def test_scrolls_of_others_and_scrolls_used_already() -> None:
    at = reading(["dog-1", ""], [[scroll(DOG_PACK)], [scroll(0)]])
    assert "possible: read dogs, done" in refused(at, 0, "read blue-team")
    at.play("0 read dogs")
    assert "possible: done" in refused(at, 0, "read dogs")


@pytest.mark.parametrize("words", ["", "keep", "keep gold gold", "keep purple-3", "sleep", "Pass!"])
def test_words_that_are_none(words: str) -> None:
    assert "expected" in refused(hunt(HANDS), 0, words)
