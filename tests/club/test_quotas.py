"""Limits that all processes share."""

from __future__ import annotations

from pathlib import Path

from tests.server.cluster import only_postgres, url_of
from tests.server.people import Person, Server

pytestmark = only_postgres


def test_new_tables_are_counted_everywhere(tmp_path: Path) -> None:
    url = url_of(tmp_path / "filon.db")
    names = [tmp_path / "one.db", tmp_path / "two.db"]
    servers = [Server(name, url, ["--limits", "0.1"]) for name in names]
    for server in servers:
        server.start()
    nellie = Person(servers[0])
    doors = [nellie, Person(servers[1], token=nellie.http.cookies["filon"])]
    wish = {"game": "gold-am-yukon", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    answers = [doors[n % 2].http.post("/api/tables", json=wish) for n in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 3
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in answers[3:])
    for server in servers:
        assert server.stop() == 0
