"""Kill -9 at any moment: no acknowledged move is lost, and the games go on."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.people import Person, Server

KILLS = 20
TABLES = 3


class Player(threading.Thread):
    """Plays one hot-seat table as fast as it can and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.choose = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []  # number in the log, words

    def run(self) -> None:
        try:
            look = self.person.look(self.table)
            while words := look.until_asked():
                chosen = self.choose.choice(words)
                number = look.position["length"]
                look.act(chosen)
                if look.position["length"] == number + 1:
                    self.acknowledged.append((number, chosen))
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return


def test_twenty_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    people = [Person(server, f"Player {n}") for n in range(TABLES)]
    tables = [person.open(["me", "me", "greedy"]) for person in people]
    acknowledged: dict[str, dict[int, str]] = {table: {} for table in tables}
    moment = random.Random(7)
    for kill in range(KILLS):
        players = [Player(*place, kill) for place in zip(people, tables, strict=True)]
        for player in players:
            player.start()
        time.sleep(0.1 + moment.random() * 0.3)
        server.kill()
        for player in players:
            player.join(timeout=30)
            acknowledged[player.table].update(dict(player.acknowledged))
        _compare(server.database, acknowledged)
        server.start()
        for person in people:
            person.moved_to(server)
    server.stop()
    assert sum(len(moves) for moves in acknowledged.values()) > KILLS


def _compare(database: Path, acknowledged: dict[str, dict[int, str]]) -> None:
    """Every acknowledged move stands in the database, under its number."""
    with sqlite3.connect(database) as connection:
        for table, moves in acknowledged.items():
            rows = connection.execute("SELECT n, words FROM log WHERE table_id = ?", (table,))
            written = dict(rows.fetchall())
            assert {n: written.get(n) for n in moves} == moves
            assert sorted(written) == list(range(len(written)))
