"""Passkeys: made on one device, used on another; and everything that is no good answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from filon.server.house import House
from filon.server.passkeys import ANSWER_SECONDS
from filon.server.problems import Refusal
from filon.server.site import Site, site_of
from tests.server.authenticator import Authenticator
from tests.server.houses import in_a_house
from tests.server.people import Person, Server
from tests.server.turning import Wall


def host_of(server: Server) -> str:
    return "localhost:" + server.address.rpartition(":")[2]


@pytest.fixture
def key(server: Server) -> Authenticator:
    return Authenticator(f"http://{host_of(server)}")


@pytest.fixture
def phone(server: Server) -> Iterator[httpx.Client]:
    """Another device, on which nobody is known."""
    with stranger(server) as client:
        yield client


def stranger(server: Server) -> httpx.Client:
    """Whose browser knows the server as localhost: passkeys are for names, not for numbers."""
    return httpx.Client(base_url=server.address, headers={"host": host_of(server)}, timeout=20)


def someone(server: Server, name: str) -> Person:
    person = Person(server, name)
    person.http.headers["host"] = host_of(server)
    return person


def question(client: httpx.Client, path: str) -> dict[str, Any]:
    answer = client.post(path)
    assert answer.status_code == 201, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


def made(person: Person, key: Authenticator) -> httpx.Response:
    options = question(person.http, "/api/me/passkeys/question")
    return person.http.post("/api/me/passkeys", json={"credential": key.made(options)})


def shown(client: httpx.Client, key: Authenticator) -> httpx.Response:
    options = question(client, "/api/passkeys/question")
    return client.post("/api/passkeys", json={"credential": key.signed(options)})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert "set-cookie" not in answer.headers
    return answer.status_code, answer.json()["problem"]


def test_who_has_the_passkey_is_the_same_person_anywhere(
    server: Server, key: Authenticator, phone: httpx.Client
) -> None:
    ada = someone(server, "Ada")
    table = ada.open(["me", "me"])
    (kept,) = made(ada, key).json()["keys"]
    assert shown(phone, key).json() == {"id": ada.id, "name": "Ada", "mail": ""}
    assert phone.get("/api/me").json()["id"] == ada.id
    assert [game["id"] for game in phone.get("/api/me/games").json()] == [table]
    assert len(phone.get("/api/me/devices").json()) == 2
    assert phone.get("/api/me/export").json()["passkeys"][0]["created"] == kept["created"]
    phone.delete(f"/api/me/passkeys/{kept['name']}")
    assert ada.http.get("/api/me/passkeys").json() == {"hindrance": "", "keys": []}
    assert refusal(shown(stranger(server), key)) == (404, "unknown_passkey")


def test_a_passkey_is_asked_for_by_name_and_not_made_twice(
    server: Server, key: Authenticator
) -> None:
    ada = someone(server, "Ada")
    options = question(ada.http, "/api/me/passkeys/question")
    assert (options["rp"]["id"], options["user"]["name"]) == ("localhost", "Ada")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    credential = key.made(options)
    assert ada.http.post("/api/me/passkeys", json={"credential": credential}).status_code == 201
    (known,) = question(ada.http, "/api/me/passkeys/question")["excludeCredentials"]
    assert known["id"] == credential["id"]
    again = ada.http.post("/api/me/passkeys", json={"credential": credential})
    assert refusal(again) == (410, "passkey_used")


def test_an_answer_is_good_once(server: Server, key: Authenticator, phone: httpx.Client) -> None:
    ada = someone(server, "Ada")
    made(ada, key)
    answer = {"credential": key.signed(question(phone, "/api/passkeys/question"))}
    assert phone.post("/api/passkeys", json=answer).status_code == 200
    assert refusal(phone.post("/api/passkeys", json=answer)) == (410, "passkey_used")


def test_an_answer_to_somebody_elses_question_is_none(
    server: Server, key: Authenticator, phone: httpx.Client
) -> None:
    ada, ben = someone(server, "Ada"), someone(server, "Ben")
    asked = question(ada.http, "/api/me/passkeys/question")
    stolen = ben.http.post("/api/me/passkeys", json={"credential": key.made(asked)})
    assert refusal(stolen) == (410, "passkey_late")
    made(ada, key)
    invented = key.signed({"rpId": "localhost", "challenge": "bm9ib2R5IGFza2Vk"})
    answer = phone.post("/api/passkeys", json={"credential": invented})
    assert refusal(answer) == (410, "passkey_late")


def test_a_page_from_elsewhere_gets_nowhere(server: Server, phone: httpx.Client) -> None:
    foreign = Authenticator("https://filon.example.evil")
    ada = someone(server, "Ada")
    assert refusal(made(ada, foreign)) == (403, "foreign_origin")
    answer = shown(phone, foreign)
    assert refusal(answer) == (403, "foreign_origin")
    assert "https://filon.example.evil" in answer.json()["detail"]


def test_a_copied_or_forged_passkey_is_refused(
    server: Server, key: Authenticator, phone: httpx.Client
) -> None:
    made(someone(server, "Ada"), key)
    forged = Authenticator(key.origin)
    forged.name, forged.uses = key.name, 10
    assert refusal(shown(phone, forged)) == (400, "bad_request")
    key.uses = 0  # a copy that knows nothing of what the other did meanwhile
    answer = shown(phone, key)
    assert refusal(answer) == (400, "bad_request")
    assert "sign count" in answer.json()["detail"]


@pytest.mark.parametrize(
    "garbage",
    [
        {}, {"id": 7}, {"id": "x", "response": []},
        {"id": "x", "response": {"clientDataJSON": "%"}},
        {"id": "", "response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": 3}},
        {"id": "\x00", "rawId": "\x00", "type": "?", "response": {"clientDataJSON": "eyJ9"}},
    ],
)  # fmt: skip
def test_what_is_no_answer_is_said_to_be_none(phone: httpx.Client, garbage: object) -> None:
    answer = phone.post("/api/passkeys", json={"credential": garbage})
    assert refusal(answer) == (400, "bad_request")
    assert "expected a passkey's answer" in answer.json()["detail"]


def test_questions_expire(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        asked = await house.passkeys.challenge()
        wall.sleep(ANSWER_SECONDS - 1)
        await house.passkeys.demand_asked(asked)
        wall.sleep(1)
        with pytest.raises(Refusal, match="no longer"):
            await house.passkeys.demand_asked(asked)

    in_a_house(tmp_path, during)


def test_passkeys_are_for_the_address_that_the_operator_names() -> None:
    named = site_of("https://filon.example:8443/", "http", "10.0.0.7:8125")
    assert named == Site("filon.example", "https://filon.example:8443")
    assert site_of("", "http", "localhost:8125") == Site("localhost", "http://localhost:8125")
    for host in ("127.0.0.1:8125", "localhost.evil.example", "", "[::1]:8125"):
        with pytest.raises(Refusal, match="--public-url"):
            site_of("", "http", host)


def test_without_the_extra_a_line_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = tmp_path / "sitecustomize.py"
    missing.write_text("import sys\nsys.modules['webauthn'] = None\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Server(tmp_path / "filon.db")
    server.start()
    try:
        ada = someone(server, "Ada")
        assert ada.http.get("/api/me/passkeys").json()["hindrance"] == "extra"
        answer = ada.http.post("/api/passkeys/question")
        assert refusal(answer) == (404, "no_passkeys")
        assert "filon[passkeys]" in answer.json()["detail"]
    finally:
        server.stop()
