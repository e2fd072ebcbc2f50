"""Which process keeps a table: plays its bots and films it. Everybody else only follows.

A process says every second that it is alive. What a dead one kept is taken over by the others, and
nothing is ever kept by two: what a process writes as a keeper is written only if it still is one.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from typing import Final, Protocol

from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from filon.server.schema import leases, presence, processes
from filon.server.storage import Step, Storage, Told, Unwritten

TTL: Final = 3.0  # seconds that a process counts as alive after it said so
BEAT: Final = 1.0
AT_ONCE: Final = 50  # tables taken over together
FORGOTTEN: Final = 600  # seconds after which a dead process is forgotten

ALIVE = text(
    f"INSERT INTO processes (id, until) VALUES (:id, now() + interval '{TTL} seconds') "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
ORPHAN = (
    "NOT EXISTS (SELECT 1 FROM processes "
    "WHERE processes.id = {0}.holder AND processes.until > now())"
)
TAKE_OVER = text(
    "UPDATE leases SET holder = :id WHERE table_id IN ("
    f"SELECT table_id FROM leases WHERE {ORPHAN.format('leases')} "
    f"ORDER BY table_id LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED)"
)
FORGET = text(
    f"DELETE FROM processes WHERE until < now() - interval '{FORGOTTEN} seconds' "
    "AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = processes.id) "
    "AND NOT EXISTS (SELECT 1 FROM presence WHERE holder = processes.id)"
)


class Leases(Protocol):
    holder: str

    def holds(self, table_id: str) -> bool: ...
    async def take(self, table_id: str) -> bool: ...
    def claim(self, table_id: str) -> list[Step]: ...
    def fence(self, table_id: str) -> list[Step]: ...
    def drop(self, table_id: str) -> list[Step]: ...
    async def beat(self) -> list[str]: ...
    async def close(self) -> None: ...


class Alone:
    """One process keeps everything."""

    holder = ""

    def holds(self, table_id: str) -> bool:
        return True

    async def take(self, table_id: str) -> bool:
        return True

    def claim(self, table_id: str) -> list[Step]:
        return []

    def fence(self, table_id: str) -> list[Step]:
        return []

    def drop(self, table_id: str) -> list[Step]:
        return []

    async def beat(self) -> list[str]:
        return []

    async def close(self) -> None:
        return


class Shared:
    def __init__(self, storage: Storage) -> None:
        self.holder = secrets.token_hex(8)
        self._storage = storage
        self._mine: set[str] = set()
        self._said_at = -math.inf  # by the loop's clock: alive
        self._since = -math.inf  # so without a gap

    def holds(self, table_id: str) -> bool:
        return table_id in self._mine

    async def take(self, table_id: str) -> bool:
        """Whether we keep a table: we did, or nobody did, or one that is dead."""
        if table_id in self._mine and self._is_alive():
            return True
        wish = {"table_id": table_id, "holder": self.holder}
        dead = text(ORPHAN.format("leases"))
        taking = insert(leases).values(wish)
        taking = taking.on_conflict_do_update(index_elements=["table_id"], set_=wish, where=dead)
        await self._storage.write([(taking, None)])
        keeper = select(leases.c.holder).where(leases.c.table_id == table_id)
        (rows,) = await self._storage.read(keeper)
        is_mine = bool(rows) and rows[0].holder == self.holder
        (self._mine.add if is_mine else self._mine.discard)(table_id)
        return is_mine

    def claim(self, table_id: str) -> list[Step]:
        """With the change after which a table needs a keeper: us, if it has none."""
        wish = {"table_id": table_id, "holder": self.holder}
        return [(insert(leases).values(wish).on_conflict_do_nothing(), None)]

    def fence(self, table_id: str) -> list[Step]:
        """With what only a keeper may write: it is not written if we are none any more."""
        ours = (leases.c.table_id == table_id) & (leases.c.holder == self.holder)
        return [(update(leases).where(ours).values(holder=self.holder), None)]

    def drop(self, table_id: str) -> list[Step]:
        return [(delete(leases).where(leases.c.table_id == table_id), None)]

    async def beat(self) -> list[str]:
        """We are alive. Returns the tables that we keep from now on."""
        await self._storage.write([(ALIVE, {"id": self.holder})])
        moment = asyncio.get_running_loop().time()
        is_first = self._since == -math.inf
        if not self._is_alive():
            self._since = moment
        self._said_at = moment
        if is_first or moment - self._since >= TTL:  # after an outage the others speak up first
            await self._bury()
        return await self._recall()

    def _is_alive(self) -> bool:
        return asyncio.get_running_loop().time() - self._said_at < TTL

    async def _bury(self) -> None:
        """Takes over what dead processes kept, and lets go of those who looked through them."""
        orphans = text(f"SELECT 1 FROM leases WHERE {ORPHAN.format('leases')} LIMIT 1")
        gone = text(f"SELECT DISTINCT table_id FROM presence WHERE {ORPHAN.format('presence')}")
        found, left = await self._storage.read(orphans, gone)
        if found:
            await self._storage.write([(TAKE_OVER, {"id": self.holder})])
        if left:
            dead = delete(presence).where(text(ORPHAN.format("presence")))
            told = [Told(row.table_id, 0, True) for row in left]
            await self._storage.write([(dead, None), (FORGET, None)], told)

    async def _recall(self) -> list[str]:
        mine = select(leases.c.table_id).where(leases.c.holder == self.holder)
        (rows,) = await self._storage.read(mine)
        found = {row.table_id for row in rows}
        new, self._mine = sorted(found - self._mine), found
        return new

    async def close(self) -> None:
        """The others need not wait until we count as dead."""
        try:
            gone = delete(processes).where(processes.c.id == self.holder)
            left = delete(presence).where(presence.c.holder == self.holder)
            await self._storage.write([(gone, None), (left, None)])
        except Unwritten:
            return  # they will find out
