"""Information-set Monte Carlo tree search: one tree keyed by actions, a fresh guess at
everything hidden for every visit."""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from filon.bots.effort import Effort
from filon.bots.judge import Judge
from filon.bots.thought import Option, Thought
from filon.bots.tree import Node, Search
from filon.core.game import AnyGame, State
from filon.core.ints import i64
from filon.core.luck import Luck, Seeded
from filon.core.manner import Manner

LINE: Final = 6  # actions of an expected line, at most


class Ismcts:
    """Stops after so many visits or seconds, or when no more of them could change its mind.

    Its tree lives on while things happen just as it expected: what was learnt about the rest of a
    turn counts when the rest is asked for.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: SupportsIndex,
        visits: int,
        seconds: float,
        judge: Judge | None = None,
        manner: Manner | None = None,
    ) -> None:
        self._game = game
        self._luck: Luck = Seeded(seed)
        self._effort: Final = Effort(visits, seconds)
        self._judge: Judge = judge or Judge(game)
        self._manner: Manner = manner or game.manner
        self._root: Node | None = None  # what the last tree knew of the table that should come now,
        self._expected: State | None = None  # which would look like this

    @property
    def visited(self) -> int:
        """In the last choice."""
        return int(self._effort.made)

    def __reduce__(self) -> Any:
        """Without its tree."""
        return _again, (
            self._game, self._luck, self._effort.visits, self._effort.seconds, self._judge,
            self._manner,
        )  # fmt: skip

    def choose(self, view: Any, legal: list[int]) -> int:
        """A forced choice costs nothing; the tree waits for the next."""
        if len(legal) == 1:
            if self._root is not None and self._is_expected(view):
                self._expect(self._root, self._expected, view.viewer, legal[0])
            return legal[0]
        return self.think(view, legal).chosen

    def think(self, view: Any, legal: list[int]) -> Thought:
        search = Search(self._judge, self._manner, self._game, view.viewer, self._luck)
        table = self._game.imagine(view, self._luck)
        kept = self._root
        if kept is not None and self._is_expected(view):
            search.root = kept
        self._effort.begin(i64(search.known()))
        root = search.root
        while self._effort.goes_on(root.actions, root.visits, legal):
            search.visit(self._game.redeal(table, view.viewer, self._luck))
        thought = thought_of(search.root, int(view.viewer), legal)
        place = search.root.place_of(thought.chosen, 0)
        self._expect(search.root.children[place], table, view.viewer, thought.chosen)
        return thought

    def _is_expected(self, view: Any) -> bool:
        expected = self._expected
        if expected is None:
            return False
        same: bool = self._game.view(expected, view.viewer).plain() == view.plain()
        return same

    def _expect(self, node: Node | None, table: State | None, seat: int, action: int) -> None:
        """Remembers the tree below an action; only of use where chance has no part in it."""
        self._root, self._expected = node, None
        if node is not None and table is not None:
            after = self._game.copy(table)
            self._game.apply(after, seat, action, self._luck)
            self._expected = after


def thought_of(root: Node, seat: int, legal: list[int]) -> Thought:
    """Of the actions that are legal now; a tree may know others, from tables only imagined. Where
    it knows none of them, the question was wrong, and whoever asked will notice."""
    every = list(range(len(root.actions)))
    places = [at for at in every if int(root.actions[at]) in legal] or every
    order = sorted((-root.visits[at], -root.chances[at], at) for at in places)
    options = [
        Option(int(root.actions[at]), root.value(at), int(root.visits[at]), line_after(root, at))
        for _, _, at in order
    ]
    return Thought(seat, options, options[0].action)


def line_after(root: Node, place: int) -> list[int]:
    """The most visited actions after one, while there are some."""
    line: list[int] = []
    node = root.children[place]
    while node is not None and len(node.actions) and len(line) < LINE:
        best = 0
        for at in range(len(node.actions)):
            if node.visits[at] > node.visits[best]:
                best = at
        line.append(int(node.actions[best]))
        node = node.children[best]
    return line


def _again(
    game: AnyGame, luck: Luck, visits: int, seconds: float, judge: Judge, manner: Manner
) -> Ismcts:
    bot = Ismcts(game, 0, visits, seconds, judge, manner)
    bot._luck = luck
    return bot
