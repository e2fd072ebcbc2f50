"""What goes over the wire. The page's types are generated from these (`make types`)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Line = tuple[str, dict[str, int]]  # a message's key and its numbers

# -- the shelf ------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    name: str
    default: int
    low: int
    high: int


class GameInfo(msgspec.Struct):
    name: str
    title: str
    seats: list[int]
    unofficial_seats: list[int]
    options: list[OptionInfo]


class GameText(msgspec.Struct):
    """A game's sentences and rules in one language."""

    messages: dict[str, str]
    rules: str


# -- people and tables ----------------------------------------------------------------------


class Me(msgspec.Struct):
    id: str
    name: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`me` also stands for hot-seat: the same person may take several seats."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, int] = {}
    public: bool = False
    start: bool = False  # begin at once, if no seat is open


class SeatInfo(msgspec.Struct):
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str  # the bot that plays, for a person who has resigned too
    away: bool  # a person has resigned and a bot plays for them
    mine: bool
    online: bool


class TableInfo(msgspec.Struct):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    public: bool
    options: dict[str, int]
    seats: list[SeatInfo]
    host: bool  # whether the viewer opened this table
    commitment: str  # of the table's luck, shown from the start
    key: str  # opened at the end, empty before
    rematch: str  # the table that follows this one, or empty
    watching: int  # viewers connected who have no seat


class TableCard(msgspec.Struct):
    """A table in the list of the home page."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    names: list[str]
    open_seats: int
    created: str


class Created(msgspec.Struct):
    id: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None


class Problem(msgspec.Struct):
    """Every refusal: a key of the page's messages, and a sentence in English for logs."""

    problem: str
    detail: str


# A frame of the socket holds one message or several, a line each.

# -- the socket: from the server ------------------------------------------------------------


class Choice(msgspec.Struct):
    act: str  # the words to send back
    line: Line  # what it does


class LogEntry(msgspec.Struct):
    n: int  # its number in the log, from 0
    seat: int
    events: list[Line]  # as this viewer may know them


class Position(msgspec.Struct, tag_field="type", tag="position"):
    """The table as this viewer may see it; authoritative."""

    version: int  # send it back with an action; grows with every change, undo included
    answers: int  # how many actions and undos of this socket are done with, refused ones included
    length: int  # of the log
    seat: int  # whose eyes: one of the viewer's seats, or -1
    seats: list[int]  # all seats of the viewer
    to_act: list[int]
    view: dict[str, Any]
    choices: list[Choice]  # of `seat`
    can_undo: bool
    scores: list[int]  # as they stand, where the game lets everybody know
    winners: list[int]  # once it is over
    over: bool
    text: str  # the text board, where the socket asked for it


class Happened(msgspec.Struct, tag_field="type", tag="happened"):
    """New entries of the log, sent before the position they lead to. After an undo, `since`
    is shorter than what the viewer has: forget the rest."""

    since: int
    entries: list[LogEntry]


class Lobby(msgspec.Struct, tag_field="type", tag="lobby"):
    table: TableInfo


class ChatLine(msgspec.Struct):
    n: int
    name: str
    seat: int  # -1 for onlookers
    text: str
    at: str


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    lines: list[ChatLine]


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    problem: str
    detail: str


FromServer = Position | Happened | Lobby | Chat | Refused

# -- the socket: from the page --------------------------------------------------------------


class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    act: str
    version: int
    seat: int


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    version: int
    seat: int
    all: bool = False  # restart the turn: undo as far as information allows


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: str


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Ask for the position again, with or without its text board."""

    text: str = ""  # a language, or empty for none
    seat: int | None = None  # through which of my seats


FromPage = Act | Undo | Say | Look
