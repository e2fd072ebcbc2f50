"""What goes over the wire besides a table's news. The page's types are made from these
(`make types`)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from filon.table.news import Line, News, Status

# -- the shelf ------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    name: str
    default: int
    low: int
    high: int


class BotInfo(msgspec.Struct):
    """A bot that may be chosen, what it is called and how it plays, in each language."""

    bot: str
    names: dict[str, str]
    styles: dict[str, str]


class Hint(msgspec.Struct):
    """A move, and what makes it better than the next best; all lines are messages of the game."""

    act: str  # its words
    line: Line  # what it does
    rather: Line | None  # what the next best does
    why: Line


class GameInfo(msgspec.Struct):
    name: str
    title: str
    seats: list[int]
    unofficial_seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]  # from easy to hard
    usual_bot: str
    guided: bool = False  # whether there is a guided first game


class GameText(msgspec.Struct):
    """A game's sentences and rules in one language."""

    messages: dict[str, str]
    rules: str


class GamePrint(msgspec.Struct):
    """What is printed; the page's types of it stand in `prints.ts`."""

    edition: str  # its digest and its name
    print: dict[str, Any]


# -- people and tables ----------------------------------------------------------------------


class Me(msgspec.Struct):
    id: str
    name: str
    mail: str = ""  # proved by a link, or empty


class Device(msgspec.Struct):
    """Where I am known: a browser with a token."""

    name: str  # to end it by
    device: str  # what the browser calls itself
    created: str
    seen: str
    here: bool  # the one that asks


class NewCode(msgspec.Struct):
    """To be typed or photographed on another device, once."""

    code: str
    seconds: int  # it lasts
    qr: list[str]  # the address of the page that takes it: rows of 0 and 1


class CodeWish(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class CodeInfo(msgspec.Struct):
    """Whom a code would make me; nothing has happened yet."""

    id: str
    name: str
    mail: str  # that it proves, or empty


class MailWish(msgspec.Struct, forbid_unknown_fields=True):
    address: str
    language: str = "en"


class MailSent(msgspec.Struct):
    """A link is on its way; whether the address was known here nobody is told."""

    address: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class ChannelWish(msgspec.Struct, forbid_unknown_fields=True):
    """How I want to be told: over a push subscription of my browser, by mail to the address that I
    have proved mine, or at an https address."""

    kind: Literal["push", "mail", "hook"]
    address: str = ""
    p256dh: str = ""
    auth: str = ""
    language: str = "en"
    every: int = 0  # seconds between two digests; 0: at once


class Manner(msgspec.Struct, forbid_unknown_fields=True):
    """How a channel tells, in place of how it told before."""

    every: int
    language: str = "en"


class ChannelInfo(msgspec.Struct):
    id: str
    kind: str
    host: str  # of the address; my own mail address in full
    every: int


class ChannelList(msgspec.Struct):
    key: str  # with which a browser subscribes; empty where no notices are sent
    kinds: list[str]
    channels: list[ChannelInfo]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`me` also stands for hot-seat: the same person may take several seats, each with a name."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""  # of who plays at that seat, if not the person who opens the table


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, int] = {}
    public: bool = False
    start: bool = False  # begin at once, if no seat is open
    rated: bool = False  # everybody who sits down agrees
    clock: str = ""  # live, evening, days, or bank, gain and cap in seconds: 120+20/300


class TableCard(msgspec.Struct):
    """A table in the list of the home page."""

    id: str
    game: str
    status: Status
    names: list[str]
    open_seats: int
    created: str


class MyTurn(msgspec.Struct):
    """A table where I am asked."""

    id: str
    game: str
    waited: int  # seconds since I was asked
    left: int  # seconds on my clock, -1 without one


class MyGame(msgspec.Struct):
    """A table that I play, have played, or wait at."""

    id: str
    game: str
    status: Status
    names: list[str]
    mine: list[int]  # seats
    people: list[str]  # whose page to look at, by seat; empty for bots and free seats
    away: bool  # a bot plays for me
    created: str
    ended: str  # empty while it goes on
    scores: list[int]  # at the end
    winners: list[int]
    rated: bool
    waited: int  # seconds since I was asked, -1 while I am not
    left: int  # seconds on my clock, -1 without one
    asked: list[Line] = []  # the first of my choices
    choices: int = 0  # how many there are


class GameResults(msgspec.Struct):
    game: str
    played: int
    won: int
    rating: int | None
    rated: int  # games that count for it


class PersonInfo(msgspec.Struct):
    """What everybody may know of somebody."""

    id: str
    name: str
    since: str
    results: list[GameResults]
    games: list[MyGame]  # the last ones, as far as I may see them


class Avoided(msgspec.Struct):
    """Somebody I do not wish to hear, or to meet."""

    person: str
    name: str
    how: str


class AvoidWish(msgspec.Struct, forbid_unknown_fields=True):
    person: str
    how: Literal["mute", "block", ""]


class PersonWish(msgspec.Struct, forbid_unknown_fields=True):
    person: str


class ReportWish(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    person: str = ""
    table: str = ""


class Watcher(msgspec.Struct):
    person: str
    name: str


class Standing(msgspec.Struct):
    """A line of a leaderboard: a person or a bot."""

    person: str
    bot: str
    name: str  # empty for bots
    rating: int
    games: int


class RatingChange(msgspec.Struct):
    seat: int
    before: int
    after: int


class Created(msgspec.Struct):
    id: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None


class Problem(msgspec.Struct):
    """Every refusal: a key of the page's messages, and a sentence in English for logs."""

    problem: str
    detail: str


class SeatOf(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of a table: to free, to give time to, to send a caretaker to."""

    seat: int


# -- the socket: what the server says stands in filon/table/news.py ----------------------------
# A frame holds one message or several, a line each.

FromServer = News

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


class Why(msgspec.Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why something is not possible."""

    act: str
    seat: int


class Ahead(msgspec.Struct, tag_field="type", tag="ahead", forbid_unknown_fields=True):
    """Ask where one click may lead."""

    seat: int


FromPage = Act | Undo | Say | Look | Why | Ahead
