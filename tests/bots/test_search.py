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
