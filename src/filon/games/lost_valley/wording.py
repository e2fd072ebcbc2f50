"""What a choice does and what an event tells, as lines for the message files."""

from __future__ import annotations

from math import atan2, degrees

from filon.core.game import Event
from filon.core.messages import Line
from filon.games.lost_valley.data import (
    BANKS,
    EXTRAS,
    FOOD,
    GOLD_ACROSS,
    GOLD_ON,
    NUGGETS,
    OLD_MINE,
    PLACES,
    POST_PLACE,
    RIVER,
    RIVER_EDGES,
    SHAPE,
    TERRAIN,
    TIMBER,
)
from filon.games.lost_valley.fields import ANSWERING, EXPLORING, MENU
from filon.games.lost_valley.notation import FOUND_GOLD, GAINED, HUNT, RIVER_LAY, WENT, event_kinds
from filon.games.lost_valley.rules.building import watered_by_canal
from filon.games.lost_valley.rules.food import fish_here, timber_here
from filon.games.lost_valley.rules.gold import bank_of, mine_lot, pan_lot
from filon.games.lost_valley.rules.moving import way_to
from filon.games.lost_valley.rules.refreshing import food_in_fish
from filon.games.lost_valley.rules.river import is_same_as_first
from filon.games.lost_valley.rules.valley import is_explored, tiles_at
from filon.games.lost_valley.table import Table

EVENTS = event_kinds()


def recounted(event: Event) -> Line:
    name = EVENTS.name(event)
    if event[0] == FOUND_GOLD and event[4] < 0:
        name = "found_gold_hidden"
    if event[0] == GAINED and event[2] == TIMBER:
        name = "gained_timber"
    if event[0] == WENT and POST_PLACE in event[2:4]:
        name = "went_back" if event[3] == POST_PLACE else "went_out"
    return f"event.{name}", EVENTS.named(event)


