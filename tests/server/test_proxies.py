"""Whom a request comes from: a trusted proxy is believed, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from filon.core.errors import FilonError
from filon.server.origin import is_own
from filon.server.proxies import Forwarded, Proxies
from tests.server.people import Person, Server

TRUSTED = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"]
Headers = list[tuple[str, str]]


def seen(peer: str, headers: Headers, kind: str = "http") -> tuple[str, str, str, list[str]]:
    """Address, scheme, host and the names of headers that come through."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    scope: dict[str, Any] = {"type": kind, "client": (peer, 4711), "headers": raw}
    scope["scheme"] = "ws" if kind == "websocket" else "http"
    found: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    asyncio.run(cast(Any, Forwarded(app, Proxies(TRUSTED)))(scope, None, None))
    told = {name.decode(): value.decode() for name, value in found[0]["headers"]}
    return found[0]["client"][0], found[0]["scheme"], told.get("host", ""), sorted(told)


@pytest.mark.parametrize(
    ("peer", "hops", "client"),
    [
        ("127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "203.0.113.9, 192.0.2.1", "192.0.2.1"),  # the first is invented
        ("127.0.0.1", "192.0.2.1, 10.1.2.3", "192.0.2.1"),  # two proxies of ours
        ("127.0.0.1", "10.9.9.9, 192.0.2.1, 10.1.2.3", "192.0.2.1"),
        ("127.0.0.1", "10.4.4.4, 10.1.2.3", "10.4.4.4"),  # somebody inside
        ("127.0.0.1", "192.0.2.1:5000", "192.0.2.1"),
        ("127.0.0.1", "[2001:db8::1]:5000", "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "192.0.2.1, unknown", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.1, <script>", "127.0.0.1"),
        ("127.0.0.1", ", ,", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("fd00::1", "192.0.2.1", "192.0.2.1"),
        ("192.0.2.66", "192.0.2.1", "192.0.2.66"),  # a stranger who lies
        ("192.0.2.66", "127.0.0.1", "192.0.2.66"),
        ("", "192.0.2.1", ""),
    ],
)
def test_the_client_is_the_first_we_do_not_trust(peer: str, hops: str, client: str) -> None:
    assert seen(peer, [("x-forwarded-for", hops)])[0] == client


def test_headers_that_come_twice_are_one_list() -> None:
    twice = [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "192.0.2.1")]
    assert seen("127.0.0.1", twice)[0] == "192.0.2.1"


@pytest.mark.parametrize(
    ("text", "client", "scheme", "host"),
    [
        ("for=192.0.2.1;proto=https;host=filon.example", "192.0.2.1", "https", "filon.example"),
        ('for="[2001:db8::1]:80"; proto=HTTPS', "2001:db8::1", "https", "inside"),
        ("for=203.0.113.9, for=192.0.2.1;proto=https", "192.0.2.1", "https", "inside"),
        ('for="203.0.113.9, for=192.0.2.1', "192.0.2.1", "http", "inside"),
        ("for=192.0.2.1;proto=https, for=10.0.0.1;proto=http", "192.0.2.1", "http", "inside"),
        ("for=_hidden", "127.0.0.1", "http", "inside"),
        ("nonsense", "127.0.0.1", "http", "inside"),
    ],
)
def test_the_standard_header(text: str, client: str, scheme: str, host: str) -> None:
    told = seen("127.0.0.1", [("host", "inside"), ("forwarded", text)])
    assert told[:3] == (client, scheme, host)


def test_a_client_s_own_standard_header_is_worth_nothing_beside_the_proxy_s() -> None:
    both = [("forwarded", "for=203.0.113.9;proto=https"), ("x-forwarded-for", "192.0.2.1")]
    assert seen("127.0.0.1", both)[:2] == ("192.0.2.1", "http")


@pytest.mark.parametrize("said", ["https", "HTTPS", "http, https", "wss"])
def test_the_scheme_behind_tls(said: str) -> None:
    headers = [("x-forwarded-proto", said)]
    assert seen("127.0.0.1", headers)[1] == "https"
    assert seen("127.0.0.1", headers, "websocket")[1] == "wss"
    assert seen("192.0.2.66", headers)[1] == "http"


@pytest.mark.parametrize(
    ("said", "host"),
    [
        ("filon.example", "filon.example"),
        ("filon.example:8443", "filon.example:8443"),
        ("[2001:db8::1]:8443", "[2001:db8::1]:8443"),
        ("evil.example, filon.example", "filon.example"),
        ("filon.example\r\nx: y", "inside"),
        ("a b", "inside"),
    ],
)
def test_the_host_that_was_asked(said: str, host: str) -> None:
    headers = [("host", "inside"), ("x-forwarded-host", said)]
    assert seen("127.0.0.1", headers)[2] == host
    assert seen("192.0.2.66", headers)[2] == "inside"


def test_nobody_inside_sees_the_headers() -> None:
    names = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]
    headers = [("host", "inside"), *((name, "x") for name in names)]
    for peer in ("127.0.0.1", "192.0.2.66"):
        assert seen(peer, headers)[3] == ["host"]


