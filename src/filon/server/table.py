"""A table: its seats, its match, and those who look at it. One lock, one transaction a move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import SQLAlchemyError
from structlog import get_logger

from filon.core import record
from filon.core.errors import FilonError
from filon.core.game import AnyGame
from filon.core.luck import Keyed, commitment
from filon.core.match import Match
from filon.server.botplay import BotPlay
from filon.server.botpool import BotPool
from filon.server.guests import Guest, clean, now
from filon.server.metrics import MOVES
from filon.server.problems import Refusal
from filon.server.schema import chat, log, seats, tables
from filon.server.seating import STAND_IN, Seat, names_of
from filon.server.storage import Step, Storage
from filon.server.viewer import Viewer
from filon.server.wire import Chat, ChatLine, Lobby, TableInfo

LOG = get_logger()
APPEND = insert(log)
SAY = insert(chat)
CHAT_LENGTH = 500
CHAT_KEPT = 200  # lines sent to somebody who comes in


class Table:
    def __init__(self, table_id: str, game: AnyGame, storage: Storage, pool: BotPool) -> None:
        self.id = table_id
        self.game = game
        self.storage = storage
        self.bots = BotPlay(self, pool)
        self.options: dict[str, int] = {}
        self.public = False
        self.status = "open"
        self.host = ""
        self.luck_key = ""
        self.rematch = ""
        self.created = now()
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.idle_since = 0.0

    # -- who is who -----------------------------------------------------------------------

    def seats_of(self, guest: Guest) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest.id]

    def playing_seats_of(self, guest: Guest) -> list[int]:
        return [n for n in self.seats_of(guest) if not self.seats[n].away]

    def info(self, guest: Guest) -> TableInfo:
        online = {viewer.guest.id for viewer in self.viewers}
        players = {seat.guest for seat in self.seats if seat.guest}
        return TableInfo(
            id=self.id,
            game=self.game.name,
            status=self.status,  # type: ignore[arg-type]
            public=self.public,
            options=self.options,
            seats=[
                seat.info(name, guest, online)
                for seat, name in zip(self.seats, self.names(), strict=True)
            ],
            host=self.host == guest.id,
            commitment=commitment(self.luck_key),
            key=self.luck_key if self.status == "over" else "",
            rematch=self.rematch,
            watching=len(online - players),
        )

    # -- the door -------------------------------------------------------------------------

    def running(self) -> Match:
        if self.match is None:
            raise Refusal("not_running", "the game at this table has not begun")
        return self.match

    async def act(self, seat: int, words: str) -> None:
        """Submits, commits, tells everybody. What fails leaves table and database as they were."""
        match = self.running()
        try:
            match.submit(seat, words)
        except FilonError as problem:
            raise Refusal("over" if match.over else "illegal", str(problem)) from problem
        row = _row(self.id, len(match.log) - 1, match)
        steps: list[Step] = [(APPEND, row)]
        if match.over:
            steps.append(self.changed(status="over"))
        await self._commit(steps, match.replayed, len(match.log) - 1)
        MOVES.labels(self.game.name).inc()
        if match.over:
            self.status = "over"
            self.tell_lobby()
        self.tell_position()
        self.bots.wake()

    async def undo(self, guest: Guest, all_of_it: bool) -> None:
        """Takes back the last action of any of the guest's seats."""
        match = self.running()
        before = list(match.log)
        seat = self._last_to_undo(match, self.playing_seats_of(guest))
        earlier = match.replayed(len(match.log))
        try:
            earlier.undo(seat)
            while all_of_it and earlier.can_undo(seat):
                earlier.undo(seat)
        except FilonError as problem:
            raise Refusal("illegal", str(problem)) from problem
        kept = next(
            (n for n, entry in enumerate(earlier.log) if entry is not before[n]), len(earlier.log)
        )
        rows = [_row(self.id, n, earlier) for n in range(kept, len(earlier.log))]
        forget = delete(log).where(log.c.table_id == self.id, log.c.n >= kept)
        steps: list[Step] = [(forget, None), *[(APPEND, row) for row in rows]]
        await self.write(steps)
        self.match = earlier
        self.tell_position()
        self.bots.wake()

    def _last_to_undo(self, match: Match, mine: list[int]) -> int:
        for entry in reversed(match.log):
            if entry.seat in mine and match.can_undo(entry.seat):
                return entry.seat
        raise Refusal("illegal", "nothing of yours can be taken back")

    async def _commit(self, steps: list[Step], back: Any, length: int) -> None:
        try:
            await self.write(steps)
        except BaseException:
            self.match = back(length)
            raise

    async def write(self, steps: Sequence[Step]) -> None:
        try:
            await self.storage.write(steps)
        except SQLAlchemyError as problem:
            reason = str(problem.__cause__ or problem).splitlines()[0]
            LOG.error("storage failed", table=self.id, reason=reason)
            raise Refusal("server", f"the database did not take it: {reason}") from problem

    def changed(self, **values: Any) -> Step:
        return update(tables).where(tables.c.id == self.id).values(**values), None

    def seat_changed(self, number: int) -> Step:
        row = self.seats[number].row(self.id, number)
        place = (seats.c.table_id == self.id) & (seats.c.seat == number)
        return update(seats).where(place).values(**row), None

    # -- coming and going -----------------------------------------------------------------

    async def join(self, guest: Guest, wished: int | None) -> None:
        if self.status != "open":
            raise Refusal("already_started", "the game at this table has begun")
        free = [n for n, seat in enumerate(self.seats) if seat.is_open]
        if not free or (wished is not None and wished not in free):
            raise Refusal("full", f"expected a free seat, of {len(self.seats)} these are: {free}")
        if self.seats_of(guest) and wished is None:
            return
        number = free[0] if wished is None else wished
        await self._change_seat(number, lambda seat: seat.take(guest))

    async def leave(self, guest: Guest) -> bool:
        """True when nobody is left and the table may be forgotten."""
        if self.status != "open":
            raise Refusal("already_started", "the game has begun: resign instead")
        for number in self.seats_of(guest):
            await self._change_seat(number, Seat.clear)
        return not any(seat.guest for seat in self.seats)

    async def start(self, guest: Guest) -> None:
        """Empty seats are filled with bots."""
        if self.host != guest.id:
            raise Refusal("not_yours", "only who opened the table can start the game")
        if self.status != "open":
            raise Refusal("already_started", "the game at this table has begun")
        filled = [n for n, seat in enumerate(self.seats) if seat.is_open]
        for number in filled:
            self.seats[number].fill(STAND_IN)
        match = Match(self.game, len(self.seats), Keyed(self.luck_key), self.options)
        steps = [self.changed(status="running", opening=match.opening)]
        try:
            await self.write([*steps, *[self.seat_changed(n) for n in filled]])
        except BaseException:
            for number in filled:
                self.seats[number].clear()
            raise
        self.match, self.status = match, "running"
        self.tell_lobby()
        self.tell_position()
        self.bots.wake()

    async def resign(self, guest: Guest) -> None:
        """A bot takes the seats; their owner can have them back."""
        self._demand_going_on()
        for number in self.playing_seats_of(guest):
            await self._change_seat(number, lambda seat: seat.hand_over(True))
        self.tell_position()
        self.bots.wake()

    async def come_back(self, guest: Guest) -> None:
        self._demand_going_on()
        for number in self.seats_of(guest):
            await self._change_seat(number, lambda seat: seat.hand_over(False))
        self.tell_position()

    def _demand_going_on(self) -> None:
        if self.status != "running":
            problem = "over" if self.status == "over" else "not_running"
            raise Refusal(problem, f"expected a running game, this one is {self.status}")

    async def _change_seat(self, number: int, change: Any) -> None:
        seat = self.seats[number]
        before = (seat.guest, seat.name, seat.bot, seat.away)
        change(seat)
        try:
            await self.write([self.seat_changed(number)])
        except BaseException:
            seat.guest, seat.name, seat.bot, seat.away = before
            raise
        self.tell_lobby()

    async def say(self, guest: Guest, text: str) -> None:
        mine = self.seats_of(guest)
        line = ChatLine(
            n=len(self.chat),
            name=guest.name,
            seat=mine[0] if mine else -1,
            text=clean(text, CHAT_LENGTH),
            at=now(),
        )
        row = {"table_id": self.id, "n": line.n, "name": line.name, "seat": line.seat}
        await self.write([(SAY, {**row, "text": line.text, "at": line.at})])
        self.chat.append(line)
        for viewer in self.viewers:
            viewer.send(Chat([line]))

    # -- telling --------------------------------------------------------------------------

    def tell_lobby(self) -> None:
        for viewer in self.viewers:
            viewer.send(Lobby(self.info(viewer.guest)))

    def tell_position(self) -> None:
        for viewer in self.viewers:
            self.show(viewer)

    def show(self, viewer: Viewer, again: bool = False) -> None:
        if self.match is not None:
            mine = self.playing_seats_of(viewer.guest)
            names = self.names() if viewer.language else []  # only the text board wants them
            viewer.show(self.match, mine, names, again)

    def names(self) -> list[str]:
        return names_of(self.seats)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.tell_lobby()
        self.show(viewer)
        viewer.send(Chat(self.chat[-CHAT_KEPT:]))
        self.bots.wake()

    def leave_view(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.tell_lobby()

    def tags(self) -> dict[str, str]:
        """What the record of this table says besides the game."""
        names = {f"seat{n}": seat.name or f"{n + 1}" for n, seat in enumerate(self.seats)}
        return {**names, "luck": commitment(self.luck_key), "key": self.luck_key}

    def full_record(self) -> str:
        return record.dump(self.running(), self.tags())


def _row(table: str, n: int, match: Match) -> dict[str, Any]:
    entry = match.log[n]
    said = " ".join(str(number) for number in entry.said)
    words = match.game.say(entry.action)
    return {"table_id": table, "n": n, "seat": entry.seat, "words": words, "said": said}
