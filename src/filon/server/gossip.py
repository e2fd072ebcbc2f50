"""What other processes say of people: no word of what it is, so whom it may concern looks anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from structlog import get_logger

from filon.server.channels import GUEST
from filon.server.storage import Told, Unwritten

LOG = get_logger()

OnPerson = Callable[[str], Awaitable[None]]  # told the guest's id


class Gossip:
    def __init__(self, people: Callable[[], set[str]], listeners: list[OnPerson]) -> None:
        """`people` are those who look at tables here."""
        self._people, self._listeners = people, listeners
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, told: Told) -> None:
        guest_id = told.table.removeprefix(GUEST)
        for listener in self._listeners:
            task = asyncio.create_task(_tried(listener, guest_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def hear_anything(self) -> None:
        for guest_id in self._people():
            self.hear(Told(guest_id, 0, True))


async def _tried(listener: OnPerson, guest_id: str) -> None:
    try:
        await listener(guest_id)
    except Unwritten as problem:  # when the database is back, everybody is looked at
        LOG.warning("not looked at anew", guest=guest_id, reason=str(problem))
