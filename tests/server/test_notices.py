"""Whose turn it is, told to those who are not here: once, if it is still true, to real servers."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from email import message_from_string
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from filon.server.clock import now
from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.limits import Limits
from filon.server.notices import Notices, Reach
from filon.server.onlooker import Onlooker
from filon.server.outbox import AWAY, BACKOFF
from filon.server.post import Gone, Later, Post, checked, own_networks
from filon.server.problems import Refusal
from filon.server.push import plain, text
from filon.server.wire import NewTable
from filon.table.store import Conflict
from tests.server.cluster import free_port, url_of
from tests.server.doorbells import Doorbell, Postbox, certificate, doorbell
from tests.server.houses import ME, OPEN
from tests.server.people import Person, Server
from tests.server.test_conflict import first_choice

REACH = Reach("https://filon.example")


class Evening:
    """Nellie and Jack at a table; Jack is away, and the clock is ours."""

    def __init__(
        self, house: House, desk: Desk, nellie: Guest, jack: Guest, bell: Doorbell
    ) -> None:
        self.house, self.desk, self.nellie, self.jack, self.bell = house, desk, nellie, jack, bell
        self.moment = 1_000_000
        house.notices.outbox.clock = lambda: self.moment

    async def until_asked(self, guest: Guest) -> None:
        """Somebody plays until it is that guest's turn, who did not do it."""
        seat = self.desk.table.seats_of(guest.id)[0]
        while self.desk.table.running().to_act == [seat]:
            await self.desk.do(first_choice)
        while seat not in self.desk.table.running().to_act:
            await self.desk.do(first_choice)

    async def later(self, seconds: int = AWAY) -> int:
        """The courier's round, so much later; how many notices were due."""
        self.moment += seconds
        courier = await self.house.notices.courier(self.house.tables)
        return await courier.go_round()


def at_an_evening(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    work: Callable[[Evening], Awaitable[None]],
    reach: Reach = REACH,
) -> None:
    """In a house that nobody else sends notices for: its own courier sleeps."""
    file = certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    monkeypatch.setenv("FILON_OWN_NETWORKS", "127.0.0.0/8, ::1/128")

    async def asleep(self: Notices, tables: object) -> None:
        return

    monkeypatch.setattr(Notices, "run", asleep)

    async def during() -> None:
        house = House(url_of(folder / "filon.db"), Limits(0), reach=reach)
        house.storage.hold()
        house.storage.prepare()
        await house.open()
        try:
            async with doorbell(file) as bell:
                nellie, jack = [(await house.guests.welcome())[0] for _ in range(2)]
                wish = NewTable("gold-am-yukon", [ME, OPEN], {}, True, False)
                desk = await house.tables.open(nellie, wish)
                await desk.do(lambda table: table.join(jack.id, "Jack", None, now()))
                await desk.do(lambda table: table.start(nellie.id, now()))
                await work(Evening(house, desk, nellie, jack, bell))
        finally:
            await house.close()

    asyncio.run(during())


def test_a_webhook_rings_once_after_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(
            evening.jack.id, "hook", evening.bell.url("/jack?x=1"), language="de"
        )
        await evening.until_asked(evening.jack)
        assert await evening.later(AWAY - 1) == 0
        assert await evening.later(1) == 1
        assert await evening.later(24 * 3600) == 0
        ((line, headers, body),) = evening.bell.rung
        assert line == "POST /jack?x=1 HTTP/1.1"
        notice = json.loads(body)
        assert notice["title"] == "Gold am Yukon: du bist am Zug"
        assert notice["link"] == f"https://filon.example/t/{evening.desk.table.id}"
        assert headers["filon-notice"] == notice["id"]

    at_an_evening(tmp_path, monkeypatch, work)


def test_another_rhythm_counts_for_what_waits_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        notices, jack = evening.house.notices, evening.jack.id
        hook = await notices.channels.add(jack, "hook", evening.bell.url(), every=24 * 3600)
        await evening.until_asked(evening.jack)
        assert await evening.later() == 0
        at_once = replace(hook, every=0)
        await notices.channels.change(at_once, notices.outbox.hurrying(at_once))
        assert [one.every for one in notices.channels.of(jack)] == [0]
        assert await evening.later() == 1
        gone = replace(hook, id="nobody's")
        with pytest.raises(Conflict):
            await notices.channels.change(gone, notices.outbox.hurrying(gone))

    at_an_evening(tmp_path, monkeypatch, work)


