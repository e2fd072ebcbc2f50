"""The files of deploy/: a real nginx and a real Caddy before a real server, with TLS."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from filon.cli.serve import serve
from filon.server.files import STATIC
from tests.server.people import Server
from tests.server.proxies import DEPLOY, Proxy, caddy, nginx
from tests.server.test_proxies import NEWCOMERS, STRICT


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Proxy]]:
    folder = tmp_path_factory.mktemp("proxied")
    server = Server(folder / "filon.db", options=["--trusted-proxy", "127.0.0.1", *STRICT])
    server.start()
    with request.param(folder, server.address.removeprefix("http://")) as proxy:
        yield server, proxy
    server.stop()


@pytest.fixture
def proxy(proxied: tuple[Server, Proxy]) -> Proxy:
    return proxied[1]


def socket_at(proxy: Proxy, table: str, client: httpx.Client, origin: str = "") -> ClientConnection:
    return connect(
        f"wss://localhost:{proxy.port}/api/tables/{table}/socket",
        ssl=proxy.trust,
        origin=Origin(origin or proxy.address),
        additional_headers={"cookie": f"filon={client.cookies['filon']}"},
        sock=socket.create_connection(("127.0.0.1", proxy.port)),
    )


def new_table(client: httpx.Client) -> str:
    client.get("/api/me").raise_for_status()
    wish = {"game": "gold-am-yukon", "seats": [{"kind": "me"}] * 2, "start": True}
    table: str = client.post("/api/tables", json=wish).raise_for_status().json()["id"]
    return table


def test_the_cookie_is_secure_and_the_page_stays_on_tls(proxy: Proxy) -> None:
    with proxy.client() as client:
        answer = client.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    plain = httpx.get(f"http://localhost:{proxy.plain_port}/t/abc?x=1")
    assert plain.status_code == 308
    assert plain.headers["location"].startswith("https://localhost")


def test_each_client_has_its_own_limit_and_cannot_lie_about_it(proxy: Proxy) -> None:
    def newcomer(client: httpx.Client) -> int:
        client.cookies.clear()
        return client.get("/api/me").status_code

    with proxy.client("127.0.0.2") as many, proxy.client("127.0.0.3") as other:
        assert 429 in [newcomer(many) for _ in range(NEWCOMERS * 2)]
        assert newcomer(other) == 200
    for lie in (
        {"x_forwarded_for": "192.0.2.1"},
        {"forwarded": "for=192.0.2.1"},
        {"x_forwarded_for": "192.0.2.1", "forwarded": "for=192.0.2.1"},
    ):
        with proxy.client("127.0.0.2", **lie) as liar:
            assert newcomer(liar) == 429


def test_a_game_is_played_over_the_socket(proxy: Proxy) -> None:
    with proxy.client("127.0.0.4") as client:
        table = new_table(client)
        with socket_at(proxy, table, client) as live:
            moves = 0
            while moves < 20:
                for line in str(live.recv(20)).split("\n"):
                    seen = json.loads(line)
                    assert seen["type"] != "refused"
                    if seen["type"] == "position" and seen["choices"]:
                        act = seen["choices"][0]["act"]
                        said = {"version": seen["version"], "seat": seen["seat"]}
                        live.send(json.dumps({"type": "act", "act": act, **said}))
                        moves += 1


def test_a_foreign_page_stays_outside(proxy: Proxy) -> None:
    with proxy.client("127.0.0.5") as client:
        table = new_table(client)
        with pytest.raises(InvalidStatus):
            socket_at(proxy, table, client, "https://evil.example")
        foreign = {"origin": "https://evil.example"}
        renamed = client.put("/api/me", json={"name": "Eve"}, headers=foreign)
        assert renamed.status_code == 403
        own = {"origin": proxy.address}
        assert client.put("/api/me", json={"name": "Nell"}, headers=own).status_code == 200


def test_too_much_in_a_request(proxy: Proxy) -> None:
    with proxy.client("127.0.0.6") as client:
        client.get("/api/me")
        assert client.put("/api/me", json={"name": "x" * 200_000}).status_code == 413


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_files_come_compressed_in_every_encoding(proxy: Proxy) -> None:
    with proxy.client("127.0.0.7") as client:
        script = re.search(r"/assets/[^\"]+\.js", client.get("/").text)
        assert script
        for _ in range(2):  # the second time nginx has them
            for encoding in ("br", "gzip", "identity"):
                found = client.get(script[0], headers={"accept-encoding": encoding})
                assert found.headers.get("content-encoding", "identity") == encoding
                assert "immutable" in found.headers["cache-control"]
        tag = {"if-none-match": found.headers["etag"], "accept-encoding": "identity"}
        assert client.get(script[0], headers=tag).status_code == 304


def test_the_metrics_are_not_outside(proxied: tuple[Server, Proxy]) -> None:
    server, proxy = proxied
    assert "filon_moves_total" in server.metrics()
    with proxy.client("127.0.0.8") as client:
        assert "filon_moves_total" not in client.get("/metrics").text


# -- systemd ------------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
@pytest.mark.parametrize("name", ["filon.service", "filon-backup.service", "filon-backup.timer"])
def test_the_units_are_valid(name: str, tmp_path: Path) -> None:
    for unit in DEPLOY.glob("filon*.[st]*"):
        text = unit.read_text().replace("/opt/filon/bin/filon", sys.executable)
        (tmp_path / unit.name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_the_unit_of_a_machine_among_several_is_valid(tmp_path: Path) -> None:
    (tmp_path / "filon.service.d").mkdir()
    for file, place in (("filon.service", ""), ("club.conf", "filon.service.d")):
        text = (DEPLOY / file).read_text().replace("/opt/filon/bin/filon", sys.executable)
        (tmp_path / place / file).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "filon.service")]
    said = subprocess.run(command, capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (0, "")
    settings = re.findall(r"(FILON_\w+)=", (DEPLOY / "club.conf").read_text())
    known = {option.envvar for option in serve.params} | {"FILON_DATABASE"}
    assert set(settings) <= known


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_the_unit_gives_little_away(tmp_path: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", str(DEPLOY / "filon.service")]
    said = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"exposure level for filon.service: ([\d.]+)", said.stdout)
    if found is None:
        pytest.skip(f"this systemd cannot judge a unit offline: {said.stderr.strip()[:80]}")
    assert float(found[1]) < 2.0
