"""A house without its doors: tables, store and workers in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import NOWHERE, House
from filon.server.limits import Limits
from filon.server.notices import Reach
from filon.server.wire import NewTable, SeatWish
from tests.server.cluster import url_of

ME, OPEN = SeatWish("me"), SeatWish("open")


def in_a_house(
    path: Path, work: Callable[[House], Awaitable[None]], reach: Reach = NOWHERE
) -> None:
    async def during_its_hours() -> None:
        house = House(url_of(path / "filon.db"), Limits(0), reach=reach)
        house.storage.hold()
        house.storage.prepare()
        await house.open()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(during_its_hours())


async def opened(
    house: House, seats: list[SeatWish] | None = None, options: dict[str, int] | None = None
) -> tuple[Desk, Guest]:
    """A table of Gold am Yukon for somebody new, begun where all seats are taken."""
    person, _ = await house.guests.welcome()
    wish = NewTable("gold-am-yukon", seats or [ME, ME], options or {}, True, True)
    return await house.tables.open(person, wish), person
