"""Whether the engine runs compiled, and whether what is compiled is still true."""

from __future__ import annotations

from pathlib import Path

from filon.core import playout

PACKAGE = Path(__file__).resolve().parent.parent


def is_compiled() -> bool:
    return not str(playout.__file__).endswith(".py")


def stale_modules() -> list[str]:
    """Sources edited after they were compiled: Python would silently run the old code."""
    if not is_compiled():
        return []
    stale = []
    for binary in sorted(PACKAGE.rglob("*.so")):
        source = binary.with_name(binary.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > binary.stat().st_mtime + 1:
            stale.append(str(source.relative_to(PACKAGE)))
    return stale