def test_a_browser_can_read_its_push_and_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decrypted by another implementation of RFC 8291."""

    async def work(evening: Evening) -> None:
        own, secret = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        secrets = {"p256dh": text(own.public_key().public_bytes(*form)), "auth": text(secret)}
        notices = evening.house.notices
        await notices.channels.add(
            evening.jack.id, "push", evening.bell.url(), secrets=secrets, language="fr"
        )
        await evening.until_asked(evening.jack)
        assert await evening.later() == 1
        ((_, headers, body),) = evening.bell.rung
        message = json.loads(
            http_ece.decrypt(body, private_key=own, auth_secret=secret, version="aes128gcm")
        )
        assert message["web_push"] == 8030
        assert message["notification"]["title"] == "Gold am Yukon\u00a0: c’est à vous de jouer"
        assert message["notification"]["navigate"].startswith("https://filon.example/t/")
        assert len(headers["topic"]) == 32
        assert headers["ttl"] == "86400"
        _assert_signed(headers["authorization"], notices.push_key, evening.bell)

    at_an_evening(tmp_path, monkeypatch, work)


def _assert_signed(authorization: str, key: str, bell: Doorbell) -> None:
    token, shown = authorization.removeprefix("vapid t=").split(", k=")
    assert shown == key
    head, claims, signature = token.split(".")
    assert json.loads(plain(claims))["aud"] == f"https://localhost:{bell.port}"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    numbers = plain(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    signed = f"{head}.{claims}".encode()
    public.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))


def test_mail_and_a_mail_server_that_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Postbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    box.answers = ["451 come back later"]

    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(evening.jack.id, "mail", "jack@club.example")
        await evening.until_asked(evening.jack)
        assert await evening.later() == 1
        assert box.mails == []
        assert await evening.later(BACKOFF[0]) == 1
        assert await evening.later(24 * 3600) == 0
        (mail,) = box.mails
        read = message_from_string(mail, policy=default)
        assert read["to"] == "jack@club.example"
        assert read["subject"] == "Gold am Yukon: it is your turn"
        assert f"https://filon.example/t/{evening.desk.table.id}" in mail

    try:
        smtp = f"smtp://127.0.0.1:{port}?from=filon@club.example"
        at_an_evening(tmp_path, monkeypatch, work, REACH._replace(smtp=smtp))
    finally:
        controller.stop()


def test_what_is_not_true_any_more_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        add = evening.house.notices.channels.add
        await add(evening.jack.id, "hook", evening.bell.url())
        await evening.until_asked(evening.jack)
        await evening.until_asked(evening.nellie)
        assert await evening.later() == 1
        assert evening.bell.rung == []

    at_an_evening(tmp_path, monkeypatch, work)


def test_who_is_here_is_not_told_and_who_was_waits_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(evening.jack.id, "hook", evening.bell.url())
        viewer = Onlooker(evening.jack)
        evening.desk.enter(viewer)
        await evening.until_asked(evening.jack)
        assert await evening.later() == 1  # put off: he looks at it
        evening.moment += AWAY - 1
        evening.desk.leave(viewer)
        await asyncio.sleep(0.1)
        assert await evening.later(1) == 0
        assert evening.bell.rung == []
        assert await evening.later(AWAY) == 1
        assert len(evening.bell.rung) == 1

    at_an_evening(tmp_path, monkeypatch, work)


def test_one_notice_a_match_however_many_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(evening.jack.id, "hook", evening.bell.url())
        for _ in range(4):
            await evening.until_asked(evening.nellie)
            await evening.until_asked(evening.jack)
        assert await evening.later() == 1
        assert len(evening.bell.rung) == 1

    at_an_evening(tmp_path, monkeypatch, work)


def test_a_server_that_is_away_is_tried_again_and_one_that_is_gone_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        notices = evening.house.notices
        await notices.channels.add(evening.jack.id, "hook", evening.bell.url())
        evening.bell.statuses = [503, 429, 410]
        await evening.until_asked(evening.jack)
        assert await evening.later() == 1
        assert await evening.later(BACKOFF[0] - 1) == 0
        assert await evening.later(1) == 1
        assert await evening.later(BACKOFF[1]) == 1
        assert len(evening.bell.rung) == 3
        assert notices.channels.of(evening.jack.id) == []
        assert await evening.later(24 * 3600) == 0

    at_an_evening(tmp_path, monkeypatch, work)


def test_where_nobody_knows_whether_it_was_taken_it_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(evening.jack.id, "hook", evening.bell.url())
        evening.bell.statuses = [0]
        await evening.until_asked(evening.jack)
        assert await evening.later() == 1
        assert await evening.later(24 * 3600) == 0
        assert len(evening.bell.rung) == 1

    at_an_evening(tmp_path, monkeypatch, work)


def test_several_couriers_carry_each_notice_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        add = evening.house.notices.channels.add
        for number in range(8):
            await add(evening.jack.id, "hook", evening.bell.url(f"/{number}"))
        await evening.until_asked(evening.jack)
        evening.moment += AWAY
        others = [Notices(evening.house.storage, REACH) for _ in range(4)]
        for other in others:
            other.outbox.clock = lambda: evening.moment
        couriers = [await other.courier(evening.house.tables) for other in others]
        await asyncio.gather(*[courier.go_round() for courier in couriers for _ in range(2)])
        assert sorted(line for line, _, _ in evening.bell.rung) == [
            f"POST /{number} HTTP/1.1" for number in range(8)
        ]

    at_an_evening(tmp_path, monkeypatch, work)


def test_a_courier_that_died_holds_nothing_up_and_nothing_comes_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        add = evening.house.notices.channels.add
        for path in ("/leased", "/handed"):
            await add(evening.jack.id, "hook", evening.bell.url(path))
        await evening.until_asked(evening.jack)
        evening.moment += AWAY
        dead = Notices(evening.house.storage, REACH)
        dead.outbox.clock = lambda: evening.moment
        await dead.channels.read()
        rows = await dead.outbox.lease()
        assert len(rows) == 2
        by_path = {dead.channels.by_id(row.channel).address[-7:]: row for row in rows}  # type: ignore[union-attr]
        await dead.outbox.hand([by_path["/handed"]])  # and here it is killed
        assert await evening.later(1) == 0
        assert await evening.later(1000) == 1
        assert [line for line, _, _ in evening.bell.rung] == ["POST /leased HTTP/1.1"]
        assert await evening.house.notices.outbox.tidy() == 1

    at_an_evening(tmp_path, monkeypatch, work)


def test_a_move_that_was_not_written_tells_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.house.notices.channels.add(evening.jack.id, "hook", evening.bell.url())
        await evening.until_asked(evening.nellie)
        store, table = evening.house.store, evening.desk.table
        while not (change := first_choice(table)).asks:
            await evening.desk.do(first_choice)
        await store.append((table, change))
        assert await evening.later() == 1
        with pytest.raises(Conflict):
            await store.append((table, change))
        assert await evening.later() == 0

    at_an_evening(tmp_path, monkeypatch, work)


@pytest.mark.parametrize(
    "address",
    ["http://club.example/", "ftp://club.example", "https://", "club.example", "https://a b/",
     "https://nellie:s3cret@club.example/", "https://club.example:99999/", "https://clüb.example/"],
)  # fmt: skip
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked(address)
    assert refused.value.problem == "bad_request"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]", "[::ffff:10.0.0.1]"]
)
def test_private_addresses_are_refused_before_anybody_knocks(host: str) -> None:
    with pytest.raises(Gone, match="no public address"):
        asyncio.run(Post().send(f"https://{host}:1/", b"", {}))


@pytest.fixture
def resolver(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the name bell.example leads to, each time that somebody asks; the last word stays."""
    answers: list[list[str]] = []
    plainly = socket.getaddrinfo

    def found(host: str, port: int, *more: Any, **named: Any) -> list[Any]:
        if host != "bell.example":
            return plainly(host, port, *more, **named)
        addresses = answers.pop(0) if len(answers) > 1 else answers[0]
        stream = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*stream, (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return answers


def test_a_name_that_turns_private_is_rung_where_it_was_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resolver: list[list[str]]
) -> None:
    """Two servers on one port: 127.0.0.2 stands for the public one."""
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    post = Post(own_networks("127.0.0.2/32"))

    async def during() -> None:
        async with (
            doorbell(file, at="127.0.0.2") as public,
            doorbell(file, at="127.0.0.1", port=public.port) as private,
        ):
            address = f"https://bell.example:{public.port}/"
            resolver[:] = [["127.0.0.2"], ["127.0.0.1"]]
            await post.send(address, b"first", {})
            with pytest.raises(Gone, match="no public address"):
                await post.send(address, b"by now it is private", {})
            resolver[:] = [["127.0.0.2", "127.0.0.1"]]
            with pytest.raises(Gone, match="no public address"):
                await post.send(address, b"public and private", {})
            assert [body for _, _, body in public.rung] == [b"first"]
            assert private.rung == []

    asyncio.run(during())


