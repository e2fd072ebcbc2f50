"""Who may know what: hands, the deck, and the first villages until all are chosen."""

from __future__ import annotations

from typing import Final

from filon.core.game import HIDDEN, NOBODY, SPECTATOR, Event, View
from filon.core.luck import Luck
from filon.games.colorado.data import COPIES, KINDS, STARTS
from filon.games.colorado.notation import CHOSE, DREW
from filon.games.colorado.state import STARTING, TO_START, Table, copied, empty


class TableView(View):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.max_turns = 0
        self.turn = 0
        self.phase = 0
        self.talker = 0
        self.asked = NOBODY
        self.called = NOBODY
        self.given = NOBODY
        self.ended = 0
        self.busy = 0
        self.task: list[int] = []
        self.start = NOBODY  # the viewer's own village, before all have chosen
        self.shed: list[int] = []
        self.owed: list[int] = []
        self.hand: list[int] = []  # the viewer's own, of each kind
        self.held: list[int] = []
        self.area: list[int] = []
        self.deck_left = 0
        self.pile: list[int] = []
        self.nuggets: list[int] = []
        self.ticked: list[int] = []
        self.flags: list[int] = []
        self.tipi: list[int] = []
        self.saloon: list[int] = []
        self.wanted: list[int] = []
        self.medals: list[list[int]] = []
        self.closed = 0
        self.fresh: list[int] = []

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    "viewer",
    "seats",
    "max_turns",
    "turn",
    "phase",
    "talker",
    "asked",
    "called",
    "given",
    "ended",
    "busy",
    "task",
    "start",
    "shed",
    "owed",
    "hand",
    "held",
    "area",
    "deck_left",
    "pile",
    "nuggets",
    "ticked",
    "flags",
    "tipi",
    "saloon",
    "wanted",
    "medals",
    "closed",
    "fresh",
]


def view_of(table: Table, viewer: int) -> TableView:
    view = TableView()
    view.viewer = viewer if viewer >= 0 else SPECTATOR
    view.seats = table.seats
    view.max_turns = table.max_turns
    view.turn = table.turn
    view.phase = table.phase
    view.talker = table.talker
    view.asked = table.asked
    view.called = table.called
    view.given = table.given
    view.ended = table.ended
    view.busy = table.busy
    view.task = table.task.copy()
    view.shed = table.shed.copy()
    view.owed = table.owed.copy()
    view.hand = [0] * KINDS
    if viewer >= 0:
        view.start = table.start[viewer]
        view.hand = table.hand[viewer * KINDS : viewer * KINDS + KINDS]
    view.held = table.held.copy()
    view.area = table.area.copy()
    view.deck_left = table.deck_left
    view.pile = table.pile.copy()
    view.nuggets = table.nuggets.copy()
    view.ticked = table.ticked.copy()
    view.flags = table.flags.copy()
    view.tipi = table.tipi.copy()
    view.saloon = table.saloon.copy()
    view.wanted = table.wanted.copy()
    view.medals = [medals.copy() for medals in table.medals]
    view.closed = table.closed
    view.fresh = table.fresh.copy()
    return view


def redacted(event: Event, viewer: int) -> Event:
    """A card drawn, or a village just chosen, is its owner's secret."""
    if event[0] in (DREW, CHOSE) and event[1] != viewer:
        return [event[0], event[1], HIDDEN]
    return event


def imagined(view: TableView, luck: Luck) -> Table:
    table = empty(view.seats)
    table.max_turns = view.max_turns
    table.turn = view.turn
    table.phase = view.phase
    table.talker = view.talker
    table.asked = view.asked
    table.called = view.called
    table.given = view.given
    table.ended = view.ended
    table.busy = view.busy
    table.task = view.task.copy()
    table.shed = view.shed.copy()
    table.owed = view.owed.copy()
    table.held = view.held.copy()
    table.area = view.area.copy()
    table.pile = view.pile.copy()
    table.nuggets = view.nuggets.copy()
    table.ticked = view.ticked.copy()
    table.flags = view.flags.copy()
    table.tipi = view.tipi.copy()
    table.saloon = view.saloon.copy()
    table.wanted = view.wanted.copy()
    table.medals = [medals.copy() for medals in view.medals]
    table.closed = view.closed
    table.fresh = view.fresh.copy()
    if view.viewer >= 0:
        table.start[view.viewer] = view.start
        base = view.viewer * KINDS
        table.hand[base : base + KINDS] = view.hand
    _guess_starts(table, view.viewer, luck)
    _deal_hidden(table, view.viewer, _unseen(view), luck)
    return table


def redealt(table: Table, viewer: int, luck: Luck) -> Table:
    """A copy in which the others' cards and the deck are mixed and dealt anew."""
    twin = copied(table)
    pool = twin.deck
    for seat in range(twin.seats):
        if seat != viewer:
            for card in range(KINDS):
                pool[card] += twin.hand[seat * KINDS + card]
                twin.hand[seat * KINDS + card] = 0
    _guess_starts(twin, viewer, luck)
    _deal_hidden(twin, viewer, pool, luck)
    return twin


def _unseen(view: TableView) -> list[int]:
    """Of each kind: the cards that are in the deck or in a hand the viewer cannot see."""
    pool = COPIES.copy()
    for card in range(KINDS):
        pool[card] -= view.hand[card] + view.pile[card]
        for area in view.area:
            pool[card] -= area >> card & 1
    return pool


def _deal_hidden(table: Table, viewer: int, pool: list[int], luck: Luck) -> None:
    for seat in range(table.seats):
        if seat == viewer:
            continue
        for _ in range(table.held[seat]):
            card = luck.pick(pool)
            pool[card] -= 1
            table.hand[seat * KINDS + card] += 1
    table.deck = pool
    table.deck_left = sum(pool)


def _guess_starts(table: Table, viewer: int, luck: Luck) -> None:
    """The villages that others have chosen in secret."""
    if table.phase != STARTING:
        return
    for seat in range(table.seats):
        if seat != viewer and table.task[seat] != TO_START:
            table.start[seat] = STARTS[luck.below(len(STARTS))]
