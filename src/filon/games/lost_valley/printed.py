"""Lost Valley's page of print, read and checked: what does not fit is named by its place."""

from __future__ import annotations

from typing import NamedTuple

from filon.core.block import Block
from filon.core.edition import Edition

MATERIALS = ["food", "tool", "timber"]
WARES = ["whiskey", "axe", "rod", "rifle", "cart", "boat", "horse", "sieve", "crate"]
GOODS = [*MATERIALS, *WARES]  # of which the store has a stock
FOUND = ["axe", "rod", "rifle", "stick", "fish", "whiskey"]
WORKS = ["fishtrap", "sawmill", "mine"]
ANIMALS = ["rat", "wolf", "deer", "bear"]
TERRAINS = ["river", "forest", "mountain", "tundra", "lake", "spring"]
SHAPES = ["straight", "slant", "turn", "bend"]
GREEN = ["river", "tundra", "lake"]  # where rivergold lies
SIGHTS = ["still", "post", "cave", "old-mine"]  # of each there is one
TRIANGLES = [*SIGHTS, "lake", "grove", "camp", "peak"]
DRY = -1


class Tile(NamedTuple):
    name: str
    pieces: int
    terrain: str
    shape: int
    gold: int
    across: int  # gold on the other bank
    events: int
    animals: int
    fish: int


class Printed:
    def __init__(self, edition: Edition) -> None:
        page = edition.page
        self.mark, self.blocks = edition.mark, edition.blocks
        self._box = page.block("box")
        self.gold = page.block("gold").counts(0, 60, ["1", "2", "3", "4"])
        self.events = page.block("events").counts(0, 30, FOUND)
        self.animals = page.block("animals").counts(0, 30, ANIMALS)
        pieces = page.block("pieces")
        counted = pieces.counts(0, 60, [*GOODS, *WORKS])
        self.stock, self.works = counted[: len(GOODS)], counted[len(GOODS) :]
        self._read_prices(page.block("prices"))
        sheet = page.block("sheet")
        self.backpack, self.cart, self.gear = sheet.counts(1, 20, ["backpack", "cart", "gear"])
        wide = page.block("wide")
        self.spaces = [wide.number(good, 1, 4) if good in wide.values else 1 for good in GOODS]
        self.start = page.block("start").counts(0, 9, [*MATERIALS, "whiskey"])
        self.rivers = self._rivers(page.block("rivers"))
        self.lands = [_tile(tile) for tile in page.block("lands").rows("tiles")]
        self.triangles = self._triangles(page.block("triangles"))
        spring = page.block("spring").number("gold", 0, 5)
        self.spring = Tile("spring", 1, "spring", DRY, spring, 0, 0, 0, 0)
        self._check_sums(page, pieces)
        page.finish()

    @property
    def tiles(self) -> list[Tile]:
        return [*self.rivers, *self.lands, *self.triangles, self.spring]

    def _read_prices(self, page: Block) -> None:
        wares = [page.block(good) for good in GOODS]
        self.nuggets = [ware.number("nuggets", 0, 20) for ware in wares]
        self.extras = [ware.number("x", 0, 1) if "x" in ware.values else 0 for ware in wares]

    # -- tiles ----------------------------------------------------------------------------

    def _rivers(self, page: Block) -> list[Tile]:
        self.edges: list[list[int]] = []
        self.banks: list[list[int]] = []
        for shape in SHAPES:
            part = page.block(shape)
            self.edges.append(part.numbers("edges", 0, 3, 2))
            self.banks.append(part.numbers("banks", 0, 1, 4))
            banks = self.banks[-1]
            crossed = [corner for corner in range(4) if banks[corner] != banks[(corner + 1) % 4]]
            fits = crossed == self.edges[-1]
            part.demand(fits, f"its banks lie apart at the edges {crossed}", "edges")
        return [_river(tile) for tile in page.rows("tiles")]

    def _triangles(self, page: Block) -> list[Tile]:
        tiles = [_tile(tile, tile.word("name", TRIANGLES)) for tile in page.rows("tiles")]
        names = [tile.name for tile in tiles for _ in range(tile.pieces)]
        for sight in SIGHTS:
            found = names.count(sight)
            page.demand(found == 1, f"expected one {sight}, got {found}", "tiles")
        mine = next(tile for tile in tiles if tile.name == "old-mine")
        page.demand(mine.gold <= 2, "expected at most 2 gold on the old-mine", "tiles")
        return tiles

    # -- sums -----------------------------------------------------------------------------

    def _check_sums(self, page: Block, pieces: Block) -> None:
        """The symbols of all tiles get just the markers that there are."""
        self._check_tiles(page)
        self._check_symbols(page)
        sites = sum(tile.pieces for tile in self.tiles if is_site(tile))
        _same(pieces, "mine", sites, self.works[2])
        self._check_box(pieces)

    def _check_tiles(self, page: Block) -> None:
        sums = {
            "rivers": (self.rivers, "river_tiles"),
            "lands": (self.lands, "land_tiles"),
            "triangles": (self.triangles, "triangles"),
        }
        for name, (tiles, counted) in sums.items():
            found = sum(tile.pieces for tile in tiles)
            _same(page.block(name), "tiles", self._box.number(counted, 1, 60), found)

    def _check_symbols(self, page: Block) -> None:
        gold = [
            (tile.terrain in GREEN, tile.pieces * (tile.gold + tile.across)) for tile in self.tiles
        ]
        river, mountain = (sum(n for green, n in gold if green is what) for what in (True, False))
        events = sum(tile.pieces * tile.events for tile in self.tiles)
        animals = sum(tile.pieces * tile.animals for tile in self.tiles)
        _same(page.block("gold"), "rivergold on the tiles", sum(self.gold[:2]), river)
        _same(page.block("gold"), "mountaingold on the tiles", sum(self.gold[2:]), mountain)
        _same(page.block("events"), "events on the tiles", sum(self.events), events)
        most = sum(self.animals)
        enough = f"expected at most {most} on the tiles, got {animals}"
        page.block("animals").demand(animals <= most, enough)

    def _check_box(self, pieces: Block) -> None:
        box, timber = self._box, self.stock[MATERIALS.index("timber")]
        marked = sum(self.gold) + sum(self.events) + sum(self.animals)
        _same(box, "round markers", box.number("round_markers", 1, 200), marked)
        square = sum(self.stock) - timber + sum(self.works)
        _same(box, "square markers", box.number("square_markers", 1, 200), square)
        _same(pieces, "timber", box.number("timber", 1, 60), timber)


