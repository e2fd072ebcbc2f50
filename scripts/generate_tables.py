"""Writes each game's table from its declared fields: `generate_tables.py [--check]`.

`src/filon/games/<game>/fields.py` → `table.py` beside it, and the page's type of a view. The tests'
own game, which no page shows, has a table too.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from table_writer import Writer
from view_types import typescript

from filon.core.fields import Declaration

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/filon/games"
PAGE = ROOT / "web/src/lib/views.ts"
TOY = ROOT / "tests/sluice"


def declaration(package: str) -> Declaration:
    declared: Declaration = import_module(f"{package}.fields").DECLARED
    return declared


def games() -> list[str]:
    """The folder names of all that declare their fields."""
    return [file.parent.name for file in sorted(GAMES.glob("*/fields.py"))]


def check_rules(folder: Path, declared: Declaration) -> None:
    """Every named rule is there and is asked for."""
    name, source = folder.name, (folder / "view.py").read_text(encoding="utf-8")
    found = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    for one in declared.fields:
        rule = one.knower.rule
        if rule and (rule not in found or source.count(f"{rule}(") < 2):
            sys.exit(f"{name}: {one.name} is shown by {rule!r}, which view.py does not have or use")


def formatted(text: str) -> str:
    ruff = Path(sys.executable).parent / "ruff"
    command = [str(ruff), "format", "--quiet", "--stdin-filename", "table.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def generated() -> dict[Path, str]:
    files = {PAGE: typescript({name: declaration(f"filon.games.{name}") for name in games()})}
    packages = {GAMES / name: f"filon.games.{name}" for name in games()}
    if TOY.exists():
        sys.path.insert(0, str(ROOT))
        packages[TOY] = "tests.sluice"
    for folder, package in packages.items():
        declared = declaration(package)
        check_rules(folder, declared)
        files[folder / "table.py"] = formatted(Writer(package, declared).text())
    return files


def main() -> None:
    for file, text in generated().items():
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{file.relative_to(ROOT)} is not what fields.py says: run `make tables`")
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
