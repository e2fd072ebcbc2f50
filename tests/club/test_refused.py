"""Databases and options that cannot work are refused with one line that says why."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.cluster import empty_url_of, fetch, free_port, only_postgres, url_of
from tests.server.people import PATIENCE, Person, Server

PGBOUNCER = Path("/usr/sbin/pgbouncer")


def refused(url: str, *options: str) -> str:
    """The one line with which `filon serve` ends."""
    command = [sys.executable, "-m", "filon", "serve", "--port", "0", "--database", url, *options]
    result = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE)
    assert result.returncode == 2, result.stderr
    assert "Traceback" not in result.stderr
    (line,) = result.stderr.strip().splitlines()
    return line


def test_several_workers_on_sqlite(tmp_path: Path) -> None:
    line = refused(f"sqlite:///{tmp_path}/filon.db", "--workers", "2")
    assert "several workers need PostgreSQL" in line
    assert list(tmp_path.iterdir()) == []


def test_nobody_is_at_the_address() -> None:
    line = refused("postgresql://filon:s3cret@127.0.0.1:1/filon")
    assert "cannot open the database" in line
    assert "s3cret" not in line


@only_postgres
def test_no_such_database(tmp_path: Path) -> None:
    url = url_of(tmp_path / "filon.db").rpartition("/")[0]
    assert 'database "nowhere" does not exist' in refused(f"{url}/nowhere")


@only_postgres
def test_a_database_of_a_newer_filon(tmp_path: Path) -> None:
    url = empty_url_of(tmp_path / "filon.db")
    fetch(url, "CREATE TABLE alembic_version (version_num VARCHAR(32))")
    fetch(url, "INSERT INTO alembic_version VALUES ('9999')")
    assert "of a newer Filon: its schema is 9999" in refused(url)


@only_postgres
@pytest.mark.parametrize("database", [url_of, empty_url_of])
def test_a_database_that_can_only_be_read(tmp_path: Path, database: Callable[[Path], str]) -> None:
    """As a standby is."""
    url = database(tmp_path / "filon.db")
    name = url.rpartition("/")[2]
    fetch(url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    assert f"{name}: it is read-only" in refused(url)


@only_postgres
@pytest.mark.skipif(not PGBOUNCER.exists(), reason="needs pgbouncer")
@pytest.mark.parametrize("size", [1, 20])
def test_a_transaction_pooler(tmp_path: Path, size: int) -> None:
    with Pooler(url_of(tmp_path / "filon.db"), "transaction", size) as url:
        assert "behind a transaction pooler" in refused(url)


@only_postgres
@pytest.mark.skipif(not PGBOUNCER.exists(), reason="needs pgbouncer")
def test_a_pooler_of_sessions_is_fine(tmp_path: Path) -> None:
    with Pooler(url_of(tmp_path / "filon.db"), "session", 20) as url:
        server = Server(tmp_path / "filon.db", url)
        server.start()
        assert Person(server, "Nellie").open(["me", "me"])
        assert server.stop() == 0


class Pooler:
    """A real pgbouncer in front of a database."""

    def __init__(self, url: str, mode: str, size: int) -> None:
        place, _, self.name = url.removeprefix("postgresql://filon@").rpartition("/")
        host, port = place.split(":")
        self.port = free_port()
        self.settings = f"""[databases]
{self.name} = host={host} port={port} dbname={self.name} user=filon
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {self.port}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
default_pool_size = {size}
ignore_startup_parameters = lock_timeout
"""

    def __enter__(self) -> str:
        self.folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
        self.folder.chmod(0o755)
        file = self.folder / "pgbouncer.ini"
        file.write_text(self.settings)
        command = [str(PGBOUNCER), "-q", "-u", "nobody", str(file)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        url = f"postgresql://filon@127.0.0.1:{self.port}/{self.name}"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                fetch(url, "SELECT 1")
                break
            except Exception:
                time.sleep(0.05)
        return url

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
