"""Clocks: a bank of seconds for every seat, and what each turn adds to it, up to a cap.

All who are asked run, so it is fair where several choose at once; what nobody is asked costs
nothing. Time arrives as a tick: seconds by the wall, without those in which the house was closed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from filon.table.news import Clocks, Hand, Terms
from filon.table.refusal import Damaged, Refusal

STILL: Final = -1  # a clock that does not run
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PRESETS: Final = {
    "live": Terms(2 * MINUTE, 20, 5 * MINUTE),
    "evening": Terms(30 * MINUTE, MINUTE, 45 * MINUTE),
    "days": Terms(3 * DAY, 12 * HOUR, 5 * DAY),
}
BANK: Final = (10, 30 * DAY)  # seconds, least and most
GAIN: Final = (5, 7 * DAY)
MOST: Final = 60 * DAY
GIFTS: Final = 4  # what a bank may hold beyond its cap, in gifts


@lru_cache(256)
def seconds_of(at: str) -> int:
    return int(datetime.fromisoformat(at).timestamp())


def read_terms(words: str) -> Terms | None:
    """Of a preset, or `120+20/300`: bank, gain and cap in seconds; nothing for no clock."""
    if not words:
        return None
    if words in PRESETS:
        return PRESETS[words]
    found = re.fullmatch(r"(\d{1,8})\+(\d{1,8})/(\d{1,8})", words, re.ASCII)
    if found is None:
        names = ", ".join(PRESETS)
        raise Refusal("bad_request", f"expected {names} or a clock like 120+20/300, got {words!r}")
    terms = Terms(*(int(number) for number in found.groups()))
    _demand("a bank", terms.bank, *BANK)
    _demand("a gain", terms.gain, *GAIN)
    _demand("a cap", terms.most, terms.bank, MOST)
    return terms


def say_terms(terms: Terms | None) -> str:
    return f"{terms.bank}+{terms.gain}/{terms.most}" if terms else ""


def gift_of(terms: Terms) -> int:
    """Seconds that somebody else may give at once."""
    return terms.bank // 2


def _demand(what: str, got: int, low: int, high: int) -> None:
    if not low <= got <= high:
        raise Refusal("bad_request", f"expected {what} of {low} to {high} seconds, got {got}")


@dataclass(frozen=True, slots=True)
class SeatClock:
    bank: int = 0  # seconds left when it last stood still
    since: int = STILL  # the tick at which the seat was asked
    gained: int = 0  # by the last turn: taken back with it

    @property
    def runs(self) -> bool:
        return self.since != STILL

    def left(self, tick: int) -> int:
        return max(0, self.bank - max(0, tick - self.since)) if self.runs else self.bank


@dataclass(frozen=True, slots=True)
class Clock:
    """Of a whole table. Without terms it still knows who is asked since when."""

    terms: Terms | None = None
    seats: tuple[SeatClock, ...] = ()
    calls: tuple[tuple[int, int], ...] = ()  # for a caretaker: for which seat, by which

    @classmethod
    def wound(cls, terms: Terms | None, seats: int) -> Clock:
        return cls(terms, (SeatClock(terms.bank if terms else 0),) * seats)

    # -- what happens ---------------------------------------------------------------------

    def turned(self, asked: Sequence[int], tick: int) -> Clock:
        """The game went on: who is done gets the gain of a turn."""
        if self.asks(asked):
            return self
        return self._moved(asked, [self._done(seat, tick) for seat in self.seats], tick)

    def taken_back(self, asked: Sequence[int], tick: int) -> Clock:
        """It costs nobody but those who took back: their turn goes on, and has given nothing."""
        stopped = [replace(seat, since=STILL) for seat in self.seats]
        again = [replace(seat, bank=seat.bank - seat.gained, gained=0) for seat in self.seats]
        return self._moved(asked, stopped, tick, again)

    def handed(self, asked: Sequence[int], tick: int, back: Sequence[int] = ()) -> Clock:
        """Seats went to a caretaker, or came back: those have at least the gain of a turn."""
        stopped = [SeatClock(seat.left(tick)) for seat in self.seats]
        clock = self._moved(asked, stopped, tick)
        least = self.terms.gain if self.terms else 0
        seats = [
            replace(seat, bank=max(seat.bank, least)) if number in back else seat
            for number, seat in enumerate(clock.seats)
        ]
        return replace(clock, seats=tuple(seats))

    def given(self, seat: int, seconds: int) -> Clock:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], bank=seats[seat].bank + seconds)
        return replace(self, seats=tuple(seats))

    def called(self, seat: int, by: int) -> Clock:
        return replace(self, calls=(*self.calls, (seat, by)))

    def _moved(
        self,
        asked: Sequence[int],
        stopped: Sequence[SeatClock],
        tick: int,
        begun: Sequence[SeatClock] = (),
    ) -> Clock:
        seats = []
        for number, seat in enumerate(self.seats):
            if seat.runs == (number in asked):
                seats.append(seat)
            elif seat.runs:
                seats.append(stopped[number])
            else:
                seats.append(replace((begun or self.seats)[number], since=tick))
        calls = tuple(call for call in self.calls if call[0] in asked)
        return Clock(self.terms, tuple(seats), calls)

    def _done(self, seat: SeatClock, tick: int) -> SeatClock:
        if self.terms is None:
            return SeatClock()
        left = seat.left(tick)
        gain = max(0, min(self.terms.gain, self.terms.most - left))
        return SeatClock(left + gain, STILL, gain)

    def asks(self, asked: Sequence[int]) -> bool:
        """Whether just these seats are asked already, and no others are called for."""
        runs = all(seat.runs == (number in asked) for number, seat in enumerate(self.seats))
        return runs and not self.calls

    # -- what it shows --------------------------------------------------------------------

    def due(self) -> int | None:
        """The tick at which the first bank will be empty."""
        ends = [seat.since + seat.bank for seat in self.seats if self.terms and seat.runs]
        return min(ends, default=None)

    def empty(self, tick: int) -> list[int]:
        """The seats whose bank is."""
        running = enumerate(self.seats) if self.terms else ()
        return [number for number, seat in running if seat.runs and not seat.left(tick)]

    def waited(self, seat: int, tick: int) -> int:
        """For how long a seat has been asked; -1 while it is not."""
        return max(0, tick - self.seats[seat].since) if self.seats[seat].runs else -1

    def shown(self, tick: int) -> Clocks:
        return Clocks(
            [
                Hand(
                    seat.left(tick) if self.terms else -1,
                    self.waited(number, tick),
                    [by for called, by in self.calls if called == number],
                )
                for number, seat in enumerate(self.seats)
            ]
        )

    # -- written and read -----------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        seats = [[seat.bank, seat.since, seat.gained] for seat in self.seats]
        return {"seats": seats, "calls": [list(call) for call in self.calls]}

    @classmethod
    def read(cls, terms: Terms | None, data: dict[str, Any]) -> Clock:
        try:
            seats = tuple(SeatClock(*map(int, seat)) for seat in data["seats"])
            calls = tuple((int(seat), int(by)) for seat, by in data["calls"])
        except (KeyError, TypeError, ValueError) as problem:
            raise Damaged(f"a clock cannot be read: {problem}") from problem
        return cls(terms, seats, calls)


NONE: Final = Clock()
