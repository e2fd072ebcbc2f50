"""Whom those who look at tables do not hear: whoever they have muted or blocked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from sqlalchemy import select
from structlog import get_logger

from filon.server.channels import GUEST
from filon.server.schema import avoided
from filon.server.storage import Storage, Told, Unwritten
from filon.server.tables import Tables
from filon.table.audience import Viewer

LOG = get_logger()


class Ears:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage, self._tables = storage, tables
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self, *viewers: Viewer) -> None:
        """As they wish to, by now."""
        if not viewers:
            return
        theirs = avoided.c.guest.in_({viewer.guest for viewer in viewers})
        found = select(avoided.c.guest, avoided.c.other).where(theirs)
        (rows,) = await self._storage.read(found)
        for viewer in viewers:
            muted = [row.other for row in rows if row.guest == viewer.guest]
            viewer.deaf_to = frozenset(muted)

    async def changed(self, guest_id: str) -> None:
        await self.listen(*[one for one in self._viewers() if one.guest == guest_id])

    def hear(self, told: Told) -> None:
        """Another process speaks of somebody who may look at a table here too."""
        self._begin(one for one in self._viewers() if GUEST + one.guest == told.table)

    def hear_anything(self) -> None:
        self._begin(self._viewers())

    def _viewers(self) -> list[Viewer]:
        return [one for desk in self._tables.desks() for one in desk.table.gallery.viewers]

    def _begin(self, viewers: Iterable[Viewer]) -> None:
        task = asyncio.create_task(self._tried(*viewers))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tried(self, *viewers: Viewer) -> None:
        try:
            await self.listen(*viewers)
        except Unwritten as problem:  # who looks anew is asked anew
            LOG.warning("some hear whom they have muted", reason=str(problem))
