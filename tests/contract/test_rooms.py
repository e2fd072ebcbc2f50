"""docs/tour.md: the same job has the same room in every game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/filon/games"
FOLDERS = [*sorted(path.parent for path in GAMES.glob("*/game.py")), ROOT / "tests/sluice"]
ROW = re.compile(r"^\| [^|]+ \| `([^`]+)`(?:…)? \|([^|]*)\|$")


def rooms() -> dict[str, list[str]]:
    """Of each room in the tour's table: what is asked for there."""
    tour = (ROOT / "docs/tour.md").read_text(encoding="utf-8")
    table = tour.partition("## The rooms of a game")[2].partition("\n## ")[0]
    found = [ROW.match(line) for line in table.splitlines()]
    return {row[1]: re.findall(r"`(\w+)`", row[2]) for row in found if row}


def names_in(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def test_the_tour_has_a_table_of_rooms() -> None:
    assert len(rooms()) >= 19
    assert len(FOLDERS) >= 5


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_every_room(folder: Path) -> None:
    for room, asked in rooms().items():
        assert (folder / room).exists(), f"{folder.name} has no {room}"
        if asked:
            missing = set(asked) - names_in(folder / room)
            assert not missing, f"{folder.name}/{room} lacks {missing}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_no_other_rooms(folder: Path) -> None:
    known = {Path(room).stem for room in rooms()} | {"__init__", "features", "weights"}
    for file in folder.glob("*.py"):
        side_room = file.stem.partition("_")[0]
        assert file.stem in known or side_room in known, f"{folder.name}/{file.name} is no room"


def test_the_recipe_has_the_same_rooms() -> None:
    """docs/add-a-game.md tells of each room what it holds."""
    recipe = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    table = recipe.partition("## The rooms")[2].partition("\n## ")[0]
    told = {name.partition("/")[0] for name in re.findall(r"(?m)^\| `([^`]+)`", table)}
    assert told == {room.partition("/")[0] for room in rooms()}
