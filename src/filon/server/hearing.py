"""What other processes have written, passed on to the tables that it is about."""

from __future__ import annotations

import asyncio
from typing import Any

from structlog import get_logger

from filon.server.problems import Refusal
from filon.server.storage import Told
from filon.server.tables import Tables

LOG = get_logger()


class Hearing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._chases: set[asyncio.Future[Any]] = set()

    def hear(self, told: Told) -> None:
        """Of a table that we hold, or that we keep for everybody."""
        desk = self._tables.held(told.table)
        if desk is not None:
            self._chase(desk.hear(told.n, told.more), told.table)
        elif self._tables.store.leases.holds(told.table):
            self._chase(asyncio.ensure_future(self._tables.find(told.table)), told.table)

    def hear_anything(self) -> None:
        """Nobody knows what was missed: every table is looked at."""
        for desk in self._tables.desks():
            self._chase(desk.hear(desk.table.n, True), desk.table.id)

    async def keep(self, names: list[str]) -> None:
        """Tables that we keep from now on: their bots play on."""
        for name in names:
            try:
                (await self._tables.find(name)).noticed()
            except Refusal as refusal:
                LOG.error("a table cannot be read", table=name, detail=refusal.detail)

    def _chase(self, news: asyncio.Future[Any] | None, name: str) -> None:
        if news is not None:
            self._chases.add(news)
            news.add_done_callback(lambda done: self._heard(done, name))

    def _heard(self, done: asyncio.Future[Any], name: str) -> None:
        self._chases.discard(done)
        problem = None if done.cancelled() else done.exception()
        desk = self._tables.held(name)
        if isinstance(problem, Refusal) and desk is not None:
            self._tables.let_go_of_gone(desk, problem)
