"""Build hook: FILON_COMPILE=1 puts the mypyc-compiled engine into the wheel."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("FILON_COMPILE") == "1" and version != "editable":
            self._compile(build_data)

    def dependencies(self) -> list[str]:
        return COMPILER if os.environ.get("FILON_COMPILE") == "1" else []

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile_engine import compile_into

        target = Path(tempfile.mkdtemp())
        for module in compile_into(target):
            build_data["force_include"][str(module)] = str(module.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
