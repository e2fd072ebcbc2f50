"""A table that a viewer cannot tell from the true one: here it is the true one."""

from __future__ import annotations

from filon.games.gold_am_yukon.table import Table, unveiled


def imagined(view: Table) -> Table:
    return unveiled(view)
