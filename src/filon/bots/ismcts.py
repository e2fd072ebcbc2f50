"""Information-set Monte Carlo tree search: one tree keyed by actions, a fresh guess at
everything hidden for every visit."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from filon.core.game import AnyGame, State
from filon.core.luck import Luck, Seeded

CURIOSITY: Final = 0.5  # how much a rarely tried action is worth trying
FORESIGHT: Final = 24  # actions played out below the tree before the table is judged
CHECK: Final = 16  # visits between two looks at the clock


class Node:
    """What is known after a sequence of actions, whoever took them."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.children: list[Node] = []
        self.seen: list[int] = []  # how often the action was there to be chosen
        self.visits: list[int] = []
        self.leads: list[float] = []  # summed, of the seat that chose


class Scale:
    """The worst and the best lead seen in this search: any game's points become 0 to 1."""

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def note(self, lead: float) -> None:
        self.low = min(self.low, lead)
        self.high = max(self.high, lead)

    def of(self, lead: float) -> float:
        if self.high <= self.low:
            return 0.5
        return (lead - self.low) / (self.high - self.low)


class Ismcts:
    """Budget by visits, or by seconds when `visits` is 0."""

    def __init__(self, game: AnyGame, seed: int, visits: int, seconds: float) -> None:
        self._game = game
        self._luck = Seeded(seed)
        self._visits = visits
        self._seconds = seconds
        self.visited = 0  # in the last choice

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root, scale = Node(), Scale()
        table = self._game.imagine(view, self._luck)
        self.visited = 0
        deadline = time.perf_counter() + self._seconds
        while self._has_budget(deadline):
            table = self._game.redeal(table, view.viewer, self._luck)
            visit(self._game, root, scale, self._game.copy(table), view.viewer, self._luck)
            self.visited += 1
        return _most_visited(root)

    def _has_budget(self, deadline: float) -> bool:
        if self._visits:
            return self.visited < self._visits
        return self.visited % CHECK != 0 or self.visited == 0 or time.perf_counter() < deadline


def visit(game: AnyGame, root: Node, scale: Scale, table: State, viewer: int, luck: Luck) -> None:
    """Down the tree, one new leaf, a short playout, and the result back up.

    The viewer chooses at the root, even where others are asked at the same time.
    """
    node = root
    path: list[Node] = []
    places: list[int] = []
    seats: list[int] = []
    grown = False
    while not grown:
        waiting = game.to_act(table)
        if not waiting:
            break
        seat = viewer if node is root else waiting[0]
        legal = game.legal(table, seat)
        if len(legal) == 1:
            game.apply(table, seat, legal[0], luck)
            continue
        place = _selected(node, scale, legal, luck)
        grown = node.visits[place] == 0
        path.append(node)
        places.append(place)
        seats.append(seat)
        game.apply(table, seat, node.actions[place], luck)
        node = node.children[place]
    _play_on(game, table, luck)
    leads = _leads(game, table)
    for step in range(len(path)):
        place = places[step]
        path[step].visits[place] += 1
        path[step].leads[place] += leads[seats[step]]
        scale.note(leads[seats[step]])


def _selected(node: Node, scale: Scale, legal: list[int], luck: Luck) -> int:
    """The place of the action to follow: an untried one first, then by upper confidence."""
    places: list[int] = []
    untried: list[int] = []
    for action in legal:
        place = _place_of(node, action)
        places.append(place)
        node.seen[place] += 1
        if node.visits[place] == 0:
            untried.append(place)
    if untried:
        return untried[luck.below(len(untried))]
    best, chosen = -1.0, places[0]
    for place in places:
        tried = node.visits[place]
        bonus = CURIOSITY * math.sqrt(math.log(node.seen[place]) / tried)
        worth = scale.of(node.leads[place] / tried) + bonus
        if worth > best:
            best, chosen = worth, place
    return chosen


def _place_of(node: Node, action: int) -> int:
    for place, known in enumerate(node.actions):
        if known == action:
            return place
    node.actions.append(action)
    node.children.append(Node())
    node.seen.append(0)
    node.visits.append(0)
    node.leads.append(0.0)
    return len(node.actions) - 1


def _play_on(game: AnyGame, table: State, luck: Luck) -> None:
    for _ in range(FORESIGHT):
        waiting = game.to_act(table)
        if not waiting:
            return
        seat = waiting[0]
        game.apply(table, seat, game.sensible(table, seat, luck), luck)


def _leads(game: AnyGame, table: State) -> list[float]:
    """Of each seat: how far it is ahead of the best of the others."""
    worth = [game.evaluate(table, seat) for seat in range(table.seats)]
    best, second, leader = -math.inf, -math.inf, 0
    for seat, value in enumerate(worth):
        if value > best:
            best, second, leader = value, best, seat
        elif value > second:
            second = value
    return [value - (second if seat == leader else best) for seat, value in enumerate(worth)]


def _most_visited(root: Node) -> int:
    best = 0
    for place in range(len(root.actions)):
        if root.visits[place] > root.visits[best]:
            best = place
    return root.actions[best]
