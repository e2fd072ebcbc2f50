"""Whether every printed.toml fits together, and says why where it is reconstructed."""

from __future__ import annotations

import sys

from filon.core.edition import standard
from filon.core.errors import FilonError
from filon.games import NAMES, check_edition


def check(game: str) -> None:
    edition = standard(game)
    check_edition(edition)
    for name, part in edition.page.values.items():
        marked = isinstance(part, dict) and "reconstructed" in part
        if marked and not (part["reconstructed"] is True and part.get("why", "").endswith(".")):
            sys.exit(f"{game}: {edition.file}: {name}: expected a sentence that says why")


if __name__ == "__main__":
    for name in NAMES:
        try:
            check(name)
        except FilonError as problem:
            sys.exit(f"{name}: {problem}")
