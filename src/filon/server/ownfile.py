"""Files for nobody else's eyes: a database holds chats, names and the keys of every luck."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from filon.core.errors import FilonError

OWNER_ONLY = 0o600


def own(path: Path) -> None:
    """Makes the file if it is missing, for its owner only; what everybody can read, the world
    loses, and a group keeps. SQLite gives its files beside it the same mode."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as problem:
        raise FilonError(f"cannot open {path}: {problem.strerror}") from problem
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & stat.S_IRWXO:
        with contextlib.suppress(PermissionError):  # another owner's, lent to our group
            path.chmod(mode & ~stat.S_IRWXO)


def create(path: Path, overwrite: bool = False) -> None:
    """An empty file of one's own; refuses one that is there already unless told otherwise."""
    if overwrite:
        path.unlink(missing_ok=True)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError as problem:
        raise FilonError(f"{path} is there already; name another file or use --force") from problem
    except OSError as problem:
        raise FilonError(f"cannot write {path}: {problem.strerror}") from problem
