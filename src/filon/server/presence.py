"""Who looks at a table through which process: everybody sees all of them."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, insert
from structlog import get_logger

from filon.server.desk import Desk
from filon.server.schema import presence
from filon.server.storage import Step, Storage, Told, Unwritten

LOG = get_logger()
HERE = insert(presence)


class Presence:
    def __init__(self, storage: Storage, holder: str) -> None:
        self._storage = storage
        self._holder = holder
        self._written: dict[str, set[str]] = {}  # by table
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look_at(self, desk: Desk) -> None:
        name = desk.table.id
        if name not in self._tasks and self._here(desk) != self._written.get(name, set()):
            self._tasks[name] = asyncio.create_task(self._tell(desk))

    def _here(self, desk: Desk) -> set[str]:
        return {viewer.guest for viewer in desk.table.gallery.viewers}

    async def _tell(self, desk: Desk) -> None:
        name = desk.table.id
        try:
            while (here := self._here(desk)) != (before := self._written.get(name, set())):
                told = [Told(name, desk.table.n, True)]
                await self._storage.write(self._steps(name, before, here), told)
                self._written[name] = here
                if not here:
                    del self._written[name]
        except Unwritten as problem:  # told with the next who comes or goes
            LOG.warning("presence is not told", table=name, reason=str(problem))
        finally:
            del self._tasks[name]

    def _steps(self, table: str, before: set[str], here: set[str]) -> list[Step]:
        mine = (presence.c.table_id == table) & (presence.c.holder == self._holder)
        gone = delete(presence).where(mine, presence.c.guest.in_(sorted(before - here)))
        row = {"table_id": table, "holder": self._holder}
        come = [{**row, "guest": guest} for guest in sorted(here - before)]
        return [(gone, None), *[(HERE, guest) for guest in come]]

    async def finish(self) -> None:
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
