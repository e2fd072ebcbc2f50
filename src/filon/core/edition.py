"""What is printed in a box: one page of TOML for each game, and an owner's own page in its place.

A game's `printed.toml` is the standard edition. A file `<game>.toml` in the directory that
FILON_EDITIONS names takes its place, all of it: `filon edition show` gives a page to correct.
`reconstructed = true` and `why` in a block are remarks, and so are comments: they change nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from filon.core.block import Block
from filon.core.errors import BadEdition

STANDARD = "standard"
PAGE = "printed.toml"
REMARKS = ("reconstructed", "why")
MOST = 40  # letters of a name


class Edition:
    """A page that was read: its game, its name, and a digest of what is printed on it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.page = Block(_parsed(file, text), file)
        self.game = self.page.word("game")
        self.name = self.page.word("edition")
        fits = len(self.name) <= MOST and self.name == " ".join(self.name.split())
        self.page.demand(fits, f"expected a line of at most {MOST} letters", "edition")
        self.digest = digest_of(self.page.values)

    @property
    def mark(self) -> str:
        """As records and tables bear it."""
        return f"{self.digest} {self.name}"

    @property
    def blocks(self) -> dict[str, bool]:
        """Of each block: whether it is reconstructed."""
        parts = self.page.values.items()
        return {key: _is_ours(part) for key, part in parts if isinstance(part, dict)}


def _is_ours(block: dict[str, Any]) -> bool:
    return block.get("reconstructed") is True


def digest_of(values: dict[str, Any]) -> str:
    """The same for all pages that play the same game, whatever they are called."""
    printed = {key: value for key, value in values.items() if key != "edition"}
    text = json.dumps(_bare(printed), sort_keys=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def standard(game: str, package: str = "") -> Edition:
    """The page in the game's own folder."""
    home = files(package or f"filon.games.{game.replace('-', '_')}")
    return Edition(PAGE, home.joinpath(PAGE).read_text(encoding="utf-8"))


def chosen(game: str, package: str = "") -> Edition:
    """The edition that is played here: an owner's, else the standard one."""
    folder = os.environ.get("FILON_EDITIONS", "")
    if not folder:
        return standard(game, package)
    if not Path(folder).is_dir():
        raise BadEdition(f"FILON_EDITIONS: expected a directory, got {folder!r}")
    file = Path(folder, f"{game}.toml")
    if not file.exists():
        return standard(game, package)
    edition = own(file)
    if edition.game != game:
        raise BadEdition(f"{file.name}: game: expected {game!r}, got {edition.game!r}")
    demand_own_name(edition)
    return edition


def own(file: Path) -> Edition:
    """An owner's page."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadEdition(f"cannot read {file}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadEdition(f"{file.name}: expected text, got bytes that are none") from problem
    return Edition(file.name, text)


def demand_own_name(edition: Edition) -> None:
    """It must not pass for ours."""
    if edition.name == STANDARD and edition.digest != standard(edition.game).digest:
        raise BadEdition(
            f"{edition.file}: edition: expected a name of your own, for {STANDARD!r} prints "
            f"something else"
        )


def demand_known_files(games: list[str]) -> None:
    """A file that no game would ever look at is a mistake."""
    folder = os.environ.get("FILON_EDITIONS", "")
    for file in sorted(Path(folder).glob("*.toml")) if folder else []:
        if file.stem not in games:
            known = ", ".join(f"{game}.toml" for game in games)
            raise BadEdition(f"FILON_EDITIONS: expected {known}; got {file.name}")


def is_same(mark: str, other: str) -> bool:
    """Whether two marks are of one edition. Of our own pages the version of the rules decides."""
    if is_standard(mark) and is_standard(other):
        return True
    return mark.split(" ")[0] == other.split(" ")[0]


def is_same_page(mark: str, other: str) -> bool:
    """Whether two marks, as far as there are any, are of one page, word for word."""
    return not mark or not other or mark.split(" ")[0] == other.split(" ")[0]


def is_standard(mark: str) -> bool:
    """What bears no mark is from before there were editions."""
    return not mark or mark.split(" ", 1)[1:] == [STANDARD]


def said(mark: str) -> str:
    """A mark in words."""
    digest, _, name = (mark or STANDARD).partition(" ")
    return f"edition {name!r} ({digest})" if name else "the standard edition"


def _parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(f"{file}: {problem}") from problem


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(part) for key, part in value.items() if key not in REMARKS}
    return [_bare(part) for part in value] if isinstance(value, list) else value
