"""Who may know what: hands, packs and choices are secret, so is the deck."""

from __future__ import annotations

from typing import Final

from filon.core.game import HIDDEN, NOBODY, SPECTATOR, Event, View
from filon.core.luck import Luck
from filon.games.treasure_hunter.counting import parts_of, scroll_pay
from filon.games.treasure_hunter.data import CARDS, SCROLLS
from filon.games.treasure_hunter.groups import highest, lowest, total_of
from filon.games.treasure_hunter.guessing import deal_hidden, guess_money
from filon.games.treasure_hunter.notation import KEPT, PURSE, TOSSED
from filon.games.treasure_hunter.state import (
    DRAFT,
    HUNT,
    NOT_YET,
    OVER,
    SEEN_BITS,
    Table,
    empty,
    seen_at,
)


class TableView(View):
    """Fields as in the table, but `pack`, `hand`, `tossed`, `chosen`, `tossing`, `reading`,
    `seen` and `seen_at` are the viewer's own, and of the others' cards only the number is told."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.open_money = 0
        self.dealer = 0
        self.round = 0
        self.phase = DRAFT
        self.site = 0
        self.pick = 0
        self.first = 0
        self.waiting: list[int] = []
        self.chosen = NOT_YET
        self.tossing = NOT_YET
        self.reading = 0
        self.pack: list[int] = []
        self.hand: list[int] = []
        self.tossed: list[int] = []
        self.seen: list[int] = []  # cards the viewer saw in this round's draft
        self.seen_at: list[int] = []  # and how many cards it had drafted when it saw them last
        self.pack_sizes: list[int] = []
        self.hand_sizes: list[int] = []
        self.tossed_sizes: list[int] = []
        self.undealt = 0
        self.laid: list[list[int]] = []
        self.shown: list[int] = []
        self.lost: list[int] = []
        self.asleep: list[int] = []
        self.sent: list[int] = []
        self.strength: list[int] = []
        self.doubled: list[int] = []
        self.bonus: list[int] = []
        self.totals: list[int] = []  # of each seat at this site
        self.highest = NOBODY  # who would take MAX now
        self.lowest = NOBODY  # who would take MIN now
        self.scared: list[int] = []
        self.money: list[int] = []
        self.goblins: list[int] = []
        self.raiders: list[int] = []
        self.haul: list[int] = []
        self.parts: list[list[int]] = []  # of each seat: what it has counted, at the end
        self.pays: list[int] = []  # what each yellow scroll would pay the viewer now
        self.tiles: list[list[int]] = []
        self.treasures: list[int] = []
        self.lairs: list[int] = []
        self.piles: list[int] = []
        self.tiles_left: list[int] = []
        self.goblins_left: list[int] = []
        self.box: list[int] = []
        self.gone_goblins = 0

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    *["viewer", "seats", "open_money", "dealer", "round", "phase", "site", "pick", "first"],
    *["waiting", "chosen", "tossing", "reading", "pack", "hand", "tossed", "seen"],
    "seen_at",
    *["pack_sizes", "hand_sizes", "tossed_sizes", "undealt", "laid", "shown", "lost", "asleep"],
    *["sent", "strength", "doubled", "bonus", "totals", "highest", "lowest", "scared", "money"],
    *["goblins", "raiders", "haul", "parts", "pays", "tiles", "treasures", "lairs", "piles"],
    *["tiles_left", "goblins_left", "box", "gone_goblins"],
]


def view_of(table: Table, viewer: int) -> TableView:
    view = TableView()
    view.viewer = viewer if viewer >= 0 else SPECTATOR
    view.seats = table.seats
    view.open_money = table.open_money
    view.dealer = table.dealer
    view.round = table.round
    view.phase = table.phase
    view.site = table.site
    view.pick = table.pick
    view.first = table.first
    view.waiting = table.waiting.copy()
    if viewer >= 0:
        _add_own(view, table, viewer)
    view.pack_sizes = [len(pack) for pack in table.packs]
    view.hand_sizes = [len(hand) for hand in table.hands]
    view.tossed_sizes = [len(cards) for cards in table.tossed]
    view.undealt = len(table.deck)
    view.laid = [cards.copy() for cards in table.laid]
    view.shown = table.shown.copy()
    view.lost = table.lost.copy()
    view.asleep = table.asleep.copy()
    _add_groups(view, table)
    view.scared = table.scared.copy()
    _add_money(view, table, viewer)
    if table.phase == OVER:
        view.parts = [parts_of(table, seat) for seat in range(table.seats)]
    view.raiders = table.raiders.copy()
    view.haul = table.haul.copy()
    view.tiles = [tiles.copy() for tiles in table.tiles]
    view.treasures = table.treasures.copy()
    view.lairs = table.lairs.copy()
    view.piles = table.piles.copy()
    view.tiles_left = table.tiles_left.copy()
    view.goblins_left = table.goblins_left.copy()
    view.box = table.box.copy()
    view.gone_goblins = table.gone_goblins
    return view


def _add_own(view: TableView, table: Table, viewer: int) -> None:
    view.chosen = table.chosen[viewer]
    view.tossing = table.tossing[viewer]
    view.reading = table.reading[viewer]
    view.pack = table.packs[viewer].copy()
    view.hand = table.hands[viewer].copy()
    view.tossed = table.tossed[viewer].copy()
    for card in range(CARDS):
        at = seen_at(table, viewer, card)
        if at >= 0:
            view.seen.append(card)
            view.seen_at.append(at)
    view.pays = [scroll_pay(table, viewer, scroll) for scroll in range(SCROLLS)]


def _add_groups(view: TableView, table: Table) -> None:
    view.sent = table.sent.copy()
    view.strength = table.strength.copy()
    view.doubled = table.doubled.copy()
    view.bonus = table.bonus.copy()
    view.totals = [total_of(table, seat) for seat in range(table.seats)]
    if table.phase == HUNT:
        view.highest = highest(table)
        view.lowest = lowest(table)


def _add_money(view: TableView, table: Table, viewer: int) -> None:
    """Money and goblin tiles lie face down, unless the table plays with open money."""
    view.money = table.money.copy()
    view.goblins = table.goblins.copy()
    if table.open_money or table.phase == OVER:
        return
    for seat in range(table.seats):
        if seat != viewer:
            view.money[seat] = HIDDEN
            view.goblins[seat] = HIDDEN


def redacted(event: Event, viewer: int) -> Event | None:
    """Nobody notices who keeps what; a hidden purse is its owner's."""
    if event[0] in (KEPT, TOSSED, PURSE) and event[1] != viewer:
        return None
    return event


