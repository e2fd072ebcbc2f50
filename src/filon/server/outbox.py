"""Notices that wait to be sent: written with the move that makes them true, in its transaction.

Who sends one leases it first. Just before it is handed over, that is written down; after that it is
never sent again, whatever becomes of the process: rather not at all than twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import delete, select, text, update

from filon.server.channels import Channel, Channels
from filon.server.schema import outbox
from filon.server.storage import Step, Storage
from filon.table.change import Change
from filon.table.store import Conflict
from filon.table.table import Table

AWAY: Final = 60  # seconds without a sign of somebody until they are told
LEASE: Final = 120  # seconds to send what was leased
AT_ONCE: Final = 50  # notices that a process leases together
BACKOFF: Final = (15, 60, 300, 1800, 7200, 21600)  # seconds after each failure; then it is dropped
TURN: Final = "turn"
OVER: Final = "over"

PUT = text(
    "INSERT INTO outbox (channel, table_id, id, guest, kind, due, tries, handing, holder, until) "
    "VALUES (:channel, :table_id, :id, :guest, :kind, :due, 0, false, '', 0) "
    "ON CONFLICT (channel, table_id) DO UPDATE SET id = excluded.id, kind = excluded.kind, "
    "due = excluded.due, tries = 0, handing = false, holder = '', until = 0"
).execution_options(lasting=True)
FREE = "SELECT id FROM outbox WHERE due <= :now AND until < :now AND NOT handing ORDER BY due"
TAKE = f"UPDATE outbox SET holder = :holder, until = :until WHERE id IN ({FREE} LIMIT {AT_ONCE}"


class Outbox:
    def __init__(self, storage: Storage, channels: Channels, clock: Callable[[], int]) -> None:
        self._storage, self._channels, self.clock = storage, channels, clock
        self.holder = secrets.token_hex(8)
        self._take = text(TAKE + (" FOR UPDATE SKIP LOCKED)" if storage.is_shared else ")"))

    def noticing(self, table: Table, change: Change) -> list[Step]:
        """With a change: what it makes true for people who want to know and did not do it."""
        is_over = change.header.get("status") == "over"
        if not change.asks and not is_over:
            return []
        chairs = {**dict(enumerate(table.chairs)), **change.chairs}
        done_by = {chairs[e.seat].guest for e in change.entries if e.seat in chairs}
        seats: Iterable[int] = chairs if is_over else change.asks
        told = {chairs[seat].guest for seat in seats if chairs[seat].is_played_by_person}
        kind = OVER if is_over else TURN
        return [
            (PUT, self._row(table.id, channel, kind))
            for guest in sorted(told - done_by)
            for channel in self._channels.of(guest)
        ]

    def _row(self, table_id: str, channel: Channel, kind: str) -> dict[str, Any]:
        row = {"channel": channel.id, "table_id": table_id, "guest": channel.guest, "kind": kind}
        return {**row, "id": secrets.token_hex(8), "due": self._due(channel)}

    def _due(self, channel: Channel) -> int:
        soonest = self.clock() + AWAY
        return -(-soonest // channel.every) * channel.every if channel.every else soonest

    def hurrying(self, channel: Channel) -> Step:
        """What waits there waits by that channel's rhythm, which has changed."""
        waiting = "UPDATE outbox SET due = :due WHERE channel = :channel AND NOT handing"
        return text(waiting), {"due": self._due(channel), "channel": channel.id}

    async def lease(self) -> list[Any]:
        """What is due and nobody else sends, ours for a while."""
        now = self.clock()
        until = now + LEASE
        values = {"holder": self.holder, "until": until, "now": now}
        (due,) = await self._storage.read(text(f"{FREE} LIMIT 1").bindparams(now=now))
        if not due:
            return []
        await self._storage.write([(self._take, values)])
        mine = (outbox.c.holder == self.holder) & (outbox.c.until == until)
        (rows,) = await self._storage.read(
            select(outbox).where(mine, ~outbox.c.handing).order_by(outbox.c.due)
        )
        return rows

    async def hand(self, rows: Sequence[Any]) -> list[Any]:
        """Those that are still ours and as they were: from now on they are never sent again."""
        handed = []
        for row in rows:
            ours = (outbox.c.id == row.id) & (outbox.c.holder == self.holder) & ~outbox.c.handing
            try:
                await self._storage.write([(update(outbox).where(ours).values(handing=True), None)])
                handed.append(row)
            except Conflict:
                continue
        return handed

    async def forget(self, rows: Sequence[Any]) -> None:
        """They are sent, or not true any more."""
        gone = outbox.c.id.in_([row.id for row in rows])
        await self._storage.write([(delete(outbox).where(gone), None)])

    async def put_off(self, rows: Sequence[Any], seconds: int, failed: bool = False) -> None:
        """Surely not sent: tried again then, unless a newer one has taken its place."""
        for row in rows:
            later = {"due": self.clock() + seconds, "until": 0, "holder": "", "handing": False}
            place = update(outbox).where(outbox.c.id == row.id)
            try:
                steps: list[Step] = [(place.values(**later, tries=row.tries + failed), None)]
                await self._storage.write(steps)
            except Conflict:
                continue

    async def seen(self, guest: str) -> None:
        """Somebody was here: what waits for them waits a little longer."""
        soonest = self.clock() + AWAY
        if self._channels.of(guest):
            waiting = text("UPDATE outbox SET due = :due WHERE guest = :guest AND due < :due")
            values = {"due": soonest, "guest": guest}
            await self._storage.write([(waiting, values)])

    async def tidy(self) -> int:
        """What a process was handing over when it died: nobody knows, so nobody sends it again."""
        doubtful = (outbox.c.until < self.clock()) & outbox.c.handing
        (rows,) = await self._storage.read(select(outbox.c.id).where(doubtful))
        if rows:
            await self.forget(rows)
        return len(rows)
