"""A week at several tables, in a house whose clock is turned by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from filon.server.clock import now
from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.notices import Notices, Reach
from filon.server.onlooker import Onlooker
from filon.server.wire import NewTable
from filon.table.journal import ACT, CARE, RETURN
from tests.server.doorbells import certificate, doorbell
from tests.server.houses import ME, OPEN, in_a_house
from tests.server.turning import DAY, HOUR, MINUTE, NOON, Wall


async def two_at_a_table(house: House, clock: str) -> tuple[Desk, list[Guest]]:
    people = [(await house.guests.welcome())[0] for _ in range(2)]
    wish = NewTable("gold-am-yukon", [ME, OPEN], {"max_rounds": 40}, clock=clock)
    desk = await house.tables.open(people[0], wish)
    await desk.do(lambda table: table.join(people[1].id, people[1].name, None, now()))
    await house.tables.start(desk, people[0])
    return desk, people


async def play_turn(desk: Desk, people: list[Guest]) -> None:
    """Whoever is asked moves, through a socket as always, until another one is."""
    (seat,) = desk.table.running().to_act
    viewer = Onlooker(people[seat])
    desk.enter(viewer)
    while desk.table.running().to_act == [seat] and desk.table.status == "running":
        words = desk.table.running().match.legal_words(seat)[-1]
        await desk.act(viewer, seat, viewer.version, words)
    desk.leave(viewer)


async def caretaker_has_moved(desk: Desk, seat: int) -> None:
    async with asyncio.timeout(20):
        while seat in desk.table.bots_to_ask():
            await asyncio.sleep(0.02)


def left(desk: Desk, seat: int) -> int:
    return desk.table.clock.shown(desk.table.tick(now())).hands[seat].left


def test_a_week_with_turns_caretakers_and_returns(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        desk, people = await two_at_a_table(house, "days")
        for _ in range(6):  # three days, a turn every twelve hours
            await wall.turn(house, 12 * HOUR)
            await play_turn(desk, people)
        assert left(desk, 0) == left(desk, 1) == 3 * DAY  # they gain what they need
        (absent,) = desk.table.running().to_act
        await wall.turn(house, 3 * DAY - 1)
        assert desk.table.chairs[absent].is_played_by_person
        await wall.turn(house, 1)
        assert desk.table.chairs[absent].is_played_by_bot
        await caretaker_has_moved(desk, absent)
        await play_turn(desk, people)  # the other plays on
        await caretaker_has_moved(desk, absent)
        await desk.do(lambda table: table.come_back(people[absent].id, now()))
        assert left(desk, absent) == 12 * HOUR
        await wall.turn(house, HOUR)
        await play_turn(desk, people)
        await play_turn(desk, people)
        kinds = [entry.kind for entry in await house.store.entries(desk.table.id)]
        assert kinds.count(CARE) == kinds.count(RETURN) == 1
        assert kinds.count(ACT) > 10
        assert wall.at - NOON > 6 * DAY

    in_a_house(tmp_path, during)


def test_a_week_of_notices(tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is told at once, the other once a day; the last days one of them is away."""
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    monkeypatch.setenv("FILON_OWN_NETWORKS", "127.0.0.0/8, ::1/128")
    monkeypatch.setattr(Notices, "run", asleep)

    async def during(house: House) -> None:
        desk, people = await two_at_a_table(house, "days")
        courier = await house.notices.courier(house.tables)
        async with doorbell(file) as bell:
            for name, every in enumerate((0, DAY)):
                where = bell.url(f"/{name}")
                await house.notices.channels.add(people[name].id, "hook", where, every=every)

            async def half_a_day(plays: bool) -> None:
                """Somebody moves, a minute passes, then all the other hours."""
                if plays:
                    await play_turn(desk, people)
                for hours in (0, 5, 6):
                    await wall.turn(house, hours * HOUR + MINUTE)
                    await courier.go_round()
                await wall.turn(house, HOUR - 3 * MINUTE)

            for _ in range(8):
                await half_a_day(plays=True)
            rung = [line.split()[1] for line, _, _ in bell.rung]
            assert rung == ["/0"] * 4  # the other had always moved when the day was over
            (absent,) = desk.table.running().to_act
            for _ in range(6):
                await half_a_day(plays=False)
            assert desk.table.chairs[absent].is_played_by_bot
            missed = [line.split()[1] for line, _, _ in bell.rung[len(rung) :]]
            assert missed == ["/1"] * absent  # once, however long it takes them
            await caretaker_has_moved(desk, absent)
            await desk.do(lambda table: table.come_back(people[absent].id, now()))
            before = len(bell.rung)
            while desk.table.running().to_act != [0]:
                await play_turn(desk, people)
            await half_a_day(plays=False)
            assert [line.split()[1] for line, _, _ in bell.rung[before:]] == ["/0"]

    in_a_house(tmp_path, during, Reach("https://filon.example"))


async def asleep(self: Notices, tables: object) -> None:
    """The house's own courier; the test goes its rounds."""


def test_closed_for_a_day_costs_nobody_anything(tmp_path: Path, wall: Wall) -> None:
    found: list[tuple[str, int, int]] = []

    async def before(house: House) -> None:
        desk, people = await two_at_a_table(house, "120+20/300")
        await play_turn(desk, people)
        (seat,) = desk.table.running().to_act
        await wall.turn(house, 5)
        found.append((desk.table.id, seat, left(desk, seat)))

    async def after(house: House) -> None:
        table, seat, seconds = found[0]
        await house.caretaker.look()
        desk = await house.tables.find(table)
        assert left(desk, seat) == seconds
        assert desk.table.chairs[seat].is_played_by_person
        await wall.turn(house, seconds)
        assert desk.table.chairs[seat].is_played_by_bot

    in_a_house(tmp_path, before)
    wall.sleep(DAY)
    in_a_house(tmp_path, after)


def test_a_machine_that_slept_charges_nobody(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        desk, _ = await two_at_a_table(house, "live")
        (seat,) = desk.table.running().to_act
        wall.sleep(3 * HOUR)
        await house.caretaker.look()
        assert left(desk, seat) == 120

    in_a_house(tmp_path, during)


def test_a_table_that_nobody_holds_in_memory_gets_its_caretaker(tmp_path: Path, wall: Wall) -> None:
    async def during(house: House) -> None:
        desk, _ = await two_at_a_table(house, "live")
        (seat,) = desk.table.running().to_act
        table = desk.table.id
        house.tables._desks.clear()
        await wall.turn(house, 119)
        assert house.tables.desks() == []
        await wall.turn(house, 1)
        again = await house.tables.find(table)
        assert again.table.chairs[seat].is_played_by_bot
        await caretaker_has_moved(again, seat)

    in_a_house(tmp_path, during)
