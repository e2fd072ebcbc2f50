"""What is in the box: goods, markers, prices, tiles."""

from __future__ import annotations

from typing import Final

# -- goods: three materials, nine wares of the store, six found as events -------------------

FOOD: Final = 0
TOOL: Final = 1
TIMBER: Final = 2
WHISKEY: Final = 3
AXE: Final = 4
ROD: Final = 5
RIFLE: Final = 6
CART: Final = 7
BOAT: Final = 8
HORSE: Final = 9
SIEVE: Final = 10
CRATE: Final = 11
FOUND_AXE: Final = 12
FOUND_ROD: Final = 13
FOUND_RIFLE: Final = 14
STICK: Final = 15  # from here on kept face down
DRIED_FISH: Final = 16
FOUND_WHISKEY: Final = 17

MATERIALS: Final = 3
FOUND: Final = 12  # the first of the round wares
GOODS: Final = 18
GOLD: Final = 18  # + value - 1: a gold marker as something to pay or swap
THINGS: Final = 22

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
#                            fo  to  ti  wh ax ro ri ca bo ho si cr
STOCK: Final[list[int]] = [20, 12, 20, 10, 2, 2, 2, 2, 3, 3, 2, 2]  # [R] nuggets and X below
NUGGETS: Final[list[int]] = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5]
EXTRAS: Final[list[int]] = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0]  # X: a nugget or any good
SPACES: Final[list[int]] = [1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]
START: Final[list[int]] = [1, 3, 1, 2]  # food, tools, timber, whiskeys

BACKPACK: Final = 6
CART_SPACES: Final = 4
GEAR: Final = 6
FISH_FOOD: Final = 4  # for a dried fish
RIFLE_BONUS: Final = 3
ENOUGH: Final = 10  # gold markers to announce the end
OFFERS: Final = 3  # a turn; one may be accepted
ICE_FROM: Final = 5  # the lowest roll that moves the ice block

FISHTRAP: Final = 1
SAWMILL: Final = 2
WORKS: Final[list[int]] = [0, 5, 5, 9]  # none, fishtraps, sawmills, mines
MINES: Final = 3

# -- round markers, face down ---------------------------------------------------------------

GOLD_MARKERS: Final[list[int]] = [22, 13, 18, 19]  # of 1, 2 (rivergold), 3, 4 (mountaingold)
EVENT_MARKERS: Final[list[int]] = [2, 2, 2, 3, 3, 3]  # axe, rod, rifle, stick, fish, whiskey
ANIMAL_MARKERS: Final[list[int]] = [2, 4, 4, 2]  # rat, wolf, deer, bear: 1 to 4 food

# -- tiles ----------------------------------------------------------------------------------

RIVER: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
TUNDRA: Final = 3
LAKE: Final = 4
SPRING: Final = 5

S0: Final = 0  # river from edge 0 to 2
S1: Final = 1  # from 1 to 3
BO: Final = 2  # from 0 to 1: around an obtuse corner
BA: Final = 3  # from 1 to 2: around an acute corner
DRY: Final = -1

RIVER_EDGES: Final[list[list[int]]] = [[0, 2], [1, 3], [0, 1], [1, 2]]  # of each shape
# the bank of each corner: 0 is a or outer, 1 is b or inner
BANKS: Final[list[list[int]]] = [[1, 0, 0, 1], [0, 0, 1, 1], [0, 1, 0, 0], [0, 0, 1, 0]]

