"""A value changed in an owner's page changes the game and the record's digest; sizes follow too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from filon.core import record
from filon.core.errors import BadRecord
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load
from tests.editions.boxes import NAME, Change, box, edition, filon, python

ASK = """
import json
from filon.core import position
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load
game = load("colorado")
match = Match(game, 2, Seeded(1))
print(json.dumps({
    "edition": game.edition,
    "nuggets": match.state.plain()["nuggets"],
    "medal": game.printed()["LANDS"][8]["medal"],
    "rules": game.rules_text("en"),
    "position": position.write(game, match.state),
}))
"""
CHANGES = [("nuggets = 3", "nuggets = 5"), ("D3 = { medal = 15", "D3 = { medal = 12")]
# other sizes of everything that has a size
LARGER: dict[str, list[Change]] = {
    "colorado": [
        (
            "L4 = { medal = 2",
            'L5 = { medal = 9, steps = "– CARDS", paths = "F-a a-b" }\nL4 = { medal = 2',
        ),
        ('"F4 L4 V2 D4"]', '"F4 L4 V2 D4", "L5 ^ ^ ^"]'),
        ("V1-F1 V1-F2", "F4-L5 V1-F1 V1-F2"),
        ("{F4} ───── {L4}", "{F4} {L5} {L4}"),
        ("lakes = { squares = [1, 3, 5, 8]", "lakes = { squares = [1, 3, 5, 8, 9]"),
        ('"left discovery centre ticks right"', '"a b c d e f g"'),
        (
            '"– DISCOVERY – TICKS –", first = "centre"',
            '"– DISCOVERY – TICKS – POSER –", first = "c"',
        ),
        ('saloon = { icons = "– – –"', 'saloon = { icons = "– CARDS – –"'),
        ('["c1 c2", "d1 d2"], "r3"]', '["c1 c2 c3", "d1 d2"], "r3"]'),
        ('c2 = "DISCOVERY"', 'c2 = "DISCOVERY"\nc3 = "TIPI"'),
        ("[end]\nmedals = 7", "[end]\nmedals = 5"),
    ],
    "gold-am-yukon": [
        (
            ". . 1 1 1 . .\n. 1 2 2 2 1 .\n1 2 2 4 2 2 1\n1 2 4 6",
            ". . 1 1 1 . .\n. 1 2 3 2 1 .\n1 2 2 4 2 2 1\n1 2 5 6",
        ),
        ("2 = 16\n4 = 4", "2 = 15\n3 = 1\n4 = 3\n5 = 1"),
        ("prospectors = 12", "prospectors = 9"),
    ],
    "treasure-hunter": [
        ("relics = 25\n", "relics = 27\n"),
        ("15, 17, 19]", "15, 17, 19, 20, 25]"),
        ("goblins = 22", "goblins = 24"),
        ("6 = [2]", "6 = [2, 3]\n7 = [4]"),
        ("dogs = 12\ncoins = 12", "dogs = 13\ncoins = 12"),
        ("10, 11, 12]\npaws = [3,", "10, 11, 12, 13]\npaws = [4, 3,"),
        ("adventurers = 36", "adventurers = 33"),
        ("strengths = [1, 2,", "strengths = [2,"),
    ],
    "lost-valley": [
        ("land_tiles = 32", "land_tiles = 36"),
        ('terrain = "forest", pieces = 6 }', 'terrain = "forest", pieces = 10 }'),
        ("river_tiles = 12", "river_tiles = 13"),
        ('{ shape = "turn", gold = 2 }', '{ shape = "turn" },\n    { shape = "turn", gold = 2 }'),
        ("triangles = 10", "triangles = 11"),
        ('{ name = "post"', '{ name = "grove", terrain = "forest" },\n    { name = "post"'),
    ],
}

SHORT = {
    "colorado": ["--option", "max_turns=20"],
    "gold-am-yukon": ["--option", "max_rounds=20"],
    "lost-valley": ["--option", "max_rounds=6"],
    "treasure-hunter": [],
}


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    return box(tmp_path / "editions", "colorado", *CHANGES)


def test_a_changed_value_changes_the_game_its_texts_and_its_digest(attic: Path) -> None:
    asked = python("-c", ASK, editions=attic)
    assert asked.returncode == 0, asked.stderr
    told = json.loads(asked.stdout)
    mark = edition("colorado", *CHANGES).mark
    assert told["edition"] == mark != load("colorado").edition
    assert (told["nuggets"], told["medal"]) == ([5, 5], 12)
    assert "Everybody gets 5 nuggets" in told["rules"]
    assert told["position"].split()[1] == f"{load('colorado').version}/{mark.split()[0]}"


def test_its_records_bear_its_digest_and_are_refused_elsewhere(attic: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    wish = ["play", "colorado", "--seats", "random,random", "--seed", "1", "--record", str(file)]
    assert filon(*wish, editions=attic).returncode == 0
    mark = edition("colorado", *CHANGES).mark
    assert f"\nedition {mark}\n" in file.read_text()
    assert filon("replay", str(file), "--quiet", editions=attic).returncode == 0
    refused = filon("replay", str(file), "--quiet")
    assert refused.returncode == 2
    assert refused.stderr.startswith(
        f"filon: the record is of edition {NAME!r} ({mark.split()[0]})"
    )
    assert refused.stderr.count("\n") == 1


def test_our_records_are_refused_by_another_edition(attic: Path, tmp_path: Path) -> None:
    game = load("colorado")
    file = tmp_path / "ours.filon"
    file.write_text(record.dump(Match(game, 2, Seeded(1))))
    assert f"\nedition {game.edition}\n" in file.read_text()
    refused = filon("replay", str(file), editions=attic)
    assert refused.returncode == 2
    assert "the record is of edition 'standard'" in refused.stderr


def test_a_record_without_a_mark_is_of_the_standard_edition() -> None:
    game = load("colorado")
    before = record.parse(record.dump(Match(game, 2, Seeded(1))))
    before.edition = ""
    assert record.load(record.written(before), load).length == 0
    before.edition = "0123456789abcdef somebody's box"
    with pytest.raises(BadRecord, match='is of edition "somebody\'s box"'):
        record.load(record.written(before), load)


@pytest.mark.parametrize("game", LARGER)
def test_sizes_follow_from_what_is_printed(game: str, tmp_path: Path) -> None:
    """Random games with every promise of the engine, and bots that know the table."""
    attic = box(tmp_path / "editions", game, *LARGER[game])
    checked = filon("edition", "check", str(attic / f"{game}.toml"))
    assert checked.returncode == 0, checked.stderr
    fuzzed = filon("fuzz", game, "--games", "1", "--out", str(tmp_path), editions=attic)
    assert fuzzed.returncode == 0, fuzzed.stdout + fuzzed.stderr
    file = str(tmp_path / "game.filon")
    wish = ["play", game, "--seats", "greedy,greedy", "--seed", "1", "--language", "fr"]
    played = filon(*wish, *SHORT[game], "--record", file, editions=attic)
    assert played.returncode == 0, played.stdout[-500:] + played.stderr
