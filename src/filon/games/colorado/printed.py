"""Colorado's page of print, read and checked: what does not fit is named by its place."""

from __future__ import annotations

from filon.core.block import Block
from filon.core.edition import Edition

ICONS = ["–", "NUGGETS", "CARDS", "TICKS", "POSER", "TIPI", "SALOON", "WANTED", "DISCOVERY"]
FAMILIES = ["red", "green", "grey", "purple", "blue", "orange"]
ZONES = ["villages", "forests", "deserts", "lakes"]
LETTERS = "abcdefghi"  # of a region's steps
MOUNTAIN = "^"
POINTS = (0, 99)
CARDS = 78  # in the box, says the book under "Matériel"
ZONE_MEDALS = 3  # "une zone de drapeaux", page 12: it names three of the four zones

Stretch = list[list[str]]  # of the railway: one way, or two branches


class Region:
    def __init__(self, name: str, page: Block) -> None:
        self.name = name
        self.zone = "VFDL".find(name[0])
        page.demand(self.zone >= 0, "expected a name that begins with V, F, D or L")
        self.medal = page.number("medal", *POINTS)
        self.icons = [ICONS.index(icon) for icon in page.words("steps", ICONS)]
        page.demand(1 <= len(self.icons) <= len(LETTERS), "expected 1 to 9 of them", "steps")
        ends = "F" + LETTERS[: len(self.icons)]
        self.paths = [_ends(page, path, ends) for path in page.words("paths")]
        reached = _reached(0, self.paths)
        for step, letter in enumerate(ends):
            page.demand(step in reached, f"step {letter} cannot be reached from the flag", "paths")


