"""The one door: people, bots, replays and learners all enter a game here."""

from __future__ import annotations

from typing import Any

from filon.core.errors import BadLuck, IllegalAction
from filon.core.game import AnyGame, Event, State, View, checked_options, checked_seats
from filon.core.luck import Luck, Reading, Recording

SHOWN = 8  # how many possible actions an error names
KEPT = 24  # how many earlier states a match keeps, so that undo need not replay it all


class Entry:
    """One line of the log: who did what, what luck said, what happened."""

    def __init__(
        self, seat: int, action: int, said: list[int], events: list[Event], asked: list[int]
    ) -> None:
        self.seat = seat
        self.action = action
        self.said = said
        self.events = events
        self.asked = asked  # the seats that were to act before it


class Match:
    """A game in progress. The log is the truth; the state follows from it."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        luck: Luck,
        options: dict[str, int] | None = None,
    ) -> None:
        self.game = game
        self.seats = checked_seats(game, seats)
        self.options = checked_options(game, options or {})
        self.log: list[Entry] = []
        self._recent: list[State] = []  # the states before the last entries of the log
        self._luck = Recording(luck)
        self._state: State = game.setup(self.seats, self.options, self._luck)
        self.opening = self._luck.take()  # what luck said while setting up

    # -- what is going on -----------------------------------------------------------------

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

    def legal(self, seat: int) -> list[int]:
        return list(self.game.legal(self._state, seat))

    def legal_words(self, seat: int) -> list[str]:
        return [self.game.say(action) for action in self.game.legal(self._state, seat)]

    def view(self, seat: int) -> View:
        view: View = self.game.view(self._state, seat)
        return view

    def scores(self) -> list[int]:
        return list(self.game.scores(self._state))

    def winners(self) -> list[int]:
        return self.game.winners(self._state)

    def events(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What a viewer may know happened, entry by entry."""
        return [self.seen(entry, seat) for entry in self.log[since:]]

    def seen(self, entry: Entry, seat: int) -> list[Event]:
        """The events of an entry as a viewer may see them."""
        redacted = [self.game.redact(event, seat) for event in entry.events]
        return [event for event in redacted if event is not None]

    # -- acting ---------------------------------------------------------------------------

    def submit(self, seat: int, action: int | str) -> Entry:
        """Checks turn and legality, applies, logs. A refused action changes nothing."""
        chosen = self.game.read(action) if isinstance(action, str) else action
        self._check(seat, chosen)
        before = self._state
        self._state = self.game.copy(before)  # should a rule fail, the table is as it was
        try:
            entry = self._enter(seat, chosen)
        except BaseException:
            self._state = before
            self._luck.take()
            raise
        self._recent = [*self._recent[1 - KEPT :], before]
        return entry

    def _check(self, seat: int, action: int) -> None:
        waiting = self.game.to_act(self._state)
        if not waiting:
            raise IllegalAction("the game is over")
        if seat not in waiting:
            turn = " or ".join(f"seat {other}" for other in waiting)
            raise IllegalAction(f"it is the turn of {turn}, not of seat {seat}")
        legal = self.game.legal(self._state, seat)
        if action not in legal:
            possible = ", ".join(self.game.say(other) for other in legal[:SHOWN])
            more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
            words = self.game.say(action) if action in self.game.actions else str(action)
            raise IllegalAction(f"{words!r} is not possible now; possible: {possible}{more}")

    def _enter(self, seat: int, action: int) -> Entry:
        asked = list(self.game.to_act(self._state))
        self._state.events = []
        self.game.apply(self._state, seat, action, self._luck)
        events = [self.game.events.trimmed(event) for event in self._state.events]
        self._state.events = None
        entry = Entry(seat, action, self._luck.take(), events, asked)
        self.log.append(entry)
        return entry

    # -- undo follows from information ----------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        return self._without_last_of(seat) is not None

    def undo(self, seat: int) -> None:
        """Takes back the seat's last action, if nothing was learnt from it."""
        earlier = self._without_last_of(seat)
        if earlier is None:
            raise IllegalAction(f"seat {seat} has nothing that can be taken back")
        self.log, self._recent = earlier.log, earlier._recent
        self._state = earlier._state

    def _without_last_of(self, seat: int) -> Match | None:
        """The match without the seat's last action; None if luck, a reveal, a dependent
        action of somebody else or the end of the game, which opens its record, stands in the way.

        Others may have acted since only while all were choosing at the same time: then
        their actions hold without the one taken back, and the seat is still asked for it.
        """
        last = len(self.log) - 1
        while last >= 0 and self.log[last].seat != seat:
            last -= 1
        if last < 0 or self.over or not self._is_harmless(self.log[last]):
            return None
        if any(entry.seat not in self.log[last].asked for entry in self.log[last + 1 :]):
            return None
        earlier = self.replayed(last)
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

    def repeat(self, seat: int, action: int | str, said: list[int]) -> Entry:
        """Submits with a luck that says just what is written."""
        own, reading = self._luck, Reading(said)
        self._luck = Recording(reading)
        try:
            entry = self.submit(seat, action)
        finally:
            self._luck = own
        if reading.left():
            self.log.pop()
            self._state = self._recent.pop()
            raise BadLuck(f"luck said {said}, but only {entry.said} was asked for")
        return entry

    def continue_with(self, luck: Luck) -> None:
        """From now on this luck speaks: a match read from a record goes on with new dice."""
        self._luck = Recording(luck)

    def replayed(self, length: int) -> Match:
        """A match of its own with the first `length` entries, played anew where need be."""
        kept = len(self.log) - len(self._recent)  # the first entry whose state before is kept
        if length == len(self.log):
            return self._fork(length, self._state)
        if length >= kept:
            return self._fork(length, self._recent[length - kept])
        again = Match(self.game, self.seats, Reading(self.opening), self.options)
        again._luck = Recording(self._luck.source)
        for entry in self.log[:length]:
            again.repeat(entry.seat, entry.action, entry.said)
        return again

    def _fork(self, length: int, state: State) -> Match:
        fork = Match.__new__(Match)
        fork.game, fork.seats, fork.options = self.game, self.seats, self.options
        fork.opening, fork.log = self.opening, self.log[:length]
        fork._luck, fork._recent = Recording(self._luck.source), []
        fork._state = self.game.copy(state)
        return fork
