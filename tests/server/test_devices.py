"""Coming back: codes, sessions, and what is kept of somebody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from filon.server.codes import CODE_SECONDS, KEPT_SECONDS
from filon.server.house import House
from filon.server.problems import Refusal
from tests.server.houses import in_a_house
from tests.server.people import Person, Server
from tests.server.turning import Wall


def fresh(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=20)


def code_of(person: Person) -> str:
    answer = person.http.post("/api/me/code")
    assert answer.status_code == 201, answer.text
    shown = answer.json()
    assert {len(row) for row in shown["qr"]} == {len(shown["qr"])}  # a square
    code: str = shown["code"]
    return code


def test_a_second_device_is_the_same_person(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open(["me", "me"])
    code = code_of(ada)
    phone = fresh(server)
    assert phone.get(f"/api/codes/{code}").json()["name"] == "Ada"
    assert phone.get(f"/api/codes/{code}").status_code == 200  # looking uses nothing up
    answer = phone.post("/api/codes", json={"code": code.upper().replace("-", " ")})
    assert answer.json() == {"id": ada.id, "name": "Ada", "mail": ""}
    assert phone.get("/api/me").json()["id"] == ada.id
    assert [game["id"] for game in phone.get("/api/me/games").json()] == [table]
    phone.put("/api/me", json={"name": "Ada L."})
    assert ada.http.get("/api/me").json()["name"] == "Ada L."


def test_a_device_is_known_by_its_browser_and_its_system(server: Server) -> None:
    named = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    browser = httpx.Client(
        base_url=server.address,
        headers={"user-agent": f"{named}Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0"},
    )
    browser.get("/api/me")
    (device,) = browser.get("/api/me/devices").json()
    assert "Windows" in device["device"]
    assert "Edg/156" in device["device"]


def test_a_code_is_good_once(server: Server) -> None:
    ada = Person(server, "Ada")
    code = code_of(ada)
    assert fresh(server).post("/api/codes", json={"code": code}).status_code == 200
    again = fresh(server).post("/api/codes", json={"code": code})
    assert (again.status_code, again.json()["problem"]) == (410, "used_up")
    assert "set-cookie" not in again.headers
    for wrong in ("", "abcd-efgh", "x" * 60, "%00", "İ"):
        refused = fresh(server).post("/api/codes", json={"code": wrong})
        assert (refused.status_code, refused.json()["problem"]) == (410, "expired"), wrong


def test_a_new_code_makes_the_old_one_void(server: Server) -> None:
    ada = Person(server, "Ada")
    old, new = code_of(ada), code_of(ada)
    assert fresh(server).post("/api/codes", json={"code": old}).status_code == 410
    assert fresh(server).post("/api/codes", json={"code": new}).status_code == 200


def test_codes_expire_and_of_many_one_gets_it(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        ada, _ = await house.guests.welcome()
        code = await house.codes.issue(ada.id)
        wall.sleep(CODE_SECONDS - 1)
        assert (await house.codes.look(code)).id == ada.id
        wall.sleep(1)
        with pytest.raises(Refusal, match="no longer"):
            await house.codes.take(code, "")
        code = await house.codes.issue(ada.id)
        taken = await asyncio.gather(
            *[house.codes.take(code, "") for _ in range(20)], return_exceptions=True
        )
        assert sum(isinstance(one, tuple) for one in taken) == 1
        assert {one.problem for one in taken if isinstance(one, Refusal)} == {"used_up"}
        assert len(await house.guests.sessions_of(ada.id)) == 2
        wall.sleep(3 * KEPT_SECONDS)
        await house.codes.sweep()
        with pytest.raises(Refusal, match="no longer"):
            await house.codes.look(code)

    in_a_house(tmp_path, during)


def test_sessions_are_listed_and_ended(server: Server) -> None:
    ada = Person(server, "Ada")
    phone = fresh(server)
    phone.headers["user-agent"] = "A phone"
    phone.post("/api/codes", json={"code": code_of(ada)})
    devices = ada.http.get("/api/me/devices").json()
    assert [device["here"] for device in devices] == [True, False]
    assert devices[1]["device"] == "A phone"
    stranger = Person(server)
    assert stranger.http.delete(f"/api/me/devices/{devices[1]['name']}").status_code == 404
    assert ada.http.delete(f"/api/me/devices/{devices[1]['name']}").status_code == 200
    assert phone.get("/api/me/games").status_code == 401
    assert ada.http.get("/api/me/games").status_code == 200


def second_device_of(person: Person) -> Person:
    device = Person(person.server)
    device.http.post("/api/codes", json={"code": code_of(person)}).raise_for_status()
    device.id = person.id
    return device


def end_others(person: Person) -> None:
    for device in person.http.get("/api/me/devices").json():
        if not device["here"]:
            person.http.delete(f"/api/me/devices/{device['name']}").raise_for_status()


def test_a_device_that_is_ended_looks_at_no_table_any_more(server: Server) -> None:
    ada = Person(server, "Ada")
    phone, table = second_device_of(ada), ada.open(["me", "me"])
    hers, lost = ada.look(table), phone.look(table)
    act = lost.until_asked()[0]
    end_others(ada)
    with pytest.raises(ConnectionClosed):
        lost.act(act)
    assert phone.look(table).until("refused")["problem"] == "no_identity"
    hers.act(hers.until_asked()[0])
    assert len(ada.story(table)) == 1
    hers.close()


def test_a_device_that_is_somebody_anew_looks_with_what_it_got(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open(["me", "me"])
    former = ada.look(table)
    former.until_asked()
    ada.http.post("/api/codes", json={"code": code_of(ada)}).raise_for_status()
    with pytest.raises(ConnectionClosed):
        former.until("the end")
    again = ada.look(table)
    again.act(again.until_asked()[0])
    again.close()


def test_who_is_forgotten_looks_at_no_table_any_more(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    phone, table = second_device_of(ada), ben.open(["me", "me"])
    looks = [person.look(table) for person in (ada, phone, ben)]
    for look in looks:
        look.until("chat")
    ada.http.delete("/api/me").raise_for_status()
    for look in looks[:2]:
        with pytest.raises(ConnectionClosed):
            look.until("the end")
    looks[2].act(looks[2].until_asked()[0])
    looks[2].close()


def test_all_that_is_kept_of_me_can_be_taken_along(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open(["me", "me"])
    look = ada.look(table)
    look.act(look.until_asked()[0])
    look.send(type="say", text="hello there")
    while "hello there" not in [line["text"] for line in look.chat]:
        look.read()
    data = ada.http.get("/api/me/export").json()
    assert data["me"][0]["name"] == "Ada"
    assert {row["id"] for row in data["tables"]} == {table}
    assert len(data["moves"]) == 1
    assert data["chat"][0]["text"] == "hello there"
    token = (ada.http.cookies.get("filon") or "").partition(".")[0]
    assert token
    assert token not in str(data)
    assert "token_hash" not in str(data)


def test_whoever_wishes_is_forgotten_and_the_others_play_on(server: Server) -> None:
    ada, ben = Person(server, "Adalina"), Person(server, "Ben")
    table, waiting = ada.open(["me", "open"], start=False), ada.open(["me", "open"], start=False)
    ben.do(table, "join")
    ada.do(table, "start")
    look = ada.look(table)
    look.send(type="say", text="my secret")
    while not look.chat:
        look.read()
    look.close()
    assert ada.http.delete("/api/me").status_code == 200
    assert ben.http.get(f"/api/tables/{waiting}").status_code == 404
    found = ben.http.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in found["seats"]] == ["…", "Ben"]
    assert found["seats"][0]["away"]
    assert ben.look(table).until_asked()  # the caretaker has moved, if it had to
    assert ben.http.get(f"/api/people/{ada.id}").json()["name"] == "…"
    page = ben.look(table)
    page.until("chat")
    assert "my secret" not in str(page.chat)
