"""Tests know which engine they run: the interpreted one, or, when asked for, the compiled one."""

from __future__ import annotations

import os

from filon.core import playout


def pytest_report_header() -> str:
    compiled = not str(playout.__file__).endswith(".py")
    if os.environ.get("FILON_EXPECT_COMPILED") == "1":
        assert compiled, "the compiled engine was expected, the interpreted one is imported"
    return f"engine: {'compiled' if compiled else 'pure Python'}"
