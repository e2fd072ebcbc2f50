"""Hears of what other processes have written, over one connection that says table and number only.

What was said while the connection was lost nobody says again; so whoever has it back looks at every
table anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from contextlib import suppress
from typing import Any, Final

import asyncpg
from structlog import get_logger

from filon.server.storage import Told

LOG = get_logger()
CHANNEL: Final = "filon"
NAME: Final = "filon listens"  # of the session, for those who look at the database
HEARTBEAT: Final = 1.0  # seconds between two looks whether the connection is there
ANSWER: Final = 2.0  # seconds that it may take to answer
PAUSE: Final = 0.3  # before it is tried again


GONE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

OnNews = Callable[[Told], None]
OnReturn = Callable[[], None]


class Bus:
    """What came from one of `own` sessions we have said ourselves."""

    def __init__(self, dsn: str, own: Set[int], on_news: OnNews, on_return: OnReturn) -> None:
        self._dsn, self._own = dsn, own
        self._on_news, self._on_return = on_news, on_return

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except GONE as problem:
                LOG.warning("the bus is gone", reason=str(problem) or type(problem).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        named = {"application_name": NAME}
        connection = await asyncpg.connect(self._dsn, timeout=ANSWER, server_settings=named)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._on_return()
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), HEARTBEAT)
                await connection.execute("SELECT 1", timeout=ANSWER)
        finally:
            connection.terminate()

    def _heard(self, _: Any, pid: int, channel: str, payload: str) -> None:
        if pid not in self._own:
            self._on_news(read(payload))


def written(told: Told) -> str:
    return f"{told.table} {told.n} more" if told.more else f"{told.table} {told.n}"


def read(payload: str) -> Told:
    table, n, *more = payload.split()
    return Told(table, int(n), bool(more))
