"""What the store sells and what the box still holds, as text."""

from __future__ import annotations

from filon.core.messages import Messages
from filon.games.lost_valley.data import (
    EXTRAS,
    FISHTRAP,
    FOUND,
    MATERIALS,
    MINES,
    NUGGETS,
    SAWMILL,
)
from filon.games.lost_valley.rules.store import first_ware
from filon.games.lost_valley.table import Table


def store(view: Table, messages: Messages) -> list[str]:
    """The wares still there, by their price; then what is not for sale."""
    wares = range(first_ware(view), FOUND)
    prices = sorted({(NUGGETS[good], EXTRAS[good]) for good in wares})
    lines = [messages.say("text.store")]
    for price in prices:
        goods = [good for good in wares if (NUGGETS[good], EXTRAS[good]) == price]
        cost = f"{price[0]} + X" if price[1] else f"{price[0]}"
        lines.append(f"  {cost} – {_listed(view, goods, messages)}")
    works = [
        messages.say(f"works.{work}", {"n": view.works_left[work]})
        for work in (FISHTRAP, SAWMILL, MINES)
    ]
    materials = _listed(view, range(MATERIALS), messages)
    return [*lines, f"{messages.say('text.supply')} {materials}, {', '.join(works)}"]


def _listed(view: Table, goods: list[int] | range, messages: Messages) -> str:
    return ", ".join(messages.say(f"count.{good}", {"n": view.stock[good]}) for good in goods)
