"""What follows from whom somebody avoids, at the tables that are open: whoever they have muted or
blocked is not heard by them, and whoever they have blocked does not watch their tables."""

from __future__ import annotations

from sqlalchemy import select

from filon.server.desk import Desk
from filon.server.onlooker import Onlooker
from filon.server.order import BLOCK
from filon.server.schema import avoided
from filon.server.storage import Storage
from filon.server.tables import Tables
from filon.table.audience import Viewer


class Ears:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage, self._tables = storage, tables

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
        """Somebody avoids others than before."""
        await self.listen(*[one for one in self._viewers() if one.guest == guest_id])
        hosted = [desk for desk in self._tables.desks() if desk.table.host == guest_id]
        if hosted:
            await self._send_away(guest_id, hosted)

    async def _send_away(self, host: str, desks: list[Desk]) -> None:
        """Those who sit stay seated."""
        by_host = (avoided.c.guest == host) & (avoided.c.how == BLOCK)
        (rows,) = await self._storage.read(select(avoided.c.other).where(by_host))
        blocked = {row.other for row in rows}
        for desk in desks:
            for viewer in list(desk.table.gallery.viewers):
                is_unwelcome = viewer.guest in blocked and not desk.table.seats_of(viewer.guest)
                if is_unwelcome and isinstance(viewer, Onlooker):
                    viewer.close()

    def _viewers(self) -> list[Viewer]:
        return [one for desk in self._tables.desks() for one in desk.table.gallery.viewers]
