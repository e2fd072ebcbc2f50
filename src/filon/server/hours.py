"""When the house was open. Time in which nobody could play is charged to nobody.

A pulse in the database says when somebody was here last, whichever process it was. A gap in it is
time lost: the server was stopped, or its machine asleep.
"""

from __future__ import annotations

import math
import time
from typing import Final

from sqlalchemy import BigInteger, BindParameter, bindparam, case, select, update

from filon.server.clock import seconds
from filon.server.schema import pulse
from filon.server.storage import Storage

GRACE: Final = 30  # seconds without a pulse that mean nothing yet

_MOMENT: BindParameter[int] = bindparam("moment", type_=BigInteger)
_IS_GAP = (pulse.c.at > 0) & (_MOMENT - pulse.c.at > bindparam("grace"))
BEAT = update(pulse).values(
    lost=pulse.c.lost + case((_IS_GAP, _MOMENT - pulse.c.at), else_=0),
    at=case((pulse.c.at > _MOMENT, pulse.c.at), else_=_MOMENT),
)


class Hours:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.grace = GRACE
        self.lost = 0  # seconds in all
        self._beaten = -math.inf  # by the process's own clock

    async def beat(self) -> None:
        """We are open; one statement, so that of many processes one counts a gap."""
        moment = {"moment": seconds(), "grace": self.grace}
        await self._storage.write([(BEAT, moment)])
        ((row,),) = await self._storage.read(select(pulse.c.lost))
        self.lost = row.lost
        self._beaten = time.monotonic()

    def is_fresh(self) -> bool:
        """Whether the pulse was written lately."""
        return time.monotonic() - self._beaten < GRACE

    def tick(self) -> int:
        return seconds() - self.lost
