"""A game in progress: the end of its log, which can still be taken back, and the table now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filon.core import plain
from filon.core.errors import FilonError, IllegalAction
from filon.core.game import NOBODY, SPECTATOR, AnyGame, View
from filon.core.luck import Keyed, Reading
from filon.core.match import Match, Step
from filon.core.record import told
from filon.table.asking import forced, lasting, ways
from filon.table.journal import ACT, Entry, standing
from filon.table.news import Choice, Line, Position
from filon.table.refusal import Damaged, Refusal
from filon.table.settling import REACH as REACH
from filon.table.settling import REEL as REEL
from filon.table.settling import longest, settled
from filon.table.snapshot import Snapshot, Way
from filon.table.tale import Tale


class Play:
    def __init__(
        self, match: Match, key: str, drawn: int, heard: list[int], way: Way, n: int = -1
    ) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.key = key
        self.drawn = drawn
        self.heard = heard  # before the first act that the match still holds
        self.way = way  # to there
        self.settled = match.before
        self.numbers: list[int] = []  # in the journal, of the acts that the match holds
        self.n_before = n  # of the act before these
        self._can_undo: dict[int, bool] = {}
        self._asked: tuple[int, int, Step] | None = None  # who tried what last
        self._is_open: bool = match.game.declared().is_open
        self._waiting: list[int] | None = None  # for whom the game waits
        self._seen: View | None = None  # by all, in an open game
        self._written: dict[str, Any] | None = None  # the same

    @classmethod
    def begun(cls, game: AnyGame, seats: int, options: dict[str, int], key: str) -> Play:
        match = Match(game, seats, Keyed(key), options)
        return cls(match, key, len(match.opening), [0] * (seats + 1), match.opening)

    @classmethod
    def folded(
        cls,
        game: AnyGame,
        seats: int,
        options: dict[str, int],
        key: str,
        start: Way,
        entries: Sequence[Entry],
    ) -> Play:
        """The game as the journal tells it, from what luck said at the start or a shortcut on."""
        play = cls._at(game, seats, _known(game, options), key, start)
        for entry in standing(entries):
            if entry.n > play.n_before:
                play.repeat(entry)
        play.settled = max(
            play.settled, settled(longest(play.match.before, entries, play.n_before))
        )
        return play

    @classmethod
    def _at(
        cls,
        game: AnyGame,
        seats: int,
        options: dict[str, int],
        key: str,
        start: Way,
    ) -> Play:
        if isinstance(start, Snapshot):
            match = Match.resumed(game, options, start.table(game), start.length, Keyed(key))
            return cls(match, key, start.drawn, list(start.heard), start, start.n)
        try:
            match = Match(game, seats, Reading(list(start)), options)
        except FilonError as problem:
            raise Damaged(f"the setup does not replay: {problem}") from problem
        return cls(match, key, len(start), [0] * (seats + 1), start)

    def repeat(self, entry: Entry) -> None:
        try:
            done = self.match.repeat(entry.seat, entry.words, list(entry.said))
        except FilonError as problem:
            raise Damaged(f"entry {entry.n} does not replay: {problem}") from problem
        if entry.told and told(self.game, done.events) != entry.told:
            raise Damaged(f"entry {entry.n} ({entry.words}) tells another story than it did")
        self._entered(entry.n, len(entry.said))

    def follow(self, entry: Entry) -> None:
        """An act of older rules, as well as these can show it."""
        self.match.follow(entry.seat, entry.words, list(entry.said))
        self._entered(entry.n, len(entry.said))

    def scenes(self, first: int, count: int) -> list[Entry]:
        """Acts that the match holds, as they stand in the journal."""
        say, place = self.game.say, first - self.match.before
        held = zip(self.numbers, self.match.log, strict=True)
        return [
            Entry(n, ACT, "", done.seat, say(done.action), tuple(done.said))
            for n, done in list(held)[place : place + count]
        ]

    # -- acting ---------------------------------------------------------------------------

    def tried(self, seat: int, words: str) -> Step:
        """With the luck that comes next; nothing is drawn until the step is entered."""
        try:
            return self._tried(seat, self.game.read(words))
        except FilonError as problem:
            reason = problem.reason if isinstance(problem, IllegalAction) else None
            key = "over" if self.over else "illegal"
            raise Refusal(key, str(problem), reason=reason) from problem

    def _tried(self, seat: int, action: int) -> Step:
        """What a page has asked already, whoever sends it need not wait for again."""
        if self._asked is None or self._asked[:2] != (seat, action):
            step = self.match.tried(seat, action, Keyed(self.key, self.drawn))
            self._asked = seat, action, step
        return self._asked[2]

    def why_not(self, seat: int, words: str) -> Line | None:
        """Why something is not open to a seat, as far as it may know; None if it is."""
        try:
            action = self.game.read(words)
        except FilonError as problem:
            raise Refusal("bad_request", str(problem)) from problem
        return self.game.why_not(self.match.view(seat), seat, action)

    def enter(self, step: Step, n: int) -> None:
        self.match.enter(step)
        self._entered(n, len(step.entry.said))

    def _entered(self, n: int, said: int) -> None:
        self.numbers.append(n)
        self.drawn += said
        self.settled = max(self.settled, settled(self.match.length))
        self._can_undo.clear()
        self._asked = self._waiting = self._seen = self._written = None

    # -- taking back ----------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        if seat not in self._can_undo:
            self._can_undo[seat] = self._is_held(seat) and self.match.can_undo(seat)
        return self._can_undo[seat]

    def last_to_undo(self, seats: list[int]) -> int:
        """Of these seats the one that acted last and can take it back, or nobody."""
        by_time = sorted(seats, key=self.match.last_of, reverse=True)
        return next((seat for seat in by_time if self.can_undo(seat)), NOBODY)

    def without_last_of(self, seat: int) -> Play | None:
        """The game without the seat's last act, where that can be taken back."""
        earlier = self.match.without_last_of(seat) if self._is_held(seat) else None
        if earlier is None:
            return None
        place = self.match.last_of(seat)
        play = Play(earlier, self.key, self.drawn, self.heard, self.way, self.n_before)
        play.settled = self.settled
        play.numbers = self.numbers[:place] + self.numbers[place + 1 :]
        return play

    def _is_held(self, seat: int) -> bool:
        """Whether what the seat did last is not settled yet."""
        place = self.match.last_of(seat)
        return place >= 0 and self.match.before + place >= self.settled

    # -- looking --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def to_act(self) -> list[int]:
        """To be read, not changed."""
        if self._waiting is None:
            self._waiting = self.match.to_act
        return self._waiting

    def legal(self, seat: int) -> list[int]:
        return self.match.legal(seat)

    def page(self, viewer: int, seats: list[int]) -> Position:
        match = self.match
        to_act = self.to_act
        over = not to_act
        asks = viewer in to_act
        view = self._sight(viewer, to_act)
        legal = self.game.distinct(view, match.legal(viewer)) if asks else []
        return Position(
            version=0,
            answers=0,
            length=0,
            seat=viewer,
            seats=seats,
            to_act=to_act,
            question=self.game.question(view, viewer) if asks else None,
            view=self._shown(viewer, view),
            choices=self._choices(view, legal),
            forced=forced(match, viewer, legal, self._tried),
            standing=lasting(match, view, viewer) if len(legal) > 1 else None,
            can_undo=not over and any(self.can_undo(seat) for seat in seats),
            scores=match.scores() if over else [],
            sources=match.sources() if over else [],
            winners=match.winners() if over else [],
            tie_break=match.tie_break() if over else None,
            over=over,
            text="",
        )

    def _sight(self, viewer: int, to_act: list[int]) -> View:
        """What a viewer sees. In an open game all see the same, so they share the view of one: of
        who is asked, if anybody is, since only they are told more about it."""
        if not self._is_open or len(to_act) > 1:
            return self.match.view(viewer)
        if self._seen is None:
            self._seen = self.match.view(to_act[0] if to_act else SPECTATOR)
        return self._seen

    def _shown(self, viewer: int, view: View) -> dict[str, Any]:
        if view is not self._seen:
            return plain.encode(view)
        if self._written is None:
            self._written = plain.encode(view)
        return {**self._written, "viewer": viewer}

    def _choices(self, view: View, legal: list[int]) -> list[Choice]:
        say, explain = self.game.say, self.game.explain
        return [Choice(say(act), explain(view, act)) for act in legal]

    def ways(self, seat: int) -> list[list[str]]:
        return ways(self.match, seat)

    def text(self, viewer: int, language: str, names: list[str]) -> str:
        view = self.match.view(viewer)
        legal = self.match.legal(viewer) if viewer != SPECTATOR else []
        asked = self.game.distinct(view, legal)
        return self.game.draw(view, asked, self.game.messages(language, names))

    def tale(self, viewer: int) -> Tale:
        tale = Tale(viewer, self.heard[viewer + 1], self.match.before)
        tale.follow(self.match)
        return tale

    def latest(self, viewer: int) -> Tale:
        """What is not settled, whether or not the rest is filmed by now."""
        tale = self.tale(viewer)
        tale.begin_after(self.settled)
        return tale

    def followed(self, tale: Tale) -> int:
        return tale.follow(self.match)

    def fork(self) -> Play:
        """The same game, to be looked at while the table goes on."""
        match = self.match.replayed(self.match.length)
        return Play(match, self.key, self.drawn, self.heard, self.way)

    def back_to(self, tale: Tale, told: int) -> Play:
        """The game at the moment when somebody had been told so much."""
        earlier = self.match.replayed(tale.true_length(told, self.match))
        return Play(earlier, self.key, self.drawn, self.heard, self.way)

    def last_of(self, seats: list[int]) -> int:
        """The journal's number of what one of these seats did last, as far as it is held."""
        places = [place for place in map(self.match.last_of, seats) if place >= 0]
        return self.numbers[max(places)] if places else -1

    def is_secret(self, step: Step) -> bool:
        """Whether nobody but who did it can notice."""
        done = step.entry
        for viewer in range(SPECTATOR, self.match.seats):
            if viewer == done.seat:
                continue
            if self.match.seen(done, viewer):
                return False
            before, after = self.match.view(viewer), self.game.view(step.state, viewer)
            if plain.encode(before) != plain.encode(after):
                return False
        return True

    # -- letting go -----------------------------------------------------------------------

    def settle(self, snapshot: Snapshot) -> None:
        """What lies before the snapshot was filmed: it can be looked at without us."""
        passed = snapshot.length - self.match.before
        self.match.forget(snapshot.length, lambda: snapshot.table(self.game))
        self.heard, self.n_before, self.way = list(snapshot.heard), snapshot.n, snapshot
        self.settled = max(self.settled, snapshot.length)
        del self.numbers[:passed]
        self._can_undo.clear()


def _known(game: AnyGame, options: dict[str, int]) -> dict[str, int]:
    """The options that the game still has: one that is gone is as it always was."""
    names = {option.name for option in game.options}
    return {name: value for name, value in options.items() if name in names}
