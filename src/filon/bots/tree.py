"""The tree of a search, keyed by actions, and what a visit to it does."""

from __future__ import annotations

import math
from typing import Final

from filon.bots.judge import Judge
from filon.core.game import NOBODY, AnyGame, State
from filon.core.ints import append, i64, vec
from filon.core.luck import Luck
from filon.core.manner import Manner


class Node:
    """What is known after a sequence of actions, whoever took them."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children: list[Node | None] = []  # made when they are first gone to
        self.seen = vec[i64]()  # how often the action was there to be chosen, and once more
        self.visits = vec[float]()  # the manner's trust when it was only looked at
        self.chances = vec[float]()  # summed, of the seat that chose

    def grow(self, action: i64, chance: float, trust: float) -> None:
        """A new branch, with what a first look says of it."""
        self.actions = append(self.actions, action)
        self.children.append(None)
        self.seen = append(self.seen, 1)
        self.visits = append(self.visits, trust)
        self.chances = append(self.chances, trust * chance)

    def child(self, place: i64) -> Node:
        found = self.children[place]
        if found is None:
            found = Node()
            self.children[place] = found
        return found

    def place_of(self, action: i64, guess: i64) -> i64:
        """Where an action stands, -1 if it is new; mostly where it stood among the choices."""
        actions = self.actions
        if guess < len(actions) and actions[guess] == action:
            return guess
        for place in range(len(actions)):
            if actions[place] == action:
                return place
        return -1

    def value(self, place: i64) -> float:
        return self.chances[place] / self.visits[place]


class Trail:
    """The way of one visit, down the tree and on from its leaf."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.places = vec[i64]()  # gone to from the nodes
        self.seats = vec[i64]()  # that chose there
        self.played = vec[i64]()  # actions after the leaf, where they are remembered
        self.players = vec[i64]()

    def go(self, node: Node, place: i64, seat: i64) -> None:
        self.nodes.append(node)
        self.places = append(self.places, place)
        self.seats = append(self.seats, seat)

    def go_on(self, action: i64, seat: i64) -> None:
        self.played = append(self.played, action)
        self.players = append(self.players, seat)

    def carry_up(self, chances: vec[float]) -> None:
        """The result, to every node on the way."""
        for step in range(len(self.places)):
            node = self.nodes[step]
            node.visits[self.places[step]] += 1.0
            node.chances[self.places[step]] += chances[self.seats[step]]


