"""The table of Gold am Yukon now."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY, State
from filon.games.gold_am_yukon.data import CLAIMS, FIELDS, STONES

# how a game ends
GOING_ON: Final = 0
ALL_MARKED: Final = 1
ONE_LEFT: Final = 2
JAMMED: Final = 3
OUT_OF_ROUNDS: Final = 4


class Table(State):
    """A chain is a list of fields from its tail to its head; which end is which is the
    player's choice, made anew every turn with the first moving pip. Lists are given by `empty`
    and `copied`: a copy should not make any that it throws away."""

    dice: list[int]  # rolled this turn
    holder: list[int]  # of each field: the seat whose prospector stands there
    chains: list[list[int]]  # of each seat
    hand: list[int]  # of each seat: prospectors not yet on the board
    gone: list[int]  # of each seat: prospectors that left when it retired
    owner: list[int]  # of each claim: the seat that staked it
    nuggets: list[int]  # of each seat
    choices: list[int]  # what the seat whose turn it is may do now

    def __init__(self) -> None:
        super().__init__()
        self.max_rounds = 0
        self.first = 0  # the seat that began
        self.turn = 0  # the seat whose turn it is
        self.round = 0  # 0 while the first prospectors are placed
        self.ended = GOING_ON  # how the game ended
        self.idle = 0  # turns in a row in which nothing moved
        self.pips = 0  # still to be used this turn
        self.acted = 0  # 1: something was placed, moved or staked this turn
        self.heading = 0  # 1: the direction of this turn is chosen
        self.reversed = 0  # 1: an encounter has turned the chain this turn
        self.named = 0  # 1: the tail was named, its prospector goes next
        self.trail = NOBODY  # the field a lone prospector just came from

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
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
    "holder",
    "chains",
    "hand",
    "gone",
    "owner",
    "nuggets",
    "choices",
]


def empty(seats: int) -> Table:
    """The board with nobody on it yet."""
    table = Table()
    table.seats = seats
    table.dice = []
    table.choices = []
    table.holder = [NOBODY] * FIELDS
    table.chains = [[] for _ in range(seats)]
    table.hand = [STONES] * seats
    table.gone = [0] * seats
    table.owner = [NOBODY] * CLAIMS
    table.nuggets = [0] * seats
    return table


def copied(table: Table) -> Table:
    twin = Table()
    twin.seats = table.seats
    twin.max_rounds = table.max_rounds
    twin.first = table.first
    twin.turn = table.turn
    twin.round = table.round
    twin.ended = table.ended
    twin.idle = table.idle
    twin.dice = table.dice.copy()
    twin.pips = table.pips
    twin.acted = table.acted
    twin.heading = table.heading
    twin.reversed = table.reversed
    twin.named = table.named
    twin.trail = table.trail
    twin.holder = table.holder.copy()
    twin.chains = [chain.copy() for chain in table.chains]
    twin.hand = table.hand.copy()
    twin.gone = table.gone.copy()
    twin.owner = table.owner.copy()
    twin.nuggets = table.nuggets.copy()
    twin.choices = table.choices.copy()
    return twin
