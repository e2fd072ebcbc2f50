"""Which database the tests run on: SQLite, or, with FILON_TEST_DATABASE=postgres, a PostgreSQL of
their own, started in a temporary folder on a free port."""

from __future__ import annotations

import asyncio
import hashlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

T = TypeVar("T")
IS_POSTGRES = os.environ.get("FILON_TEST_DATABASE") == "postgres"
SHARED = "FILON_TEST_CLUSTER"  # the port of the one that all tests of a run share
PREPARED = "prepared"  # a database of today's schema, of which every test gets a copy
PATIENCE = 20.0
FAST = ["fsync=off", "synchronous_commit=on", "full_page_writes=off", "max_connections=400"]

only_sqlite = pytest.mark.skipif(IS_POSTGRES, reason="about SQLite's files")
only_postgres = pytest.mark.skipif(
    not IS_POSTGRES, reason="needs PostgreSQL: `make test-postgres` runs it"
)


def binaries() -> Path | None:
    """The newest PostgreSQL of this machine."""
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(found).resolve().parent if found else (debian[-1].parent if debian else None)


class Cluster:
    """A server with nothing in it; its user may be anybody but root."""

    def __init__(self, settings: list[str] | None = None) -> None:
        place = binaries()
        assert place is not None, "no PostgreSQL is installed"
        self.place, self.settings = place, FAST if settings is None else settings
        self.folder = Path(tempfile.mkdtemp(prefix="filon-pg-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._user = ""
        if os.geteuid() == 0:
            self._user = "postgres" if _is_user("postgres") else "nobody"
            shutil.chown(self.folder, self._user)
        options = ["-A", "trust", "-U", "filon", "--no-sync", "-E", "UTF8", "--locale=C"]
        self._run("initdb", "-D", str(self.folder / "data"), *options)
        self.start()

    def start(self) -> None:
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", *self.settings]
        settings.append(f"unix_socket_directories={self.folder}")
        options = [word for setting in settings for word in ("-c", setting)]
        command = self._command("postgres", "-D", str(self.folder / "data"), *options)
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                asyncio.run(self._ask("SELECT 1", "postgres"))
                return
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
        raise TimeoutError((self.folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        postmaster = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        doomed = [postmaster, *children(postmaster)]
        for pid in doomed:
            with suppress(ProcessLookupError):  # the first that dies takes others with it
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{pid}").exists() for pid in doomed):
            assert time.monotonic() < until, doomed
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            postmaster = int((self.folder / "data/postmaster.pid").read_text().split()[0])
            os.kill(postmaster, signal.SIGINT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://filon@127.0.0.1:{self.port}/{name}"

    def create(self, name: str) -> str:
        """An empty database, unless there is one of that name."""
        return create(self.port, name)

    def prepare(self) -> None:
        """The schema is made once: a copy of it takes a fraction of the time."""
        from filon.server.storage import opened

        opened(self.create(PREPARED)).prepare()

    def _run(self, *words: str) -> None:
        subprocess.run(self._command(*words), check=True, capture_output=True, cwd="/")

    def _command(self, program: str, *words: str) -> list[str]:
        own = [str(self.place / program), *words]
        return ["runuser", "-u", self._user, "--", *own] if self._user else own

    async def _ask(self, sql: str, name: str) -> None:
        connection = await asyncpg.connect(self.url(name), timeout=2)
        await connection.execute(sql)
        await connection.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]


@lru_cache(10_000)
def create(port: int, name: str, template: str = "template1") -> str:
    async def work() -> None:
        connection = await asyncpg.connect(f"postgresql://filon@127.0.0.1:{port}/postgres")
        if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
            await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        await connection.close()

    finished(work())
    return f"postgresql://filon@127.0.0.1:{port}/{name}"


def url_of(database: Path) -> str:
    """The database of a test, named by the file that it would be."""
    if not IS_POSTGRES:
        return f"sqlite:///{database}"
    return create(int(os.environ[SHARED]), _named(database), PREPARED)


def empty_url_of(database: Path) -> str:
    """One in which nobody has made a table yet."""
    return create(int(os.environ[SHARED]), _named(database))


def _named(database: Path) -> str:
    return "t" + hashlib.sha256(str(database).encode()).hexdigest()[:20]


def fetch(url: str, sql: str, **values: Any) -> list[Any]:
    """Rows of a PostgreSQL database; parameters are written `:name`."""
    names = list(dict.fromkeys(re.findall(r":(\w+)", sql)))
    numbered = re.sub(r":(\w+)", lambda found: f"${names.index(found[1]) + 1}", sql)

    async def work() -> list[Any]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(numbered, *map(values.get, names))]
        finally:
            await connection.close()

    return finished(work())


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Whether or not a loop is running here."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
