"""What a choice does and what an event tells, as lines for the message files."""

from __future__ import annotations

from filon.core.game import Event
from filon.core.messages import Line
from filon.games.lost_valley.data import (
    AXE,
    BANKS,
    CRATE,
    EXTRAS,
    FISH_FOOD,
    FISH_ON,
    FISHTRAP,
    FOOD,
    FOUND_AXE,
    FOUND_ROD,
    GOLD_ACROSS,
    GOLD_ON,
    GOODS,
    NUGGETS,
    OLD_MINE,
    POST_PLACE,
    RIVER,
    ROD,
    SAWMILL,
    SHAPE,
    SIEVE,
    TERRAIN,
    TIMBER,
)
from filon.games.lost_valley.notation import FOUND_GOLD, GAINED, HUNT, event_kinds
from filon.games.lost_valley.sketch import is_unexplored
from filon.games.lost_valley.state import EXPLORING, SEEN
from filon.games.lost_valley.view import TableView

EVENTS = event_kinds()


def recounted(event: Event) -> Line:
    name = EVENTS.name(event)
    if event[0] == FOUND_GOLD and event[4] < 0:
        name = "found_gold_hidden"
    if event[0] == GAINED and event[2] == TIMBER:
        name = "gained_timber"
    return f"event.{name}", EVENTS.named(event)


def explained(view: TableView, action: int, kind: str, numbers: list[int]) -> Line:
    a = numbers[0] if numbers else 0
    if kind in ("walk", "ride", "row"):
        return _going(view, kind, a)
    if kind == "draw":
        return _drawing(view), {}
    if kind == "land":
        return "choice.land", {"tile": view.hand}
    if kind == "river":
        return _flowing(view, a)
    if kind in ("pan", "mine", "blast"):
        return _digging(view, kind, a)
    if kind == "event":
        return _looking(view, a)
    if kind == "hunt":
        return _hunting(view, a)
    if kind in ("dig", "canal"):
        tile = a if kind == "dig" else _dry_side(view, a)
        return f"choice.{kind}", {"a": tile, "tile": view.tiles[tile], "n": view.gold[tile * 2]}
    if kind in ("fish", "cut", "unpack"):
        return f"choice.{kind}", {"n": _gained(view, kind)}
    if kind == "buy":
        return "choice.buy_x" if EXTRAS[a] else "choice.buy", {"a": a, "n": NUGGETS[a]}
    if kind == "take":
        return "choice.take", {"thing": view.looked[a]}
    return f"action.{kind}", dict(zip("a", numbers, strict=False))


def tiles_around(view: TableView, place: int) -> list[int]:
    around = [tile for tile in view.sector[place * 6 : place * 6 + 6] if tile >= 0]
    return list(dict.fromkeys(around))


def gold_here(view: TableView, tile: int, place: int) -> tuple[int, int]:
    """The markers on this bank and on the other one."""
    gold = view.gold[tile * 2 : tile * 2 + 2]
    if TERRAIN[view.tiles[tile]] != RIVER:
        return gold[0], 0
    corner = view.corners[tile * 4 : tile * 4 + 4].index(place)
    bank = BANKS[SHAPE[view.tiles[tile]]][corner]
    return gold[bank], gold[1 - bank]


def _going(view: TableView, kind: str, place: int) -> Line:
    if place == POST_PLACE:
        return f"choice.{kind}_back", {}
    end = "_explore" if is_unexplored(view, place) else ""
    return f"choice.{kind}{end}", {"a": place}


def _drawing(view: TableView) -> str:
    if view.phase == EXPLORING:
        return "choice.tile"
    return "choice.roll" if view.deed >= HUNT else "choice.turn"


def _flowing(view: TableView, entry: int) -> Line:
    """The ends of the edge that a river tile joins lie on its two banks."""
    kind, banks = view.hand, BANKS[SHAPE[view.hand]]
    gold = GOLD_ON[kind], GOLD_ACROSS[kind]
    if not any(gold):
        return "choice.river", {"tile": kind}
    n, m = gold[banks[entry]], gold[banks[(entry + 1) % 4]]
    return "choice.river_gold", {
        "tile": kind,
        "n": n,
        "m": m,
        "a": view.mouth[0],
        "b": view.mouth[1],
    }


def _digging(view: TableView, kind: str, tile: int) -> Line:
    there, _ = gold_here(view, tile, view.place[view.turn])
    helper = SIEVE if kind == "pan" else CRATE
    lot = 2 if kind == "blast" or _has(view, helper) else 1
    numbers = {"a": tile, "tile": view.tiles[tile], "n": min(lot, there), "all": there}
    return f"choice.{kind}", numbers


def _looking(view: TableView, tile: int) -> Line:
    kind = view.tiles[tile]
    if kind == OLD_MINE:
        return "choice.old_mine", {"a": tile, "tile": kind, "n": view.gold[tile * 2]}
    return "choice.event", {"a": tile, "tile": kind, "n": view.events_on[tile]}


def _hunting(view: TableView, tile: int) -> Line:
    animal = view.animal[tile] - SEEN
    numbers = {"a": tile, "tile": view.tiles[tile]}
    if animal < 0:
        return "choice.hunt", numbers
    return "choice.hunt_seen", {**numbers, "animal": animal, "n": min(animal + 1, view.stock[FOOD])}


def _dry_side(view: TableView, d: int) -> int:
    place = view.place[view.turn]
    one, other = view.sector[place * 6 + d], view.sector[place * 6 + (d + 5) % 6]
    return other if view.water[one] else one


def _gained(view: TableView, kind: str) -> int:
    """No more than the supply holds."""
    if kind == "cut":
        return min(_felled(view), view.stock[TIMBER])
    return min(_caught(view) if kind == "fish" else FISH_FOOD, view.stock[FOOD])


def _caught(view: TableView) -> int:
    place = view.place[view.turn]
    symbol = any(FISH_ON[view.tiles[tile]] for tile in tiles_around(view, place))
    rod = _has(view, ROD) or _has(view, FOUND_ROD)
    return symbol + rod + (view.work[place] == FISHTRAP)


def _felled(view: TableView) -> int:
    axe = _has(view, AXE) or _has(view, FOUND_AXE)
    return 1 + axe + (view.work[view.place[view.turn]] == SAWMILL)


def _has(view: TableView, good: int) -> bool:
    return view.goods[view.turn * GOODS + good] > 0
