"""What happened, as one viewer may know it."""

from __future__ import annotations

from bisect import bisect_right

from filon.core.match import Entry, Match
from filon.table.news import Line, LogEntry

MOST = 400  # entries an audience holds; all but the last half are let go of then
ON_ENTERING = 100  # entries told to somebody who comes in


def lines_for(match: Match, entry: Entry, viewer: int) -> list[Line]:
    """The events of an entry that a viewer may hear of; none: for them it did not happen."""
    return [match.game.recount(event) for event in match.seen(entry, viewer)]


class Tale:
    """Entries without anything to hear are left out, so that their number tells nothing either.
    Only the end of it is held: `first` counts what was told before."""

    def __init__(self, viewer: int, first: int, read: int) -> None:
        self.viewer = viewer
        self.first = first
        self.entries: list[LogEntry] = []
        self._ends: list[int] = []  # of each entry: the length of the true log after it
        self._read = read  # the true log was read from here …
        self._sources: list[Entry] = []  # … so far

    @property
    def length(self) -> int:
        return self.first + len(self.entries)

    def since(self, told: int) -> list[LogEntry]:
        return self.entries[max(0, told - self.first) :]

    def follow(self, match: Match) -> int:
        """Reads on; returns how many of the entries told before still hold."""
        common = self._common(match)
        while self._ends and self._ends[-1] > common:
            del self.entries[-1], self._ends[-1]
        del self._sources[common - self._read :]
        kept = self.length
        for place in range(common - match.before, len(match.log)):
            entry = match.log[place]
            self._sources.append(entry)
            lines = lines_for(match, entry, self.viewer)
            if lines:
                self.entries.append(LogEntry(self.length, entry.seat, lines))
                self._ends.append(match.before + place + 1)
        return kept

    def true_length(self, told: int, match: Match) -> int:
        """The length of the true log just before this viewer heard one thing more than that."""
        place = told - self.first
        return self._ends[place] - 1 if place < len(self._ends) else match.length

    def _common(self, match: Match) -> int:
        """How much of the true log is as it was when last read; an undo makes it shorter."""
        length = min(self._read + len(self._sources), match.length)
        while length > max(self._read, match.before):
            if match.log[length - 1 - match.before] is self._sources[length - 1 - self._read]:
                break
            length -= 1
        return length

    def shorten(self) -> None:
        """Lets go of the beginning, once there is a lot of it."""
        if len(self.entries) > MOST:
            self._let_go(len(self.entries) - MOST // 2)

    def begin_after(self, length: int) -> None:
        """With the first entry that the true log had beyond that length."""
        self._let_go(bisect_right(self._ends, length))

    def _let_go(self, passed: int) -> None:
        self.first += passed
        del self.entries[:passed], self._ends[:passed]
        read = max(0, (self._ends or [0])[0] - 1 - self._read)
        self._read += read
        del self._sources[:read]
