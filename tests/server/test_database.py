"""A database that is locked, full, read-only, damaged, somebody else's or too new."""

from __future__ import annotations

import gzip
import re
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import make_url

from filon.cli.main import main
from tests.server.cluster import only_sqlite
from tests.server.faults import Lock, fill, small_disk
from tests.server.journal import garble, standing
from tests.server.party import Party, catch_up
from tests.server.people import PATIENCE, Look, Person, Server
from tests.server.thawed import FROZEN

LATE = 2.0  # seconds that an outage may last longer than its cause
TABLES = 4
OLD = FROZEN / "0001/filon.db.gz"


def serve(url: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "filon", "serve", "--port", "0", "--database", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE)


def parties(server: Server, tables: int = TABLES) -> list[Party]:
    """A few tables of one person, who is to roll the die, and two bots."""
    people = [Person(server, f"Player {n}") for n in range(tables)]
    seats, options = ["me", "greedy", "greedy"], {"max_rounds": 2}
    together = [Party(person.open(seats, options=options), [person]) for person in people]
    for party in together:
        while (look := party.asked()) and look.words() != ["roll"]:
            party.play(1)
    return together


def bots_among_themselves(server: Server, tables: int = TABLES) -> list[Party]:
    """Tables where there is always somebody about to act."""
    people = [Person(server, f"Onlooker {n}") for n in range(tables)]
    seats, options = ["greedy", "random"], {"max_rounds": 2}
    return [Party(person.open(seats, options=options), [person]) for person in people]


def act(look: Look) -> None:
    message = {"version": look.position["version"], "seat": look.position["seat"]}
    look.send(type="act", act=look.words()[0], **message)


class Impatient:
    """Somebody who clicks again as soon as they are refused."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.waiting = False
        self.refused = self.done = 0
        self.last = 0.0  # when something was done last

    def go_on(self) -> None:
        length, refused = self.look.position["length"], len(self.look.refusals)
        catch_up(self.look, 0.02)
        if self.look.position["length"] > length:
            self.waiting, self.last = False, time.monotonic()
            self.done += 1
        elif len(self.look.refusals) > refused:
            self.waiting = False
            self.refused += 1
        if not self.waiting and self.look.words():
            act(self.look)
            self.waiting = True


def last_until(people: list[Impatient], moment: float, patience: float) -> None:
    """Everybody clicks on until they have seen something done after that moment."""
    until = moment + patience
    while any(person.last < moment for person in people) and time.monotonic() < until:
        for person in people:
            person.go_on()


def verified(person: Person, table: str, folder: Path) -> None:
    file = folder / f"{table}.filon"
    file.write_text(person.http.get(f"/api/tables/{table}/record").text)
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0, result.stderr


@pytest.mark.parametrize(
    ("seconds", "players", "of_bots"),
    [
        (3, 4, 4),
        pytest.param(10, 4, 4, marks=pytest.mark.long),
        pytest.param(10, 4, 0, marks=pytest.mark.long),
        pytest.param(10, 0, 1, marks=pytest.mark.long),
    ],
)
def test_an_outage_is_no_longer_than_the_lock(
    alone: Server, tmp_path: Path, seconds: float, players: int, of_bots: int
) -> None:
    """Once bots stayed away afterwards, and dice that were rolled in vain made `verify` fail."""
    together = parties(alone, players)
    people = [Impatient(party.looks[0]) for party in together]
    together += bots_among_themselves(alone, of_bots)
    with Lock(alone.database, seconds) as lock:
        while lock.is_alive():
            for person in people:
                person.go_on()
    last_until(people, lock.until, PATIENCE * 2)
    for person in people:
        assert 0 < person.last - lock.until < LATE
    for person in people:
        while person.waiting and not person.look.position["over"]:
            person.go_on()
    for party in together:
        party.play_out()
        verified(party.people[0], party.table, tmp_path)


@only_sqlite
def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4096) as disk:
        server = Server(disk / "filon.db")
        server.log = tmp_path / "filon.log"
        server.start()
        together = parties(server)
        with_bots = bots_among_themselves(server)
        filler = fill(disk)
        for party in together:
            refused_in_the_end(party)
        together += with_bots
        filler.unlink()
        for party in together:
            party.looks[0].refusals.clear()
            party.play_out()
            verified(party.people[0], party.table, tmp_path)
        assert server.stop() == 0


def refused_in_the_end(party: Party) -> None:
    """There may be room for a few actions yet."""
    look = party.looks[0]
    while "server" not in look.refusals:
        if look.words():
            act(look)
        else:  # a bot is to act, and waits for the disk
            look.send(type="say", text="is anybody there?")
        look.read()
        catch_up(look, 0.05)


@only_sqlite
@pytest.mark.long
def test_after_a_full_disk_the_log_is_carried_into_the_database_again(tmp_path: Path) -> None:
    """Once the chore that does it was dead, silently."""
    with small_disk(tmp_path / "disk", 4096) as disk:
        server = Server(disk / "filon.db")
        server.log = tmp_path / "filon.log"
        server.start()
        nellie = Person(server, "Nellie")
        party = Party(nellie.open(["me", "me"]), [nellie])
        party.play(100)
        filler = fill(disk)
        time.sleep(25)  # every chore of the house comes round
        filler.unlink()
        acted = len(nellie.story(party.table))
        copy = tmp_path / "copy.db"
        until = time.monotonic() + 40
        while time.monotonic() < until:
            copy.write_bytes(server.database.read_bytes())
            if len(written(copy, party.table)) >= acted:
                break
            time.sleep(0.5)
        assert len(written(copy, party.table)) >= acted
        assert server.stop() == 0


def written(copy: Path, table: str) -> list[str]:
    """What a copy without SQLite's own log holds; nothing while it is being changed."""
    try:
        return standing(copy, table)
    except sqlite3.DatabaseError:
        return []


