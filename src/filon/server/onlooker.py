"""A viewer with an open socket, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from filon.server.guests import Guest
from filon.table.audience import Viewer
from filon.table.news import News

QUEUE = 2000  # messages a slow reader may be behind before its socket is closed

_encode = msgspec.json.Encoder().encode


class Onlooker(Viewer):
    def __init__(self, guest: Guest, language: str = "", session: str = "") -> None:
        super().__init__(guest.id, language)
        self.person = guest
        self.session = session  # the hash of the token they came with
        self.is_closed = False
        self.at_once: Callable[[bytes], bool] | None = None  # sends what need not wait
        self._waiting: list[bytes] = []
        self._is_sending = False  # what was waiting
        self._wake: asyncio.Future[None] | None = None  # of who waits for something to send

    def send(self, message: News) -> None:
        self.put(_encode(message))

    def close(self) -> None:
        """What waits is still sent."""
        self.is_closed = True
        self._call()

    def put(self, data: bytes) -> None:
        if self._is_idle and self.at_once is not None and self.at_once(data):
            return
        if len(self._waiting) >= QUEUE:  # a reader who does not read: let go of them
            self._waiting = []
            self.is_closed = True
        if not self.is_closed:
            self._waiting.append(data)
        self._call()

    @property
    def _is_idle(self) -> bool:
        """Whether nothing goes before what comes now."""
        return not (self._waiting or self._is_sending or self.is_closed)

    async def next(self) -> list[bytes]:
        """All that waits, as soon as there is something; nothing once it is closed."""
        self._is_sending = False
        if not self._waiting and not self.is_closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        data, self._waiting = self._waiting, []
        self._is_sending = True
        return data

    def _call(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)


def deliver(told: list[tuple[Viewer, list[News]]]) -> None:
    """What is told to many is written once."""
    written: dict[int, bytes] = {}
    for viewer, news in told:
        assert isinstance(viewer, Onlooker)
        lines = []
        for message in news:
            data = written.get(id(message))
            if data is None:
                data = written[id(message)] = _encode(message)
            lines.append(data)
        if lines:
            viewer.put(b"\n".join(lines))
