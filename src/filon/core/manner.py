"""How a search goes about it: a few numbers, which each game may choose for itself."""

from __future__ import annotations

from typing import Any, Final


class Manner:
    def __init__(
        self,
        curiosity: float = 0.2,
        trust: float = 2.0,
        foresight: int = 24,
        turnwise: bool = False,
        memory: float = 0.0,
        apart: bool = False,
    ) -> None:
        self.curiosity: Final = curiosity  # how much a rarely tried action is worth trying
        self.trust: Final = trust  # visits that the first look at an action counts for
        self.foresight: Final = foresight  # quick moves that are played before the table is judged,
        self.turnwise: Final = turnwise  # and no further than to the end of the turn
        self.memory: Final = memory  # of quick moves: those that follow what did well before
        self.apart: Final = apart  # rivals take quick moves, which ask only what they see

    def __reduce__(self) -> Any:
        return Manner, (
            self.curiosity, self.trust, self.foresight, self.turnwise, self.memory, self.apart
        )  # fmt: skip
