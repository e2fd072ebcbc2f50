"""Several servers on one PostgreSQL. To start them takes longer than most of what they are asked,
so tests share them: one club that nobody harms, one that everybody may kill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.club import Club
from tests.server.doorbells import certificate

REACHED = ["--public-url", "https://filon.example"]


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = Club(tmp_path_factory.mktemp("club") / "four", 4)
    yield opened
    opened.stop()


@pytest.fixture(scope="session")
def certified(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an https server on this machine, which those who may be killed believe."""
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="session")
def fighters(tmp_path_factory: pytest.TempPathFactory, certified: Path) -> Iterator[Club]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(certified))
        patch.setenv("FILON_OWN_NETWORKS", "127.0.0.0/8, ::1/128")
        opened = Club(tmp_path_factory.mktemp("club") / "three", 3, options=REACHED)
        yield opened
        opened.stop()


@pytest.fixture
def mortals(fighters: Club) -> Club:
    """Three processes, alive; whoever is killed in a test is there again for the next one."""
    fighters.start()
    return fighters
