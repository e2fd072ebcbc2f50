"""Gold am Yukon's page of print, read and checked: what does not fit is named by its place."""

from __future__ import annotations

from filon.core.block import Block
from filon.core.edition import Edition

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CIRCLE = 12  # fields around a claim, like the hours of a clock
SEATS = 6

Place = tuple[int, int]


class Printed:
    def __init__(self, edition: Edition) -> None:
        page = edition.page
        self.mark, self.blocks = edition.mark, edition.blocks
        self.prospectors = page.block("players").number("prospectors", 1, CIRCLE)
        self._read_board(page.block("board"))
        self._count(page.block("claims"))
        self._read_starts(page.block("starts"))
        page.finish()

    @property
    def places(self) -> list[Place]:
        """Of the claims, row by row from the middle of the board: x east, y south."""
        return list(self.claims)

    def _read_board(self, page: Block) -> None:
        rows = [row.split() for row in page.word("map").strip().splitlines()]
        self.wide, self.high = len(rows[0]), len(rows)
        odd = self.wide % 2 == self.high % 2 == 1 and max(self.wide, self.high) <= 15
        page.demand(odd, "expected an odd number of rows and columns, up to 15", "map")
        self.claims: dict[Place, int] = {}
        for y, row in enumerate(rows, 1):
            where = f"map: row {y}"
            page.demand(len(row) == self.wide, f"expected {self.wide} signs, got {len(row)}", where)
            for x, sign in enumerate(row, 1):
                value = sign.isascii() and sign.isdigit() and 1 <= int(sign) <= 9
                fits = sign == "." or value
                page.demand(fits, f"expected a number from 1 to 9 or a dot, got {sign!r}", where)
                if sign != ".":
                    self.claims[self._middle(x, y)] = int(sign)
        page.demand((0, 0) in self.claims, "expected a claim in the middle", "map")
        self._demand_connected(page)

    def _middle(self, column: int, row: int) -> Place:
        return column - 1 - self.wide // 2, row - 1 - self.high // 2

    def _demand_connected(self, page: Block) -> None:
        reached = [(0, 0)]
        for x, y in reached:
            near = [(x + dx, y + dy) for dx, dy in SIDES.values()]
            reached += [place for place in near if place in self.claims and place not in reached]
        for x, y in self.claims:
            column, row = x + 1 + self.wide // 2, y + 1 + self.high // 2
            lost = f"the claim in column {column} and row {row} touches no other trail"
            page.demand((x, y) in reached, lost, "map")

    def _count(self, page: Block) -> None:
        values = list(self.claims.values())
        for value in sorted({*map(str, values), *page.names()}):
            printed = page.number(value, 0, 225)
            found = [str(one) for one in values].count(value)
            page.demand(printed == found, f"expected {printed} on the map, got {found}", value)

    def _read_starts(self, page: Block) -> None:
        self.starts: list[tuple[Place, str]] = []
        for side, (dx, dy) in SIDES.items():
            for n, (column, row) in enumerate(page.pairs(side), 1):
                x, y = self._middle(column, row)
                where = f"{side} {n}"
                page.demand((x, y) in self.claims, f"no claim is at [{column}, {row}]", where)
                outermost = (x + dx, y + dy) not in self.claims
                page.demand(outermost, f"another circle touches [{column}, {row}] there", where)
                self.starts.append(((x, y), side))
        enough = len({*self.starts}) == len(self.starts) >= SEATS
        page.demand(enough, f"expected at least {SEATS} different fields, got {len(self.starts)}")
