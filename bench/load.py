"""`load.py`: a real server on one core, scripted people over WebSocket on another.

Prints JSON: moves a second over saturated tables and what one costs the server; the time from a
click to the other player's screen, saturated and at a human pace; memory of an idle table.

    python bench/load.py                        this Filon, all of it
    python bench/load.py ../before --saturated  the first scene only, of another checkout
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
OTHER = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
if __name__ == "__main__" and OTHER:
    ROOT = Path(OTHER).resolve()
    os.environ["PYTHONPATH"] = str(ROOT / "src")
sys.path.insert(0, str(ROOT))

from tests.server.people import Person, Server  # noqa: E402

TABLES = 50
IDLE_TABLES = 400
SECONDS = 8.0
PACE = 10.0  # moves a second at a table
LONG = {"max_rounds": 1000}


class Choice(msgspec.Struct):
    act: str


class Seen(msgspec.Struct):
    """Of all that the server says, what a scripted player needs."""

    type: str
    version: int = 0
    length: int = 0
    seat: int = 0
    choices: list[Choice] = []
    over: bool = False


DECODE = msgspec.json.Decoder(Seen).decode


class Board:
    """A table with two players; notes when a click reaches the other one's screen."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.moves = 0
        self.latencies: list[float] = []
        self.awaited = -1  # the length of the log that the other player is about to see
        self.clicked_by = -1
        self.clicked_at = 0.0

    async def play(self, socket: ClientConnection, me: int) -> None:
        async for data in socket:
            for line in str(data).split("\n"):
                seen = DECODE(line)
                if seen.type == "position":
                    await self._look(socket, seen, me)

    async def _look(self, socket: ClientConnection, seen: Seen, me: int) -> None:
        if seen.length == self.awaited and me != self.clicked_by:
            self.latencies.append(time.perf_counter() - self.clicked_at)
            self.awaited = -1
        if seen.choices and not seen.over:
            await self._click(socket, seen, me)

    async def _click(self, socket: ClientConnection, seen: Seen, me: int) -> None:
        if self.pace:
            await asyncio.sleep(random.uniform(0.5, 1.5) / self.pace)  # people do not click in step
        act = seen.choices[seen.length % len(seen.choices)].act
        message = {"type": "act", "act": act, "version": seen.version, "seat": seen.seat}
        self.awaited, self.clicked_by = seen.length + 1, me
        self.clicked_at = time.perf_counter()
        self.moves += 1
        await socket.send(json.dumps(message))


async def crowd(tables: list[tuple[Person, Person, str]], pace: float) -> dict[str, float]:
    """Two people at every table, all at once, for a while."""
    servers = {person.server.pid for first, second, _ in tables for person in (first, second)}
    boards = [Board(pace) for _ in tables]
    sockets, tasks = [], []
    for board, (first, second, table) in zip(boards, tables, strict=True):
        for me, person in enumerate((first, second)):
            sockets.append(await _socket(person, table))
            tasks.append(asyncio.create_task(board.play(sockets[-1], me)))
    await asyncio.sleep(1.0)
    for board in boards:
        board.moves, board.latencies = 0, []
    began, worked = time.perf_counter(), _processor(servers)
    await asyncio.sleep(SECONDS)
    moves, spent = sum(board.moves for board in boards), time.perf_counter() - began
    worked = _processor(servers) - worked
    latencies = sorted(latency for board in boards for latency in board.latencies)
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "moves_per_second": moves / spent,
        "server_us_a_move": worked / moves * 1e6,
        "p50_ms": latencies[len(latencies) // 2] * 1000,
        "p99_ms": latencies[len(latencies) * 99 // 100] * 1000,
    }


async def _socket(person: Person, table: str) -> ClientConnection:
    address = person.server.address.replace("http", "ws")
    cookie = {"cookie": f"filon={person.http.cookies['filon']}"}
    where = f"{address}/api/tables/{table}/socket"
    return await connect(where, additional_headers=cookie, compression=None, max_size=None)


def meet(server: Server) -> list[tuple[Person, Person, str]]:
    tables = []
    for _ in range(TABLES):
        first, second = Person(server), Person(server)
        table = first.open(["me", "open"], start=False, options=LONG)
        second.do(table, "join")
        first.do(table, "start")
        tables.append((first, second, table))
    return tables


def idle_table_kb(server: Server) -> float:
    """What a table costs that nobody looks at, as long as it is kept in memory."""
    before = _memory(server)
    for n in range(IDLE_TABLES):
        if n % 50 == 0:
            person = Person(server)
        person.open(["me", "me", "me", "me"])
    return (_memory(server) - before) / IDLE_TABLES


def _memory(server: Server) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if "VmRSS" in line))


def _processor(servers: set[int]) -> float:
    """Seconds that these processes have worked, those beside them not counted."""
    states = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2] for pid in servers]
    ticks = sum(int(field) for state in states for field in state.split()[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    with tempfile.TemporaryDirectory() as work:
        os.sched_setaffinity(0, {0})
        server = Server(Path(work) / "filon.db")
        server.start()
        os.sched_setaffinity(0, {1})
        figures: dict[str, Any] = {}
        is_whole = "--saturated" not in sys.argv
        if is_whole:
            figures["idle_table_kb"] = idle_table_kb(server)
        figures["saturated"] = uvloop.run(crowd(meet(server), 0))
        if is_whole:
            figures["paced"] = uvloop.run(crowd(meet(server), PACE))
        server.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
