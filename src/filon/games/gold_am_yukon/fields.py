"""Each field of Gold am Yukon once: everybody knows everything."""

from __future__ import annotations

from typing import Final

from filon.core.fields import ALL, FOLLOWS, ONE, SEATS, Field, declare, each, up_to
from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.games.gold_am_yukon.data import CLAIMS, FIELDS, NUGGETS, STONES

# how a game ends
GOING_ON: Final[i64] = 0
ALL_MARKED: Final[i64] = 1
ONE_LEFT: Final[i64] = 2
JAMMED: Final[i64] = 3
OUT_OF_ROUNDS: Final[i64] = 4

SEAT: Final = (NOBODY, 5)
PLACE: Final = (NOBODY, FIELDS - 1)

DECLARED: Final = declare(
    Field("max_rounds", ONE, (0, 1000), ALL, "rounds that are played at most"),
    Field("first", ONE, (0, 5), ALL, "the seat that began"),
    Field("turn", ONE, (0, 5), ALL, "the seat whose turn it is"),
    Field("round", ONE, (0, 1000), ALL, "0 while the first prospectors are placed"),
    Field("ended", ONE, (GOING_ON, OUT_OF_ROUNDS), ALL, "how the game ended"),
    Field("idle", ONE, (0, 6), ALL, "turns in a row in which nothing moved"),
    Field("dice", up_to(40), (1, 6), ALL, "rolled this turn"),
    Field("pips", ONE, (0, 60), ALL, "still to be used this turn"),
    Field("acted", ONE, (0, 1), ALL, "1: something was placed, moved or staked this turn"),
    Field("heading", ONE, (0, 1), ALL, "1: the direction of this turn is chosen"),
    Field("reversed", ONE, (0, 1), ALL, "1: an encounter has turned the chain this turn"),
    Field("named", ONE, (0, 1), ALL, "1: the tail was named, its prospector goes next"),
    Field("trail", ONE, PLACE, ALL, "the field a lone prospector just came from", NOBODY),
    Field("holder", each(FIELDS), SEAT, FOLLOWS, "whose prospector stands there", NOBODY),
    Field("chains", each(SEATS, up_to=STONES), PLACE, ALL, "fields from tail to head"),
    Field("hand", each(SEATS), (0, STONES), ALL, "prospectors not yet on the board", STONES),
    Field("gone", each(SEATS), (0, STONES), ALL, "prospectors that left when it retired"),
    Field("owner", each(CLAIMS), SEAT, ALL, "the seat that staked it", NOBODY),
    Field("nuggets", each(SEATS), (0, NUGGETS), ALL, "found"),
    choices=ALL,
    doc="Which end of a chain is its head the player chooses anew every turn.",
)