def explained(view: Table, action: int, kind: str, numbers: list[int]) -> Line:
    a = numbers[0] if numbers else 0
    if kind in ("walk", "ride", "row"):
        return _going(view, kind, a, action // PLACES)
    if kind == "draw":
        return _drawing(view), {}
    if kind == "land":
        return _spreading(view, a)
    if kind == "river":
        return _flowing(view, a)
    if kind in ("pan", "mine", "blast"):
        return _digging(view, kind, a)
    if kind == "event":
        return _looking(view, a)
    if kind == "hunt":
        return _hunting(view, a)
    if kind in ("dig", "canal"):
        return _opening(view, kind, a)
    if kind in ("fish", "cut", "unpack"):
        return f"choice.{kind}", {"n": _gained(view, kind)}
    if kind == "buy":
        return "choice.buy_x" if EXTRAS[a] else "choice.buy", {"a": a, "n": NUGGETS[a]}
    if kind == "take":
        return _taking(view, a)
    return f"action.{kind}", dict(zip("a", numbers, strict=False))


def is_told_twice(view: Table, action: int) -> bool:
    """Whether an action does what another one on offer does."""
    entry = action - RIVER_LAY
    return 0 <= entry < 4 and is_same_as_first(view.hand, entry)


def gold_here(view: Table, tile: int, place: int) -> tuple[int, int]:
    """The markers on this bank and on the other one."""
    if TERRAIN[view.tiles[tile]] != RIVER:
        return view.gold[tile * 2], 0
    bank = bank_of(view, tile, place)
    return view.gold[tile * 2 + bank], view.gold[tile * 2 + 1 - bank]


def hour_of(angle: float) -> int:
    """Where a direction points on a clock; upstream, at 90 degrees, it is twelve."""
    return round(3 - angle / 30 + 11) % 12 + 1


def _tile(view: Table, tile: int) -> dict[str, int]:
    """What it is and at what hour it lies, seen from the prospector."""
    here = view.place[view.turn]
    x = y = 0.0
    for corner in view.corners[tile * 4 : tile * 4 + 4]:
        if corner >= 0:
            up = int(view.up[corner] - view.up[here])
            x += int(view.across[corner] - view.across[here]) + up / 2
            y += up * 3**0.5 / 2
    return {"a": tile, "tile": view.tiles[tile], "hour": hour_of(degrees(atan2(y, x)))}


def _going(view: Table, kind: str, place: int, mode: int) -> Line:
    """With the intersections on the way, `via` and then `by`, if there are any."""
    way = [int(stop) for stop in way_to(view, view.turn, place, mode)[1:-1]]
    stops = dict(zip(("via", "by"), way, strict=False))
    if place == POST_PLACE:
        return f"choice.{kind}_back", {"a": place, **stops}
    end = "_explore" if not is_explored(view, place) else ""
    return f"choice.{kind}{end}", {"a": place, **stops}


def _spreading(view: Table, laying: int) -> Line:
    """A rhombus lies before the explorer with its blunt corner at odd hours, its point at even."""
    if laying < 6:
        return "choice.land_blunt", {"tile": view.hand, "hour": hour_of(60 * laying + 60)}
    return "choice.land_point", {"tile": view.hand, "hour": hour_of(60 * laying + 30)}


def _drawing(view: Table) -> str:
    if view.phase == EXPLORING:
        return "choice.tile"
    return "choice.roll" if view.deed >= HUNT else "choice.turn"


def _flowing(view: Table, entry: int) -> Line:
    """Where the river goes on, and which bank carries gold: A is left, looking upstream."""
    kind, shape = view.hand, SHAPE[view.hand]
    numbers = {"tile": kind, "hour": _onward(view, entry)}
    n, m = (
        (GOLD_ON[kind], GOLD_ACROSS[kind])[BANKS[shape][corner]]
        for corner in (entry, (entry + 1) % 4)
    )
    if n != m:
        return "choice.river_gold", {**numbers, "n": n, "m": m}
    return "choice.river", numbers


def _onward(view: Table, entry: int) -> int:
    """The hour at which the river leaves a tile that joins the open end with an edge."""
    first, second = RIVER_EDGES[SHAPE[view.hand]]
    leave = (second if entry == first else first) - entry
    turns = (0, 1, 3, 4) if entry % 2 == 0 else (0, 2, 3, 5)  # of the edges, by corner angles
    sixths = int(view.mouth[2]) + turns[leave % 4]
    return hour_of(60 * sixths - 90)


def _digging(view: Table, kind: str, tile: int) -> Line:
    there, _ = gold_here(view, tile, view.place[view.turn])
    lot = pan_lot(view, view.turn)
    if kind != "pan":
        lot = mine_lot(view, view.turn, kind == "blast")
    numbers = {**_tile(view, tile), "n": min(lot, there), "all": there}
    return f"choice.{kind}", numbers


def _opening(view: Table, kind: str, a: int) -> Line:
    """A mine on a tile, or a canal over an edge to one."""
    if kind == "dig":
        return "choice.dig", {**_tile(view, a), "n": view.gold[a * 2]}
    tile = watered_by_canal(view, view.place[view.turn], a)
    gold = view.gold[tile * 2]
    return "choice.canal", {**_tile(view, tile), "n": gold, "edge": hour_of(60 * a)}


def _taking(view: Table, place: int) -> Line:
    alike = len(view.looked) == 2 and view.looked[0] == view.looked[1]
    marker = {"thing": view.looked[place], "n": place + 1}
    return "choice.take_alike" if alike else "choice.take", marker


def _looking(view: Table, tile: int) -> Line:
    kind = view.tiles[tile]
    if kind == OLD_MINE:
        return "choice.old_mine", {**_tile(view, tile), "n": view.gold[tile * 2]}
    return "choice.event", {**_tile(view, tile), "n": view.events_on[tile]}


def _hunting(view: Table, tile: int) -> Line:
    return "choice.hunt", _tile(view, tile)


def _gained(view: Table, kind: str) -> int:
    """No more than the supply holds."""
    seat, place = view.turn, view.place[view.turn]
    if kind == "unpack":
        return food_in_fish(view)
    if kind == "cut":
        return min(timber_here(view, seat, place, tiles_at(view, place)), view.stock[TIMBER])
    return min(fish_here(view, seat, tiles_at(view, place)), view.stock[FOOD])


def asked(view: Table, seat: int) -> Line:
    """What a seat is to do, in one sentence addressed to it."""
    if view.phase == ANSWERING:
        return "ask.answer", {"seat": view.turn}
    numbers = {"moves": view.moves, "actions": view.actions, "owed": max(0, view.owed)}
    if view.phase == MENU and not (view.moves and view.actions):
        return _left(view), numbers
    return f"phase.{view.phase}", {**numbers, "extras": view.extras, "partner": view.partner}


def _left(view: Table) -> str:
    if view.moves:
        return "ask.move"
    return "ask.act" if view.actions else "ask.rest"
