"""What one viewer is told: made from views and redacted events, and from nothing else."""

from __future__ import annotations

from typing import Any

from filon.core import plain
from filon.core.game import SPECTATOR, AnyGame
from filon.core.match import Entry, Match
from filon.server.wire import Choice, Line, LogEntry, Position


def visible(match: Match, entry: Entry, viewer: int) -> list[Line]:
    """The events of an entry that a viewer may hear of; none: for them it did not happen."""
    return [match.game.recount(event) for event in match.seen(entry, viewer)]


class Story:
    """The log as one viewer knows it: entries without anything to hear are left out, so that
    their number tells nothing either."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.entries: list[LogEntry] = []
        self._ends: list[int] = []  # of each entry told: the length of the true log after it
        self._sources: list[Entry] = []  # the true log as far as it was read

    def follow(self, match: Match) -> int:
        """Reads on; returns how many of the entries told before still hold."""
        common = self._common(match.log)
        kept = len([end for end in self._ends if end <= common])
        del self.entries[kept:], self._ends[kept:], self._sources[common:]
        for n in range(common, len(match.log)):
            entry = match.log[n]
            lines = visible(match, entry, self.viewer)
            if lines:
                self.entries.append(LogEntry(len(self.entries), entry.seat, lines))
                self._ends.append(n + 1)
            self._sources.append(entry)
        return kept

    def true_length(self, told: int, match: Match) -> int:
        """The length of the true log at the moment this viewer had been told so much."""
        if told >= len(self.entries):
            return len(match.log)
        return self._ends[told] - 1 if told < len(self._ends) else len(match.log)

    def _common(self, log: list[Entry]) -> int:
        """How much of the log is as it was when last read; an undo makes it shorter."""
        known = len(self._sources)
        if len(log) >= known and (known == 0 or log[known - 1] is self._sources[-1]):
            return known
        common = 0
        while common < min(known, len(log)) and log[common] is self._sources[common]:
            common += 1
        return common


def eyes(match: Match, seats: list[int], wished: int | None) -> int:
    """Through which seat somebody with several looks: the wished one, else one that is asked."""
    if not seats:
        return SPECTATOR
    if wished in seats:
        return wished
    asked = [seat for seat in seats if seat in match.to_act]
    return (asked or seats)[0]


def position(match: Match, viewer: int, seats: list[int], version: int, length: int) -> Position:
    game = match.game
    view = match.view(viewer)
    over = match.over
    return Position(
        version=version,
        answers=0,
        length=length,
        seat=viewer,
        seats=seats,
        to_act=match.to_act,
        view=plain.encode(view),
        choices=choices(game, match, view, viewer),
        can_undo=any(match.can_undo(seat) for seat in seats),
        scores=match.scores() if over else [],
        winners=match.winners() if over else [],
        over=over,
        text="",
    )


def text_board(match: Match, viewer: int, legal: list[int], language: str, names: list[str]) -> str:
    return match.game.draw(match.view(viewer), legal, match.game.messages(language, names))


def choices(game: AnyGame, match: Match, view: Any, viewer: int) -> list[Choice]:
    if viewer == SPECTATOR:
        return []
    return [Choice(game.say(act), game.explain(view, act)) for act in match.legal(viewer)]
