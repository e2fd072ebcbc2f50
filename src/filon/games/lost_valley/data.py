"""What is printed, as tables: the goods, markers, prices and tiles of `printed.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.edition import chosen
from filon.core.ints import i64
from filon.core.rows import row, rows
from filon.games.lost_valley.printed import TERRAINS, Printed, Tile, is_site

PRINTED: Final = Printed(chosen("lost-valley"))

# -- goods: three materials, nine wares of the store, six found as events -------------------

FOOD: Final[i64] = 0
TOOL: Final[i64] = 1
TIMBER: Final[i64] = 2
WHISKEY: Final[i64] = 3
AXE: Final[i64] = 4
ROD: Final[i64] = 5
RIFLE: Final[i64] = 6
CART: Final[i64] = 7
BOAT: Final[i64] = 8
HORSE: Final[i64] = 9
SIEVE: Final[i64] = 10
CRATE: Final[i64] = 11
FOUND_AXE: Final[i64] = 12
FOUND_ROD: Final[i64] = 13
FOUND_RIFLE: Final[i64] = 14
STICK: Final[i64] = 15  # from here on kept face down
DRIED_FISH: Final[i64] = 16
FOUND_WHISKEY: Final[i64] = 17

MATERIALS: Final[i64] = 3
FOUND: Final[i64] = 12  # the first of the round wares
GOODS: Final[i64] = 18
GOLD: Final[i64] = 18  # + value - 1: a gold marker as something to pay or swap
THINGS: Final[i64] = 22

NAMES: Final = [
    "food",
    "tool",
    "timber",
    "whiskey",
    "axe",
    "rod",
    "rifle",
    "cart",
    "boat",
    "horse",
    "sieve",
    "crate",
    "found-axe",
    "found-rod",
    "found-rifle",
    "stick",
    "dried-fish",
    "found-whiskey",
    "gold-1",
    "gold-2",
    "gold-3",
    "gold-4",
]
STOCK: Final = row(PRINTED.stock)
NUGGETS: Final = row(PRINTED.nuggets)
EXTRAS: Final = row(PRINTED.extras)  # X: a nugget, a material or equipment
SPACES: Final = row(PRINTED.spaces + [1] * (GOODS - FOUND))
START: Final = row(PRINTED.start)  # food, tools, timber, whiskeys

BACKPACK: Final[i64] = PRINTED.backpack
CART_SPACES: Final[i64] = PRINTED.cart
GEAR: Final[i64] = PRINTED.gear
FISH_FOOD: Final[i64] = 4  # for a dried fish
RIFLE_BONUS: Final[i64] = 3
ENOUGH: Final[i64] = 10  # gold markers to announce the end
OFFERS: Final[i64] = 3  # a turn; one may be accepted
ICE_FROM: Final[i64] = 5  # the lowest roll that moves the ice block

FISHTRAP: Final[i64] = 1
SAWMILL: Final[i64] = 2
WORKS: Final = row([0, *PRINTED.works])  # none, fishtraps, sawmills, mines
MINES: Final[i64] = 3

# -- round markers, face down ---------------------------------------------------------------

GOLD_MARKERS: Final = row(PRINTED.gold)  # of 1, 2 (rivergold), 3, 4 (mountaingold)
EVENT_MARKERS: Final = row(PRINTED.events)  # axe, rod, rifle, stick, fish, whiskey
ANIMAL_MARKERS: Final = row(PRINTED.animals)  # rat, wolf, deer, bear: 1 to 4 food

# -- tiles ----------------------------------------------------------------------------------

RIVER: Final[i64] = 0
FOREST: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
TUNDRA: Final[i64] = 3
LAKE: Final[i64] = 4
SPRING: Final[i64] = 5

S0: Final[i64] = 0  # river from edge 0 to 2
S1: Final[i64] = 1  # from 1 to 3
BO: Final[i64] = 2  # from 0 to 1: around an obtuse corner
BA: Final[i64] = 3  # from 1 to 2: around an acute corner
DRY: Final[i64] = -1

RIVER_EDGES: Final = rows(PRINTED.edges)  # of each shape
# the bank of each corner: 0 is a or outer, 1 is b or inner
BANKS: Final = rows(PRINTED.banks)

TILE_KINDS: Final[list[Tile]] = PRINTED.tiles
_NAMES: Final = [tile.name for tile in TILE_KINDS]
LANDS: Final[i64] = len(PRINTED.rivers)  # the first land rhombus among the kinds of tiles
TRIANGLES: Final[i64] = LANDS + len(PRINTED.lands)  # the first land triangle
STILL: Final[i64] = _NAMES.index("still")
POST: Final[i64] = _NAMES.index("post")
CAVE: Final[i64] = _NAMES.index("cave")
OLD_MINE: Final[i64] = _NAMES.index("old-mine")
THE_SPRING: Final[i64] = len(TILE_KINDS) - 1

PIECES: Final = row([tile.pieces for tile in TILE_KINDS])
TERRAIN: Final = row([TERRAINS.index(tile.terrain) for tile in TILE_KINDS])
SHAPE: Final = row([tile.shape for tile in TILE_KINDS])
GOLD_ON: Final = row([tile.gold for tile in TILE_KINDS])
GOLD_ACROSS: Final = row([tile.across for tile in TILE_KINDS])
EVENTS_ON: Final = row([tile.events for tile in TILE_KINDS])
ANIMALS_ON: Final = row([tile.animals for tile in TILE_KINDS])
FISH_ON: Final = row([tile.fish for tile in TILE_KINDS])
IS_WATER: Final = row([1 if kind in (RIVER, LAKE, SPRING) else 0 for kind in TERRAIN])
IS_SITE: Final = row([1 if is_site(tile) else 0 for tile in TILE_KINDS])  # for a mine
LAND_RHOMBI: Final[i64] = sum([tile.pieces for tile in PRINTED.lands])

# -- the lattice ----------------------------------------------------------------------------

ACROSS: Final = row([1, 0, -1, -1, 0, 1])  # of the six directions, counter-clockwise
UP: Final = row([0, 1, 1, 0, -1, -1])
# a spot of the lattice as one number, whether or not there is an intersection yet
SPOT: Final[i64] = 256
STEP: Final = row([across * SPOT + up for across, up in zip(ACROSS, UP, strict=True)])
TURN: Final = row([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5])  # a direction or sector modulo 6

_RHOMBI: Final = sum([tile.pieces for tile in PRINTED.rivers + PRINTED.lands])
_SINGLE: Final = 1 + sum([tile.pieces for tile in PRINTED.triangles])  # and the spring
# intersections a valley can have at most: each triangle of its tiles (a rhombus is two) brings one
# but for the first, and the last explorer may leave two pieces that touch the rest in a corner
PLACES: Final[i64] = 2 * _RHOMBI + _SINGLE + 5
TILES: Final[i64] = _RHOMBI + _SINGLE + 1

POST_PLACE: Final[i64] = 0  # the trading post at the waterfall
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2

FREE: Final[i64] = -1  # sectors that hold no tile: unexplored
MOUTH: Final[i64] = -2  # unexplored, kept for the river
BARE: Final[i64] = -3  # a closed hole when the triangles are used up
OUTSIDE: Final[i64] = -4  # beyond the bluff

LAND: Final[i64] = 1  # ways along an edge
RIVERSIDE: Final[i64] = 2
CROSSING: Final[i64] = 3
