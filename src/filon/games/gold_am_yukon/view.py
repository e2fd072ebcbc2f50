"""Who may know what: in Gold am Yukon everybody knows everything."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY, SPECTATOR, View
from filon.core.luck import Luck
from filon.games.gold_am_yukon.state import Table, empty


class TableView(View):
    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.max_rounds = 0
        self.first = 0
        self.turn = 0
        self.round = 0
        self.ended = 0
        self.idle = 0
        self.dice: list[int] = []
        self.pips = 0
        self.acted = 0
        self.heading = 0
        self.reversed = 0
        self.named = 0
        self.trail = NOBODY
        self.chains: list[list[int]] = []
        self.hand: list[int] = []
        self.gone: list[int] = []
        self.owner: list[int] = []
        self.nuggets: list[int] = []
        self.choices: list[int] = []

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    "viewer",
    "seats",
    "max_rounds",
    "first",
    "turn",
    "round",
    "ended",
    "idle",
    "dice",
    "pips",
    "acted",
    "heading",
    "reversed",
    "named",
    "trail",
    "chains",
    "hand",
    "gone",
    "owner",
    "nuggets",
    "choices",
]


def view_of(table: Table, viewer: int) -> TableView:
    view = TableView()
    view.viewer = viewer if viewer >= 0 else SPECTATOR
    view.seats = table.seats
    view.max_rounds = table.max_rounds
    view.first = table.first
    view.turn = table.turn
    view.round = table.round
    view.ended = table.ended
    view.idle = table.idle
    view.dice = table.dice.copy()
    view.pips = table.pips
    view.acted = table.acted
    view.heading = table.heading
    view.reversed = table.reversed
    view.named = table.named
    view.trail = table.trail
    view.chains = [chain.copy() for chain in table.chains]
    view.hand = table.hand.copy()
    view.gone = table.gone.copy()
    view.owner = table.owner.copy()
    view.nuggets = table.nuggets.copy()
    view.choices = table.choices.copy()
    return view


def imagined(view: TableView, luck: Luck) -> Table:
    table = empty(view.seats)
    table.max_rounds = view.max_rounds
    table.first = view.first
    table.turn = view.turn
    table.round = view.round
    table.ended = view.ended
    table.idle = view.idle
    table.dice = view.dice.copy()
    table.pips = view.pips
    table.acted = view.acted
    table.heading = view.heading
    table.reversed = view.reversed
    table.named = view.named
    table.trail = view.trail
    table.chains = [chain.copy() for chain in view.chains]
    for seat, chain in enumerate(view.chains):
        for field in chain:
            table.holder[field] = seat
    table.hand = view.hand.copy()
    table.gone = view.gone.copy()
    table.owner = view.owner.copy()
    table.nuggets = view.nuggets.copy()
    table.choices = view.choices.copy()
    return table
