"""Records: readable, whole or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.errors import BadRecord, FilonError
from filon.core.luck import Reading
from filon.core.match import Match
from filon.games import load


def short_match() -> Match:
    match = Match(load("gold-am-yukon"), 2, Reading([1, 1, 4]))
    for seat, words in [(1, "step 0"), (0, "step 12"), (1, "roll"), (1, "step 1")]:
        match.submit(seat, words)
    return match


def signed(*lines: str) -> str:
    text = "\n".join(lines) + "\n"
    return f"{text}digest {record.digest(text)}\n"


def test_reads_like_a_log() -> None:
    assert record.dump(short_match(), {"seat0": "Nellie  \n Jones"}).splitlines()[:-1] == [
        "filon record 1",
        "game gold-am-yukon 1",
        "seats 2",
        "option max_rounds 200",
        "tag seat0 Nellie Jones",
        "setup : 1",
        "1 step 0",
        "0 step 12",
        "1 roll : 1 4",
        "1 step 1",
        "open",
    ]


def test_a_match_goes_on_from_its_record() -> None:
    match = record.load(record.dump(short_match()), load, Reading([3]))
    assert match.to_act == [1]
    assert match.state.pips == 4


HEAD = ["filon record 1", "game gold-am-yukon 1", "seats 2", "option max_rounds 200"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected a first line 'filon record 1', got ''"),
        ("PK\x03\x04", "no record"),
        ("filon record 9\n", "of another version: expected format 1"),
        ("filon record 1\ngame gold-am-yukon 1\n", "cut short"),
        (record.dump(short_match())[:-3], "cut short"),
        (record.dump(short_match()).replace("step 12", "step 24"), "was changed"),
        (signed(*HEAD, "setup : 1", "what is this", "open"), "line 6 of the record cannot be read"),
        (signed(HEAD[0], "game chess 1", "seats 2", "setup", "open"), "no game is called 'chess'"),
        (signed(HEAD[0], "game gold-am-yukon 7", "seats 2", "setup", "open"), "rules version 7"),
        (signed(*HEAD[:2], "seats 9", "setup : 1", "open"), "not 9"),
        (signed(*HEAD, "setup", "open"), "the setup does not replay"),
        (signed(*HEAD, "setup : 1 1", "open"), "uses 1 of 2 numbers"),
        (signed(*HEAD, "setup : 1", "0 step 0", "open"), "entry 0 .0 step 0. does not replay"),
        (signed(*HEAD, "setup : 1", "1 step 0 : 3", "open"), "luck said"),
        (signed(*HEAD, "setup : 1", "result 1 2"), "the record says the result is"),
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
