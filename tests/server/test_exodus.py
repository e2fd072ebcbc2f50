"""A crowd whose connections are cut in one moment: nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from tests.server.party import Party
from tests.server.people import PATIENCE, Look, Person, Server

CROWD = 600
PEOPLE = 20  # who have so many sockets together
COMPLAINTS = ("warning", "error", "critical")


async def came_in(address: str, cookie: str) -> ClientConnection:
    """Somebody who has been shown the table."""
    socket = await connect(
        address,
        additional_headers={"cookie": cookie},
        open_timeout=PATIENCE,
        ping_interval=None,
        max_queue=None,
    )
    while '"chat"' not in str(await socket.recv()):
        pass
    return socket


async def gathered(people: list[Person], table: str) -> list[ClientConnection]:
    """All of them, each with many sockets."""
    address = f"{people[0].server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    crowd: list[ClientConnection] = []
    for person in people:
        cookie = f"filon={person.http.cookies['filon']}"
        coming = [came_in(address, cookie) for _ in range(CROWD // PEOPLE)]
        crowd += await asyncio.gather(*coming)
    return crowd


def sockets(server: Server) -> int:
    found = re.search(r"^filon_sockets (\d+)", server.metrics(), re.MULTILINE)
    assert found
    return int(found[1])


def files(server: Server) -> int:
    """That the server has open, connections among them."""
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def complaints(server: Server) -> list[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line["event"] for line in lines if line["level"] in COMPLAINTS]


def until(server: Server, open_sockets: int, open_files: int) -> None:
    end = time.monotonic() + PATIENCE
    while sockets(server) != open_sockets or files(server) > open_files:
        assert time.monotonic() < end, (sockets(server), files(server))
        time.sleep(0.05)


def comings_and_goings(look: Look) -> int:
    """How often somebody who stays is told, until nobody else is there."""
    told = 0
    while look.lobby["watching"]:
        told += look.read()["type"] == "lobby"
    return told


def test_six_hundred_who_are_cut_off_at_once_disturb_nobody(alone: Server) -> None:
    nellie, jack, eve = (Person(alone, name) for name in ("Nellie", "Jack", "Eve"))
    theirs = nellie.open(["me", "open", "greedy"], start=False)
    jack.do(theirs, "join").raise_for_status()
    nellie.do(theirs, "start").raise_for_status()
    watched = eve.open(["me", "me"])
    party, stays = Party(theirs, [nellie, jack]), Party(watched, [eve])
    party.play(2)
    people = [Person(alone, f"Onlooker {n}") for n in range(PEOPLE)]
    before = files(alone)

    async def come_and_go() -> None:
        crowd = await gathered(people, watched)
        stays.wait(lambda look: look.lobby["watching"] > 0)
        assert sockets(alone) == CROWD + 3
        for socket in crowd:
            socket.transport.abort()

    asyncio.run(come_and_go())
    party.play(20)
    assert comings_and_goings(stays.looks[0]) < PEOPLE
    until(alone, 3, before + 4)  # a request of ours or two
    for together in (party, stays):
        together.play(4)
        assert all(look.refusals == [] for look in together.looks)
        together.close()
    assert complaints(alone) == []
