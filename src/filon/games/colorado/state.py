"""The table of Colorado now."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY, State
from filon.games.colorado.data import (
    COPIES,
    FLAG,
    KINDS,
    LANDS,
    NUGGETS_AT_START,
    RAIL,
    ZONES,
)

# phases
STARTING: Final = 0
CALLING: Final = 1
ACTING: Final = 2
ENDING: Final = 3

# what a seat is busy with: an icon of `data`, or one of these
IDLE: Final = 0
TO_START: Final = 9
TO_ASK: Final = 10
TO_CALL: Final = 11
TO_GIVE: Final = 12
TO_SHED: Final = 13  # the second of two cards of a colour
TO_TRADE: Final = 14  # two cards are discarded, one is to be played
READY: Final = 15  # nothing left but to say so

# how a game ends
GOING_ON: Final = 0
SEVEN_MEDALS: Final = 1
OUT_OF_TURNS: Final = 2


class Table(State):
    """A seat's chain of actions never forks: one task says all that is left of it."""

    def __init__(self) -> None:
        super().__init__()
        self.max_turns = 0
        self.turn = 0  # counted from 1; 0 while the villages are chosen
        self.phase = STARTING
        self.talker = 0
        self.asked = NOBODY  # the seat asked for a card this turn
        self.called = NOBODY  # the card asked for
        self.given = NOBODY  # the card that came, whose duo is everybody's
        self.ended = GOING_ON  # how the game ended
        self.busy = 0  # bits: the seats that are to act
        self.task: list[int] = []  # of each seat
        self.start: list[int] = []  # of each seat: the village chosen, secret until all have
        self.shed: list[int] = []  # of each seat: the first of two cards it discards
        self.owed: list[int] = []  # of each seat: discoveries for families
        self.hand: list[int] = []  # of each seat, of each kind: cards
        self.held: list[int] = []  # of each seat: cards in hand
        self.area: list[int] = []  # of each seat: bits of the kinds in its play area
        self.deck: list[int] = []  # of each kind
        self.deck_left = 0
        self.pile: list[int] = []  # of each kind: discarded, face up
        self.nuggets: list[int] = []  # of each seat
        self.ticked: list[int] = []  # of each seat, of each land: bits, the flag first
        self.flags: list[int] = []  # of each seat, of each zone: squares ticked
        self.tipi: list[int] = []  # of each seat: bits of its squares
        self.saloon: list[int] = []  # of each seat: squares ticked
        self.wanted: list[int] = []  # of each seat: squares ticked
        self.medals: list[list[int]] = []  # of each seat, in the order they were won
        self.closed = 0  # bits: medals won in earlier turns
        self.fresh: list[int] = []  # of each seat, bits: shared medals won this turn

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
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
    "deck",
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


def empty(seats: int) -> Table:
    """Before the cards are dealt."""
    table = Table()
    table.seats = seats
    table.task = [IDLE] * seats
    table.start = [NOBODY] * seats
    table.shed = [NOBODY] * seats
    table.owed = [0] * seats
    table.hand = [0] * (seats * KINDS)
    table.held = [0] * seats
    table.area = [0] * seats
    table.deck = COPIES.copy()
    table.deck_left = sum(COPIES)
    table.pile = [0] * KINDS
    table.nuggets = [NUGGETS_AT_START] * seats
    table.ticked = [0] * (seats * LANDS)
    for seat in range(seats):
        table.ticked[seat * LANDS + RAIL] = FLAG
    table.flags = [0] * (seats * ZONES)
    table.tipi = [0] * seats
    table.saloon = [0] * seats
    table.wanted = [0] * seats
    table.medals = [[] for _ in range(seats)]
    table.fresh = [0] * seats
    return table


def copied(table: Table) -> Table:
    twin = Table()
    twin.seats = table.seats
    twin.max_turns = table.max_turns
    twin.turn = table.turn
    twin.phase = table.phase
    twin.talker = table.talker
    twin.asked = table.asked
    twin.called = table.called
    twin.given = table.given
    twin.ended = table.ended
    twin.busy = table.busy
    twin.task = table.task.copy()
    twin.start = table.start.copy()
    twin.shed = table.shed.copy()
    twin.owed = table.owed.copy()
    twin.hand = table.hand.copy()
    twin.held = table.held.copy()
    twin.area = table.area.copy()
    twin.deck = table.deck.copy()
    twin.deck_left = table.deck_left
    twin.pile = table.pile.copy()
    twin.nuggets = table.nuggets.copy()
    twin.ticked = table.ticked.copy()
    twin.flags = table.flags.copy()
    twin.tipi = table.tipi.copy()
    twin.saloon = table.saloon.copy()
    twin.wanted = table.wanted.copy()
    twin.medals = [medals.copy() for medals in table.medals]
    twin.closed = table.closed
    twin.fresh = table.fresh.copy()
    return twin


def set_task(table: Table, seat: int, task: int) -> None:
    table.task[seat] = task
    if task == IDLE:
        table.busy &= ~(1 << seat)
    else:
        table.busy |= 1 << seat
