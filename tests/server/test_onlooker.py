"""What goes to a viewer: at once where it can, else in the order in which it came."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from filon.server.connections import framed
from filon.server.guests import Guest
from filon.server.onlooker import Onlooker


class Wire:
    """Takes what it is handed while it is free."""

    def __init__(self) -> None:
        self.is_free = True
        self.sent: list[bytes] = []

    def hand_over(self, text: bytes) -> bool:
        if self.is_free:
            self.sent.append(text)
        return self.is_free


def looking(wire: Wire) -> Onlooker:
    viewer = Onlooker(Guest("nellie", "Nellie"))
    viewer.at_once = wire.hand_over
    return viewer


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_is_what_the_library_would_make_of_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_nothing_overtakes_what_has_to_wait() -> None:
    async def work() -> None:
        wire = Wire()
        viewer = looking(wire)
        viewer.put(b"1")
        wire.is_free = False
        viewer.put(b"2")
        wire.is_free = True
        viewer.put(b"3")
        assert wire.sent == [b"1"]
        assert await viewer.next() == [b"2", b"3"]
        viewer.put(b"4")  # while these two are being sent
        assert wire.sent == [b"1"]
        assert await viewer.next() == [b"4"]
        asking = asyncio.ensure_future(viewer.next())
        await asyncio.sleep(0)
        viewer.put(b"5")
        assert wire.sent == [b"1", b"5"]
        viewer.close()
        assert await asking == []

    asyncio.run(work())


def test_a_closed_viewer_is_sent_nothing_more() -> None:
    async def work() -> None:
        wire = Wire()
        viewer = looking(wire)
        viewer.close()
        viewer.put(b"1")
        assert wire.sent == []
        assert await viewer.next() == []

    asyncio.run(work())
