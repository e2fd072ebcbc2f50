"""Turns the clocks: whose time is over gets a caretaker. The tables decide, we only look when.

Of several processes the one that keeps a table turns its clock; who turns the clock of a table that
nobody keeps, keeps it from then on, for a bot is about to play there.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import Select, select
from structlog import get_logger

from filon.server.clock import now
from filon.server.hours import Hours
from filon.server.leases import Leases
from filon.server.problems import Refusal
from filon.server.schema import tables
from filon.server.tables import Tables
from filon.table.care import run_out

LOG = get_logger()
LOOK_SECONDS: Final = 1.0
BEAT_LOOKS: Final = 5  # looks from one pulse to the next
AT_ONCE: Final = 100  # tables
PASSING: Final = ("server", "stale")  # problems that may be over with the next look


class Caretaker:
    def __init__(self, shelf: Tables, hours: Hours, leases: Leases) -> None:
        self._tables = shelf
        self._hours = hours
        self._leases = leases
        self._refused: set[str] = set()  # tables that cannot be read, told once

    async def open(self) -> None:
        """The time that was lost before we came is known before anybody plays."""
        await self._hours.beat()
        self._tables.lose(self._hours.lost)

    async def mind(self) -> None:
        """For ever; what fails is tried again with the next look."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            looks += 1
            try:
                await self.look(looks % BEAT_LOOKS == 0)
            except Exception:
                LOG.exception("the clocks were not turned")

    async def look(self, beat: bool = True) -> None:
        if beat:
            await self.open()
        (rows,) = await self._tables.store.read(self._due())
        if rows and not beat:
            await self.open()  # never on stale time
        for row in rows:
            if await self._leases.take(row.id):
                await self._run_out(row.id)

    def _due(self) -> Select[Any]:
        due, can_be_read = tables.c.due <= self._hours.tick(), tables.c.id.not_in(self._refused)
        running = select(tables.c.id).where(due, tables.c.status == "running", can_be_read)
        return running.order_by(tables.c.due).limit(AT_ONCE)

    async def _run_out(self, table_id: str) -> None:
        try:
            desk = await self._tables.find(table_id)
            await desk.do(lambda table: run_out(table, now()))
        except Refusal as refusal:
            LOG.warning("no caretaker", table=table_id, detail=refusal.detail)
            if refusal.problem not in PASSING:
                self._refused.add(table_id)
