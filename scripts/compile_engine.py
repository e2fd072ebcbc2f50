"""Compiles the engine with mypyc: `compile_engine.py DIR` puts the modules below DIR.

The sources stay as they are; a compiled module simply stands beside its .py and is preferred.
"""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

SRC = Path(__file__).resolve().parent.parent / "src"

# what search and simulation spend their time in; doors and papers stay interpreted
COMPILED = [
    "filon/core/actions.py",
    "filon/core/features.py",
    "filon/core/game.py",
    "filon/core/luck.py",
    "filon/core/manner.py",
    "filon/core/playout.py",
    "filon/core/rows.py",
    "filon/core/weights.py",
    "filon/bots/branch.py",
    "filon/bots/effort.py",
    "filon/bots/greedy.py",
    "filon/bots/ismcts.py",
    "filon/bots/judge.py",
    "filon/bots/net.py",
    "filon/bots/network.py",
    "filon/bots/planner.py",
    "filon/bots/random.py",
    "filon/bots/thought.py",
    "filon/bots/tree.py",
    "filon/rl/tables.py",
    "filon/games/*/*.py",
    "filon/games/*/rules/*.py",
]
# of a game: declarations, and what only ever makes words
INTERPRETED = ["__init__", "fields", "handout", "pieces", "printed"]
INTERPRETED += ["text", "text_*", "why", "why_*", "wording"]
# calls inside the one library need no detour; a loop is as fast wherever its function comes to lie
FLAGS = ["-fvisibility=hidden", "-falign-functions=64"]


def modules() -> list[str]:
    found = [path for pattern in COMPILED for path in sorted(SRC.glob(pattern))]
    return [str(path.relative_to(SRC)) for path in found if not is_interpreted(path.stem)]


def is_interpreted(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in INTERPRETED)


def compile_into(target: Path) -> list[Path]:
    """Builds all modules as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the sources of an extension on all cores."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda one: compile_some([one], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    target.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(SRC)
    try:
        with tempfile.TemporaryDirectory() as work:
            options = ["--strict", "--cache-dir", f"{work}/cache", *modules()]
            extensions = mypycify(
                options, opt_level="2", target_dir=work, group_name="filon", multi_file=True
            )
            for extension in extensions:
                extension.extra_compile_args += FLAGS
            command = SideBySide(Distribution({"ext_modules": extensions}))
            command.build_lib = str(target)
            command.build_temp = f"{work}/temp"
            command.ensure_finalized()
            command.run()
    finally:
        os.chdir(before)
    return sorted(target.rglob("*.so"))


if __name__ == "__main__":
    built = compile_into(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SRC)
    print(f"{len(built)} compiled modules")
