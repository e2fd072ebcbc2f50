"""How long the house waits for a client, and for how many of one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from filon.server.limits import shared


@dataclass(frozen=True)
class Patience:
    """In seconds; docs/self-host.md tells them."""

    head: float = 10.0  # of a request, from its first byte, or from the connection on
    body: float = 20.0
    idle: int = 30  # between two requests
    unread: float = 30.0  # while a client takes nothing of what it was sent
    ping: float = 20.0  # how often a socket is asked whether it is still there
    pong: float = 20.0
    closing: float = 10.0  # of a socket that the house has done with
    leaving: float = 1.0  # when the house closes


class Door:
    """How many connections each address has here; `most` is asked for each of them."""

    def __init__(self, patience: Patience, most: Callable[[str], float]) -> None:
        self.patience = patience
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        place = shared(address)
        self._here[place] += 1
        return self._here[place] <= self._most(address)

    def leave(self, address: str) -> None:
        place = shared(address)
        self._here[place] -= 1
        if not self._here[place]:
            del self._here[place]


class Timer:
    """Something that happens later, unless it is stopped or set anew."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, action: Callable[[], None]) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, action)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
