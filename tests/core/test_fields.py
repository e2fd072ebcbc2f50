"""A declaration that forgets something does not build, and what is generated is fresh."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from filon.core.fields import ACTOR, ALL, ONE, OWNER, Field, Size, declare, each

ROOT = Path(__file__).resolve().parent.parent.parent
MAKE_TABLES = ROOT / "scripts/generate_tables.py"


def test_a_field_without_a_knower_does_not_build() -> None:
    forgetful: Any = Field
    with pytest.raises(TypeError, match="words"):
        forgetful("gold", ONE, (0, 9), "in the bag")
    with pytest.raises(ValueError, match="gold does not say who may know it"):
        declare(forgetful("gold", ONE, (0, 9), "in the bag", "nuggets"), doc="A table.")


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        (Field("gold", ONE, (0, 9), OWNER, "x"), "not of each seat"),
        (Field("gold", ONE, (0, 9), ACTOR, "x"), "say which field holds that seat"),
        (Field("gold", ONE, (9, 0), ALL, "x"), "no number from 9 to 0"),
        (Size("gold", ONE, (0, 9), ALL, "x", of="silver"), "'silver', which is not declared"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused(field: Field, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        declare(field, doc="A table.")


def test_a_name_is_declared_once() -> None:
    gold = Field("gold", each(4), (0, 9), ALL, "x")
    with pytest.raises(ValueError, match="declared twice: gold"):
        declare(gold, gold, doc="A table.")


def test_the_tables_are_what_the_fields_say() -> None:
    command = [sys.executable, str(MAKE_TABLES), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
