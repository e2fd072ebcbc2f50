"""The live connection: reads what a page asks for, writes what its viewer may know."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from structlog import get_logger

from filon.core.messages import LANGUAGES
from filon.server.limits import Bucket
from filon.server.metrics import REFUSALS, SOCKETS
from filon.server.problems import Refusal
from filon.server.table import Table
from filon.server.viewer import Viewer
from filon.server.wire import Act, FromPage, Look, Refused, Say, Undo

LOG = get_logger()
LONGEST = 4096  # characters of a message
MESSAGES = (400.0, 200.0)  # at once, a second
CHATTER = (8.0, 1.0)
FLOODED, GOING_AWAY = 1008, 1012

_decoder = msgspec.json.Decoder(FromPage)


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer) -> None:
        self.socket, self.table, self.viewer = socket, table, viewer
        self._messages, self._chatter = Bucket(*MESSAGES), Bucket(*CHATTER)
        self._refused = 0

    async def run(self) -> None:
        SOCKETS.inc()
        async with self.table.lock:
            self.table.enter(self.viewer)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        finally:
            SOCKETS.dec()
            self.table.leave_view(self.viewer)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.socket.close(GOING_AWAY)

    async def _write(self) -> None:
        """Whatever waits goes out in one frame, a line each."""
        queue = self.viewer.queue
        while (data := await queue.get()) is not None:
            lines = [data]
            while not queue.empty():
                more = queue.get_nowait()
                if more is None:
                    await self.socket.send_data(b"\n".join(lines), mode="text")
                    return
                lines.append(more)
            await self.socket.send_data(b"\n".join(lines), mode="text")

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                data = await self.socket.receive_data(mode="text")
                if not self._messages.take():
                    self._refuse(Refusal("too_many", "too many messages"))
                    await asyncio.sleep(0.05)
                    await self.socket.close(FLOODED)
                    return
                try:
                    await self._take(data)
                except Refusal as refusal:
                    self._refuse(refusal)
                    if refusal.problem in ("stale", "illegal"):
                        async with self.table.lock:
                            self.table.show(self.viewer, again=True)

    async def _take(self, data: str | bytes) -> None:
        message = decoded(data)
        if isinstance(message, Say):
            if not self._chatter.take():
                raise Refusal("too_many", "too much chat at once")
            async with self.table.lock:
                await self.table.say(self.viewer.guest, message.text)
            return
        async with self.table.lock:
            if isinstance(message, Look):
                self._look(message)
            else:
                await self._act(message)

    async def _act(self, message: Act | Undo) -> None:
        self.viewer.answers += 1
        if message.seat not in self.table.playing_seats_of(self.viewer.guest):
            raise Refusal("not_yours", f"seat {message.seat} is not yours to play")
        if not self.viewer.is_current(message.version):
            raise Refusal("stale", f"expected version {self.viewer.version}, got {message.version}")
        if isinstance(message, Act):
            await self.table.act(message.seat, message.act)
        else:
            await self.table.undo(self.viewer.guest, message.all)

    def _look(self, message: Look) -> None:
        if message.text and message.text not in LANGUAGES:
            raise Refusal("bad_request", f"expected one of {LANGUAGES}, got {message.text!r}")
        self.viewer.language = message.text
        self.viewer.seat = message.seat
        self.table.show(self.viewer, again=True)

    def _refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.problem).inc()
        LOG.info("refused", table=self.table.id, problem=refusal.problem, detail=refusal.detail)
        self.viewer.send(Refused(refusal.problem, refusal.detail))


def decoded(data: str | bytes) -> FromPage:
    if len(data) > LONGEST:
        raise Refusal("too_large", f"expected at most {LONGEST} characters, got {len(data)}")
    try:
        message: FromPage = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad_request", f"cannot read the message: {problem}") from problem
    return message
