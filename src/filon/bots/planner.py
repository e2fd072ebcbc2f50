"""A search that knows a network: it looks ahead from one choice of its own to the next, and what
the others do in between is what the network would do in their place, with what they can see."""

from __future__ import annotations

import math
import time
from typing import Any, Final, SupportsIndex

from filon.bots.net import Reader, picked, shares_of
from filon.bots.network import Network
from filon.bots.thought import Option, Thought
from filon.core.game import AnyGame, State
from filon.core.ints import append, i64, vec
from filon.core.luck import Luck, Seeded

CURIOSITY: Final = 0.3  # how much of a unit a move that is liked is worth trying
MODESTY: Final = 0.1  # units that a move not tried yet is taken to be worse
WARMTH: Final = 0.5  # of the rivals
CHECK: Final = 8  # visits between two looks at the clock
LINE: Final = 6  # actions of an expected line, at most


class Branch:
    """A choice of the viewer after all those before it; what happened in between may differ."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children: list[Branch | None] = []
        self.likings = vec[float]()  # from 0 to 1, as the network thought when it saw them first
        self.visits = vec[float]()
        self.leads = vec[float]()  # summed
        self.lead = 0.0  # expected when it was first seen
        self.met = 0.0

    def grow(self, action: i64, liking: float) -> None:
        self.actions = append(self.actions, action)
        self.children.append(None)
        self.likings = append(self.likings, liking)
        self.visits = append(self.visits, 0.0)
        self.leads = append(self.leads, 0.0)

    def place_of(self, action: i64, guess: i64) -> i64:
        """Where an action stands, -1 if it is new; mostly where it stood among the choices."""
        actions = self.actions
        if guess < len(actions) and actions[guess] == action:
            return guess
        for place in range(len(actions)):
            if actions[place] == action:
                return place
        return -1

    def child(self, place: i64) -> Branch:
        found = self.children[place]
        if found is None:
            found = Branch()
            self.children[place] = found
        return found

    def learn(self, place: i64, lead: float) -> None:
        """What a visit that went on there has come to."""
        self.visits[place] += 1.0
        self.leads[place] += lead
        self.met += 1.0

    def value(self, place: i64) -> float:
        visits = self.visits[place]
        return self.leads[place] / visits if visits > 0.0 else self.lead - MODESTY


class Planner:
    """Stops after so many visits or seconds, whichever comes first; 0 is no limit."""

    def __init__(
        self,
        game: AnyGame,
        seed: SupportsIndex,
        network: Network,
        visits: int,
        seconds: float,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._game: Final = game
        self._luck: Luck = Seeded(seed)
        self._network: Final = network
        self._visits: Final = visits
        self._seconds: Final = seconds
        self._curiosity: Final = curiosity
        self._reader: Reader | None = None
        self._root = Branch()
        self._expected: State | None = None  # the table that the root was kept for
        self.visited = 0  # in the last choice

    def __reduce__(self) -> Any:
        """Without its tree."""
        return _again, (
            self._game, self._luck, self._network, self._visits, self._seconds, self._curiosity
        )  # fmt: skip

    def choose(self, view: Any, legal: list[int]) -> int:
        """A forced choice costs nothing."""
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal).chosen

    def think(self, view: Any, legal: list[int]) -> Thought:
        if self._reader is None:
            self._reader = Reader(self._game, self._network, view.seats, self._luck)
        if not self._is_expected(view):
            self._root = Branch()
        seat: i64 = view.viewer
        table = self._game.imagine(view, self._luck)
        before = int(self._root.met)
        self.visited = 0
        deadline = time.perf_counter() + self._seconds
        while self._has_budget(before, deadline):
            table = self._game.redeal(table, seat, self._luck)
            self._visit(self._game.copy(table), seat, self._reader)
            self.visited += 1
        thought = self._thought(int(seat), legal)
        self._expect(table, seat, thought.chosen)
        return thought

    def _has_budget(self, before: int, deadline: float) -> bool:
        """What the tree knew before counts, but something is always looked at anew."""
        if self._visits and self.visited > 0 and self.visited + before >= self._visits:
            return False
        if not self._seconds or self.visited % CHECK != 0 or self.visited == 0:
            return True
        return time.perf_counter() < deadline

    def _is_expected(self, view: Any) -> bool:
        expected = self._expected
        if expected is None:
            return False
        same: bool = self._game.view(expected, view.viewer).plain() == view.plain()
        return same

    def _expect(self, table: State, seat: i64, action: int) -> None:
        """Keeps the tree below an action; only of use where chance has no part in it."""
        child = self._root.children[self._root.place_of(action, 0)]
        self._expected = None
        if child is not None:
            self._root = child
            after = self._game.copy(table)
            self._game.apply(after, seat, action, self._luck)
            self._pass_forced(after, seat)
            self._expected = after

    def _pass_forced(self, table: State, viewer: i64) -> None:
        """What the viewer has no choice about is done."""
        while self._game.next_seat(table) == viewer:
            self._game.offer(table, viewer)
            if table.offered > 1:
                break
            self._game.apply(table, viewer, table.slate[0], self._luck)

    def _visit(self, table: State, viewer: i64, reader: Reader) -> None:
        """Down the tree, one new branch, and what the network expects there back up."""
        branch = self._root
        path: list[Branch] = []
        places = vec[i64]()
        self._game.offer(table, viewer)
        if not len(branch.actions):
            self._meet(branch, table, viewer, reader)
        while True:
            place = self._selected(branch, table, viewer, reader)
            path.append(branch)
            places = append(places, place)
            self._game.apply(table, viewer, branch.actions[place], self._luck)
            if not self._play_on(table, viewer, reader):
                lead = self._outcome(table, viewer)
                break
            branch = branch.child(place)
            if not len(branch.actions):
                self._meet(branch, table, viewer, reader)
                lead = branch.lead
                break
        for step in range(len(places)):
            path[step].learn(places[step], lead)

    def _meet(self, branch: Branch, table: State, seat: i64, reader: Reader) -> None:
        """The first look at a choice."""
        reader.look(table, seat)
        branch.lead = reader.lead()
        self._add_new(branch, table, seat, reader)

    def _add_new(self, branch: Branch, table: State, seat: i64, reader: Reader) -> None:
        """Branches for the actions on offer that are not there yet; the reader has looked."""
        likings = shares_of(reader.likings(table, seat))
        for at in range(len(likings)):
            if branch.place_of(table.slate[at], at) < 0:
                branch.grow(table.slate[at], likings[at])

    def _selected(self, branch: Branch, table: State, seat: i64, reader: Reader) -> i64:
        """Of what is on offer: what looks best, or was tried too rarely for how it is liked."""
        best, chosen = -1e300, i64(-1)
        eager = self._curiosity * math.sqrt(branch.met + 1.0)
        for at in range(table.offered):
            place = branch.place_of(table.slate[at], at)
            if place < 0:
                reader.look(table, seat)
                self._add_new(branch, table, seat, reader)
                place = branch.place_of(table.slate[at], at)
            worth = branch.value(place)
            worth += eager * branch.likings[place] / (1.0 + branch.visits[place])
            if worth > best:
                best, chosen = worth, place
        return chosen

    def _play_on(self, table: State, viewer: i64, reader: Reader) -> bool:
        """Until the viewer has a choice again, which is on offer then; False when it is over."""
        while True:
            seat = self._game.next_seat(table)
            if seat < 0:
                return False
            self._game.offer(table, seat)
            if table.offered > 1:
                if seat == viewer:
                    return True
                reader.look(table, seat)
                place = picked(reader.likings(table, seat), WARMTH, self._luck)
                self._game.apply(table, seat, table.slate[place], self._luck)
            else:
                self._game.apply(table, seat, table.slate[0], self._luck)

    def _outcome(self, table: State, viewer: i64) -> float:
        """The lead at the end."""
        scores = self._game.scores(table)
        own = float(scores[viewer])
        others = (float(sum(scores)) - own) / float(len(scores) - 1)
        return (own - others) / self._network.points

    def _thought(self, seat: int, legal: list[int]) -> Thought:
        """Of the actions that are legal now; a tree may know others, from tables only imagined."""
        root = self._root
        every = list(range(len(root.actions)))
        places = [at for at in every if int(root.actions[at]) in legal] or every
        order = sorted((-root.visits[at], -root.value(at), -root.likings[at], at) for at in places)
        options = [
            Option(
                int(root.actions[at]),
                self._chance(root.value(at)),
                int(root.visits[at]),
                line_of(root, at),
            )
            for _, _, _, at in order
        ]
        return Thought(seat, options, options[0].action)

    def _chance(self, lead: float) -> float:
        points = lead * self._network.points / self._game.breath
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, points))))


def line_of(root: Branch, place: int) -> list[int]:
    """The viewer's most visited actions after one, while there are some."""
    line: list[int] = []
    branch = root.children[place]
    while branch is not None and len(branch.actions) and len(line) < LINE:
        best = 0
        for at in range(len(branch.actions)):
            if branch.visits[at] > branch.visits[best]:
                best = at
        line.append(int(branch.actions[best]))
        branch = branch.children[best]
    return line


def _again(
    game: AnyGame, luck: Luck, network: Network, visits: int, seconds: float, curiosity: float
) -> Planner:
    bot = Planner(game, 0, network, visits, seconds, curiosity)
    bot._luck = luck
    return bot
