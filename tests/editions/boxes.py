"""Owners' own pages of print, made from ours by a few changes, and a Filon that plays with them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from filon.core.edition import Edition, standard

NAME = "a box on the attic"
Change = tuple[str, str]


def page(game: str, *changes: Change) -> str:
    """Our page with some words changed, under a name of its own."""
    text = standard(game).text
    for old, new in (('edition = "standard"', f'edition = "{NAME}"'), *changes):
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def edition(game: str, *changes: Change) -> Edition:
    return Edition(f"{game}.toml", page(game, *changes))


def box(folder: Path, game: str, *changes: Change) -> Path:
    """A directory for FILON_EDITIONS with one such page."""
    folder.mkdir(exist_ok=True)
    (folder / f"{game}.toml").write_text(page(game, *changes), encoding="utf-8")
    return folder


def python(*arguments: str, editions: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FILON_EDITIONS": str(editions) if editions else ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def filon(*arguments: str, editions: Path | None = None) -> subprocess.CompletedProcess[str]:
    return python("-m", "filon", *arguments, editions=editions)
