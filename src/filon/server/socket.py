"""The live connection: reads what a page asks for, writes what its viewer may know."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from structlog import get_logger

from filon.core.messages import LANGUAGES
from filon.server.connections import AT_ONCE
from filon.server.desk import Desk
from filon.server.guests import clean
from filon.server.limits import Bucket
from filon.server.metrics import REFUSALS, SOCKETS
from filon.server.onlooker import Onlooker
from filon.server.problems import Refusal
from filon.server.wire import Act, Ahead, FromPage, Look, Say, Why
from filon.table.news import Because, Refused, Ways

LOG = get_logger()
LONGEST = 4096  # characters of a message
CHAT_LENGTH = 500
MESSAGES = (400.0, 200.0)  # at once, a second
FLOODED, GOING_AWAY = 1008, 1012

_decoder = msgspec.json.Decoder(FromPage)


class Connection:
    """Owns nothing but itself: what it asks the desk for is done whether it lives or not."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        desk: Desk,
        viewer: Onlooker,
        demand_chat: Callable[[], None],
    ) -> None:
        self.socket, self.desk, self.viewer = socket, desk, viewer
        viewer.at_once = cast(Any, socket.scope.get("extensions") or {}).get(AT_ONCE)
        self._messages = Bucket(*MESSAGES)
        self._demand_chat = demand_chat

    async def run(self) -> None:
        SOCKETS.inc()
        self.desk.enter(self.viewer)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        finally:
            SOCKETS.dec()
            self.desk.leave(self.viewer)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self.socket.close(GOING_AWAY)

    async def _write(self) -> None:
        """Whatever waits goes out in one frame, a line each."""
        while lines := await self.viewer.next():
            await self.socket.send_data(b"\n".join(lines), mode="text")

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                data = await self.socket.receive_data(mode="text")
                if self.viewer.is_closed:  # and has not read that yet
                    return
                if not self._messages.take():
                    self._refuse(Refusal("too_many", "too many messages"))
                    await asyncio.sleep(0.05)
                    await self.socket.close(FLOODED)
                    return
                try:
                    await self._take(data)
                except Refusal as refusal:
                    self._refuse(refusal)
                    if refusal.problem in ("stale", "illegal", "server"):
                        self.desk.show(self.viewer)

    async def _take(self, data: str | bytes) -> None:
        message = decoded(data)
        if isinstance(message, Say):
            text = clean(message.text, CHAT_LENGTH)
            self._demand_chat()
            await self.desk.say(self.viewer, text)
        elif isinstance(message, Look):
            self._look(message)
        elif isinstance(message, Why):
            reason = self.desk.table.why_not(self.viewer.guest, message.seat, message.act)
            self.viewer.send(Because(message.act, reason))
        elif isinstance(message, Ahead):
            ways = self.desk.table.ways(self.viewer.guest, message.seat)
            self.viewer.send(Ways(self.viewer.version, ways))
        elif isinstance(message, Act):
            await self.desk.act(self.viewer, message.seat, message.version, message.act)
        else:
            await self.desk.undo(self.viewer, message.seat, message.version, message.all)

    def _look(self, message: Look) -> None:
        if message.text and message.text not in LANGUAGES:
            raise Refusal("bad_request", f"expected one of {LANGUAGES}, got {message.text!r}")
        self.viewer.language = message.text
        self.viewer.wished = message.seat
        self.desk.table.gallery.look_anew(self.viewer)
        self.desk.show(self.viewer)

    def _refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.problem).inc()
        table = self.desk.table.id
        LOG.info("refused", table=table, problem=refusal.problem, detail=refusal.detail)
        self.viewer.send(Refused(refusal.problem, refusal.detail, refusal.reason))


def decoded(data: str | bytes) -> FromPage:
    if len(data) > LONGEST:
        raise Refusal("too_large", f"expected at most {LONGEST} characters, got {len(data)}")
    try:
        message: FromPage = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad_request", f"cannot read the message: {problem}") from problem
    return message
