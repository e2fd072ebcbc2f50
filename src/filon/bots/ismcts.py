"""Information-set Monte Carlo tree search: one tree keyed by actions, a fresh guess at
everything hidden for every visit."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from filon.core.game import AnyGame, State
from filon.core.luck import Luck, Seeded

CURIOSITY: Final = 0.2  # how much a rarely tried action is worth trying
TRUST: Final = 2  # visits that the first look at an action counts for
CHECK: Final = 16  # visits between two looks at the clock


class Node:
    """What is known after a sequence of actions, whoever took them."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.children: list[Node] = []
        self.seen: list[int] = []  # how often the action was there to be chosen, and once more
        self.visits: list[int] = []  # TRUST when it was only looked at
        self.leads: list[float] = []  # summed, of the seat that chose

    def grow(self, action: int, lead: float) -> None:
        """A new branch, with what a first look says of it."""
        self.actions.append(action)
        self.children.append(Node())
        self.seen.append(1)
        self.visits.append(TRUST)
        self.leads.append(TRUST * lead)


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
        search = Search(self._game, view.viewer, self._luck)
        table = self._game.imagine(view, self._luck)
        self.visited = 0
        deadline = time.perf_counter() + self._seconds
        while self._has_budget(deadline):
            table = self._game.redeal(table, view.viewer, self._luck)
            search.visit(self._game.copy(table))
            self.visited += 1
        return _most_visited(search.root)

    def _has_budget(self, deadline: float) -> bool:
        if self._visits:
            return self.visited < self._visits
        return self.visited % CHECK != 0 or self.visited == 0 or time.perf_counter() < deadline


class Search:
    """The tree of one choice."""

    def __init__(self, game: AnyGame, viewer: int, luck: Luck) -> None:
        self.root: Final = Node()
        self._game: Final = game
        self._viewer: Final = viewer
        self._luck: Final = luck
        self._scale: Final = Scale()

    def visit(self, table: State) -> None:
        """Down the tree, one new leaf, a short playout, and the result back up.

        The viewer chooses at the root, even where others are asked at the same time.
        """
        node = self.root
        path: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        grown = False
        while not grown:
            waiting = self._game.to_act(table)
            if not waiting:
                break
            seat = self._viewer if node is self.root else waiting[0]
            legal = self._game.legal(table, seat)
            if len(legal) == 1:
                self._game.apply(table, seat, legal[0], self._luck)
                continue
            place = self._selected(node, table, seat, legal)
            grown = node.visits[place] == TRUST
            path.append(node)
            places.append(place)
            seats.append(seat)
            self._game.apply(table, seat, node.actions[place], self._luck)
            node = node.children[place]
        _play_on(self._game, table, self._luck)
        leads = _leads(self._game, table)
        for step, place in enumerate(places):
            lead = leads[seats[step]]
            path[step].visits[place] += 1
            path[step].leads[place] += lead
            self._scale.note(lead)

    def _selected(self, node: Node, table: State, seat: int, legal: list[int]) -> int:
        """The place of the action to follow, by upper confidence."""
        places = self._places_of(node, table, seat, legal)
        best, chosen = -1.0, places[0]
        for place in places:
            visits = node.visits[place]
            bonus = CURIOSITY * math.sqrt(math.log(node.seen[place]) / visits)
            worth = self._scale.of(node.leads[place] / visits) + bonus
            if worth > best:
                best, chosen = worth, place
        return chosen

    def _places_of(self, node: Node, table: State, seat: int, legal: list[int]) -> list[int]:
        """Of all legal actions; those not met before are looked at."""
        places: list[int] = []
        rival = math.nan
        for action in legal:
            place = _place_of(node, action)
            if place < 0:
                if math.isnan(rival):
                    rival = _best_rival(self._game, table, seat)
                place = len(node.actions)
                node.grow(action, self._look_at(table, seat, action) - rival)
                self._scale.note(node.leads[place] / TRUST)
            node.seen[place] += 1
            places.append(place)
        return places

    def _look_at(self, table: State, seat: int, action: int) -> float:
        """What the table is worth to the seat right after the action."""
        after = self._game.copy(table)
        self._game.apply(after, seat, action, self._luck)
        return self._game.evaluate(after, seat)


def _place_of(node: Node, action: int) -> int:
    for place, known in enumerate(node.actions):
        if known == action:
            return place
    return -1


def _best_rival(game: AnyGame, table: State, seat: int) -> float:
    best = -math.inf
    for other in range(table.seats):
        if other != seat:
            best = max(best, game.evaluate(table, other))
    return best


def _play_on(game: AnyGame, table: State, luck: Luck) -> None:
    for _ in range(game.foresight):
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
