"""Who may know what: gold values and face-down wares are their owner's secret until the end."""

from __future__ import annotations

from typing import Final

from filon.core.game import HIDDEN, NOBODY, SPECTATOR, Event, View
from filon.games.lost_valley.data import FOUND, GOODS, STICK
from filon.games.lost_valley.notation import FOUND_GOLD, LOOKED, TOOK
from filon.games.lost_valley.state import GOING_ON, MENU, NOTHING, Table


class TableView(View):
    """Like the table; a count stands where the things themselves are hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.max_rounds = 0
        self.trading = 1
        self.cart_gear = 1
        self.materials_sold = 0
        self.first = 0
        self.round = 1
        self.turn = 0
        self.actor = 0
        self.phase = MENU
        self.ended = GOING_ON
        self.moves = 1
        self.actions = 1
        self.drank = 0
        self.arrived = 0
        self.offers = 0
        self.haggled: list[int] = []
        self.swapped = 0
        self.deed = NOTHING
        self.owed = 0
        self.extras = 0
        self.basket: list[int] = []
        self.partner = NOBODY
        self.given: list[int] = []
        self.wanted: list[int] = []
        self.looked: list[int] = []
        self.place: list[int] = []
        self.goods: list[int] = []
        self.bag: list[int] = []
        self.stock: list[int] = []
        self.works_left: list[int] = []
        self.gold_unseen: list[int] = []
        self.gold_spent: list[int] = []
        self.events_unseen: list[int] = []
        self.events_spent: list[int] = []
        self.animals_unseen: list[int] = []
        self.animals_spent: list[int] = []
        self.pile: list[int] = []
        self.under: list[int] = []
        self.hand = NOTHING
        self.across: list[int] = []
        self.up: list[int] = []
        self.near: list[int] = []
        self.sector: list[int] = []
        self.way: list[int] = []
        self.work: list[int] = []
        self.canals: list[int] = []
        self.tiles: list[int] = []
        self.corners: list[int] = []
        self.gold: list[int] = []
        self.events_on: list[int] = []
        self.animal: list[int] = []
        self.mine: list[int] = []
        self.water: list[int] = []
        self.left: list[int] = []
        self.knowers: list[int] = []
        self.mouth: list[int] = []
        self.river = 0
        self.ice = NOTHING
        self.choices: list[int] = []
        self.covered: list[int] = []  # of each seat: wares kept face down
        self.markers: list[int] = []  # of each seat: rivergold and mountaingold markers
        self.turned = 0  # markers the acting seat has turned over

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    "viewer",
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
    "covered",
    "markers",
    "turned",
]


def is_open(ended: int, viewer: int, seat: int) -> bool:
    """Whether a viewer may look into a seat's bag and under its wares."""
    return seat == viewer or ended != GOING_ON


def view_of(table: Table, viewer: int) -> TableView:
    view = TableView()
    view.viewer = viewer if viewer >= 0 else SPECTATOR
    _show_table(table, view)
    _show_valley(table, view)
    _show_things(table, view)
    _show_left(table, view)
    view.turned = len(table.looked)
    if viewer == table.actor:
        view.choices = table.choices.copy()
        view.looked = table.looked.copy()
    else:
        for thing in table.looked:
            _hide(view, thing)
    return view


def _hide(view: TableView, thing: int) -> None:
    """For this viewer it could be any of those not seen."""
    if thing >= GOODS:
        view.gold_unseen[thing - GOODS] += 1
    else:
        view.events_unseen[thing - FOUND] += 1


def _show_left(table: Table, view: TableView) -> None:
    view.left = table.left.copy()
    for tile, knowers in enumerate(table.knowers):
        if knowers and not (view.viewer >= 0 and knowers >> view.viewer & 1):
            _hide(view, table.left[tile])
            view.left[tile] = NOTHING


def _show_things(table: Table, view: TableView) -> None:
    view.goods = table.goods.copy()
    view.bag = table.bag.copy()
    view.gold_unseen = table.gold_unseen.copy()
    view.events_unseen = table.events_unseen.copy()
    for seat in range(table.seats):
        bag, wares = seat * 4, seat * GOODS
        view.markers.append(table.bag[bag] + table.bag[bag + 1])
        view.markers.append(table.bag[bag + 2] + table.bag[bag + 3])
        covered = 0
        for good in range(STICK, GOODS):
            covered += table.goods[wares + good]
        view.covered.append(covered)
        if is_open(table.ended, view.viewer, seat):
            continue
        for value in range(4):
            view.gold_unseen[value] += view.bag[bag + value]
            view.bag[bag + value] = 0
        for good in range(STICK, GOODS):
            view.events_unseen[good - FOUND] += view.goods[wares + good]
            view.goods[wares + good] = 0


def _show_table(table: Table, view: TableView) -> None:
    view.seats = table.seats
    view.max_rounds = table.max_rounds
    view.trading = table.trading
    view.cart_gear = table.cart_gear
    view.materials_sold = table.materials_sold
    view.first = table.first
    view.round = table.round
    view.turn = table.turn
    view.actor = table.actor
    view.phase = table.phase
    view.ended = table.ended
    view.moves = table.moves
    view.actions = table.actions
    view.drank = table.drank
    view.arrived = table.arrived
    view.offers = table.offers
    view.haggled = table.haggled.copy()
    view.swapped = table.swapped
    view.deed = table.deed
    view.owed = table.owed
    view.extras = table.extras
    view.basket = table.basket.copy()
    view.partner = table.partner
    view.given = table.given.copy()
    view.wanted = table.wanted.copy()
    view.place = table.place.copy()
    view.stock = table.stock.copy()
    view.works_left = table.works_left.copy()
    view.gold_spent = table.gold_spent.copy()
    view.events_spent = table.events_spent.copy()
    view.animals_unseen = table.animals_unseen.copy()
    view.animals_spent = table.animals_spent.copy()
    view.pile = table.pile.copy()
    view.under = table.under.copy()
    view.hand = table.hand


def _show_valley(table: Table, view: TableView) -> None:
    view.across = table.across.copy()
    view.up = table.up.copy()
    view.near = table.near.copy()
    view.sector = table.sector.copy()
    view.way = table.way.copy()
    view.work = table.work.copy()
    view.canals = table.canals.copy()
    view.tiles = table.tiles.copy()
    view.corners = table.corners.copy()
    view.gold = table.gold.copy()
    view.events_on = table.events_on.copy()
    view.animal = table.animal.copy()
    view.mine = table.mine.copy()
    view.water = table.water.copy()
    view.knowers = table.knowers.copy()
    view.mouth = table.mouth.copy()
    view.river = table.river
    view.ice = table.ice


def redacted(event: Event, viewer: int) -> Event | None:
    """Others learn neither what gold is worth nor what lies face down."""
    kind = event[0]
    if event[1] == viewer and viewer >= 0:
        return event
    if kind == LOOKED:
        return None
    if kind == FOUND_GOLD:
        return [*event[:4], HIDDEN]
    if kind == TOOK and event[3] >= STICK:
        return [*event[:3], HIDDEN]
    return event
