"""The one door: people, bots, replays and learners all enter a game here."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex

from filon.core import position
from filon.core.errors import BadLuck, IllegalAction
from filon.core.game import (
    SPECTATOR,
    TRUTH,
    AnyGame,
    Event,
    State,
    View,
    checked_options,
    checked_seats,
)
from filon.core.luck import Luck, Reading, Recording, Seeded
from filon.core.messages import Line

SHOWN = 8  # how many possible actions an error names
KEPT = 24  # how many earlier states a match keeps, so that undo need not replay it all


class Entry:
    """One line of the log: who did what, what luck said, what happened."""

    def __init__(
        self,
        seat: int,
        action: int,
        said: list[int],
        events: list[Event],
        asked: list[int],
        told: list[list[Event]],
    ) -> None:
        self.seat = seat
        self.action = action
        self.said = said
        self.events = events
        self.asked = asked  # the seats that were to act before it
        self.told = told  # of each viewer, the one without a seat first: what it may see of it


class Step:
    """An action tried out: what it would enter into the log, and the table after it."""

    def __init__(self, entry: Entry, state: State) -> None:
        self.entry = entry
        self.state = state


class Match:
    """A game in progress. The log is the truth; the state follows from it.

    A long match may hold only the end of its log: `before` counts the entries left out, and
    lengths count them too.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: SupportsIndex,
        luck: Luck,
        options: dict[str, int] | None = None,
    ) -> None:
        self.game = game
        self.seats = checked_seats(game, seats)
        self.options = checked_options(game, options or {})
        self.start = ""  # the position it began at, if it did not begin with the setup
        self.log: list[Entry] = []
        self.before = 0
        self._recent: list[State] = []  # the states before the last entries of the log
        self._luck = luck
        recording = Recording(luck)
        self._state: State = game.setup(self.seats, self.options, recording)
        # before the first entry of the log, or how to get there; never changed
        self._root: State | Callable[[], State] = self._state
        self.opening = recording.take()  # what luck said while setting up

    @classmethod
    def resumed(
        cls, game: AnyGame, options: dict[str, int], state: State, before: int, luck: Luck
    ) -> Match:
        """A match that goes on from a table reached after so many entries; its log begins there."""
        match = cls.__new__(cls)
        match.game, match.seats, match.options = game, int(state.seats), options
        match.start = ""
        match.log, match.before, match._recent, match.opening = [], before, [], []
        match._luck, match._state, match._root = luck, state, state
        return match

    @classmethod
    def at(cls, text: str, luck: Luck | None = None, game: AnyGame | None = None) -> Match:
        """A match that goes on from a written position; one that only a viewer knows is
        completed by luck to a table the viewer could not tell from the true one."""
        chance = luck or Seeded(0)
        found, state = position.read(text, game)
        if state.viewer != TRUTH:
            state = found.imagine(state, chance)
        match = cls.resumed(found, {}, state, 0, chance)
        match.start = position.write(found, state)
        return match

    # -- what is going on -----------------------------------------------------------------

    @property
    def length(self) -> int:
        return self.before + len(self.log)

    @property
    def state(self) -> Any:
        """The full table with its secrets: for rules' tests and tools, never for a player."""
        return self._state

    @property
    def to_act(self) -> list[int]:
        return list(self.game.to_act(self._state))

    @property
    def over(self) -> bool:
        return not self.game.to_act(self._state)

    def legal(self, seat: SupportsIndex) -> list[int]:
        return list(self.game.legal(self._state, index(seat)))

    def legal_words(self, seat: SupportsIndex) -> list[str]:
        return [self.game.say(action) for action in self.legal(seat)]

    def view(self, seat: SupportsIndex) -> View:
        view: View = self.game.view(self._state, index(seat))
        return view

    def scores(self) -> list[int]:
        return list(self.game.scores(self._state))

    def sources(self) -> list[list[Line]]:
        """Of each seat's points, once it is over."""
        return [self.game.sources(self._state, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return self.game.winners(self._state)

    def tie_break(self) -> Line | None:
        return self.game.tie_break(self._state)

    def events(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What a viewer may know happened, entry by entry."""
        return [self.seen(entry, seat) for entry in self.log[since:]]

    def seen(self, entry: Entry, seat: int) -> list[Event]:
        """The events of an entry as a viewer may see them."""
        return entry.told[seat + 1]

    # -- acting ---------------------------------------------------------------------------

    def submit(self, seat: SupportsIndex, action: SupportsIndex | str) -> Entry:
        """Checks turn and legality, applies, logs. A refused action changes nothing."""
        return self.enter(self.tried(seat, action, self._luck))

    def tried(self, seat: SupportsIndex, action: SupportsIndex | str, luck: Luck) -> Step:
        """What an action would do; the match stays as it is, whatever comes of it."""
        chosen = self.game.read(action) if isinstance(action, str) else index(action)
        self._check(index(seat), chosen)
        return self._applied(index(seat), chosen, luck)

    def _applied(self, who: int, chosen: int, luck: Luck) -> Step:
        asked = self.to_act
        state, recording = self.game.copy(self._state), Recording(luck)
        state.events = []
        self.game.apply(state, who, chosen, recording)
        events = [self.game.events.trimmed(event) for event in state.events]
        state.events = None
        told = [self._redacted(state, events, seat) for seat in range(SPECTATOR, self.seats)]
        return Step(Entry(who, chosen, recording.take(), events, asked, told), state)

    def _redacted(self, state: State, events: list[Event], seat: int) -> list[Event]:
        """All of them, where nothing is hidden: then it is the same list for everybody."""
        seen = [self.game.redact(state, event, seat) for event in events]
        return events if seen == events else [event for event in seen if event is not None]

    def enter(self, step: Step) -> Entry:
        """Makes the last thing tried true."""
        self.log.append(step.entry)
        self._recent = [*self._recent[1 - KEPT :], self._state]
        self._state = step.state
        return step.entry

    def _check(self, seat: int, action: int) -> None:
        waiting = self.game.to_act(self._state)
        if not waiting:
            raise IllegalAction("the game is over", self._why_not(seat, action))
        if seat not in waiting:
            turn = " or ".join(f"seat {other}" for other in waiting)
            problem = f"it is the turn of {turn}, not of seat {seat}"
            raise IllegalAction(problem, self._why_not(seat, action))
        legal = self.game.legal(self._state, seat)
        if action not in legal:
            possible = ", ".join(self.game.say(other) for other in legal[:SHOWN])
            more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
            words = self.game.say(action) if action in self.game.actions else str(action)
            problem = f"{words!r} is not possible now; possible: {possible}{more}"
            raise IllegalAction(problem, self._why_not(seat, action))

    def _why_not(self, seat: int, action: int) -> Line | None:
        """The rule that forbids it, as the seat may know it."""
        is_known = 0 <= seat < self.seats and action in self.game.actions
        return self.game.why_not(self.view(seat), seat, action) if is_known else None

    # -- undo follows from information ----------------------------------------------------

    def can_undo(self, seat: SupportsIndex) -> bool:
        who = index(seat)
        if self.log and self.log[-1].seat == who and self._recent:
            is_free = not self.over and self._is_harmless(self.log[-1])
            return is_free and who in self.game.to_act(self._recent[-1])
        return self.without_last_of(who) is not None

    def undo(self, seat: SupportsIndex) -> None:
        """Takes back the seat's last action, if nothing was learnt from it."""
        earlier = self.without_last_of(index(seat))
        if earlier is None:
            raise IllegalAction(f"seat {seat} has nothing that can be taken back")
        self.log, self._recent = earlier.log, earlier._recent
        self._state = earlier._state

    def last_of(self, seat: int) -> int:
        """The place in `log` of what the seat did last, or -1."""
        for place in range(len(self.log) - 1, -1, -1):
            if self.log[place].seat == seat:
                return place
        return -1

    def without_last_of(self, seat: int) -> Match | None:
        """The match without the seat's last action; None if luck, a reveal, a dependent
        action of somebody else or the end of the game, which opens its record, stands in the way.

        Others may have acted since only while all were choosing at the same time: then
        their actions hold without the one taken back, and the seat is still asked for it.
        """
        last = self.last_of(seat)
        if last < 0 or self.over or not self._is_harmless(self.log[last]):
            return None
        if any(entry.seat not in self.log[last].asked for entry in self.log[last + 1 :]):
            return None
        earlier = self.replayed(self.before + last)
        for entry in self.log[last + 1 :]:
            waiting = earlier.to_act
            if seat not in waiting or entry.seat not in waiting:
                return None
            try:
                again = earlier.repeat(entry.seat, entry.action, entry.said)
            except (BadLuck, IllegalAction):
                return None
            if again.events != entry.events:
                return None
        return earlier if seat in earlier.to_act else None

    def _is_harmless(self, entry: Entry) -> bool:
        return not entry.said and not any(map(self.game.events.is_reveal, entry.events))

    # -- the same again -------------------------------------------------------------------

    def repeat(self, seat: SupportsIndex, action: SupportsIndex | str, said: list[int]) -> Entry:
        """Submits with a luck that says just what is written."""
        reading = Reading(said)
        step = self.tried(seat, action, reading)
        if reading.left():
            raise BadLuck(f"luck said {said}, but only {step.entry.said} was asked for")
        return self.enter(step)

    def follow(self, seat: int, words: str, said: list[int]) -> Entry:
        """Enters what older rules allowed, though by these it may not be possible: to look at, not
        to play on. Whatever the rules make of it may fail in any way."""
        return self.enter(self._applied(seat, self.game.read(words), Reading(said)))

    def continue_with(self, luck: Luck) -> None:
        """From now on this luck speaks: a match read from a record goes on with new dice."""
        self._luck = luck

    def replayed(self, length: int) -> Match:
        """A match of its own with the first `length` entries, played anew where need be."""
        kept = self.length - len(self._recent)  # the first entry whose state before is kept
        if length == self.length:
            return self._fork(length, self._state)
        if length >= kept:
            again = self._fork(length, self._recent[length - kept])
            again._recent = self._recent[: length - kept]
            return again
        if length < self.before:
            raise IndexError(f"this match begins after {self.before} entries, not after {length}")
        if not isinstance(self._root, State):
            self._root = self._root()
        again = self._fork(self.before, self._root)
        for entry in self.log[: length - self.before]:
            again.repeat(entry.seat, entry.action, entry.said)
        return again

    def forget(self, length: int, root: Callable[[], State]) -> None:
        """Leaves the first entries out of the log; `root` gives the table after them, should it
        ever be asked for."""
        del self.log[: length - self.before]
        self.before, self._root = length, root
        self._recent = self._recent[-len(self.log) :] if self.log else []

    def _fork(self, length: int, state: State) -> Match:
        fork = Match.__new__(Match)
        fork.game, fork.seats, fork.options = self.game, self.seats, self.options
        fork.opening, fork.start, fork.before = self.opening, self.start, self.before
        fork.log, fork._recent = self.log[: length - self.before], []
        fork._luck, fork._root = self._luck, self._root
        fork._state = self.game.copy(state)
        return fork
