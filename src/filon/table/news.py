"""What a table tells those who look at it. The page's types are made from these (`make types`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Line = tuple[str, dict[str, int]]  # a message's key and its numbers
Status = Literal["open", "running", "over", "closed"]


@dataclass(slots=True)
class SeatInfo:
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str  # the bot that plays, for a person who has resigned too
    away: bool  # a person has resigned and a bot plays for them
    mine: bool
    online: bool
    person: str = ""  # whose page to look at


@dataclass(frozen=True, slots=True)
class Terms:
    """Of a clock, in seconds."""

    bank: int  # at the start
    gain: int  # a turn
    most: int  # that turns can fill the bank to


@dataclass(slots=True)
class TableInfo:
    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, int]
    seats: list[SeatInfo]
    host: bool  # whether the viewer opened this table
    commitment: str  # of the table's luck, shown from the start
    key: str  # opened at the end, empty before
    rematch: str  # the table that follows this one, or empty
    watching: int  # viewers connected who have no seat
    rules: int  # the version of the rules it was played by
    edition: str  # of what is printed: its digest and its name; empty for the standard one
    note: str  # why it was closed, or empty
    clock: Terms | None
    rated: bool


@dataclass(slots=True)
class Choice:
    act: str  # the words to send back
    line: Line  # what it does


@dataclass(slots=True)
class LogEntry:
    n: int  # its number in the log, from 0
    seat: int
    events: list[Line]  # as this viewer may know them


@dataclass(slots=True)
class Lasting:
    """An answer that may hold for later too: see `Game.standing`."""

    act: str
    mark: int


@dataclass(slots=True)
class Position:
    """The table as this viewer may see it; authoritative."""

    version: int  # send it back with an action; grows with every change, undo included
    answers: int  # how many actions and undos of this socket are done with, refused ones included
    length: int  # of the log
    seat: int  # whose eyes: one of the viewer's seats, or -1
    seats: list[int]  # all seats of the viewer
    to_act: list[int]
    question: Line | None  # what `seat` is asked, in a sentence addressed to it
    view: dict[str, Any]
    choices: list[Choice]  # of `seat`
    forced: Literal["", "free", "final", "veiled"]  # see `asking.forced`
    standing: Lasting | None
    can_undo: bool
    scores: list[int]  # once it is over
    sources: list[list[Line]]  # of each seat's points, once it is over: a name and its `points`
    winners: list[int]
    tie_break: Line | None  # what decided between those level on points, once it is over
    over: bool
    text: str  # the text board, where the viewer asked for it
    type: Literal["position"] = "position"

    def numbered(self, version: int, answers: int) -> Position:
        """The same page as one socket counts it. (`replace` would take ten times as long, for every
        move and viewer.)"""
        return Position(
            version,
            answers,
            self.length,
            self.seat,
            self.seats,
            self.to_act,
            self.question,
            self.view,
            self.choices,
            self.forced,
            self.standing,
            self.can_undo,
            self.scores,
            self.sources,
            self.winners,
            self.tie_break,
            self.over,
            self.text,
        )


@dataclass(slots=True)
class Frame:
    """What is another than at the position before."""

    to_act: list[int]
    view: dict[str, Any]  # fields that changed


@dataclass(slots=True)
class Film:
    """Positions of a game that is over, one after the other, to be looked at."""

    first: Position
    frames: list[Frame]  # of those that follow it
    last: Position


@dataclass(slots=True)
class Happened:
    """New entries of the log, sent before the position they lead to. After an undo, `since` is
    shorter than what the viewer has: forget the rest. Who comes in is told the last ones only."""

    since: int
    entries: list[LogEntry]
    type: Literal["happened"] = "happened"


@dataclass(slots=True)
class Lobby:
    table: TableInfo
    type: Literal["lobby"] = "lobby"


@dataclass(slots=True)
class ChatLine:
    n: int
    name: str
    seat: int  # -1 for onlookers
    text: str
    at: str
    guest: str = ""  # who said it


@dataclass(slots=True)
class Chat:
    lines: list[ChatLine]
    type: Literal["chat"] = "chat"


@dataclass(slots=True)
class Hand:
    """Of a clock, as it stood when this was sent."""

    left: int  # seconds in the bank; -1 without a clock
    waited: int  # seconds since the seat was asked; -1 while it is not
    calls: list[int]  # the seats that want a caretaker for this one


@dataclass(slots=True)
class Clocks:
    hands: list[Hand]
    type: Literal["clocks"] = "clocks"


@dataclass(slots=True)
class Refused:
    problem: str
    detail: str
    reason: Line | None = None  # by the rules, of an action that they forbid
    type: Literal["refused"] = "refused"


@dataclass(slots=True)
class Because:
    """Why something is not possible, to the viewer who asked; no reason if it is."""

    act: str
    reason: Line | None
    type: Literal["because"] = "because"


@dataclass(slots=True)
class Ways:
    """Rows of acts that one click may stand for, to the viewer who asked; each leads where its last
    one does."""

    version: int  # of the position they begin at
    ways: list[list[str]]
    type: Literal["ways"] = "ways"


News = Position | Happened | Lobby | Chat | Clocks | Refused | Because | Ways
