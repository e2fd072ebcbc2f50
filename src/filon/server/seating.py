"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from filon.server.guests import Guest
from filon.server.wire import SeatInfo

STAND_IN = "greedy"  # the bot that fills an empty seat or plays for somebody who resigned

BOT_NAMES = ["Nellie", "Charlie", "Kate", "George", "Belinda", "Jim"]


class Chair(Protocol):
    """A seat, or its row in the database."""

    guest: Any
    name: Any
    bot: Any


def names_of(chairs: Sequence[Chair]) -> list[str]:
    """What everybody is called. Bots bear names too, so that two of a kind can be told apart;
    a name that comes again is counted: Ada, Ada (2). Free seats have none."""
    names = [_name_of(chair, number) for number, chair in enumerate(chairs)]
    return [_counted(name, names[:number].count(name)) for number, name in enumerate(names)]


def _name_of(chair: Chair, number: int) -> str:
    is_bot = chair.bot and not chair.guest
    return BOT_NAMES[number % len(BOT_NAMES)] if is_bot else str(chair.name)


def _counted(name: str, before: int) -> str:
    return f"{name} ({before + 1})" if name and before else name


class Seat:
    """A person, a bot, or nobody yet; a person who resigned has a bot playing for them."""

    def __init__(self, guest: str = "", name: str = "", bot: str = "", away: bool = False) -> None:
        self.guest = guest
        self.name = name
        self.bot = bot
        self.away = away

    @property
    def is_open(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot) and (not self.guest or self.away)

    def take(self, guest: Guest) -> None:
        self.guest, self.name = guest.id, guest.name

    def clear(self) -> None:
        self.guest = self.name = self.bot = ""
        self.away = False

    def fill(self, bot: str) -> None:
        self.bot, self.name = bot, bot

    def hand_over(self, away: bool) -> None:
        """To a bot while its owner is away, and back."""
        self.away = away
        self.bot = STAND_IN if away else ""

    def info(self, name: str, guest: Guest, online: set[str]) -> SeatInfo:
        kind: Literal["person", "bot", "open"] = "person" if self.guest else "open"
        if self.bot and not self.guest:
            kind = "bot"
        return SeatInfo(
            kind=kind,
            name=name,
            bot=self.bot,
            away=self.away,
            mine=self.guest == guest.id,
            online=self.guest in online,
        )

    def row(self, table: str, number: int) -> dict[str, Any]:
        return {
            "table_id": table,
            "seat": number,
            "guest": self.guest,
            "name": self.name,
            "bot": self.bot,
            "away": self.away,
        }
