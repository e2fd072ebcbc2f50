"""A file of one's own, behind two threads: one writes, one reads."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Executable, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from filon.core.errors import FilonError
from filon.server.lockfile import Lock, hold
from filon.server.mask import masked
from filon.server.ownfile import own
from filon.server.prepared import Shelf, is_lasting
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

# A commit outlives a kill -9 of the server at once; with FILON_SQLITE_SYNC=FULL a power cut too, at
# the price of some milliseconds a move. The log is carried into the database by `checkpoint`.
PRAGMAS = [
    "journal_mode=WAL",
    f"synchronous={os.environ.get('FILON_SQLITE_SYNC', 'NORMAL')}",
    "wal_autocheckpoint=0",
    "foreign_keys=ON",
    "busy_timeout=5000",
]


class Sqlite:
    is_shared = False

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._reading = _engine(url, "BEGIN")
        self._writer_thread = ThreadPoolExecutor(1, "writing")
        self._reader_thread = ThreadPoolExecutor(1, "reading")
        self._writer = Writer(self._committed)
        self._lock: Lock | None = None
        self._shelf = Shelf(self.engine.dialect)
        self._plain: PoolProxiedConnection | None = None  # the writer's own

    @property
    def name(self) -> str:
        return str(self.engine.url)

    def hold(self) -> None:
        """One server a file: a second one would not see what the first one holds in memory."""
        file = self._file()
        if file is None:
            raise FilonError(f"expected a file, like sqlite:///filon.db, got {self.name}")
        self._lock = hold(file)
        own(file)

    def _file(self) -> Path | None:
        name = self.engine.url.database
        is_file = self.engine.dialect.name == "sqlite" and name and name != ":memory:"
        return Path(name) if is_file and name else None

    def prepare(self) -> None:
        try:
            with _loosely(self.engine) as connection:
                bring_up_to_date(connection)
        except UPGRADE_PROBLEMS as problem:
            reason = str(problem).splitlines()[0]
            raise FilonError(f"cannot open the database {self.name}: {reason}") from problem

    async def write(self, steps: Sequence[Step], told: Sequence[Told] = ()) -> None:
        """Commits all steps or none; returns when they are on disk. There is nobody to tell."""
        await self._writer.write(Work(steps))

    async def read(self, *statements: Executable) -> list[list[Any]]:
        """The rows of each statement, all of one moment."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader_thread, self._read, statements)
        except SQLAlchemyError as problem:
            raise Unwritten(reason_of(problem)) from problem

    async def listen(self, on_news: Callable[[Told], None], on_return: Callable[[], None]) -> None:
        """There is nobody else to hear of."""

    async def checkpoint(self) -> None:
        """Tidies SQLite's log beside the writer, so that no move has to wait for the disk."""
        await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        connection = self._reading.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()

    async def close(self) -> None:
        await self._writer.finish()
        with contextlib.suppress(Exception):  # a full disk must not keep us from closing
            await self.checkpoint()
        self._writer_thread.shutdown()
        self._reader_thread.shutdown()
        if self._plain is not None:
            self._plain.close()
        self.engine.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.release()

    async def _committed(self, works: list[Work]) -> list[Exception | None]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer_thread, self._commit, works)

    def _commit(self, works: list[Work]) -> list[Exception | None]:
        """One transaction for all. Where somebody was faster, one for each, so that only theirs
        fails; where the database is locked or full, all fail at once and nobody waits again."""
        try:
            self._execute(works)
        except (IntegrityError, sqlite3.IntegrityError, Conflict) as problem:
            if len(works) == 1:
                return [Conflict(reason_of(problem))]
            return [self._commit([work])[0] for work in works]
        except Exception as problem:
            return [Unwritten(reason_of(problem))] * len(works)
        return [None] * len(works)

    def _execute(self, works: list[Work]) -> None:
        steps = merged(works)
        if steps and all(is_lasting(step) for step in steps):
            self._execute_prepared(steps)
            return
        with self.engine.begin() as connection:
            for statement, rows in steps:
                demand_found(statement, connection.execute(statement, rows).rowcount)

    def _execute_prepared(self, steps: Sequence[Step]) -> None:
        """What every move writes, past SQLAlchemy. A connection that failed is not used again."""
        if self._plain is None:
            self._plain = self.engine.raw_connection()
        try:
            self._shelf.write(self._plain.driver_connection, steps)
        except sqlite3.IntegrityError:
            raise
        except Exception:
            self._plain.invalidate()
            self._plain = None
            raise

    def _read(self, statements: Sequence[Executable]) -> list[list[Any]]:
        with self._reading.connect() as connection:
            return [list(connection.execute(statement).all()) for statement in statements]


def _engine(url: str, begin: str = "BEGIN IMMEDIATE") -> Engine:
    """SQLite takes the write lock at once where we write: otherwise appends fail half-way."""
    try:
        engine = create_engine(url, hide_parameters=True)  # chats and keys stay out of the logs
    except (SQLAlchemyError, ImportError, ValueError) as problem:
        raise FilonError(masked(f"cannot use the database {url!r}: {problem}")) from None
    if engine.dialect.name != "sqlite":
        kind = engine.dialect.name
        raise FilonError(f"expected a database of SQLite or PostgreSQL, got one of {kind!r}")
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


@contextlib.contextmanager
def _loosely(engine: Engine) -> Iterator[Connection]:
    """A transaction in which a table can be made anew that others point to."""
    with engine.connect() as connection:
        raw: Any = connection.connection.dbapi_connection
        raw.execute("PRAGMA foreign_keys=OFF")
        with connection.begin():
            yield connection
            if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
                raise FilonError(f"the database {engine.url} points to rows it lacks: {lost[0]}")
        raw.execute("PRAGMA foreign_keys=ON")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
