"""One process that works for the server, both ends of its line.

It is spawned, never forked (the server has threads), and it dies with its parent, whatever
happens to that: on Linux the kernel sees to it, even in the middle of a thought; elsewhere the
closing of its line does, as soon as Python can listen.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import traceback
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NamedTuple

SPAWN: Final = multiprocessing.get_context("spawn")
LENGTH: Final = struct.Struct(">I")  # before everything that is said on the line
START_LIMIT: Final = 60.0  # seconds until a new process must have said that it is there
PR_SET_PDEATHSIG: Final = 1


class WorkFailed(Exception):
    """A job was not done, and not because it raised something."""


class Gone(Exception):
    """The process ended, or never came up, before it answered."""


class Answer(NamedTuple):
    done: bool
    value: Any  # what the job returned, or the exception that it raised


class Worker:
    """The server's end. Asked one thing at a time. To Linux its parent is the thread that
    makes it: that must live as long as the server."""

    def __init__(self, nice: int, engine: str = "") -> None:
        """The engine is a folder with another copy of the package, which goes before ours."""
        self.engine: Final = engine
        self._line, theirs = socket.socketpair()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        arguments = (theirs, os.getpid(), nice)
        self._process = SPAWN.Process(target=_serve, args=arguments, daemon=True)
        with theirs, _interrupts_held(), _looking_first_in(engine):
            self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def is_alive(self) -> bool:
        return self._process.is_alive()

    async def ask(self, task: bytes, limit: float) -> Answer:
        """Raises `Gone`, or `TimeoutError` when the answer took longer than `limit` seconds."""
        try:
            reader, writer = self._streams or await self._met()
            writer.write(LENGTH.pack(len(task)) + task)
            async with asyncio.timeout(limit):
                answer = await _read(reader)
        except (asyncio.IncompleteReadError, ConnectionError) as problem:
            raise Gone from problem
        return Answer(*pickle.loads(answer))

    def kill(self) -> None:
        """Whoever is asking finds the line closed; before the line is met it is the loop's, and
        must not be touched here."""
        self._process.kill()
        if self._streams is not None:
            self._streams[1].close()
        self._process.join(0.1)  # it is dead; only its zombie is to be taken away

    async def _met(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The line, once the process has said that it is there."""
        try:
            async with asyncio.timeout(START_LIMIT):
                self._streams = await asyncio.open_connection(sock=self._line)
                await _read(self._streams[0])
        except TimeoutError as problem:
            raise Gone from problem
        return self._streams


async def _read(reader: asyncio.StreamReader) -> bytes:
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    return await reader.readexactly(length)


@contextlib.contextmanager
def _looking_first_in(folder: str) -> Iterator[None]:
    """A child looks for modules where its parent does at the moment it is made."""
    if not folder:
        yield
        return
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """A Ctrl-C is for the server: a child is born deaf to it, and prints nothing."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- the process's end ----------------------------------------------------------------------


def _serve(line: socket.socket, parent: int, nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    if hasattr(os, "nice"):
        os.nice(nice)
    with contextlib.suppress(ConnectionError), line, line.makefile("rb") as tasks:
        _say(line, b"")
        while task := _next(tasks):
            _say(line, _answer(task))


def die_with(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    if os.getppid() != parent:  # it died before the kernel was asked
        os._exit(0)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _next(tasks: BinaryIO) -> bytes:
    """Nothing once the server has closed the line."""
    size = tasks.read(LENGTH.size)
    return tasks.read(LENGTH.unpack(size)[0]) if len(size) == LENGTH.size else b""


def _say(line: socket.socket, words: bytes) -> None:
    line.sendall(LENGTH.pack(len(words)) + words)


def _answer(task: bytes) -> bytes:
    try:
        job, arguments = pickle.loads(task)
        return pickle.dumps((True, job(*arguments)))
    except Exception as problem:
        return pickle.dumps((False, _portable(problem)))


def _portable(problem: Exception) -> Exception:
    """The exception with its traceback as a note, or another that can travel."""
    problem.add_note("".join(traceback.format_exception(problem)))
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        return WorkFailed(f"{type(problem).__name__}: {problem}")
    return problem
