"""Keeping order: whom somebody does not wish to hear or to meet, and what the operator should know.

Whoever is muted is not heard by who muted them. Whoever is blocked, moreover, can neither sit down
beside them nor watch their tables.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from filon.server.channels import of_guest
from filon.server.clock import now
from filon.server.guests import Guest, clean
from filon.server.problems import Refusal
from filon.server.schema import avoided, guests, reports
from filon.server.storage import Storage
from filon.server.wire import Avoided, ReportWish
from filon.table.table import Table

REPORT_LENGTH: Final = 1000
BLOCK: Final = "block"
MOST: Final = 500  # people that one may avoid


class Order:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def avoided_by(self, guest: Guest) -> list[Avoided]:
        (rows,) = await self._storage.read(
            select(avoided.c.other, guests.c.name, avoided.c.how)
            .join(guests, guests.c.id == avoided.c.other)
            .where(avoided.c.guest == guest.id)
        )
        return [Avoided(row.other, row.name, row.how) for row in rows]

    async def avoid(self, guest: Guest, other: str, how: str) -> list[Avoided]:
        """`how` is mute, block, or empty for neither."""
        if other == guest.id:
            raise Refusal("bad_request", "expected somebody else than yourself")
        known = await self.avoided_by(guest)
        (found,) = await self._storage.read(select(guests.c.id).where(guests.c.id == other))
        if not found:
            raise Refusal("not_found", f"nobody is called {other!r}")
        if len(known) >= MOST:
            raise Refusal("too_many", f"expected at most {MOST} people to avoid")
        place = (avoided.c.guest == guest.id) & (avoided.c.other == other)
        steps = [(delete(avoided).where(place), None)]
        row = {"guest": guest.id, "other": other, "how": how}
        changed = [*steps, (insert(avoided), row)] if how else steps
        await self._storage.write(changed, [of_guest(guest.id)])
        return await self.avoided_by(guest)

    async def demand_welcome(self, table: Table, guest: Guest, to_sit: bool) -> None:
        """To watch, nobody who hosts may mind; to sit down, nobody who sits there either."""
        if table.seats_of(guest.id):
            return
        hosts = {table.host}
        if to_sit:
            hosts |= {chair.guest for chair in table.chairs if chair.guest}
        minds = select(avoided.c.guest).where(
            avoided.c.other == guest.id, avoided.c.how == BLOCK, avoided.c.guest.in_(hosts)
        )
        (rows,) = await self._storage.read(minds)
        if rows:
            raise Refusal("unwelcome", "this table is not open to you")

    async def report(self, guest: Guest, wish: ReportWish) -> str:
        row = {
            "id": secrets.token_hex(6),
            "guest": guest.id,
            "other": wish.person[:24],
            "table_id": wish.table[:16],
            "text": clean(wish.text, REPORT_LENGTH),
            "at": now(),
        }
        await self._storage.write([(insert(reports), row)])
        return row["id"]
