"""Databases and records of earlier releases: every game is found again and goes on.

Each folder of `frozen/` was written by the code of its time (`scripts/freeze.py`) for good. Where
the rules of today tell another story, a running game is closed, and a finished one that was not
filmed yet is shown as far as the rules agree; the journal is in the record either way.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from filon.cli.main import main
from filon.core import record
from filon.core.errors import BadRecord
from filon.core.game import SPECTATOR
from filon.core.match import Match
from filon.core.plain import encode
from filon.games import load
from tests.server.party import Party
from tests.server.people import Person
from tests.server.thawed import FROZEN, Thawed

RELEASES = sorted(FROZEN.iterdir())
RECORDS = sorted(FROZEN.glob("*/*.filon"))
# the version since which a game's own page prints something else: a story that stayed the same is
# told of tiles with other symbols
REPRINTED = {"lost-valley": 5}
UNFILMED = ("0001",)  # releases that kept no pictures: the page of today tells their finished games
WATCHER, COLON = "Watcher", "a : b"
# what is told otherwise since: action cards not used in Treasure Hunter lie open, card by card
RETOLD_FIELDS, RETOLD_EVENTS = ("tossed", "tossed_sizes"), ("event.put_away",)
# and what has another name since: a walk in Lost Valley that begins or ends at the store
RENAMED = {"event.went_out": "event.went", "event.went_back": "event.went"}
FLEETING = ("online",)  # of a seat: who was looking just then


class Games(Thawed):
    """All tables of a release as they were, and as they are found again."""

    def __init__(
        self, folder: Path, work: Path, change: Callable[[Path], None] | None = None
    ) -> None:
        super().__init__(folder, work)
        if change is not None:
            change(self.server.database)
        self.all: list[dict[str, Any]] = self.expected["tables"]
        still = [table for table in self.all if "moving" not in table["what"]]
        self.start()
        self.others = [table for table in still if self.is_other(table)]
        same = [table for table in still if table not in self.others]
        self.reprinted = [table for table in same if self.is_reprinted(table)]
        self.tables = [table for table in same if table not in self.reprinted]

    def is_other(self, table: dict[str, Any]) -> bool:
        """Whether the rules of today tell another story of it."""
        if table["record"]:
            return not replays(self.folder / table["record"])
        return bool(self.get(WATCHER, table["table"]["id"])["status"] == "closed")

    def is_reprinted(self, table: dict[str, Any]) -> bool:
        """Whether it is told with a page that prints something else: running games, and finished
        ones that were never filmed."""
        status, unfilmed = table["table"]["status"], self.folder.name in UNFILMED
        if status == "open" or (status == "over" and not unfilmed):
            return False
        return self.is_of_another_page(table)

    def is_of_another_page(self, table: dict[str, Any]) -> bool:
        game = table["table"]["game"]
        return versions_of(self.folder)[game] < REPRINTED.get(game, 0)

    def with_status(self, status: str) -> list[dict[str, Any]]:
        return [table for table in self.tables if table["table"]["status"] == status]


@pytest.fixture(scope="module", params=RELEASES, ids=lambda folder: folder.name)
def thawed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Games]:
    """Only looked at."""
    thawed = Games(request.param, tmp_path_factory.mktemp("frozen"))
    yield thawed
    assert thawed.server.stop() == 0


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Games]:
    """A copy of one's own, to go on with."""
    thawed = Games(request.param, tmp_path)
    yield thawed
    assert thawed.server.stop() == 0


def versions_of(folder: Path) -> dict[str, int]:
    """Of the rules then."""
    records = [record.parse(file.read_text(encoding="utf-8")) for file in folder.glob("*.filon")]
    return {one.game: one.version for one in records}


def replays(file: Path) -> bool:
    try:
        record.load(file.read_text(encoding="utf-8"), load)
    except BadRecord:
        return False
    return True


