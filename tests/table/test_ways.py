"""One click for several acts: every way leads where it says, and tells nothing that is hidden."""

from __future__ import annotations

import pytest

from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.table.asking import ways
from tests.contract.walks import step


@pytest.mark.parametrize("name", NAMES)
def test_every_way_can_be_gone(name: str) -> None:
    match, luck = Match(load(name), 3, Seeded(5)), Seeded(6)
    for _ in range(60):
        for way in ways(match, match.to_act[0])[:4]:
            gone = match.replayed(match.length)
            for words in way:
                gone.submit(match.to_act[0], gone.game.read(words))
        step(match, luck)


def test_a_card_and_who_is_asked_for_it_are_one_click() -> None:
    match, luck = Match(load("colorado"), 3, Seeded(1)), Seeded(2)
    while not match.game.say(match.legal(match.to_act[0])[0]).startswith("ask"):
        step(match, luck)
    talker = match.to_act[0]
    asked = {match.game.say(act) for act in match.legal(talker)}
    found = ways(match, talker)
    assert {way[0] for way in found} == asked
    match.submit(talker, match.game.read(found[0][0]))
    calls = [match.game.say(act) for act in match.legal(talker)]
    assert [way[1] for way in found if way[0] == found[0][0]] == calls
