"""What is printed, as tables: the cards, treasure tiles and goblin tiles of `printed.toml`.

Cards that look alike share a number. A tile is a number of its own.
"""

from __future__ import annotations

from typing import Final

from filon.core.edition import chosen
from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.core.rows import row
from filon.games.treasure_hunter.printed import COLOURS as COLOUR_NAMES
from filon.games.treasure_hunter.printed import METALS, TRICKS, Printed
from filon.games.treasure_hunter.printed import SCROLLS as SCROLL_KINDS

PRINTED: Final = Printed(chosen("treasure-hunter"))

ROUNDS: Final[i64] = PRINTED.rounds
HAND: Final[i64] = 9  # cards each player drafts in a round
START_MONEY: Final[i64] = PRINTED.money

# -- the sites, which are also the colours of the adventurers ------------------------------

BLUE: Final[i64] = 0  # the Frosty Mountains
GREEN: Final[i64] = 1  # the Vine Jungle
RED: Final[i64] = 2  # the Lava Cave
SITES: Final[i64] = 3
COLOURS: Final[list[str]] = COLOUR_NAMES

# -- cards: adventurers colour by colour and by strength, dogs by discipline, coins, actions -

STRENGTHS: Final[i64] = len(PRINTED.strengths)  # adventurers of a colour
DOGS: Final[i64] = 3 * STRENGTHS  # the first card that is no adventurer
COINS: Final[i64] = DOGS + len(PRINTED.paws)
COPPER: Final[i64] = COINS
SILVER: Final[i64] = COINS + 1
GOLD: Final[i64] = COINS + 2
ACTION_CARDS: Final[i64] = COINS + 3
COMPANION: Final[i64] = ACTION_CARDS  # + colour
SWORD: Final[i64] = COMPANION + 3
HAMMER: Final[i64] = SWORD + 1
SHRINKING: Final[i64] = SWORD + 2
MULE: Final[i64] = SWORD + 3
SCAREGOBLIN: Final[i64] = SWORD + 4
SLEEPING: Final[i64] = SWORD + 5
CARDS: Final[i64] = SWORD + 6

CARD_NAMES: Final[list[str]] = [
    *[f"{colour}-{strength}" for colour in COLOURS for strength in PRINTED.strengths],
    *[f"dog-{discipline}" for discipline in PRINTED.discipline],
    *METALS,
    *[f"{colour}-companion" for colour in COLOURS],
    *TRICKS,
]
COPIES: Final = row([1] * COINS + PRINTED.coin_cards + [PRINTED.companions] * 3 + PRINTED.tricks)
DECK: Final = row([card for card in range(CARDS) for _ in range(COPIES[card])])

COLOUR: Final = row([card // STRENGTHS if card < DOGS else NOBODY for card in range(CARDS)])
STRENGTH: Final = row(PRINTED.strengths * 3 + [0] * (CARDS - DOGS))
PAWS: Final = row([0] * DOGS + PRINTED.paws + [0] * (CARDS - COINS))
DISCIPLINE: Final = row([0] * DOGS + PRINTED.discipline + [0] * (CARDS - COINS))
COIN: Final = row([0] * COINS + PRINTED.coins + [0] * (CARDS - ACTION_CARDS))

SWORD_BONUS: Final[i64] = PRINTED.sword
HAMMER_BONUS: Final[i64] = PRINTED.hammer
SHRINKING_BONUS: Final[i64] = PRINTED.shrinking

# -- treasures: relics, yellow scrolls, grey scrolls ----------------------------------------

RELICS: Final[list[int]] = PRINTED.relics + PRINTED.cursed
YELLOW: Final[i64] = len(RELICS)  # the first tile that is no relic
GREY: Final[i64] = YELLOW + sum(PRINTED.scroll_tiles)
TILES: Final[i64] = GREY + sum(PRINTED.grey_tiles)
PILE: Final[i64] = TILES // 2  # tiles in each pile at the start
NO_TILE: Final[i64] = -1
RELIC: Final = row(RELICS + [0] * (TILES - YELLOW))
ALL_TILES: Final = row(range(TILES))

MAX: Final[i64] = 0  # the hidden treasure of a site, for the highest total
MIN: Final[i64] = 1  # the obvious one, for the lowest

STRONG_TEAM: Final[i64] = 0  # + colour
DOG_PACK: Final[i64] = 3
HEAVY_PURSE: Final[i64] = 4
BAG_OF_TRICKS: Final[i64] = 5
ROOKIES: Final[i64] = 6
VETERANS: Final[i64] = 7
GOBLIN_BOUNTY: Final[i64] = 8
TREASURE_HAUL: Final[i64] = 9
SCROLLS: Final[i64] = 10
SCROLL_NAMES: Final[list[str]] = [*[f"{colour}-team" for colour in COLOURS], *SCROLL_KINDS]
SCROLL_COIN: Final = row(PRINTED.scroll_coins)  # paid for each that counts
ROOKIE: Final[i64] = PRINTED.rookie  # the greatest strength of one
VETERAN: Final[i64] = PRINTED.veteran  # the least
# of each tile: which yellow scroll it is, or a number beyond them for a grey one
SCROLL_OF: Final = row(
    [NOBODY] * YELLOW
    + [kind for kind, count in enumerate(PRINTED.scroll_tiles) for _ in range(count)]
    + [SCROLLS + kind for kind, count in enumerate(PRINTED.grey_tiles) for _ in range(count)]
)

TROPHIES: Final[i64] = GREY  # the first such tile
COLLECTOR: Final[i64] = GREY + PRINTED.grey_tiles[0]  # the first such tile
TROPHY_POINTS: Final[i64] = PRINTED.grey_points[0]  # for each goblin tile
COLLECTOR_POINTS: Final[i64] = PRINTED.grey_points[1]  # for each relic and grey scroll

# -- goblins --------------------------------------------------------------------------------

GOBLINS: Final[i64] = len(PRINTED.goblins)
LAIRS: Final[i64] = PRINTED.lairs  # spaces for goblins on the board
GOBLIN_PAWS: Final = row([paws for paws, _ in PRINTED.goblins])
GOBLIN_COINS: Final = row([coins for _, coins in PRINTED.goblins])
ALL_GOBLINS: Final = row(range(GOBLINS))


def scroll_of(tile: i64) -> i64:
    """Which yellow scroll a tile is."""
    return SCROLL_OF[tile]


def is_yellow(tile: i64) -> bool:
    return YELLOW <= tile < GREY
