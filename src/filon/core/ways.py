"""Where a row of actions can lead, so that one click may stand for all of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from filon.core.errors import BadLuck
from filon.core.game import AnyGame, View
from filon.core.luck import Reading, Seeded

LONGEST: Final = 4  # actions of a lot
MOST: Final = 24  # lots that are worth showing


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
            after = _after(game, table, seat, action)
            if after is not None:
                tables.append((after, [*way, action]))
                if way:
                    ways.append([*way, action])
    return ways


def rows_of(game: AnyGame, view: View, seat: int, legal: list[int]) -> list[list[int]]:
    """All ways through the game's `rows` of kinds; only the last action may throw luck. Found on an
    imagined table, as above."""
    first = {game.actions.parts(action)[0] for action in legal}
    rows = [row for row in game.rows if row[0].rstrip("+") in first]
    if not rows:
        return []
    table = game.imagine(view, Seeded(0))
    return [way for row in rows for way in _along(game, table, seat, row)]


def _along(game: AnyGame, table: View, seat: int, row: list[str]) -> list[list[int]]:
    if not row[0].endswith("+"):
        return _through(game, table, seat, row)
    lots = [lot for lot in _lots(game, table, seat, row[0].rstrip("+"), []) if len(lot) > 1]
    return lots if len(lots) <= MOST else []


def _lots(game: AnyGame, table: View, seat: int, kind: str, lot: list[int]) -> Iterator[list[int]]:
    """What can be chosen until the kind is asked for no more, each lot in one order only."""
    open_ = _open(game, table, seat, kind)
    if not open_:
        yield lot
        return
    for act in open_ if len(lot) < LONGEST else []:
        if lot and act < lot[-1]:
            continue
        after = _after(game, table, seat, act)
        if after is not None:
            yield from _lots(game, after, seat, kind, [*lot, act])


def _through(game: AnyGame, table: View, seat: int, kinds: list[str]) -> list[list[int]]:
    open_ = _open(game, table, seat, kinds[0])
    if len(kinds) == 1:
        return [[act] for act in open_]
    ways: list[list[int]] = []
    for act in open_:
        after = _after(game, table, seat, act)
        if after is not None:
            ways += [[act, *rest] for rest in _through(game, after, seat, kinds[1:])]
    return ways


def _open(game: AnyGame, table: View, seat: int, kind: str) -> list[int]:
    if seat not in game.to_act(table):
        return []
    return [act for act in game.legal(table, seat) if game.actions.parts(act)[0] == kind]


def _after(game: AnyGame, table: View, seat: int, act: int) -> View | None:
    """The table a move later; None if that throws luck."""
    after: View = game.copy(table)
    try:
        game.apply(after, seat, act, Reading([]))
    except BadLuck:
        return None
    return after
