"""The table as text: the valley, what everybody carries, and what lies around."""

from __future__ import annotations

from typing import Final

from filon.core.messages import Messages
from filon.core.rows import listed, total
from filon.games.lost_valley.data import (
    ANIMALS_ON,
    CAVE,
    EVENTS_ON,
    FISH_ON,
    FOREST,
    GEAR,
    GOLD_ACROSS,
    GOLD_ON,
    GOODS,
    LANDS,
    MATERIALS,
    OLD_MINE,
    POST,
    POST_PLACE,
    RIVER,
    STILL,
    TERRAIN,
    THINGS,
    TRIANGLES,
    TUNDRA,
)
from filon.games.lost_valley.fields import NONE
from filon.games.lost_valley.rules.packing import room_of, space_of
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.rules.valley import tiles_at
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.text_store import store
from filon.games.lost_valley.text_valley import SEATS, sketched
from filon.games.lost_valley.view import is_open
from filon.games.lost_valley.wording import gold_here

SIGHTS: Final = [STILL, POST, CAVE, OLD_MINE]
IN_SIGHT: Final = 20  # rounds before the last: then it is said how many there are
LEGENDS: Final = 5  # lines of the key to the signs


def drawn(view: Table, choices: list[int], messages: Messages) -> str:
    players = [line for seat in range(view.seats) for line in _player(view, seat, messages)]
    board = [
        _headline(view, messages),
        sketched(view, choices),
        players,
        store(view, messages),
        [*_around(view, messages), *_under_way(view, messages)],
    ]
    notes = [[messages.say(f"legend.{k}") for k in range(LEGENDS)], _sights(view, messages)]
    return f"{_joined(board)}\n\n\n{_joined(notes)}"


def _joined(parts: list[list[str]]) -> str:
    return "\n\n".join("\n".join(part) for part in parts if part)


def _player(view: Table, seat: int, messages: Messages) -> list[str]:
    place = view.place[seat]
    mark = ">" if seat == view.turn and not view.ended else " "
    you = messages.say("text.you") if seat == view.viewer else ""
    where = messages.say("text.at_store" if place == POST_PLACE else "text.at", {"place": place})
    return [
        f"{mark} {SEATS[seat]} {messages.name(seat)}{you} – {where}",
        f"    {_gold(view, seat, messages)}",
        f"    {_backpack(view, seat, messages)}",
        f"    {_gear(view, seat, messages)}",
    ]


def _gold(view: Table, seat: int, messages: Messages) -> str:
    river, mountain = view.markers[seat * 2 : seat * 2 + 2]
    if not river + mountain:
        return messages.say("text.no_gold")
    told = messages.say(
        "text.markers", {"markers": river + mountain, "river": river, "mountain": mountain}
    )
    if not is_open(view, seat):
        return told
    return told + messages.say("text.worth", {"nuggets": nuggets_of(view, seat)})


def _backpack(view: Table, seat: int, messages: Messages) -> str:
    used = space_of(view, seat, 0, MATERIALS)
    head = messages.say("text.pack", {"used": used, "room": room_of(view, seat)})
    return f"{head} {', '.join(_held(view, seat, range(MATERIALS), messages)) or '–'}"


def _gear(view: Table, seat: int, messages: Messages) -> str:
    hidden = 0 if is_open(view, seat) else view.covered[seat]
    used = hidden + space_of(view, seat, MATERIALS, GOODS)
    held = _held(view, seat, range(MATERIALS, GOODS), messages)
    if hidden:
        held.append(messages.say("text.covered", {"n": hidden}))
    head = messages.say("text.gear", {"used": used, "room": GEAR})
    return f"{head} {', '.join(held) or '–'}"


def _held(view: Table, seat: int, goods: range, messages: Messages) -> list[str]:
    counts = [(good, view.goods[seat * GOODS + good]) for good in goods]
    return [messages.say(f"count.{good}", {"n": count}) for good, count in counts if count]


