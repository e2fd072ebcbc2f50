"""`recovery.py`: how long people wait when something dies. Prints JSON, seconds.

Two people at one table come in through two of three processes on one PostgreSQL. Something is
killed; from that moment until a move made after it is on the other one's screen. For the database,
from the moment it takes connections again.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.club.club import Club, table_of  # noqa: E402
from tests.club.test_kills import LISTENERS  # noqa: E402
from tests.server.cluster import Cluster, fetch  # noqa: E402
from tests.server.people import Look, Person  # noqa: E402
from tests.server.test_crash import KILLED  # noqa: E402

ROUNDS = 5


class Evening:
    """Two people who go on, whatever happens."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.people = [Person(server) for server in club.servers[:2]]
        self.table = table_of(self.people, max_rounds=1000)
        self.looks = [person.look(self.table) for person in self.people]

    def move(self) -> None:
        """Whoever is asked acts, and the other one sees it."""
        while True:
            try:
                self._move()
                return
            except KILLED:
                for n in range(2):
                    self._come_back(n)

    def _move(self) -> None:
        for look in self.looks:
            while not look.position:
                look.read()
        by = self.looks[0] if self.looks[0].words() else self.looks[1]
        other = self.looks[1] if by is self.looks[0] else self.looks[0]
        length = by.position["length"]
        while by.position["length"] == length:
            by.act(by.until_asked()[0])
        while other.position["length"] < by.position["length"]:
            other.read()

    def _come_back(self, n: int) -> None:
        """As a page does: to a process that is there, again and again."""
        self.looks[n].close()
        alive = [server for server in self.club.servers if server.is_running]
        self.people[n].moved_to(alive[n % len(alive)])
        self.looks[n] = self._looked(n)

    def _looked(self, n: int) -> Look:
        while True:
            try:
                return self.people[n].look(self.table)
            except KILLED:
                time.sleep(0.1)


def after(evening: Evening) -> float:
    begun = time.perf_counter()
    evening.move()
    return time.perf_counter() - begun


def of_a_process(club: Club) -> float:
    evening = Evening(club)
    evening.move()
    club.servers[0].kill()
    took = after(evening)
    club.start()
    return took


def of_the_listeners(club: Club) -> float:
    evening = Evening(club)
    evening.move()
    for (pid,) in fetch(club.url, LISTENERS):
        fetch(club.url, "SELECT pg_terminate_backend(:pid)", pid=pid)
    return after(evening)


def of_the_database(club: Club, cluster: Cluster) -> float:
    evening = Evening(club)
    evening.move()
    cluster.kill()
    cluster.start()
    return after(evening)


def main() -> None:
    cluster = Cluster()
    with tempfile.TemporaryDirectory() as work:
        club = Club(Path(work) / "club", 3, cluster)
        try:
            figures = {
                "a process": [of_a_process(club) for _ in range(ROUNDS)],
                "the listeners": [of_the_listeners(club) for _ in range(ROUNDS)],
                "the database": [of_the_database(club, cluster) for _ in range(ROUNDS)],
            }
        finally:
            club.stop()
            cluster.stop()
    told = {
        name: {"median": statistics.median(took), "most": max(took)}
        for name, took in figures.items()
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
