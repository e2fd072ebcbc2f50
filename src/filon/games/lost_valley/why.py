"""Why an action is not possible, by the rule that forbids it."""

from __future__ import annotations

from filon.core.messages import Line
from filon.core.rows import count_of
from filon.games.lost_valley.data import (
    BOAT,
    DRIED_FISH,
    GOLD,
    GOODS,
    HORSE,
    MATERIALS,
    NUGGETS,
    OFFERS,
)
from filon.games.lost_valley.fields import (
    ANSWERING,
    BUYING,
    HANDING,
    LAYING_LAND,
    LAYING_RIVER,
    MENU,
    OFFERING,
    PACKING,
    PAYING,
    STILLING,
)
from filon.games.lost_valley.rules.moving import may_go, places_taken
from filon.games.lost_valley.rules.packing import fits, takes_space
from filon.games.lost_valley.rules.refreshing import whiskeys_of
from filon.games.lost_valley.rules.store import first_ware, is_at_store, pays_x
from filon.games.lost_valley.rules.supply import has
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.why_actions import ACTIONS, acting, distilling

MODES = ["walk", "ride", "row"]
STEEDS = [0, HORSE, BOAT]

# what waits for another moment: the reason, of each kind of action
NOT_NOW = {
    "draw": "why.turn.nothing_to_draw",
    "river": "why.exploring.no_tile",
    "land": "why.exploring.no_tile",
    "settle": "why.prices.no_bill",
    "pay": "why.prices.no_bill",
    "take": "why.actions.none_open",
    "done": "why.actions.none_open",
    "drop": "why.carry.later",
    "give": "why.turn.no_swap",
    "want": "why.turn.no_swap",
    "offer": "why.turn.no_swap",
    "withdraw": "why.turn.no_swap",
    "accept": "why.turn.no_offer",
    "decline": "why.turn.no_offer",
    "announce": "why.end.announce",
}


def hindrance(view: Table, seat: int, kind: str, numbers: list[int]) -> Line:
    """Of a seat that is to act and an action that it may not do."""
    a = numbers[0] if numbers else 0
    if view.phase != MENU:
        return _under_way(view, seat, kind, a)
    if kind in MODES:
        return _going(view, seat, MODES.index(kind), a)
    if kind in ACTIONS:
        return acting(view, seat, kind, a) if view.actions else ("why.turn.no_action", {})
    if kind == "buy":
        return _buying(view, seat, a) if view.actions else ("why.turn.no_action", {})
    if kind == "drink":
        key = "no_whiskey" if not whiskeys_of(view, seat) else "drank"
        return f"why.turn.{key}", {}
    if kind == "unpack":
        return _unpacking(view, seat)
    if kind == "trade":
        return _trading(view, seat, a)
    return NOT_NOW[kind], {}


def _under_way(view: Table, seat: int, kind: str, a: int) -> Line:
    """Something has begun: what belongs to it has reasons of its own."""
    phase = view.phase
    if phase == LAYING_RIVER and kind == "river":
        return "why.exploring.river", {}
    if phase == LAYING_LAND and kind == "land":
        return "why.exploring.land", {}
    if phase == HANDING and kind == "pay":
        return ("why.actions.materials" if a >= MATERIALS else "why.turn.none"), {"thing": a}
    if phase == BUYING and kind == "buy":
        return _price(view, a)
    if phase == PAYING and kind == "pay":
        return _paying(view, seat, a)
    if phase == STILLING and kind == "still":
        return distilling(view, seat)
    if phase == PACKING and kind in ("drop", "unpack", "end"):
        return _packing(view, seat, kind, a)
    if phase == OFFERING and kind in ("give", "want", "offer"):
        return _offering(view, seat, kind, a)
    if phase == ANSWERING and kind == "accept":
        return "why.turn.cannot_accept", {}
    return "why.turn.phase", {"phase": phase}


def _going(view: Table, seat: int, mode: int, place: int) -> Line:
    if not view.moves:
        return "why.turn.no_move", {}
    if not may_go(view, mode):
        return "why.moving.one_mode", {}
    if STEEDS[mode] and not view.goods[seat * GOODS + STEEDS[mode]]:
        return "why.moving.without", {"thing": STEEDS[mode]}
    if place >= len(view.across):
        return "why.moving.nowhere", {}
    if place == view.place[seat]:
        return "why.moving.here", {}
    if place in places_taken(view, seat):
        return "why.moving.taken", {}
    return f"why.moving.far_{MODES[mode]}", {}


def _buying(view: Table, seat: int, good: int) -> Line:
    if not is_at_store(view, seat, tiles_at(view, view.place[seat])):
        return "why.actions.no_store", {}
    return _price(view, good)


def _price(view: Table, good: int) -> Line:
    if good < first_ware(view):
        return "why.prices.not_sold", {"thing": good}
    if not view.stock[good]:
        return "why.prices.sold_out", {"thing": good}
    return "why.prices.dear", {"thing": good, "n": NUGGETS[good]}


def _paying(view: Table, seat: int, thing: int) -> Line:
    if not has(view, seat, thing):
        return "why.turn.none", {"thing": thing}
    if not pays_x(thing):
        return "why.prices.never_x", {"thing": thing}
    return "why.prices.gold_only", {}


def _packing(view: Table, seat: int, kind: str, good: int) -> Line:
    if kind == "end":
        return "why.carry.too_much", {}
    if kind == "unpack":
        return _unpacking(view, seat)
    if not view.goods[seat * GOODS + good]:
        return "why.turn.none", {"thing": good}
    if not takes_space(view, good):
        return "why.carry.own_place", {"thing": good}
    if fits(view, seat):
        return "why.carry.fits", {}
    return f"why.carry.{'backpack' if good < MATERIALS else 'gear'}", {}


def _unpacking(view: Table, seat: int) -> Line:
    if not view.goods[seat * GOODS + DRIED_FISH]:
        return "why.turn.none", {"thing": DRIED_FISH}
    return "why.carry.no_food_left", {}


def _trading(view: Table, seat: int, other: int) -> Line:
    if not view.trading:
        return "why.turn.no_trading", {}
    if other == seat or other >= view.seats:
        return "why.turn.no_partner", {}
    if view.swapped:
        return "why.turn.swapped", {}
    if view.offers >= OFFERS:
        return "why.turn.offers", {}
    return "why.turn.not_beside", {"seat": other}


def _offering(view: Table, seat: int, kind: str, thing: int) -> Line:
    if kind == "offer":
        return "why.turn.want_first", {}
    if kind == "give":
        if len(view.wanted):
            return "why.turn.wanted_already", {}
        if has(view, seat, thing) <= count_of(view.given, thing):
            return "why.turn.none_left", {"thing": thing}
        return "why.turn.order", {}
    if not len(view.given):
        return "why.turn.give_first", {}
    if thing in view.given:
        return "why.turn.both", {"thing": thing}
    if len(view.wanted) and thing < view.wanted[-1]:
        return "why.turn.order", {}
    if thing >= GOLD:
        return "why.turn.partner_gold", {"seat": view.partner}
    return "why.turn.partner_lacks", {"seat": view.partner, "thing": thing}