def _around(view: Table, messages: Messages) -> list[str]:
    """What lies around the viewer; for a spectator, around the one to play."""
    seat = view.viewer if view.viewer >= 0 else view.turn
    place = view.place[seat]
    lines = [messages.say("text.around", {"who": seat, "place": place})]
    if place == POST_PLACE:
        lines.append("  " + messages.say("text.post"))
    if view.work[place] != NONE:
        lines.append("  " + messages.say("text.work", {"work": view.work[place]}))
    return lines + [f"  {_tile(view, tile, place, messages)}" for tile in tiles_at(view, place)]


def _sights(view: Table, messages: Messages) -> list[str]:
    """The tiles where something can be done that the sketch does not tell."""
    found = [tile for tile, kind in enumerate(view.tiles) if kind in SIGHTS]
    lines = [
        f"  {messages.say('text.here', {'a': tile, 'tile': view.tiles[tile]})}"
        f" – {messages.say(f'sight.{view.tiles[tile]}')}"
        for tile in found
    ]
    return [messages.say("text.sights"), *lines] if lines else []


def _tile(view: Table, tile: int, place: int, messages: Messages) -> str:
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
    if view.animal[tile] != NONE:
        parts.append(messages.say("text.animal"))
    if FISH_ON[kind]:
        parts.append(messages.say("text.fish"))
    if view.mine[tile]:
        parts.append(messages.say("text.mine"))
    if view.water[tile] and TERRAIN[kind] in (FOREST, TUNDRA):
        parts.append(messages.say("text.water"))
    if kind in SIGHTS:
        parts.append(messages.say(f"sight.{kind}"))
    return ", ".join(parts)


def _under_way(view: Table, messages: Messages) -> list[str]:
    lines: list[str] = []
    if view.hand >= 0:
        lines.append(_in_hand(view.hand, messages))
    if len(view.basket):
        lines.append(messages.say("text.bill", {"n": view.owed, "x": view.extras}))
    for key, things in (
        ("text.basket", view.basket),
        ("text.unknown", view.looked),
        ("text.offer", view.given),
        ("text.wanted", view.wanted),
    ):
        if len(things):
            lines.append(messages.say(key) + _listed(listed(things), messages))
    return lines


def _in_hand(kind: int, messages: Messages) -> str:
    """A tile just drawn, with what will lie on it."""
    parts = [messages.say("text.hand", {"tile": kind})]
    if GOLD_ON[kind] + GOLD_ACROSS[kind]:
        parts.append(messages.say("text.gold", {"n": GOLD_ON[kind] + GOLD_ACROSS[kind]}))
    if EVENTS_ON[kind]:
        parts.append(messages.say("text.events", {"n": EVENTS_ON[kind]}))
    if ANIMALS_ON[kind]:
        parts.append(messages.say("text.animal"))
    if FISH_ON[kind]:
        parts.append(messages.say("text.fish"))
    return ", ".join(parts)


def _listed(things: list[int], messages: Messages) -> str:
    counts = [(thing, things.count(thing)) for thing in range(THINGS)]
    return ", ".join(
        messages.say(f"count.{thing}", {"n": count}) for thing, count in counts if count
    )


def _headline(view: Table, messages: Messages) -> list[str]:
    if view.ended:
        return [f"{messages.say('text.over')} – {messages.say(f'end.{view.ended}')}"]
    counted = "text.round_of" if view.max_rounds - view.round < IN_SIGHT else "text.round"
    when = messages.say(counted, {"round": view.round, "most": view.max_rounds})
    if view.ice >= 0:
        what = messages.say("text.ice", {"n": view.ice})
    else:
        land, river = total(view.pile[LANDS:TRIANGLES]), total(view.pile[:LANDS])
        what = messages.say("text.tiles", {"land": land, "river": river})
    turn = {"seat": view.actor, "moves": view.moves, "actions": view.actions}
    return [f"{when} – {what}", messages.say("text.turn", turn)]
