"""What is printed: 78 cards, the route sheet and the bounty board."""

from __future__ import annotations

from typing import Final

# icons; a card shows one of the first three, each a duo of actions
EMPTY: Final = 0
NUGGETS: Final = 1  # take a nugget, or pay to play a card
CARDS: Final = 2  # draw three cards, or discard two of a colour to play a card
TICKS: Final = 3  # tick a step of a region, or of the railway
POSER: Final = 4  # play a card free
TIPI: Final = 5
SALOON: Final = 6
WANTED: Final = 7
DISCOVERY: Final = 8
ICON_NAMES: Final = [
    "–",
    "NUGGETS",
    "CARDS",
    "TICKS",
    "POSER",
    "TIPI",
    "SALOON",
    "WANTED",
    "DISCOVERY",
]

# -- cards: a kind is family * 3 + value - 1 -----------------------------------------------

FAMILIES: Final = ["red", "green", "grey", "purple", "blue", "orange"]
VALUES: Final = ["1", "2", "3"]  # tool, transport, character
KINDS: Final = 18
COPIES: Final[list[int]] = [5, 4, 4] * 6
DUOS: Final[list[int]] = [NUGGETS, NUGGETS, CARDS, CARDS, TICKS, TICKS]  # of each family
VALUE_OF: Final[list[int]] = [1, 2, 3] * 6
FAMILY_OF: Final[list[int]] = [kind // 3 for kind in range(KINDS)]

NUGGETS_AT_START: Final = 3
FIRST_HANDS: Final = [4, 5, 6, 7]  # clockwise from the first Talker
LEAST_HAND: Final = 3  # at the end of every turn
DRAWN: Final = 3

# -- the route sheet: region, medal, icons of its steps, paths (F is the flag) -------------

ROUTE: Final[list[tuple[str, int, str, str]]] = [
    ("V1", 1, "NUGGETS SALOON", "F-a F-b"),
    ("V2", 2, "CARDS WANTED", "F-a F-b"),
    ("F1", 6, "TIPI – SALOON CARDS", "F-a a-b b-c a-d"),
    ("F2", 5, "– TIPI WANTED NUGGETS", "F-a a-b a-c c-d"),
    ("F3", 5, "SALOON – TIPI CARDS", "F-a a-b b-c F-d"),
    ("F4", 4, "WANTED – SALOON", "F-a F-b b-c"),
    ("D1", 8, "– TIPI – WANTED –", "F-a a-b b-c a-d d-e"),
    ("D2", 7, "– SALOON TIPI –", "F-a a-b b-d a-c"),
    ("D3", 15, "– NUGGETS – TIPI – – CARDS – WANTED", "F-a a-b b-c c-d d-e F-f f-g g-h h-i"),
    ("D4", 8, "– SALOON – TIPI –", "F-a a-b b-c a-d d-e"),
    ("L1", 3, "CARDS TIPI POSER", "F-a a-b b-c"),
    ("L2", 3, "NUGGETS CARDS POSER", "F-a F-b b-c"),
    ("L3", 2, "NUGGETS WANTED POSER", "F-a a-b b-c"),
    ("L4", 2, "CARDS POSER", "F-a F-b"),
]
NEIGHBOURS: Final = (
    "V1-F1 V1-F2 V1-L2 F2-D1 F2-L2 D1-F3 L2-F3 L2-D3 L2-L3 F3-L3 "
    "V2-D4 V2-L4 V2-D3 L4-F4 L4-D3 F4-D2 D2-D3 D2-L1 D3-L1"
)
RIDGES: Final = "F1-L1 V1-L1 V1-D3 D4-L3 V2-L3 V2-L2 L2-L4"  # side by side, but cut by mountains
GRID: Final = ["F1 V1 F2 D1", "L1 ^ L2 F3", "D2 D3 ^ L3", "F4 L4 V2 D4"]

RAIL_STEPS: Final = ["r1", "a1", "a2", "b1", "b2", "r2", "c1", "c2", "d1", "d2", "r3"]
RAIL_ICONS: Final = "NUGGETS CARDS DISCOVERY POSER SALOON CARDS NUGGETS DISCOVERY TIPI POSER –"
RAIL_AFTER: Final = "r1 a1,b1 a2 r2 b2 r2 c1,d1 c2 r3 d2 r3"  # after the start and after each step
RAIL_MEDAL: Final = 7

REGIONS: Final = 14
RAIL: Final = 14  # the railway stands behind the regions
LANDS: Final = 15
REGION_NAMES: Final[list[str]] = [row[0] for row in ROUTE]
STARTS: Final = [0, 1]  # the villages

VILLAGE: Final = 0
FOREST: Final = 1
DESERT: Final = 2
LAKE: Final = 3
ZONES: Final = 4
ZONE_OF: Final[list[int]] = ["VFDL".index(name[0]) for name in REGION_NAMES]

# steps are counted through all regions and the railway
STEP_NAMES: Final[list[str]] = [
    name + "abcdefghi"[k] for name, _, icons, _ in ROUTE for k in range(len(icons.split()))
] + RAIL_STEPS
STEPS: Final = 64
ICON_OF: Final[list[int]] = [
    ICON_NAMES.index(icon) for icon in " ".join([*[row[2] for row in ROUTE], RAIL_ICONS]).split()
]
LAND_OF: Final[list[int]] = [land for land, row in enumerate(ROUTE) for _ in row[2].split()] + [
    RAIL
] * len(RAIL_STEPS)
FIRST_STEP: Final[list[int]] = [LAND_OF.index(land) for land in range(LANDS)]

# what is ticked in a land is a set of bits: 1 the flag, then a bit for each step
FLAG: Final = 1
BIT_OF: Final[list[int]] = [2 << (step - FIRST_STEP[LAND_OF[step]]) for step in range(STEPS)]
FULL: Final[list[int]] = [(2 << LAND_OF.count(land)) - 1 for land in range(LANDS)]
RAIL_END: Final = STEPS - 1


def _open_steps(land: int, ticked: int) -> list[int]:
    """The steps that may be ticked next in a land; none before its flag."""
    if not ticked & FLAG:
        return []
    if land == RAIL:
        return _next_on_rail(ticked)
    first, links = FIRST_STEP[land], [path.split("-") for path in ROUTE[land][3].split()]
    reached = ["F" if k == 0 else "abcdefghi"[k - 1] for k in range(10) if ticked >> k & 1]
    ends = {end for one, two in links for end in (one, two) if one in reached or two in reached}
    return [first + "abcdefghi".index(end) for end in sorted(ends - set(reached) - {"F"})]


def _next_on_rail(ticked: int) -> list[int]:
    """Left to right: what follows the last ticked step; the branch not taken is closed."""
    names = RAIL_AFTER.split()
    last = ticked.bit_length() - 1
    if last >= len(names):
        return []
    return [FIRST_STEP[RAIL] + RAIL_STEPS.index(name) for name in names[last].split(",")]


OPEN_STEPS: Final[list[list[list[int]]]] = [
    [_open_steps(land, ticked) for ticked in range(FULL[land] + 1)] for land in range(LANDS)
]
ADJACENT: Final[list[list[int]]] = [
    [
        other
        for other in range(REGIONS)
        for pair in NEIGHBOURS.split()
        if sorted(pair.split("-")) == sorted([REGION_NAMES[region], REGION_NAMES[other]])
    ]
    for region in range(REGIONS)
]

# -- the bounty board ----------------------------------------------------------------------

SQUARES: Final[list[list[int]]] = [[0, 4], [1, 3, 6, 10], [1, 4, 8, 13], [1, 3, 5, 8]]
TIPI_ICONS: Final[list[int]] = [EMPTY, DISCOVERY, EMPTY, TICKS, EMPTY]
TIPI_NAMES: Final = ["left", "discovery", "centre", "ticks", "right"]
CENTRE: Final = 2
SALOON_SQUARES: Final = 3
WANTED_ICONS: Final[list[int]] = [EMPTY, POSER, EMPTY]
MEDALS_TO_END: Final = 7

# lists of shared medals: the flag zones have the numbers of the zones
TIPI_LIST: Final = 4
SALOON_LIST: Final = 5
WANTED_LIST: Final = 6
BOUNTIES: Final[list[list[int]]] = [[], [5], [7], [4], [9, 7, 5, 3], [8, 5, 2], [6, 4, 1]]

# medals have numbers: the regions', the railway's, then those of the bounty board
FIRST_BOUNTY: Final = LANDS
MEDAL_POINTS: Final[list[int]] = [
    *[row[1] for row in ROUTE],
    RAIL_MEDAL,
    *[points for bounty in BOUNTIES for points in bounty],
]
MEDALS_OF: Final[list[list[int]]] = [
    [FIRST_BOUNTY + sum(map(len, BOUNTIES[:k])) + n for n in range(len(bounty))]
    for k, bounty in enumerate(BOUNTIES)
]
LIST_OF: Final[list[int]] = [k for k, bounty in enumerate(BOUNTIES) for _ in bounty]


def _tipi_open(ticked: int) -> list[int]:
    """The squares next to a ticked one; the centre first."""
    if not ticked:
        return [CENTRE]
    near = ticked << 1 | ticked >> 1
    return [square for square in range(5) if near >> square & 1 and not ticked >> square & 1]


TIPI_OPEN: Final[list[list[int]]] = [_tipi_open(ticked) for ticked in range(32)]
