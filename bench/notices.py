"""`notices.py [postgres]`: how fast people are told. Prints JSON.

At every table somebody is asked who has ten webhooks; then a minute has passed for all of them at
once. Counted from there until an https server of our own has been told of each, which takes a new
TLS connection every time. The people of a table come in through different processes.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from sqlalchemy import create_engine, text  # noqa: E402
from tests.server.cluster import Cluster, fetch  # noqa: E402
from tests.server.doorbells import Doorbell, Lobby, certificate  # noqa: E402
from tests.server.people import Person, Server  # noqa: E402

TABLES, BELLS = 40, 10
PROCESSES = (1, 2, 4)
A_MINUTE_LATER = "UPDATE outbox SET due = 0"
OPTIONS = ["--public-url", "https://filon.example"]
DURABLE = ["max_connections=200"]  # and everything else as PostgreSQL comes
PATIENCE = 300.0


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.005)


def laid(servers: list[Server], bell: Doorbell) -> None:
    """Everybody knows of every bell before the games begin."""
    people = [Person(servers[n % len(servers)]) for n in range(2 * TABLES)]
    for person in people:
        for n in range(BELLS):
            hook = {"kind": "hook", "address": bell.url(f"/{person.id}/{n}")}
            person.http.post("/api/me/channels", json=hook).raise_for_status()
    time.sleep(2)  # the other processes have heard of it
    for first, second in zip(people[::2], people[1::2], strict=True):
        table = first.open(["me", "open"], start=False)
        second.do(table, "join").raise_for_status()
        first.do(table, "start").raise_for_status()


def pass_time(url: str) -> None:
    if url.startswith("sqlite"):
        with create_engine(url).begin() as connection:
            connection.execute(text(A_MINUTE_LATER))
    else:
        fetch(url, A_MINUTE_LATER)


def measured(servers: list[Server], file: Path) -> float:
    for server in servers:
        server.start()
    bell = Doorbell()
    try:
        with Lobby(file, bell):
            laid(servers, bell)
            begun = time.perf_counter()
            pass_time(servers[0].url)
            until(lambda: len(bell.rung) >= TABLES * BELLS, f"{len(bell.rung)} were told")
            took = time.perf_counter() - begun
    finally:
        for server in servers:
            server.stop()
    names = [headers["filon-notice"] for _, headers, _ in bell.rung]
    assert len(names) == len(set(names)) == TABLES * BELLS
    return len(names) / took


def main() -> None:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        file = certificate(folder)
        os.environ |= {"SSL_CERT_FILE": str(file), "FILON_OWN_NETWORKS": "127.0.0.0/8, ::1/128"}
        name = folder / "filon.db"
        figures["sqlite"] = measured([Server(name, f"sqlite:///{name}", OPTIONS)], file)
        if "postgres" in sys.argv[1:]:
            cluster = Cluster(DURABLE)
            try:
                for n in PROCESSES:
                    url = cluster.create(f"told{n}")
                    names = [folder / f"{n}-{one}.db" for one in range(n)]
                    club = [Server(one, url, OPTIONS) for one in names]
                    figures[f"postgres {n}"] = measured(club, file)
            finally:
                cluster.stop()
    print(json.dumps({"notices_per_second": figures}, indent=2))


if __name__ == "__main__":
    main()
