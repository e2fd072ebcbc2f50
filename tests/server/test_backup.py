"""`filon backup` while people play, and `filon restore`."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from filon.core.errors import FilonError
from filon.server.backup import back_up, restore, sqlite_file
from filon.server.lockfile import hold
from filon.server.sqlite import Sqlite
from tests.server.cluster import only_sqlite
from tests.server.people import Person, Server

pytestmark = only_sqlite

TABLES = 3
BACKUPS = 3


def filon(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "filon", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def refusal(*words: str) -> str:
    result = filon(*words)
    assert result.returncode == 2
    assert result.stderr.startswith("filon: ")
    assert "Traceback" not in result.stderr
    return result.stderr


def named(database: Path, name: str) -> None:
    """Any change one can find again."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS found (name TEXT)")
        connection.execute("DELETE FROM found")
        connection.execute("INSERT INTO found VALUES (?)", (name,))
        connection.commit()


def name_in(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        found: str = connection.execute("SELECT name FROM found").fetchone()[0]
        return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "filon.db"
    storage = Sqlite(f"sqlite:///{path}")
    storage.prepare()
    storage.engine.dispose()
    named(path, "first")
    return path


# -- while people play ------------------------------------------------------------------------


class Player(threading.Thread):
    """Plays a hot-seat table as fast as it can; `known` moves were acknowledged."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = person.open(["me", "me", "greedy"], options={"max_rounds": 500})
        self.choose = random.Random(seed)
        self.known = 0
        self.done = threading.Event()

    def run(self) -> None:
        try:
            look = self.person.look(self.table)
            while not self.done.is_set() and (words := look.until_asked()):
                look.act(self.choose.choice(words))
                self.known = look.position["length"]
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return


@pytest.fixture
def players(tmp_path: Path) -> Iterator[tuple[Server, list[Player]]]:
    server = Server(tmp_path / "filon.db")
    server.start()
    playing = [Player(Person(server), n) for n in range(TABLES)]
    for player in playing:
        player.start()
    yield server, playing
    for player in playing:
        player.done.set()
        player.join(20)
    server.stop()


def story(person: Person, table: str) -> list[object]:
    found: list[object] = person.http.get(f"/api/tables/{table}/log").raise_for_status().json()
    return found


def test_no_acknowledged_move_is_missing(
    tmp_path: Path, players: tuple[Server, list[Player]]
) -> None:
    server, playing = players
    for n in range(BACKUPS):
        while any(player.known < 10 * (n + 1) for player in playing):
            assert all(player.is_alive() for player in playing)
            time.sleep(0.02)
        before = [player.known for player in playing]
        copy = tmp_path / f"copy-{n}.db"
        result = filon("backup", str(copy), "--database", server.url)
        assert result.returncode == 0, result.stderr
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        _compare(copy, server, playing, before)
    assert not list(tmp_path.glob("*.part"))


def _compare(copy: Path, server: Server, playing: list[Player], before: list[int]) -> None:
    """Served by another Filon, the copy tells the same story, at least as far as it was known."""
    second = Server(copy)
    second.start()
    for player, known in zip(playing, before, strict=True):
        cookies = dict(player.person.http.cookies)
        reader = Person(second)
        reader.http.cookies.clear()
        reader.http.cookies.update(cookies)
        kept = story(reader, player.table)
        assert len(kept) >= known
        assert story(player.person, player.table)[:known] == kept[:known]
    assert second.stop() == 0


def test_a_restore_under_a_running_server_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    nellie = Person(server, "Nellie")
    copy = tmp_path / "copy.db"
    assert filon("backup", str(copy), "--database", server.url).returncode == 0
    said = refusal("restore", str(copy), "--database", server.url)
    assert "stop" in said
    assert nellie.http.get("/api/me").json()["name"] == "Nellie"
    table = nellie.open(["me", "me"])
    assert server.stop() == 0
    assert filon("restore", str(copy), "--database", server.url).returncode == 0
    server.start()
    nellie.moved_to(server)
    assert nellie.http.get("/api/me").json()["name"] == "Nellie"
    assert nellie.http.get(f"/api/tables/{table}").status_code == 404  # opened later
    server.stop()


# -- files ------------------------------------------------------------------------------------


def test_a_backup_is_one_file_of_its_owner(database: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        back_up(database, tmp_path / "copy.db")
    finally:
        os.umask(before)
    assert name_in(tmp_path / "copy.db") == "first"
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.glob("copy.db*")} == {"copy.db"}


def test_a_file_that_is_there_is_kept_unless_forced(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    url = f"sqlite:///{database}"
    assert "--force" in refusal("backup", str(copy), "--database", url)
    assert copy.read_text() == "precious"
    assert filon("backup", str(copy), "--database", url, "--force").returncode == 0
    assert name_in(copy) == "first"


def test_the_database_itself_is_no_place_for_its_backup(database: Path) -> None:
    with pytest.raises(FilonError, match="there already"):
        back_up(database, database, force=True)
    with pytest.raises(FilonError, match="is the database itself"):
        restore(database, database)
    assert name_in(database) == "first"


def test_a_restore_keeps_the_old_one_beside_it(database: Path, tmp_path: Path) -> None:
    back_up(database, tmp_path / "copy.db")
    named(database, "second")
    kept = restore(tmp_path / "copy.db", database)
    assert kept is not None
    assert (name_in(database), name_in(kept)) == ("first", "second")
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_a_restore_where_there_is_nothing_yet(database: Path, tmp_path: Path) -> None:
    back_up(database, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "new.db") is None
    assert name_in(tmp_path / "new.db") == "first"


def test_what_was_not_yet_carried_into_the_old_one_is_kept_too(
    database: Path, tmp_path: Path
) -> None:
    """As after a kill -9: the last commits stand in the log file beside the database."""
    back_up(database, tmp_path / "copy.db")
    crashed = tmp_path / "crashed.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("UPDATE found SET name = 'last'")
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{database}{ending}", f"{crashed}{ending}")
    kept = restore(tmp_path / "copy.db", crashed)
    assert kept is not None
    assert (name_in(crashed), name_in(kept)) == ("first", "last")


def test_a_damaged_database_can_be_restored(database: Path, tmp_path: Path) -> None:
    back_up(database, tmp_path / "copy.db")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"nothing like a database" * 1000)
    kept = restore(tmp_path / "copy.db", damaged)
    assert kept is not None
    assert kept.read_bytes().startswith(b"nothing like")
    assert name_in(damaged) == "first"


@pytest.mark.parametrize("how", ["locked", "open"])
def test_a_database_in_use_is_left_alone(database: Path, tmp_path: Path, how: str) -> None:
    back_up(database, tmp_path / "copy.db")
    named(database, "second")
    if how == "locked":
        with hold(database), pytest.raises(FilonError, match="another Filon serves"):
            restore(tmp_path / "copy.db", database)
    else:
        with closing(sqlite3.connect(database)) as other:
            other.execute("SELECT * FROM found").fetchall()
            with pytest.raises(FilonError, match="somebody uses"):
                restore(tmp_path / "copy.db", database)
    assert name_in(database) == "second"
    assert not list(tmp_path.glob("*.before-*"))


# -- what is no backup ------------------------------------------------------------------------


def damaged(copy: Path) -> None:
    content = bytearray(copy.read_bytes())
    content[4096 + 8 : 8192] = os.urandom(4088)
    copy.write_bytes(content)


def of_a_newer_filon(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def of_somebody_else(copy: Path) -> None:
    copy.unlink()
    named(copy, "else")


def cut_short(copy: Path) -> None:
    os.truncate(copy, copy.stat().st_size // 2)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (damaged, "damaged|no database of Filon"),
        (of_a_newer_filon, "of a newer Filon: its schema is 9999"),
        (of_somebody_else, "no database of Filon"),
        (cut_short, "damaged|no database of Filon"),
        (lambda copy: copy.write_bytes(b"text" * 2000), "no database of Filon"),
        (lambda copy: copy.unlink(), "there is no file"),
    ],
)
def test_a_file_that_is_no_backup(
    database: Path, tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    copy = tmp_path / "copy.db"
    back_up(database, copy)
    spoil(copy)
    with pytest.raises(FilonError, match=reason):
        restore(copy, database)
    assert name_in(database) == "first"


def test_a_damaged_database_makes_no_backup(database: Path, tmp_path: Path) -> None:
    damaged(database)
    with pytest.raises(FilonError, match=r"damaged|no database of Filon|malformed"):
        back_up(database, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


def test_a_place_that_cannot_be_written(database: Path, tmp_path: Path) -> None:
    with pytest.raises(FilonError, match=r"cannot write .*No such file"):
        back_up(database, tmp_path / "nowhere/copy.db")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql+asyncpg://nellie:s3cret@db/filon", "pg_dump"),
        ("mysql://nellie:s3cret@db/filon", "expected a database in an SQLite file"),
        ("sqlite://", "expected a database in an SQLite file"),
        ("sqlite:///:memory:", "expected a database in an SQLite file"),
        ("nonsense", "cannot read the database's address"),
    ],
)
def test_a_database_without_a_file(url: str, reason: str) -> None:
    with pytest.raises(FilonError, match=reason) as refused:
        sqlite_file(url)
    assert "s3cret" not in str(refused.value)


def test_the_file_of_an_address(tmp_path: Path) -> None:
    assert sqlite_file(f"sqlite:///{tmp_path}/a b%.db") == tmp_path / "a b%.db"
    assert sqlite_file("sqlite:///filon.db") == Path("filon.db")