class Printed:
    def __init__(self, edition: Edition) -> None:
        page = edition.page
        self.mark, self.blocks = edition.mark, edition.blocks
        duos = ["NUGGETS", "CARDS", "TICKS"]
        families = page.block("families")
        self.duos = [ICONS.index(families.word(name, duos)) for name in FAMILIES]
        self._read_copies(page.block("copies"))
        start, turn = page.block("start"), page.block("turn")
        self.nuggets, self.hands = start.number("nuggets", 0, 99), start.numbers("hands", 0, 12, 4)
        self.least_hand, self.drawn = turn.number("least_hand", 0, 12), turn.number("drawn", 1, 12)
        self._read_regions(page.block("regions"))
        self._read_map(page.block("map"))
        self._read_railway(page.block("railway"))
        self._read_zones(page.block("zones"))
        self._read_tracks(page.block("tracks"))
        self.medals_to_end = page.block("end").number("medals", 1, self.most_medals())
        medals = self.most_medals()
        page.demand(medals <= 31, f"expected at most 31 medals in all, got {medals}")
        need = sum(self.hands) + len(self.hands)
        start.demand(need <= CARDS, f"expected at most {CARDS} cards in all, got {need}", "hands")
        page.finish()

    @property
    def names(self) -> list[str]:
        return [region.name for region in self.regions]

    def most_medals(self) -> int:
        """That one player can win."""
        return len(self.regions) + 1 + sum(map(len, self.bounties))

    def _read_copies(self, page: Block) -> None:
        self.copies = page.counts(1, 9, ["tool", "transport", "character"])
        each, found = CARDS // len(FAMILIES), sum(self.copies)
        right = f"expected {each} in each family, {CARDS} cards in all; got {found} in each"
        page.demand(found == each, right)

    def _read_regions(self, page: Block) -> None:
        self.regions = [Region(name, part) for name, part in page.blocks().items()]
        page.demand(4 <= len(self.regions) <= 24, f"expected 4 to 24, got {len(self.regions)}")
        first = [region.zone for region in self.regions]
        page.demand(first[:2] == [0, 0] and 0 not in first[2:], "expected two villages first")

    def _read_map(self, page: Block) -> None:
        self.grid = page.words("grid")
        page.demand(all(row.strip() for row in self.grid), "expected a row of names", "grid")
        places = self._places(page)
        self.neighbours = self._pairs(page, "neighbours", places)
        self.ridges = self._pairs(page, "ridges", places)
        for pair in self.ridges:
            both = pair in self.neighbours or pair[::-1] in self.neighbours
            page.demand(not both, f"{self._said(pair)} are neighbours too", "ridges")
        reached = _reached(0, self.neighbours)
        for region, name in enumerate(self.names):
            page.demand(region in reached, f"{name} cannot be reached from {self.names[0]}")
        self.picture = page.word("picture").strip("\n")
        for name in self.names:
            page.demand(f"{{{name}}}" in self.picture, f"expected {{{name}}} in it", "picture")

    def _places(self, page: Block) -> dict[str, tuple[int, int]]:
        rows = [row.split() for row in self.grid]
        found = {name: (x, y) for y, row in enumerate(rows) for x, name in enumerate(row)}
        found.pop(MOUNTAIN, None)
        told = sorted(name for row in rows for name in row if name != MOUNTAIN)
        page.demand(
            told == sorted(self.names), f"expected each of {', '.join(self.names)} once", "grid"
        )
        return found

    def _pairs(
        self, page: Block, key: str, places: dict[str, tuple[int, int]]
    ) -> list[tuple[int, int]]:
        pairs: list[tuple[int, int]] = []
        far = 2 if key == "ridges" else 1  # a ridge may have a whole mountain between
        for pair in page.words(key):
            one, _, other = pair.partition("-")
            page.demand(one in places and other in places, f"expected two regions, got {pair}", key)
            (x, y), (u, v) = places[one], places[other]
            near = max(abs(x - u), abs(y - v)) <= far and one != other
            page.demand(near, f"{pair} do not lie side by side on the grid", key)
            pairs.append((self.names.index(one), self.names.index(other)))
        return pairs

    def _said(self, pair: tuple[int, int]) -> str:
        return "-".join(self.names[region] for region in pair)

    def _read_railway(self, page: Block) -> None:
        self.rail_medal = page.number("medal", *POINTS)
        line = page.items("line")
        self.line: list[Stretch] = [
            [way.split() for way in ([part] if isinstance(part, str) else part)] for part in line
        ]
        page.demand(len(line) % 2 == 1, "expected stations with branches between them", "line")
        for n, stretch in enumerate(self.line):
            ways = 1 if n % 2 == 0 else 2
            fits = len(stretch) == ways and all(stretch) and (ways == 2 or len(stretch[0]) == 1)
            what = "one station" if ways == 1 else "two branches"
            page.demand(fits, f"expected {what}, got {line[n]!r}", f"line {n + 1}")
        self.rail_steps = [step for stretch in self.line for way in stretch for step in way]
        page.demand(len(self.rail_steps) <= 14, "expected at most 14 steps", "line")
        page.demand(len({*self.rail_steps}) == len(self.rail_steps), "a step comes twice", "line")
        icons = page.block("icons")
        self.rail_icons = [ICONS.index(icons.word(step, ICONS)) for step in self.rail_steps]

    def _read_zones(self, page: Block) -> None:
        self.squares: list[list[int]] = []
        self.bounties: list[list[int]] = []
        for zone, name in enumerate(ZONES):
            part = page.block(name)
            count = [region.zone for region in self.regions].count(zone)
            self.squares.append(part.numbers("squares", *POINTS, count))
            self.bounties.append(_medals(part, 1))
        found = sum(map(len, self.bounties))
        page.demand(found == ZONE_MEDALS, f"expected {ZONE_MEDALS} in all, got {found}", "medals")

    def _read_tracks(self, page: Block) -> None:
        tipi, saloon, wanted = (page.block(name) for name in ("tipi", "saloon", "wanted"))
        self.tipi_names = tipi.words("squares")
        self.tipi_icons = _track(tipi)
        count = len(self.tipi_names)
        tipi.demand(count == len(self.tipi_icons), f"expected {count} of them", "icons")
        self.tipi_first = self.tipi_names.index(tipi.word("first", self.tipi_names))
        inner = 0 < self.tipi_first < count - 1
        tipi.demand(inner, "expected a square between the ends", "first")
        ends = self.tipi_icons[0] == self.tipi_icons[-1] == 0
        tipi.demand(ends, "expected – at both ends, for there is a medal", "icons")
        self.saloon_icons, self.wanted_icons = _track(saloon), _track(wanted)
        for part, icons in ((saloon, self.saloon_icons), (wanted, self.wanted_icons)):
            part.demand(icons[-1] == 0, "expected – at the end, for there is a medal", "icons")
        self.bounties += [_medals(part, 9) for part in (tipi, saloon, wanted)]


def _track(page: Block) -> list[int]:
    """Icons above the squares; none leads back to a track, so that chains never fork."""
    known = [icon for icon in ICONS if icon not in ("TIPI", "SALOON", "WANTED")]
    icons = [ICONS.index(icon) for icon in page.words("icons", known)]
    page.demand(2 <= len(icons) <= 9, f"expected 2 to 9 of them, got {len(icons)}", "icons")
    return icons


def _medals(page: Block, most: int) -> list[int]:
    medals = page.numbers("medals", *POINTS)
    page.demand(len(medals) <= most, f"expected at most {most} of them", "medals")
    page.demand(medals == sorted(medals, reverse=True), "expected the highest first", "medals")
    return medals


def _ends(page: Block, path: str, known: str) -> tuple[int, int]:
    one, _, two = path.partition("-")
    fits = len(one) == len(two) == 1 and one in known and two in known and one != two
    page.demand(fits, f"expected two of {' '.join(known)}, as in F-a; got {path}", "paths")
    return known.index(one), known.index(two)


def _reached(start: int, links: list[tuple[int, int]]) -> list[int]:
    known = [start]
    for one in known:
        for pair in links:
            if one in pair:
                other = pair[1 - pair.index(one)]
                known += [other] if other not in known else []
    return known
