"""`length.py [MOVES …]`: what a move, an undo, a look back and a load cost in short and long games.

A game of so many moves is put into a database of the first release; a real server finds it there.
Milliseconds as somebody at the table waits for them; bytes as an onlooker gets them.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from figures import Row, quantile, show  # noqa: E402
from tests.server.first_release import Chair, clear, lay  # noqa: E402
from tests.server.party import catch_up, take_back  # noqa: E402
from tests.server.people import PATIENCE, Look, Person  # noqa: E402
from tests.server.thawed import FROZEN, Thawed  # noqa: E402

from filon.core.luck import Seeded  # noqa: E402
from filon.core.match import Match  # noqa: E402
from filon.games import load  # noqa: E402

LENGTHS = [50, 3000, 6000]
SEATS = 6
TABLE = "length"
MOVES, UNDOS, LOOKS, LOADS = 60, 12, 20, 5
UNPACKING = 5.0  # seconds
QUIET = 0.3  # seconds in which nothing comes
PACE = 0.01  # seconds between two clicks: nobody is taken for a flood


def game_of(moves: int) -> Match:
    """Gold am Yukon at random: the first seed whose game goes on beyond so many moves."""
    game = load("gold-am-yukon")
    for seed in range(1000):
        die, match = random.Random(seed), Match(game, SEATS, Seeded(seed), {"max_rounds": 1000})
        while not match.over and len(match.log) < moves + 4 * MOVES:
            seat = match.to_act[0]
            match.submit(seat, die.choice(match.legal(seat)))
        if not match.over:
            return match.replayed(moves)
    raise LookupError(f"no game of {moves} moves")


class Table:
    """A person who plays all seats, and an onlooker."""

    def __init__(self, moves: int, work: Path) -> None:
        self.moves, self.die = moves, random.Random(1)
        self.thawed = Thawed(FROZEN / "0001", work)
        clear(self.thawed.server.database)
        chair = Chair(self.thawed.id_of("Nellie"), "Nellie")
        lay(self.thawed.server.database, TABLE, game_of(moves), [chair] * SEATS, chair.guest)
        self.thawed.start()
        self.person: Person = self.thawed.people["Nellie"]
        self.look = self.person.look(TABLE)
        self.onlooker = self.thawed.people["Watcher"].look(TABLE)
        for look in (self.look, self.onlooker):
            look.until("chat")

    def rest(self) -> None:
        """A game of an older release may have to be unpacked first."""
        self.move()
        time.sleep(UNPACKING)

    def move(self) -> float:
        words = self.die.choice(self.look.until_asked())
        time.sleep(PACE)
        began = time.perf_counter()
        self.look.act(words)
        return time.perf_counter() - began

    def undo(self) -> tuple[float, int]:
        """Seconds, and the bytes an onlooker gets for it."""
        while not self.look.position["can_undo"]:
            self.move()
        catch_up(self.onlooker, QUIET)
        began = time.perf_counter()
        take_back(self.look)
        return time.perf_counter() - began, received(self.onlooker)

    def look_back(self) -> float:
        where = self.die.randrange(self.moves)
        began = time.perf_counter()
        answer = self.person.get(f"/api/tables/{TABLE}/position/{where}")
        assert answer.status_code == 200, answer.text
        return time.perf_counter() - began

    def load(self) -> tuple[float, float, float, int]:
        """A restart: seconds it took, then to the first answer about the table and to its page,
        and the bytes of that page."""
        self.thawed.server.stop()
        began = time.perf_counter()
        self.thawed.server.start()
        started = time.perf_counter() - began
        self.person.moved_to(self.thawed.server)
        began = time.perf_counter()
        assert self.person.http.get(f"/api/tables/{TABLE}").status_code == 200
        found = time.perf_counter() - began
        self.look = self.person.look(TABLE)
        size = 0
        while not self.look.position:
            size += received(self.look, 1, PATIENCE)
        return started, found, time.perf_counter() - began, size

    def close(self) -> None:
        self.thawed.server.stop()


def received(look: Look, frames: int = 1_000_000, patience: float = QUIET) -> int:
    """The bytes of what comes: so many frames, or all until it is quiet."""
    size = 0
    for _ in range(frames):
        try:
            frame = str(look.socket.recv(patience))
        except TimeoutError:
            break
        size += len(frame.encode())
        look._lines += frame.split("\n")
        while look._lines:
            look.read()
    return size


def measured(moves: int) -> Row:
    with tempfile.TemporaryDirectory() as work:
        table = Table(moves, Path(work))
        table.rest()
        clicks = [table.move() for _ in range(MOVES)]
        undos = [table.undo() for _ in range(UNDOS)]
        looks = [table.look_back() for _ in range(LOOKS)]
        loads = [table.load() for _ in range(LOADS)]
        table.close()
    return {
        "moves": moves,
        "move p50": quantile(clicks, 0.5),
        "p95": quantile(clicks, 0.95),
        "undo p50": quantile([seconds for seconds, _ in undos], 0.5),
        "p95 ": quantile([seconds for seconds, _ in undos], 0.95),
        "undo bytes": sorted(size for _, size in undos)[UNDOS // 2],
        "look back p50": quantile(looks, 0.5),
        "p95  ": quantile(looks, 0.95),
        "start p50": quantile([load[0] for load in loads], 0.5),
        "load p50": quantile([load[1] for load in loads], 0.5),
        "load and page p50": quantile([load[2] for load in loads], 0.5),
        "page bytes": loads[-1][3],
    }


def main() -> None:
    lengths = [int(moves) for moves in sys.argv[1:]] or LENGTHS
    show([measured(moves) for moves in lengths])


if __name__ == "__main__":
    main()
