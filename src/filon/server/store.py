"""Tables in the database: what a change writes, and a table read again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from filon.server.leases import Alone, Leases
from filon.server.outbox import Outbox
from filon.server.prepared import LASTING
from filon.server.reels import filming, reel_of, shortening
from filon.server.schema import (
    chat,
    journal,
    outbox,
    presence,
    processes,
    reels,
    seats,
    snapshots,
    tables,
)
from filon.server.storage import Step, Storage, Told, Unwritten
from filon.table.chairs import Chair
from filon.table.change import Change
from filon.table.clock import say_terms
from filon.table.film import Reel, Shot
from filon.table.following import Others
from filon.table.journal import CLOSE, Entry
from filon.table.news import ChatLine
from filon.table.refusal import Damaged, Refusal
from filon.table.snapshot import Snapshot
from filon.table.store import Conflict, Header
from filon.table.table import CHAT_KEPT, Table

APPEND = insert(journal).execution_options(**LASTING)
SAY = insert(chat).execution_options(**LASTING)
TURN = (  # whose it is, since when
    update(tables).where(tables.c.id == bindparam("table_id")).execution_options(**LASTING)
)


class SqlStore:
    def __init__(
        self, storage: Storage, leases: Leases | None = None, outbox: Outbox | None = None
    ) -> None:
        self.storage = storage
        self.leases = leases or Alone()
        self.outbox = outbox
        self.lost = 0  # seconds in which the house was closed

    # -- writing --------------------------------------------------------------------------

    async def write(self, steps: Sequence[Step], told: Sequence[Told] = ()) -> None:
        """All or nothing; a refusal where the database does not take it, `Conflict` where somebody
        else was there first."""
        try:
            await self.storage.write(steps, told)
        except Unwritten as problem:
            raise Refusal("server", f"the database did not take it: {problem}") from problem

    async def append(self, *changes: tuple[Table, Change]) -> None:
        steps = [step for table, change in changes for step in self._changing(table, change)]
        await self.write(steps, [_told(table, change) for table, change in changes])

    async def lay(self, table: Table, change: Change, *also: tuple[Table, Change]) -> None:
        steps = [*laying(table, change), *self._besides(table, change)]
        for other, changed in also:
            steps += self._changing(other, changed)
        await self.write(steps, [_told(other, changed) for other, changed in also])

    async def delete(self, table: Table) -> None:
        """Its last entry, so that nobody else can write one, and then nothing any more."""
        rows = [journal, snapshots, reels, seats, chat, outbox]
        gone = [delete(rows_of).where(rows_of.c.table_id == table.id) for rows_of in rows]
        gone.append(delete(tables).where(tables.c.id == table.id))
        last = Entry(table.n, CLOSE, table.created)
        steps: list[Step] = [(APPEND, _row(table.id, last)), *[(step, None) for step in gone]]
        await self.write([*steps, *self.leases.drop(table.id)], [Told(table.id, table.n, True)])

    async def keep_reel(
        self, table: Table, shot: Shot, last: bool, shortcut: Snapshot | None
    ) -> None:
        """A reel, in place of an older one that was not full, and a shortcut to its end."""
        steps = [*self.leases.fence(table.id), *filming(table, shot, last)]
        if shortcut is not None:
            steps += shortening(table, shortcut)
        await self.write(steps)

    async def keep_film(self, table: Table, film: Sequence[Shot]) -> None:
        """All reels of a game that is not played on. It needs no keeper: whoever is faster, the
        film is the same."""
        steps = [step for shot in film for step in filming(table, shot, shot is film[-1])]
        with suppress(Conflict):
            await self.write(steps)

    def _changing(self, table: Table, change: Change) -> list[Step]:
        return [*changing(table, change), *self._besides(table, change)]

    def _besides(self, table: Table, change: Change) -> list[Step]:
        """What goes with a change: who keeps the table, who is to be told."""
        notices = self.outbox.noticing(table, change) if self.outbox else []
        return [*self._keeping(table, change), *notices]

    def _keeping(self, table: Table, change: Change) -> list[Step]:
        """A running game with bots has a keeper from its first moment."""
        if not change.header and not change.chairs:
            return []
        chairs = {**dict(enumerate(table.chairs)), **change.chairs}.values()
        runs = change.header.get("status", table.status) == "running"
        needs_one = runs and any(chair.is_played_by_bot for chair in chairs)
        return self.leases.claim(table.id) if needs_one else []

    # -- reading --------------------------------------------------------------------------

    async def read(self, *statements: Any) -> list[list[Any]]:
        try:
            return await self.storage.read(*statements)
        except Unwritten as problem:
            raise Refusal("server", f"the database does not answer: {problem}") from problem

    async def header(self, table_id: str) -> Header:
        found = await self.read(
            select(tables).where(tables.c.id == table_id),
            select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat),
            select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc())
            .limit(CHAT_KEPT),
            select(snapshots).where(snapshots.c.table_id == table_id)
            .order_by(snapshots.c.length.desc()).limit(1),
        )  # fmt: skip
        rows, chairs, said, shortcuts = found
        if not rows:
            raise Refusal("not_found", f"no table is called {table_id!r}")
        row = rows[0]
        fits = shortcuts and shortcuts[0].rules_version == row.rules_version
        known = {field.name for field in fields(Header)}
        header = Header(**{name: value for name, value in row._mapping.items() if name in known})
        header.lost = self.lost
        header.chairs = [Chair(seat.guest, seat.name, seat.bot, seat.away) for seat in chairs]
        header.chat = [_line(line) for line in said]
        header.chat.reverse()
        header.snapshot = _snapshot(shortcuts[0]) if fits else None
        return header

    async def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        (rows,) = await self.read(
            select(journal)
            .where(journal.c.table_id == table_id, journal.c.n > after)
            .order_by(journal.c.n)
        )
        try:
            return [_entry(row) for row in rows]
        except ValueError as problem:
            raise Damaged(f"the journal of {table_id} cannot be read: {problem}") from problem

    async def last_number(self, table_id: str) -> int:
        """Of the journal's last entry; -1 where there is none."""
        last = select(func.max(journal.c.n)).where(journal.c.table_id == table_id)
        ((row,),) = await self.read(last)
        return -1 if row[0] is None else int(row[0])

    async def others(self, table_id: str, said: int) -> Others:
        alive = exists().where(processes.c.id == presence.c.holder, processes.c.until > func.now())
        here = presence.c.table_id == table_id
        rows, lines, guests = await self.read(
            select(tables.c.rematch).where(tables.c.id == table_id),
            select(chat).where(chat.c.table_id == table_id, chat.c.n >= said).order_by(chat.c.n),
            select(presence.c.guest, presence.c.holder).where(here, alive),
        )
        if not rows:
            raise Refusal("not_found", f"no table is called {table_id!r}")
        spoken = [_line(line) for line in lines]
        elsewhere = {row.guest for row in guests if row.holder != self.leases.holder}
        return Others(rows[0].rematch, spoken, frozenset(elsewhere))

    async def last_reel(self, table_id: str) -> tuple[Reel, bool] | None:
        """The newest reel, and whether nothing comes after it any more."""
        (rows,) = await self.read(
            select(reels.c.data, reels.c.last)
            .where(reels.c.table_id == table_id)
            .order_by(reels.c.first.desc())
            .limit(1)
        )
        return (reel_of(rows[0].data), bool(rows[0].last)) if rows else None

    async def reel_at(self, table_id: str, viewer: int, told: int) -> Reel | None:
        """The reel in which a viewer had been told so much."""
        heard = reels.c.heard[viewer + 1].as_integer()
        (rows,) = await self.read(
            select(reels.c.data)
            .where(reels.c.table_id == table_id, heard <= told)
            .order_by(reels.c.first.desc())
            .limit(1)
        )
        return reel_of(rows[0].data) if rows else None