def test_the_door(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db", options=["--public-url", "https://filon.example"])
    server.start()
    nellie, jack = Person(server, "Nellie"), Person(server, "Jack")
    wish = {"kind": "hook", "address": "https://club.example/secret-path", "language": "fr"}
    made = nellie.http.post("/api/me/channels", json=wish)
    assert made.status_code == 201, made.text
    shown = nellie.http.get("/api/me/channels").json()
    assert len(plain(shown["key"])) == 65
    assert shown["channels"] == [made.json()]
    assert "secret-path" not in made.text
    assert jack.http.get("/api/me/channels").json()["channels"] == []
    place = f"/api/me/channels/{made.json()['id']}"
    assert jack.http.delete(place).status_code == 404
    assert jack.http.put(place, json={"every": 3600}).status_code == 404
    changed = nellie.http.put(place, json={"every": 3600, "language": "fr"}).json()
    assert [one["every"] for one in changed["channels"]] == [3600]
    assert nellie.http.put(place, json={"every": 5}).status_code == 400
    for bad in ({"address": "http://club.example"}, {"language": "xx"}, {"every": 5},
                {"kind": "push"}, {"kind": "mail"}):  # fmt: skip
        assert nellie.http.post("/api/me/channels", json={**wish, **bad}).status_code == 400
    assert nellie.http.delete(place).json()["channels"] == []
    assert server.stop() == 0


def test_a_server_that_does_not_know_its_address(nellie: Person) -> None:
    assert nellie.http.get("/api/me/channels").json() == {"key": "", "kinds": [], "channels": []}
    wish = {"kind": "hook", "address": "https://club.example/"}
    assert nellie.http.post("/api/me/channels", json=wish).status_code == 404


def test_nobody_at_home_is_no_reason_to_give_up() -> None:
    with pytest.raises(Later):
        asyncio.run(Post().send("https://nowhere.invalid/", b"", {}))
