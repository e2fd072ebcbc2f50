"""Each field of Lost Valley once: gold values and face-down wares are their owner's secret."""

from __future__ import annotations

from typing import Final

from filon.core.fields import ACTOR, ALL, ONE, SEATS, Field, Told, by, declare, each, up_to
from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.games.lost_valley.data import (
    ANIMAL_MARKERS,
    EVENT_MARKERS,
    GOLD_MARKERS,
    GOLD_ON,
    GOODS,
    PIECES,
    PLACES,
    POST_PLACE,
    START,
    STOCK,
    THINGS,
    TILES,
    WORKS,
)

# how a game ends
GOING_ON: Final[i64] = 0
ICE: Final[i64] = 1
ANNOUNCED: Final[i64] = 2
OUT_OF_ROUNDS: Final[i64] = 3

# what the acting seat is about to choose
MENU: Final[i64] = 0
EXPLORING: Final[i64] = 1
LAYING_RIVER: Final[i64] = 2
LAYING_LAND: Final[i64] = 3
TURNING: Final[i64] = 4  # a marker over, or the dice
HANDING: Final[i64] = 5  # materials for an event or at the still
TAKING: Final[i64] = 6
BUYING: Final[i64] = 7
PAYING: Final[i64] = 8
STILLING: Final[i64] = 9
PACKING: Final[i64] = 10
OFFERING: Final[i64] = 11
ANSWERING: Final[i64] = 12

NOTHING: Final[i64] = -1
NONE: Final[i64] = 0  # animals
FACE_DOWN: Final[i64] = 1
OLDER: Final[i64] = 2  # face down since before the pile was made anew

FLAG: Final = (0, 1)
SEAT: Final = (NOBODY, 3)
COUNT: Final = (0, 99)
PLACE: Final = (NOTHING, PLACES - 1)
THING: Final = (NOTHING, THINGS - 1)
KIND: Final = (NOTHING, len(PIECES) - 1)
LUGGAGE: Final = list(START) + [0] * (GOODS - len(START))
EDGES: Final = PLACES * 6

