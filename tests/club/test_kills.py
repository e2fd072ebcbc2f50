"""Kill -9 of a process, of a listener's session, of the database itself: nothing that was
acknowledged is lost, everybody goes on."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.club import Club, table_of
from tests.server.cluster import Cluster, children, fetch, only_postgres
from tests.server.faults import kill
from tests.server.party import Party
from tests.server.people import PATIENCE, Person, Server
from tests.server.test_crash import KILLED, Life

pytestmark = only_postgres
LONG = {"max_rounds": 1000}
LISTENERS = (
    "SELECT pid FROM pg_stat_activity "
    "WHERE datname = current_database() AND application_name = 'filon listens'"
)


class Wanderer(Life):
    """Plays at a table through whatever process answers, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, club: Club, moves: dict[int, str]) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.club, self.moves = person, table, club, moves
        self.is_done = False
        self.die = random.Random(table + person.id)

    def live(self) -> None:
        while not self.is_done:
            try:
                self.play()
            except KILLED:
                self.move_on()

    def move_on(self) -> None:
        """To a process that is there; a browser comes back in the same way."""
        time.sleep(0.1)
        alive = [server for server in self.club.servers if server.is_running]
        self.person.moved_to(self.die.choice(alive))

    def play(self) -> None:
        look = self.person.look(self.table)
        try:
            while not self.is_done:
                if look.position and look.words():
                    number, words = look.position["length"], self.die.choice(look.words())
                    look.act(words)
                    if look.position["length"] > number and not look.refusals:
                        self.moves[number] = words
                    look.refusals.clear()
                else:
                    look.read(0.5)
        finally:
            look.close()


class Load:
    """Some tables, each with two people who come in through different processes."""

    def __init__(self, club: Club, tables: int) -> None:
        self.club = club
        self.moves: dict[str, dict[int, str]] = {}
        self.lives: list[Wanderer] = []
        for _ in range(tables):
            people = club.people(2)
            table = table_of(people, "greedy", max_rounds=1000)
            self.moves[table] = {}
            self.lives += [Wanderer(person, table, club, self.moves[table]) for person in people]
        for life in self.lives:
            life.start()

    def go_on(self, acts: int) -> None:
        """Until so many more have been acknowledged at every table."""
        wanted = {table: len(moves) + acts for table, moves in self.moves.items()}
        until = time.monotonic() + 3 * PATIENCE
        while any(len(self.moves[table]) < count for table, count in wanted.items()):
            assert time.monotonic() < until, {t: len(m) for t, m in self.moves.items()}
            time.sleep(0.05)

    def end(self) -> None:
        for life in self.lives:
            life.is_done = True
        for life in self.lives:
            life.join(PATIENCE)
            assert not life.is_alive()

    def compare(self) -> None:
        """Every acknowledged move stands in the journal, under its number."""
        for table, promised in self.moves.items():
            written = dict(enumerate(acts(self.club.url, table)))
            assert {n: written.get(n) for n in promised} == promised


def acts(url: str, table: str) -> list[str]:
    found = "SELECT n, kind, words FROM journal WHERE table_id = :id ORDER BY n"
    entries = fetch(url, found, id=table)
    assert [n for n, _, _ in entries] == list(range(len(entries))), "a hole"
    return [words for _, kind, words in entries if kind == "act"]


def test_one_of_three_is_killed_under_load(mortals: Club) -> None:
    load = Load(mortals, 3)
    for server in mortals.servers[:2]:
        load.go_on(5)
        server.kill()
        load.go_on(5)
        server.start()
    load.go_on(5)
    load.end()
    load.compare()


def test_what_a_dead_process_kept_is_played_on(mortals: Club) -> None:
    """Bots among themselves, whom nobody watches."""
    club = mortals
    nellie = Person(club.servers[0], "Nellie")
    table = nellie.open(["greedy", "greedy"], options=LONG)
    keeper = "SELECT holder FROM leases WHERE table_id = :id"
    before = fetch(club.url, keeper, id=table)
    club.servers[0].kill()
    until = time.monotonic() + PATIENCE
    while fetch(club.url, keeper, id=table) == before:
        assert time.monotonic() < until
        time.sleep(0.05)
    played = len(acts(club.url, table))
    while len(acts(club.url, table)) < played + 5:
        assert time.monotonic() < until + PATIENCE
        time.sleep(0.05)


def test_the_session_that_listens_is_killed(mortals: Club) -> None:
    club = mortals
    nellie, jack = club.people(2)
    party = Party(table_of([nellie, jack]), [nellie, jack])
    party.play(3)
    listeners = fetch(club.url, LISTENERS)
    assert len(listeners) == len(club.servers)
    for (pid,) in listeners:
        fetch(club.url, "SELECT pg_terminate_backend(:pid)", pid=pid)
    party.play(3)  # heard of by nobody, until the session is back
    party.wait(lambda look: look.position["length"] == party.looks[0].position["length"])
    party.play(3)
    assert [look.refusals for look in party.looks] == [[], []]
    party.close()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[tuple[Cluster, Club]]:
    """A database that may be killed: nobody else's games are in it."""
    cluster = Cluster()
    club = Club(tmp_path / "club", 2, cluster)
    yield cluster, club
    club.stop()
    cluster.stop()


def test_the_database_is_killed_and_comes_back(mortal: tuple[Cluster, Club]) -> None:
    cluster, club = mortal
    load = Load(club, 2)
    for _ in range(2):
        load.go_on(4)
        cluster.kill()
        time.sleep(0.5)
        cluster.start()
        load.go_on(4)
    load.end()
    load.compare()


def members_of(server: Server) -> list[int]:
    """The processes that serve; not the one that only counts shared memory for Python."""
    found = children(server.pid)
    lines = {pid: Path(f"/proc/{pid}/cmdline").read_text() for pid in found}
    return [pid for pid, line in lines.items() if "spawn_main" in line]


def test_workers_of_one_port_replace_one_another(tmp_path: Path, mortals: Club) -> None:
    server = Server(tmp_path / "crew.db", mortals.url, ["--workers", "2"])
    server.start()
    members = members_of(server)
    assert len(members) == 2
    nellie = Person(server, "Nellie")
    table = nellie.open(["me", "me"])
    kill(members[0])
    until = time.monotonic() + PATIENCE
    while len(set(members_of(server)) - {members[0]}) < 2:
        assert time.monotonic() < until
        time.sleep(0.1)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            assert nellie.get(f"/api/tables/{table}").status_code == 200
            break
        except KILLED:
            assert time.monotonic() < until
    assert server.stop() == 0
