"""Kill -9 at any moment: nothing acknowledged is lost, nothing is half done, the games go on."""

from __future__ import annotations

import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.journal import standing, tables_of
from tests.server.party import Party
from tests.server.people import PATIENCE, Look, Person, Server

TABLES = 3
KILLED = (WebSocketException, httpx.TransportError, OSError, TimeoutError, EOFError)
SHORT, LONG = {"max_rounds": 1}, {"max_rounds": 1000}


class Life(threading.Thread):
    """What one person does from one start of the server to the next kill."""

    def run(self) -> None:
        try:
            self.live()
        except KILLED:
            return

    def live(self) -> None:
        raise NotImplementedError


class Player(Life):
    """Acts, takes back and chats at one table as fast as possible, and remembers what was
    acknowledged."""

    def __init__(self, person: Person, table: str, seed: int, moves: dict[int, str]) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.die = random.Random(seed)
        self.moves = moves  # number in the log, words
        self.asked = self.undone = 0
        self.line = f"life {seed}"
        self.heard = False  # the line

    def live(self) -> None:
        look = self.person.look(self.table)
        while words := look.until_asked():
            self.asked += 1
            if look.position["can_undo"] and self.die.random() < 0.4:
                self.take_back(look)
            elif not self.heard and self.die.random() < 0.1:
                self.chat(look)
            else:
                self.act(look, self.die.choice(words))

    def act(self, look: Look, words: str) -> None:
        number = look.position["length"]
        look.act(words)
        if look.position["length"] == number + 1:
            self.moves[number] = words

    def take_back(self, look: Look) -> None:
        """What may be taken back is not promised any more."""
        before = look.position["length"]
        self.moves.pop(before - 1, None)
        look.send(type="undo", version=look.position["version"], seat=look.position["seat"])
        look.until_answered()
        if look.position["length"] < before:
            self.undone += 1
            for number in [n for n in self.moves if n >= look.position["length"]]:
                del self.moves[number]

    def chat(self, look: Look) -> None:
        look.send(type="say", text=self.line)
        while not any(line["text"] == self.line for line in look.chat):
            look.read()
        self.heard = True


