"""Small jobs for workers, in a module of their own: it is imported in their processes."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


class Unportable(Exception):
    """Cannot be pickled back: it wants two arguments and tells one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one)


def double(number: int) -> int:
    return 2 * number


def process() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def complain(text: str) -> None:
    raise ValueError(text)


def complain_badly(text: str) -> None:
    raise Unportable(text, text)


def sign(book: Path, name: str) -> None:
    with book.open("a") as page:
        page.write(f"{name}\n")


def die_at_first(book: Path, times: int) -> str:
    """Killed in the middle of its work, so many times."""
    sign(book, "begun")
    if len(book.read_text().split()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def wait_at(gate: Path) -> str:
    """Signs the guest book beside the gate and goes on once that has been opened."""
    sign(gate.with_suffix(".book"), str(os.getpid()))
    while not gate.exists():
        time.sleep(0.01)
    return "passed"


def think_for_ever(book: Path) -> int:
    """In one call that never lets another thread of the process run."""
    sign(book, str(os.getpid()))
    return sum(range(10**15))
