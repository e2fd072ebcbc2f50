"""Choices in words: no two read alike, and where they point can be seen."""

from __future__ import annotations

import pytest

from filon.core.luck import Seeded
from filon.core.messages import LANGUAGES
from filon.games.lost_valley.data import LEFT, POST_PLACE
from filon.games.lost_valley.fields import LAYING_RIVER
from filon.games.lost_valley.game import GAME
from filon.games.lost_valley.notation import WENT
from filon.games.lost_valley.wording import hour_of
from tests.games.lost_valley.tables import (
    RIVER_A1,
    RIVER_A1B1,
    RIVER_A2,
    RIVER_FISH,
    SLANT_FISH,
    TURN_FISH,
    play,
    put,
    ready,
    table,
)

NAMES = ["Nellie", "Jack", "Bill", "Ada"]
ACTIONS = 700


@pytest.mark.parametrize("seed", range(6))
def test_no_two_choices_read_alike(seed: int) -> None:
    luck = Seeded(seed)
    tables = [GAME.messages(language, NAMES) for language in LANGUAGES]
    state = GAME.setup(3, {option.name: option.default for option in GAME.options}, luck)
    for _ in range(ACTIONS):
        if not GAME.to_act(state):
            break
        seat = state.actor
        view = GAME.view(state, seat)
        asked = GAME.distinct(view, GAME.legal(state, seat))
        lines = [GAME.explain(view, action) for action in asked]
        for messages in tables:
            said = [messages.say(*line) for line in lines]
            assert len(set(said)) == len(said), said
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[luck.below(len(legal))], luck)


def layings(kind: int) -> list[str]:
    """How a river tile that was drawn at the ford may lie, as its finder is asked."""
    state = table()
    put(state, 0, LEFT)
    state.hand, state.phase = kind, LAYING_RIVER
    view = GAME.view(ready(state), 0)
    return [GAME.say(action) for action in GAME.distinct(view, GAME.legal(state, 0))]


def test_layings_that_are_the_same_are_one() -> None:
    """“a. tuiles de rivière en losange”: what differs is where the river goes on and which bank
    carries more gold."""
    assert layings(RIVER_FISH) == layings(RIVER_A1B1) == ["river 0"]
    assert layings(SLANT_FISH) == ["river 1"]
    assert layings(RIVER_A1) == layings(RIVER_A2) == ["river 0", "river 2"]
    assert layings(TURN_FISH) == ["river 0", "river 1"]


@pytest.mark.parametrize(("kind", "words"), [(RIVER_A1B1, "river 2"), (SLANT_FISH, "river 3")])
def test_a_laying_nobody_is_asked_any_more_still_lays_the_tile(kind: int, words: str) -> None:
    """Records of before have it, and what it leads to looks the same."""
    after = []
    for said in (layings(kind)[0], words):
        state = table()
        put(state, 0, LEFT)
        state.hand, state.phase = kind, LAYING_RIVER
        play(ready(state), said)
        after.append(GAME.draw(GAME.view(state, -1), [], GAME.messages("en", NAMES)))
    assert after[0] == after[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_store_is_called_by_its_name(language: str) -> None:
    messages = GAME.messages(language, NAMES)
    for event in ([WENT, 0, POST_PLACE, LEFT, 0], [WENT, 0, LEFT, POST_PLACE, 0]):
        assert "0" not in messages.line(GAME.recount(event))
    assert " 3 " in messages.line(GAME.recount([WENT, 0, 3, LEFT, 0]))


def test_hours_go_round_from_upstream() -> None:
    assert [hour_of(angle) for angle in (90, 60, 0, -90, 180, 690)] == [12, 1, 3, 6, 9, 4]
