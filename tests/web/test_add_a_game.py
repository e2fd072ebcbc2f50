"""docs/add-a-game.md to the letter: Sluice goes on the shelf of a copy of the house."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Server
from tests.web.hands import click_choice, is_over, my_choices, wait_for_my_turn

ROOT = Path(__file__).resolve().parents[2]
TESTS = "tests/games/sluice"
SKIPPED = ignore_patterns("__pycache__", "node_modules", "static", "*.so", "page")


class House:
    """A copy of the house in which a game can be added."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for part in ("src", "scripts", "docs", "web", "tests/contract", "tests/sluice", TESTS):
            copytree(ROOT / part, root / part, ignore=SKIPPED)
        for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/shelf.py"):
            (root / file).write_bytes((ROOT / file).read_bytes())
        (root / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())

    def run(self, *command: str, where: str = ".") -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src")}
        done = subprocess.run(
            command, cwd=self.root / where, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def python(self, *command: str) -> str:
        return self.run(sys.executable, *command)

    def add_the_game(self) -> None:
        """Steps 1 to 7, at once: all its rooms, but the table, which is written from the fields."""
        target = self.root / "src/filon/games/sluice"
        copytree(ROOT / "tests/sluice", target, ignore=SKIPPED)
        for file in [*target.rglob("*.py"), *(self.root / "tests/games").rglob("*.py")]:
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace("tests.sluice", "filon.games.sluice"), encoding="utf-8")
        (target / "table.py").unlink()
        self.python("scripts/generate_tables.py")  # `make tables`
        shelf = self.root / "src/filon/games/__init__.py"
        text, lines = re.subn(r"(?m)^NAMES = \[", 'NAMES = ["sluice", ', shelf.read_text("utf-8"))
        assert lines == 1
        shelf.write_text(text, encoding="utf-8")
        self.python("scripts/check_printed.py")
        self.python("scripts/generate_prints.py")  # `make types`

    def add_its_page(self) -> None:
        """Step 9: a folder of its name, and nothing else."""
        copytree(ROOT / "tests/sluice/page", self.root / "web/src/games/sluice")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House(tmp_path_factory.mktemp("house"))
    house.add_the_game()
    house.add_its_page()
    return house


@pytest.fixture(scope="module")
def address(house: House) -> Iterator[str]:
    """The page of that house, built and served."""
    house.run("npm", "run", "--silent", "build", where="web")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(house.root / "src"))
        server = Server(house.root / "filon.db")
        server.start()
        yield server.address
        server.stop()


def test_the_contract_holds_for_the_new_game(house: House) -> None:
    """Step 5."""
    told = house.python("-m", "pytest", "-q", "tests/contract", "tests/games", "-k", "sluice")
    assert re.search(r"\b[2-9]\d passed", told)


def test_it_is_fuzzed_judged_and_played_in_the_terminal(house: House) -> None:
    """Steps 5, 6 and 7."""
    assert "sluice" in house.python("-m", "filon", "games")
    house.python("-m", "filon", "fuzz", "sluice", "--games", "20")
    house.python("-m", "filon", "arena", "sluice", "--bots", "greedy,random", "--games", "10")


def test_it_is_played_in_the_browser(page: Page, address: str) -> None:
    """Step 9: its card, its picture, its board and its sentences, found by the folder's name."""
    page.goto(address)
    card = page.locator("[data-game=sluice]")
    expect(card).to_contain_text("Shovel stones from the heap")
    expect(card.locator("svg .heap")).to_be_visible()
    card.locator("button.main").click()
    wait_for_my_turn(page)
    expect(page.locator(".board .stone").first).to_be_visible()
    for _ in range(80):
        wait_for_my_turn(page)
        if is_over(page):
            break
        acts = my_choices(page)
        assert page.locator(f'.board [data-act="{acts[0]}"]').count() == 1
        click_choice(page, acts[0])
    assert is_over(page)
    expect(page.locator("[role=log]").first).to_contain_text("The heap is gone")


@pytest.mark.long
def test_the_new_game_passes_make_check(house: House) -> None:
    tools = Path(sys.executable).parent
    house.run(str(tools / "ruff"), "check", "src")
    house.run(str(tools / "ruff"), "format", "--check", "src")
    house.run(str(tools / "mypy"), "src")
    house.run(str(tools / "lint-imports"))
    house.python("scripts/generate_tables.py", "--check")
    house.run("npm", "run", "--silent", "check", where="web")
