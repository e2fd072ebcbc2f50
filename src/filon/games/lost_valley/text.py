"""The table as text: the valley, what everybody carries, and what lies around."""

from __future__ import annotations

from filon.core.messages import Messages
from filon.games.lost_valley.data import (
    BACKPACK,
    CART,
    CART_SPACES,
    FISH_ON,
    FOREST,
    GEAR,
    GOODS,
    LANDS,
    MATERIALS,
    POST_PLACE,
    RIVER,
    SPACES,
    TERRAIN,
    THINGS,
    TRIANGLES,
    TUNDRA,
)
from filon.games.lost_valley.sketch import SEATS, sketched
from filon.games.lost_valley.state import NONE, SEEN
from filon.games.lost_valley.view import TableView, is_open
from filon.games.lost_valley.wording import gold_here, tiles_around


def drawn(view: TableView, choices: list[int], messages: Messages) -> str:
    lines = [*sketched(view, choices), "", messages.say("text.legend"), ""]
    for seat in range(view.seats):
        lines += _player(view, seat, messages)
    lines += ["", *_around(view, messages), *_under_way(view, messages), _headline(view, messages)]
    return "\n".join(lines)


def _player(view: TableView, seat: int, messages: Messages) -> list[str]:
    place, markers = view.place[seat], sum(view.markers[seat * 2 : seat * 2 + 2])
    where = messages.say(
        "text.post" if place == POST_PLACE else "text.player", {"place": place, "markers": markers}
    )
    if is_open(view.ended, view.viewer, seat):
        nuggets = sum((k + 1) * n for k, n in enumerate(view.bag[seat * 4 : seat * 4 + 4]))
        where += messages.say("text.worth", {"nuggets": nuggets})
    mark = ">" if seat == view.turn and not view.ended else " "
    first = f"{mark} {SEATS[seat]} {messages.name(seat)}: {where}"
    return [first, f"    {_backpack(view, seat, messages)}", f"    {_gear(view, seat, messages)}"]


def _backpack(view: TableView, seat: int, messages: Messages) -> str:
    room = BACKPACK + (CART_SPACES if view.goods[seat * GOODS + CART] else 0)
    return _area(view, seat, range(MATERIALS), "text.pack", room, 0, messages)


def _gear(view: TableView, seat: int, messages: Messages) -> str:
    hidden = 0 if is_open(view.ended, view.viewer, seat) else view.covered[seat]
    line = _area(view, seat, range(MATERIALS, GOODS), "text.gear", GEAR, hidden, messages)
    return f"{line}, {messages.say('text.covered', {'n': hidden})}" if hidden else line


def _area(
    view: TableView,
    seat: int,
    goods: range,
    key: str,
    room: int,
    hidden: int,
    messages: Messages,
) -> str:
    counts = [(good, view.goods[seat * GOODS + good]) for good in goods]
    used = hidden + sum(
        SPACES[good] * count for good, count in counts if good != CART or view.cart_gear
    )
    held = [messages.say(f"count.{good}", {"n": count}) for good, count in counts if count]
    return f"{messages.say(key, {'used': used, 'room': room})}: {', '.join(held) or '–'}"


def _around(view: TableView, messages: Messages) -> list[str]:
    """What lies around the viewer; for a spectator, around the one to play."""
    seat = view.viewer if view.viewer >= 0 else view.turn
    place = view.place[seat]
    lines = [messages.say("text.around", {"who": seat})]
    if place == POST_PLACE:
        lines.append("  " + messages.say("text.post"))
    if view.work[place] != NONE:
        lines.append("  " + messages.say("text.work", {"work": view.work[place]}))
    return lines + [f"  {_tile(view, tile, place, messages)}" for tile in tiles_around(view, place)]


def _tile(view: TableView, tile: int, place: int, messages: Messages) -> str:
    kind = view.tiles[tile]
    parts = [messages.say("text.here", {"a": tile, "tile": kind})]
    gold, across = gold_here(view, tile, place)
    if TERRAIN[kind] == RIVER and gold + across:
        parts.append(messages.say("text.banks", {"n": gold, "m": across}))
    elif gold:
        parts.append(messages.say("text.gold", {"n": gold}))
    if view.events_on[tile]:
        parts.append(messages.say("text.events", {"n": view.events_on[tile]}))
    if view.left[tile] >= 0:
        parts.append(messages.say("text.left", {"thing": view.left[tile]}))
    if view.animal[tile] >= SEEN:
        parts.append(messages.say("text.animal_seen", {"animal": view.animal[tile] - SEEN}))
    elif view.animal[tile] != NONE:
        parts.append(messages.say("text.animal"))
    if FISH_ON[kind]:
        parts.append(messages.say("text.fish"))
    if view.mine[tile]:
        parts.append(messages.say("text.mine"))
    if view.water[tile] and TERRAIN[kind] in (FOREST, TUNDRA):
        parts.append(messages.say("text.water"))
    return ", ".join(parts)


def _under_way(view: TableView, messages: Messages) -> list[str]:
    lines: list[str] = []
    if view.hand >= 0:
        lines.append(messages.say("text.hand", {"tile": view.hand}))
    if view.basket:
        lines.append(messages.say("text.bill", {"n": view.owed, "x": view.extras}))
    for key, things in (
        ("text.unknown", view.looked),
        ("text.offer", view.given),
        ("text.wanted", view.wanted),
    ):
        if things:
            lines.append(messages.say(key) + _listed(things, messages))
    return lines


def _listed(things: list[int], messages: Messages) -> str:
    counts = [(thing, things.count(thing)) for thing in range(THINGS)]
    return ", ".join(
        messages.say(f"count.{thing}", {"n": count}) for thing, count in counts if count
    )


def _headline(view: TableView, messages: Messages) -> str:
    if view.ended:
        return f"{messages.say('text.over')} – {messages.say(f'end.{view.ended}')}"
    parts = [messages.say("text.round", {"round": view.round, "most": view.max_rounds})]
    if view.ice >= 0:
        parts.append(messages.say("text.ice", {"n": view.ice}))
    else:
        land, river = sum(view.pile[LANDS:TRIANGLES]), sum(view.pile[:LANDS])
        parts.append(messages.say("text.tiles", {"land": land, "river": river}))
    turn = {"seat": view.actor, "moves": view.moves, "actions": view.actions}
    return " – ".join([*parts, messages.say("text.turn", turn)])
