"""A row that grows or shrinks may or may not be the row it was: `x = append(x, …)` is the way.

Compiled, `append` may move the numbers, so that whoever else holds the old row sees a shorter one;
interpreted, both are the same list. Code that never looks at the old row works in both.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import filon

SOURCES = sorted(Path(filon.__file__).parent.rglob("*.py"))


def mistakes(source: str) -> list[int]:
    """The lines that let a row grow other than in its own place."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            found += _mistakes_of(function)
    return sorted(found)


def _mistakes_of(function: ast.FunctionDef) -> list[int]:
    good: set[ast.Call] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            target = _target(node)
            here = node.value.args and ast.unparse(target) == ast.unparse(node.value.args[0])
            if here and _is_own(target, function):
                good.add(node.value)
    calls = [node for node in ast.walk(function) if _changes_length(node)]
    return [call.lineno for call in calls if isinstance(call, ast.Call) and call not in good]


def _target(node: ast.Assign) -> ast.expr:
    """Where the row goes; `pop` gives a number besides."""
    target = node.targets[0]
    return target.elts[0] if isinstance(target, ast.Tuple) else target


def _changes_length(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id in ("append", "remove", "pop")


def _is_own(target: ast.expr, function: ast.FunctionDef) -> bool:
    """A field grows where it is; a local name must not be another name of a field."""
    if not isinstance(target, ast.Name):
        return True
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == target.id:
            if isinstance(node.value, ast.Attribute | ast.Name):
                return False
            if isinstance(node.value, ast.Subscript) and not isinstance(
                node.value.slice, ast.Slice
            ):
                return False
    return target.id not in {argument.arg for argument in function.args.args}


def test_rows_grow_only_in_their_own_place() -> None:
    wrong = {
        str(file): mistakes(file.read_text(encoding="utf-8"))
        for file in SOURCES
        if "core.ints import" in file.read_text(encoding="utf-8") and file.name != "ints.py"
    }
    assert {file: lines for file, lines in wrong.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "append(table.dice, 1)",
        "longer = append(table.dice, 1)",
        "table.dice = append(table.hand, 1)",
        "dice = table.dice; dice = append(dice, 1)",
        "chain = table.chains[0]; chain = append(chain, 1)",
        "given = append(given, 1)",
        "return append(table.dice, 1)",
        "hand, card = pop(table.hand, 1)",
        "table.hand = remove(table.dice, 1)",
    ],
)
def test_the_trap_is_found(line: str) -> None:
    assert mistakes(f"def act(table, given):\n    {line}\n") == [2]


@pytest.mark.parametrize(
    "line",
    [
        "table.dice = append(table.dice, 1)",
        "table.chains[0] = append(table.chains[0], 1)",
        "dice = vec[i64](); dice = append(dice, 1)",
        "dice = table.dice[:]; dice = append(dice, 1)",
        "table.deck, card = pop(table.deck, 1)",
        "table.deck = remove(table.deck, 1)",
    ],
)
def test_the_right_way_is_let_through(line: str) -> None:
    assert mistakes(f"def act(table, given):\n    {line}\n") == []
