"""A database put away while it is played on, and brought back.

A backup is one SQLite file. It is made over SQLite's own online copy, in one go: what was
committed before it began is in it, players go on meanwhile, and half a file never bears its name.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from filon.core.errors import FilonError
from filon.server.lockfile import hold
from filon.server.mask import masked
from filon.server.ownfile import create

MIGRATIONS = Path(__file__).parent / "migrations"


def sqlite_file(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise FilonError(masked(f"cannot read the database's address {url!r}")) from None
    if parsed.get_backend_name() == "postgresql":
        raise FilonError(
            "this is for SQLite; of PostgreSQL, pg_dump --format=custom makes a backup while "
            "Filon plays, and pg_restore brings it back"
        )
    name = parsed.database or ""
    if parsed.get_backend_name() != "sqlite" or name.startswith((":", "file:")) or not name:
        raise FilonError(masked(f"expected a database in an SQLite file, got {url!r}"))
    return Path(name)


def back_up(database: Path, target: Path, force: bool = False) -> None:
    """Hot: the server need not stop. Refuses to write over a file unless forced."""
    _demand_file(database)
    if target.exists() and (not force or target.samefile(database)):
        raise FilonError(f"{target} is there already; name another file or use --force")
    with _part_of(target) as part:
        _copy(database, part)
        check(part)
        _settle(part, target)


def restore(source: Path, database: Path) -> Path | None:
    """Puts a backup in the database's place; returns where the old one is kept, if there was one.
    Refuses while anybody uses the database."""
    _demand_file(source)
    check(source)
    with hold(database):
        if database.exists() and source.samefile(database):
            raise FilonError(f"{source} is the database itself")
        with _part_of(database) as part:
            _copy(source, part)
            kept = _put_aside(database) if database.exists() else None
            _settle(part, database)
    return kept


def check(file: Path) -> None:
    """Whole, Filon's, and of no newer Filon than this one."""
    try:
        with closing(_opened(file)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError as problem:
        raise FilonError(f"{file} is no database of Filon: {problem}") from problem
    if found != "ok":
        raise FilonError(f"{file} is damaged: {str(found).splitlines()[0]}")
    known = {revision.revision for revision in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for (version,) in versions:
        if version not in known:
            raise FilonError(
                f"{file} is of a newer Filon: its schema is {version}, "
                f"this one knows up to {max(known)}"
            )


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A file of our own beside it, for as long as it is not complete."""
    part = target.with_name(f"{target.name}.part")
    create(part, overwrite=True)
    try:
        yield part
    except OSError as problem:
        raise FilonError(f"cannot write {target}: {problem.strerror}") from problem
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Into an empty file, which is then complete without any other beside it."""
    try:
        with closing(_opened(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as problem:
        raise FilonError(f"cannot copy {source} to {target}: {problem}") from problem


def _put_aside(database: Path) -> Path:
    """Under another name, with all that belongs to it; its own name stays valid until the last."""
    _demand_unused(database)
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = database.with_name(f"{database.name}.before-{now}")
    try:
        os.link(database, kept)
    except OSError:  # a file system without a second name for a file
        database.rename(kept)
    for ending in ("-wal", "-shm"):  # of a damaged one
        if (beside := Path(f"{database}{ending}")).exists():
            beside.rename(f"{kept}{ending}")
    return kept


def _demand_unused(database: Path) -> None:
    """SQLite gives up its log file only when nobody else has the database open."""
    try:
        with closing(_opened(database)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise FilonError(f"somebody uses {database}; stop the server first") from problem
    except sqlite3.DatabaseError:
        return  # damaged: the reason to restore it


def _settle(part: Path, target: Path) -> None:
    """On disk, then under its name: after a power cut too there is the one or the other."""
    _flush(part)
    part.replace(target)
    _flush(target.parent)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _opened(file: Path) -> sqlite3.Connection:
    """Never made by opening it."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=rw", uri=True, timeout=5)


def _demand_file(file: Path) -> None:
    if not file.is_file():
        raise FilonError(f"there is no file {file}")
