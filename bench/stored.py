"""`stored.py [postgres]`: what somebody waits for with 100,000 games in the database. Prints JSON.

Games of four that are over, running or waiting, among people of whom each has played some hundred.
The rows are laid directly; what is asked goes over HTTP, with the cookie of somebody in the middle.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from sqlalchemy import insert  # noqa: E402
from tests.server.cluster import Cluster  # noqa: E402
from tests.server.people import Person, Server  # noqa: E402

from filon.server.guests import cookie_of, opened  # noqa: E402
from filon.server.schema import guests, seats, sessions, tables  # noqa: E402
from filon.server.storage import Storage  # noqa: E402
from filon.server.storage import opened as storage_of  # noqa: E402

GAMES, PEOPLE, SEATS, BATCH = 100_000, 3_000, 4, 2_000
ASKED = 100  # times each
DOORS = {
    "home page": "/",
    "public tables": "/api/tables",
    "my turns": "/api/me/turns",
    "my games": "/api/me/games",
    "my history, with a name": "/api/me/history?words=Player%207&game=colorado",
    "a person": "/api/people/{person}",
}
NAMES = ("gold-am-yukon", "treasure-hunter", "colorado", "lost-valley")


def game_of(n: int, die: random.Random) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    status = "running" if n % 50 == 0 else "open" if n % 500 == 1 else "over"
    at = f"2026-{1 + n % 12:02}-{1 + n % 28:02}T{n % 24:02}:{n % 60:02}:00+00:00"
    people = die.sample(range(PEOPLE), SEATS)
    hands = [[259200, 1_700_000_000 if seat == 0 else -1, 0] for seat in range(SEATS)]
    is_over = status == "over"
    table = {
        "id": f"g{n:09}", "game": NAMES[n % 4], "rules_version": 3, "options": {},
        "public": n % 3 == 0, "status": status, "host": f"p{people[0]}", "luck_key": "0" * 64,
        "rematch": "", "created": at, "note": "", "edition": "", "clock": "",
        "waiting": {"seats": hands, "calls": []} if status == "running" else None, "due": None,
        "ended": at if is_over else "", "rated": False,
        "result": {"scores": [9, 7, 5, 3], "winners": [0]} if is_over else None,
    }  # fmt: skip
    row = {"table_id": table["id"], "bot": "", "away": False}
    chairs = [
        {**row, "seat": seat, "guest": f"p{who}", "name": f"Player {who}"}
        for seat, who in enumerate(people)
    ]
    return table, chairs


async def fill(storage: Storage) -> str:
    """Lays everything; the cookie of somebody in the middle."""
    at, die = "2026-01-01T00:00:00+00:00", random.Random(1)
    row = {"created": at, "seen": at, "mail": ""}
    crowd = [{**row, "id": f"p{n}", "name": f"Player {n}"} for n in range(PEOPLE)]
    token, session = opened("p7", "bench")
    assert session[0] is not None
    await storage.write([(insert(guests), crowd), (insert(sessions), session[1])])
    for first in range(0, GAMES, BATCH):
        found = [game_of(n, die) for n in range(first, first + BATCH)]
        chairs = [chair for _, sitting in found for chair in sitting]
        laid = [table for table, _ in found]
        await storage.write([(insert(tables), laid), (insert(seats), chairs)])
    await storage.close()
    return cookie_of(token)


def asked(person: Person, path: str) -> dict[str, float]:
    took = []
    for _ in range(ASKED):
        begun = time.perf_counter()
        answer = person.http.get(path)
        took.append(1000 * (time.perf_counter() - begun))
        assert answer.status_code == 200, answer.text
    return {"p50_ms": statistics.median(took), "p99_ms": statistics.quantiles(took, n=100)[98]}


def measured(server: Server) -> dict[str, Any]:
    storage = storage_of(server.url)
    storage.prepare()
    cookie = asyncio.run(fill(storage))
    server.start()
    try:
        person = Person(server, token=cookie)
        return {name: asked(person, path.format(person="p8")) for name, path in DOORS.items()}
    finally:
        server.stop()


def main() -> None:
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as work:
        file = Path(work) / "filon.db"
        figures["sqlite"] = measured(Server(file, f"sqlite:///{file}"))
        if "postgres" in sys.argv[1:]:
            cluster = Cluster()
            try:
                figures["postgres"] = measured(Server(Path(work) / "pg.db", cluster.create("many")))
            finally:
                cluster.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
