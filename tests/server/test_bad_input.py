"""Whatever comes in: refused with a reason, nothing changed, nobody else disturbed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.cluster import only_sqlite
from tests.server.faults import locked
from tests.server.people import Look, Person, Server


def problem(answer: httpx.Response) -> str:
    found: str = answer.json()["problem"]
    assert answer.json()["detail"]
    return found


def test_without_a_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.address) as stranger:
        assert (
            problem(stranger.post("/api/tables", json={"game": "x", "seats": []})) == "no_identity"
        )
        stranger.cookies.set("filon", "forged")
        assert problem(stranger.put("/api/me", json={"name": "x"})) == "no_identity"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}] * 2},
        {"game": "gold-am-yukon", "seats": [{"kind": "me"}]},
        {"game": "gold-am-yukon", "seats": [{"kind": "bot", "bot": "hal"}] * 2},
        {"game": "gold-am-yukon", "seats": [{"kind": "ghost"}] * 2},
        {"game": "gold-am-yukon", "seats": [{"kind": "me"}] * 2, "options": {"max_rounds": 0}},
        {"game": "gold-am-yukon", "seats": [{"kind": "me"}] * 2, "options": {"cheat": 1}},
        {"game": "gold-am-yukon", "seats": [{"kind": "me"}] * 2, "extra": True},
        {"game": "gold-am-yukon"},
        ["not", "an", "object"],
    ],
)
def test_tables_that_cannot_be(nellie: Person, wish: object) -> None:
    answer = nellie.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert problem(answer) == "bad_request"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\x00\x07"])
def test_names_that_are_none(nellie: Person, name: str) -> None:
    assert problem(nellie.http.put("/api/me", json={"name": name})) == "bad_request"
    assert nellie.http.get("/api/me").json()["name"] == "Nellie"


def test_names_are_text_and_nothing_else(nellie: Person) -> None:
    evil = "'; DROP TABLE--<b>"
    assert nellie.http.put("/api/me", json={"name": evil}).json()["name"] == evil
    assert nellie.http.get("/api/me").json()["name"] == evil


def test_a_table_that_does_not_exist(nellie: Person) -> None:
    assert problem(nellie.http.get("/api/tables/nowhere")) == "not_found"
    with pytest.raises(InvalidStatus) as refused:
        nellie.look("nowhere")
    assert refused.value.response.status_code in (403, 404)


def test_a_foreign_page(server: Server, nellie: Person) -> None:
    foreign = {"origin": "http://evil.example"}
    answer = nellie.http.put("/api/me", json={"name": "Eve"}, headers=foreign)
    assert problem(answer) == "foreign_origin"
    table = nellie.open(["me", "me"])
    address = server.address.replace("http", "ws")
    cookie = f"filon={nellie.http.cookies['filon']}"
    where, headers = f"{address}/api/tables/{table}/socket", {"cookie": cookie, **foreign}
    with pytest.raises(InvalidStatus), connect(where, additional_headers=headers):
        pass


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("not json", "bad_request"),
        ("[]", "bad_request"),
        ('{"type":"act"}', "bad_request"),
        ('{"type":"act","act":"step 0","version":"1","seat":0}', "bad_request"),
        ('{"type":"fly"}', "bad_request"),
        ('{"type":"say","text":""}', "bad_request"),
        ('{"type":"say","text":"' + "x" * 600 + '"}', "bad_request"),
        ('{"type":"say","text":"' + "x" * 9000 + '"}', "too_large"),
        ("[" * 3000, "bad_request"),
        ('{"type":"act","act":"step 0","version":77,"seat":0}', "stale"),
        ('{"type":"act","act":"step 0","version":1,"seat":5}', "not_yours"),
        ('{"type":"undo","version":1,"seat":0}', "illegal"),
        ('{"type":"look","text":"xx"}', "bad_request"),
    ],
)
def test_messages_that_cannot_be(nellie: Person, message: str, expected: str) -> None:
    table = nellie.open(["me", "greedy"])
    look = nellie.look(table)
    look.until_asked()
    before = look.position["view"]
    if '"version":1' in message:
        message = message.replace('"version":1', f'"version":{look.position["version"]}')
    look.socket.send(message)
    assert look.until("refused")["problem"] == expected
    if expected in ("stale", "illegal"):  # the present position comes along
        assert look.until("position")["view"] == before
    look.act(look.words()[0])
    assert look.position["view"] != before


def test_words_that_are_not_legal(nellie: Person) -> None:
    look = nellie.look(nellie.open(["me", "me"]))
    look.until_asked()
    for words in ("roll", "step 5", "", "step 999", "drop table"):
        seat, version = look.position["seat"], look.position["version"]
        look.send(type="act", act=words, version=version, seat=seat)
        assert look.until("refused")["problem"] == "illegal"
        look.until("position")
        assert look.position["version"] == version


def test_a_finished_game_takes_nothing(nellie: Person) -> None:
    table = nellie.open(["me", "random"], options={"max_rounds": 1})
    look = nellie.look(table)
    while words := look.until_asked():
        look.act(words[0])
    look.send(type="act", act="roll", version=look.position["version"], seat=0)
    assert look.until("refused")["problem"] == "over"
    assert problem(nellie.do(table, "resign")) == "over"


def test_a_flood_is_cut_off_and_others_play_on(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "open"], start=False)
    jack.do(table, "join")
    nellie.do(table, "start")
    flood, calm = jack.look(table), nellie.look(table)
    with pytest.raises(ConnectionClosed):
        _flood(flood)
    assert calm.until("position")


def _flood(look: Look) -> None:
    for _ in range(3000):
        look.socket.send("{}")
    while True:
        look.read()


def test_too_much_chat(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db", options=["--limits", "1"])
    server.start()
    nellie = Person(server, "Nellie")
    look = nellie.look(nellie.open(["me", "me"]))
    for _ in range(12):
        look.send(type="say", text="hello")
    assert look.until("refused")["problem"] == "too_many"
    server.stop()


def test_a_huge_request(nellie: Person) -> None:
    answer = nellie.http.put("/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413
    assert problem(answer) == "too_large"


def test_a_locked_database_refuses_and_recovers(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    nellie = Person(server, "Nellie")
    look = nellie.look(nellie.open(["me", "me"]))
    look.until_asked()
    before = look.position
    with locked(server.database):
        look.send(type="act", act=look.words()[0], version=before["version"], seat=before["seat"])
        assert look.until("refused")["problem"] == "server"
    look.act(look.words()[0])
    assert look.position["length"] == before["length"] + 1
    server.stop()


def serve(url: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "filon", "serve", "--port", "0", "--database", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_database_of_a_newer_filon(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    with create_engine(url).begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
    result = serve(url)
    assert result.returncode == 2
    assert "of a newer Filon: its schema is 9999" in result.stderr


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite:////nowhere/at/all.db", "cannot open"),
        ("nonsense", "cannot use the database"),
        ("sqlite://", "expected a file"),
        ("sqlite:///:memory:", "expected a file"),
    ],
)
def test_a_database_that_cannot_be_opened(url: str, reason: str) -> None:
    result = serve(url)
    assert result.returncode == 2
    assert reason in result.stderr


@only_sqlite
def test_a_second_server_on_the_same_file(server: Server) -> None:
    result = serve(server.url)
    assert result.returncode == 2
    assert "another Filon serves this database" in result.stderr
    assert len(result.stderr.splitlines()) == 1
