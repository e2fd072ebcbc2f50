"""Where everything is kept, whichever database it is.

Writes of many tables go into one transaction. Whoever awaits `write` continues after the commit, so
what was acknowledged is on disk; whoever stops waiting changes nothing about it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, Update, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from filon.core.errors import FilonError
from filon.server.mask import masked
from filon.server.metrics import COMMIT_SIZE, COMMITS
from filon.table.store import Conflict

Step = tuple[Executable, Any]  # a statement and its parameters: none, one row or many rows


class Told(NamedTuple):
    """What other processes are told of a change: no word of what it was."""

    table: str
    n: int  # of the journal's next entry
    more: bool  # than the journal: chat, a rematch, who is here


class Work(NamedTuple):
    """To be committed as one: all of it or nothing."""

    steps: Sequence[Step]
    told: Sequence[Told] = ()


class Unwritten(Exception):
    """The database did not take it; whether it has some of it, only the database knows."""


class Storage(Protocol):
    is_shared: bool  # other processes may write too

    @property
    def name(self) -> str: ...
    def hold(self) -> None: ...
    def prepare(self) -> None: ...
    async def write(self, steps: Sequence[Step], told: Sequence[Told] = ()) -> None: ...
    async def read(self, *statements: Executable) -> list[list[Any]]: ...
    async def listen(
        self, on_news: Callable[[Told], None], on_return: Callable[[], None]
    ) -> None: ...
    async def checkpoint(self) -> None: ...
    async def close(self) -> None: ...


def opened(url: str) -> Storage:
    from filon.server.sqlite import Sqlite

    try:
        kind = make_url(url).get_backend_name()
    except (SQLAlchemyError, ValueError) as problem:
        raise FilonError(masked(f"cannot use the database {url!r}: {problem}")) from None
    if kind != "postgresql":
        return Sqlite(url)
    try:
        from filon.server.postgres import Postgres
    except ImportError as problem:
        raise FilonError(f"PostgreSQL needs `pip install 'filon[postgres]'`: {problem}") from None
    return Postgres(url)


Commit = Callable[[list[Work]], Awaitable[list[Exception | None]]]


class Writer:
    """What comes while something is being committed is committed together, next."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: list[tuple[Work, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        await done

    async def finish(self) -> None:
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            COMMITS.inc()
            COMMIT_SIZE.inc(len(batch))
            problems = await self._commit([work for work, _ in batch])
            for (_, done), problem in zip(batch, problems, strict=True):
                if done.cancelled():
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)


def demand_found(statement: Executable, rows: int) -> None:
    """Whatever is to be changed must be there, as it was: else somebody was faster."""
    if isinstance(statement, Update) and rows == 0:
        raise Conflict(f"{statement.entity_description['name']} has changed")


def reason_of(problem: BaseException) -> str:
    return str(problem.__cause__ or problem).splitlines()[0]


def merged(works: Sequence[Work]) -> list[Step]:
    """Rows for one statement go to the database together, up to the next step that has none: what
    different statements write of different tables may change places."""
    together: list[Step] = []
    places: dict[int, list[Any]] = {}  # by statement: the rows so far
    for statement, rows in (step for work in works for step in work.steps):
        if not isinstance(rows, dict):
            places.clear()
            together.append((statement, rows))
        elif id(statement) in places:
            places[id(statement)].append(rows)
        else:
            places[id(statement)] = [rows]
            together.append((statement, places[id(statement)]))
    return [(statement, _alone(rows)) for statement, rows in together]


def _alone(rows: Any) -> Any:
    """One row, so that the database says how many it found."""
    return rows[0] if isinstance(rows, list) and len(rows) == 1 else rows


def bring_up_to_date(connection: Connection) -> None:
    """The schema; refuses a database of a newer Filon."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    _check_not_newer(connection, config)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


UPGRADE_PROBLEMS = (SQLAlchemyError, CommandError, OSError)


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
