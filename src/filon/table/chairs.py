"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from filon.table.news import SeatInfo

STAND_IN = "greedy"  # the bot that fills an empty seat or plays for somebody who resigned

BOT_NAMES = ["Nellie", "Charlie", "Kate", "George", "Belinda", "Jim"]


class Named(Protocol):
    """A chair, or its row in a database."""

    @property
    def guest(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def names_of(chairs: Sequence[Named]) -> list[str]:
    """What everybody is called. Bots bear names too, so that two of a kind can be told apart;
    a name that comes again is counted: Ada, Ada (2). Free seats have none."""
    names = [_name_of(chair, number) for number, chair in enumerate(chairs)]
    return [_counted(name, names[:number].count(name)) for number, name in enumerate(names)]


def _name_of(chair: Named, number: int) -> str:
    is_bot = chair.bot and not chair.guest
    return BOT_NAMES[number % len(BOT_NAMES)] if is_bot else chair.name


def _counted(name: str, before: int) -> str:
    return f"{name} ({before + 1})" if name and before else name


@dataclass(frozen=True, slots=True)
class Chair:
    """A person, a bot, or nobody yet; a person who resigned has a bot playing for them."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False

    @property
    def is_open(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot) and (not self.guest or self.away)

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.guest) and not self.away

    def handed_over(self) -> Chair:
        return replace(self, away=True, bot=STAND_IN)

    def taken_back(self) -> Chair:
        return replace(self, away=False, bot="")

    def info(self, name: str, guest: str, online: set[str]) -> SeatInfo:
        kind: Literal["person", "bot", "open"] = "person" if self.guest else "open"
        if self.bot and not self.guest:
            kind = "bot"
        mine, here = bool(guest) and self.guest == guest, self.guest in online
        return SeatInfo(kind, name, self.bot, self.away, mine, here, self.guest)


def of_person(guest: str, name: str) -> Chair:
    return Chair(guest=guest, name=name)


def of_bot(bot: str) -> Chair:
    return Chair(name=bot, bot=bot)


def people_among(seats: Sequence[int], chairs: Sequence[Chair]) -> list[int]:
    """Of some seats those that a person plays."""
    return [seat for seat in seats if chairs[seat].is_played_by_person]
