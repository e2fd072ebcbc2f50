"""A link by mail: it makes somebody lasting, is good once, and no scanner can use it up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_string
from email.policy import default
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller

from filon.server.codes import LINK_SECONDS
from filon.server.house import House
from filon.server.mailing import checked_mail
from filon.server.problems import Refusal
from tests.server.cluster import free_port
from tests.server.doorbells import Postbox
from tests.server.houses import in_a_house
from tests.server.people import Person, Server
from tests.server.turning import Wall

REACHED = ["--public-url", "https://filon.example/"]


class Office:
    """A server that writes mail, and the box it goes to."""

    def __init__(self, server: Server, box: Postbox) -> None:
        self.server, self.box = server, box

    def links(self) -> list[str]:
        """Codes of all links that were sent, the newest last."""
        read = [message_from_string(mail, policy=default).get_content() for mail in self.box.mails]
        return [re.findall(r"https://filon\.example/me/(\w+)", text)[0] for text in read]

    def device(self) -> httpx.Client:
        return httpx.Client(base_url=self.server.address, timeout=20)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    box, port = Postbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    smtp = f"smtp://127.0.0.1:{port}?from=filon@club.example"
    server = Server(tmp_path / "filon.db", options=[*REACHED, "--smtp", smtp])
    server.start()
    yield Office(server, box)
    assert server.stop() == 0
    controller.stop()


def ask(person: httpx.Client, address: str = "ada@club.example") -> httpx.Response:
    return person.post("/api/me/mail", json={"address": address})


def test_a_link_makes_somebody_lasting(office: Office) -> None:
    ada = Person(office.server, "Ada")
    table = ada.open(["me", "me"])
    answer = ask(ada.http, " Ada@Club.example ")
    assert (answer.status_code, answer.json()) == (202, {"address": "ada@club.example"})
    (code,) = office.links()
    assert ada.http.get("/api/me").json()["mail"] == ""  # nothing has happened yet
    scanner = office.device()
    for _ in range(3):  # whatever opens links by itself
        shown = scanner.get(f"/api/codes/{code}").json()
        assert (shown["name"], shown["mail"]) == ("Ada", "ada@club.example")
        assert scanner.get(f"/me/{code}").status_code == 200
    assert ada.http.post("/api/codes", json={"code": code}).json()["mail"] == "ada@club.example"
    assert len(ada.http.get("/api/me/devices").json()) == 1  # the same device, no second session
    again = office.device().post("/api/codes", json={"code": code})
    assert (again.status_code, again.json()["problem"]) == (410, "used_up")
    later = office.device()  # years after, on a device that nobody knows
    stranger = later.get("/api/me").json()["id"]
    assert ask(later).json() == {"address": "ada@club.example"}
    found = later.post("/api/codes", json={"code": office.links()[-1]}).json()
    assert found["id"] == ada.id != stranger
    assert [game["id"] for game in later.get("/api/me/games").json()] == [table]


def test_a_newer_link_makes_the_older_void_and_an_address_is_one_persons(office: Office) -> None:
    ada, ben = Person(office.server, "Ada"), Person(office.server, "Ben")
    for person in (ada, ben, ada):
        assert ask(person.http).status_code == 202
    first, bens, last = office.links()
    for void in (first, bens):
        assert office.device().post("/api/codes", json={"code": void}).status_code == 410
    assert ada.http.post("/api/codes", json={"code": last}).status_code == 200
    assert ask(ben.http).status_code == 202
    shown = office.device().get(f"/api/codes/{office.links()[-1]}").json()
    assert shown["name"] == "Ada"  # whoever has the mailbox is Ada


def test_mail_goes_only_to_a_proved_address(office: Office) -> None:
    ada = Person(office.server, "Ada")
    wish = {"kind": "mail", "address": "ben@club.example"}
    refused = ada.http.post("/api/me/channels", json=wish)
    assert (refused.status_code, refused.json()["problem"]) == (400, "no_mail")
    ask(ada.http)
    ada.http.post("/api/codes", json={"code": office.links()[0]}).raise_for_status()
    made = ada.http.post("/api/me/channels", json={"kind": "mail", "every": 3600})
    assert (made.json()["host"], made.json()["every"]) == ("ada@club.example", 3600)
    kept = ada.http.get("/api/me/export").json()
    assert [channel["address"] for channel in kept["channels"]] == ["ada@club.example"]
    assert ada.http.delete("/api/me").status_code == 200


def test_a_mail_server_that_is_broken_says_so(office: Office) -> None:
    ada = Person(office.server, "Ada")
    office.box.answers = ["451 later", "550 nobody here"]
    answers = [ask(ada.http).json()["problem"] for _ in range(2)]
    assert answers == ["unsent", "no_mail"]
    assert ask(ada.http).status_code == 202


def test_a_server_without_mail(nellie: Person) -> None:
    assert ask(nellie.http).status_code == 404


@pytest.mark.parametrize(
    "address",
    ["", "ada", "@club.example", "ada@club", "a b@club.example", "ada@club.example\nbcc: x@y.zz",
     "ada@club.example, ben@club.example", "x" * 250 + "@club.example", "a@@club.example",
     "\0@a.b"],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(Refusal):
        checked_mail(address)


def test_a_link_is_good_for_an_hour(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        ada, _ = await house.guests.welcome()
        code = await house.codes.issue_link(ada.id, "ada@club.example")
        wall.sleep(LINK_SECONDS - 1)
        assert (await house.codes.look(code)).id == ada.id
        wall.sleep(1)
        with pytest.raises(Refusal, match="no longer"):
            await house.codes.take(code, "")

    in_a_house(tmp_path, during)
