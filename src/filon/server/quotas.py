"""Limits that all processes share: of what fills the database everybody has one share, wherever
they ask for it. What only costs a process its own time is limited there (`limits.py`)."""

from __future__ import annotations

import math

from sqlalchemy import Interval, cast, delete, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert

from filon.server.limits import LIMITS, Limits, Rate, shared
from filon.server.problems import Refusal
from filon.server.schema import quotas
from filon.server.storage import Step, Storage
from filon.table.store import Conflict

SECOND = cast(literal("1 second"), Interval)


class Quotas:
    """One process: its own limits are all there is."""

    async def demand(self, what: str, guest_id: str, address: str) -> None:
        return

    async def tidy(self) -> None:
        return


class SharedQuotas(Quotas):
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage, self._factor = storage, limits.factor

    async def demand(self, what: str, guest_id: str, address: str) -> None:
        """Refuses what is too much for the guest or for the address, counted everywhere."""
        if not self._factor:
            return
        whose = {f"{what} address {shared(address)}": LIMITS[what].address}
        if guest_id:
            whose[f"{what} guest {guest_id}"] = LIMITS[what].guest
        steps = [step for name, rate in whose.items() for step in self._spending(name, rate)]
        try:
            await self._storage.write(steps)
        except Conflict:
            wait = await self._wait(whose)
            said = f"too many {LIMITS[what].words} from your address; try again in {wait} s"
            raise Refusal("too_many", said, wait) from None

    def _spending(self, name: str, rate: Rate) -> list[Step]:
        """`spent` runs ahead of the clock by what was used lately, at most by the burst."""
        one = SECOND / (rate.a_second * self._factor)
        most = SECOND * (rate.burst / rate.a_second)
        after = func.greatest(quotas.c.spent, func.now()) + one
        fits = (quotas.c.name == name) & (after <= func.now() + most)
        first = insert(quotas).values(name=name, spent=func.now()).on_conflict_do_nothing()
        return [(first, None), (update(quotas).where(fits).values(spent=after), None)]

    async def _wait(self, whose: dict[str, Rate]) -> int:
        """Seconds until there is something to spend for all of them."""
        ahead = func.extract("epoch", quotas.c.spent - func.now()).label("ahead")
        found = select(quotas.c.name, ahead).where(quotas.c.name.in_(list(whose)))
        (rows,) = await self._storage.read(found)
        waits = [
            float(row.ahead) + (1 / self._factor - whose[row.name].burst) / whose[row.name].a_second
            for row in rows
        ]
        return max(1, math.ceil(max(waits, default=0.0)))

    async def tidy(self) -> None:
        """What is not ahead of the clock is as good as new."""
        await self._storage.write([(delete(quotas).where(quotas.c.spent < func.now()), None)])