def is_site(tile: Tile) -> bool:
    """Whether a mine can be built there; the old mine needs none."""
    return tile.terrain in ("mountain", "spring") and tile.gold > 0 and tile.name != "old-mine"


def _same(page: Block, what: str, expected: int, found: int) -> None:
    page.demand(expected == found, f"expected {expected} in all, got {found}", what)


def _river(page: Block) -> Tile:
    shape = page.word("shape", SHAPES)
    gold, across, fish = (_symbols(page, name) for name in ("gold", "across", "fish"))
    pieces = _symbols(page, "pieces", 1, 20)
    return Tile(shape, pieces, "river", SHAPES.index(shape), gold, across, 0, 0, fish)


def _tile(page: Block, name: str = "") -> Tile:
    terrain = page.word("terrain", TERRAINS[1:5] if name else TERRAINS[1:4])
    pieces = _symbols(page, "pieces", 1, 30)
    gold = _symbols(page, "gold", 0, 5)
    events, animals = _symbols(page, "events", 0, 2), _symbols(page, "animals", 0, 1)
    fish = _symbols(page, "fish", 0, 1)
    return Tile(name or terrain, pieces, terrain, DRY, gold, 0, events, animals, fish)


def _symbols(page: Block, name: str, usual: int = 0, most: int = 5) -> int:
    """A number that need not be printed."""
    return page.number(name, 0, most) if name in page.values else usual
