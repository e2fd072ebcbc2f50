"""The table of Treasure Hunter now."""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY, State
from filon.games.treasure_hunter.data import (
    ALL_GOBLINS,
    ALL_TILES,
    CARDS,
    DECK,
    LAIRS,
    NO_TILE,
    PILE,
    SITES,
    START_MONEY,
)

# what is going on
DRAFT: Final = 0
HUNT: Final = 1  # at a site
GOBLIN_RAID: Final = 2
READING: Final = 3  # of yellow scrolls
OVER: Final = 4

NOT_YET: Final = -1  # a seat that has not chosen


class Table(State):
    """Piles have no order: `deck`, `tiles_left` and `goblins_left` hold what is left, sorted,
    and luck says which of them comes next. Packs and hands are sorted too."""

    def __init__(self) -> None:
        super().__init__()
        self.open_money = 0  # 1: everybody sees everybody's money
        self.dealer = 0
        self.round = 0  # from 1 to 5
        self.phase = DRAFT
        self.site = 0
        self.pick = 0  # cards each seat has drafted this round
        self.first = 0  # the seat whose action card would come first
        self.waiting: list[int] = []  # the seats that have still to choose
        self.chosen: list[int] = []  # of each seat: the action it has secretly chosen
        self.tossing: list[int] = []  # of each of two seats: the card it will set aside
        self.reading: list[int] = []  # of each seat: the yellow scrolls it will use, as bits
        self.deck: list[int] = []  # not dealt
        self.packs: list[list[int]] = []  # of each seat: the cards it chooses from
        self.hands: list[list[int]] = []
        self.tossed: list[list[int]] = []  # of each seat: set aside face down
        self.laid: list[list[int]] = []  # of each seat: played face up this round
        self.shown: list[int] = []  # hand cards everybody knows: seat × CARDS + card
        self.lost: list[int] = []  # drawn by a mule for nothing
        self.asleep: list[int] = []  # adventurers
        self.seen: list[int] = []  # of each card: when each seat saw it last in the draft
        self.sent: list[int] = []  # of each seat: its adventurers at this site
        self.strength: list[int] = []  # of each seat: of those awake at this site
        self.doubled: list[int] = []  # of each seat: 1 with the companion at this site
        self.bonus: list[int] = []  # of each seat: swords, hammers and potions at this site
        self.scared: list[int] = []  # of each seat: 1 behind a scaregoblin this round
        self.money: list[int] = []
        self.goblins: list[int] = []  # of each seat: goblin tiles won
        self.raiders: list[int] = []  # of each seat: goblin tiles won this round
        self.haul: list[int] = []  # of each seat: treasure tiles taken this round
        self.tiles: list[list[int]] = []  # of each seat: treasures it has
        self.treasures: list[int] = []  # MAX and MIN of each site
        self.lairs: list[int] = []  # the goblins on the board, top to bottom
        self.piles: list[int] = []  # how many tiles are left of each pile
        self.tiles_left: list[int] = []  # in both piles
        self.goblins_left: list[int] = []
        self.box: list[int] = []  # treasures out of the game
        self.gone_goblins = 0  # goblins out of the game
        self.dreamer = NOBODY  # the seat that imagined this table
        self.dreamt = 0  # the round in which it did
        self.vague = 0  # 1: before any card was shown

    def fields(self) -> list[str]:
        return FIELD_NAMES


FIELD_NAMES: Final = [
    *["seats", "open_money", "dealer", "round", "phase", "site", "pick", "first", "waiting"],
    *["chosen", "tossing", "reading", "deck", "packs", "hands", "tossed", "laid", "shown"],
    *["lost", "asleep", "seen", "sent", "strength", "doubled", "bonus", "scared", "money"],
    *["goblins", "raiders", "haul", "tiles", "treasures", "lairs", "piles", "tiles_left"],
    *["goblins_left", "box", "gone_goblins", "dreamer", "dreamt", "vague"],
]


def empty(seats: int) -> Table:
    """The box just opened: nothing dealt, nothing revealed."""
    table = Table()
    table.seats = seats
    table.deck = DECK.copy()
    table.packs = [[] for _ in range(seats)]
    table.hands = [[] for _ in range(seats)]
    table.tossed = [[] for _ in range(seats)]
    table.laid = [[] for _ in range(seats)]
    table.seen = [0] * CARDS
    table.chosen = [NOT_YET] * seats
    table.tossing = [NOT_YET] * seats
    table.reading = [0] * seats
    table.sent = [0] * seats
    table.strength = [0] * seats
    table.doubled = [0] * seats
    table.bonus = [0] * seats
    table.scared = [0] * seats
    table.money = [START_MONEY] * seats
    table.goblins = [0] * seats
    table.raiders = [0] * seats
    table.haul = [0] * seats
    table.tiles = [[] for _ in range(seats)]
    table.treasures = [NO_TILE] * (2 * SITES)
    table.lairs = [NOBODY] * LAIRS
    table.piles = [PILE, PILE]
    table.tiles_left = ALL_TILES.copy()
    table.goblins_left = ALL_GOBLINS.copy()
    return table


# of each seat four bits in `seen`: one more than the number of cards it had drafted, or 0
SEEN_BITS: Final = 4
SEEN_MASK: Final = 15


def remember(table: Table, seat: int) -> None:
    """Looks at the pack of a seat through its eyes."""
    others = ~(SEEN_MASK << (SEEN_BITS * seat))
    now = (table.pick + 1) << (SEEN_BITS * seat)
    seen = table.seen
    for card in table.packs[seat]:
        seen[card] = (seen[card] & others) | now


def seen_at(table: Table, seat: int, card: int) -> int:
    """How many cards the seat had drafted when it saw the card last; -1 if it did not."""
    return ((table.seen[card] >> (SEEN_BITS * seat)) & SEEN_MASK) - 1


def copied(table: Table) -> Table:
    twin = Table()
    twin.seats = table.seats
    twin.open_money = table.open_money
    twin.dealer = table.dealer
    twin.round = table.round
    twin.phase = table.phase
    twin.site = table.site
    twin.pick = table.pick
    twin.first = table.first
    twin.waiting = table.waiting.copy()
    twin.chosen = table.chosen.copy()
    twin.tossing = table.tossing.copy()
    twin.reading = table.reading.copy()
    twin.deck = table.deck.copy()
    twin.packs = [pack.copy() for pack in table.packs]
    twin.hands = [hand.copy() for hand in table.hands]
    twin.tossed = [cards.copy() for cards in table.tossed]
    twin.laid = [cards.copy() for cards in table.laid]
    twin.shown = table.shown.copy()
    twin.lost = table.lost.copy()
    twin.asleep = table.asleep.copy()
    twin.seen = table.seen.copy()
    twin.sent = table.sent.copy()
    twin.strength = table.strength.copy()
    twin.doubled = table.doubled.copy()
    twin.bonus = table.bonus.copy()
    twin.scared = table.scared.copy()
    twin.money = table.money.copy()
    twin.goblins = table.goblins.copy()
    twin.raiders = table.raiders.copy()
    twin.haul = table.haul.copy()
    twin.tiles = [tiles.copy() for tiles in table.tiles]
    twin.treasures = table.treasures.copy()
    twin.lairs = table.lairs.copy()
    twin.piles = table.piles.copy()
    twin.tiles_left = table.tiles_left.copy()
    twin.goblins_left = table.goblins_left.copy()
    twin.box = table.box.copy()
    twin.gone_goblins = table.gone_goblins
    twin.dreamer = table.dreamer
    twin.dreamt = table.dreamt
    twin.vague = table.vague
    return twin
