"""What a choice does, as lines for the message files."""

from __future__ import annotations

from filon.core.messages import Line
from filon.games.gold_am_yukon.data import CENTRE, VALUES
from filon.games.gold_am_yukon.notation import STAKE
from filon.games.gold_am_yukon.rules.moving import is_ring
from filon.games.gold_am_yukon.rules.staking import can_stake
from filon.games.gold_am_yukon.table import Table


def explained(view: Table, action: int, kind: str, numbers: list[int]) -> Line:
    if kind == "step" and view.round == 0:
        return "choice.start", {"a": numbers[0]}
    if kind == "step" and view.hand[view.turn] > 0:
        return "choice.enter", {"a": numbers[0]}
    if kind == "stake":
        claim = action - STAKE
        key = "choice.retire" if claim == CENTRE else "choice.stake"
        return key, {"a": claim, "n": VALUES[claim]}
    return f"action.{kind}", dict(zip("a", numbers, strict=False))


def asked(view: Table, seat: int) -> Line:
    """What a seat is to do, in one sentence addressed to it."""
    if view.round == 0:
        return "ask.start", {}
    if view.pips == 0:
        return "ask.roll", {}
    if view.hand[seat]:
        return "ask.enter", {"n": view.pips}
    if is_ring(view.chains[seat]) and not view.named:
        return "ask.cut", {}
    return ("ask.stake" if can_stake(view, seat) else "ask.move"), {"n": view.pips}
