"""Keeping order: muting, blocking, reporting, sending away; the operator; who never came back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from filon.cli.main import main
from filon.server.admin import tidy_up
from filon.server.house import House
from filon.server.schema import guests
from tests.server.cluster import only_postgres, only_sqlite
from tests.server.houses import in_a_house, opened
from tests.server.people import Look, Person, Server
from tests.server.turning import DAY, Wall


def avoid(person: Person, other: Person, how: str) -> httpx.Response:
    return person.http.put("/api/me/avoided", json={"person": other.id, "how": how})


def test_whoever_is_blocked_can_neither_sit_nor_watch(server: Server) -> None:
    ada, troll, ben = (Person(server, name) for name in ("Ada", "Troll", "Ben"))
    table = ada.open(["me", "open", "open"], start=False)
    bens = ben.open(["me", "open", "open"], start=False)
    ada.do(bens, "join")
    assert avoid(ada, troll, "mute").json() == [
        {"person": troll.id, "name": "Troll", "how": "mute"}
    ]
    assert troll.http.get(f"/api/tables/{table}").status_code == 200
    avoid(ada, troll, "block")
    assert troll.do(table, "join").json()["problem"] == "unwelcome"
    assert troll.http.get(f"/api/tables/{table}").status_code == 403
    assert troll.do(bens, "join").json()["problem"] == "unwelcome"  # Ada sits there
    assert troll.http.get(f"/api/tables/{bens}").status_code == 200  # but it is Ben's table
    look = troll.look(table)
    assert look.read()["problem"] == "unwelcome"
    assert avoid(ada, troll, "").json() == []
    assert troll.do(table, "join").status_code == 200
    assert avoid(ada, ada, "block").status_code == 400
    stranger = ada.http.put("/api/me/avoided", json={"person": "nobody", "how": "block"})
    assert stranger.status_code == 404


def test_whoever_is_muted_is_not_heard_by_who_muted_them(server: Server) -> None:
    ada, troll, ben = (Person(server, name) for name in ("Ada", "Troll", "Ben"))
    table = ada.open(["me", "open", "open"], start=False)
    for person in (troll, ben):
        person.do(table, "join").raise_for_status()
    hers, his, bens = (person.look(table) for person in (ada, troll, ben))
    avoid(ada, troll, "mute")

    def said(look: Look, text: str) -> list[str]:
        """All that a viewer has heard by the time that this is said."""
        while not look.chat or look.chat[-1]["text"] != text:
            look.until("chat")
        return [line["text"] for line in look.chat]

    his.send(type="say", text="boo")
    assert said(bens, "boo") == ["boo"]
    bens.send(type="say", text="be quiet")
    assert said(hers, "be quiet") == ["be quiet"]
    assert said(his, "be quiet") == ["boo", "be quiet"]  # nobody is told that they are muted
    again = ada.look(table)
    assert said(again, "be quiet") == ["be quiet"]
    avoid(ada, troll, "")
    his.send(type="say", text="sorry")
    assert said(hers, "sorry") == ["be quiet", "sorry"]
    for look in (hers, his, bens, again):
        look.close()


def test_the_host_sends_an_onlooker_away(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.open(["me", "me"])
    look = eve.look(table)
    look.until("chat")
    path = f"/api/tables/{table}"
    assert eve.http.get(f"{path}/watchers").status_code == 403
    assert ada.http.get(f"{path}/watchers").json() == [{"person": eve.id, "name": "Eve"}]
    assert eve.http.post(f"{path}/remove", json={"person": ada.id}).status_code == 403
    assert ada.http.post(f"{path}/remove", json={"person": eve.id}).status_code == 200
    assert eve.http.get(path).status_code == 403
    assert eve.look(table).read()["problem"] == "unwelcome"


def admin_of(server: Server) -> Callable[..., str]:
    """`filon admin` on its database: the exit code and what it says."""

    def admin(*words: str) -> str:
        asked = ["admin", *words, "--database", server.url]
        result = CliRunner().invoke(main, asked, input="y\n")
        return f"{result.exit_code} {result.output}"

    return admin


@only_sqlite
def test_an_operator_closes_nothing_while_a_server_holds_it(server: Server) -> None:
    table = Person(server).open(["me", "me"])
    assert admin_of(server)("close", table).startswith("2 ")


@only_postgres
def test_an_operator_closes_and_deletes_while_people_look(server: Server) -> None:
    nellie = Person(server, "Nellie")
    tables = [nellie.open(["me", "me"]) for _ in range(2)]
    looks = [nellie.look(table) for table in tables]
    for look in looks:
        look.until_asked()
    assert admin_of(server)("close", tables[0], "--why", "enough").startswith("0 ")
    while looks[0].lobby["status"] != "closed":
        looks[0].read()
    assert admin_of(server)("delete-table", tables[1]).startswith("0 ")
    with pytest.raises(ConnectionClosed):
        looks[1].until("the end")
    assert nellie.http.get(f"/api/tables/{tables[1]}").status_code == 404
    looks[0].close()


@only_postgres
def test_an_operator_deletes_somebody_who_looks(server: Server) -> None:
    troll, ben = Person(server, "Troll"), Person(server, "Ben")
    table = ben.open(["me", "me"])
    his, bens = troll.look(table), ben.look(table)
    his.until("chat")
    assert admin_of(server)("delete-person", troll.id).startswith("0 ")
    with pytest.raises(ConnectionClosed):
        his.until("the end")
    bens.act(bens.until_asked()[0])
    bens.close()


def test_an_operator_looks_exports_closes_and_deletes(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    ada, ben = Person(server, "Adalina"), Person(server, "Ben")
    table, other = ada.open(["me", "me"]), ada.open(["me", "open"], start=False)
    ben.do(other, "join")
    ada.do(other, "start")
    wish = {"text": "He is rude.", "person": ben.id, "table": other}
    assert ada.http.post("/api/reports", json=wish).status_code == 201

    admin = admin_of(server)
    assert json.loads(admin("reports")[2:])[0]["text"] == "He is rude."
    shown = admin("table", table)
    assert shown.startswith("0 ")
    assert "luck_key" not in shown
    assert "Adalina" in admin("person", ada.id)
    assert server.stop() == 0
    assert admin("close", table, "--why", "enough").startswith("0 ")
    assert admin("close", table).startswith("2 ")
    assert admin("table", "nowhere").startswith("2 ")
    assert admin("person", "nobody").startswith("2 ")
    assert "filon record" in admin("record", table)
    assert admin("delete-person", ada.id).startswith("0 ")
    server.start()
    ben.moved_to(server)
    found = ben.http.get(f"/api/tables/{other}").json()
    assert [seat["name"] for seat in found["seats"]] == ["…", "Ben"]
    closed = ben.http.get(f"/api/tables/{table}").json()
    assert (closed["status"], closed["note"]) == ("closed", "operator enough")
    assert server.stop() == 0
    assert admin("delete-table", other).startswith("0 ")
    assert admin("table", other).startswith("2 ")


def test_guests_who_never_came_back_are_forgotten_and_players_are_not(
    tmp_path: Path, wall: Wall
) -> None:
    async def during(house: House) -> None:
        passer_by, _ = await house.guests.welcome()
        _, player = await opened(house)
        wall.sleep(91 * DAY)
        newcomer, _ = await house.guests.welcome()
        assert await tidy_up(house.storage, 90) == [passer_by.id]
        (rows,) = await house.storage.read(select(guests.c.id))
        assert {row.id for row in rows} == {player.id, newcomer.id}

    in_a_house(tmp_path, during)


def test_ready_and_alive_are_two_things(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    assert httpx.get(f"{server.address}/healthz").json()["ok"] is True
    assert httpx.get(f"{server.address}/healthz/alive").json() == {"ok": True}
    assert server.stop() == 0
