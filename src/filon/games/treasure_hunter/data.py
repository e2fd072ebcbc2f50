"""What is printed: 75 cards, 54 treasure tiles, 22 goblin tiles.

A card is a number from 0 to 59; cards that look alike share it. A tile is a number of its own.
"""

from __future__ import annotations

from typing import Final

from filon.core.game import NOBODY

ROUNDS: Final = 5
HAND: Final = 9  # cards each player drafts in a round
START_MONEY: Final = 15

# -- the sites, which are also the colours of the adventurers ------------------------------

BLUE: Final = 0  # the Frosty Mountains
GREEN: Final = 1  # the Vine Jungle
RED: Final = 2  # the Lava Cave
SITES: Final = 3
COLOURS: Final = ["blue", "green", "red"]

# -- cards: adventurers colour by colour and by strength, dogs by discipline, coins, actions -

STRENGTHS: Final = 12
DOGS: Final = 36  # the first card that is no adventurer
COINS: Final = 48
COPPER: Final = 48
SILVER: Final = 49
GOLD: Final = 50
ACTION_CARDS: Final = 51
COMPANION: Final = 51  # + colour
SWORD: Final = 54
HAMMER: Final = 55
SHRINKING: Final = 56
MULE: Final = 57
SCAREGOBLIN: Final = 58
SLEEPING: Final = 59
CARDS: Final = 60

CARD_NAMES: Final = [
    *[f"{colour}-{strength}" for colour in COLOURS for strength in range(1, 13)],
    *[f"dog-{discipline}" for discipline in range(1, 13)],
    *["copper", "silver", "gold"],
    *[f"{colour}-companion" for colour in COLOURS],
    *["sword", "hammer", "shrinking", "mule", "scaregoblin", "sleeping"],
]
COPIES: Final[list[int]] = [1] * 48 + [4, 4, 4] + [1, 1, 1] + [2] * 6
DECK: Final[list[int]] = [card for card in range(CARDS) for _ in range(COPIES[card])]

COLOUR: Final[list[int]] = [card // 12 if card < DOGS else NOBODY for card in range(CARDS)]
STRENGTH: Final[list[int]] = [card % 12 + 1 if card < DOGS else 0 for card in range(CARDS)]
# of the dogs with discipline 1 to 12
DOG_PAWS: Final = [3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1]
PAWS: Final[list[int]] = [0] * DOGS + DOG_PAWS + [0] * (CARDS - COINS)
DISCIPLINE: Final[list[int]] = [
    card - DOGS + 1 if DOGS <= card < COINS else 0 for card in range(CARDS)
]
COIN: Final[list[int]] = [0] * COINS + [1, 2, 3] + [0] * (CARDS - ACTION_CARDS)

SWORD_BONUS: Final = 4
HAMMER_BONUS: Final = 8
SHRINKING_BONUS: Final = -2

# -- treasures: relics, yellow scrolls (two of each), grey scrolls (two of each) ------------

POSITIVE: Final = [
    3,
    4,
    4,
    5,
    5,
    6,
    6,
    6,
    7,
    7,
    8,
    8,
    8,
    9,
    9,
    10,
    10,
    11,
    12,
    12,
    13,
    14,
    15,
    17,
    19,
]
NEGATIVE: Final = [-3, -4, -5, -6, -8]
YELLOW: Final = 30  # the first tile that is no relic
GREY: Final = 50
TILES: Final = 54
PILE: Final = 27  # tiles in each pile at the start
NO_TILE: Final = -1
RELIC: Final[list[int]] = POSITIVE + NEGATIVE + [0] * (TILES - YELLOW)
ALL_TILES: Final[list[int]] = list(range(TILES))

MAX: Final = 0  # the hidden treasure of a site, for the highest total
MIN: Final = 1  # the obvious one, for the lowest

STRONG_TEAM: Final = 0  # + colour
DOG_PACK: Final = 3
HEAVY_PURSE: Final = 4
BAG_OF_TRICKS: Final = 5
ROOKIES: Final = 6
VETERANS: Final = 7
GOBLIN_BOUNTY: Final = 8
TREASURE_HAUL: Final = 9
SCROLLS: Final = 10
SCROLL_NAMES: Final = [
    *[f"{colour}-team" for colour in COLOURS],
    *["dogs", "purse", "tricks", "rookies", "veterans", "bounty", "haul"],
]
SCROLL_COIN: Final = [2, 2, 2, 2, 2, 2, 2, 3, 3, 3]  # paid for each that counts
ROOKIE: Final = 4  # the greatest strength of one
VETERAN: Final = 10  # the least

TROPHIES: Final = 50  # tiles 50 and 51
COLLECTOR: Final = 52  # tiles 52 and 53
GREY_POINTS: Final = 2  # for each goblin tile or each treasure tile

# -- goblins --------------------------------------------------------------------------------

GOBLINS: Final = 22
LAIRS: Final = 3  # spaces for goblins on the board
GOBLIN_PAWS: Final = [1] * 5 + [2] * 6 + [3] * 5 + [4] * 3 + [5] * 2 + [6]
GOBLIN_COINS: Final = [
    *[1, 2, 2, 3, 3],
    *[1, 1, 2, 2, 3, 3],
    *[1, 1, 2, 2, 3],
    *[1, 2, 3],
    *[1, 2],
    *[2],
]
ALL_GOBLINS: Final[list[int]] = list(range(GOBLINS))


def scroll_of(tile: int) -> int:
    """Which yellow scroll a tile is."""
    return (tile - YELLOW) // 2


def is_yellow(tile: int) -> bool:
    return YELLOW <= tile < GREY
