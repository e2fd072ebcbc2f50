"""What a seat is asked, and what its page may do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from filon.core.certainty import is_known_to_all
from filon.core.game import View
from filon.core.match import Match, Step
from filon.core.ways import rows_of, ways_of
from filon.table.news import Lasting

Forced = Literal["", "free", "final", "veiled"]


def forced(match: Match, seat: int, legal: list[int], tried: Callable[[int, int], Step]) -> Forced:
    """Whether a seat has no choice, and what becomes of it: `free` can be taken back, `final`
    throws luck, shows something or ends the turn; `veiled` nobody else can know of, so its answer
    must not come sooner than any other would."""
    if len(legal) != 1:
        return ""
    if not is_known_to_all(match, seat):
        return "veiled"
    step = tried(seat, legal[0])
    reveals = any(map(match.game.events.is_reveal, step.entry.events))
    goes_on = seat in match.game.to_act(step.state)
    return "free" if goes_on and not reveals and not step.entry.said else "final"


def lasting(match: Match, view: View, seat: int) -> Lasting | None:
    """What a seat that is asked may have answered beforehand."""
    answer = match.game.standing(view, seat)
    return Lasting(match.game.say(answer[0]), answer[1]) if answer else None


def ways(match: Match, seat: int) -> list[list[str]]:
    """Rows of acts that one click may stand for."""
    game = match.game
    if seat not in match.to_act:
        return []
    view, legal = match.view(seat), match.legal(seat)
    found = ways_of(game, view, seat, legal) if game.stride else []
    found += rows_of(game, view, seat, legal)
    return [[game.say(act) for act in way] for way in found]
