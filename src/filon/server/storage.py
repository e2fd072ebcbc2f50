"""The database behind one thread: writes of many tables go into one transaction.

Whoever awaits `write` continues after the commit, so what was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, Executable, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from filon.core.errors import FilonError
from filon.server.metrics import COMMIT_SIZE, COMMITS

# A commit outlives a kill -9 of the server at once; with FILON_SQLITE_SYNC=FULL a power cut too, at
# the price of some milliseconds a move. The log is carried into the database by `checkpoint`.
PRAGMAS = [
    "journal_mode=WAL",
    f"synchronous={os.environ.get('FILON_SQLITE_SYNC', 'NORMAL')}",
    "wal_autocheckpoint=0",
    "foreign_keys=ON",
    "busy_timeout=5000",
]

Step = tuple[Executable, Any]  # a statement and its parameters: none, one row or many rows


class Storage:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._thread = ThreadPoolExecutor(1, "storage")
        self._queue: list[tuple[Sequence[Step], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Brings the schema up to date; refuses a database of a newer Filon."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.engine.begin() as connection:
                _check_not_newer(connection, config)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as problem:
            reason = str(problem).splitlines()[0]
            raise FilonError(f"cannot open the database {self.engine.url}: {reason}") from problem

    async def write(self, steps: Sequence[Step]) -> None:
        """Commits all steps or none; returns when they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((steps, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())
        await done

    async def read(self, statement: Executable) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._read, statement)

    async def checkpoint(self) -> None:
        """Tidies SQLite's log beside the writer, so that no move has to wait for the disk."""
        if self.engine.dialect.name == "sqlite":
            await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.checkpoint()
        self._thread.shutdown()
        self.engine.dispose()

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._queue:
            batch, self._queue = self._queue, []
            works = [steps for steps, _ in batch]
            problems = await loop.run_in_executor(self._thread, self._commit, works)
            for (_, done), problem in zip(batch, problems, strict=True):
                if done.cancelled():
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)

    def _commit(self, works: list[Sequence[Step]]) -> list[Exception | None]:
        """One transaction for all; if that fails, one for each, so that only the bad one does."""
        COMMITS.inc()
        COMMIT_SIZE.inc(len(works))
        try:
            self._execute([step for work in works for step in work])
        except SQLAlchemyError as problem:
            if len(works) == 1:
                return [problem]
            return [self._commit([work])[0] for work in works]
        return [None] * len(works)

    def _execute(self, steps: list[Step]) -> None:
        with self.engine.begin() as connection:
            for statement, rows in _merged(steps):
                connection.execute(statement, rows)

    def _read(self, statement: Executable) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(statement).all())


def _merged(steps: list[Step]) -> list[Step]:
    """Neighbouring rows for one statement go to the database together."""
    merged: list[Step] = []
    for statement, rows in steps:
        if merged and merged[-1][0] is statement and isinstance(rows, dict):
            previous = merged[-1][1]
            together = previous if isinstance(previous, list) else [previous]
            merged[-1] = (statement, [*together, rows])
        else:
            merged.append((statement, rows))
    return merged


def _engine(url: str) -> Engine:
    try:
        engine = create_engine(url)
    except (SQLAlchemyError, ImportError, ValueError) as problem:
        raise FilonError(f"cannot use the database {url!r}: {problem}") from problem
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Takes the write lock at once: otherwise concurrent appends fail half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check_not_newer(connection: Connection, config: Config) -> None:
    if not inspect(connection).has_table("alembic_version"):
        return
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    for revision in found:
        if revision not in known:
            raise FilonError(
                f"the database is of a newer Filon: its schema is {revision}, "
                f"this one knows up to {max(known)}"
            )