def imagined(view: TableView, luck: Luck) -> Table:
    """What is known as it is, what is hidden dealt anew; who has answered has passed."""
    table = empty(view.seats)
    table.open_money = view.open_money
    table.dealer = view.dealer
    table.round = view.round
    table.phase = view.phase
    table.site = view.site
    table.pick = view.pick
    table.first = view.first
    table.waiting = view.waiting.copy()
    table.laid = [cards.copy() for cards in view.laid]
    table.shown = view.shown.copy()
    table.lost = view.lost.copy()
    table.asleep = view.asleep.copy()
    table.sent = view.sent.copy()
    table.strength = view.strength.copy()
    table.doubled = view.doubled.copy()
    table.bonus = view.bonus.copy()
    table.scared = view.scared.copy()
    table.money = view.money.copy()
    table.goblins = view.goblins.copy()
    table.raiders = view.raiders.copy()
    table.haul = view.haul.copy()
    table.tiles = [tiles.copy() for tiles in view.tiles]
    table.treasures = view.treasures.copy()
    table.lairs = view.lairs.copy()
    table.piles = view.piles.copy()
    table.tiles_left = view.tiles_left.copy()
    table.goblins_left = view.goblins_left.copy()
    table.box = view.box.copy()
    table.gone_goblins = view.gone_goblins
    if view.viewer >= 0:
        _give_own(table, view)
    guess_money(table, luck)
    deal_hidden(table, view.viewer, view.pack_sizes, view.hand_sizes, view.tossed_sizes, luck)
    return table


def _give_own(table: Table, view: TableView) -> None:
    viewer = view.viewer
    table.chosen[viewer] = view.chosen
    table.tossing[viewer] = view.tossing
    table.reading[viewer] = view.reading
    table.packs[viewer] = view.pack.copy()
    table.hands[viewer] = view.hand.copy()
    table.tossed[viewer] = view.tossed.copy()
    for card, at in zip(view.seen, view.seen_at, strict=True):
        table.seen[card] = (at + 1) << (SEEN_BITS * viewer)
