"""What the quick bots go after."""

from __future__ import annotations

import pytest

from filon.bots import make
from filon.core.luck import Seeded
from filon.games.gold_am_yukon.data import CENTRE, CLAIMS, FIELDS
from filon.games.gold_am_yukon.game import GAME
from filon.games.gold_am_yukon.heuristics import DISTANCE, FAR, LONG, ways_from
from filon.games.gold_am_yukon.table import Table, empty
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


@pytest.mark.parametrize("end", [0, 100, 383])
def test_on_an_empty_board_a_free_way_is_the_shortest(end: int) -> None:
    ways = ways_from(empty(2), end)
    assert [int(way) for way in ways] == [DISTANCE[claim * FIELDS + end] for claim in range(CLAIMS)]


def test_where_all_stand_in_the_way_there_is_none() -> None:
    table = empty(2)
    for field in range(FIELDS):
        table.holder[field] = 1
    assert set(ways_from(table, 100)) == {0, FAR}  # it stands at a claim


LEFT = {21, 28, 33}
BARRING = [
    [351, 335, 334, 333, 277, 276, 275, 274, 290],
    [291, 216, 282, 283, 284, 285, 286, 287, 288, 289],
]


def late() -> Table:
    """From a game of five: two chains bar the near claims, and seat 0 walked to and fro."""
    owner = {claim: claim % 5 for claim in range(CLAIMS) if claim not in LEFT}
    match = position([383, 338, 337, 336], *BARRING, [], [], dice=[6], owner=owner, number=100)
    table: Table = GAME.copy(match.state)
    return table


def test_who_has_waited_long_goes_round_those_in_the_way() -> None:
    """Only the rounds could end such a game."""
    table, luck = late(), Seeded(3)
    assert GAME.drags_on(table)
    bots = [make("greedy", GAME, seat) for seat in range(table.seats)]
    while (seat := int(GAME.next_seat(table))) >= 0:
        legal = GAME.legal(table, seat)
        action = bots[seat].choose(GAME.view(table, seat), legal)
        GAME.apply(table, seat, action, luck)
    assert not GAME.is_cut_short(table)
    assert table.round < 100 + LONG
