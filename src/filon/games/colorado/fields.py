"""Each field of Colorado once: hands, the deck and a first village are secrets."""

from __future__ import annotations

from typing import Final

from filon.core.fields import ALL, NO_ONE, ONE, OWNER, SEATS, Field, Told, by, declare, each
from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.games.colorado.data import (
    COPIES,
    FLAG,
    FULL,
    KINDS,
    LANDS,
    MEDALS,
    NUGGETS_AT_START,
    REGIONS,
    SALOON_SQUARES,
    SQUARES,
    TIPI_SQUARES,
    WANTED_ICONS,
    ZONES,
)

# phases
STARTING: Final[i64] = 0
CALLING: Final[i64] = 1
ACTING: Final[i64] = 2
ENDING: Final[i64] = 3

# what a seat is busy with: an icon of `data`, or one of these
IDLE: Final[i64] = 0
TO_START: Final[i64] = 9
TO_ASK: Final[i64] = 10
TO_CALL: Final[i64] = 11
TO_GIVE: Final[i64] = 12
TO_SHED: Final[i64] = 13  # the second of two cards of a colour
TO_TRADE: Final[i64] = 14  # two cards are discarded, one is to be played
READY: Final[i64] = 15  # nothing left but to say so

# how a game ends
GOING_ON: Final[i64] = 0
SEVEN_MEDALS: Final[i64] = 1
OUT_OF_TURNS: Final[i64] = 2

CARD: Final = (NOBODY, KINDS - 1)
CARDS: Final = sum(COPIES)
SHEET: Final = [0] * REGIONS + [FLAG]  # the railway is there from the start
SOME_MEDALS: Final = (0, (1 << MEDALS) - 1)
SQUARES_OF_ZONES: Final = max(len(squares) for squares in SQUARES)

DECLARED: Final = declare(
    Field("max_turns", ONE, (0, 1000), ALL, "turns that are played at most"),
    Field("turn", ONE, (0, 1000), ALL, "counted from 1; 0 while the villages are chosen"),
    Field("phase", ONE, (STARTING, ENDING), ALL, "starting, calling, acting or ending"),
    Field("talker", ONE, (0, 3), ALL, "the seat that asks for a card this turn"),
    Field("asked", ONE, (NOBODY, 3), ALL, "the seat asked for a card this turn", NOBODY),
    Field("called", ONE, CARD, ALL, "the card asked for", NOBODY),
    Field("given", ONE, CARD, ALL, "the card that came, whose duo is everybody's", NOBODY),
    Field("ended", ONE, (GOING_ON, OUT_OF_TURNS), ALL, "how the game ended"),
    Field("busy", ONE, (0, 15), ALL, "bits: the seats that are to act"),
    Field("task", each(SEATS), (IDLE, READY), ALL, "what it is busy with"),
    Field("start", each(SEATS), (NOBODY, 1), OWNER, "the village chosen, till all have", NOBODY),
    Field("shed", each(SEATS), CARD, ALL, "the first of two cards it discards", NOBODY),
    Field("owed", each(SEATS), (0, REGIONS), ALL, "discoveries for families"),
    Field("hand", each(SEATS, KINDS), (0, max(COPIES)), OWNER, "cards"),
    Field("held", each(SEATS), (0, CARDS), ALL, "cards in hand"),
    Field("area", each(SEATS), (0, (1 << KINDS) - 1), ALL, "bits: the kinds in its play area"),
    Field(
        "deck",
        each(KINDS),
        (0, max(COPIES)),
        NO_ONE,
        "cards of each kind, in no order",
        list(COPIES),
    ),
    Field("deck_left", ONE, (0, CARDS), ALL, "cards in the deck", sum(COPIES)),
    Field("pile", each(KINDS), (0, max(COPIES)), ALL, "cards discarded, face up"),
    Field("nuggets", each(SEATS), (0, 999), ALL, "to pay with", NUGGETS_AT_START),
    Field("ticked", each(SEATS, LANDS), (0, max(FULL)), ALL, "bits, the flag first", SHEET),
    Field("flags", each(SEATS, ZONES), (0, SQUARES_OF_ZONES), ALL, "squares ticked"),
    Field("tipi", each(SEATS), (0, (1 << TIPI_SQUARES) - 1), ALL, "bits of its squares"),
    Field("saloon", each(SEATS), (0, SALOON_SQUARES), ALL, "squares ticked"),
    Field("wanted", each(SEATS), (0, len(WANTED_ICONS)), ALL, "squares ticked"),
    Told("points", each(SEATS), (0, 999), by("show_points"), "as they stand"),
    Field("medals", each(SEATS, up_to=MEDALS), (0, MEDALS - 1), ALL, "in the order they were won"),
    Field("closed", ONE, SOME_MEDALS, ALL, "bits: medals won in earlier turns"),
    Field("fresh", each(SEATS), SOME_MEDALS, ALL, "bits: shared medals won this turn"),
    doc="A seat's chain of actions never forks: one task says all that is left of it.",
)
