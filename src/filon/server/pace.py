"""When a bot's answer appears: a moment that depends on public things and chance, nothing else.

For every kind of question there is a slot, the longest such answers have lately taken anywhere
on this server. An answer appears when its slot is over, however quickly it was found: a forced
one too. One that is late waits for the end of another slot; and as it happens by chance too,
being late tells nothing.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from filon.bots import SERVER_CAP, Budget
from filon.bots.budget import likely_seconds
from filon.core.game import AnyGame
from filon.core.luck import Seeded

PEOPLE: Final = 0  # whose company a bot plays in: somebody plays,
WATCHED: Final = 1  # only bots play, and somebody watches,
UNSEEN: Final = 2  # nobody does

QUICK: Final = 0.1  # seconds of the shortest slot, for answers that everybody knows,
FLOOR: Final = 0.15  # for all others: a busy moment of the server must be shorter,
WATCHABLE: Final = 0.7  # and where bots play for an onlooker
CEILING: Final = 12.0  # seconds of the longest slot, however busy the server is
STEP: Final = 1.25  # from one slot to the next longer
MARGIN: Final = 1.25  # a slot is that much longer than what has been seen
FADING: Final = 0.995  # of the longest answer, with every other
LEAP: Final = 2.0  # one hiccup lengthens a slot no more than that
KNOWN: Final = 40  # answers until a slot is known
SPREAD: Final = 0.15  # chance adds up to so much of a slot
LATE: Final = 0.02  # how often an answer is late by chance
KINDS: Final = 4096  # slots that are remembered

FEW: Final = 4  # imagined tables that tell what a question is about,
MANY: Final = 32  # and those that must agree that there is no choice


class Asked(NamedTuple):
    """A question as everybody may know it."""

    kinds: tuple[str, ...]  # of the actions that may be open to the seat
    is_forced: bool  # everybody knows the answer
    crowd: int  # how many are asked at the same time


ANY: Final = Asked((), is_forced=False, crowd=0)


class Kind(NamedTuple):
    game: str
    bot: str
    company: int
    asked: Asked


def question_kind(game: AnyGame, view: Any, seat: int) -> Asked:
    """From what an onlooker sees, and so never from what only the seat knows."""
    actions: set[int] = set()
    crowd = 0
    for number in range(MANY):
        if number >= FEW and len(actions) > 1:
            break
        table = game.imagine(view, Seeded(number))
        actions.update(game.legal(table, seat))
        crowd = len(game.to_act(table))
    kinds = sorted({game.actions.parts(action)[0] for action in actions})
    return Asked(tuple(kinds), len(actions) == 1, crowd)


def company_of(people: bool, watched: bool) -> int:
    if people:
        return PEOPLE
    return WATCHED if watched else UNSEEN


class Slot:
    def __init__(self, longest: float = 0.0) -> None:
        self.longest = longest  # seconds; fades
        self.noted = 0

    def note(self, seconds: float) -> None:
        believed = min(seconds, CEILING, LEAP * max(self.longest, FLOOR))
        self.longest = max(FADING * self.longest, believed)
        self.noted += 1

    @property
    def seconds(self) -> float:
        return ladder(MARGIN * self.longest)


class Pace:
    """Keeps no clock: all times are seconds by the caller's."""

    def __init__(self, most: Budget = SERVER_CAP, slowest: float = CEILING) -> None:
        """`slowest` is the longest slot in which answers are held back."""
        self._most = most
        self._slowest = slowest
        self._slots: OrderedDict[Kind, Slot] = OrderedDict()  # the last used at the end

    def slot(self, kind: Kind) -> float:
        """Seconds; none where nobody looks. One not known yet is as long as its bot's longest."""
        if kind.company == UNSEEN:
            return 0.0
        own = self._slot(kind)
        longest = own.seconds
        if own.noted < KNOWN and not kind.asked.is_forced:
            longest = max(longest, self._any_slot(kind).seconds)
        return max(_least(kind), min(longest, self._slowest))

    def due(self, kind: Kind, asked_at: float, chance: float, ready_at: float = 0.0) -> float:
        """When an answer that was ready then may appear. To be asked before it is noted.

        The chance, from 0 to 1, is drawn once a question, from nothing that is secret.
        """
        slot = self.slot(kind)
        if slot == 0.0:
            return max(asked_at, ready_at)
        first = asked_at + slot * (1.0 + SPREAD * chance + (chance < LATE))
        missed = math.ceil((ready_at - first) / slot)
        return first + slot * max(0, missed)

    def note(self, kind: Kind, seconds: float) -> None:
        """How long an answer took from the question on, waiting included; forced ones too."""
        if kind.company == UNSEEN:
            return
        self._slot(kind).note(seconds)
        if not kind.asked.is_forced:
            self._any_slot(kind).note(seconds)

    def _any_slot(self, kind: Kind) -> Slot:
        """Of all questions that such a bot is asked."""
        return self._slot(kind._replace(asked=ANY), likely_seconds(kind.bot, self._most))

    def _slot(self, kind: Kind, likely: float = 0.0) -> Slot:
        slot = self._slots.pop(kind, None) or Slot(likely)
        self._slots[kind] = slot
        while len(self._slots) > KINDS:
            self._slots.popitem(last=False)
        return slot


def _least(kind: Kind) -> float:
    if kind.company == WATCHED:
        return WATCHABLE
    return QUICK if kind.asked.is_forced else FLOOR


def ladder(seconds: float) -> float:
    """The next step up."""
    if seconds <= QUICK:
        return QUICK
    steps = math.ceil(math.log(seconds / QUICK, STEP) - 1e-9)
    return float(min(CEILING, QUICK * STEP**steps))
