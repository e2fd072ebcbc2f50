"""`make bench`: the figures of results.md, measured here and now.

The interpreted and the compiled engine are measured in turn, in one run, so that their ratio means
something on a noisy machine.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ARENAS = [  # game, stronger, weaker, games, wanted
    ("gold-am-yukon", "greedy", "random", 200, 0.90),
    ("gold-am-yukon", "ismcts:200", "greedy", 200, 0.60),
]


def measured(source: Path) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "filon", "bench", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def speed(pure: list[dict[str, Any]], compiled: list[dict[str, Any]]) -> list[str]:
    lines = [
        (
            "| game | decisions a game | pure decisions/s | compiled | ratio | copy µs pure "
            "| compiled | search visits/s pure | compiled |"
        ),
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for slow, fast in zip(pure, compiled, strict=True):
        ratio = fast["decisions_per_second"] / slow["decisions_per_second"]
        cells = [
            slow["game"],
            f"{slow['decisions_per_game']:,.0f}",
            f"{slow['decisions_per_second'] / 1e6:.2f} M",
            f"{fast['decisions_per_second'] / 1e6:.2f} M",
            f"{ratio:.1f}",
            f"{slow['copy_microseconds']:.2f}",
            f"{fast['copy_microseconds']:.2f}",
            f"{slow['visits_per_second']:,.0f}",
            f"{fast['visits_per_second']:,.0f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def strength(source: Path) -> list[str]:
    """In what part of all pairs at a table of four the stronger bot's seat scored more."""
    lines = ["| game | bot | beats | in | wanted | games |", "|---|---|---|---|---|---|"]
    for game, stronger, weaker, games, wanted in ARENAS:
        command = [sys.executable, str(ROOT / "bench/duel.py"), game, stronger, weaker, str(games)]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        share = float(done.stdout)
        lines.append(f"| {game} | {stronger} | {weaker} | {share:.1%} | {wanted:.0%} | {games} |")
        print(lines[-1], file=sys.stderr)
    return lines


def main() -> None:
    with tempfile.TemporaryDirectory() as work:
        compiled = Path(work) / "src"
        copytree(ROOT / "src", compiled)
        build = [sys.executable, str(ROOT / "scripts/compile_engine.py"), str(compiled)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        pages = [
            "# Measured",
            "",
            (
                f"`make bench`, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, "
                f"{os.cpu_count()} cores, one used for speed. Four seats. Best of several rounds: "
                "other programs on the machine only ever slow a round down."
            ),
            "",
            "## Speed of the engine",
            "",
            (
                "Random playouts; a decision includes legality, chance and bookkeeping. Visits "
                "are those of the search bot in the middle of a game."
            ),
            "",
            *speed(measured(ROOT / "src"), measured(compiled)),
            "",
            "## Strength of the bots",
            "",
            (
                "Bots alternate around a table of four and move on one seat each game; a pair at a "
                "table counts for the seat that scored more, ties half."
            ),
            "",
            *strength(compiled),
            "",
        ]
    (ROOT / "bench/results.md").write_text("\n".join(pages), encoding="utf-8")
    print("\n".join(pages))


if __name__ == "__main__":
    main()