class Again(Life):
    """Plays short games, each the rematch of the last."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.seed = person, table, seed
        self.promised: dict[str, str] = {}

    def live(self) -> None:
        while True:
            party = Party(self.table, [self.person], self.seed)
            party.play_out()
            party.close()
            answer = self.person.do(self.table, "rematch")
            answer.raise_for_status()
            self.promised[self.table] = self.table = answer.json()["id"]


@pytest.mark.parametrize("kills", [8, pytest.param(100, marks=pytest.mark.long)])
def test_kills_under_load_lose_nothing(alone: Server, kills: int) -> None:
    people = [Person(alone, f"Player {n}") for n in range(TABLES)]
    tables = [long_table(person) for person in people]
    moves: defaultdict[str, dict[int, str]] = defaultdict(dict)
    lines: defaultdict[str, list[str]] = defaultdict(list)
    again = Person(alone, "Again")
    first = again.open(["me", "me"], options=SHORT)
    undone = rematches = 0
    moment = random.Random(7)
    for kill in range(kills):
        players = [Player(p, t, kill, moves[t]) for p, t in zip(people, tables, strict=True)]
        replay = Again(again, chain(again, first)[-1], kill)
        ready = partial(are_in_full_swing, players, replay)
        live(alone, [*players, replay], moment.random() * 0.3, ready)
        for player in players:
            lines[player.table] += [player.line] * player.heard
            undone += player.undone
        compare(alone, moves)
        alone.start()
        for person in (*people, again):
            person.moved_to(alone)
        for person, table in zip(people, tables, strict=True):
            assert_said(person, table, lines[table])
        followers = chain(again, first)
        for before, after in replay.promised.items():
            assert followers.index(after) == followers.index(before) + 1
        assert tables_of(alone.database, again.id) == set(followers)
        rematches += len(replay.promised)
        pairs = zip(people, tables, strict=True)
        tables = [long_table(who) if is_over(who, table) else table for who, table in pairs]
    assert sum(map(len, moves.values())) > kills
    assert undone > kills
    assert rematches > 0
    assert sum(map(len, lines.values())) > 0


def long_table(person: Person) -> str:
    return person.open(["me", "me", "greedy"], options=LONG)


def is_over(person: Person, table: str) -> bool:
    """Even a long game ends, and then nobody is asked any more."""
    return bool(person.http.get(f"/api/tables/{table}").json()["status"] == "over")


def are_in_full_swing(players: list[Player], replay: Again) -> bool:
    return all(player.asked > 5 for player in players) and bool(replay.promised)


def live(
    server: Server, lives: Sequence[Life], seconds: float, ready: Callable[[], bool] = lambda: True
) -> None:
    """So many seconds from when they are ready."""
    for life in lives:
        life.start()
    until = time.monotonic() + PATIENCE
    while not ready() and time.monotonic() < until:
        time.sleep(0.01)
    time.sleep(seconds)
    server.kill()
    for life in lives:
        life.join(timeout=30)
        assert not life.is_alive()


def compare(server: Server, moves: dict[str, dict[int, str]]) -> None:
    """Every acknowledged move stands in the database, under its number."""
    for table, promised in moves.items():
        written = dict(enumerate(standing(server.database, table)))
        assert {n: written.get(n) for n in promised} == promised


def assert_said(person: Person, table: str, lines: list[str]) -> None:
    look = person.look(table)
    look.until("chat")
    look.close()
    texts = [line["text"] for line in look.chat]
    assert [text for text in texts if text in lines] == lines


def chain(person: Person, first: str) -> list[str]:
    """A table and its rematches."""
    tables = [first]
    while following := person.http.get(f"/api/tables/{tables[-1]}").json()["rematch"]:
        tables.append(following)
    return tables


class Ask(Life):
    """Something asked for just before the kill."""

    def __init__(self, person: Person, table: str, what: str) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.what = person, table, what

    def live(self) -> None:
        self.person.do(self.table, self.what)


# seconds between asking and the kill
MOMENTS = [
    pytest.param((0.004, 0.012, 0.02), id="few"),
    pytest.param([0.002 * n for n in range(1, 16)], id="many", marks=pytest.mark.long),
]


@pytest.mark.parametrize("moments", MOMENTS)
def test_a_rematch_killed_half_way_is_one_table_or_none(
    alone: Server, moments: Sequence[float]
) -> None:
    """Once 25 of 52 left a table that nobody knew of."""
    people = [Person(alone, f"Player {n}") for n in range(5)]
    firsts = [person.open(["me", "me"], options=SHORT) for person in people]
    for moment in moments:
        asking = []
        for person, first in zip(people, firsts, strict=True):
            last = chain(person, first)[-1]
            party = Party(last, [person])
            party.play_out()
            party.close()
            asking.append(Ask(person, last, "rematch"))
        live(alone, asking, moment)
        alone.start()
        for person, first in zip(people, firsts, strict=True):
            person.moved_to(alone)
            assert tables_of(alone.database, person.id) == set(chain(person, first))


@pytest.mark.parametrize("moments", MOMENTS)
def test_whoever_has_several_seats_gives_up_all_or_none(
    alone: Server, moments: Sequence[float]
) -> None:
    people = [Person(alone, f"Player {n}") for n in range(6)]
    for moment in moments:
        asking = [giving_up(person, n % 2 == 0) for n, person in enumerate(people)]
        live(alone, asking, moment)
        alone.start()
        for ask in asking:
            ask.person.moved_to(alone)
            assert len(kept(ask.person, ask.table)) in (0, 5)


def giving_up(person: Person, plays: bool) -> Ask:
    """Resigns from a game, or leaves a table that has not begun."""
    if plays:
        return Ask(person, person.open(["me"] * 5), "resign")
    return Ask(person, person.open([*["me"] * 5, "open"], start=False), "leave")


def kept(person: Person, table: str) -> list[int]:
    """The seats that somebody still plays; none at a table that is gone."""
    answer = person.http.get(f"/api/tables/{table}")
    chairs = answer.json().get("seats", [])
    return [n for n, seat in enumerate(chairs) if seat["mine"] and not seat["away"]]
