"""A match as a readable text file that replays for ever.

    filon record 1
    game gold-am-yukon 1
    seats 3
    option max_rounds 200
    tag seat0 greedy
    setup : 2
    2 step 12
    2 roll : 1 4
    result 12 8 30            (or `open` while the game goes on)
    digest 0f3a…              (of all lines above: a cut or edited file is noticed)

An entry is a seat, an action in words and, behind a colon, what luck said.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from filon.core.errors import BadRecord, FilonError
from filon.core.game import AnyGame
from filon.core.luck import Luck, Reading, Seeded
from filon.core.match import Match

FORMAT = 1
HEAD = "filon record"


class Record:
    """The lines of a record, taken apart but not yet played."""

    def __init__(self) -> None:
        self.game = ""
        self.version = 0
        self.seats = 0
        self.options: dict[str, int] = {}
        self.tags: dict[str, str] = {}
        self.opening: list[int] = []
        self.entries: list[tuple[int, str, list[int]]] = []
        self.result: list[int] | None = None


def dump(match: Match, tags: dict[str, str] | None = None) -> str:
    """The record of a match; tags are one-line remarks, such as who sat where."""
    game = match.game
    lines = [f"{HEAD} {FORMAT}", f"game {game.name} {game.version}", f"seats {match.seats}"]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    lines += [f"tag {name} {' '.join(text.split())}" for name, text in (tags or {}).items()]
    lines.append("setup" + _luck(match.opening))
    for entry in match.log:
        lines.append(f"{entry.seat} {game.say(entry.action)}{_luck(entry.said)}")
    lines.append("result " + _numbers(match.scores()) if match.over else "open")
    text = "\n".join(lines) + "\n"
    return f"{text}digest {digest(text)}\n"


def load(text: str, find: Callable[[str], AnyGame], luck: Luck | None = None) -> Match:
    """Replays a record; the match can go on with `luck` if the game is not over."""
    return play(parse(text), find, luck)


def play(record: Record, find: Callable[[str], AnyGame], luck: Luck | None = None) -> Match:
    game = find(record.game)
    if record.version != game.version:
        raise BadRecord(
            f"the record is of {game.name} rules version {record.version}; "
            f"this Filon plays version {game.version}"
        )
    opening = Reading(record.opening)
    try:
        match = Match(game, record.seats, opening, record.options)
    except FilonError as problem:
        raise BadRecord(f"the setup does not replay: {problem}") from problem
    if opening.left():
        raise BadRecord(f"the setup uses {len(match.opening)} of {len(record.opening)} numbers")
    match.continue_with(luck or Seeded(0))
    for n, (seat, words, said) in enumerate(record.entries):
        try:
            match.repeat(seat, words, said)
        except FilonError as problem:
            raise BadRecord(f"entry {n} ({seat} {words}) does not replay: {problem}") from problem
    if record.result is not None and (not match.over or record.result != match.scores()):
        raise BadRecord(f"the record says the result is {record.result}, not {match.scores()}")
    return match


def parse(text: str) -> Record:
    """Takes a record apart; refuses what is no record, cut short, edited or of another format."""
    lines = text.splitlines()
    _check_head(lines)
    _check_whole(text, lines)
    record = Record()
    for n, line in enumerate(lines[1:-1], start=2):
        try:
            _take(record, line)
        except (ValueError, IndexError) as problem:
            raise BadRecord(f"line {n} of the record cannot be read: {line[:60]!r}") from problem
    return record


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write(path: Path, text: str) -> None:
    """Writes the file whole or not at all."""
    try:
        handle, draft = tempfile.mkstemp(prefix=".filon-", dir=path.parent, text=True)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(draft, 0o644)
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except OSError as problem:
        raise FilonError(f"cannot write {path}: {problem.strerror}") from problem


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise FilonError(f"cannot read {path}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{path} is no record: it is not text") from problem


def _check_head(lines: list[str]) -> None:
    first = lines[0] if lines else ""
    if not first.startswith(HEAD + " "):
        raise BadRecord(f"no record: expected a first line {HEAD + ' 1'!r}, got {first[:60]!r}")
    if first != f"{HEAD} {FORMAT}":
        raise BadRecord(
            f"the record is of another version: expected format {FORMAT}, got {first!r}"
        )


def _check_whole(text: str, lines: list[str]) -> None:
    if not lines[-1].startswith("digest ") or not text.endswith("\n"):
        raise BadRecord(
            f"the record is cut short: expected a last line 'digest …', got {lines[-1]!r}"
        )
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"digest {digest(body)}":
        raise BadRecord(
            f"the record was changed: its lines give 'digest {digest(body)}', not {lines[-1]!r}"
        )


def _take(record: Record, line: str) -> None:
    front, _, luck = line.partition(" : ")
    said = [int(number) for number in luck.split()]
    key, _, rest = front.partition(" ")
    if key == "game":
        name, version = rest.split()
        record.game, record.version = name, int(version)
    elif key == "seats":
        record.seats = int(rest)
    elif key == "option":
        name, value = rest.split()
        record.options[name] = int(value)
    elif key == "tag":
        name, _, text = line.removeprefix("tag ").partition(" ")
        record.tags[name] = text
    elif key == "setup":
        record.opening = said
    elif key == "result":
        record.result = [int(number) for number in rest.split()]
    elif key != "open":
        record.entries.append((int(key), rest, said))


def _luck(said: list[int]) -> str:
    return f" : {_numbers(said)}" if said else ""


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
