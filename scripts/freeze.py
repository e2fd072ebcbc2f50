"""Every release freezes a database and records as fixtures: `freeze.py OUT_DIR`.

A real server of this code is played at by scripted people until it holds games of all kinds in all
states. OUT_DIR gets `filon.db.gz`, the records of the finished games, and `expected.json.gz`: what
each person saw, and the token to look as that person. Whatever comes later must show the same
(`tests/server/test_frozen.py`). People's choices are seeded; the dice are the server's own.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.party import Party, take_back  # noqa: E402
from tests.server.people import Look, Person, Server  # noqa: E402

from filon import __version__  # noqa: E402
from filon.games import NAMES  # noqa: E402

NELLIE, JACK, COLON = "Nellie", "Jack Zoë 🦦", "a : b"
WATCHER = "Watcher"
HALF = {"gold-am-yukon": 40, "treasure-hunter": 25, "colorado": 60, "lost-valley": 60}
LONG = 1500  # actions of a game that is far longer than any page wants to hear of at once
SITTING = 300  # of them over one socket, so as not to be taken for a flood
SHORT = {
    "gold-am-yukon": {"max_rounds": 4},
    "colorado": {"max_turns": 3},
    "lost-valley": {"max_rounds": 6},
    "treasure-hunter": {"open_money": 0},
}
PARTS = 4  # a finished game is looked at after each quarter


class Frozen:
    """Tables as they are laid, and what was seen of them."""

    def __init__(self, server: Server, target: Path) -> None:
        self.target = target
        self.people = {name: Person(server, name) for name in (NELLIE, JACK, COLON, WATCHER)}
        self.nellie, self.jack = self.people[NELLIE], self.people[JACK]
        self.tables: list[dict[str, Any]] = []
        self.seed = 0

    def party(self, table: str, *people: Person) -> Party:
        self.seed += 1
        return Party(table, list(people), self.seed)

    # -- what is laid ---------------------------------------------------------------------

    def lay_open(self) -> None:
        table = self.nellie.open(["me", "open", "open"], start=False, public=True)
        for person, text in [(self.nellie, "Wer spielt mit?"), (self.jack, "Moi ! 🪙 «œuf» ‹3›")]:
            chat(person, table, text)
        self.keep("open, public, chat by a player and an onlooker", table)

        table = self.nellie.open(
            ["me", "open", "greedy"], start=False, game="colorado", options={"max_turns": 77}
        )
        self.jack.do(table, "join").raise_for_status()
        self.keep("open, private, full", table)

        table = self.jack.open(
            ["open", "me", "random", "ismcts:50"],
            start=False,
            game="lost-valley",
            public=True,
            options={"trading": 0, "store_sells_materials": 1},
        )
        self.keep("open, bots of all kinds, options", table)

        table = self.nellie.open(["me", *["open"] * 5], start=False, game="treasure-hunter")
        self.jack.do(table, "join", seat=3).raise_for_status()
        self.people[WATCHER].do(table, "join").raise_for_status()
        self.people[WATCHER].do(table, "leave").raise_for_status()
        self.keep("open, somebody left again", table)

    def lay_running(self, game: str) -> None:
        table = self.nellie.open(["me", "me"], game=game)
        self.keep("running, nothing done yet", table)

        table = self.nellie.open(["me", "me", "me"], game=game, public=True)
        party = self.party(table, self.nellie)
        party.play(5)
        self.rest("running, hot-seat, early", party)

        table = self.friends(game, "greedy")
        party = self.party(table, self.nellie, self.jack)
        party.play(HALF[game])
        for person in (self.nellie, self.jack):
            chat(person, table, f"{game}: schön, 今日は, {'ha' * 40} \N{FACE WITH TEARS OF JOY}")
        self.rest("running, people and a bot, middle, chat", party)

        table = self.friends(game)
        party = self.party(table, self.nellie, self.jack)
        party.play(8)
        undone = 0
        while undone < 3:
            party.play(2)
            undone += sum(undo_if_possible(look) for look in party.looks)
        party.play(3)
        self.rest("running, actions after undo", party)

        table = self.friends(game, "random")
        party = self.party(table, self.nellie, self.jack)
        party.play(7)
        self.jack.do(table, "resign").raise_for_status()
        only_nellie = self.party(table, self.nellie)
        only_nellie.play(6)
        party.close()
        self.rest("running, Jack resigned", only_nellie)

    def lay_finished(self, game: str) -> None:
        long = {"max_rounds": 60} if game == "gold-am-yukon" else {}
        table = self.friends(game, "greedy", options=long)
        party = self.party(table, self.nellie, self.jack)
        party.play(4)
        chat(self.jack, table, "gg")
        party.play_out()
        self.finished("finished, people and a bot", game, party)

        table = self.nellie.open(["greedy", "random"], game=game, public=True, options=SHORT[game])
        party = self.party(table, self.nellie)
        party.play_out()
        self.finished("finished, only bots", f"{game}-bots", party)

    def lay_rematches(self) -> None:
        short = {"max_rounds": 1}
        table = self.nellie.open(["me", "greedy"], options=short)
        party = self.party(table, self.nellie)
        party.play_out()
        follower = self.nellie.do(table, "rematch").json()["id"]
        self.finished("finished, with a rematch that runs", "rematch", party)
        again = self.party(follower, self.nellie)
        again.play(2)
        self.rest("running, the rematch", again)

        table = self.friends("gold-am-yukon", "greedy", options=short)
        party = self.party(table, self.nellie, self.jack)
        party.play_out()
        follower = self.jack.do(table, "rematch").json()["id"]
        self.finished("finished, with a rematch that waits", "rematch-waits", party)
        self.keep("open, the rematch", follower)

    def lay_long(self) -> None:
        table = self.nellie.open(["me"] * 4, options={"max_rounds": 1000})
        for _ in range(LONG // SITTING):
            party = self.party(table, self.nellie)
            party.play(SITTING)
            party.close()
        self.keep("running, hot-seat, long", table)

    def lay_odd(self) -> None:
        colon = self.people[COLON]
        table = colon.open(["me", "me"], options={"max_rounds": 2})
        party = self.party(table, colon)
        party.play_out()
        party.close()
        self.keep("finished, a colon in the name", table)

        table = self.nellie.open(["me", "greedy", "greedy"], game="colorado")
        party = self.party(table, self.nellie)
        party.play(12)
        self.nellie.do(table, "resign").raise_for_status()
        self.nellie.do(table, "return").raise_for_status()
        party.play(3)
        self.rest("running, resigned and came back", party)

    def lay_moving(self) -> None:
        """Last of all: it goes on while we look, and at every later start."""
        table = self.nellie.open(["greedy"] * 4, public=True, options={"max_rounds": 1000})
        look = self.nellie.look(table)
        while len(look.log) < 20:
            look.read()
        story = self.people[WATCHER].story(table)
        self.tables.append(
            {
                "what": "running, only bots, moving",
                "table": self.nellie.http.get(f"/api/tables/{table}").json(),
                "story": story,
            }
        )

    def friends(self, game: str, *bots: str, **wish: Any) -> str:
        table = self.nellie.open(["me", "open", *bots], game=game, start=False, **wish)
        self.jack.do(table, "join").raise_for_status()
        self.nellie.do(table, "start").raise_for_status()
        return table

    # -- what is seen ---------------------------------------------------------------------

    def rest(self, what: str, party: Party) -> None:
        party.rest()
        party.close()
        self.keep(what, party.table)

    def finished(self, what: str, name: str, party: Party) -> None:
        party.close()
        text = self.nellie.http.get(f"/api/tables/{party.table}/record").text
        (self.target / f"{name}.filon").write_text(text, encoding="utf-8")
        self.keep(what, party.table, f"{name}.filon")

    def keep(self, what: str, table: str, record: str = "") -> None:
        card = self.nellie.http.get(f"/api/tables/{table}").json()
        lookers = [
            name
            for name, person in self.people.items()
            if name == WATCHER or any(s["mine"] for s in info(person, table)["seats"])
        ]
        self.tables.append({
            "what": what,
            "table": card,
            "record": record,
            "seen": [seen(self.people[name], name, table) for name in lookers],
            "earlier": earlier(self.people[WATCHER], table) if card["status"] == "over" else [],
        })  # fmt: skip

    def page(self) -> bytes:
        """A line a table, so that a difference can be read."""
        people = {
            name: {"id": person.id, "token": person.http.cookies["filon"]}
            for name, person in self.people.items()
        }
        lines = [
            json.dumps(table, ensure_ascii=False, separators=(",", ":")) for table in self.tables
        ]
        head = json.dumps({"filon": __version__, "people": people}, ensure_ascii=False)
        page = head[:-1] + ', "tables": [\n' + ",\n".join(lines) + "\n]}\n"
        return gzip.compress(page.encode(), mtime=0)


def info(person: Person, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = person.http.get(f"/api/tables/{table}").json()
    return answer


def seen(person: Person, name: str, table: str) -> dict[str, Any]:
    """All that somebody is shown: through each seat, the log, the chat."""
    look = person.look(table)
    look.until("chat")
    positions = []
    for seat in look.position.get("seats", []) or [-1]:
        if look.position:
            look.send(type="look", seat=seat)
            look.until("position")
            positions.append(told(look))
    look.close()
    story = person.story(table) if positions else []
    return {"who": name, "positions": positions, "story": story, "chat": look.chat}


def told(look: Look) -> dict[str, Any]:
    """A position without what counts the messages of one socket."""
    numbers = ("type", "version", "answers", "text")
    return {key: value for key, value in look.position.items() if key not in numbers}


def earlier(person: Person, table: str) -> list[dict[str, Any]]:
    length = len(person.story(table))
    moments = [length * part // PARTS for part in range(PARTS + 1)]
    pages = [person.http.get(f"/api/tables/{table}/position/{n}").json() for n in moments]
    return [{"length": n, "view": page["view"]} for n, page in zip(moments, pages, strict=True)]


def chat(person: Person, table: str, text: str) -> None:
    look = person.look(table)
    look.until("chat")
    said = len(look.chat)
    look.send(type="say", text=text)
    while len(look.chat) == said:
        look.until("chat")
    look.close()


def undo_if_possible(look: Look) -> bool:
    if not look.position["can_undo"]:
        return False
    take_back(look)
    return True


def packed(database: Path) -> bytes:
    """The whole database in one file, without the log of the last transactions."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    return gzip.compress(database.read_bytes(), mtime=0)


def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        server = Server(Path(work) / "filon.db")
        server.start()
        frozen = Frozen(server, target)
        frozen.lay_open()
        for game in NAMES:
            frozen.lay_running(game)
            frozen.lay_finished(game)
        frozen.lay_rematches()
        frozen.lay_long()
        frozen.lay_odd()
        frozen.lay_moving()
        assert server.stop() == 0
        (target / "filon.db.gz").write_bytes(packed(server.database))
        (target / "expected.json.gz").write_bytes(frozen.page())
    for table in frozen.tables:
        print(table["table"]["game"], table["what"], sep=": ")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
