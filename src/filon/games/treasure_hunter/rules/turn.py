"""The door: a choice, and what follows when it was the last one waited for."""

from __future__ import annotations

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.treasure_hunter.data import SITES
from filon.games.treasure_hunter.fields import DRAFT, HUNT, READING
from filon.games.treasure_hunter.notation import DONE, PASS
from filon.games.treasure_hunter.rules.draft import choose_card, offer_cards, pass_on
from filon.games.treasure_hunter.rules.goblins import earn_coins, meet_goblins, open_raid
from filon.games.treasure_hunter.rules.rounds import next_round
from filon.games.treasure_hunter.rules.scrolls import (
    choose_scroll,
    offer_scrolls,
    open_reading,
    use_scrolls,
)
from filon.games.treasure_hunter.rules.scrolls import news_of as scrolls_news
from filon.games.treasure_hunter.rules.sites import open_site, take_treasures
from filon.games.treasure_hunter.rules.windows import answer, offer_answers, somebody_plays
from filon.games.treasure_hunter.rules.windows import news_of as cards_news
from filon.games.treasure_hunter.table import Table


def offer_choices(table: Table, seat: i64) -> None:
    table.offered = 0
    if seat not in table.waiting:
        return
    if table.phase == DRAFT:
        offer_cards(table, seat)
    elif table.phase == READING:
        offer_scrolls(table, seat)
    else:
        offer_answers(table, seat)


def act(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    if table.phase == DRAFT:
        choose_card(table, seat, action)
    elif table.phase == READING:
        choose_scroll(table, seat, action)
    else:
        answer(table, seat, action)
    if not len(table.waiting):
        _go_on(table, luck)


def standing_answer(table: Table, seat: i64) -> tuple[int, int] | None:
    """What may be answered for later too, and a number that changes when there is news."""
    if seat not in table.waiting or table.phase == DRAFT:
        return None
    if table.phase == READING:
        return int(DONE), int(scrolls_news(table, seat))
    return int(PASS), int(cards_news(table, seat))


def _go_on(table: Table, luck: Luck) -> None:
    if table.phase == DRAFT:
        pass_on(table, luck)
        if not len(table.waiting):
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
    if not len(table.waiting):
        next_round(table, luck)
