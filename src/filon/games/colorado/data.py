"""What is printed, as tables: the cards, the route sheet and the bounty board of `printed.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.edition import chosen
from filon.core.ints import i64, vec
from filon.core.rows import row, rows
from filon.games.colorado.printed import FAMILIES as FAMILY_NAMES
from filon.games.colorado.printed import ICONS, LETTERS, Printed

PRINTED: Final = Printed(chosen("colorado"))

# icons; a card shows one of the first three, each a duo of actions
EMPTY: Final[i64] = 0
NUGGETS: Final[i64] = 1  # take a nugget, or pay to play a card
CARDS: Final[i64] = 2  # draw three cards, or discard two of a colour to play a card
TICKS: Final[i64] = 3  # tick a step of a region, or of the railway
POSER: Final[i64] = 4  # play a card free
TIPI: Final[i64] = 5
SALOON: Final[i64] = 6
WANTED: Final[i64] = 7
DISCOVERY: Final[i64] = 8
ICON_NAMES: Final[list[str]] = ICONS

# -- cards: a kind is family * 3 + value - 1 -----------------------------------------------

FAMILIES: Final[list[str]] = FAMILY_NAMES
VALUES: Final = ["1", "2", "3"]  # tool, transport, character
KINDS: Final[i64] = 18
COPIES: Final = row(PRINTED.copies * 6)
DUOS: Final = row(PRINTED.duos)  # of each family
VALUE_OF: Final = row([1, 2, 3] * 6)
FAMILY_OF: Final = row([kind // 3 for kind in range(KINDS)])
TOOLS: Final[i64] = 0o111111  # bits: the kinds of value 1

NUGGETS_AT_START: Final[i64] = PRINTED.nuggets
FIRST_HANDS: Final = row(PRINTED.hands)  # clockwise from the first Talker
LEAST_HAND: Final[i64] = PRINTED.least_hand  # at the end of every turn
DRAWN: Final[i64] = PRINTED.drawn

# -- the route sheet -----------------------------------------------------------------------

REGION_NAMES: Final[list[str]] = PRINTED.names
REGIONS: Final[i64] = len(REGION_NAMES)
RAIL: Final[i64] = REGIONS  # the railway stands behind the regions
LANDS: Final[i64] = REGIONS + 1
STARTS: Final = row([0, 1])  # the villages

RAIL_STEPS: Final[list[str]] = PRINTED.rail_steps
RAIL_MEDAL: Final[i64] = PRINTED.rail_medal
RAIL_LENGTH: Final[i64] = sum([len(stretch[0]) for stretch in PRINTED.line])  # by upper branches

VILLAGE: Final[i64] = 0
FOREST: Final[i64] = 1
DESERT: Final[i64] = 2
LAKE: Final[i64] = 3
ZONES: Final[i64] = 4
ZONE_OF: Final = row([region.zone for region in PRINTED.regions])

# steps are counted through all regions and the railway
_LANDS_OF_STEPS: Final[list[int]] = [
    land for land, region in enumerate(PRINTED.regions) for _ in region.icons
] + [int(RAIL)] * len(RAIL_STEPS)
STEP_NAMES: Final[list[str]] = [
    region.name + LETTERS[k] for region in PRINTED.regions for k in range(len(region.icons))
] + RAIL_STEPS
STEPS: Final[i64] = len(STEP_NAMES)
ICON_OF: Final = row(
    [icon for region in PRINTED.regions for icon in region.icons] + PRINTED.rail_icons
)
LAND_OF: Final = row(_LANDS_OF_STEPS)
FIRST_STEP: Final = row([_LANDS_OF_STEPS.index(land) for land in range(LANDS)])

# what is ticked in a land is a set of bits: 1 the flag, then a bit for each step
FLAG: Final[i64] = 1
BIT_OF: Final = row([2 << (step - FIRST_STEP[LAND_OF[step]]) for step in range(STEPS)])
FULL: Final = row([(2 << _LANDS_OF_STEPS.count(land)) - 1 for land in range(LANDS)])
RAIL_END: Final[i64] = STEPS - 1


def _open_steps(land: int, ticked: int) -> list[int]:
    """The steps that may be ticked next in a land; none before its flag."""
    if not ticked & FLAG:
        return []
    if land == RAIL:
        return _next_on_rail(ticked)
    ends: set[int] = set()
    for one, two in PRINTED.regions[land].paths:  # the flag is 0, then the steps
        if ticked >> one & 1 or ticked >> two & 1:
            ends |= {one, two}
    return [FIRST_STEP[land] + end - 1 for end in sorted(ends) if not ticked >> end & 1]


def _rail_after() -> list[list[int]]:
    """What follows the start and each step; the steps of a stretch are numbered way by way."""
    after: list[list[int]] = [[0]]
    first = 0
    for place, stretch in enumerate(PRINTED.line):
        end = first + sum([len(way) for way in stretch])
        following = _firsts(PRINTED.line[place + 1], end) if place + 1 < len(PRINTED.line) else []
        for way in stretch:
            after += [[first + k] for k in range(1, len(way))]
            after.append(following)
            first += len(way)
    return after


def _firsts(stretch: list[list[str]], first: int) -> list[int]:
    """The first step of each way."""
    found: list[int] = []
    for way in stretch:
        found.append(first)
        first += len(way)
    return found


RAIL_AFTER: Final[list[list[int]]] = _rail_after()


def _next_on_rail(ticked: int) -> list[int]:
    """Left to right: what follows the last ticked step; the branch not taken is closed."""
    last = ticked.bit_length() - 1
    return [FIRST_STEP[RAIL] + step for step in RAIL_AFTER[last]]


# of each land and what is ticked in it
OPEN_STEPS: Final = vec[vec[vec[i64]]](
    [rows([_open_steps(land, ticked) for ticked in range(FULL[land] + 1)]) for land in range(LANDS)]
)
ADJACENT: Final = rows(
    [
        [
            other
            for other in range(REGIONS)
            if (region, other) in PRINTED.neighbours or (other, region) in PRINTED.neighbours
        ]
        for region in range(REGIONS)
    ]
)
BESIDE: Final = row([sum([1 << other for other in others]) for others in ADJACENT])  # as bits

# -- the bounty board ----------------------------------------------------------------------

SQUARES: Final = rows(PRINTED.squares)
TIPI_ICONS: Final = row(PRINTED.tipi_icons)
TIPI_NAMES: Final[list[str]] = PRINTED.tipi_names
TIPI_SQUARES: Final[i64] = len(TIPI_NAMES)
CENTRE: Final[i64] = PRINTED.tipi_first
SALOON_ICONS: Final = row(PRINTED.saloon_icons)
SALOON_SQUARES: Final[i64] = len(PRINTED.saloon_icons)
WANTED_ICONS: Final = row(PRINTED.wanted_icons)
MEDALS_TO_END: Final[i64] = PRINTED.medals_to_end

# lists of shared medals: the flag zones have the numbers of the zones
TIPI_LIST: Final[i64] = 4
SALOON_LIST: Final[i64] = 5
WANTED_LIST: Final[i64] = 6
BOUNTIES: Final[list[list[int]]] = PRINTED.bounties

# medals have numbers: the regions', the railway's, then those of the bounty board
FIRST_BOUNTY: Final[i64] = LANDS
_LAND_MEDALS: Final = [region.medal for region in PRINTED.regions] + [PRINTED.rail_medal]
MEDAL_POINTS: Final = row(_LAND_MEDALS + [points for bounty in BOUNTIES for points in bounty])
MEDALS: Final[i64] = len(_LAND_MEDALS) + sum([len(bounty) for bounty in BOUNTIES])
MEDALS_OF: Final = rows(
    [
        [FIRST_BOUNTY + sum(map(len, BOUNTIES[:k])) + n for n in range(len(bounty))]
        for k, bounty in enumerate(BOUNTIES)
    ]
)
LIST_OF: Final = row([k for k, bounty in enumerate(BOUNTIES) for _ in bounty])


def _tipi_open(ticked: int) -> list[int]:
    """The squares next to a ticked one; the centre first."""
    if not ticked:
        return [CENTRE]
    near = ticked << 1 | ticked >> 1
    return [
        square for square in range(TIPI_SQUARES) if near >> square & 1 and not ticked >> square & 1
    ]


TIPI_OPEN: Final = rows([_tipi_open(ticked) for ticked in range(1 << TIPI_SQUARES)])
