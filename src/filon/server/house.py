"""Everything a running server holds, and its opening and closing hours."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from litestar import Request

from filon.server.botpool import BotPool
from filon.server.guests import Guest, Guests
from filon.server.limits import Limiter
from filon.server.problems import Refusal
from filon.server.storage import Storage
from filon.server.tables import Tables

SWEEP_SECONDS = 10.0


class House:
    def __init__(self, database: str) -> None:
        self.storage = Storage(database)
        self.bots = BotPool(max(1, (os.cpu_count() or 2) - 1))
        self.guests = Guests(self.storage)
        self.tables = Tables(self.storage, self.bots)
        self._newcomers = Limiter(burst=300, rate=5)  # an address
        self._openings = Limiter(burst=60, rate=1)  # a guest
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._chores = [asyncio.create_task(self.tables.wake()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        self.tables.close()
        self.bots.close()
        await self.storage.close()

    def limit_newcomers(self, request: Request[Any, Any, Any]) -> None:
        address = request.client.host if request.client else ""
        if not self._newcomers.allows(address):
            raise Refusal("too_many", "too many new guests from this address; wait a little")

    def limit_openings(self, guest: Guest) -> None:
        if not self._openings.allows(guest.id):
            raise Refusal("too_many", "too many tables at once; wait a little")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.tables.let_go()
            await self.storage.checkpoint()
