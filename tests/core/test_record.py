"""Records: readable, whole or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.errors import BadRecord, FilonError
from filon.core.luck import Reading
from filon.core.match import Match
from tests.shelf import load


def short_match() -> Match:
    match = Match(load("sluice"), 2, Reading([3, 5, 1, 4, 2]))
    for seat, words in [(1, "roll"), (1, "take 2"), (1, "done"), (0, "roll"), (0, "take 1")]:
        match.submit(seat, words)
    return match


def signed(*lines: str) -> str:
    text = "\n".join(lines) + "\n"
    return f"{text}digest {record.digest(text)}\n"


def test_reads_like_a_log() -> None:
    assert record.dump(short_match(), {"seat0": "Nellie  \n Jones"}).splitlines()[:-1] == [
        "filon record 1",
        "game sluice 1",
        f"edition {load('sluice').edition}",
        "seats 2",
        "option heap 30",
        "option reach 2",
        "option open 0",
        "tag seat0 Nellie Jones",
        "setup : 3 5 1",
        "1 roll : 4",
        "1 take 2",
        "1 done",
        "0 roll : 2",
        "0 take 1",
        "open",
        "events 554d795f2b07d2b6",
    ]


def test_a_match_goes_on_from_its_record() -> None:
    match = record.load(record.dump(short_match()), load, Reading([3]))
    assert match.to_act == [0]
    assert match.state.left == 3


HEAD = ["filon record 1", "game sluice 1", "seats 2", "option heap 30", "option reach 2"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected a first line 'filon record 1', got ''"),
        ("PK\x03\x04", "no record"),
        ("filon record 9\n", "of another version: expected format 1"),
        ("filon record 1\ngame sluice 1\n", "cut short"),
        (record.dump(short_match())[:-3], "cut short"),
        (record.dump(short_match()).replace("take 2", "take 3"), "was changed"),
        (
            signed(*HEAD, "setup : 3 5 1", "what is this", "open"),
            "line 7 of the record cannot be read",
        ),
        (signed(HEAD[0], "game chess 1", "seats 2", "setup", "open"), "no game is called 'chess'"),
        (signed(HEAD[0], "game sluice 7", "seats 2", "setup", "open"), "rules version 7"),
        (signed(*HEAD[:2], "seats 9", "setup : 3 5 1", "open"), "not 9"),
        (signed(*HEAD, "setup", "open"), "the setup does not replay"),
        (signed(*HEAD, "setup : 3 5 1 1", "open"), "uses 3 of 4 numbers"),
        (signed(*HEAD, "setup : 3 5 1", "0 roll", "open"), "entry 0 .0 roll. does not replay"),
        (signed(*HEAD, "setup : 3 5 1", "1 roll : 3 3", "open"), "luck said"),
        (signed(*HEAD, "setup : 3 5 1", "result 1 2"), "the record says the result is"),
    ],
)
def test_what_is_no_good_record_is_refused(text: str, problem: str) -> None:
    with pytest.raises(FilonError, match=problem):
        record.load(text, load)


def test_writing_is_all_or_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    record.write(file, "old")
    with pytest.raises(UnicodeEncodeError):
        record.write(file, "new \ud800")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_an_unwritable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FilonError, match=r"cannot write .*nowhere.*: No such file"):
        record.write(tmp_path / "nowhere" / "game.filon", "text")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not text"):
        record.read(file)


def of_version(version: int, text: str) -> str:
    lines = text.replace("sluice 1", f"sluice {version}").splitlines()[:-1]
    return signed(*lines)


def test_a_record_of_other_rules_is_replayed_if_the_same_happens() -> None:
    old = of_version(0, record.dump(short_match()))
    assert record.load(old, load).legal_words(0) == short_match().legal_words(0)


@pytest.mark.parametrize(
    ("was", "now"), [("0 take 1", "0 take 9"), ("events 554d795f2b07d2b6", "events 0")]
)
def test_a_record_of_other_rules_that_tells_another_story_names_both(was: str, now: str) -> None:
    old = of_version(0, record.dump(short_match()).replace(was, now))
    with pytest.raises(BadRecord, match="rules version 0; this Filon plays version 1, by which"):
        record.load(old, load)


def test_a_record_from_before_there_were_fingerprints() -> None:
    lines = [line for line in record.dump(short_match()).splitlines()[:-1] if "events" not in line]
    assert record.load(signed(*lines), load).length == 5


@pytest.mark.parametrize("name", ["a : b", "1 2 : 3", "tag x", "", "digest 0", "é : ☃", ": "])
def test_a_name_is_text_whatever_it_looks_like(name: str) -> None:
    written = record.parse(record.dump(short_match(), {"seat0": name}))
    assert written.tags["seat0"] == " ".join(name.split())
