"""A match as a readable text file that replays for ever.

    filon record 1
    game gold-am-yukon 1
    edition 0f3a… standard     (what is printed in the box: none is the standard edition)
    seats 3
    option max_rounds 200
    tag seat0 greedy
    setup : 2
    2 step 12
    2 roll : 1 4
    result 12 8 30            (or `open` while the game goes on)
    events 77c1…              (of all that happened: other rules must tell the same story)
    digest 0f3a…              (of all lines above: a cut or edited file is noticed)

A match that began at a position has `start POSITION` in the place of `setup`.
An entry is a seat, an action in words and, behind a colon, what luck said. A record of an older
version of the rules is replayed if all of it is still legal and the same happens.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from filon.core import edition
from filon.core.errors import BadRecord, FilonError
from filon.core.game import AnyGame, Event
from filon.core.luck import Luck, Reading, Seeded
from filon.core.match import Match

FORMAT = 1
HEAD = "filon record"


class Record:
    """The lines of a record, taken apart but not yet played."""

    def __init__(self) -> None:
        self.game = ""
        self.version = 0
        self.edition = ""  # as `Game.edition`; empty in records from before there were any
        self.seats = 0
        self.options: dict[str, int] = {}
        self.tags: dict[str, str] = {}
        self.start = ""  # a position, where the match did not begin with the setup
        self.opening: list[int] = []
        self.entries: list[tuple[int, str, list[int]]] = []
        self.result: list[int] | None = None
        self.events = ""  # empty in records from before there were such lines


def dump(match: Match, tags: dict[str, str] | None = None) -> str:
    """The record of a match; tags are one-line remarks, such as who sat where."""
    game = match.game
    if match.before:
        raise BadRecord(f"the match no longer holds its first {match.before} entries")
    record = Record()
    record.game, record.version, record.seats = game.name, game.version, match.seats
    record.edition = game.edition
    record.options, record.tags, record.opening = match.options, tags or {}, match.opening
    record.start = match.start
    record.entries = [(entry.seat, game.say(entry.action), entry.said) for entry in match.log]
    record.result = match.scores() if match.over else None
    record.events = story([told(game, entry.events) for entry in match.log])
    return written(record)


def written(record: Record) -> str:
    """The text of a record."""
    lines = [f"{HEAD} {FORMAT}", f"game {record.game} {record.version}"]
    lines += [f"edition {record.edition}"] if record.edition else []
    lines.append(f"seats {record.seats}")
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"tag {name} {' '.join(text.split())}" for name, text in record.tags.items()]
    lines.append(f"start {record.start}" if record.start else "setup" + _luck(record.opening))
    lines += [f"{seat} {words}{_luck(said)}" for seat, words, said in record.entries]
    lines.append("open" if record.result is None else "result " + _numbers(record.result))
    lines += [f"events {record.events}"] if record.events else []
    text = "\n".join(lines) + "\n"
    return f"{text}digest {digest(text)}\n"


def told(game: AnyGame, events: list[Event]) -> str:
    """A fingerprint of what one entry made happen, by the names the game's rules give it."""
    lines = [f"{game.events.name(event)} {_numbers(event[1:])}" for event in events]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def story(fingerprints: list[str]) -> str:
    """One fingerprint of all entries'."""
    return digest(" ".join(fingerprints))


def load(text: str, find: Callable[[str], AnyGame], luck: Luck | None = None) -> Match:
    """Replays a record; the match can go on with `luck` if the game is not over."""
    return play(parse(text), find, luck)


def play(record: Record, find: Callable[[str], AnyGame], luck: Luck | None = None) -> Match:
    """Other versions of the rules may play a record too, if they tell the same story; with other
    things printed it would be another game."""
    game = find(record.game)
    if not edition.is_same(record.edition, game.edition):
        raise BadRecord(
            f"the record is of {edition.said(record.edition)}; this Filon plays "
            f"{edition.said(game.edition)}: put the record's page into FILON_EDITIONS"
        )
    try:
        return _played(record, game, luck)
    except BadRecord as problem:
        if record.version != game.version:
            raise BadRecord(
                f"the record is of {game.name} rules version {record.version}; "
                f"this Filon plays version {game.version}, by which {problem}"
            ) from problem
        if not edition.is_same_page(record.edition, game.edition):
            raise BadRecord(
                f"the record is of {edition.said(record.edition)}; this Filon plays "
                f"{edition.said(game.edition)}, by which {problem}"
            ) from problem
        raise


def _played(record: Record, game: AnyGame, luck: Luck | None) -> Match:
    opening = Reading(record.opening)
    try:
        match = (
            Match.at(record.start, game=game)
            if record.start
            else Match(game, record.seats, opening, record.options)
        )
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
    if record.events not in ("", story([told(game, entry.events) for entry in match.log])):
        raise BadRecord("the same actions tell another story than the record's")
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
    if line.startswith("tag "):
        _take_tag(record, line.removeprefix("tag "))
        return
    if line.startswith("edition "):
        record.edition = line.removeprefix("edition ")
        return
    front, _, luck = line.partition(" : ")
    said = [int(number) for number in luck.split()]
    key, _, rest = front.partition(" ")
    if not _take_heading(record, key, rest, said):
        record.entries.append((int(key), rest, said))


def _take_heading(record: Record, key: str, rest: str, said: list[int]) -> bool:
    """Whether it was one: else it is an entry of the log."""
    if key == "game":
        name, version = rest.split()
        record.game, record.version = name, int(version)
    elif key == "seats":
        record.seats = int(rest)
    elif key == "option":
        name, value = rest.split()
        record.options[name] = int(value)
    elif key == "start":
        record.start = rest
    elif key == "setup":
        record.opening = said
    elif key == "result":
        record.result = [int(number) for number in rest.split()]
    elif key == "events":
        record.events = rest
    else:
        return key == "open"
    return True


def _take_tag(record: Record, line: str) -> None:
    """Any text, whatever it looks like."""
    name, _, text = line.partition(" ")
    record.tags[name] = text


def _luck(said: list[int]) -> str:
    return f" : {_numbers(said)}" if said else ""


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
