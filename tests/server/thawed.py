"""A server on a copy of a frozen database, and the people in it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tests.server.cluster import IS_POSTGRES, empty_url_of
from tests.server.people import Person, Server
from tests.server.removal import carry_over

FROZEN = Path(__file__).parent / "frozen"


class Thawed:
    """Until it starts, its database is a file of its time; a PostgreSQL gets it as it is then."""

    def __init__(self, folder: Path, work: Path) -> None:
        self.folder = folder
        page = gzip.decompress((folder / "expected.json.gz").read_bytes())
        self.expected: dict[str, Any] = json.loads(page)
        file = work / "filon.db"
        self.server = Server(file, empty_url_of(file) if IS_POSTGRES else "")
        self.server.database.write_bytes(gzip.decompress((folder / "filon.db.gz").read_bytes()))
        self.people: dict[str, Person] = {}

    def start(self) -> None:
        if IS_POSTGRES:
            carry_over(self.server.database, self.server.url)
        self.server.start()
        self.people = {
            name: Person(self.server, token=person["token"])
            for name, person in self.expected["people"].items()
        }

    def id_of(self, name: str) -> str:
        """Of a guest."""
        found: str = self.expected["people"][name]["id"]
        return found

    def get(self, who: str, path: str) -> Any:
        answer = self.people[who].get(f"/api/tables/{path}")
        assert answer.status_code == 200, (path, answer.text)
        return answer.json()
