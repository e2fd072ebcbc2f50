"""The fast engine: where there is a C compiler, built beside the running server for the bots.

What is built stands in a folder named by a digest of the sources, so it can never be stale; a
build that fails, or is cut off, leaves nothing but a folder that nobody uses.
"""

from __future__ import annotations

import hashlib
import os
import platform
import runpy
import shutil
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from structlog import get_logger

from filon.core.compiled import is_compiled
from filon.server.workers import Closed, Workers

LOG = get_logger()
PACKAGE: Final = Path(__file__).resolve().parent.parent
ROOT: Final = PACKAGE.parent.parent
SCRIPT: Final = Path("scripts/compile_engine.py")
BUILDER_NICE: Final = 19  # whoever plays goes first
LIMIT: Final = 3600.0  # seconds that a build may take
COPIED: Final = (".py", ".toml", ".net")  # what a compiled copy must have as it is here
LEFT_OUT: Final = shutil.ignore_patterns("static", "__pycache__", "*.so")

Speed = Literal["interpreted", "building", "compiled"]


def digest_of(package: Path) -> str:
    """Of all sources of the package, what its bots read, and the Python they are compiled for."""
    found = hashlib.sha256(f"{platform.platform()} {sysconfig.get_platform()}".encode())
    found.update(f"{platform.python_version()} {os.environ.get('CC', '')}".encode())
    for source in sorted(path for path in package.rglob("*") if path.suffix in COPIED):
        found.update(f"\n{source.relative_to(package)}\n".encode())
        found.update(source.read_bytes())
    return found.hexdigest()[:16]


def why_not(root: Path) -> str:
    """What is missing to build it, or nothing."""
    if not (root / SCRIPT).exists():
        return "no script to compile with"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return "" if shutil.which(compiler) else f"no C compiler: {compiler} is not there"


def build(root: str, target: str) -> str:
    """In a worker: a compiled copy of the sources; returns what is wrong, or nothing."""
    home, goal = Path(root), Path(target)
    if goal.exists():
        return ""
    goal.parent.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(prefix="part-", dir=goal.parent))
    try:
        shutil.copytree(home / "src/filon", part / "filon", ignore=LEFT_OUT)
        runpy.run_path(str(home / SCRIPT))["compile_into"](part)
        if digest_of(part / "filon") != goal.name or digest_of(home / "src/filon") != goal.name:
            return "the sources were edited meanwhile"
        if not goal.exists():  # a sibling may have been faster
            part.rename(goal)
        return ""
    except SystemExit as problem:  # as mypyc ends when it finds a mistake
        return f"the compiler gave up: {problem}"
    finally:
        shutil.rmtree(part, ignore_errors=True)


class Engine:
    """Which engine the bots think with, and the building of a faster one."""

    def __init__(self, root: Path = ROOT) -> None:
        self.speed: Speed = "compiled" if is_compiled() else "interpreted"
        self._root = root
        self._builder = Workers(1, BUILDER_NICE)

    async def hurry(self, use: Callable[[str], None]) -> None:
        """Builds it unless it is there; then `use` is told where."""
        if self.speed != "interpreted":
            return
        missing = why_not(self._root)
        if missing:
            LOG.info("bots think interpreted", because=missing)
            return
        self.speed = "building"
        target = self._root / "build/engine" / digest_of(self._root / "src/filon")
        if await self._built(target):
            use(str(target))
            self.speed = "compiled"
            LOG.info("bots think with the compiled engine", engine=target.name)
        else:
            self.speed = "interpreted"

    async def _built(self, target: Path) -> bool:
        try:
            wrong = await self._builder.run(build, str(self._root), str(target), limit=LIMIT)
        except Closed:
            return False
        except Exception as problem:
            wrong = str(problem) or type(problem).__name__
        finally:
            self._builder.close()
        if wrong:
            LOG.warning("no fast engine", because=wrong)
        return not wrong

    def close(self) -> None:
        self._builder.close()
