"""One Filon a database: a lock beside the file, held as long as its process lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from filon.core.errors import FilonError

if sys.platform != "win32":
    import fcntl


class Lock:
    """The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor
        if sys.platform != "win32":
            os.register_at_fork(after_in_child=self._close)  # a child must not outlive it

    def release(self) -> None:
        self._close()

    def __enter__(self) -> Lock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def _close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def hold(database: Path) -> Lock:
    """Takes `<database>.lock` or refuses at once; the file itself stays for the next one. A link
    leads to the same lock, as it leads to the same database."""
    real = Path(os.path.realpath(database))
    path = real.with_name(f"{real.name}.lock")
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise FilonError(f"cannot open the lock {path}: {problem.strerror}") from problem
    try:
        _take(descriptor)
    except OSError as problem:
        holder = os.read(descriptor, 20).decode(errors="replace").strip() or "unknown"
        os.close(descriptor)
        raise FilonError(
            f"another Filon serves this database ({database}, process {holder}); stop it first"
        ) from problem
    os.truncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n".encode())
    return Lock(path, descriptor)


def _take(descriptor: int) -> None:
    if sys.platform != "win32":
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
