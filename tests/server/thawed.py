"""A server on a copy of a frozen database, and the people in it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tests.server.people import Person, Server

FROZEN = Path(__file__).parent / "frozen"


class Thawed:
    def __init__(self, folder: Path, work: Path) -> None:
        self.folder = folder
        page = gzip.decompress((folder / "expected.json.gz").read_bytes())
        self.expected: dict[str, Any] = json.loads(page)
        self.server = Server(work / "filon.db")
        self.server.database.write_bytes(gzip.decompress((folder / "filon.db.gz").read_bytes()))
        self.people: dict[str, Person] = {}

    def start(self) -> None:
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
