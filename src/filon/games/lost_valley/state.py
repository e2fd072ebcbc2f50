"""The table of Lost Valley now."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY, State
from filon.games.lost_valley.data import (
    ANIMAL_MARKERS,
    EVENT_MARKERS,
    GOLD_MARKERS,
    GOODS,
    PIECES,
    POST_PLACE,
    START,
    STOCK,
    WORKS,
)

# how a game ends
GOING_ON: Final = 0
ICE: Final = 1
ANNOUNCED: Final = 2
OUT_OF_ROUNDS: Final = 3

# what the acting seat is about to choose
MENU: Final = 0
EXPLORING: Final = 1
LAYING_RIVER: Final = 2
LAYING_LAND: Final = 3
TURNING: Final = 4  # a marker over, or the dice
HANDING: Final = 5  # materials for an event or at the still
TAKING: Final = 6
BUYING: Final = 7
PAYING: Final = 8
STILLING: Final = 9
PACKING: Final = 10
OFFERING: Final = 11
ANSWERING: Final = 12

NOTHING: Final = -1
BLANK: Final[list[int]] = []  # stands in a new table until `empty` or `copied` fills it
NONE: Final = 0  # animals
FACE_DOWN: Final = 1
SEEN: Final = 2


class Table(State):
    """Intersections and tiles are numbered as they come up; each intersection has six
    directions and, between direction s and s + 1, sector s."""

    def __init__(self) -> None:
        super().__init__()
        self.max_rounds = 0
        self.trading = 1
        self.cart_gear = 1  # 1: a cart takes up gear space itself
        self.materials_sold = 0  # 1: the store sells materials too
        self.first = 0  # the seat that began
        self.round = 1
        self.turn = 0  # the seat whose turn it is
        self.actor = 0  # the seat that is to act: in a swap the other one
        self.phase = MENU
        self.ended = GOING_ON  # how the game ended
        self.moves = 1  # left this turn
        self.actions = 1  # left this turn
        self.drank = 0  # 1: whiskey was drunk this turn
        self.arrived = 0  # 1: came to the post this turn with enough gold
        self.offers = 0  # made this turn
        self.haggled: list[int] = BLANK  # of each seat: swaps it has proposed in this game
        self.swapped = 0  # 1: a swap was accepted this turn
        self.deed = NOTHING  # the action begun and not yet resolved
        self.owed = 0  # materials, or nuggets, still to be paid
        self.extras = 0  # X still to be paid with a nugget or any good
        self.basket: list[int] = BLANK  # wares being bought
        self.partner = NOBODY  # of the swap being offered
        self.given: list[int] = BLANK  # things offered
        self.wanted: list[int] = BLANK  # things asked for
        self.looked: list[int] = BLANK  # markers turned over to choose from
        self.place: list[int] = BLANK  # of each seat: its intersection
        self.goods: list[int] = BLANK  # of each seat and good
        self.bag: list[int] = BLANK  # of each seat: gold markers of 1, 2, 3, 4
        self.stock: list[int] = BLANK  # of each good the store or the supply has
        self.works_left: list[int] = BLANK  # none, fishtraps, sawmills, mines
        self.gold_unseen: list[int] = BLANK  # of 1 to 4: in the pile or face down on a tile
        self.gold_spent: list[int] = BLANK
        self.events_unseen: list[int] = BLANK
        self.events_spent: list[int] = BLANK
        self.animals_unseen: list[int] = BLANK
        self.animals_spent: list[int] = BLANK
        self.pile: list[int] = BLANK  # of each kind of tile: pieces not yet drawn
        self.under: list[int] = BLANK  # river tiles put under the pile, the next one first
        self.hand = NOTHING  # the kind of the tile drawn and not yet laid
        self.across: list[int] = BLANK  # of each intersection: q
        self.up: list[int] = BLANK  # of each intersection: r
        self.near: list[int] = BLANK  # of each intersection and direction: the intersection there
        self.sector: list[int] = BLANK  # of each intersection and sector: the tile there
        self.way: list[int] = BLANK  # of each intersection and direction: the edge there
        self.work: list[int] = BLANK  # of each intersection: fishtrap or sawmill
        self.canals: list[int] = BLANK  # intersection * 6 + direction of the edges canals lie over
        self.tiles: list[int] = BLANK  # of each tile: its kind
        self.corners: list[int] = BLANK  # of each tile: four intersections; the last may be NOTHING
        self.gold: list[int] = BLANK  # of each tile and bank: markers lying there
        self.events_on: list[int] = BLANK  # of each tile: event markers lying there
        self.animal: list[int] = BLANK  # of each tile: NONE, FACE_DOWN or SEEN + kind
        self.mine: list[int] = BLANK  # of each tile: 1 if it has one
        self.water: list[int] = BLANK  # of each tile: 1 if it has some
        self.left: list[int] = BLANK  # of each tile: the marker that somebody looked at and left
        self.knowers: list[int] = BLANK  # of each tile: the seats that know it, as bits
        self.mouth: list[int] = BLANK  # A, B and the direction of the open river end
        self.river = 0  # tiles of the river
        self.ice = NOTHING  # tiles from the ice block to the waterfall
        self.choices: list[int] = BLANK  # what the acting seat may do now

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    "seats",
    "max_rounds",
    "trading",
    "cart_gear",
    "materials_sold",
    "first",
    "round",
    "turn",
    "actor",
    "phase",
    "ended",
    "moves",
    "actions",
    "drank",
    "arrived",
    "offers",
    "haggled",
    "swapped",
    "deed",
    "owed",
    "extras",
    "basket",
    "partner",
    "given",
    "wanted",
    "looked",
    "place",
    "goods",
    "bag",
    "stock",
    "works_left",
    "gold_unseen",
    "gold_spent",
    "events_unseen",
    "events_spent",
    "animals_unseen",
    "animals_spent",
    "pile",
    "under",
    "hand",
    "across",
    "up",
    "near",
    "sector",
    "way",
    "work",
    "canals",
    "tiles",
    "corners",
    "gold",
    "events_on",
    "animal",
    "mine",
    "water",
    "left",
    "knowers",
    "mouth",
    "river",
    "ice",
    "choices",
]


def empty(seats: int) -> Table:
    """Everybody at the post with the same few things, and no tile laid yet."""
    table = Table()
    table.seats = seats
    table.place = [POST_PLACE] * seats
    table.bag = [0] * (4 * seats)
    table.haggled = [0] * seats
    table.stock = STOCK.copy()
    table.goods = []
    for _ in range(seats):
        table.goods += START + [0] * (GOODS - len(START))
        for kind, count in enumerate(START):
            table.stock[kind] -= count
    table.works_left = WORKS.copy()
    table.gold_unseen = GOLD_MARKERS.copy()
    table.gold_spent = [0] * len(GOLD_MARKERS)
    table.events_unseen = EVENT_MARKERS.copy()
    table.events_spent = [0] * len(EVENT_MARKERS)
    table.animals_unseen = ANIMAL_MARKERS.copy()
    table.animals_spent = [0] * len(ANIMAL_MARKERS)
    table.pile = PIECES.copy()
    _clear(table)
    return table


def _clear(table: Table) -> None:
    """Lists of its own for everything that comes up during the game."""
    table.basket = []
    table.given = []
    table.wanted = []
    table.looked = []
    table.under = []
    table.across = []
    table.up = []
    table.near = []
    table.sector = []
    table.way = []
    table.work = []
    table.canals = []
    table.tiles = []
    table.corners = []
    table.gold = []
    table.events_on = []
    table.animal = []
    table.mine = []
    table.water = []
    table.left = []
    table.knowers = []
    table.mouth = []
    table.choices = []


def copied(table: Table) -> Table:
    twin = Table()
    twin.seats = table.seats
    twin.max_rounds = table.max_rounds
    twin.trading = table.trading
    twin.cart_gear = table.cart_gear
    twin.materials_sold = table.materials_sold
    twin.first = table.first
    twin.round = table.round
    twin.turn = table.turn
    twin.actor = table.actor
    twin.phase = table.phase
    twin.ended = table.ended
    twin.moves = table.moves
    twin.actions = table.actions
    twin.drank = table.drank
    twin.arrived = table.arrived
    twin.offers = table.offers
    twin.haggled = table.haggled.copy()
    twin.swapped = table.swapped
    twin.deed = table.deed
    twin.owed = table.owed
    twin.extras = table.extras
    twin.basket = table.basket.copy()
    twin.partner = table.partner
    twin.given = table.given.copy()
    twin.wanted = table.wanted.copy()
    twin.looked = table.looked.copy()
    twin.place = table.place.copy()
    twin.goods = table.goods.copy()
    twin.bag = table.bag.copy()
    twin.stock = table.stock.copy()
    twin.works_left = table.works_left.copy()
    twin.gold_unseen = table.gold_unseen.copy()
    twin.gold_spent = table.gold_spent.copy()
    twin.events_unseen = table.events_unseen.copy()
    twin.events_spent = table.events_spent.copy()
    twin.animals_unseen = table.animals_unseen.copy()
    twin.animals_spent = table.animals_spent.copy()
    twin.pile = table.pile.copy()
    twin.under = table.under.copy()
    twin.hand = table.hand
    twin.across = table.across.copy()
    twin.up = table.up.copy()
    twin.near = table.near.copy()
    twin.sector = table.sector.copy()
    twin.way = table.way.copy()
    twin.work = table.work.copy()
    twin.canals = table.canals.copy()
    twin.tiles = table.tiles.copy()
    twin.corners = table.corners.copy()
    twin.gold = table.gold.copy()
    twin.events_on = table.events_on.copy()
    twin.animal = table.animal.copy()
    twin.mine = table.mine.copy()
    twin.water = table.water.copy()
    twin.left = table.left.copy()
    twin.knowers = table.knowers.copy()
    twin.mouth = table.mouth.copy()
    twin.river = table.river
    twin.ice = table.ice
    twin.choices = table.choices.copy()
    return twin
