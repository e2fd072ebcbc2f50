"""A club: several Filons, as on several machines, on one database."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.server.cluster import Cluster, url_of
from tests.server.people import PATIENCE, Person, Server


class Club:
    def __init__(
        self,
        folder: Path,
        processes: int,
        cluster: Cluster | None = None,
        options: Sequence[str] = (),
    ) -> None:
        folder.mkdir()
        self.database = folder / "filon.db"
        self.url = cluster.create("club") if cluster else url_of(self.database)
        names = [folder / f"process{n}.db" for n in range(processes)]
        self.servers = [Server(name, self.url, options) for name in names]
        self.start()

    def start(self) -> None:
        """All that do not run, side by side."""
        idle = [server for server in self.servers if not server.is_running]
        for server in idle:
            server.begin()
        for server in idle:
            server.wait()

    def people(self, count: int, doors: int = 0) -> list[Person]:
        """Everybody comes in through another process, in turn; `doors` of them, or all."""
        open_doors = self.servers[: doors or len(self.servers)]
        found = [open_doors[n % len(open_doors)] for n in range(count)]
        return [Person(server, f"Player {n}") for n, server in enumerate(found)]

    def stop(self) -> None:
        for server in self.servers:
            if server.is_running:
                assert server.stop() == 0


def table_of(
    people: list[Person], *others: str, game: str = "gold-am-yukon", clock: str = "", **options: int
) -> str:
    """All of them sit down at one table, with some bots, and begin."""
    seats = ["me", *["open"] * (len(people) - 1), *others]
    table = people[0].open(seats, start=False, game=game, clock=clock, options=options)
    for person in people[1:]:
        person.do(table, "join").raise_for_status()
    people[0].do(table, "start").raise_for_status()
    return table


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
