"""What a search looks at: its own plans, and those of others where they are part of its tree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from filon.bots.judge import Judge
from filon.bots.tree import Node, Search
from filon.core.luck import Seeded
from filon.core.manner import Manner
from filon.core.match import Match
from filon.games import load
from filon.games.gold_am_yukon.data import NEIGHBOURS, STARTS


def actions_in(node: Node) -> Iterator[int]:
    yield from map(int, node.actions)
    for child in node.children:
        if child is not None:
            yield from actions_in(child)


@pytest.mark.parametrize("apart", [True, False])
def test_rivals_kept_apart_are_no_part_of_the_tree(apart: bool) -> None:
    game = load("gold-am-yukon")
    match = Match(game, 2, Seeded(1))
    viewer, rival = match.to_act[0], 1 - match.to_act[0]
    for start in (STARTS[0], STARTS[-1]):
        match.submit(match.to_act[0], f"step {start}")
    match.submit(viewer, "roll")
    search = Search(Judge(game), Manner(apart=apart, foresight=0), game, viewer, Seeded(2))
    for _ in range(200):
        search.visit(game.copy(match.state))
    beside = {int(field) for field in NEIGHBOURS[match.state.chains[rival][0]]}
    met = beside & set(actions_in(search.root))
    assert (not met) == apart


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_visit_ends_with_the_round_where_that_is_all_that_counts(seats: int) -> None:
    """The next deal is luck, and says nothing about the choice."""
    game = load("treasure-hunter")
    match = Match(game, seats, Seeded(5))
    while match.state.round == 1:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            table = game.imagine(match.view(seat), Seeded(7))
            Search(Judge(game), game.manner, game, seat, Seeded(8)).visit(table)
            assert table.round == 2
            assert table.pick == 0
            assert all(chosen < 0 for chosen in table.chosen)
        match.submit(seat, legal[len(match.log) % len(legal)])
