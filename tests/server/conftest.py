"""A real server for every test file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "filon.db")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def nellie(server: Server) -> Person:
    return Person(server, "Nellie")


@pytest.fixture
def jack(server: Server) -> Person:
    return Person(server, "Jack")
