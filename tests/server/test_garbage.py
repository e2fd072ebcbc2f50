"""Thousands of messages that make no sense: each is refused, and nobody else notices."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.garbage import METHODS, Garbage
from tests.server.party import Party
from tests.server.people import Look, Person, Server

MANY = 6000
A_WHILE = 100  # messages, then the others are looked after
INTERNAL = 1011  # how a socket ends that should not end so

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
OPENING = {"game": "gold-am-yukon", "seats": SEATS, "options": {"max_rounds": 3}, "public": True}
REQUESTS: list[tuple[str, str, Any]] = [
    ("PUT", "/api/me", {"name": "Nellie"}),
    ("POST", "/api/tables", {**OPENING, "start": False}),
    ("POST", "/api/tables", {"game": "lost-valley", "seats": SEATS[:2], "options": {"trading": 0}}),
    ("POST", "/api/tables/{table}/join", {"seat": 1}),
    ("POST", "/api/tables/{table}/join", {"seat": None}),
    ("POST", "/api/tables/{table}/start", {}),
    ("POST", "/api/tables/{table}/leave", {}),
    ("POST", "/api/tables/{table}/resign", {}),
    ("POST", "/api/tables/{table}/return", {}),
    ("POST", "/api/tables/{table}/rematch", {}),
    ("GET", "/api/tables/{table}/position/1?text=fr", None),
    ("GET", "/api/tables/{table}/log?since=0&until=3", None),
    ("GET", "/api/tables/{table}/film?since=0&until=3", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/socket?text=en", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/games/colorado/text/en", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/me", None),
    ("GET", "/t/{table}/20", None),
    ("GET", "/assets/index.js", None),
]


class Others:
    """Two friends who play on meanwhile."""

    def __init__(self, server: Server) -> None:
        nellie, jack = Person(server, "Nellie"), Person(server, "Jack")
        table = nellie.open(["me", "open", "greedy"], start=False, options={"max_rounds": 1000})
        jack.do(table, "join").raise_for_status()
        nellie.do(table, "start").raise_for_status()
        self.party = Party(table, [nellie, jack])

    def are_undisturbed(self) -> None:
        assert self.party.play(2)
        assert {problem for look in self.party.looks for problem in look.refusals} <= {"stale"}


def bombard(server: Server, throw: Callable[[], str]) -> None:
    """Throws many; each says what was wrong about the answer, if anything was."""
    others = Others(server)
    others.are_undisturbed()
    before = len(log(server))
    wrong = []
    for n in range(MANY):
        wrong.append(throw())
        if n % A_WHILE == 0:
            others.are_undisturbed()
    found = [problem for problem in wrong if problem]
    assert not found, "\n".join([f"{len(found)} of {MANY}", *found[:: len(found) // 20 + 1]])
    assert "Traceback" not in log(server)[before:]
    others.are_undisturbed()


def log(server: Server) -> str:
    return server.log.read_text(errors="replace")


# -- HTTP -------------------------------------------------------------------------------------


class Requests:
    """A keep-alive connection, opened anew whenever the server has had enough."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.garbage = server, Garbage(seed)
        host, port = server.address.removeprefix("http://").split(":")
        self.address = (host, int(port))
        self.guests = [Person(server, f"Guest {n}") for n in range(12)]
        self.tables = [guest.open(["me", "open"], start=False) for guest in self.guests]
        self.tables += [guest.open(["me", "me"]) for guest in self.guests]
        self.line: socket.socket | None = None

    def throw(self) -> str:
        request = self.request()
        for _ in range(2):  # the connection may have been closed after the last answer
            try:
                return self.wrong(request, self.answer(request))
            except (OSError, HTTPException):
                self.hang_up()
        return ""  # not even a request: closed without an answer

    def request(self) -> bytes:
        method, path, valid = self.garbage.pick(REQUESTS)
        body = b"" if valid is None else json.dumps(valid).encode()
        headers = {b"host": "{}:{}".format(*self.address).encode(), b"cookie": self.cookie()}
        headers[b"content-type"] = b"application/json"
        way = self.garbage.die.random()
        if valid is not None and way < 0.6:
            body = self.garbage.message(valid)
        elif way < 0.75:
            headers.update([self.garbage.header()])
        elif way < 0.95:
            path = self.garbage.path(path)
        else:
            method = self.garbage.pick(METHODS)
        path = path.replace("{table}", self.garbage.pick(self.tables))
        headers.setdefault(b"content-length", b"%d" % len(body))
        lines = [b"%s: %s" % header for header in headers.items()]
        first = f"{method} {path} HTTP/1.1".encode()
        return b"\r\n".join([first, *lines, b"", body])

    def cookie(self) -> bytes:
        return b"filon=" + str(self.garbage.pick(self.guests).http.cookies["filon"]).encode()

    def answer(self, request: bytes) -> HTTPResponse:
        if self.line is None:
            self.line = socket.create_connection(self.address, timeout=0.3)
        self.line.sendall(request)
        response = HTTPResponse(self.line, method=request.partition(b" ")[0].decode())
        response.begin()
        response.read()
        if response.will_close:
            self.hang_up()
        return response

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.close()
        self.line = None

    def wrong(self, request: bytes, response: HTTPResponse) -> str:
        return f"{response.status} {request!r}" if response.status >= 500 else ""


