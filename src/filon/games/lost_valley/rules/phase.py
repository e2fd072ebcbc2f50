"""What a phase is: what the acting seat may choose, and what comes of it."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.table import Table


class Phase:
    """`turn` has one of each; a table is always in one of them."""

    def offer(self, table: Table, seat: i64) -> None:
        raise NotImplementedError

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        """Does one of the actions it has offered, and says which phase comes next."""
        raise NotImplementedError
