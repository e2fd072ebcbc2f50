"""Somebody else writes to the same table: numbers are never used twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.onlooker import Onlooker
from filon.table.change import Change
from filon.table.journal import UNDO
from filon.table.reading import read_table
from filon.table.refusal import Refusal
from filon.table.rematch import followed_by
from filon.table.store import Conflict
from filon.table.table import Table
from tests.server.houses import ME, OPEN, in_a_house, opened
from tests.table.rooms import NOON


def first_choice(table: Table) -> Change:
    seat = table.running().to_act[0]
    return table.act(seat, table.running().match.legal_words(seat)[0], NOON)


async def acted_elsewhere(house: House, desk: Desk) -> None:
    """As another process would, behind the desk's back."""
    other = await read_table(house.store, desk.table.id, NOON)
    await house.store.append((other, first_choice(other)))


def test_whoever_was_slower_is_told_so_and_sees_what_happened(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, person = await opened(house)
        viewer = Onlooker(person)
        desk.enter(viewer)
        seat = desk.table.running().to_act[0]
        words = desk.table.running().match.legal_words(seat)[0]
        await acted_elsewhere(house, desk)
        with pytest.raises(Refusal, match="expected version 2, got 1") as refused:
            await desk.act(viewer, seat, 1, words)
        assert refused.value.problem == "stale"
        assert desk.table.running().match.length == 1
        assert (viewer.version, viewer.answers) == (2, 1)
        await desk.do(first_choice)
        kept = await read_table(house.store, desk.table.id, NOON)
        assert kept.running().match.length == 2
        assert kept.n == desk.table.n

    in_a_house(tmp_path, work)


def test_what_is_still_asked_is_answered_though_others_were_faster(tmp_path: Path) -> None:
    """As if it had waited behind the other at one desk."""

    async def work(house: House) -> None:
        desk, _ = await opened(house)
        await acted_elsewhere(house, desk)
        await desk.do(first_choice)
        assert desk.table.running().match.length == 2
        kept = await read_table(house.store, desk.table.id, NOON)
        assert kept.running().match.length == 2

    in_a_house(tmp_path, work)


def test_acts_and_undos_of_others_are_followed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, person = await opened(house)
        viewer = Onlooker(person)
        desk.enter(viewer)
        mine = desk.table
        other = await read_table(house.store, desk.table.id, NOON)
        for _ in range(30):
            can = other.running().last_to_undo([0, 1]) >= 0 and other.n % 3 == 0
            change = other.undo(person.id, False, NOON) if can else first_choice(other)
            await house.store.append((other, change))
            other.adopt(change)
            await desk.catch_up()
            assert desk.table.running().numbers == other.running().numbers
            assert desk.table.n == other.n
        assert any(entry.kind == UNDO for entry in await house.store.entries(other.id))
        assert desk.table is mine
        page, expected = (t.running().page(0, [0]) for t in (desk.table, other))
        assert page == expected

    in_a_house(tmp_path, work)


def test_a_game_that_ends_elsewhere_ends_here(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, _ = await opened(house, options={"max_rounds": 1})
        other = await read_table(house.store, desk.table.id, NOON)
        while other.status == "running":
            change = first_choice(other)
            await house.store.append((other, change))
            other.adopt(change)
        await desk.catch_up()
        assert (desk.table.status, desk.table.n) == ("over", other.n)

    in_a_house(tmp_path, work)


def test_lines_of_chat_are_not_written_over_one_another(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, person = await opened(house)
        viewer = Onlooker(person)
        desk.enter(viewer)
        other = await read_table(house.store, desk.table.id, NOON)
        await house.store.append((other, other.say(person.id, "Jack", "first", NOON)))
        await desk.say(viewer, "second")
        assert [line.text for line in desk.table.chat] == ["first", "second"]

    in_a_house(tmp_path, work)


def test_two_ask_for_a_rematch_and_there_is_one(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, person = await opened(house, options={"max_rounds": 1})
        while desk.table.status == "running":
            await desk.do(first_choice)
        other = await read_table(house.store, desk.table.id, NOON)
        theirs = await read_table(house.store, desk.table.id, NOON)
        first = await house.tables.again(desk, person)
        with pytest.raises(Conflict):
            await house.store.append((other, followed_by(other, "another", person.id)))
        await house.store.append((first.table, first.table.say("", "Jack", "hello", NOON)))
        desk.table.rematch = theirs.rematch  # as if it had not heard of it
        assert (await house.tables.again(desk, person)).table.id == first.table.id

    in_a_house(tmp_path, work)


def test_a_table_that_others_began_is_not_deleted(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, person = await opened(house, [ME, OPEN])
        other = await read_table(house.store, desk.table.id, NOON)
        await house.store.append((other, other.start(person.id, NOON)))
        known = "somebody else was faster|has begun"  # the latter if the news came in meanwhile
        with pytest.raises(Refusal, match=known):
            await house.tables.forget(desk, Guest(person.id, person.name))
        assert desk.table.status == "running"
        assert (await read_table(house.store, desk.table.id, NOON)).status == "running"

    in_a_house(tmp_path, work)
