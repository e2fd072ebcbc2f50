"""PostgreSQL, shared by any number of processes on any number of machines.

Everything is written over one connection of its own, so that what this process was told by itself
can be known by that connection's number; reading goes over a few others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import asyncpg
from sqlalchemy import (
    ARRAY,
    URL,
    Executable,
    Text,
    bindparam,
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from filon.core.errors import FilonError
from filon.server.bus import CHANNEL, GONE, Bus, OnNews, OnReturn, written
from filon.server.pooler import demand_own_session
from filon.server.problems import Refusal
from filon.server.storage import (
    UPGRADE_PROBLEMS,
    Step,
    Told,
    Unwritten,
    Work,
    Writer,
    bring_up_to_date,
    demand_found,
    merged,
    reason_of,
)
from filon.table.store import Conflict

READERS: Final = 4  # connections of a process for reading
UPGRADING: Final = 7_465_271  # the number of the lock under which a schema is changed
SECONDS: Final = 10.0  # for one statement; who takes longer is gone
LOCKED: Final = "5s"  # that we wait for somebody who writes the same
DEADLOCK: Final = "40P01"

_payloads = func.unnest(bindparam("payloads", type_=ARRAY(Text))).column_valued("payload")
NOTIFY: Final = select(func.pg_notify(CHANNEL, _payloads))
PROBLEMS: Final = (SQLAlchemyError, *GONE)


class Postgres:
    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        self.pids: set[int] = set()  # of the connection that we write over
        self._writing = self._engine(pool_size=1, max_overflow=0)
        event.listen(self._writing.sync_engine, "connect", self._connected)
        self._reading = self._engine(pool_size=READERS, max_overflow=0)
        self._at_once = self._reading.execution_options(isolation_level="REPEATABLE READ")
        self._alone = self._reading.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(self._commit)

    @property
    def name(self) -> str:
        return str(self.url)

    @property
    def dsn(self) -> str:
        """As asyncpg itself wants it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def hold(self) -> None:
        """It is for everybody; but what a session remembers must stay in that session."""
        _finished(self._demand_session())

    async def _demand_session(self) -> None:
        try:
            await demand_own_session(self.dsn)
        except PROBLEMS as problem:
            raise FilonError(f"cannot open the database {self.name}: {problem}") from problem

    def prepare(self) -> None:
        _finished(self._prepare())

    async def _prepare(self) -> None:
        """One process at a time; the others find it done."""
        engine = create_async_engine(self.url, poolclass=NullPool, hide_parameters=True)
        try:
            async with engine.begin() as connection:
                if await connection.scalar(text("SHOW transaction_read_only")) == "on":
                    raise FilonError(f"cannot open the database {self.name}: it is read-only")
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
                await connection.run_sync(bring_up_to_date)
        except UPGRADE_PROBLEMS as problem:
            reason = str(problem).splitlines()[0]
            raise FilonError(f"cannot open the database {self.name}: {reason}") from problem
        finally:
            await engine.dispose()

    async def write(self, steps: Sequence[Step], told: Sequence[Told] = ()) -> None:
        """Commits all steps or none; returns when they are on disk and others are told."""
        await self._writer.write(Work(steps, told))

    async def read(self, *statements: Executable) -> list[list[Any]]:
        """The rows of each statement, all of one moment."""
        engine = self._at_once if len(statements) > 1 else self._alone
        try:
            async with engine.connect() as connection:
                return [list((await connection.execute(one)).all()) for one in statements]
        except PROBLEMS as problem:
            raise _unfit(problem) or Unwritten(reason_of(problem)) from problem

    async def listen(self, on_news: OnNews, on_return: OnReturn) -> None:
        await Bus(self.dsn, self.pids, on_news, on_return).run()

    async def checkpoint(self) -> None:
        """PostgreSQL does that by itself."""

    async def close(self) -> None:
        await self._writer.finish()
        await self._writing.dispose()
        await self._reading.dispose()

    async def _commit(self, works: list[Work]) -> list[Exception | None]:
        """One transaction for all. Where somebody was faster, one for each, so that only theirs
        fails. Everybody takes tables in the same order, so that nobody waits in a circle."""
        try:
            await self._execute(sorted(works, key=_first_table))
        except (IntegrityError, Conflict) as problem:
            if len(works) == 1:
                return [Conflict(reason_of(problem))]
            return [(await self._commit([work]))[0] for work in works]
        except Exception as problem:
            unfit = _unfit(problem)
            if (unfit or _is_deadlock(problem)) and len(works) > 1:
                return [(await self._commit([work]))[0] for work in works]
            return [unfit or Unwritten(reason_of(problem))] * len(works)
        return [None] * len(works)

    async def _execute(self, works: list[Work]) -> None:
        payloads = [written(told) for work in works for told in work.told]
        async with self._writing.begin() as connection:
            for statement, rows in merged(works):
                demand_found(statement, (await connection.execute(statement, rows)).rowcount)
            if payloads:
                await connection.execute(NOTIFY, {"payloads": payloads})

    def _engine(self, **pool: int) -> AsyncEngine:
        settings = {"lock_timeout": LOCKED, "application_name": "filon"}
        connect = {"timeout": SECONDS, "command_timeout": SECONDS, "server_settings": settings}
        return create_async_engine(self.url, hide_parameters=True, connect_args=connect, **pool)

    def _connected(self, connection: Any, _: object) -> None:
        """The number of an older one may be somebody else's by now."""
        self.pids.clear()
        self.pids.add(connection.driver_connection.get_server_pid())


def _with_driver(url: str) -> URL:
    parsed = make_url(url)
    if parsed.drivername not in ("postgresql", "postgresql+asyncpg"):
        raise FilonError(f"expected postgresql://…, got {parsed.drivername}://…")
    return parsed.set(drivername="postgresql+asyncpg")


def _finished(work: Coroutine[Any, Any, None]) -> None:
    """In a loop of its own, whether or not one is running here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def _first_table(work: Work) -> str:
    for _, rows in work.steps:
        first = rows[0] if isinstance(rows, list) and rows else rows
        if isinstance(first, dict) and "table_id" in first:
            return str(first["table_id"])
    return ""


def _unfit(problem: Exception) -> Refusal | None:
    """What no PostgreSQL can keep or look for, like a NUL in a text: nobody's fault but whose it
    is."""
    cause = getattr(getattr(problem, "orig", None), "__cause__", None)
    if isinstance(cause, asyncpg.DataError):
        return Refusal("bad_request", f"expected what can be kept: {reason_of(cause)}")
    return None


def _is_deadlock(problem: Exception) -> bool:
    return isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") == DEADLOCK
