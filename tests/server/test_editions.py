"""A server plays one edition of what is printed: its tables bear the mark, others wait."""

from __future__ import annotations

from pathlib import Path

from filon.games import load
from tests.editions.boxes import NAME, box, edition, filon
from tests.server.journal import rows
from tests.server.people import Person, Server

GAME = "treasure-hunter"
CHANGE = ("money = 15", "money = 40")


def begun(person: Person) -> str:
    """A game with nobody but me, so that it stands still."""
    return person.open(["me", "me"], game=GAME)


def money(person: Person, table: str) -> list[int]:
    told: list[int] = person.http.get(f"/api/tables/{table}/position/0").json()["view"]["money"]
    return told


def marks(database: Path) -> list[str]:
    return [mark for (mark,) in rows(database, "SELECT edition FROM tables")]


def test_the_page_gets_what_is_printed_and_asks_again_with_its_digest(server: Server) -> None:
    nellie = Person(server, "Nellie")
    answer = nellie.http.get(f"/api/games/{GAME}/print")
    assert answer.json() == {"edition": load(GAME).edition, "print": load(GAME).printed()}
    known = {"if-none-match": answer.headers["etag"]}
    assert nellie.http.get(f"/api/games/{GAME}/print", headers=known).status_code == 304
    assert nellie.http.get("/api/games/monopoly/print").status_code == 404


def test_an_own_edition_is_played_and_its_tables_wait_elsewhere(tmp_path: Path) -> None:
    attic = box(tmp_path / "editions", GAME, CHANGE)
    mark = edition(GAME, CHANGE).mark
    server = Server(tmp_path / "filon.db", editions=attic)
    server.start()
    nellie = Person(server, "Nellie")
    table = begun(nellie)
    assert nellie.http.get(f"/api/tables/{table}").json()["edition"] == mark
    assert nellie.http.get(f"/api/games/{GAME}/print").json()["print"]["MONEY"] == 40
    assert money(nellie, table) == [40, 40]
    assert f"\nedition {mark}\n" in nellie.http.get(f"/api/tables/{table}/record").text
    server.stop()
    assert marks(server.database) == [mark]

    server.editions = None
    server.start()
    nellie.moved_to(server)
    refused = nellie.http.get(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["problem"]) == (409, "other_edition")
    assert f"edition {NAME!r}" in refused.json()["detail"]
    assert nellie.http.get(f"/api/tables/{begun(nellie)}").json()["edition"] == load(GAME).edition
    server.stop()

    server.editions = attic
    server.start()
    nellie.moved_to(server)
    assert money(nellie, table) == [40, 40]
    server.stop()


def test_a_table_from_before_is_of_the_standard_edition(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    nellie = Person(server, "Nellie")
    table = begun(nellie)
    server.stop()
    rows(server.database, "UPDATE tables SET edition = ''")
    server.start()
    nellie.moved_to(server)
    assert money(nellie, table) == [15, 15]
    server.stop()


def test_a_broken_edition_is_refused_at_the_start(tmp_path: Path) -> None:
    attic = box(tmp_path / "editions", GAME, ("hammer = 8", 'hammer = "8"'))
    database = f"sqlite:///{tmp_path}/filon.db"
    refused = filon("serve", "--port", "0", "--database", database, editions=attic)
    assert refused.returncode == 2
    told = f"filon: {GAME}.toml: bonuses: hammer: expected a number from 0 to 20, got '8'\n"
    assert refused.stderr == told
    assert not (tmp_path / "filon.db").exists()


def test_a_file_that_no_game_looks_at_is_refused_at_the_start(tmp_path: Path) -> None:
    attic = box(tmp_path / "editions", GAME, CHANGE)
    (attic / f"{GAME}.toml").rename(attic / "treasurehunter.toml")
    refused = filon("serve", "--port", "0", editions=attic)
    assert refused.returncode == 2
    assert "got treasurehunter.toml" in refused.stderr
    refused = filon("serve", "--port", "0", editions=tmp_path / "nowhere")
    assert (refused.returncode, "expected a directory" in refused.stderr) == (2, True)
