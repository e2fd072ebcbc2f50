"""The valley on a character lattice: eight columns and four lines from one intersection to
the next."""

from __future__ import annotations

from typing import Final

from filon.core.rows import listed
from filon.games.lost_valley.data import (
    ACROSS,
    BANKS,
    CROSSING,
    FISH_ON,
    FISHTRAP,
    FOREST,
    POST,
    POST_PLACE,
    RIVER,
    RIVERSIDE,
    SAWMILL,
    SHAPE,
    TERRAIN,
    TUNDRA,
    UP,
)
from filon.games.lost_valley.fields import NONE
from filon.games.lost_valley.notation import LAND_LAY, RIDE, RIVER_LAY, ROW, WALK
from filon.games.lost_valley.rules.valley import is_explored
from filon.games.lost_valley.table import Table

WIDE: Final = 8
HIGH: Final = 4
SEATS: Final = "ABCD"
TERRAINS: Final = "~FMTLS"
STORE: Final = "$"
STROKES: Final = "-/\\"  # of the directions 0, 1, 2
BANK_STROKES: Final = ["=", "//", "\\\\"]  # the same along the river


class Canvas:
    """Characters at any whole coordinates; only the used part is printed."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], str] = {}

    def write(self, column: int, row: int, text: str) -> None:
        """Centred on the column."""
        start = column - (len(text) - 1) // 2
        for offset, sign in enumerate(text):
            self.signs[row, start + offset] = sign

    def lines(self) -> list[str]:
        rows = [row for row, _ in self.signs]
        left = min(column for _, column in self.signs)
        printed: list[str] = []
        for row in range(min(rows), max(rows) + 1):
            columns = [column for line, column in self.signs if line == row]
            width = max(columns, default=left - 1) + 1 - left
            printed.append("".join(self.signs.get((row, left + k), " ") for k in range(width)))
        return printed


def sketched(view: Table, choices: list[int]) -> list[str]:
    canvas = Canvas()
    for place in range(len(view.across)):
        for d in range(3):
            _draw_edge(canvas, view, place, d)
    for tile in range(len(view.tiles)):
        _draw_tile(canvas, view, tile)
    _draw_mouth(canvas, view)
    for place in range(len(view.across)):
        if _is_drawn(view, place):
            _draw_place(canvas, view, place, choices)
    for edge in view.canals:
        _draw_canal(canvas, view, edge)
    _draw_layings(canvas, view, choices)
    return canvas.lines()


def spot(view: Table, place: int) -> tuple[int, int]:
    """Column and row of an intersection; upstream is up."""
    across, up = view.across[place], view.up[place]
    return across * WIDE + up * WIDE // 2, -up * HIGH


def middle(view: Table, places: list[int]) -> tuple[int, int]:
    spots = [spot(view, place) for place in places]
    column = sum(column for column, _ in spots) / len(spots)
    row = sum(row for _, row in spots) / len(spots)
    return round(column), round(row)


def _is_drawn(view: Table, place: int) -> bool:
    return any(listed(view.way[place * 6 : place * 6 + 6]))


def _draw_edge(canvas: Canvas, view: Table, place: int, d: int) -> None:
    way = view.way[place * 6 + d]
    if way == NONE:
        return
    column, row = spot(view, place)
    sign = STROKES[d]
    if way == RIVERSIDE:
        sign = BANK_STROKES[d]
    if way == CROSSING:
        sign = ":"
    steps = WIDE if d == 0 else HIGH
    for k in range(1, steps):
        x = k if d == 0 else (k if d == 1 else -k)
        canvas.write(column + x, row if d == 0 else row - k, sign)


def _draw_tile(canvas: Canvas, view: Table, tile: int) -> None:
    corners = [place for place in view.corners[tile * 4 : tile * 4 + 4] if place >= 0]
    column, row = middle(view, corners)
    rows = [spot(view, place)[1] for place in corners]
    if len(corners) == 3 and rows.count(max(rows)) == 2:  # it stands on its base
        row -= 1
    kind = view.tiles[tile]
    name = f"{TERRAINS[TERRAIN[kind]]}{tile}"
    if TERRAIN[kind] == RIVER:
        canvas.write(column, row, name + ("x" if FISH_ON[kind] else ""))
        for bank in (0, 1):
            _draw_bank(canvas, view, tile, bank)
        return
    canvas.write(column, row, name)
    canvas.write(column, row + 1, contents(view, tile)[:5])


def contents(view: Table, tile: int) -> str:
    """What lies and stands on a tile of land, in a few signs."""
    kind = view.tiles[tile]
    signs = "m" if view.mine[tile] else ""
    if kind == POST:
        signs += STORE
    if view.gold[tile * 2]:
        signs += f"*{view.gold[tile * 2]}"
    if view.events_on[tile]:
        signs += f"!{view.events_on[tile]}"
    if view.animal[tile] != NONE:
        signs += "a"
    if FISH_ON[kind]:
        signs += "x"
    if view.water[tile] and TERRAIN[kind] in (FOREST, TUNDRA):
        signs += "w"
    return signs


def _draw_bank(canvas: Canvas, view: Table, tile: int, bank: int) -> None:
    """The gold of a river tile, beside the bank on which it lies."""
    gold = view.gold[tile * 2 + bank]
    if not gold:
        return
    corners = listed(view.corners[tile * 4 : tile * 4 + 4])
    banks = BANKS[SHAPE[view.tiles[tile]]]
    column, row = middle(view, corners)
    x, y = middle(view, [corners[k] for k in range(4) if banks[k] == bank])
    lines = (y - row) // 2 if y < row else (y - row + 1) // 2
    if not lines:  # left or right: where the slant of the tile leaves more room
        lines = 1 if (x < column) == (_leaning(view, corners) > 0) else -1
    canvas.write((column + x) // 2, row + lines, f"*{gold}")


def _leaning(view: Table, corners: list[int]) -> int:
    """Columns from the middle of a tile to the middle of its upper end."""
    highest = min(spot(view, place)[1] for place in corners)
    top = [place for place in corners if spot(view, place)[1] == highest]
    return middle(view, top)[0] - middle(view, corners)[0]


def _draw_mouth(canvas: Canvas, view: Table) -> None:
    if not len(view.mouth):
        return
    a, b, k = view.mouth
    (column, row), (other, line) = spot(view, a), spot(view, b)
    d = (k + 1) % 6
    tip = column + ACROSS[d] * WIDE + UP[d] * WIDE // 2, row - UP[d] * HIGH
    canvas.write(round((column + other + tip[0]) / 3), round((row + line + tip[1]) / 3), "?")


def _draw_place(canvas: Canvas, view: Table, place: int, choices: list[int]) -> None:
    column, row = spot(view, place)
    here = "".join(_pawn(view, seat) for seat in range(view.seats) if view.place[seat] == place)
    work = {FISHTRAP: "t", SAWMILL: "s"}.get(view.work[place], "")
    ways = [WALK + place, RIDE + place, ROW + place]
    numbers = [str(choices.index(way) + 1) for way in ways if way in choices]
    name = f"({'/'.join(numbers)})" if numbers else str(place)
    store = STORE if place == POST_PLACE else ""
    dot = "·" if not is_explored(view, place) and not numbers and "[" not in here else ""
    canvas.write(column, row, dot + name + store + work + here)


def _pawn(view: Table, seat: int) -> str:
    return f"[{SEATS[seat]}]" if seat == view.viewer else SEATS[seat]


def _draw_canal(canvas: Canvas, view: Table, edge: int) -> None:
    column, row = spot(view, edge // 6)
    d = edge % 6
    across = (ACROSS[d] * WIDE + UP[d] * WIDE // 2) // 2
    canvas.write(column + across, row - UP[d] * HIGH // 2, "H")


def _draw_layings(canvas: Canvas, view: Table, choices: list[int]) -> None:
    """Where the drawn tile would lie; it may lie there in two ways."""
    marks: dict[tuple[int, int], list[str]] = {}
    for number, action in enumerate(choices, start=1):
        if RIVER_LAY <= action < LAND_LAY:
            a, b, k = view.mouth
            start = b if (action - RIVER_LAY) % 2 == 0 else a
            where = _mean(view, start, [k + 1, k + 2])
        elif LAND_LAY <= action < LAND_LAY + 12:
            s = (action - LAND_LAY) % 6
            steps = [s, s + 1, s + 2] if action - LAND_LAY < 6 else [s, s + 1]
            where = _mean(view, view.place[view.turn], steps)
        else:
            continue
        marks.setdefault(where, []).append(str(number))
    for (column, row), numbers in marks.items():
        canvas.write(column, row, f"({'/'.join(numbers)})")


def _mean(view: Table, place: int, ways: list[int]) -> tuple[int, int]:
    """The mean of an intersection's neighbours in these directions and itself; of an outer
    pair the edge between its triangles."""
    column, row = spot(view, place)
    x = sum(ACROSS[d % 6] * WIDE + UP[d % 6] * WIDE // 2 for d in ways)
    y = sum(-UP[d % 6] * HIGH for d in ways)
    shares = len(ways) + 1 if len(ways) == 3 else len(ways)
    return column + round(x / shares), row + round(y / shares)
