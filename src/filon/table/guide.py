"""A guided first game: a record of the game's own, seen from its first seat, with a note wherever
something is new. It is kept in the game's folder: `guide/game.filon` and a file of notes for each
language, by the number of the entry that they ask for; what is said at the end is under `end`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from filon.core import edition, record
from filon.core.game import AnyGame
from filon.core.messages import filled_in, typeset
from filon.table.asking import ways
from filon.table.journal import ACT, Entry
from filon.table.news import LogEntry, Position, SeatInfo, TableInfo
from filon.table.play import Play
from filon.table.tale import Tale

LEARNER = 0  # the seat of who is guided
END = "end"
GUIDE = "guide"  # who plays the other seats


@dataclass(slots=True)
class Moment:
    """The learner is asked; the last moment asks nothing."""

    entries: list[LogEntry]  # what happened since the moment before
    position: Position
    act: str  # what to do, or empty
    note: str  # or empty, where nothing is new
    ways: list[list[str]]  # see `news.Ways`


@dataclass(slots=True)
class Guide:
    table: TableInfo
    moments: list[Moment]


def has_guide(game: AnyGame) -> bool:
    """With other things printed it would be another game."""
    return edition.is_standard(game.edition) and _folder(game).joinpath("game.filon").is_file()


def guide_of(game: AnyGame, language: str) -> Guide:
    written = record_of(game)
    notes = notes_of(game, language)
    names = [written.tags[f"seat{seat}"] for seat in range(written.seats)]
    play = Play.folded(game, written.seats, written.options, "", written.opening, [])
    tale, told = play.tale(LEARNER), 0
    moments: list[Moment] = []
    for n, (seat, words, said) in enumerate(written.entries):
        if seat == LEARNER:
            page = _page(play, tale, language, names)
            note, led = notes.get(str(n), ""), ways(play.match, LEARNER)
            moments.append(Moment(tale.since(told), page, words, note, led))
            told = tale.length
        play.repeat(Entry(n, ACT, "", seat, words, tuple(said)))
        play.followed(tale)
    page = _page(play, tale, language, names)
    page.to_act, page.choices, page.question, page.forced = [], [], None, ""
    moments.append(Moment(tale.since(told), page, "", notes[END], []))
    return Guide(_table(game, names, written.options), moments)


def record_of(game: AnyGame) -> record.Record:
    return record.parse(_folder(game).joinpath("game.filon").read_text(encoding="utf-8"))


def notes_of(game: AnyGame, language: str) -> dict[str, str]:
    text = _folder(game).joinpath(f"{language}.json").read_text(encoding="utf-8")
    notes: dict[str, str] = json.loads(typeset(text) if language == "fr" else text)
    return filled_in(notes, game.printed())


def _folder(game: AnyGame) -> Traversable:
    return files(type(game).__module__.rpartition(".")[0]).joinpath("guide")


def _page(play: Play, tale: Tale, language: str, names: list[str]) -> Position:
    page = play.page(LEARNER, [LEARNER])
    page.length, page.can_undo, page.standing = tale.length, False, None
    page.text = play.text(LEARNER, language, names)
    return page


def _table(game: AnyGame, names: list[str], options: dict[str, int]) -> TableInfo:
    seats = [_seat(seat, name) for seat, name in enumerate(names)]
    return TableInfo(
        id="",
        game=game.name,
        status="running",
        public=False,
        options=options,
        seats=seats,
        host=True,
        commitment="",
        key="",
        rematch="",
        watching=0,
        rules=game.version,
        edition="",
        note="",
        clock=None,
        rated=False,
    )


def _seat(seat: int, name: str) -> SeatInfo:
    if seat == LEARNER:
        return SeatInfo("person", name, "", away=False, mine=True, online=True)
    return SeatInfo("bot", name, GUIDE, away=False, mine=False, online=True)
