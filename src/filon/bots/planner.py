"""A search that knows a network: it looks ahead from one choice of its own to the next. What the
others do in between is what the network would do in their place, with what they can see, or a quick
move; where a visit ends, the network says what to expect, alone or with the game's judge."""

from __future__ import annotations

import math
from typing import Any, Final, SupportsIndex

from filon.bots.branch import Branch, line_of
from filon.bots.effort import Effort
from filon.bots.judge import Judge
from filon.bots.net import Reader, picked, shares_of
from filon.bots.network import Network
from filon.bots.thought import Option, Thought
from filon.core.game import AnyGame, State
from filon.core.ints import append, i64, vec
from filon.core.luck import Luck, Seeded

CURIOSITY: Final = 0.3  # how much of a unit a move that is liked is worth trying
WARMTH: Final = 0.5  # of the rivals
SURE: Final = 0.8  # the part of visits that decides a choice early: it hardly ever changes after


class Planner:
    """Stops after so many visits or seconds, or when no more of them could change its mind."""

    def __init__(
        self,
        game: AnyGame,
        seed: SupportsIndex,
        network: Network,
        visits: int,
        seconds: float,
        curiosity: float = CURIOSITY,
        quick: bool = False,
        trust: float = 0.0,
    ) -> None:
        self._game: Final = game
        self._luck: Luck = Seeded(seed)
        self._network: Final = network
        self._effort: Final = Effort(visits, seconds, SURE)
        self._curiosity: Final = curiosity
        self._quick: Final = quick  # rivals take quick moves: many more visits in the same time
        self._trust: Final = trust  # how much of a leaf's lead the judge says, after quick moves
        self._judge: Final = Judge(game)
        self._reader: Reader | None = None
        self._root = Branch()
        self._start: i64 = 0  # the moment of the choice
        self._expected: State | None = None  # the table that the root was kept for

    @property
    def visited(self) -> int:
        """In the last choice."""
        return int(self._effort.made)

    def __reduce__(self) -> Any:
        """Without its tree."""
        return _again, (
            self._game, self._luck, self._network, self._effort.visits, self._effort.seconds,
            self._curiosity, self._quick, self._trust,
        )  # fmt: skip

    def choose(self, view: Any, legal: list[int]) -> int:
        """A forced choice costs nothing."""
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal).chosen

    def think(self, view: Any, legal: list[int]) -> Thought:
        if self._reader is None:
            self._reader = Reader(self._game, self._network, view.seats, self._luck)
        self._reader.forget()
        if not self._is_expected(view):
            self._root = Branch()
        seat: i64 = view.viewer
        table = self._game.imagine(view, self._luck)
        self._start = self._game.moment(table)
        self._effort.begin(i64(self._root.met))
        root = self._root
        while self._effort.goes_on(root.actions, root.visits, legal):
            table = self._game.redeal(table, seat, self._luck)
            self._visit(self._game.copy(table), seat, self._reader)
        thought = self._thought(int(seat), legal)
        self._expect(table, seat, thought.chosen)
        return thought

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
                lead = self._expectation(branch.lead, table, viewer)
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
                action = self._rivals_choice(table, seat, reader)
                self._game.apply(table, seat, action, self._luck)
            else:
                self._game.apply(table, seat, table.slate[0], self._luck)

    def _rivals_choice(self, table: State, seat: i64, reader: Reader) -> i64:
        if self._quick:
            return self._game.sensible(table, seat, self._luck)
        reader.look(table, seat)
        return table.slate[picked(reader.likings(table, seat), WARMTH, self._luck)]

    def _expectation(self, lead: float, table: State, viewer: i64) -> float:
        """Between what the network expects and what the judge sees after some quick moves."""
        if self._trust <= 0.0:
            return lead
        for _move in range(self._game.manner.foresight):
            seat = self._game.next_seat(table)
            if seat < 0 or self._is_far_enough(table):
                break
            self._game.apply(table, seat, self._game.sensible(table, seat, self._luck), self._luck)
        judged = self._lead_of(self._judge.worths(table), viewer)
        return lead + self._trust * (judged - lead)

    def _is_far_enough(self, table: State) -> bool:
        """As in a search: whether the turn of the choice is over, where that is all that counts."""
        return self._game.manner.turnwise and self._game.moment(table) != self._start

    def _outcome(self, table: State, viewer: i64) -> float:
        """The lead at the end."""
        worths = vec[float]()
        for score in self._game.scores(table):
            worths = append(worths, float(score))
        return self._lead_of(worths, viewer)

    def _lead_of(self, worths: vec[float], viewer: i64) -> float:
        """Before the mean of the others, in units of the network."""
        total = 0.0
        for worth in worths:
            total += worth
        own = worths[viewer]
        return (own - (total - own) / float(len(worths) - 1)) / self._network.points

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


def _again(
    game: AnyGame,
    luck: Luck,
    network: Network,
    visits: int,
    seconds: float,
    curiosity: float,
    quick: bool,
    trust: float,
) -> Planner:
    bot = Planner(game, 0, network, visits, seconds, curiosity, quick, trust)
    bot._luck = luck
    return bot
