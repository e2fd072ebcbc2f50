"""Clients that stop half-way are let go of: uvicorn itself would wait for ever.

A request has so many seconds to arrive, an answer so many to be read, and a socket must answer
pings. Nothing here limits how long the house takes to answer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from filon.server.metrics import CUT
from filon.server.patience import Door, Timer

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
AT_ONCE: Final = "filon.at_once"  # in a socket's scope: `Socket.hand_over`


class Http(H11Protocol):
    """Until it is upgraded to a socket, which then counts elsewhere."""

    def __init__(self, *arguments: Any, door: Door, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._door, self._patience = door, door.patience
        self._owed = ""  # what we wait for
        self._arriving, self._unread = Timer(), Timer()
        self._gone = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._gone = False
        if self._door.enter(self._address()):
            self._mind()
        else:
            CUT.labels("too_many").inc()
            transport.abort()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # more of what was refused already
            CUT.labels("garbage").inc()
            self.transport.abort()
        self._mind()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        super().shutdown()
        if self._owed:
            self.transport.close()  # for the rest of a request nobody waits any more
        elif self.flow.write_paused:
            self._unread.set(self._patience.leaving, self._drop_reader)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set(self._patience.unread, self._drop_reader)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()

    def _mind(self) -> None:
        """Counts from the moment we begin to wait for something, whatever trickles in."""
        owed = "" if self._gone else self._waits_for()
        if owed == self._owed:
            return
        self._owed = owed
        self._arriving.stop()
        if owed:
            seconds = self._patience.head if owed == "head" else self._patience.body
            self._arriving.set(seconds, self._drop_sender)

    def _waits_for(self) -> str:
        """Between requests for nothing: then uvicorn counts how long a connection is idle."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        return "head" if begun and self.conn.their_state is h11.IDLE else ""

    def _drop_sender(self) -> None:
        CUT.labels(self._owed).inc()
        answered = self.cycle is not None and self.cycle.response_started
        silent = self.cycle is None and not self.conn.trailing_data[0]  # a browser's spare one
        if not silent and not (self._owed == "body" and answered):
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def _drop_reader(self) -> None:
        CUT.labels("unread").inc()
        self.transport.abort()

    def _leave(self) -> None:
        if not self._gone:
            self._gone = True
            self._arriving.stop()
            self._unread.stop()
            self._door.leave(self._address())

    def _address(self) -> str:
        return self.client[0] if self.client else ""


class Socket(WebSocketsSansIOProtocol):
    """A peer that has gone without a word is noticed, and none can stay by not reading."""

    def __init__(self, *arguments: Any, door: Door, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._patience = door.patience
        self._grace = door.patience.closing
        self._unread, self._closing = Timer(), Timer()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it is refused
            cast(dict[str, Any], self.scope["extensions"])[AT_ONCE] = self.hand_over

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:  # what is no text, and a good-bye in the same breath
            CUT.labels("garbage").inc()
            self.transport.abort()

    def hand_over(self, text: bytes) -> bool:
        """Sends a text, unless that would have to wait or nobody is there any more. Whoever tells
        others of a change must not fail because one of them has gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.close_sent:
            return False
        if self.transport.is_closing():
            return False
        try:
            self.transport.write(framed(text))
        except (RuntimeError, OSError):
            return False
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        self._closing.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set(self._patience.unread, self._drop_reader)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()

    def shutdown(self) -> None:
        super().shutdown()
        self._grace = self._patience.leaving
        self._closing.set(self._grace, self.transport.abort)

    def keepalive_timeout(self) -> None:
        CUT.labels("pong").inc()
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until the peer has read everything

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._closing.set(self._grace, self.transport.abort)

    def _drop_reader(self) -> None:
        CUT.labels("unread").inc()
        self.transport.abort()


def framed(text: bytes) -> bytes:
    """One frame, as a server sends it: RFC 6455, 5.2."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
