"""What the quick bots go after."""

from __future__ import annotations

import pytest

from filon.bots import make
from filon.games.gold_am_yukon.data import CENTRE, CLAIMS
from filon.games.gold_am_yukon.game import GAME
from tests.games.gold_am_yukon.tables import arc, play, position


@pytest.mark.parametrize(("left", "taken"), [({CENTRE}, True), ({CENTRE, 0, 1, 2}, False)])
def test_the_centre_is_for_those_who_find_nothing_else(left: set[int], taken: bool) -> None:
    """Its gold sends everybody home, so nobody went there, and games never ended."""
    owner = {claim: claim % 6 for claim in range(CLAIMS) if claim not in left}
    chains = [arc(CENTRE, 0, 6), *(arc(claim, 0, 6) for claim in (30, 33, 36, 27, 4))]
    match = position(*chains, owner=owner, dice=[6])
    play(match, "roll")
    bot = make("greedy", GAME, 1)
    said = []
    while match.to_act == [0]:
        action = bot.choose(match.view(0), match.legal(0))
        said.append(GAME.say(action))
        match.submit(0, action)
    assert (f"stake {CENTRE}" in said) == taken
