"""A real server for every test file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from filon.server import clock
from tests.server.people import Person, Server
from tests.server.turning import Wall


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "filon.db")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody else plays at: it may be stopped, killed and started again."""
    running = Server(tmp_path / "filon.db")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def nellie(server: Server) -> Person:
    return Person(server, "Nellie")


@pytest.fixture
def jack(server: Server) -> Person:
    return Person(server, "Jack")


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The only clock there is in this process, to be turned by hand."""
    shown = Wall()
    monkeypatch.setattr(clock, "wall", lambda: float(shown.at))
    return shown
