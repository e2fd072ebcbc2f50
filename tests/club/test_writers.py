"""Twenty who want to write the same entry: one does, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from filon.server.house import House
from filon.server.limits import Limits
from filon.server.postgres import Postgres
from filon.server.storage import Told
from filon.server.store import SqlStore
from filon.table.reading import read_table
from filon.table.store import Conflict
from filon.table.table import Table
from tests.club.club import Club
from tests.server.cluster import only_postgres, url_of
from tests.server.houses import in_a_house, opened
from tests.server.party import catch_up
from tests.server.test_conflict import first_choice
from tests.table.rooms import NOON

pytestmark = only_postgres
WRITERS = 20


def test_one_of_twenty_wins_every_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, _ = await opened(house)
        storages = [Postgres(url_of(tmp_path / "filon.db")) for _ in range(WRITERS)]
        stores = [SqlStore(storage) for storage in storages]
        for n in range(desk.table.n, desk.table.n + 10):
            tables = [await read_table(store, desk.table.id, NOON) for store in stores]
            writing = [
                store.append((table, first_choice(table)))
                for store, table in zip(stores, tables, strict=True)
            ]
            answers = await asyncio.gather(*writing, return_exceptions=True)
            assert answers.count(None) == 1
            assert sum(isinstance(answer, Conflict) for answer in answers) == WRITERS - 1
            entries = await house.store.entries(desk.table.id)
            assert [entry.n for entry in entries] == list(range(n + 1))
        for storage in storages:
            await storage.close()

    in_a_house(tmp_path, work)


def test_many_tables_at_once_from_many_sides(tmp_path: Path) -> None:
    """Batches that hold the same tables in another order do not wait for one another for ever."""

    async def work(house: House) -> None:
        desks = [(await opened(house))[0] for _ in range(8)]
        others = [House(url_of(tmp_path / "filon.db"), Limits(0)) for _ in range(3)]
        for round_ in range(5):
            acts = []
            for turn, other in enumerate(others):
                order = desks if (turn + round_) % 2 else desks[::-1]
                found = [await other.tables.find(desk.table.id) for desk in order]
                acts += [desk.do(first_choice) for desk in found]
            await asyncio.gather(*acts)
        for desk in desks:
            kept = await read_table(house.store, desk.table.id, NOON)
            assert kept.running().match.length == 5 * len(others)
        for other in others:
            await other.close()

    in_a_house(tmp_path, work)


def test_twenty_speak_at_once_and_all_are_heard(club: Club) -> None:
    people = club.people(WRITERS)
    table = people[0].open(["me", "open"], start=False)  # later, onlookers talk apart
    looks = [person.look(table) for person in people]
    for look in looks:
        look.until("chat")
    for number, look in enumerate(looks):
        look.send(type="say", text=f"I am {number}")
    for look in looks:
        while len(look.chat) < WRITERS:
            look.read()
        catch_up(look)
        assert {line["text"] for line in look.chat} == {f"I am {n}" for n in range(WRITERS)}
        assert len(look.chat) == WRITERS
        assert look.refusals == []
        look.close()


def test_what_others_write_while_a_table_is_read_is_not_missed(tmp_path: Path) -> None:
    """Once nobody here held the table when it was told, and the desk stayed behind for good."""

    async def work(house: House) -> None:
        desk, _ = await opened(house)
        other = House(url_of(tmp_path / "filon.db"), Limits(0))
        reading = other.tables._table

        async def slowly(table_id: str) -> Table:
            table = await reading(table_id)
            await desk.do(first_choice)
            other.hearing.hear(Told(table_id, desk.table.n, False))
            return table

        other.tables._table = slowly  # type: ignore[method-assign]
        found = await other.tables.find(desk.table.id)
        assert found.table.n == desk.table.n
        assert found.table.running().match.length == 1
        await other.close()

    in_a_house(tmp_path, work)
