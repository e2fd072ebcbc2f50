"""Each field of Treasure Hunter once: hands, packs, choices and the deck are secrets."""

from __future__ import annotations

from typing import Final

from filon.core.fields import (
    ALL,
    NO_ONE,
    ONE,
    OWNER,
    SEATS,
    UNWRITTEN,
    Field,
    Size,
    Told,
    by,
    declare,
    each,
    up_to,
)
from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.games.treasure_hunter.data import (
    ALL_GOBLINS,
    ALL_TILES,
    CARDS,
    DECK,
    GOBLINS,
    GREY,
    HAND,
    LAIRS,
    NO_TILE,
    PILE,
    ROUNDS,
    SCROLLS,
    SITES,
    START_MONEY,
    TILES,
    YELLOW,
)

# what is going on
DRAFT: Final[i64] = 0
HUNT: Final[i64] = 1  # at a site
GOBLIN_RAID: Final[i64] = 2
READING: Final[i64] = 3  # of yellow scrolls
OVER: Final[i64] = 4

NOT_YET: Final[i64] = -1  # a seat that has not chosen

SEAT: Final = (NOBODY, 5)
CARD: Final = (0, CARDS - 1)
TILE: Final = (NO_TILE, TILES - 1)
SOME: Final = len(DECK)
MONEY: Final = (-1, 999)
FLAG: Final = (0, 1)

DECLARED: Final = declare(
    Field("open_money", ONE, FLAG, ALL, "1: everybody sees everybody's money"),
    Field("dealer", ONE, SEAT, ALL, "the seat that is first where order matters"),
    Field("round", ONE, (0, ROUNDS), ALL, "counted from 1"),
    Field("phase", ONE, (DRAFT, OVER), ALL, "draft, hunt, raid, reading or over"),
    Field("site", ONE, (0, SITES), ALL, "where the hunt is"),
    Field("pick", ONE, (0, HAND), ALL, "cards each seat has drafted this round"),
    Field("first", ONE, SEAT, ALL, "the seat whose action card would come first"),
    Field("waiting", up_to(6), SEAT, ALL, "the seats that have still to choose"),
    Field("chosen", each(SEATS), (NOT_YET, 999), OWNER, "the action secretly chosen", NOT_YET),
    Field("tossing", each(SEATS), (NOT_YET, CARDS), OWNER, "of two: what it sets aside", NOT_YET),
    Field(
        "reading",
        each(SEATS),
        (0, 1 << (GREY - YELLOW)),
        OWNER,
        "bits: the yellow scrolls it will use",
    ),
    Field("packs", each(SEATS, up_to=10), CARD, OWNER, "chosen from, sorted", shown="pack"),
    Field("hands", each(SEATS, up_to=12), CARD, OWNER, "sorted after the draft", shown="hand"),
    Field("tossed", each(SEATS, up_to=20), CARD, OWNER, "set aside face down"),
    Field("seen", each(CARDS), (0, 1 << 24), by("show_seen"), "see `memory`", shown=UNWRITTEN),
    Told("seen_cards", up_to(CARDS), CARD, by("show_seen"), "seen in the draft", shown="seen"),
    Told("seen_at", up_to(CARDS), (0, 9), by("show_seen"), "after so many cards drafted"),
    Size("pack_sizes", each(SEATS), (0, 10), ALL, "cards to choose from", of="packs"),
    Size("hand_sizes", each(SEATS), (0, 12), ALL, "cards in hand", of="hands"),
    Size("tossed_sizes", each(SEATS), (0, 20), ALL, "cards set aside", of="tossed"),
    Size("undealt", ONE, (0, SOME), ALL, "cards in the deck", of="deck"),
    Field("laid", each(SEATS, up_to=20), CARD, ALL, "played face up this round"),
    Field("shown", up_to(SOME), (0, 6 * CARDS), ALL, "hand cards all know: seat * CARDS + card"),
    Field("discards", each(SEATS, up_to=12), CARD, ALL, "action cards not used, face up"),
    Field("lost", up_to(SOME), CARD, ALL, "drawn by a mule for nothing"),
    Field("asleep", up_to(SOME), CARD, ALL, "adventurers"),
    Field("sent", each(SEATS), (0, 12), ALL, "adventurers at this site"),
    Field("strength", each(SEATS), (0, 99), ALL, "of those awake at this site"),
    Field("doubled", each(SEATS), FLAG, ALL, "1 with the companion at this site"),
    Field("bonus", each(SEATS), (-9, 99), ALL, "swords, hammers and potions at this site"),
    Told("totals", each(SEATS), (-9, 999), by("show_groups"), "at this site"),
    Told("highest", ONE, SEAT, by("show_groups"), "who would take MAX now", NOBODY),
    Told("lowest", ONE, SEAT, by("show_groups"), "who would take MIN now", NOBODY),
    Field("scared", each(SEATS), FLAG, ALL, "1 behind a scaregoblin this round"),
    Field("money", each(SEATS), MONEY, by("show_money"), "coins", START_MONEY),
    Field("goblins", each(SEATS), (-1, GOBLINS), by("show_money"), "goblin tiles won"),
    Field("raiders", each(SEATS), (0, LAIRS), ALL, "goblin tiles won this round"),
    Field("haul", each(SEATS), (0, 2 * SITES), ALL, "treasure tiles taken this round"),
    Told("parts", each(SEATS, up_to=4), (-99, 999), by("show_parts"), "what counted, at the end"),
    Told("pays", up_to(SCROLLS), MONEY, by("show_pays"), "to the viewer, of each yellow scroll"),
    Field("tiles", each(SEATS, up_to=30), TILE, ALL, "treasures it has"),
    Field("treasures", each(2 * SITES), TILE, ALL, "MAX and MIN of each site", NO_TILE),
    Field("lairs", each(LAIRS), (NOBODY, GOBLINS), ALL, "goblins, top to bottom", NOBODY),
    Field("piles", each(2), (0, PILE), ALL, "tiles left in each pile", PILE),
    Field("tiles_left", up_to(TILES), TILE, ALL, "in both piles, sorted", list(ALL_TILES)),
    Field("goblins_left", up_to(GOBLINS), (0, GOBLINS - 1), ALL, "sorted", list(ALL_GOBLINS)),
    Field("box", up_to(TILES), TILE, ALL, "treasures out of the game"),
    Field("gone_goblins", ONE, (0, GOBLINS), ALL, "goblins out of the game"),
    Field("deck", up_to(SOME), CARD, NO_ONE, "not dealt, sorted", list(DECK)),
    doc="Piles have no order: luck says which of what is left comes next.",
)
