"""Clients that stop half-way: let go of after a while, and nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from prometheus_client import REGISTRY

from filon.server.patience import Door, Patience
from filon.server.serving import config
from tests.server.people import Person, Server

HURRIED = Patience(
    head=0.4, body=0.6, idle=2, unread=0.5, ping=0.3, pong=0.3, closing=0.3, leaving=0.2
)
ENDLESS = Patience(head=3600, body=3600, idle=3600, unread=3600, ping=3600, pong=3600)
SLACK = 20.0  # seconds, for a machine with much else to do
BIG = b"x" * 8_000_000  # more than the system takes off our hands
GET = b"GET /%s HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers when it has the whole request; /early before, /big with much, /slow slowly."""
    if scope["type"] == "lifespan":
        return
    if scope["type"] == "websocket":
        await _talk(scope, receive, send)
        return
    while scope["path"] != "/early" and (await receive()).get("more_body"):
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(1.5)
    body = BIG if scope["path"] == "/big" else b"done"
    length = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": length})
    await send({"type": "http.response.body", "body": body})


async def _talk(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    if scope["path"] == "/big":
        for _ in range(4):
            await send({"type": "websocket.send", "bytes": BIG})
    while (await receive())["type"] != "websocket.disconnect":
        pass


class House:
    """The app on a real port, in a thread."""

    def __init__(self, most: float, patience: Patience) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.door = Door(patience, lambda _: most)
        self.server = uvicorn.Server(config(app, self.door))
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True
        )

    def knock(self, data: bytes = b"") -> socket.socket:
        client = socket.create_connection(self.listener.getsockname(), timeout=SLACK)
        client.sendall(data)
        return client


@contextmanager
def opened(most: float = 100, patience: Patience = HURRIED) -> Iterator[House]:
    house = House(most, patience)
    house.thread.start()
    yield house
    house.server.should_exit = True
    house.thread.join(SLACK)
    assert not house.thread.is_alive()


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with opened() as running:
        yield running


