"""Why an action is not possible, by the rule that forbids it."""

from __future__ import annotations

from filon.core.messages import Line
from filon.games.colorado.data import (
    BIT_OF,
    CARDS,
    DISCOVERY,
    FAMILY_OF,
    KINDS,
    LAND_OF,
    LANDS,
    NUGGETS,
    POSER,
    RAIL,
    TICKS,
    TIPI,
    VALUE_OF,
)
from filon.games.colorado.fields import TO_ASK, TO_CALL, TO_GIVE, TO_SHED, TO_START, TO_TRADE
from filon.games.colorado.table import Table

# of each kind of action: the tasks in which it is asked for
ASKED_IN = {
    "tick": [TICKS],
    "discover": [DISCOVERY, TO_START],
    "ask": [TO_ASK],
    "call": [TO_CALL],
    "give": [TO_GIVE],
    "nothing": [TO_GIVE],
    "play": [NUGGETS, POSER, TO_TRADE],
    "shed": [CARDS, TO_SHED],
    "square": [TIPI],
    "pass": [POSER, TO_TRADE, TO_SHED],
}


def hindrance(view: Table, seat: int, kind: str, numbers: list[int]) -> Line:
    """Of a seat that is to act and an action that it may not do."""
    task = view.task[seat]
    if task not in ASKED_IN.get(kind, []):
        return _not_now(view, seat, kind)
    if kind == "pass":
        return "why.actions.must", {}
    if kind == "tick":
        return _ticking(view, seat, numbers[0])
    if kind == "discover":
        return _discovering(view, seat, numbers[0])
    if kind == "ask":
        return _asking(view, seat, numbers[0])
    if kind == "square":
        ticked = view.tipi[seat] >> numbers[0] & 1
        return f"why.icons.{'ticked' if ticked else 'next'}", {}
    if kind == "nothing":
        return "why.call.has_some", {"card": view.called}
    return _card(view, seat, kind, numbers[0] * 3 + numbers[1])


def _not_now(view: Table, seat: int, kind: str) -> Line:
    task = view.task[seat]
    if task == CARDS and kind == "play":
        return "why.actions.shed_first", {}
    if task == TO_GIVE:
        return "why.call.give", {"card": view.called, "seat": view.talker}
    return "why.turn.task", {"task": task}


def _ticking(view: Table, seat: int, step: int) -> Line:
    land = LAND_OF[step]
    bits = view.ticked[seat * LANDS + land]
    if bits & BIT_OF[step]:
        return "why.actions.ticked", {"step": step}
    if land == RAIL:
        return "why.actions.rail", {}
    if not bits:
        return "why.actions.unknown", {"region": land}
    return "why.actions.linked", {"step": step}


def _discovering(view: Table, seat: int, region: int) -> Line:
    if view.task[seat] == TO_START:
        return "why.start.village", {}
    known = view.ticked[seat * LANDS + region]
    return f"why.turn_end.{'known' if known else 'apart'}", {"region": region}


def _asking(view: Table, seat: int, other: int) -> Line:
    if other >= view.seats:
        return "why.call.nobody", {}
    if other == seat:
        return "why.call.yourself", {}
    return "why.call.empty", {"seat": other}


def _card(view: Table, seat: int, kind: str, card: int) -> Line:
    numbers = {"card": card}
    if kind == "call":
        return "why.call.own_area", numbers
    if not view.hand[seat * KINDS + card]:
        return "why.actions.absent", numbers
    if kind == "give":
        exactly = view.hand[seat * KINDS + view.called]
        return f"why.call.{'exactly' if exactly else 'neither'}", {"card": view.called}
    if kind == "shed":
        return _shedding(view, seat, card)
    if view.area[seat] >> card & 1:
        return "why.actions.in_area", numbers
    return "why.actions.price", {"n": VALUE_OF[card], "nuggets": view.nuggets[seat]}


def _shedding(view: Table, seat: int, card: int) -> Line:
    """Two of a colour, the lower value first, and a third card that can be played."""
    first = view.shed[seat]
    if first < 0 and _of_colour(view, seat, card) < 2:
        return "why.actions.pair", {"card": card}
    if first >= 0 and FAMILY_OF[card] != FAMILY_OF[first]:
        return "why.actions.colour", {"card": first}
    if view.held[seat] > 2 and (card < first or (first < 0 and _is_highest(view, seat, card))):
        return "why.actions.lower_first", {}
    return "why.actions.third", {}


def _of_colour(view: Table, seat: int, card: int) -> int:
    start = seat * KINDS + FAMILY_OF[card] * 3
    return sum(int(count) for count in view.hand[start : start + 3])


def _is_highest(view: Table, seat: int, card: int) -> bool:
    """The only one of its value, with lower ones of its colour."""
    start, end = seat * KINDS + card, seat * KINDS + FAMILY_OF[card] * 3 + 3
    return sum(int(count) for count in view.hand[start:end]) == 1