DECLARED: Final = declare(
    Field("max_rounds", ONE, (0, 1000), ALL, "rounds that are played at most"),
    Field("trading", ONE, FLAG, ALL, "1: players may swap", 1),
    Field("cart_gear", ONE, FLAG, ALL, "1: a cart takes up gear space itself"),
    Field("materials_sold", ONE, FLAG, ALL, "1: the store sells materials too"),
    Field("first", ONE, SEAT, ALL, "the seat that began"),
    Field("round", ONE, (1, 1000), ALL, "counted from 1", 1),
    Field("turn", ONE, SEAT, ALL, "the seat whose turn it is"),
    Field("actor", ONE, SEAT, ALL, "the seat that is to act: in a swap the other one"),
    Field("phase", ONE, (MENU, ANSWERING), ALL, "what the actor is about to choose"),
    Field("ended", ONE, (GOING_ON, OUT_OF_ROUNDS), ALL, "how the game ended"),
    Field("moves", ONE, (0, 2), ALL, "left this turn", 1),
    Field("actions", ONE, (0, 2), ALL, "left this turn", 1),
    Field("mode", ONE, (NOTHING, 2), ALL, "of this turn's moves, once there was one", NOTHING),
    Field("drank", ONE, FLAG, ALL, "1: whiskey was drunk this turn"),
    Field("arrived", ONE, FLAG, ALL, "1: came to the post this turn with enough gold"),
    Field("offers", ONE, (0, 3), ALL, "made this turn"),
    Field("haggled", each(SEATS), (0, 999), ALL, "swaps it has proposed in this game"),
    Field("swapped", ONE, FLAG, ALL, "1: a swap was accepted this turn"),
    Field("deed", ONE, (NOTHING, 999), ALL, "the action begun and not yet resolved", NOTHING),
    Field("owed", ONE, (-9, 99), ALL, "materials, or nuggets, still to be paid"),
    Field("extras", ONE, COUNT, ALL, "X still to be paid: nugget, material or equipment"),
    Field("basket", up_to(40), THING, ALL, "wares being bought"),
    Field("partner", ONE, SEAT, ALL, "of the swap being offered", NOBODY),
    Field("given", up_to(40), THING, ALL, "things offered"),
    Field("wanted", up_to(40), THING, ALL, "things asked for"),
    Field("looked", up_to(2), THING, ACTOR, "markers turned over to choose from"),
    Field("place", each(SEATS), PLACE, ALL, "its intersection", POST_PLACE),
    Field("goods", each(SEATS, GOODS), COUNT, by("show_things"), "pieces of each good", LUGGAGE),
    Field("bag", each(SEATS, 4), COUNT, by("show_things"), "gold markers of 1, 2, 3, 4"),
    Field("stock", each(len(STOCK)), COUNT, ALL, "of each good there is", list(STOCK)),
    Field("works_left", each(4), COUNT, ALL, "none, fishtraps, sawmills, mines", list(WORKS)),
    Field(
        *("gold_unseen", each(4), COUNT, by("show_unseen")),
        *("of 1 to 4: in the pile or face down on a tile", list(GOLD_MARKERS)),
    ),
    Field("gold_spent", each(4), COUNT, ALL, "of 1 to 4"),
    Field("events_unseen", each(6), COUNT, by("show_unseen"), "of each", list(EVENT_MARKERS)),
    Field("events_spent", each(6), COUNT, ALL, "of each"),
    Field("animals_unseen", each(4), COUNT, ALL, "of each", list(ANIMAL_MARKERS)),
    Field("animals_older", each(4), COUNT, ALL, "on tiles, of piles before this one"),
    Field("animals_spent", each(4), COUNT, ALL, "of each"),
    Field("pile", each(len(PIECES)), COUNT, ALL, "tiles of each kind not yet drawn", list(PIECES)),
    Field("under", up_to(TILES), KIND, ALL, "river tiles under the pile, the next one first"),
    Field("hand", ONE, KIND, ALL, "the kind of the tile drawn and not yet laid", NOTHING),
    Field("across", up_to(PLACES), (-60, 60), ALL, "of each intersection: q"),
    Field("up", up_to(PLACES), (-1, 60), ALL, "of each intersection: r"),
    Field("near", up_to(EDGES), PLACE, ALL, "of each intersection and direction: the one there"),
    Field("sector", up_to(EDGES), (-4, TILES), ALL, "of each intersection and sector: the tile"),
    Field("way", up_to(EDGES), (0, 3), ALL, "of each intersection and direction: the edge"),
    Field("work", up_to(PLACES), (0, 2), ALL, "of each intersection: fishtrap or sawmill"),
    Field("canals", up_to(20), (0, EDGES), ALL, "edges they lie over: place * 6 + direction"),
    Field("tiles", up_to(TILES), KIND, ALL, "of each tile: its kind"),
    Field("corners", up_to(4 * TILES), PLACE, ALL, "of each tile: four; the last may be NOTHING"),
    Field(
        "gold",
        up_to(2 * TILES),
        (0, max(GOLD_ON)),
        ALL,
        "of each tile and bank: markers lying there",
    ),
    Field("events_on", up_to(TILES), (0, 2), ALL, "of each tile: event markers lying there"),
    Field("animal", up_to(TILES), (NONE, OLDER), ALL, "of each: NONE, FACE_DOWN, OLDER"),
    Field("mine", up_to(TILES), FLAG, ALL, "of each tile: 1 if it has one"),
    Field("water", up_to(TILES), FLAG, ALL, "of each tile: 1 if it has some"),
    Field("left", up_to(TILES), THING, by("show_left"), "of each: what was looked at and left"),
    Field("knowers", up_to(TILES), (0, 15), ALL, "of each tile, bits: the seats that know it"),
    Field("mouth", up_to(3), PLACE, ALL, "A, B and the direction of the open river end"),
    Field("river", ONE, COUNT, ALL, "tiles of the river"),
    Field("ice", ONE, (NOTHING, 99), ALL, "tiles from the ice block to the waterfall", NOTHING),
    Told("covered", each(SEATS), COUNT, by("show_things"), "wares kept face down"),
    Told("markers", each(SEATS, 2), COUNT, by("show_things"), "rivergold, mountaingold markers"),
    Told("turned", ONE, (0, 2), by("show_looked"), "markers the actor has turned over"),
    choices=ACTOR,
    actor="actor",
    doc=(
        "Intersections and tiles are numbered as they come up; each intersection has six "
        "directions and, between direction s and s + 1, sector s."
    ),
)