class Search:
    """The tree of one choice."""

    def __init__(
        self, judge: Judge, manner: Manner, game: AnyGame, viewer: i64, luck: Luck
    ) -> None:
        self.root = Node()
        self._judge: Final = judge
        self._manner: Final = manner
        self._game: Final = game
        self._viewer: Final = viewer
        self._luck: Final = luck
        self._start: i64 = 0  # the moment of the choice
        self._tried: vec[i64] = vec[i64]()  # MAST: of each action, in this search
        self._won: vec[float] = vec[float]()
        if manner.memory > 0.0:
            self._tried = vec[i64]([1] * game.actions.size)
            self._won = vec[float]([0.5] * game.actions.size)

    def known(self) -> float:
        """Visits that the root has had."""
        total = 0.0
        for visits in self.root.visits:
            total += visits - self._manner.trust
        return total

    def visit(self, table: State) -> None:
        """Down the tree, one new leaf, a short playout, and the result back up."""
        node = self.root
        trail = Trail()
        grown = False
        self._start = self._game.moment(table)
        while not grown:
            seat = self._next_choice(table, node)
            if seat < 0:
                break
            place = self._selected(node, table, seat)
            grown = node.visits[place] <= self._manner.trust
            trail.go(node, place, seat)
            self._game.apply(table, seat, node.actions[place], self._luck)
            node = node.child(place)
        self._play_out(table, trail)
        chances = self._chances(table)
        trail.carry_up(chances)
        if self._manner.memory > 0.0:
            self._remember(trail, chances)

    def _next_choice(self, table: State, node: Node) -> i64:
        """Does what is forced; then the seat that chooses, from what is on offer, or NOBODY.

        The viewer chooses at the root, even where others are asked at the same time. Rivals kept
        apart are no part of the tree: so it is as deep as the viewer's own plans.
        """
        while True:
            seat = self._game.next_seat(table)
            if seat < 0 or self._is_far_enough(table):
                return NOBODY
            if node is self.root:
                seat = self._viewer
            self._game.offer(table, seat)
            if table.offered == 1:
                action = table.slate[0]
            elif self._manner.apart and seat != self._viewer:
                action = self._game.sensible(table, seat, self._luck)
            else:
                return seat
            self._game.apply(table, seat, action, self._luck)

    def _play_out(self, table: State, trail: Trail) -> None:
        """On from the leaf, as far as the manner foresees."""
        for _move in range(self._manner.foresight):
            seat = self._game.next_seat(table)
            if seat < 0 or self._is_far_enough(table):
                break
            action = self._quick(table, seat)
            if self._manner.memory > 0.0:
                trail.go_on(action, seat)
            self._game.apply(table, seat, action, self._luck)

    def _is_far_enough(self, table: State) -> bool:
        """Whether the turn that the choice is made in is over, where that is all that counts."""
        return self._manner.turnwise and self._game.moment(table) != self._start

    def _chances(self, table: State) -> vec[float]:
        """Of each seat, as the judge sees it."""
        worths = self._judge.worths(table)
        chances = vec[float]()
        for seat in range(len(worths)):
            chances = append(chances, self._judge.chance(worths[seat], seat, worths))
        return chances

    def _remember(self, trail: Trail, chances: vec[float]) -> None:
        """What came of each action, in the tree and after it."""
        for step in range(len(trail.places)):
            action = trail.nodes[step].actions[trail.places[step]]
            self._tried[action] += 1
            self._won[action] += chances[trail.seats[step]]
        for step in range(len(trail.played)):
            self._tried[trail.played[step]] += 1
            self._won[trail.played[step]] += chances[trail.players[step]]

    def _quick(self, table: State, seat: i64) -> i64:
        """A sensible move, or the one that has done best in this search."""
        memory = self._manner.memory
        if memory <= 0.0 or float(self._luck.below(100)) >= 100.0 * memory:
            return self._game.sensible(table, seat, self._luck)
        self._game.offer(table, seat)
        best, chosen = -1.0, table.slate[0]
        for place in range(table.offered):
            action = table.slate[place]
            worth = self._won[action] / float(self._tried[action])
            worth += 0.003 * float(self._luck.below(16))
            if worth > best:
                best, chosen = worth, action
        return chosen

    def _selected(self, node: Node, table: State, seat: i64) -> i64:
        """The place of the action to follow, by upper confidence."""
        places = self._places_of(node, table, seat)
        best, chosen = -1.0, places[0]
        for place in places:
            visits = node.visits[place]
            bonus = math.sqrt(math.log(float(node.seen[place])) / visits)
            worth = node.chances[place] / visits + self._manner.curiosity * bonus
            if worth > best:
                best, chosen = worth, place
        return chosen

    def _places_of(self, node: Node, table: State, seat: i64) -> vec[i64]:
        """Of all choices; those not met before are looked at."""
        places = vec[i64]()
        worths = vec[float]()
        for at in range(table.offered):
            action = table.slate[at]
            place = node.place_of(action, at)
            if place < 0:
                if not len(worths):
                    worths = self._judge.worths(table)
                place = len(node.actions)
                own = self._look_at(table, seat, action)
                chance = self._judge.chance(own, seat, worths)
                node.grow(action, chance, self._manner.trust)
            node.seen[place] += 1
            places = append(places, place)
        return places

    def _look_at(self, table: State, seat: i64, action: i64) -> float:
        """What the table is worth to the seat right after the action."""
        after = self._game.copy(table)
        self._game.apply(after, seat, action, self._luck)
        return self._judge.worth(after, seat)
