"""Those who look at a table, and what each of them is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filon.table.audience import Audience, Viewer
from filon.table.change import Change
from filon.table.news import Chat, ChatLine, Lobby, News

if TYPE_CHECKING:
    from filon.table.table import Table


class Gallery:
    """Viewers who may see just the same are one audience."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.viewers: list[Viewer] = []
        self.elsewhere: frozenset[str] = frozenset()  # guests who look from other processes
        self.presence_changed = False  # since `lobby_news` was asked last
        self._audiences: dict[tuple[object, ...], Audience] = {}

    def guests(self) -> set[str]:
        return {viewer.guest for viewer in self.viewers} | self.elsewhere

    @property
    def is_watched(self) -> bool:
        return bool(self.viewers or self.elsewhere)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self._group(viewer)
        self.presence_changed = True

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self._ungroup(viewer)
        self.presence_changed = True

    def look_anew(self, viewer: Viewer) -> None:
        """After a viewer's wishes changed: another language, another seat."""
        self._ungroup(viewer)
        self._group(viewer)

    def welcome(self, viewer: Viewer, at: str) -> list[News]:
        """All that somebody who comes in needs to know."""
        table = self._table
        lobby: News = Lobby(table.info(viewer.guest))
        clocks = [table.clock.shown(table.tick(at))] if table.status == "running" else []
        return [lobby, *self.news_for(viewer), *clocks, Chat(self._heard(viewer, table.chat))]

    def news_for(self, viewer: Viewer, again: bool = False) -> list[News]:
        if self._table.scene is None or viewer.audience is None:
            return []
        viewer.audience.look(self._table.scene, self._table.names() if viewer.language else [])
        return viewer.audience.news_for(viewer, again)

    def news(self, change: Change | None = None) -> list[tuple[Viewer, list[News]]]:
        """What everybody gets to know: the position where it is new to them, and the chat."""
        lines = self._new_lines(change) if change else []
        chats = self._chats(lines) if lines else {}
        scene = self._table.scene
        if scene is not None:
            for audience in self._audiences.values():
                audience.look(scene, self._table.names() if audience.language else [])
        told = []
        for viewer in self.viewers:
            looks = viewer.audience if scene is not None else None
            news = looks.news_for(viewer) if looks is not None else []
            news += chats.get(viewer, [])
            if news:
                told.append((viewer, news))
        return told

    def _chats(self, lines: list[ChatLine]) -> dict[Viewer, list[News]]:
        """What each viewer hears, one message for all who hear the same."""
        made: dict[tuple[bool, frozenset[str]], list[News]] = {}
        told: dict[Viewer, list[News]] = {}
        for viewer in self.viewers:
            ears = (bool(self._table.seats_of(viewer.guest)), viewer.deaf_to)
            if ears not in made:
                heard = self._heard(viewer, lines)
                made[ears] = [Chat(heard)] if heard else []
            told[viewer] = made[ears]
        return told

    def _new_lines(self, change: Change) -> list[ChatLine]:
        """When the game is over, everybody may read what was said apart."""
        return self._table.chat if change.header.get("status") == "over" else change.chat

    def _heard(self, viewer: Viewer, lines: list[ChatLine]) -> list[ChatLine]:
        """While the game goes on, players and onlookers each hear their own; nobody hears whom they
        have muted."""
        if viewer.deaf_to:
            lines = [line for line in lines if line.guest not in viewer.deaf_to]
        if self._table.status != "running":
            return lines
        plays = bool(self._table.seats_of(viewer.guest))
        return [line for line in lines if (line.seat >= 0) == plays]

    def lobby_news(self) -> list[tuple[Viewer, list[News]]]:
        """Who is here and how the table stands; one message for all that it is the same for."""
        self.presence_changed = False
        made: dict[tuple[object, ...], Lobby] = {}
        told: list[tuple[Viewer, list[News]]] = []
        for viewer in self.viewers:
            who = (tuple(self._table.seats_of(viewer.guest)), self._table.host == viewer.guest)
            if who not in made:
                made[who] = Lobby(self._table.info(viewer.guest))
            told.append((viewer, [made[who]]))
        return told

    def clock_news(self, at: str) -> list[tuple[Viewer, list[News]]]:
        """How the clocks stand at a moment, the same for everybody."""
        shown = self._table.clock.shown(self._table.tick(at))
        return [(viewer, [shown]) for viewer in self.viewers]

    def _group(self, viewer: Viewer) -> None:
        seats = self._table.playing_seats_of(viewer.guest)
        key = (tuple(seats), viewer.wished, viewer.language)
        if key not in self._audiences:
            self._audiences[key] = Audience(seats, viewer.wished, viewer.language)
        viewer.audience = self._audiences[key]
        viewer.base, viewer.seen = viewer.version, 0
        viewer.audience.viewers.append(viewer)

    def _ungroup(self, viewer: Viewer) -> None:
        audience = viewer.audience
        if audience is None:
            return
        audience.viewers.remove(viewer)
        if not audience.viewers:
            self._audiences = {k: a for k, a in self._audiences.items() if a is not audience}
        viewer.audience = None

    def regroup(self) -> None:
        """Seats have changed hands: what each viewer may see is another thing."""
        for viewer in self.viewers:
            seats = self._table.playing_seats_of(viewer.guest)
            if viewer.audience is None or viewer.audience.seats != seats:
                self.look_anew(viewer)
