"""`crowd.py [--idle N] [--onlookers N] [--leaving N]`: a move while many others look.

One pair of people plays where the crowd is, some pairs elsewhere, each at a human pace. Times are
from a click to the other player's screen, in milliseconds. The crowd is a process of its own; all
are guests of their own, put into the database beforehand.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from figures import Row, quantile, show, spread  # noqa: E402
from load import Board  # noqa: E402
from tests.server.first_release import Chair, clear, invite, lay  # noqa: E402
from tests.server.people import Server  # noqa: E402
from tests.server.thawed import FROZEN, Thawed  # noqa: E402

from filon.core.luck import Seeded  # noqa: E402
from filon.core.match import Match  # noqa: E402
from filon.games import load  # noqa: E402

SECONDS, MOMENT = 15.0, 3.0  # that is measured; around a leave
PACE = 10.0  # moves a second
AT_ONCE = 100  # sockets opened together
HERE, ELSEWHERE = "here", [f"other{n}" for n in range(6)]
LONG = {"max_rounds": 1000}

Place = tuple[str, str]  # a guest's token and a table


async def opened(address: str, place: Place) -> ClientConnection:
    token, table = place
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    cookie = {"cookie": f"filon={token}"}
    return await connect(
        where, additional_headers=cookie, compression=None, max_size=None, open_timeout=120
    )


# -- the crowd --------------------------------------------------------------------------------


async def look(address: str, places: list[Place], line: Connection) -> None:
    """Opens all sockets, says how long it took, reads whatever comes; leaves when told to."""
    began = time.perf_counter()
    sockets: list[ClientConnection] = []
    for n in range(0, len(places), AT_ONCE):
        some = [opened(address, place) for place in places[n : n + AT_ONCE]]
        sockets += await asyncio.gather(*some)
    readers = [asyncio.create_task(drain(socket)) for socket in sockets]
    line.send(time.perf_counter() - began)
    await asyncio.to_thread(line.recv)
    for socket in sockets:
        socket.transport.abort()  # all browsers closed in one moment
    await asyncio.gather(*readers, return_exceptions=True)
    line.send(0.0)


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def crowd(address: str, places: list[Place], line: Connection) -> None:
    os.nice(10)
    uvloop.run(look(address, places, line))


class Crowd:
    def __init__(self, server: Server, places: list[Place]) -> None:
        self._line, other = get_context("spawn").Pipe()
        arguments = (server.address, places, other)
        self._process = get_context("spawn").Process(target=crowd, args=arguments, daemon=True)
        self._process.start()
        self.seconds: float = self._line.recv()  # until all were there

    def leave(self) -> None:
        self._line.send("leave")

    def gone(self) -> None:
        self._line.recv()
        self._process.join()


# -- the pairs --------------------------------------------------------------------------------


@dataclass
class Pair:
    """Two who play while something is measured."""

    table: str
    sockets: list[ClientConnection] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    board: Board = field(default_factory=lambda: Board(PACE))

    async def sit_down(self, address: str) -> None:
        for me in (0, 1):
            self.sockets.append(await opened(address, (f"{self.table}{me}", self.table)))
            self.tasks.append(asyncio.create_task(self.board.play(self.sockets[-1], me)))

    async def get_up(self) -> list[float]:
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.board.latencies


async def played(
    address: str,
    tables: list[str],
    seconds: float = SECONDS,
    meanwhile: Callable[[], None] | None = None,
) -> dict[str, list[float]]:
    pairs = [Pair(table) for table in tables]
    for pair in pairs:
        await pair.sit_down(address)
    await asyncio.sleep(1.0)
    for pair in pairs:
        pair.board.latencies = []
    if meanwhile is not None:
        meanwhile()
    await asyncio.sleep(seconds)
    return {pair.table: await pair.get_up() for pair in pairs}


# -- what is measured -------------------------------------------------------------------------


def laid(work: Path, idle: int, guests: list[str]) -> Thawed:
    """A database with a table for each pair and idle ones."""
    thawed = Thawed(FROZEN / "0001", work)
    database = thawed.server.database
    clear(database)
    invite(database, [*guests, *[f"{table}{me}" for table in (HERE, *ELSEWHERE) for me in (0, 1)]])
    match = Match(load("gold-am-yukon"), 2, Seeded(1), LONG)
    for table in (HERE, *ELSEWHERE):
        lay(database, table, match, [Chair(f"{table}{me}", "x") for me in (0, 1)], f"{table}0")
    for n in range(idle):
        lay(database, f"idle{n}", match, [Chair(guests[n], "x")] * 2, guests[n])
    return thawed


def row(what: str, here: list[float], elsewhere: list[float], extra: Row) -> Row:
    at_crowd = spread(here, 0.99) if here else {"p50": "", "p99": "", "n": ""}
    other = spread(elsewhere, 0.99)
    return {
        "what": what,
        "here p50": at_crowd["p50"],
        "here p99": at_crowd["p99"],
        "elsewhere p50": other["p50"],
        "elsewhere p99": other["p99"],
        "most": quantile(elsewhere, 1.0),
        "moves": f"{at_crowd['n']}/{other['n']}",
        "all there after s": extra.get("seconds", ""),
        "server MB": extra.get("memory", ""),
    }


def memory(server: Server) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if "VmRSS" in line)) / 1024


def measured(idle: int, onlookers: int, leaving: int) -> list[Row]:
    guests = [f"guest{n}" for n in range(max(idle, onlookers, leaving))]
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as work:
        os.sched_setaffinity(0, {0})
        thawed = laid(Path(work), idle, guests)
        thawed.server.start()
        os.sched_setaffinity(0, {1})
        server = thawed.server

        def measure(what: str, tables: list[str], there: Crowd | None, **how: Any) -> None:
            times = uvloop.run(played(server.address, tables, **how))
            extra = {"memory": memory(server), "seconds": there.seconds if there else 0.0}
            elsewhere = [seconds for table in ELSEWHERE for seconds in times[table]]
            rows.append(row(what, times.get(HERE, []), elsewhere, extra))

        measure("nobody else", [HERE, *ELSEWHERE], None)
        watching = Crowd(server, [(guests[n], f"idle{n}") for n in range(idle)])
        measure(f"{idle} idle tables, each watched", ELSEWHERE, watching)
        watching.leave()
        watching.gone()
        here = Crowd(server, [(guest, HERE) for guest in guests[:onlookers]])
        measure(f"{onlookers} onlookers here", [HERE, *ELSEWHERE], here)
        here.leave()
        here.gone()
        crowded = Crowd(server, [(guest, HERE) for guest in guests[:leaving]])
        how = {"seconds": MOMENT, "meanwhile": crowded.leave}
        measure(f"{leaving} leave at once", ELSEWHERE, crowded, **how)
        crowded.gone()
        server.stop()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=int, default=3000)
    parser.add_argument("--onlookers", type=int, default=500)
    parser.add_argument("--leaving", type=int, default=600)
    wanted = parser.parse_args()
    show(measured(wanted.idle, wanted.onlookers, wanted.leaving))


if __name__ == "__main__":
    main()
