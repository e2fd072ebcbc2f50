"""Every line is JSON, whoever speaks, and no line tells a secret."""

from __future__ import annotations

import hashlib
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from filon.server.logs import CHATTER
from tests.server.people import Person, Server

SPEAKERS = """
import asyncio, logging, sys, threading, warnings
from structlog import get_logger
from filon.server.logs import set_up_logs

set_up_logs(logging.INFO)
URL = "postgresql://nellie:s3cret@db/filon"

def fail(*_):
    raise ValueError(f"first line of {URL}\\nsecond line")

get_logger().info("ours", number=1)
logging.getLogger("uvicorn.error").warning("theirs\\nin two lines")
warnings.warn("a warning")
try:
    fail()
except ValueError:
    get_logger().exception("caught")
    logging.getLogger("uvicorn.error").exception("theirs too")
thread = threading.Thread(target=fail, name="storage")
thread.start()
thread.join()

async def main():
    asyncio.get_running_loop().call_soon(fail)
    await asyncio.sleep(0.05)

asyncio.run(main())
fail()
"""
FLOOD = """
import logging
from structlog import get_logger
from filon.server.logs import set_up_logs

set_up_logs(logging.INFO)
for n in range(1000):
    get_logger().info("refused", n=n)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
get_logger().error("important")
"""


def said_by(code: str) -> str:
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert found.stdout == ""
    return found.stderr


def lines(text: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in text.splitlines()]
    for line in found:
        assert {"event", "level", "timestamp"} <= set(line)
    return found


def test_whoever_speaks_speaks_json() -> None:
    text = said_by(SPEAKERS)
    said = lines(text)
    assert [line["level"] for line in said] == [
        "info", "warning", "warning", "error", "error", "error", "error", "critical",
    ]  # fmt: skip
    assert said[1]["event"] == "theirs\nin two lines"
    assert said[1]["logger"] == "uvicorn.error"
    traces = [line["exception"] for line in said if "exception" in line]
    assert len(traces) == 5
    assert all("second line" in trace and "def fail" not in trace for trace in traces)
    assert "s3cret" not in text


def test_a_flood_of_refusals_does_not_fill_the_disk() -> None:
    said = lines(said_by(FLOOD))
    assert CHATTER[0] <= len(said) < 1000
    assert said[-1]["event"] == "important"
    assert len(said) + sum(line.get("dropped", 0) for line in said) == 2001


def play_to_the_end(person: Person) -> str:
    """Returns the key of the table's luck, which is opened then."""
    table = person.open(["me", "greedy"], options={"max_rounds": 1})
    look = person.look(table)
    while words := look.until_asked():
        look.send(type="say", text="the gold is under the old bridge")
        look.socket.send("not json")
        look.act(words[0])
    key: str = person.http.get(f"/api/tables/{table}").json()["key"]
    return key


def knock_badly(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as client:
        client.sendall(b"NONSENSE\r\n\r\n")
        client.recv(100)


@pytest.fixture
def quiet(tmp_path: Path) -> Server:
    return Server(tmp_path / "filon.db")


def test_a_played_game_tells_no_secret(quiet: Server) -> None:
    quiet.start()
    nellie, jack = Person(quiet, "Nellie"), Person(quiet, "Jack")
    key = play_to_the_end(nellie)
    assert len(key) == 64
    nellie.http.get(f"/api/tables/{nellie.http.cookies['filon']}")  # pasted into the wrong place
    nellie.http.get("/api/tables/nowhere")
    jack.http.put("/api/me", json={"name": ""})
    knock_badly(quiet)
    assert quiet.stop() == 0
    text = quiet.log.read_text()
    said = lines(text)
    assert {"open", "refused", "closed", "Invalid HTTP request received."} <= {
        line["event"] for line in said
    }
    for person in (nellie, jack):
        token = person.http.cookies["filon"].partition(".")[0]
        assert token not in text
        assert hashlib.sha256(token.encode()).hexdigest() not in text
    assert key not in text
    assert "old bridge" not in text