@only_sqlite
def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4096) as disk:
        (disk / "filon.db").write_bytes(gzip.decompress(OLD.read_bytes()))
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        result = serve(f"sqlite:///{disk / 'filon.db'}")
    assert result.returncode == 2
    assert "filon.db" in result.stderr
    assert re.search(r"[Rr]ead-?only|unable to open", result.stderr)
    assert "Traceback" not in result.stderr


def test_a_damaged_game_is_refused_and_the_others_go_on(alone: Server) -> None:
    nellie = Person(alone, "Nellie")
    damaged, whole = [nellie.open(["me", "me"]) for _ in range(2)]
    for table in (damaged, whole):
        party = Party(table, [nellie])
        party.play(6)
        party.close()
    alone.stop()
    garble(alone.database, damaged)
    alone.start()
    nellie.moved_to(alone)
    for path in ("", "/log", "/position/3", "/record"):
        answer = nellie.http.get(f"/api/tables/{damaged}{path}")
        closed = answer.is_success and nellie.http.get(f"/api/tables/{damaged}").json()["status"]
        assert closed == "closed" or answer.status_code in (409, 410, 503), answer.text
        assert closed or answer.json()["problem"]
    assert nellie.http.get("/api/tables").status_code == 200
    party = Party(whole, [nellie])
    party.play(3)
    assert party.looks[0].refusals == []
    party.close()


@only_sqlite
def test_a_database_of_a_newer_filon_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "filon.db"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    dump = everything(file)
    result = serve(f"sqlite:///{file}")
    assert result.returncode == 2
    assert "of a newer Filon: its schema is 9999" in result.stderr
    assert everything(file) == dump


def everything(file: Path) -> list[str]:
    with sqlite3.connect(file) as connection:
        return list(connection.iterdump())


@only_sqlite
def test_a_second_server_on_the_same_file_does_not_start(alone: Server) -> None:
    result = serve(alone.url)
    assert result.returncode == 2
    assert "filon.db" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert Person(alone, "Nellie").open(["me", "me"])


def test_a_killed_server_leaves_nothing_that_keeps_the_next_from_starting(alone: Server) -> None:
    nellie = Person(alone, "Nellie")
    for _ in range(3):
        alone.kill()
        alone.start()
        nellie.moved_to(alone)
        nellie.open(["me", "me"])


@only_sqlite
def test_nobody_else_on_the_machine_can_read_the_database(alone: Server) -> None:
    Person(alone, "Nellie").open(["me", "me"])
    files = list(alone.database.parent.glob("filon.db*"))
    assert alone.database in files
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+nodriver://filon:s3cret@localhost/filon",
        "postgresql+psycopg2://filon:s3cret@localhost:1/filon",
        "mysql://filon:s3cret@localhost:1/filon",
    ],
)
def test_no_password_is_printed(url: str) -> None:
    assert make_url(url).password == "s3cret"
    result = serve(url)
    assert result.returncode == 2
    assert "s3cret" not in result.stdout + result.stderr
    assert "Traceback" not in result.stderr
