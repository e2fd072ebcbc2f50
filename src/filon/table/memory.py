"""Tables kept in memory: for tests and wherever nothing needs to last.

`pause` is awaited before and after everything that a database would take time for: whoever wants
to see what happens then puts something else in its place.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from copy import copy

from filon.table.change import Change
from filon.table.clock import say_terms
from filon.table.film import Reel, Shot
from filon.table.following import Others
from filon.table.journal import Entry
from filon.table.refusal import Refusal
from filon.table.snapshot import Snapshot
from filon.table.store import Conflict, Header
from filon.table.table import CHAT_KEPT, Table


async def _no_pause() -> None:
    return


class Memory:
    def __init__(self) -> None:
        self.headers: dict[str, Header] = {}
        self.journals: dict[str, list[Entry]] = {}
        self.shots: dict[str, dict[int, tuple[Shot, bool]]] = {}
        self.shortcuts: dict[str, dict[int, Snapshot]] = {}
        self.lost = 0  # seconds in which the house was closed
        self.pause: Callable[[], Awaitable[None]] = _no_pause

    # -- writing --------------------------------------------------------------------------

    async def append(self, *changes: tuple[Table, Change]) -> None:
        await self.pause()
        for table, change in changes:
            self._check(table.id, change)
        for table, change in changes:
            self._apply(table.id, change)
        await self.pause()

    async def lay(self, table: Table, change: Change, *also: tuple[Table, Change]) -> None:
        await self.pause()
        for other, further in also:
            self._check(other.id, further)
        self.headers[table.id] = Header(
            table.id, table.game.name, table.game.version, table.options, table.public, "open",
            table.host, table.luck_key, "", table.created, "", table.edition,
            say_terms(table.clock.terms),
        )  # fmt: skip
        self.headers[table.id].chairs = list(change.chairs.values())
        self.journals[table.id] = []
        self._apply(table.id, change)
        for other, further in also:
            self._apply(other.id, further)
        await self.pause()

    async def delete(self, table: Table) -> None:
        await self.pause()
        for kept in (self.headers, self.journals, self.shots, self.shortcuts):
            kept.pop(table.id, None)
        await self.pause()

    async def keep_reel(
        self, table: Table, shot: Shot, last: bool, shortcut: Snapshot | None
    ) -> None:
        await self.pause()
        kept = self.shots.setdefault(table.id, {})
        self.shots[table.id] = {n: old for n, old in kept.items() if n < shot.first}
        self.shots[table.id][shot.first] = (shot, last)
        if shortcut is not None:
            self.shortcuts.setdefault(table.id, {})[shortcut.length] = shortcut
        await self.pause()

    async def keep_film(self, table: Table, film: Sequence[Shot]) -> None:
        await self.pause()
        self.shots[table.id] = {shot.first: (shot, shot is film[-1]) for shot in film}
        await self.pause()

    def _check(self, table_id: str, change: Change) -> None:
        journal, header = self.journals[table_id], self.headers[table_id]
        if change.entries and change.entries[0].n != len(journal):
            raise Conflict(f"entry {change.entries[0].n} is there already")
        if change.chat and header.chat and change.chat[0].n != header.chat[-1].n + 1:
            raise Conflict(f"line {change.chat[0].n} is there already")

    def _apply(self, table_id: str, change: Change) -> None:
        header = self.headers[table_id]
        self.journals[table_id] = [*self.journals[table_id], *change.entries]
        for seat, chair in change.chairs.items():
            header.chairs[seat] = chair
        for name, value in change.header.items():
            setattr(header, name, value)
        header.chat = [*header.chat, *change.chat]
        if change.clock is not None:
            header.waiting = change.clock.plain()

    # -- reading --------------------------------------------------------------------------

    async def header(self, table_id: str) -> Header:
        await self.pause()
        if table_id not in self.headers:
            raise Refusal("not_found", f"no table is called {table_id!r}")
        found = copy(self.headers[table_id])
        found.lost = self.lost
        found.chairs, found.chat = list(found.chairs), found.chat[-CHAT_KEPT:]
        shortcuts = self.shortcuts.get(table_id, {})
        found.snapshot = shortcuts[max(shortcuts)] if shortcuts else None
        return found

    async def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        await self.pause()
        return self.journals[table_id][after + 1 :]

    async def last_number(self, table_id: str) -> int:
        await self.pause()
        return len(self.journals[table_id]) - 1

    async def others(self, table_id: str, said: int) -> Others:
        header = await self.header(table_id)
        return Others(header.rematch, [line for line in header.chat if line.n >= said])

    async def reel_at(self, table_id: str, viewer: int, told: int) -> Reel | None:
        await self.pause()
        kept = self.shots.get(table_id, {}).values()
        fitting = [shot for shot, _ in kept if shot.heard[viewer + 1] <= told]
        return Reel.unpacked(fitting[-1].data) if fitting else None

    async def last_reel(self, table_id: str) -> tuple[Reel, bool] | None:
        await self.pause()
        kept = self.shots.get(table_id)
        if not kept:
            return None
        shot, last = kept[max(kept)]
        return Reel.unpacked(shot.data), last
