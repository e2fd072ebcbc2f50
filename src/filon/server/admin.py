"""What an operator may do with a database: look, close, export, delete; people and tables.

Looking is possible while a server plays. For the rest the server of an SQLite file must be stopped,
so that nobody goes on from what is no longer so; those of a PostgreSQL are told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import delete, exists, select

from filon.core.errors import FilonError
from filon.server import farewell
from filon.server.channels import of_guest
from filon.server.clock import now, seconds
from filon.server.guests import Guests
from filon.server.keys import any_key
from filon.server.schema import (
    avoided,
    channels,
    guests,
    outbox,
    passkeys,
    reports,
    seats,
    sessions,
    tables,
)
from filon.server.storage import Step, Storage, opened
from filon.server.store import SqlStore
from filon.server.tables import Tables
from filon.table.change import Change
from filon.table.journal import CLOSE, Entry
from filon.table.refusal import Refusal
from filon.table.store import record_of
from filon.table.table import Table

T = TypeVar("T")


class Office:
    def __init__(self, database: str) -> None:
        self.storage = opened(database)
        self.store = SqlStore(self.storage)
        self.guests = Guests(self.storage)
        self.tables = Tables(self.store, lambda bot, game, seats: bot, any_key)

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        (rows,) = await self.store.read(statement)
        return [dict(row._mapping) for row in rows]

    async def table(self, table_id: str) -> dict[str, Any]:
        found = await self.rows(select(tables).where(tables.c.id == table_id))
        if not found:
            raise FilonError(f"no table is called {table_id!r}")
        shown = {name: value for name, value in found[0].items() if name != "luck_key"}
        chairs = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        return {**shown, "seats": await self.rows(chairs)}

    async def person(self, guest_id: str) -> dict[str, Any]:
        found = await farewell.everything_of(self.storage, guest_id)
        if not found["me"]:
            raise FilonError(f"nobody is called {guest_id!r}")
        return found

    async def record(self, table_id: str) -> str:
        return await record_of(self.store, (await self.tables.find(table_id)).table)

    async def close_table(self, table_id: str, why: str) -> None:
        def closed(table: Table) -> Change:
            if table.status not in ("open", "running"):
                raise FilonError(f"expected a table in play, {table_id} is {table.status}")
            note = f"operator {why}"[:400]
            header = {"status": "closed", "note": note, "ended": now(), "due": None}
            return Change([Entry(table.n, CLOSE, now(), words=note)], {}, header)

        await (await self.tables.find(table_id)).do(closed)

    async def delete_table(self, table_id: str) -> None:
        await self.store.delete((await self.tables.find(table_id)).table)

    async def delete_person(self, guest_id: str) -> None:
        await self.person(guest_id)
        await farewell.forget(self.tables, self.guests, self.storage, guest_id)

    async def reports(self) -> list[dict[str, Any]]:
        return await self.rows(select(reports).order_by(reports.c.at))


def in_office(database: str, work: Callable[[Office], Awaitable[T]], writes: bool = False) -> T:
    """Does something with the database, alone with it if it changes anything."""

    async def during() -> T:
        office = Office(database)
        if writes:
            office.storage.hold()
        try:
            return await work(office)
        except Refusal as refusal:
            raise FilonError(refusal.detail) from refusal
        finally:
            await office.storage.close()

    return asyncio.run(during())


async def tidy_up(storage: Storage, days: int) -> list[str]:
    """Guests who were not seen for so long and have left nothing behind are forgotten."""
    before = (datetime.fromtimestamp(seconds(), UTC) - timedelta(days=days)).isoformat()
    sits = exists().where(seats.c.guest == guests.c.id)
    hosts = exists().where(tables.c.host == guests.c.id)
    lasts = (guests.c.mail != "") | exists().where(passkeys.c.guest == guests.c.id)
    gone = select(guests.c.id).where(guests.c.seen < before, ~lasts, ~sits, ~hosts)
    (rows,) = await storage.read(gone.limit(1000))
    ids = [row.id for row in rows]
    if ids:
        of_theirs = [sessions, avoided, outbox, channels]
        steps: list[Step] = [
            (delete(rows).where(rows.c.guest.in_(ids)), None) for rows in of_theirs
        ]
        steps.append((delete(guests).where(guests.c.id.in_(ids)), None))
        await storage.write(steps, [of_guest(guest_id) for guest_id in ids])
    return ids
