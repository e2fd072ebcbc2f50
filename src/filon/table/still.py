"""A game that nobody plays on: its last reel is all that is needed to look at it."""

from __future__ import annotations

from filon.core import plain
from filon.core.errors import FilonError
from filon.core.game import AnyGame
from filon.table.film import Reel
from filon.table.news import Position
from filon.table.tale import Tale


class Still:
    def __init__(self, game: AnyGame, reel: Reel, over: bool) -> None:
        self.game = game
        self.reel = reel
        self.over = over  # else it was closed before its end
        self.to_act: list[int] = []

    def page(self, viewer: int, seats: list[int]) -> Position:
        page = picture(self.reel, viewer, seats, self.reel.count)
        page.to_act, page.over = [], self.over
        return page

    def text(self, viewer: int, language: str, names: list[str]) -> str:
        return drawn(self.game, self.page(viewer, []).view, language, names)

    def tale(self, viewer: int) -> Tale:
        tale = Tale(viewer, self.reel.heard[viewer + 1], 0)
        tale.entries = self.reel.entries(viewer)
        return tale

    def latest(self, viewer: int) -> Tale:
        return self.tale(viewer)

    def followed(self, tale: Tale) -> int:
        return tale.length

    def last_of(self, seats: list[int]) -> int:
        return -1


def picture(reel: Reel, viewer: int, seats: list[int], acts: int) -> Position:
    """A position of a reel: to be looked at, with nothing to choose."""
    over = not reel.to_act(acts)
    return Position(
        version=0,
        answers=0,
        length=reel.heard[viewer + 1],
        seat=viewer,
        seats=seats,
        to_act=reel.to_act(acts),
        question=None,
        view=reel.view(viewer, acts),
        choices=[],
        forced="",
        standing=None,
        can_undo=False,
        scores=reel.scores if over else [],
        sources=reel.sources if over else [],
        winners=reel.winners if over else [],
        tie_break=reel.tie_break if over else None,
        over=over,
        text="",
    )


def drawn(game: AnyGame, view: dict[str, object], language: str, names: list[str]) -> str:
    """A picture as text; empty where today's game no longer knows such a view."""
    try:
        blank = game.blank_view()
        known = plain.decode(blank, {**_told_since(game, view, plain.encode(blank)), **view})
        return game.draw(known, [], game.messages(language, names))
    except (FilonError, IndexError, KeyError, TypeError, ValueError):
        return ""


def _told_since(
    game: AnyGame, view: dict[str, object], blank: dict[str, object]
) -> dict[str, object]:
    """What views say besides nowadays and did not when this one was filmed, left blank."""
    return {
        one.json: blank[one.json]
        for one in game.declared().told()
        if one.json and one.json not in view
    }