def as_then(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """What was told then, as it is told now; later releases may tell more."""
    return {key: then[key] if key in RETOLD_FIELDS else now.get(key) for key in then}


def in_short(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A story without what is told otherwise since, by the names of then."""
    return [
        {
            **entry,
            "events": [
                [RENAMED.get(name, name), numbers]
                for name, numbers in entry["events"]
                if name not in RETOLD_EVENTS
            ],
        }
        for entry in story
    ]


def test_everybody_is_known_and_every_table_is_found(thawed: Games) -> None:
    for table in thawed.tables:
        then = table["table"]
        now = thawed.get("Nellie", then["id"])
        for key in set(then) - {"seats", "watching"}:
            assert now[key] == then[key], (table["what"], key)
        for seat, before in zip(now["seats"], then["seats"], strict=True):
            lasting = {key: value for key, value in before.items() if key not in FLEETING}
            assert as_then(seat, lasting) == lasting, table["what"]


def test_public_tables_are_listed(thawed: Games) -> None:
    listed = {card["id"] for card in thawed.people["Nellie"].http.get("/api/tables").json()}
    expected = {
        table["table"]["id"]
        for table in thawed.tables
        if table["table"]["public"] and table["table"]["status"] != "over"
    }
    assert expected
    assert expected <= listed


def test_everybody_sees_what_they_saw(thawed: Games) -> None:
    for table in thawed.tables:
        for then in table["seen"]:
            place = (table["what"], table["table"]["game"], then["who"])
            look = thawed.people[then["who"]].look(table["table"]["id"])
            look.until("chat")
            now, before = look.chat, heard_now(table, then)
            assert said(now, before) == before, place
            for position in then["positions"]:
                look.send(type="look", seat=position["seat"])
                compare(look.until("position"), position, place)
            look.close()


def said(now: list[dict[str, Any]], then: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [as_then(line, before) for line, before in zip(now, then, strict=True)]


def heard_now(table: dict[str, Any], then: dict[str, Any]) -> list[dict[str, Any]]:
    """Since then, onlookers and players talk apart while a game goes on."""
    chat: list[dict[str, Any]] = then["chat"]
    if table["table"]["status"] != "running" or then["who"] != WATCHER:
        return chat
    return [line for line in chat if line["seat"] < 0]


def compare(now: dict[str, Any], then: dict[str, Any], place: object) -> None:
    assert as_then(now["view"], then["view"]) == then["view"], place
    acts = [[choice["act"] for choice in page["choices"]] for page in (now, then)]
    assert acts[0] == acts[1], place
    lasting = [(page.get("standing") or {}).get("act") for page in (now, then)]
    assert lasting[0] == lasting[1] or "standing" not in then, place
    apart = ("view", "choices", "standing")  # whose mark says only whether there is news
    rest = {key: value for key, value in then.items() if key not in apart}
    assert as_then(now, rest) == rest, place


def test_everybody_is_told_the_same_story(thawed: Games) -> None:
    for table in thawed.tables:
        for then in table["seen"]:
            if then["positions"]:
                story = thawed.people[then["who"]].story(table["table"]["id"])
                assert in_short(story) == in_short(then["story"]), (table["what"], then["who"])


def test_only_games_with_other_rules_tell_another_story(thawed: Games) -> None:
    versions = versions_of(thawed.folder)
    for table in thawed.others:
        game = table["table"]["game"]
        assert versions[game] < load(game).version, table["what"]


def test_a_game_goes_on_with_another_page_if_its_story_is_the_same(thawed: Games) -> None:
    for table in thawed.reprinted:
        then, table_id = table["table"], table["table"]["id"]
        assert thawed.get(WATCHER, table_id)["status"] == then["status"], table["what"]
        for seen in table["seen"]:
            if seen["positions"]:
                story = thawed.people[seen["who"]].story(table_id)
                assert in_short(story) == in_short(seen["story"]), (table["what"], seen["who"])


def test_a_running_game_of_other_rules_is_closed_and_kept(thawed: Games) -> None:
    """With an explanation, its chat, its last position that both rules know, and its record."""
    for table in thawed.others:
        then, table_id = table["table"], table["table"]["id"]
        if then["status"] != "running":
            continue
        now, version = thawed.get(WATCHER, table_id), load(then["game"]).version
        assert now["status"] == "closed"
        assert re.match(rf"rules [1-9] {version} entry ", now["note"]), now["note"]
        written = record.parse(
            thawed.people[WATCHER].http.get(f"/api/tables/{table_id}/record").text
        )
        assert written.entries
        assert written.result is None
        for seen in table["seen"]:
            check_kept(thawed, seen, table_id)


def check_kept(thawed: Games, then: dict[str, Any], table_id: str) -> None:
    person = thawed.people[then["who"]]
    look = person.look(table_id)
    look.until("chat")
    assert said(look.chat, then["chat"]) == then["chat"]
    assert look.position["view"]
    assert not look.position["choices"]
    look.close()
    story = person.story(table_id)
    assert in_short(story) == in_short(then["story"][: len(story)])


def test_a_finished_game_of_other_rules_is_kept(thawed: Games) -> None:
    """With all that was played, and to be looked at as far as the rules agree."""
    for table in thawed.others:
        table_id = table["table"]["id"]
        if table["table"]["status"] != "over":
            continue
        assert thawed.get(WATCHER, table_id)["status"] == "over"
        written = record.parse(
            thawed.people[WATCHER].http.get(f"/api/tables/{table_id}/record").text
        )
        then = record.parse((thawed.folder / table["record"]).read_text(encoding="utf-8"))
        for part in ("game", "version", "seats", "options", "opening", "entries"):
            assert getattr(written, part) == getattr(then, part), (table["what"], part)
        assert thawed.get(WATCHER, f"{table_id}/position/0")["view"]


def test_a_game_of_bots_went_on_from_where_it_was(thawed: Games) -> None:
    (moving,) = [table for table in thawed.all if "moving" in table["what"]]
    before, watcher = moving["story"], thawed.people[WATCHER]
    look = watcher.look(moving["table"]["id"])
    while not look.position or look.position["length"] <= len(before):
        look.read()
    assert watcher.story(moving["table"]["id"])[: len(before)] == before


def test_finished_games_give_their_records(thawed: Games) -> None:
    for table in thawed.with_status("over"):
        if table["record"]:
            path = f"/api/tables/{table['table']['id']}/record"
            now = record.parse(thawed.people["Nellie"].http.get(path).text)
            then = record.parse((thawed.folder / table["record"]).read_text(encoding="utf-8"))
            for part in ("game", "seats", "options", "opening", "entries", "result"):
                assert getattr(now, part) == getattr(then, part), (table["what"], part)
            assert as_then(now.tags, then.tags) == then.tags


def test_a_name_with_a_colon_gives_a_readable_record(thawed: Games) -> None:
    """Frozen when such a record could be written and not be read."""
    (odd,) = [table for table in thawed.tables if "colon" in table["what"]]
    path = f"/api/tables/{odd['table']['id']}/record"
    written = record.parse(thawed.people["Nellie"].http.get(path).text)
    assert written.tags["seat0"]
    assert record.play(written, load).scores() == odd["seen"][0]["positions"][0]["scores"]


@pytest.mark.parametrize("most", [30, pytest.param(10_000, marks=pytest.mark.long)])
def test_every_position_of_a_finished_game_can_be_looked_at(thawed: Games, most: int) -> None:
    for table in thawed.with_status("over"):
        table_id = table["table"]["id"]
        expected = {page["length"]: page for page in table["earlier"]}
        last = max(expected)
        for length in sorted({*range(0, last, 1 + last // most), *expected}):
            page = thawed.get(WATCHER, f"{table_id}/position/{length}")
            assert page["length"] == length
            if length in expected:
                then = expected[length]["view"]
                assert as_then(page["view"], then) == then, (table["what"], length)
        assert page["over"]
        assert page["scores"] == table["seen"][0]["positions"][0]["scores"]


def test_running_games_go_on_and_are_found_again(played: Games) -> None:
    views = {}
    for n, table in enumerate(played.with_status("running")):
        table_id = table["table"]["id"]
        party = Party(table_id, at_the_table(played, table_id), n)
        party.play(5)
        party.rest()
        assert {problem for look in party.looks for problem in look.refusals} <= {"stale"}
        views[table_id] = party.looks[0].position["view"]
        party.close()
    played.server.stop()
    played.server.start()
    for person in played.people.values():
        person.moved_to(played.server)
    for table_id, view in views.items():
        look = at_the_table(played, table_id)[0].look(table_id)
        look.until("chat")
        assert look.position["view"] == view
        look.close()


def at_the_table(thawed: Games, table_id: str) -> list[Person]:
    """The people who play there, without those for whom a bot does."""
    return [
        person
        for name, person in thawed.people.items()
        if any(seat["mine"] and not seat["away"] for seat in thawed.get(name, table_id)["seats"])
    ]


def test_open_tables_can_be_started(played: Games) -> None:
    for table in played.with_status("open"):
        table_id = table["table"]["id"]
        started = [person.do(table_id, "start").status_code for person in played.people.values()]
        assert 200 in started, table["what"]
        party = Party(table_id, at_the_table(played, table_id))
        party.play(2)
        party.close()


def test_a_finished_game_has_a_rematch(played: Games) -> None:
    for table in played.with_status("over"):
        table_id, player = table["table"]["id"], table["seen"][0]["who"]
        if player != WATCHER:
            answer = played.people[player].do(table_id, "rematch")
            assert answer.status_code == 201, (table["what"], answer.text)
            assert table["table"]["rematch"] in ("", answer.json()["id"])


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_frozen_record_replays_and_its_dice_are_those_promised(file: Path) -> None:
    """Or, where the rules have changed, is refused by a line that names both versions."""
    old = record.parse(file.read_text(encoding="utf-8"))
    version = load(old.game).version
    for command in (["replay", "--quiet"], ["verify"]):
        result = CliRunner().invoke(main, [*command, str(file)])
        if old.version < version and result.exit_code:
            named = f"rules version {old.version}; this Filon plays version {version}"
            assert named in result.stderr
        else:
            assert result.exit_code == 0, result.stderr


def test_positions_are_those_of_the_record(thawed: Games) -> None:
    """As long as the rules and the page are those they were played by."""
    for table in thawed.with_status("over"):
        if table["record"] and not thawed.is_of_another_page(table):
            text = (thawed.folder / table["record"]).read_text(encoding="utf-8")
            match = record.load(text, load)
            told = {one.json for one in match.game.declared().told()}
            for length, view in views_told(match):
                page = thawed.get(WATCHER, f"{table['table']['id']}/position/{length}")
                assert page["view"] == filmed(view, page["view"], told), (table["what"], length)


def filmed(now: dict[str, Any], then: dict[str, Any], told: set[str]) -> dict[str, Any]:
    """A view without what is told besides only since it was filmed."""
    return {name: now[name] for name in now if name in then or name not in told}


def views_told(match: Match) -> list[tuple[int, dict[str, Any]]]:
    """What an onlooker saw after so many entries of their own log."""
    heard = [bool(match.seen(entry, SPECTATOR)) for entry in match.log]
    ends = [n for n, told in enumerate(heard) if told]
    lengths = [*ends[:: max(1, len(ends) // 10)]]
    return [(sum(heard[:n]), encode(match.replayed(n).view(SPECTATOR))) for n in lengths]


def test_games_of_an_older_rules_version_are_not_taken_away(tmp_path: Path) -> None:
    """Once running and finished games alike answered 503, record included."""
    thawed = Games(FROZEN / "0001", tmp_path, older_rules)
    for table in thawed.with_status("over"):
        table_id = table["table"]["id"]
        length = table["earlier"][-1]["length"]
        assert thawed.get(WATCHER, table_id)["status"] == "over"
        assert thawed.get(WATCHER, f"{table_id}/position/{length // 2}")["view"]
        assert thawed.people[WATCHER].get(f"/api/tables/{table_id}/record").status_code == 200
    for table in thawed.with_status("running"):
        table_id = table["table"]["id"]
        assert thawed.get(WATCHER, table_id)["status"] in ("running", "closed")
        assert len(thawed.people[WATCHER].story(table_id)) == len(table["seen"][-1]["story"])
    assert thawed.server.stop() == 0


def older_rules(database: Path) -> None:
    """As if the rules had been raised since."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET rules_version = rules_version - 1")
