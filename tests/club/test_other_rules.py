"""Games of an earlier release, found by two processes at once: no update takes one away."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.cluster import fetch, only_postgres
from tests.server.people import Person, Server
from tests.server.thawed import FROZEN, Thawed

pytestmark = only_postgres
CLOSED = "SELECT table_id FROM journal WHERE kind = 'close'"
LAST_REELS = "SELECT table_id FROM reels WHERE last AND table_id = ANY(:closed)"


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[tuple[Thawed, list[Person]]]:
    """The games, and the same person before each of the two processes."""
    thawed = Thawed(FROZEN / "0001", tmp_path)
    thawed.start()
    other = Server(tmp_path / "other.db", thawed.server.url)
    other.start()
    token = thawed.expected["people"]["Watcher"]["token"]
    yield thawed, [Person(server, token=token) for server in (thawed.server, other)]
    assert other.stop() == thawed.server.stop() == 0


def test_a_game_of_other_rules_is_closed_and_filmed_once(
    doors: tuple[Thawed, list[Person]],
) -> None:
    thawed, people = doors
    names = [table["table"]["id"] for table in thawed.expected["tables"]]
    with ThreadPoolExecutor(len(people)) as hands:
        for name in names:
            answers = list(hands.map(lambda one, of=name: one.get(f"/api/tables/{of}"), people))
            assert [answer.status_code for answer in answers] == [200, 200], name
            assert len({answer.json()["status"] for answer in answers}) == 1, name
    closed = [name for (name,) in fetch(thawed.server.url, CLOSED)]
    assert closed
    assert len(closed) == len(set(closed))
    filmed = [name for (name,) in fetch(thawed.server.url, LAST_REELS, closed=closed)]
    assert sorted(filmed) == sorted(closed)
    for name in closed:
        for person in people:
            assert person.get(f"/api/tables/{name}/position/0").json()["view"]
            assert person.get(f"/api/tables/{name}/record").status_code == 200
