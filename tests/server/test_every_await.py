"""Whoever goes away, and whatever fails, at any await of any operation: it is done or not done.

Each operation is begun again and again. The first time its caller goes away at the first await,
then at the second, and so on until it is through; then the same with a store that fails there,
before it has written or after.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from filon.games import load
from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.onlooker import Onlooker
from filon.table.change import Change
from filon.table.reading import read_table
from filon.table.refusal import Refusal
from filon.table.table import Table
from tests.server.houses import ME, OPEN, in_a_house, opened
from tests.table.rooms import NOON, Room, guest, seen

YUKON = load("gold-am-yukon")
MOST = 40  # awaits that an operation may have

Operation = Callable[[Desk, Onlooker], Awaitable[object]]


async def act(desk: Desk, viewer: Onlooker) -> None:
    seat = desk.table.running().to_act[0]
    words = desk.table.running().match.legal_words(seat)[0]
    await desk.act(viewer, seat, viewer.version, words)


async def undo(desk: Desk, viewer: Onlooker) -> None:
    await desk.undo(viewer, 0, viewer.version, False)


async def undo_all(desk: Desk, viewer: Onlooker) -> None:
    await desk.undo(viewer, 0, viewer.version, True)


async def say(desk: Desk, viewer: Onlooker) -> None:
    await desk.say(viewer, "hello")


async def resign(desk: Desk, viewer: Onlooker) -> None:
    await desk.do(lambda table: table.resign(viewer.guest, NOON))


async def resign_and_return(desk: Desk, viewer: Onlooker) -> None:
    await desk.do(lambda table: table.resign(viewer.guest, NOON))
    await desk.do(lambda table: table.come_back(viewer.guest, NOON))


async def several_at_once(desk: Desk, viewer: Onlooker) -> None:
    await asyncio.gather(act(desk, viewer), say(desk, viewer), undo(desk, viewer))


OPERATIONS = [act, undo, undo_all, say, resign, resign_and_return, several_at_once]


class Place:
    """One person on all seats of a game in which the last action can be taken back."""

    def __init__(self) -> None:
        self.room = Room(YUKON, 2, 3, hot_seat=True)
        while not self.room.play.can_undo(0):
            self.room.step()
        store = self.room.store
        self.desk = Desk(self.room.table, store, lambda name: read_table(store, name, NOON))
        self.viewer = Onlooker(Guest(guest(0), "Nellie"))
        self.desk.enter(self.viewer)

    async def check(self) -> None:
        """Memory and store tell the same, and play goes on."""
        self.room.store.pause = _go_on
        await self.desk.finish()
        await self.desk.run(_nothing)
        kept = await read_table(self.room.store, "table", NOON)
        table = self.desk.table
        assert (kept.n, kept.said, kept.chairs) == (table.n, table.said, table.chairs)
        for viewer in (-1, 0):
            assert seen(kept, viewer) == seen(table, viewer)
        if table.chairs[0].away:
            await self.desk.do(lambda table: table.come_back(guest(0), NOON))
        self.desk.show(self.viewer)
        await act(self.desk, self.viewer)
        await say(self.desk, self.viewer)


async def _go_on() -> None:
    await asyncio.sleep(0)


async def _nothing() -> None:
    return


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
def test_the_caller_goes_away_at_every_await(operation: Operation) -> None:
    async def gone_after(awaits: int) -> bool:
        place = Place()
        place.room.store.pause = _go_on
        task = asyncio.ensure_future(operation(place.desk, place.viewer))
        for _ in range(awaits):
            await asyncio.sleep(0)
        is_through = task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await place.check()
        return is_through

    assert _tried(gone_after) > 2


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
def test_the_store_fails_at_every_await(operation: Operation) -> None:
    async def failing_at(awaits: int) -> bool:
        place = Place()
        left = awaits

        async def pause() -> None:
            nonlocal left
            await asyncio.sleep(0)
            left -= 1
            if left == 0:
                raise Refusal("server", "the disk is full")

        place.room.store.pause = pause
        await asyncio.gather(operation(place.desk, place.viewer), return_exceptions=True)
        is_through = left > 0
        await place.check()
        return is_through

    assert _tried(failing_at, first=1) > 1


def _tried(attempt: Callable[[int], Awaitable[bool]], first: int = 0) -> int:
    """How many awaits there were."""
    for awaits in range(first, MOST):
        if asyncio.run(_awaited(attempt(awaits))):
            return awaits
    raise AssertionError(f"more than {MOST} awaits")


async def _awaited(work: Awaitable[bool]) -> bool:
    return await work


# -- tables that come and go, with a real database ------------------------------------------------

MOMENTS = [0.0, 0.0003, 0.0006, 0.001, 0.0015, 0.002, 0.003, 0.005]  # seconds


async def _played_out(desk: Desk) -> None:
    while desk.table.status == "running":
        await desk.do(_last_choice)


def _last_choice(table: Table) -> Change:
    seat = table.running().to_act[0]
    return table.act(seat, table.running().match.legal_words(seat)[-1], NOON)


async def _cut(work: Awaitable[object], moment: float) -> None:
    task = asyncio.ensure_future(work)
    await asyncio.sleep(moment)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_a_rematch_is_one_table_or_none(tmp_path: Path) -> None:
    """25 of 52 cuts left a table that nobody knew of."""

    async def work(house: House) -> None:
        for moment in MOMENTS:
            desk, person = await opened(house, options={"max_rounds": 1})
            await _played_out(desk)
            before = await _known(house)
            await _cut(house.tables.again(desk, person), moment)
            await desk.finish()
            following = (await house.tables.again(desk, person)).table.id
            assert await _known(house) - before == {following}
            kept = await read_table(house.store, desk.table.id, NOON)
            assert kept.rematch == following

    in_a_house(tmp_path, work)


def test_tables_are_opened_joined_started_left_and_deleted_whole(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for moment in MOMENTS:
            await _come_and_go(house, moment)
            desk, host = await opened(house, [ME, OPEN])
            await _cut(house.tables.leave(desk, host), moment)
            await desk.finish()
            with pytest.raises(Refusal, match="no table is called"):
                await house.tables.find(desk.table.id)

    in_a_house(tmp_path, work)


async def _come_and_go(house: House, moment: float) -> None:
    desk, host = await opened(house, [ME, OPEN])
    friend, _ = await house.guests.welcome()
    for asked in (
        lambda: desk.do(lambda table: table.join(friend.id, "Jack", 1, NOON)),
        lambda: desk.do(lambda table: table.leave(friend.id, NOON)),
        lambda: desk.do(lambda table: table.join(friend.id, "Jack", 1, NOON)),
        lambda: desk.do(lambda table: table.free(host.id, 1, NOON)),
        lambda: house.tables.start(desk, host),
    ):
        await _cut(asked(), moment)
        await desk.finish()
        await _same(house, desk.table)


async def _same(house: House, table: Table) -> None:
    kept = await read_table(house.store, table.id, NOON)
    assert (kept.n, kept.status, kept.chairs) == (table.n, table.status, table.chairs)
    if table.scene is not None:
        assert seen(kept, -1) == seen(table, -1)


async def _known(house: House) -> set[str]:
    (rows,) = await house.store.read(text("SELECT id FROM tables"))
    return {row.id for row in rows}
