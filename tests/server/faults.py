"""What can go wrong around a server, done to it on purpose."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from tests.server.cluster import IS_POSTGRES, url_of
from tests.server.people import PATIENCE, Look, Server

WRITTEN = "journal, chat, seats, tables, reels, snapshots, guests"
NOWHERE = bytes(16)  # the address of no family: to connect a socket to it resets it

_libc = ctypes.CDLL(None)


def hang_up(look: Look) -> None:
    """A browser that is closed: the end of the stream, without a closing frame."""
    look.socket.socket.shutdown(socket.SHUT_RDWR)


def reset(look: Look) -> None:
    """A network that is gone: TCP's RST."""
    assert _libc.connect(look.socket.socket.fileno(), NOWHERE, len(NOWHERE)) == 0


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Somebody else writes to the database, and takes their time."""
    if IS_POSTGRES:
        with _locked_postgres(url_of(database)):
            yield
        return
    other = sqlite3.connect(database, isolation_level=None, timeout=PATIENCE)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


@contextmanager
def _locked_postgres(url: str) -> Iterator[None]:
    loop = asyncio.new_event_loop()
    other = loop.run_until_complete(asyncpg.connect(url))
    try:
        loop.run_until_complete(other.execute(f"BEGIN; LOCK TABLE {WRITTEN} IN EXCLUSIVE MODE"))
        yield
        loop.run_until_complete(other.execute("ROLLBACK"))
    finally:
        loop.run_until_complete(other.close())
        loop.close()


class Lock(threading.Thread):
    """The same for a while, in the background; `since` and `until` say when."""

    def __init__(self, database: Path, seconds: float) -> None:
        super().__init__(daemon=True)
        self._database, self._seconds = database, seconds
        self.since = self.until = 0.0
        self._held = threading.Event()

    def __enter__(self) -> Lock:
        self.start()
        assert self._held.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.join()

    def run(self) -> None:
        with locked(self._database):
            self.since = time.monotonic()
            self._held.set()
            time.sleep(self._seconds)
        self.until = time.monotonic()


@contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of its own, where we may have one."""
    place.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)]
    if subprocess.run(mounted, capture_output=True).returncode != 0:
        pytest.skip("a small disk wants somebody who may mount one (root)")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path) -> Path:
    """Takes all the room there is; delete what it returns to give it back."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    return filler


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that these have."""
    direct = [
        int(p.name) for p in Path("/proc").iterdir() if p.name.isdigit() and _parent(p) == pid
    ]
    return [*direct, *[grandchild for child in direct for grandchild in children(child)]]


def workers(server: Server) -> list[int]:
    """The processes in which bots think."""
    return [pid for pid in children(server.pid) if "resource_tracker" not in _command(pid)]


def is_busy(pid: int) -> bool:
    return _state(pid) == "R"


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() and _state(pid) != "Z"


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def _parent(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return "Z"


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""
