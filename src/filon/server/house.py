"""Everything a running server holds, and its opening and closing hours."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

from structlog import get_logger

from filon.bots import SERVER_CAP, Budget, checked_bot
from filon.server.admin import tidy_up
from filon.server.admission import Admission
from filon.server.advice import Adviser
from filon.server.botplay import BotPlay
from filon.server.caretaker import Caretaker
from filon.server.clock import seconds
from filon.server.codes import Codes
from filon.server.ears import Ears
from filon.server.engine import Engine
from filon.server.filming import Filming
from filon.server.gossip import Gossip
from filon.server.guests import Guests
from filon.server.hearing import Hearing
from filon.server.hours import Hours
from filon.server.keys import NewKey, any_key
from filon.server.leases import AT_ONCE, BEAT, Alone, Leases, Shared
from filon.server.limits import Limits
from filon.server.mine import Mine
from filon.server.notices import Notices, Reach
from filon.server.order import Order
from filon.server.pace import CEILING, Pace
from filon.server.passkeys import Passkeys
from filon.server.presence import Presence
from filon.server.quotas import Quotas, SharedQuotas
from filon.server.rating import Ratings
from filon.server.storage import Told, Unwritten, opened
from filon.server.store import SqlStore
from filon.server.tables import Tables
from filon.server.thinkers import Thinkers
from filon.server.workers import Workers

LOG = get_logger()
SWEEP_SECONDS = 10.0
NOWHERE = Reach()
DAY = 24 * 3600
KEPT_DAYS = 90  # that a guest who left nothing behind is remembered
MIND_NICE = 5  # moves go before thoughts,
CAMERA_NICE = 19  # and pictures are taken when nobody needs the time


class House:
    def __init__(
        self,
        database: str,
        limits: Limits | None = None,
        most: Budget = SERVER_CAP,
        new_key: NewKey = any_key,
        siblings: int = 1,
        reach: Reach = NOWHERE,
        hurry: bool = False,
        slowest: float = CEILING,
    ) -> None:
        """`most` is how long a bot may think about one answer, `slowest` how long it is held back,
        `new_key` the luck of a table; `siblings` share the machine. In a hurry, a faster engine is
        built for the bots."""
        self.storage = opened(database)
        self.leases: Leases = Shared(self.storage) if self.storage.is_shared else Alone()
        self.notices = Notices(self.storage, reach)
        self.store = SqlStore(self.storage, self.leases, self.notices.outbox)
        self.guests = Guests(self.storage)
        cores = os.cpu_count() or 2
        self.minds = Workers(max(2, cores // siblings), MIND_NICE)  # one for short thoughts
        self.cameras = Workers(1, CAMERA_NICE)
        self.engine = Engine()
        self._hurry = hurry
        self.most = most
        self.tables = Tables(
            self.store, lambda bot, game, seats: checked_bot(bot, game, most, seats), new_key
        )
        self.hours = Hours(self.storage)
        self.caretaker = Caretaker(self.tables, self.hours, self.leases)
        self.codes = Codes(self.storage)
        self.passkeys = Passkeys(self.storage)
        self.order = Order(self.storage)
        self.ears = Ears(self.storage, self.tables)
        self.admission = Admission(self.guests)
        self.ratings = Ratings(self.storage)
        self.mine = Mine(self.tables, self.hours)
        self.filming = Filming(self.store, self.cameras, self.leases)
        self.adviser = Adviser(self.minds, most)
        self.bots = BotPlay(Thinkers(self.minds, most), Pace(most, slowest), self.leases)
        self.tables.on_change = [self.bots.look_at, self.filming.look_at, self.ratings.look_at]
        self.limits = limits or Limits()
        shared = self.storage.is_shared
        self.hearing = Hearing(self.tables)
        self.gossip = Gossip(self.admission.people, [self.ears.changed, self.admission.changed])
        self.presence = Presence(self.storage, self.leases.holder)
        self.tables.on_leave = [self.notices.left]
        self.tables.on_presence = [self.presence.look_at] if shared else []
        self.quotas = SharedQuotas(self.storage, self.limits) if shared else Quotas()
        self._tidied = 0  # the day it was last done
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.caretaker.open()
        chores = [self._sweep(), self.notices.run(self.tables), self.caretaker.mind()]
        if self.storage.is_shared:
            bus = self.storage.listen(self._hear, self._hear_anything)
            chores += [bus, self._beat()]
        else:
            chores.append(_until_it_works(self.tables.wake))
        if self._hurry:
            chores.append(self.engine.hurry(self.minds.use))
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Thoughts and pictures are dropped, moves are finished."""
        for chore in self._chores:
            chore.cancel()
        self.bots.close()
        self.minds.close()
        self.cameras.close()
        self.engine.close()
        await self.filming.close()
        await self.ratings.close()
        await self.tables.close()
        await self.presence.finish()
        await self.leases.close()
        await self.storage.close()

    def _hear(self, told: Told) -> None:
        if self.notices.hear(told):
            self.gossip.hear(told)
        else:
            self.hearing.hear(told)

    def _hear_anything(self) -> None:
        """The bus is there again: nobody knows what was missed."""
        self.hearing.hear_anything()
        self.notices.hear_anything()
        self.gossip.hear_anything()

    async def _beat(self) -> None:
        """Says that we live, and takes over what the dead have left."""
        while True:
            names: list[str] = []
            try:
                names = await self.leases.beat()
                await self.hearing.keep(names)
            except Unwritten as problem:
                LOG.warning("no heartbeat", reason=str(problem))
            except Exception:
                LOG.exception("no heartbeat")
            await asyncio.sleep(0 if len(names) >= AT_ONCE else BEAT)

    async def _sweep(self) -> None:
        """Housekeeping; what fails today is tried again with the next sweep."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.tables.let_go()
                self.filming.sweep(self.tables.desks())
                await self.storage.checkpoint()
                await self.quotas.tidy()
                await self.notices.tidy()
                await self._tidy_up()
                self.ratings.begin()
            except Exception:
                LOG.exception("housekeeping failed")

    async def _tidy_up(self) -> None:
        """Once a day: codes that have expired, guests who never came back."""
        today = seconds() // DAY
        if today != self._tidied:
            self._tidied = today
            await self.codes.sweep()
            await self.passkeys.sweep()
            for guest_id in await tidy_up(self.storage, KEPT_DAYS):
                self.guests.forget(guest_id)


async def _until_it_works(chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await chore()
            return
        except Exception:
            LOG.exception("a chore failed")
            await asyncio.sleep(SWEEP_SECONDS)
