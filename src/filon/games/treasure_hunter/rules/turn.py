"""The door: a choice, and what follows when it was the last one waited for."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.treasure_hunter.data import SITES
from filon.games.treasure_hunter.rules.draft import choose_card, draft_choices, pass_on
from filon.games.treasure_hunter.rules.goblins import earn_coins, meet_goblins, open_raid
from filon.games.treasure_hunter.rules.rounds import next_round
from filon.games.treasure_hunter.rules.scrolls import (
    choose_scroll,
    open_reading,
    reading_choices,
    use_scrolls,
)
from filon.games.treasure_hunter.rules.sites import open_site, take_treasures
from filon.games.treasure_hunter.rules.windows import answer, somebody_plays, window_choices
from filon.games.treasure_hunter.state import DRAFT, HUNT, READING, Table

NONE: Final[list[int]] = []


def choices(table: Table, seat: int) -> list[int]:
    if seat not in table.waiting:
        return NONE
    if table.phase == DRAFT:
        return draft_choices(table, seat)
    if table.phase == READING:
        return reading_choices(table, seat)
    return window_choices(table, seat)


def act(table: Table, seat: int, action: int, luck: Luck) -> None:
    if table.phase == DRAFT:
        choose_card(table, seat, action)
    elif table.phase == READING:
        choose_scroll(table, seat, action)
    else:
        answer(table, seat, action)
    if not table.waiting:
        _go_on(table, luck)


def _go_on(table: Table, luck: Luck) -> None:
    if table.phase == DRAFT:
        pass_on(table, luck)
        if not table.waiting:
            open_site(table, 0)
    elif table.phase == READING:
        use_scrolls(table)
        next_round(table, luck)
    elif not somebody_plays(table, luck):
        _close(table, luck)


def _close(table: Table, luck: Luck) -> None:
    """Nobody plays any more: treasures at a site, dogs and coins against goblins."""
    if table.phase == HUNT:
        take_treasures(table)
        if table.site + 1 < SITES:
            open_site(table, table.site + 1)
        else:
            open_raid(table)
        return
    meet_goblins(table)
    earn_coins(table)
    open_reading(table)
    if not table.waiting:
        next_round(table, luck)
