"""`club.py`: several processes on one PostgreSQL, and one on SQLite, in one run.

The two players of every table come in through different processes. Prints JSON: moves a second over
saturated tables, and the time from a click to the other player's screen.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from load import LONG, PACE, TABLES, crowd  # noqa: E402
from tests.server.cluster import Cluster  # noqa: E402
from tests.server.people import Person, Server  # noqa: E402

PROCESSES = (1, 2, 4)
DURABLE = ["max_connections=200"]  # and everything else as PostgreSQL comes: it waits for the disk


def meet(servers: list[Server]) -> list[tuple[Person, Person, str]]:
    tables = []
    for n in range(TABLES):
        first = Person(servers[n % len(servers)])
        second = Person(servers[(n + 1) % len(servers)])
        table = first.open(["me", "open"], start=False, options=LONG)
        second.do(table, "join").raise_for_status()
        first.do(table, "start").raise_for_status()
        tables.append((first, second, table))
    return tables


def measured(servers: list[Server]) -> dict[str, Any]:
    for server in servers:
        server.start()
    try:
        return {
            "saturated": uvloop.run(crowd(meet(servers), 0)),
            "paced": uvloop.run(crowd(meet(servers), PACE)),
        }
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    figures: dict[str, Any] = {}
    cluster = Cluster(DURABLE)
    try:
        with tempfile.TemporaryDirectory() as work:
            folder = Path(work)
            figures["sqlite"] = measured([Server(folder / "filon.db", f"sqlite:///{folder}/f.db")])
            for processes in PROCESSES:
                url = cluster.create(f"club{processes}")
                names = [folder / f"{processes}-{n}.db" for n in range(processes)]
                figures[f"postgres {processes}"] = measured([Server(name, url) for name in names])
    finally:
        cluster.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
