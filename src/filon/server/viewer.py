"""One open socket: what its viewer was told so far, and a queue of what comes next."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from filon.core.match import Entry, Match
from filon.server.guests import Guest
from filon.server.payload import Story, eyes, position, text_board
from filon.server.wire import FromServer, Happened, Position

QUEUE = 2000  # messages a slow reader may be behind before its socket is closed

BEGINNING = b'{"type":"position","version":%d,"answers":%d,'  # of every page, before the rest

_encoder = msgspec.json.Encoder()


class Viewer:
    """Versions count what this viewer was shown, so a change they may not notice changes
    nothing for them: no message, no number."""

    def __init__(self, guest: Guest, text_language: str = "") -> None:
        self.guest = guest
        self.language = text_language
        self.version = 0
        self.answers = 0  # to what this viewer asked for
        self.seat: int | None = None  # through which seat they wish to look
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._story: Story | None = None
        self._shown: bytes = b""
        self._answered = 0  # when last shown
        self._question: tuple[Any, ...] = ()  # what the viewer is asked, and since which version
        self._asked_at = 0

    def send(self, message: FromServer) -> None:
        self._put(_encoder.encode(message))

    def close(self) -> None:
        self._put(None)

    def show(self, match: Match, seats: list[int], names: list[str], again: bool = False) -> None:
        """The news and the position, unless everything is as this viewer knows it."""
        viewer = eyes(match, seats, self.seat)
        if self._story is None or self._story.viewer != viewer:
            self._story = Story(viewer)
            told = -1
        else:
            told = len(self._story.entries)
        kept = self._story.follow(match)
        page = position(match, viewer, seats, 0, len(self._story.entries))
        self._add_text(match, page, names)
        unnumbered = _encoder.encode(page)
        if unnumbered == self._shown and self._answered == self.answers and not again:
            return
        if unnumbered != self._shown:
            self.version += 1
            self._shown = unnumbered
            self._ask(match, page)
        if told != kept or len(self._story.entries) != kept:
            since = max(0, min(told, kept))
            self.send(Happened(since, self._story.entries[since:]))
        self._answered = self.answers
        numbered = BEGINNING % (self.version, self.answers)
        self._put(numbered + unnumbered[len(BEGINNING % (0, 0)) :])

    def is_current(self, version: int) -> bool:
        """Whether the viewer was asked then what they are asked now: somebody else's choice in
        between does not make theirs void."""
        return self._asked_at <= version <= self.version

    def _ask(self, match: Match, page: Position) -> None:
        acts = [choice.act for choice in page.choices]
        told = 0 if match.game.side_by_side else page.length
        question = (page.seat, acts, page.can_undo, told, _last_of(page.seats, match))
        if question != self._question:
            self._question, self._asked_at = question, self.version

    def _add_text(self, match: Match, page: Position, names: list[str]) -> None:
        if self.language:
            legal = match.legal(page.seat) if page.seat >= 0 else []
            page.text = text_board(match, page.seat, legal, self.language, names)

    def _put(self, data: bytes | None) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:  # a reader who does not read: let go of them
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


def _last_of(seats: list[int], match: Match) -> Entry | None:
    """The last thing one of these seats did."""
    mine = (entry for entry in reversed(match.log) if entry.seat in seats)
    return next(mine, None) if seats else None
