"""Where a row of the same kind of action can lead, so that one click may stand for all of it."""

from __future__ import annotations

from collections import deque

from filon.core.errors import BadLuck
from filon.core.game import AnyGame, View
from filon.core.luck import Reading, Seeded


def ways_of(game: AnyGame, view: View, seat: int, legal: list[int]) -> list[list[int]]:
    """The shortest way to each action of the game's `stride` that is two or more away and hangs on
    no luck. Found on an imagined table, so from nothing that the viewer does not know."""
    strides = game.actions.of(game.stride)
    if not any(action in strides for action in legal):
        return []
    reached: set[int] = set()
    ways: list[list[int]] = []
    tables: deque[tuple[View, list[int]]] = deque([(game.imagine(view, Seeded(0)), [])])
    while tables:
        table, way = tables.popleft()
        if game.to_act(table) != [seat]:
            continue
        for action in game.legal(table, seat):
            if action in reached or action not in strides:
                continue
            reached.add(action)
            after = game.copy(table)
            try:
                game.apply(after, seat, action, Reading([]))
            except BadLuck:
                continue
            tables.append((after, [*way, action]))
            if way:
                ways.append([*way, action])
    return ways
