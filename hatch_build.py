"""Build hook: the page goes into the wheel, and with FILON_COMPILE=1 the compiled engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]
# rows of machine integers, and their type, which compiled modules import
ROWS = ["librt==0.16.0", "mypy_extensions==1.2.0"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return COMPILER if os.environ.get("FILON_COMPILE") == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make` builds both when they are needed
            return
        self._build_page()
        if os.environ.get("FILON_COMPILE") == "1":
            self._compile(build_data)

    def _build_page(self) -> None:
        root = Path(self.root)
        if (root / "src/filon/server/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("no npm: this wheel will have no page for the browser")
            return
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile_engine import compile_into

        target = Path(tempfile.mkdtemp())
        for module in compile_into(target):
            build_data["force_include"][str(module)] = str(module.relative_to(target))
        build_data["dependencies"] += ROWS
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
