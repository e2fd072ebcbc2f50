"""What somebody else can do to a table, and what somebody's name can do to its record."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from filon.cli.main import main
from filon.core import record
from filon.games import load
from tests.server.party import Party
from tests.server.people import Person

ODD = [
    "a : b",
    ":",
    "x : 1 2 3",
    "digest 0123456789abcdef",
    "open",
    "result 1 2",
    "0 step 12",
    "tag seat1 Eve",
    "# comment",
    "Zoë 🦦 \u202e evil",
    "a\u2028b\u0085c",
    "العربية",
    "\\n",
    "🪙" * 24,
]


def test_a_stranger_who_leaves_deletes_nothing(nellie: Person, jack: Person) -> None:
    table = nellie.open(["open", "open"], start=False)
    jack.do(table, "leave")
    assert nellie.http.get(f"/api/tables/{table}").status_code == 200
    assert jack.do(table, "join").status_code == 200


def test_the_last_guest_who_leaves_does_not_delete_the_hosts_table(
    nellie: Person, jack: Person
) -> None:
    table = nellie.open(["greedy", "open"], start=False)
    jack.do(table, "join").raise_for_status()
    jack.do(table, "leave").raise_for_status()
    assert nellie.http.get(f"/api/tables/{table}").status_code == 200


@pytest.mark.parametrize("name", ODD)
def test_a_record_can_be_read_whatever_people_are_called(
    nellie: Person, name: str, tmp_path: Path
) -> None:
    called = nellie.http.put("/api/me", json={"name": name}).json()["name"]
    table = nellie.open(["me", "me"], options={"max_rounds": 1})
    scores = Party(table, [nellie]).play_out()
    file = tmp_path / "game.filon"
    file.write_text(nellie.http.get(f"/api/tables/{table}/record").text, encoding="utf-8")
    written = record.parse(file.read_text(encoding="utf-8"))
    assert written.tags["seat0"] == called
    assert record.play(written, load).scores() == scores
    for command in ("verify", "replay"):
        assert CliRunner().invoke(main, [command, str(file)]).exit_code == 0
