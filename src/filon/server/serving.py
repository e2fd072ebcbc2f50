"""An application in front of the world: uvicorn with our patience, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import math
import signal
import socket
import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from typing import cast

import uvicorn
from litestar.types import ASGIApp

from filon.server.connections import Http, Socket
from filon.server.limits import CONNECTIONS_OF_AN_ADDRESS
from filon.server.patience import Door, Patience
from filon.server.proxies import Proxies

if sys.platform != "win32":
    import resource

MESSAGE = 64 * 1024  # bytes of a message over a socket
FILES = 65_536  # open at once: every connection is one


class Server(uvicorn.Server):
    """Stopping it is no error: it closes the house and ends with 0."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def run(app: ASGIApp, listener: socket.socket, proxies: Proxies, limits: float) -> None:
    _be_prompt()
    _allow_many_files()

    def most(address: str) -> float:
        unlimited = not limits or proxies.trusts(address)
        return math.inf if unlimited else CONNECTIONS_OF_AN_ADDRESS * limits

    Server(config(app, Door(Patience(), most))).run(sockets=[listener])


def config(app: ASGIApp, door: Door) -> uvicorn.Config:
    protocol = type[asyncio.Protocol]
    return uvicorn.Config(
        app,
        http=cast(protocol, partial(Http, door=door)),
        ws=cast(protocol, partial(Socket, door=door)),
        log_config=None,
        access_log=False,
        proxy_headers=False,  # ours: filon.server.proxies
        server_header=False,
        timeout_keep_alive=door.patience.idle,
        timeout_graceful_shutdown=5,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # pages are small, and the time is worth more
        ws_ping_interval=door.patience.ping,
        ws_ping_timeout=door.patience.pong,
    )


def _be_prompt() -> None:
    """Nobody should wait for housekeeping. Tables hold many small lists and hardly a cycle, so the
    collector looks at them rarely; and the thread that has committed moves is let back in soon."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.0005)


def _allow_many_files() -> None:
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