@pytest.mark.parametrize("name", ["localhost", "10.0.0.0/99", "", "*"])
def test_a_proxy_that_is_no_address(name: str) -> None:
    with pytest.raises(FilonError, match="expected the address or network of a proxy"):
        Proxies([name])


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "own"),
    [
        ("http://filon.example:8125", "http", "filon.example:8125", True),
        ("https://filon.example", "wss", "filon.example", True),
        ("https://filon.example", "https", "filon.example:443", True),
        ("https://FILON.example", "https", "filon.example", True),
        ("https://filon.example", "http", "filon.example", True),  # a proxy we were not told of
        ("http://filon.example", "https", "filon.example", False),
        ("http://filon.example", "http", "filon.example:8125", False),
        ("http://evil.example", "http", "filon.example", False),
        ("http://filon.example.evil.example", "http", "filon.example", False),
        ("http://filon.example@evil.example", "http", "filon.example", False),
        ("http://[::1]:8125", "http", "[::1]:8125", True),
        ("null", "http", "filon.example", False),
        ("file://", "http", "", False),
        ("http://", "http", "", False),
        ("http://[bad", "http", "[bad", False),
        ("http://a:99999", "http", "a:99999", False),
    ],
)
def test_pages_of_our_own(origin: str, scheme: str, host: str, own: bool) -> None:
    assert is_own(origin, scheme, host) is own


# -- a real server ----------------------------------------------------------------------------


NEWCOMERS = 24  # of an address, with a fifth of the usual limits: then one every five seconds
STRICT = ["--limits", "0.2"]


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("proxied") / "filon.db"
    running = Server(database, options=["--trusted-proxy", "127.0.0.1", *STRICT])
    running.start()
    yield running
    assert running.stop() == 0


def newcomers(server: Server, addresses: list[str]) -> list[int]:
    """One after the other, each said to come from another address."""
    with httpx.Client(base_url=server.address) as client:
        statuses = []
        for address in addresses:
            client.cookies.clear()
            said = {"x-forwarded-for": address}
            statuses.append(client.get("/api/me", headers=said).status_code)
        return statuses


def test_each_address_behind_the_proxy_has_its_own_limit(proxied: Server) -> None:
    assert 429 in newcomers(proxied, ["192.0.2.1"] * NEWCOMERS * 2)
    assert newcomers(proxied, ["192.0.2.99, 192.0.2.1", "192.0.2.2"]) == [429, 200]


def test_another_name_every_time_helps_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db", options=STRICT)
    server.start()
    statuses = newcomers(server, [f"192.0.2.{n}" for n in range(NEWCOMERS * 2)])
    assert (statuses[0], statuses[-1]) == (200, 429)
    warned = '"option": "--trusted-proxy 127.0.0.1", "event": "a proxy that is not trusted"'
    assert server.log.read_text().count(warned) == 1
    server.stop()


def test_the_cookie_is_secure_behind_tls(proxied: Server, server: Server) -> None:
    tls = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.3"}
    given = httpx.get(f"{proxied.address}/api/me", headers=tls)
    attributes = given.headers["set-cookie"].lower().split("; ")[1:]
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000", "secure"} == set(attributes)
    assert given.headers["strict-transport-security"] == "max-age=31536000"
    for plain in (
        httpx.get(f"{proxied.address}/api/me", headers={"x-forwarded-for": "192.0.2.3"}),
        httpx.get(f"{server.address}/healthz", headers=tls),
    ):
        assert "strict-transport-security" not in plain.headers
        assert "secure" not in plain.headers.get("set-cookie", "").lower()


def test_a_page_and_its_socket_behind_the_proxy(proxied: Server) -> None:
    nellie = Person(proxied, "Nellie")
    table = nellie.open(["me", "me"])
    tls = {"x-forwarded-proto": "https", "x-forwarded-host": "filon.example"}
    mine, foreign = "https://filon.example", "https://evil.example"
    cookie = f"filon={nellie.http.cookies['filon']}"
    where = f"{proxied.address.replace('http', 'ws')}/api/tables/{table}/socket"
    asked = {**tls, "origin": mine}
    assert nellie.http.put("/api/me", json={"name": "Nell"}, headers=asked).status_code == 200
    with connect(where, additional_headers={**asked, "cookie": cookie}) as socket:
        assert socket.recv()
    asked["origin"] = foreign
    assert nellie.http.put("/api/me", json={"name": "Eve"}, headers=asked).status_code == 403
    with (
        pytest.raises(InvalidStatus),
        connect(where, additional_headers={**asked, "cookie": cookie}),
    ):
        pass
