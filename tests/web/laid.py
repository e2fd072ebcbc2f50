"""Tables laid into the database of a running server, so that luck plays no part in a test.

A game is played up to where it is wanted by bots whose dice are known, or a position is set by hand
and kept as the snapshot from which the server goes on.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count

from playwright.sync_api import Page
from sqlalchemy import Connection, create_engine, insert, select

from filon.bots import make
from filon.core import plain
from filon.core.game import State, checked_options
from filon.core.luck import Keyed
from filon.core.match import Entry, Match
from filon.games import load
from filon.server.schema import journal, snapshots
from filon.server.store import changing, laying
from filon.table.chairs import Chair, of_bot, of_person
from filon.table.change import Change
from filon.table.journal import ACT
from filon.table.table import Table
from tests.server.people import Server

AT = "2026-01-01T00:00:00+00:00"
NUMBERS = count()


def asked_for(kind: str) -> Callable[[Match], bool]:
    """Whether the first seat can do something of the kind."""

    def is_asked(match: Match) -> bool:
        words = [match.game.say(action) for action in match.legal(0)]
        return any(act.split()[0] == kind for act in words)

    return is_asked


def key_with(kind: str, game: str, seats: int, bot: str) -> str:
    """Of a game in which bots come to a choice of the kind for the first seat."""
    return key_to(asked_for(kind), game, seats, bot)


def key_to(wished: Callable[[Match], bool], game: str, seats: int, bot: str) -> str:
    """Of a game of bots that comes to look as wished, be it at its end."""
    return next(key for key in map(str, count()) if _comes_to(wished, game, seats, bot, key))


def _comes_to(wished: Callable[[Match], bool], game: str, seats: int, bot: str, key: str) -> bool:
    match = Match(load(game), seats, Keyed(key))
    thoughts = [make(bot, match.game, seat) for seat in range(seats)]
    while not wished(match):
        if match.over:
            return False
        seat = match.to_act[0]
        match.submit(seat, thoughts[seat].choose(match.view(seat), match.legal(seat)))
    return True


def lay_game(
    served: Server,
    page: Page,
    seats: Sequence[str],
    game: str,
    until: Callable[[Match], bool],
    key: str = "web",
    bot: str = "greedy",
    **options: int,
) -> str:
    """A table with the person behind the page, played by bots until it looks as wished."""
    with _database(served) as database:
        table = _begun(database, seats, guests_of(page), game, key, options)
        thoughts = [make(bot, table.game, seat) for seat in range(len(seats))]
        match = table.running().match
        while not match.over and not until(match):
            seat = match.to_act[0]
            action = thoughts[seat].choose(match.view(seat), match.legal(seat))
            _write(database, table, table.act(seat, table.game.say(action), AT))
        return table.id


def begin_game(
    served: Server, page: Page, seats: Sequence[str], game: str, key: str, **options: int
) -> str:
    """A table whose dice and bots do the same every time; the person behind the page goes there."""
    with _database(served) as database:
        table = _begun(database, seats, guests_of(page), game, key, options)
    page.goto(f"/t/{table.id}")
    return table.id


def lay_position(
    served: Server, people: Sequence[Page], seats: Sequence[str], game: str, state: State
) -> str:
    """A table whose game stands as it was set by hand; `me` sits down for each page in turn."""
    guests = [guest for page in people for guest in guests_of(page)]
    with _database(served) as database:
        table = _begun(database, seats, guests, game, "web", {})
        row = {
            "table_id": table.id,
            "length": 1,
            "n": table.n - 1,
            "rules_version": table.rules,
            "drawn": 1,
            "heard": [1] * (len(seats) + 1),
            "state": zlib.compress(json.dumps(plain.encode(state)).encode()),
        }
        database.execute(insert(snapshots), row)
        return table.id


class Mirror:
    """The game at a table, played again from its journal: what nobody at it may look at."""

    def __init__(self, served: Server, table: str, game: str, seats: int, key: str) -> None:
        self.served, self.table = served, table
        self.match = Match(load(game), seats, Keyed(key))
        self.read = -1

    def news(self) -> Iterator[tuple[Match, Entry]]:
        """Each act since, after the match before it."""
        mine = select(journal).where(journal.c.table_id == self.table, journal.c.n > self.read)
        with _database(self.served) as database:
            rows = database.execute(mine.order_by(journal.c.n)).all()
        for row in rows:
            self.read = row.n
            if row.kind == ACT:
                before = self.match.replayed(self.match.length)
                said = [int(number) for number in row.said.split()]
                yield before, self.match.repeat(row.seat, row.words, said)


def guests_of(page: Page) -> list[tuple[str, str]]:
    me = page.request.get("/api/me").json()
    return [(me["id"], me["name"])]


@contextmanager
def _database(served: Server) -> Iterator[Connection]:
    with create_engine(served.url).begin() as connection:
        yield connection


def _begun(
    database: Connection,
    seats: Sequence[str],
    guests: list[tuple[str, str]],
    game: str,
    key: str,
    options: dict[str, int],
) -> Table:
    table = Table(f"laid{next(NUMBERS)}", load(game), key, AT)
    table.options = checked_options(table.game, options)
    table.host = guests[0][0]
    people = iter(guests if len(guests) > 1 else guests * len(seats))
    chairs: list[Chair] = [
        of_person(*next(people)) if seat == "me" else of_bot(seat) for seat in seats
    ]
    sat = table.seated(chairs, AT)
    for step, values in laying(table, sat):
        database.execute(step, values)
    table.adopt(sat)
    _write(database, table, table.start(table.host, AT))
    return table


def _write(database: Connection, table: Table, change: Change) -> None:
    for step, values in changing(table, change):
        database.execute(step, values)
    table.adopt(change)
