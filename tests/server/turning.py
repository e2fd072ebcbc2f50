"""A clock that can be turned: days pass without waiting for them."""

from __future__ import annotations

from filon.server.house import House

NOON = 1_794_916_800  # 17 November 2026, 12:00 UTC
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Wall:
    """The only clock there is, while a test lasts."""

    def __init__(self) -> None:
        self.at = NOON

    async def turn(self, house: House, seconds: int) -> None:
        """Time passes while the house is open; then its caretaker looks."""
        self.at += seconds
        house.hours.grace = seconds + 1
        await house.caretaker.look()

    def sleep(self, seconds: int) -> None:
        """Time passes while nobody is there."""
        self.at += seconds
