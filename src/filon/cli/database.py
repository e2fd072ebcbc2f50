"""Which database is meant: an option of `serve`, `backup` and `restore`."""

from __future__ import annotations

import os
from pathlib import Path

import click

from filon.core.errors import FilonError

database_option = click.option(
    "--database",
    envvar="FILON_DATABASE",
    default=None,
    show_envvar=True,
    help="An SQLAlchemy URL; by default a file of your own.",
)


def own_database() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "filon"
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise FilonError(f"cannot make {home}: {problem.strerror}; name a --database") from problem
    return f"sqlite:///{home / 'filon.db'}"
