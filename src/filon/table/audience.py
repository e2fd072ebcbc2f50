"""Those who see just the same: one page is made for all of them."""

from __future__ import annotations

from typing import Any, Protocol

from filon.core.game import SPECTATOR, AnyGame
from filon.table.news import Happened, News, Position
from filon.table.tale import ON_ENTERING, Tale


class Scene(Protocol):
    """What there is to see: a game in progress, or the last picture of one."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def to_act(self) -> list[int]: ...
    def page(self, viewer: int, seats: list[int]) -> Position: ...
    def text(self, viewer: int, language: str, names: list[str]) -> str: ...
    def tale(self, viewer: int) -> Tale: ...
    def latest(self, viewer: int) -> Tale: ...
    def followed(self, tale: Tale) -> int: ...
    def last_of(self, seats: list[int]) -> int: ...


class Viewer:
    """One who looks: somebody with an open page."""

    def __init__(self, guest: str, language: str = "") -> None:
        self.guest = guest
        self.language = language  # of the text board, if they read one
        self.deaf_to: frozenset[str] = frozenset()  # guests whom they do not wish to hear
        self.wished: int | None = None  # through which seat they wish to look
        self.answers = 0  # to what this viewer asked for
        self.audience: Audience | None = None
        self.seen = 0  # the audience's version that was shown last
        self.base = 0  # versions shown before this audience
        self.answered = 0  # when last shown

    @property
    def version(self) -> int:
        return self.base + self.seen


class Audience:
    """Versions count what was shown, so a change that they may not notice changes nothing for
    them: no message, no number."""

    def __init__(self, seats: list[int], wished: int | None, language: str) -> None:
        self.seats = seats
        self.wished = wished
        self.language = language
        self.version = 0
        self.viewers: list[Viewer] = []
        self._tales: dict[int, Tale] = {}  # by whose eyes: those who share a screen have several
        self._tale: Tale | None = None
        self._page: Position | None = None  # with version 0
        self._news: Happened | None = None  # since the version before
        self._pages: dict[tuple[int, int], Position] = {}  # as sent: to most the same one
        self._question: tuple[Any, ...] = ()
        self._asked_at = 0

    def look(self, scene: Scene, names: list[str]) -> None:
        """Sees what has changed since the last time."""
        viewer = eyes(scene, self.seats, self.wished)
        told = self._follow(scene, viewer)
        assert self._tale is not None
        page = scene.page(viewer, self.seats)
        page.length = self._tale.length
        if self.language:
            page.text = scene.text(viewer, self.language, names)
        if told < 0 and page == self._page:
            return
        self.version += 1
        self._page, self._pages = page, {}
        self._news = Happened(told, self._tale.since(told)) if told >= 0 else None
        self._ask(scene, page)
        self._tale.shorten()

    def news_for(self, viewer: Viewer, again: bool = False) -> list[News]:
        """What this viewer has not been shown yet."""
        if self._page is None or self._tale is None:
            return []
        is_new, is_answered = viewer.seen != self.version, viewer.answered == viewer.answers
        if not is_new and is_answered and not again:
            return []
        news: list[News] = []
        if is_new and viewer.seen and viewer.seen == self.version - 1:
            news += [self._news] if self._news else []
        elif is_new:
            since = _since(self._tale)
            news.append(Happened(since, self._tale.since(since)))
        viewer.seen, viewer.answered = self.version, viewer.answers
        return [*news, self._numbered(viewer)]

    def is_current(self, version: int) -> bool:
        """Whether the viewers were asked then what they are asked now: somebody else's choice in
        between does not make theirs void."""
        return self._asked_at <= version <= self.version

    def _follow(self, scene: Scene, viewer: int) -> int:
        """How many entries told before still hold if there is something to tell, else -1."""
        if self._tale is None or self._tale.viewer != viewer:
            self._tale = self._tales.get(viewer) or scene.latest(viewer)
            self._tales[viewer] = self._tale
            scene.followed(self._tale)
            return _since(self._tale)
        before = self._tale.length
        kept = scene.followed(self._tale)
        return kept if kept != before or self._tale.length != kept else -1

    def _numbered(self, viewer: Viewer) -> Position:
        assert self._page is not None
        key = (viewer.version, viewer.answers)
        if key not in self._pages:
            self._pages[key] = self._page.numbered(*key)
        return self._pages[key]

    def _ask(self, scene: Scene, page: Position) -> None:
        acts = [choice.act for choice in page.choices]
        told = 0 if scene.game.side_by_side else page.length
        question = (page.seat, acts, page.can_undo, told, scene.last_of(page.seats))
        if question != self._question:
            self._question, self._asked_at = question, self.version


def _since(tale: Tale) -> int:
    """From where on somebody who comes in is told."""
    return max(tale.first, tale.length - ON_ENTERING)


def eyes(scene: Scene, seats: list[int], wished: int | None) -> int:
    """Through which seat somebody with several looks: the wished one, else one that is asked."""
    if not seats:
        return SPECTATOR
    if len(seats) == 1:
        return seats[0]
    if wished in seats:
        return wished
    asked = [seat for seat in seats if seat in scene.to_act]
    return (asked or seats)[0]
