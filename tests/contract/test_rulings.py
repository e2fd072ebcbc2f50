"""RULES.md points to code and tests that are there, and cites what its reader has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filon.games import NAMES

ROOT = Path(__file__).resolve().parents[2]
GAMES = [name.replace("-", "_") for name in NAMES]
POINTER = re.compile(r"`([\w/]+\.(?:py|toml))(?:::(\w+))?`|`(test_\w+)`")
INTERNAL = re.compile(r"§|\b[Ss]pec(ification)?\b")

games = pytest.mark.parametrize("game", GAMES)


def rules(game: str) -> str:
    return (ROOT / "src/filon/games" / game / "RULES.md").read_text(encoding="utf-8")


def rulings(game: str) -> list[str]:
    """The items of its list of rulings, each on one line."""
    block = rules(game).partition("## Rulings\n")[2].partition("\n## ")[0]
    items = re.split(r"\n(?=- |\d+\. )", f"\n{block.strip()}")[1:]
    return [" ".join(item.partition("\n\n")[0].split()) for item in items]


def is_there(game: str, file: str, test: str) -> bool:
    tests = ROOT / "tests/games" / game
    if not file.startswith("test_"):
        return (ROOT / "src/filon/games" / game / file).exists()
    if not (tests / file).exists():
        return False
    return not test or f"def {test}(" in (tests / file).read_text(encoding="utf-8")


@games
def test_every_pointer_leads_somewhere(game: str) -> None:
    found = POINTER.findall(rules(game))
    assert found
    last = ""
    for file, test, alone in found:
        last = file or last  # a test without a file is of the file named before it
        assert is_there(game, last, test or alone), f"{game}: {last}::{test or alone}"


@games
def test_every_ruling_points_to_code_and_test(game: str) -> None:
    assert rulings(game)
    for ruling in rulings(game):
        files = [file for file, _, _ in POINTER.findall(ruling)]
        assert any(file.startswith("test_") for file in files), f"no test: {ruling}"
        assert any(not file.startswith("test_") for file in files), f"no code: {ruling}"


@games
def test_nothing_cites_what_its_reader_does_not_have(game: str) -> None:
    """The books have headings and pages; paragraphs are of papers that are not here."""
    folders = [ROOT / "src/filon/games" / game, ROOT / "tests/games" / game]
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".md")
    ]
    assert len(files) > 10
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not INTERNAL.search(line), f"{file.relative_to(ROOT)}: {line.strip()}"
