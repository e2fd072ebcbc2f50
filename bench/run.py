"""`make bench`: the figures of results.md, measured here and now.

The interpreted and the compiled engine are measured in turn, in one run, so that their ratio means
something on a noisy machine.
"""

from __future__ import annotations

import json
import os
import platform
import re
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
    ("treasure-hunter", "greedy", "random", 200, 0.85),
    ("treasure-hunter", "ismcts:400", "greedy", 200, 0.60),
    ("colorado", "greedy", "random", 200, 0.90),
    ("colorado", "ismcts:400", "greedy", 200, 0.60),
    ("lost-valley", "greedy", "random", 200, 0.90),
    ("lost-valley", "ismcts:300", "greedy", 200, 0.55),
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


def load(source: Path) -> list[str]:
    """The server under load, with the engine compiled."""
    command = [sys.executable, str(ROOT / "bench/load.py")]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures = json.loads(done.stdout)
    rows = [("saturated", "as fast as they can"), ("paced", "10 moves a second each")]
    lines = ["| 50 tables, two people each | moves/s | p50 ms | p99 ms |", "|---|---|---|---|"]
    for key, name in rows:
        part = figures[key]
        cells = [name, f"{part['moves_per_second']:,.0f}", f"{part['p50_ms']:.1f}"]
        lines.append("| " + " | ".join([*cells, f"{part['p99_ms']:.1f}"]) + " |")
    return [*lines, "", f"A table nobody looks at: {figures['idle_table_kb']:.0f} KB of memory."]


def learners(source: Path) -> list[str]:
    """What learners are served, beside their peers."""
    command = [sys.executable, str(ROOT / "bench/rl.py")]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


PARTS = ["speed", "load", "strength", "learners"]  # `run.py speed` measures only that
HOW = {
    "speed": (
        "## Speed of the engine\n\n"
        "Random playouts at four seats, one core; a decision includes legality, chance and\n"
        "bookkeeping. Best of several rounds: other programs only ever slow a round down. Visits\n"
        "are those of the search bot in the middle of a game.\n"
    ),
    "load": (
        "## The server under load\n\n"
        "Server on one core, scripted people over WebSocket on the other; SQLite, each move\n"
        "committed before anybody sees it. Times are from a click to the other player's screen.\n"
    ),
    "strength": (
        "## Strength of the bots\n\n"
        "Bots alternate around a table of four and move on one seat each game; a pair at a table\n"
        "counts for the seat that scored more, ties half.\n"
    ),
    "learners": (
        "## For learners\n\n"
        "Decisions a second of processor time on one core, 2 seats, the best of five rounds, all\n"
        "doors in turn. The vector has 1,024 tables, with observations, masks and a policy that\n"
        "picks at random, in numpy.\n"
    ),
}


def main() -> None:
    wanted = sys.argv[1:] or PARTS
    with tempfile.TemporaryDirectory() as work:
        compiled = Path(work) / "src"
        copytree(ROOT / "src", compiled)
        build = [sys.executable, str(ROOT / "scripts/compile_engine.py"), str(compiled)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        for part in wanted:
            save(part, figures_of(part, compiled))


def figures_of(part: str, compiled: Path) -> list[str]:
    if part == "speed":
        return speed(measured(ROOT / "src"), measured(compiled))
    measure = {"load": load, "strength": strength, "learners": learners}
    return measure[part](compiled)


def save(part: str, lines: list[str]) -> None:
    """Puts a section of results.md in the place of the one before; the others stay as they are."""
    when = f"`make bench`, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}"
    section = "\n".join([HOW[part], f"{when}, {os.cpu_count()} cores.", "", *lines, ""])
    results = ROOT / "bench/results.md"
    page = results.read_text(encoding="utf-8") if results.exists() else "# Measured\n"
    results.write_text(with_section(page, section), encoding="utf-8")
    print(section)


def with_section(page: str, section: str) -> str:
    """The page with a section in the place of the one that has its heading, or at the end."""
    head, *parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    titles = [part.splitlines()[0] for part in parts]
    title = section.splitlines()[0]
    if title in titles:
        parts[titles.index(title)] = section
    else:
        parts.append(section)
    return "\n".join(part.rstrip("\n") + "\n" for part in [head, *parts])


if __name__ == "__main__":
    main()
