"""Who looks at a table does so with a session; where that is ended, they are shown out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filon.server.guests import Guests
from filon.server.onlooker import Onlooker


class Admission:
    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self._inside: dict[str, set[Onlooker]] = {}  # by session
        guests.on_end = self.end

    @contextmanager
    def of(self, viewer: Onlooker) -> Iterator[None]:
        """From now on whoever ends the session finds them. It may have been ended just before, so
        who comes in is looked up again."""
        here = self._inside.setdefault(viewer.session, set())
        here.add(viewer)
        try:
            yield
        finally:
            here.discard(viewer)
            if not here and self._inside.get(viewer.session) is here:
                del self._inside[viewer.session]

    def people(self) -> set[str]:
        return {viewer.guest for here in self._inside.values() for viewer in here}

    def end(self, sessions: set[str]) -> None:
        for session in sessions:
            for viewer in self._inside.get(session, ()):
                viewer.close()

    async def changed(self, guest_id: str) -> None:
        """Another process may have ended some of somebody's sessions."""
        here = {
            session
            for session, viewers in self._inside.items()
            if any(viewer.guest == guest_id for viewer in viewers)
        }
        if here:
            rows = await self._guests.sessions_of(guest_id)
            self.end(here - {row.token_hash for row in rows})