# [R] name, pieces, terrain, shape, gold, gold on bank 1, events, animals, fish
Row = tuple[str, int, int, int, int, int, int, int, int]
TILE_ROWS: Final[list[Row]] = [
    ("straight", 1, RIVER, S0, 1, 0, 0, 0, 0),
    ("straight", 1, RIVER, S0, 2, 0, 0, 0, 0),
    ("straight", 1, RIVER, S0, 1, 1, 0, 0, 0),
    ("straight", 1, RIVER, S0, 0, 0, 0, 0, 1),
    ("slant", 1, RIVER, S1, 1, 0, 0, 0, 0),
    ("slant", 1, RIVER, S1, 2, 0, 0, 0, 0),
    ("slant", 1, RIVER, S1, 1, 1, 0, 0, 0),
    ("slant", 1, RIVER, S1, 0, 0, 0, 0, 1),
    ("bend", 1, RIVER, BA, 1, 0, 0, 0, 1),
    ("bend", 1, RIVER, BA, 0, 0, 0, 0, 1),
    ("turn", 1, RIVER, BO, 1, 0, 0, 0, 0),
    ("turn", 1, RIVER, BO, 0, 0, 0, 0, 1),
    ("forest", 3, FOREST, DRY, 0, 0, 0, 0, 0),
    ("forest", 5, FOREST, DRY, 0, 0, 0, 1, 0),
    ("forest", 2, FOREST, DRY, 0, 0, 1, 0, 0),
    ("mountain", 1, MOUNTAIN, DRY, 5, 0, 0, 0, 0),
    ("mountain", 4, MOUNTAIN, DRY, 4, 0, 0, 0, 0),
    ("mountain", 3, MOUNTAIN, DRY, 3, 0, 0, 0, 0),
    ("mountain", 2, MOUNTAIN, DRY, 0, 0, 1, 0, 0),
    ("tundra", 3, TUNDRA, DRY, 3, 0, 0, 0, 0),
    ("tundra", 4, TUNDRA, DRY, 2, 0, 0, 0, 0),
    ("tundra", 4, TUNDRA, DRY, 0, 0, 0, 1, 0),
    ("tundra", 1, TUNDRA, DRY, 0, 0, 1, 0, 0),
    ("still", 1, TUNDRA, DRY, 0, 0, 2, 0, 0),
    ("post", 1, TUNDRA, DRY, 0, 0, 0, 0, 0),
    ("cave", 1, MOUNTAIN, DRY, 0, 0, 0, 1, 0),
    ("old mine", 1, MOUNTAIN, DRY, 2, 0, 0, 0, 0),
    ("lake", 1, LAKE, DRY, 0, 0, 2, 0, 0),
    ("lake", 2, LAKE, DRY, 3, 0, 0, 0, 1),
    ("grove", 1, FOREST, DRY, 0, 0, 2, 0, 0),
    ("camp", 1, TUNDRA, DRY, 0, 0, 2, 0, 0),
    ("peak", 1, MOUNTAIN, DRY, 0, 0, 2, 0, 0),
    ("spring", 1, SPRING, DRY, 5, 0, 0, 0, 0),
]

LANDS: Final = 12  # the first land rhombus among the kinds of tiles
TRIANGLES: Final = 23  # the first land triangle
STILL: Final = 23
POST: Final = 24
CAVE: Final = 25
OLD_MINE: Final = 26
THE_SPRING: Final = 32

PIECES: Final[list[int]] = [row[1] for row in TILE_ROWS]
TERRAIN: Final[list[int]] = [row[2] for row in TILE_ROWS]
SHAPE: Final[list[int]] = [row[3] for row in TILE_ROWS]
GOLD_ON: Final[list[int]] = [row[4] for row in TILE_ROWS]
GOLD_ACROSS: Final[list[int]] = [row[5] for row in TILE_ROWS]
EVENTS_ON: Final[list[int]] = [row[6] for row in TILE_ROWS]
ANIMALS_ON: Final[list[int]] = [row[7] for row in TILE_ROWS]
FISH_ON: Final[list[int]] = [row[8] for row in TILE_ROWS]
IS_WATER: Final[list[int]] = [1 if row[2] in (RIVER, LAKE, SPRING) else 0 for row in TILE_ROWS]
# mountaingold under a mine; the old mine needs none
IS_SITE: Final[list[int]] = [
    1 if row[2] in (MOUNTAIN, SPRING) and row[4] and row[0] != "old mine" else 0
    for row in TILE_ROWS
]
LAND_RHOMBI: Final = sum(PIECES[LANDS:TRIANGLES])

# -- the lattice ----------------------------------------------------------------------------

ACROSS: Final[list[int]] = [1, 0, -1, -1, 0, 1]  # of the six directions, counter-clockwise
UP: Final[list[int]] = [0, 1, 1, 0, -1, -1]
TURN: Final[list[int]] = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]  # a direction or sector modulo 6

# intersections a valley can have at most: its tiles are 99 triangles, each of which brings one
# but for the first, and the last explorer may leave two pieces that touch the rest in a corner
PLACES: Final = 104
TILES: Final = 56

POST_PLACE: Final = 0  # the trading post at the waterfall
LEFT: Final = 1
RIGHT: Final = 2

FREE: Final = -1  # sectors that hold no tile: unexplored
MOUTH: Final = -2  # unexplored, kept for the river
BARE: Final = -3  # a closed hole when the triangles are used up
OUTSIDE: Final = -4  # beyond the bluff

LAND: Final = 1  # ways along an edge
RIVERSIDE: Final = 2
CROSSING: Final = 3