def laying(table: Table, change: Change) -> list[Step]:
    """A new table, with who sits down at it."""
    row = {
        "id": table.id,
        "game": table.game.name,
        "rules_version": table.game.version,
        "options": table.options,
        "public": table.public,
        "status": "open",
        "host": table.host,
        "luck_key": table.luck_key,
        "rematch": "",
        "created": table.created,
        "note": "",
        "edition": table.edition,
        "clock": say_terms(table.clock.terms),
        "waiting": None,
        "due": None,
        "ended": "",
        "result": None,
        "rated": table.rated,
    }
    chairs = [_chair(table.id, seat, chair) for seat, chair in change.chairs.items()]
    rest = Change(change.entries, {}, change.header, clock=change.clock)
    return [(insert(tables), row), (insert(seats), chairs), *changing(table, rest)]


def changing(table: Table, change: Change) -> list[Step]:
    table_id = table.id
    steps: list[Step] = [(APPEND, _row(table_id, entry)) for entry in change.entries]
    for seat, chair in change.chairs.items():
        place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        steps.append((update(seats).where(place).values(**_chair(table_id, seat, chair)), None))
    if change.clock is not None:
        waiting = {"waiting": change.clock.plain(), "due": change.clock.due()}
        steps.append((TURN, {"table_id": table_id, **waiting}))
    header = change.header
    if header:
        where = [tables.c.id == table_id]
        if "rematch" in header:
            where.append(tables.c.rematch == table.rematch)  # one rematch, whoever asks for it
        steps.append((update(tables).where(*where).values(**header), None))
    for line in change.chat:
        row = {"table_id": table_id, "n": line.n, "name": line.name, "seat": line.seat}
        said = {"text": line.text, "at": line.at, "guest": line.guest}
        steps.append((SAY, {**row, **said}))
    return steps


def _told(table: Table, change: Change) -> Told:
    n = change.entries[-1].n + 1 if change.entries else table.n
    return Told(table.id, n, bool(change.chat) or "rematch" in change.header)


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "words": entry.words,
        "said": " ".join(str(number) for number in entry.said),
        "told": entry.told,
        "at": entry.at,
    }


def _entry(row: Any) -> Entry:
    said = tuple(int(number) for number in row.said.split())
    return Entry(row.n, row.kind, row.at, row.seat, row.words, said, row.told)


def _chair(table_id: str, seat: int, chair: Chair) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "guest": chair.guest,
        "name": chair.name,
        "bot": chair.bot,
        "away": chair.away,
    }


def _line(row: Any) -> ChatLine:
    return ChatLine(row.n, row.name, row.seat, row.text, row.at, row.guest)


def _snapshot(row: Any) -> Snapshot:
    return Snapshot(row.length, row.n, row.drawn, row.heard, row.state)
