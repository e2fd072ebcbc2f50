"""People at a real server: a browser's cookies and sockets without the browser."""

from __future__ import annotations

import atexit
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.cluster import url_of

PATIENCE = 30.0
STORY_PART = 500  # entries


class Server:
    """`filon serve` in a process of its own, on a free port."""

    def __init__(
        self,
        database: Path,
        url: str = "",
        options: Sequence[str] = (),
        editions: Path | None = None,
    ) -> None:
        self.database = database
        self.editions = editions
        self.url = url or url_of(database)
        self.options = options
        self.log = database.with_suffix(".log")
        self.address = ""
        self._metrics = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        command = [sys.executable, "-m", "filon", "serve", "--port", "0", "--database", self.url]
        command += ["--metrics", "127.0.0.1:0", "--metrics-every", "0", "--limits", "0"]
        command += self.options  # the last word counts
        atexit.register(self._end)
        with self.log.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
                env={**os.environ, "FILON_EDITIONS": str(self.editions or "")},
            )

    def wait(self) -> None:
        """Until it answers; it says first where."""
        self.address, self._metrics = self._said_address(), self._said_address()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-2000:])

    def metrics(self) -> str:
        return httpx.get(f"{self._metrics}/metrics").text

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """As a power cut would: no good-bye, workers included."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def _said_address(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, f"no address in {line!r}; {self.log.read_text()[-2000:]}"
        return found[0]

    def _end(self) -> None:
        """A test that failed half-way leaves nothing behind."""
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Person:
    """A guest with a cookie: a new one, or the one with that token."""

    def __init__(self, server: Server, name: str = "", token: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        if token:
            self.http.cookies.set("filon", token, domain=_host(server.address), path="/")
        self.id = self.http.get("/api/me").json()["id"]
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def moved_to(self, server: Server) -> None:
        """The same cookies at another address: a restarted server has another port."""
        cookies = dict(self.http.cookies)
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, cookies=cookies)
        self.server = server

    def open(self, seats: list[str], start: bool = True, **wish: Any) -> str:
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        game = wish.pop("game", "gold-am-yukon")
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": wanted, "start": start, **wish}
        )
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def do(self, table: str, what: str, **wish: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{what}", json=wish if what == "join" else None)

    def look(self, table: str, **query: str) -> Look:
        return Look(self, table, query)

    def get(self, path: str) -> httpx.Response:
        """Asks again as long as it is too much at once."""
        until = time.monotonic() + PATIENCE
        while (answer := self.http.get(path)).status_code == 429 and time.monotonic() < until:
            time.sleep(0.1)
        return answer

    def story(self, table: str) -> list[dict[str, Any]]:
        """The whole log as I may know it, asked for in parts."""
        told: list[dict[str, Any]] = []
        while True:
            part = f"since={len(told)}&until={len(told) + STORY_PART}"
            answer = self.get(f"/api/tables/{table}/log?{part}")
            assert answer.status_code == 200, answer.text
            more = [entry for entry in answer.json() if entry["n"] >= len(told)]
            if not more:
                return told
            told += more


def _host(address: str) -> str:
    return address.removeprefix("http://").partition(":")[0]


class Look:
    """A socket and what it has shown so far."""

    def __init__(self, person: Person, table: str, query: dict[str, str] | None = None) -> None:
        address = person.server.address.replace("http", "ws")
        cookie = f"filon={person.http.cookies.get('filon') or ''}"
        asked = "&".join(f"{key}={value}" for key, value in (query or {}).items())
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address}/api/tables/{table}/socket?{asked}",
                additional_headers={"cookie": cookie},
                max_size=None,
                max_queue=None,  # whoever does not read for a while is still there
                ping_interval=None,
            )
        )
        self._lines: list[str] = []  # of the last frame, not yet read
        self.position: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.clocks: list[dict[str, Any]] = []
        self.refusals: list[str] = []
        self.reason: list[Any] | None = None  # why something was not possible, when last asked
        self._asked = 0  # actions and undos

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        if not self._lines:
            self._lines = str(self.socket.recv(timeout)).split("\n")
        message: dict[str, Any] = json.loads(self._lines.pop(0))
        kind = message["type"]
        if kind == "position":
            self.position = message
        elif kind == "happened":
            missing = message["since"] - len(self.log)  # of a long log only the end is sent
            self.log += [{}] * missing
            self.log[message["since"] :] = message["entries"]
        elif kind == "lobby":
            self.lobby = message["table"]
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "clocks":
            self.clocks = message["hands"]
        elif kind == "because":
            self.reason = message["reason"]
        elif kind != "ways":
            self.refusals.append(message["problem"])
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.read()
            if message["type"] == kind:
                return message

    def until_asked(self) -> list[str]:
        """Waits for my turn (or the end); the words I can answer with."""
        while not self.position or not (self.words() or self.position["over"]):
            self.read()
        return self.words()

    def words(self) -> list[str]:
        return [choice["act"] for choice in self.position["choices"]]

    def send(self, **message: Any) -> None:
        self._asked += message["type"] in ("act", "undo")
        self.socket.send(json.dumps(message))

    def act(self, words: str) -> None:
        """Acts and waits until the server shows what came of it."""
        self.send(
            type="act", act=words, version=self.position["version"], seat=self.position["seat"]
        )
        self.until_answered()

    def until_answered(self) -> None:
        """To everything I sent: news of others may come in between."""
        while self.until("position")["answers"] < self._asked:
            pass

    def close(self) -> None:
        self._open.close()
