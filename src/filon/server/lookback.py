"""Earlier moments of a table, as one viewer may know them: the last ones from memory, all others
from the reels, at the same price wherever in the game they lie."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from filon.core.game import SPECTATOR
from filon.table.audience import eyes
from filon.table.film import Reel, changed
from filon.table.news import Film, Frame, LogEntry, Position
from filon.table.play import Play
from filon.table.refusal import Refusal
from filon.table.still import Still, drawn, picture
from filon.table.store import Store
from filon.table.table import Table
from filon.table.tale import Tale

MOST = 500  # entries of the log, or positions, at once


class LookBack:
    """A viewer's way back through one table."""

    def __init__(self, store: Store, table: Table, guest: str) -> None:
        if table.scene is None:
            problem = "not_running" if table.status == "open" else "damaged"
            raise Refusal(problem, "there is nothing to look back at")
        self.store = store
        self._table = table
        self._scene: Play | Still = table.scene
        self._seats = table.seats_of(guest)
        self.viewer = eyes(self._scene, table.playing_seats_of(guest), None)
        self._tale: Tale = self._scene.tale(self.viewer)
        # a copy of our own: what is settled meanwhile is let go of at the table
        self._held = self._scene.fork() if isinstance(self._scene, Play) else None

    @property
    def length(self) -> int:
        """How much this viewer was told."""
        return self._tale.length

    async def position(self, told: int, language: str) -> Position:
        if not 0 <= told <= self.length:
            raise Refusal("not_found", f"expected 0 to {self.length}, got {told}")
        if self._held is not None and told >= self._tale.first:
            page = await asyncio.to_thread(self._remembered, self._held, told)
        else:
            page = await self._pictured(told)
        _lay_open(page, told)
        if language:
            page.text = drawn(self._table.game, page.view, language, self._table.names())
        return page

    async def film(self, since: int, until: int) -> Film:
        """The positions from `since` up to before `until`, at most so many at once."""
        if self._table.status == "running":
            raise Refusal("too_soon", "a whole game is shown when it is over")
        until = min(until, since + MOST, self.length + 1)
        if not 0 <= since < until:
            raise Refusal("not_found", f"expected 0 to {self.length}, got {since}")
        filmed = await self.store.last_reel(self._table.id)
        held = None if filmed and filmed[1] else self._held
        split = until if held is None else min(until, max(since, self._tale.first))
        pages = await self._all_pictured(since, split)
        if held is not None:
            pages += await asyncio.to_thread(self._all_remembered, held, split, until)
        return await asyncio.to_thread(_filmed, since, pages)

    async def entries(self, since: int, until: int) -> list[LogEntry]:
        """What this viewer was told, at most so many entries at once."""
        until = min(until, since + MOST, self.length)
        found = [entry for entry in self._tale.entries if since <= entry.n < until]
        while since < until and (not found or found[0].n > since):
            earlier = await self._reel_with(min(found[0].n if found else until, self.length) - 1)
            before = found[0].n if found else until
            told = earlier.entries(self.viewer)
            found = [entry for entry in told if since <= entry.n < before] + found
        return found

    def _remembered(self, play: Play, told: int) -> Position:
        return play.back_to(self._tale, told).page(self.viewer, self._seats)

    async def _pictured(self, told: int) -> Position:
        reel = await self._reel_with(told)
        acts = reel.acts_at(self.viewer, told)
        return picture(reel, self.viewer, self._seats, acts)

    async def _all_pictured(self, since: int, until: int) -> list[Position]:
        pages: list[Position] = []
        told = since
        while told < until:
            reel = await self._reel_with(told)
            end = min(until, max(told + 1, reel.heard[self.viewer + 1] + reel.told(self.viewer)))
            pages += await asyncio.to_thread(self._pictures, reel, told, end)
            told = end
        return pages

    def _pictures(self, reel: Reel, since: int, until: int) -> list[Position]:
        acts = [reel.acts_at(self.viewer, told) for told in range(since, until)]
        return [picture(reel, self.viewer, self._seats, count) for count in acts]

    def _all_remembered(self, play: Play, since: int, until: int) -> list[Position]:
        return [self._remembered(play, told) for told in range(since, until)]

    async def _reel_with(self, told: int) -> Reel:
        """The reel in which the viewer had been told so much."""
        reel = await self.store.reel_at(self._table.id, self.viewer, told)
        if reel is None:
            raise Refusal("not_found", f"no picture is kept of moment {told}")
        return reel


def _lay_open(page: Position, told: int) -> None:
    """To be looked at, with nothing to choose."""
    page.length, page.choices, page.can_undo = told, [], False
    page.question, page.forced, page.standing = None, "", None


def _filmed(since: int, pages: list[Position]) -> Film:
    for n, page in enumerate(pages):
        _lay_open(page, since + n)
    frames = [Frame(new.to_act, changed(old.view, new.view)) for old, new in pairwise(pages)]
    return Film(pages[0], frames, pages[-1])


async def story_of(back: LookBack, table: Table) -> str:
    """The record of a game that goes on, as one viewer may know it: no secrets, not for replay."""
    whose = f"seat {back.viewer}" if back.viewer != SPECTATOR else "an onlooker"
    lines = [
        f"filon story 1, as {whose} may know it; the full record opens when the game is over",
        f"game {table.game.name} {table.rules}",
        *([f"edition {table.edition}"] if table.edition else []),
        f"seats {len(table.chairs)}",
    ]
    for since in range(0, back.length, MOST):
        lines += [_line(entry) for entry in await back.entries(since, since + MOST)]
    return "\n".join(lines) + "\n"


def _line(entry: LogEntry) -> str:
    told = [" ".join([key, *[f"{k}={v}" for k, v in sorted(n.items())]]) for key, n in entry.events]
    return f"{entry.n} seat {entry.seat}: {'; '.join(told)}"