def test_requests_that_make_no_sense(server: Server) -> None:
    bombard(server, Requests(server, 1).throw)


NAME = b'{"name": "Nellie"}'
WRONG: dict[str, tuple[str, str, dict[str, str], bytes]] = {
    "a key that is no UTF-8": ("PUT", "/api/me", {}, b'{"n\xffame": "Nellie"}'),
    "a name that is no UTF-8": ("PUT", "/api/me", {}, b'{"name": "Nell\xc0\x80ie"}'),
    "nested": ("PUT", "/api/me", {}, b'{"name": ' + b"[" * 3000),
    "nested as deep as a body may be": ("POST", "/api/tables", {}, b"[" * 60_000),
    "half an origin": ("PUT", "/api/me", {"origin": "http://["}, NAME),
    "an origin without its end": ("PUT", "/api/me", {"origin": "http://[::1"}, NAME),
    "a port out of range": ("GET", "/api/tables/nowhere", {"host": "a:99999999"}, b""),
    "NUL in a path": ("GET", "/%00/t", {}, b""),
    "a long path": ("GET", "/" + "x" * 300, {}, b""),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_requests_that_once_gave_a_500(nellie: Person, wrong: str) -> None:
    method, path, headers, body = WRONG[wrong]
    headers = {"content-type": "application/json", **headers}
    answer = nellie.http.request(method, path, headers=headers, content=body)
    assert answer.status_code < 500


# -- the socket -------------------------------------------------------------------------------


class Frames:
    """A socket at a table of one's own, opened anew whenever the server has had enough."""

    def __init__(self, server: Server, seed: int) -> None:
        self.garbage = Garbage(seed)
        self.people = [Person(server, f"Guest {n}") for n in range(12)]
        self.tables = [person.open(["me", "me"]) for person in self.people[:9]]
        self.tables += [person.open(["me", "open"], start=False) for person in self.people[9:]]
        self.turn = 0
        self.thrown: list[bytes] = []  # since the socket was opened
        self.look: Look | None = None

    def throw(self) -> str:
        look = self.opened()
        try:
            if self.garbage.die.random() < 0.01:
                return self.no_frame(look)
            self.frame(look)
            return "" if len(self.thrown) < A_WHILE else self.settled(look)
        except (ConnectionClosed, TimeoutError):
            return self.left(look)

    def opened(self) -> Look:
        if self.look is None:
            self.turn = (self.turn + 1) % len(self.people)
            self.look = self.people[self.turn].look(self.tables[self.turn])
            self.look.until("chat")
        return self.look

    def frame(self, look: Look) -> None:
        way, data = self.garbage.die.random(), self.garbage.message(self.valid(look))
        self.thrown.append(data)
        if way < 0.85:
            look.socket.send(data, text=True)
        elif way < 0.95:
            look.socket.send(data)
        else:
            look.socket.send([data[:3], data[3:]], text=True)

    def valid(self, look: Look) -> dict[str, Any]:
        version, seat = look.position.get("version", 0), look.position.get("seat", 0)
        words = look.words()[0] if look.position and look.words() else "roll"
        messages: list[dict[str, Any]] = [
            {"type": "act", "act": words, "version": version, "seat": seat},
            {"type": "undo", "version": version, "seat": seat, "all": True},
            {"type": "say", "text": "hello"},
            {"type": "look", "text": "fr", "seat": 1},
        ]
        chosen: dict[str, Any] = self.garbage.pick(messages)
        return chosen

    def no_frame(self, look: Look) -> str:
        """Bytes that no library would send."""
        text = self.garbage.message(self.valid(look))[:100]
        data = self.garbage.pick([
            bytes([0x81, len(text)]) + text,  # unmasked
            bytes([0xF1, 0x80 | len(text)]) + bytes(4) + text,  # reserved bits
            bytes([0x83, 0x80]) + bytes(4),  # an opcode of no meaning
            bytes([0x80, 0x80 | len(text)]) + bytes(4) + text,  # the end of no beginning
            bytes([0x88, 0x82]) + bytes(4) + struct.pack(">H", 5),  # a code nobody may send
            bytes([0x88, 0x81]) + bytes(4) + b"x",  # half a code
            bytes([0x89, 0xFE]) + struct.pack(">H", 200) + bytes(204),  # a ping too long
            bytes([0x81, 0xFF]) + struct.pack(">Q", 2**62) + bytes(4),  # a promise of too much
            b"\x81\x81" + bytes(4) + b"\xff\x88\x80" + bytes(4),  # what is no text, and a good-bye
            text,
        ])  # fmt: skip
        self.thrown.append(data)
        with suppress(OSError, ConnectionClosed, TimeoutError):
            look.socket.socket.sendall(data)
            while True:
                look.read(0.1)
        return self.left(look)

    def settled(self, look: Look) -> str:
        """The socket is still there and answers."""
        look.send(type="look", text="xx")
        while "'xx'" not in look.read().get("detail", ""):
            pass
        return self.left(look)

    def left(self, look: Look) -> str:
        """How the socket ended, if it should not have ended so."""
        look.close()
        thrown, self.look, self.thrown = self.thrown, None, []
        return f"after {thrown[-3:]!r}" if look.socket.close_code == INTERNAL else ""


def test_frames_that_make_no_sense(server: Server) -> None:
    bombard(server, Frames(server, 2).throw)
