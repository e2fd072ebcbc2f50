"""Several processes on one port: the system gives every new connection to one of them.

Each is a server of its own on the same database; one that ends is replaced.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final, NamedTuple

import click
from litestar.types import ASGIApp
from structlog import get_logger

from filon.core.errors import FilonError
from filon.server.app import create_app
from filon.server.keys import any_key, keys_from
from filon.server.listening import listen
from filon.server.logs import set_up_logs
from filon.server.notices import Reach
from filon.server.pace import CEILING, FLOOR
from filon.server.proxies import Proxies
from filon.server.scrape import serve_metrics
from filon.server.serving import run
from filon.server.storage import opened
from filon.server.worker import die_with

LOG = get_logger()
SPAWN: Final = multiprocessing.get_context("spawn")
GOOD_BYE: Final = 20.0  # seconds to finish what was begun
SHORT_LIFE: Final = 5.0  # seconds; whoever ends sooner has to wait before the next try
PAUSE: Final = 2.0


class Settings(NamedTuple):
    database: str
    host: str
    port: int
    limits: float
    trusted: tuple[str, ...]
    metrics: tuple[str, int] | None  # of the first; the next ones have the next ports
    fresh: float  # seconds until metrics are made anew
    bot_seconds: float
    workers: int
    seed: str = ""  # of every table's luck, for tests
    reach: Reach = Reach()
    hurry: bool = False  # the fast engine is built beside

    def proxies(self) -> Proxies:
        names = (name for given in self.trusted for name in given.split(","))
        return Proxies(name for name in names if name.strip())


def opened_app(settings: Settings) -> ASGIApp:
    return create_app(
        settings.database,
        settings.limits,
        settings.proxies(),
        settings.bot_seconds,
        keys_from(settings.seed) if settings.seed else any_key,
        settings.workers,
        settings.reach,
        settings.hurry,
        FLOOR if settings.seed else CEILING,  # who knows the luck learns nothing from the pace
    )


def serve_one(app: ASGIApp, settings: Settings, listener: socket.socket, number: int = 0) -> None:
    """One process, until it is told to stop."""
    if settings.metrics:
        host, port = settings.metrics
        port = serve_metrics(host, port + number if port else 0, settings.fresh)
        shown = f"[{host}]" if ":" in host else host
        click.echo(f"Metrics are at http://{shown}:{port}/metrics")
    run(app, listener, settings.proxies(), settings.limits)


def _work(settings: Settings, number: int, parent: int) -> None:
    die_with(parent)
    set_up_logs(logging.INFO)
    try:
        listener = listen(settings.host, settings.port, shared=True)
        serve_one(opened_app(settings), settings, listener, number)
    except FilonError as problem:
        LOG.error("a worker cannot start", reason=str(problem))


def demand_shared(database: str) -> None:
    """Refuses several workers on SQLite; brings the database up to date before they start."""
    storage = opened(database)
    if not storage.is_shared:
        raise FilonError(
            "several workers need PostgreSQL (--database postgresql://…); an SQLite file has one"
        )
    storage.hold()
    storage.prepare()


class Crew:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._members: dict[int, BaseProcess] = {}  # by number
        self._born: dict[int, float] = {}
        self._is_leaving = False

    def run(self) -> None:
        """Until somebody stops us: then everybody finishes what was begun."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._leave)
        for place in range(self._settings.workers):
            self._hire(place)
        while not self._is_leaving:
            wait([member.sentinel for member in self._members.values()], timeout=1.0)
            self._replace_dead()
        self._say_good_bye()

    def _hire(self, place: int) -> None:
        arguments = (self._settings, place, os.getpid())
        self._members[place] = SPAWN.Process(target=_work, args=arguments)
        self._members[place].start()
        self._born[place] = time.monotonic()

    def _replace_dead(self) -> None:
        for place, member in list(self._members.items()):
            if self._is_leaving or member.is_alive():
                continue
            LOG.error("a worker ended", worker=place, code=member.exitcode)
            if time.monotonic() - self._born[place] < SHORT_LIFE:
                time.sleep(PAUSE)
            if not self._is_leaving:
                self._hire(place)

    def _leave(self, _: int, __: FrameType | None) -> None:
        self._is_leaving = True

    def _say_good_bye(self) -> None:
        for member in self._members.values():
            member.terminate()
        until = time.monotonic() + GOOD_BYE
        for member in self._members.values():
            member.join(max(0.0, until - time.monotonic()))
            if member.is_alive():
                member.kill()
