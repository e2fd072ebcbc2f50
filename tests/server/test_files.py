"""The page's files: small on the wire, asked for once, and nothing else of the disk."""

from __future__ import annotations

import gzip
import re
import socket
from pathlib import Path

import httpx
import pytest

from filon.server.files import STATIC, Files, accepted, keep
from tests.server.people import Server

PAGE = b"<!doctype html>" + b"<p>gold</p>" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "static/assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    page = tmp_path / "static/index.html"
    page.write_bytes(PAGE)
    page.with_name("index.html.br").write_bytes(b"as brotli")
    page.with_name("index.html.gz").write_bytes(gzip.compress(PAGE))
    (tmp_path / "static/assets/a-1.css").write_bytes(b"p { color: gold }" * 50)
    (tmp_path / "static/picture.png").write_bytes(b"\x89PNG")
    return tmp_path / "static"


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip", ["gzip"]),
        ("GZIP;q=0.5 , BR ; q=1.0", ["br", "gzip"]),
        ("br;q=0, gzip;q=0.001", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("*;q=0, gzip", ["gzip"]),
        ("identity", []),
        ("gzip;q=0.000", []),
        ("", []),
        (";;,,=q", []),
    ],
)
def test_which_encodings_a_client_takes(wanted: str, given: list[str]) -> None:
    assert accepted({"accept-encoding": wanted}) == given


def test_the_best_encoding_of_the_build(folder: Path) -> None:
    files = Files(folder)
    for wanted, encoding, body in [
        ("gzip, br", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(PAGE)),
        ("", None, PAGE),
    ]:
        answer = files.answer("index.html", {"accept-encoding": wanted})
        assert answer is not None
        assert answer.headers.get("content-encoding") == encoding
        assert answer.content[10:] == body[10:]  # gzip writes down when it was made
        assert answer.headers["vary"] == "accept-encoding"


def test_a_text_without_encodings_is_zipped_and_a_picture_is_not(folder: Path) -> None:
    files = Files(folder)
    css = files.answer("assets/a-1.css", {"accept-encoding": "gzip, br"})
    png = files.answer("picture.png", {"accept-encoding": "gzip, br"})
    assert css is not None
    assert png is not None
    assert css.headers["content-encoding"] == "gzip"
    assert gzip.decompress(css.content) == b"p { color: gold }" * 50
    assert "content-encoding" not in png.headers
    assert (css.media_type, png.media_type) == ("text/css", "image/png")


def test_what_one_has_already_is_not_sent_again(folder: Path) -> None:
    files = Files(folder)
    zipped = {"accept-encoding": "gzip"}
    first, plain = files.answer("index.html", zipped), files.answer("index.html", {})
    assert first is not None
    assert plain is not None
    tag = first.headers["etag"]
    assert tag != plain.headers["etag"]  # one tag, one sequence of bytes
    for said in (tag, f"W/{tag}", f'"other", {tag}'):
        again = files.answer("index.html", {**zipped, "if-none-match": said})
        assert again is not None
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    changed = files.answer("index.html", {**zipped, "if-none-match": '"other"'})
    assert changed is not None
    assert changed.status_code in (None, 200)


def test_only_names_that_change_with_their_content_are_kept_for_ever(folder: Path) -> None:
    files = Files(folder)
    page, css = files.answer("index.html", {}), files.answer("assets/a-1.css", {})
    assert page is not None
    assert css is not None
    assert page.headers["cache-control"] == "no-cache"
    assert css.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "name", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "index.html.br", "assets"]
)
def test_nothing_else_of_the_disk(folder: Path, name: str) -> None:
    assert Files(folder).answer(name, {}) is None


def test_an_encoding_that_is_larger_is_not_used() -> None:
    assert keep("text/plain", b"x", {"br": b"longer"}).bodies == {"": b"x"}


# -- a real server ----------------------------------------------------------------------------

built = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the page is not built: npm run build in web/"
)


def raw(server: Server, request: str) -> str:
    """As no client library would send it."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as client:
        client.sendall(f"{request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: client.recv(65536), b"")).decode("latin-1")


@built
def test_the_page_and_its_scripts(server: Server) -> None:
    page = httpx.get(server.address, headers={"accept-encoding": "gzip"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-encoding"] == "gzip"
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script
    found = httpx.get(f"{server.address}{script[1]}", headers={"accept-encoding": "gzip"})
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in found.headers["cache-control"]
    assert int(found.headers["content-length"]) < len(found.content) / 2
    tag = {"if-none-match": found.headers["etag"], "accept-encoding": "gzip"}
    again = httpx.get(f"{server.address}{script[1]}", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == found.headers["cache-control"]


@built
def test_the_build_brings_brotli(server: Server) -> None:
    page = httpx.get(server.address, headers={"accept-encoding": "br, gzip"})
    assert page.headers["content-encoding"] == "br"


@built
def test_only_the_head(server: Server) -> None:
    for path in ("/", "/t/abc", "/healthz"):
        full = httpx.get(f"{server.address}{path}")
        head = httpx.head(f"{server.address}{path}")
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-type", "content-length", "etag"):
            assert head.headers.get(name) == full.headers.get(name)


@built
@pytest.mark.parametrize("path", ["/", "/new/colorado", "/t/abc", "/t/abc/12"])
def test_the_page_knows_its_own_addresses(server: Server, path: str) -> None:
    assert "<title>Filon</title>" in httpx.get(f"{server.address}{path}").text


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-1.js", "/favicon.ico", "/.env", "/robots.txt", "/api/nowhere",
        "/../app.py", "/assets/../../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd.txt",
        "/index.html.br", "/index.html%00.js", "/assets/%2e%2e/index.html",
    ],
)  # fmt: skip
def test_what_is_not_there(server: Server, path: str) -> None:
    answer = raw(server, f"GET {path}")
    assert answer.startswith("HTTP/1.1 404")
    assert '"problem":"not_found"' in answer
    assert "from __future__" not in answer


def test_sentences_and_rules_are_sent_once(server: Server) -> None:
    where = f"{server.address}/api/games/colorado/text/fr"
    first = httpx.get(where, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 2
    assert set(first.json()) == {"messages", "rules"}
    tag = {"if-none-match": first.headers["etag"], "accept-encoding": "gzip"}
    assert httpx.get(where, headers=tag).status_code == 304
    assert httpx.get(where, headers={"accept-encoding": ""}).json() == first.json()
