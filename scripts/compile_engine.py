"""Compiles the engine with mypyc: `compile_engine.py DIR` puts the modules below DIR.

The sources stay as they are; a compiled module simply stands beside its .py and is preferred.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "src"

# what search and simulation spend their time in; doors and papers stay interpreted
COMPILED = [
    "filon/core/actions.py",
    "filon/core/game.py",
    "filon/core/luck.py",
    "filon/core/playout.py",
    "filon/bots/greedy.py",
    "filon/bots/ismcts.py",
    "filon/bots/random.py",
    "filon/games/*/*.py",
    "filon/games/*/rules/*.py",
]
INTERPRETED = ["__init__.py", "features.py", "text.py"]


def modules() -> list[str]:
    found = [path for pattern in COMPILED for path in sorted(SRC.glob(pattern))]
    return [str(path.relative_to(SRC)) for path in found if path.name not in INTERPRETED]


def compile_into(target: Path) -> list[Path]:
    """Builds all modules as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    target.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(SRC)
    try:
        with tempfile.TemporaryDirectory() as work:
            options = ["--strict", "--cache-dir", f"{work}/cache", *modules()]
            extensions = mypycify(options, opt_level="3", target_dir=work, group_name="filon")
            command = build_ext(Distribution({"ext_modules": extensions}))
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