def rest(client: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    while data := client.recv(65536):
        found += data
    return found


def last_words(client: socket.socket) -> bytes:
    try:
        return rest(client)
    except ConnectionResetError:
        return b"reset"


def test_who_says_nothing(house: House) -> None:
    began = time.monotonic()
    said = last_words(house.knock())
    assert time.monotonic() - began >= HURRIED.head * 0.9
    assert said == b""  # a browser keeps spare connections, and would show an answer


@pytest.mark.parametrize("half", [b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_half_a_head(house: House, half: bytes) -> None:
    began = time.monotonic()
    said = last_words(house.knock(half))
    assert time.monotonic() - began >= HURRIED.head * 0.9
    assert said.startswith(b"HTTP/1.1 408 ")


def test_a_head_that_trickles_in(house: House) -> None:
    """Every byte would start uvicorn's own clock anew."""
    client = house.knock()
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        _trickle(client)


def _trickle(client: socket.socket) -> None:
    for _ in range(200):
        client.send(b"x")
        time.sleep(0.02)


@pytest.mark.parametrize("half", [POST, POST + b"12345"])
def test_half_a_body(house: House, half: bytes) -> None:
    began = time.monotonic()
    said = last_words(house.knock(half))
    assert time.monotonic() - began >= HURRIED.body * 0.9
    assert said.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_waits_for(house: House) -> None:
    """Answered before it is all there: the answer counts, then the rest is not waited for."""
    client = house.knock(POST.replace(b"POST /", b"POST /early"))
    said = last_words(client)
    assert said.count(b"HTTP/1.1") == 1
    assert said.endswith(b"done")


def test_between_two_requests_there_is_more_time(house: House) -> None:
    client = house.knock(GET % b"")
    assert client.recv(4096).endswith(b"done")
    time.sleep(HURRIED.head * 1.25)
    began = time.monotonic()
    client.sendall(GET % b"")
    assert client.recv(4096).endswith(b"done")
    assert last_words(client) == b""
    assert time.monotonic() - began >= HURRIED.idle * 0.9


def test_half_a_second_request(house: House) -> None:
    client = house.knock(GET % b"" + b"GET / HT")
    said = last_words(client)
    assert said.count(b"HTTP/1.1 200") == 1
    assert b"HTTP/1.1 408 " in said


def test_several_requests_at_once(house: House) -> None:
    client = house.knock((GET % b"") * 3 + POST + b"1234567890")
    said = b""
    while said.count(b"done") < 4:
        said += client.recv(4096)
    assert said.count(b"HTTP/1.1 200") == 4


def test_the_house_may_take_its_time(house: House) -> None:
    client = house.knock(GET % b"slow")
    assert client.recv(4096).endswith(b"done")


def cut(waiting_for: str) -> float:
    wanted = {"waiting_for": waiting_for}
    return REGISTRY.get_sample_value("filon_connections_cut_total", wanted) or 0.0


def eventually(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + SLACK
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_answer_that_nobody_reads(house: House) -> None:
    before = cut("unread")
    client = house.knock(GET % b"big")
    eventually(lambda: cut("unread") > before)
    assert len(last_words(client)) < len(BIG)


def greeted(house: House, path: bytes = b"") -> socket.socket:
    """A socket that is open and answers nothing."""
    key = base64.b64encode(os.urandom(16))
    client = house.knock(
        b"GET /%s HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: %s\r\n\r\n" % (path, key)
    )
    assert client.recv(4096).startswith(b"HTTP/1.1 101 ")
    return client


def test_a_socket_whose_peer_is_gone(house: House) -> None:
    began = time.monotonic()
    last_words(greeted(house))
    assert time.monotonic() - began >= HURRIED.ping * 0.9


def test_a_socket_that_nobody_reads(house: House) -> None:
    before = cut("unread") + cut("pong")
    client = greeted(house, b"big")
    eventually(lambda: cut("unread") + cut("pong") > before)
    assert len(last_words(client)) < len(BIG)


def test_one_address_cannot_take_all_places() -> None:
    with opened(most=5) as house:
        held = [house.knock(b"GET") for _ in range(5)]
        for _ in range(3):
            said = last_words(house.knock(b"GET"))
            assert said in (b"", b"reset")  # not 408: nobody waited for the rest
        for client in held:
            last_words(client)
        sockets = [greeted(house) for _ in range(8)]  # they are counted by who they are
        assert len(sockets) == 8
        assert house.knock(GET % b"").recv(4096).endswith(b"done")


def test_nothing_is_counted_when_all_have_gone() -> None:
    with opened() as house:
        clients = [house.knock(GET % b""), house.knock(b"GE"), greeted(house), house.knock(POST)]
        clients[0].close()
        for client in clients[1:]:
            last_words(client)
        eventually(lambda: not house.door._here)


def test_the_house_closes_without_them() -> None:
    with opened(patience=ENDLESS) as house:
        held = [house.knock(b"GET"), house.knock(POST), house.knock(GET % b"big")]
        held += [greeted(house), greeted(house, b"big")]
        eventually(lambda: sum(house.door._here.values()) == 3)
        house.server.should_exit = True
        house.thread.join(SLACK)
        assert not house.thread.is_alive()
        assert len(held) == 5


def test_two_hundred_half_open_requests_disturb_nobody(server: Server, nellie: Person) -> None:
    """Against the real server, with its real patience."""
    host, port = server.address.removeprefix("http://").split(":")
    slow = [socket.create_connection((host, int(port)), timeout=30) for _ in range(200)]
    for client in slow:
        client.sendall(b"GET /api/me HTTP/1.1\r\nhost: ")
    look = nellie.look(nellie.open(["me", "me"]))
    for _ in range(20):
        look.act(look.until_asked()[0])
    for client in slow:
        assert rest(client).startswith(b"HTTP/1.1 408 ")
    assert 'filon_connections_cut_total{waiting_for="head"} 200.0' in server.metrics()
