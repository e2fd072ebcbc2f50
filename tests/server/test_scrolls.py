"""Scrolls in Treasure Hunter: however many a bot uses, it answers once."""

from __future__ import annotations

import asyncio

import pytest

from filon.core.luck import Keyed
from filon.core.match import Match
from filon.games import load
from filon.games.treasure_hunter.data import DOG_PACK, HEAVY_PURSE
from filon.games.treasure_hunter.notation import DONE
from filon.server.botplay import BotPlay
from filon.server.desk import Desk
from filon.server.pace import Kind, Pace
from filon.server.thinkers import Question, Thinkers
from filon.table.chairs import of_bot
from filon.table.news import Position
from filon.table.play import Play
from filon.table.table import Table
from tests.games.treasure_hunter.tables import reading, scroll
from tests.table.rooms import Room

MINE, BOT = 0, 1


class Reader(Thinkers):
    """Uses so many scrolls and is done."""

    def __init__(self, scrolls: int) -> None:
        self.left = scrolls

    async def choose(self, question: Question) -> int:
        self.left -= 1
        return question.legal[0] if self.left >= 0 else DONE


class Watch(Pace):
    """Keeps nobody waiting, but knows how often somebody had to, for what, and what an opponent
    saw until then."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.waits: list[tuple[Kind, Position]] = []

    def due(self, kind: Kind, asked_at: float, chance: float, ready_at: float = 0.0) -> float:
        self.waits.append((kind, self.table.running().page(MINE, [MINE])))
        return ready_at


def answered(scrolls: int) -> tuple[Watch, Position, Room]:
    """A bot with three scrolls, of which it uses so many; the opponent's page before."""
    game = load("treasure-hunter")
    room = Room(game, 2)
    table, owned = room.table, [scroll(DOG_PACK), scroll(DOG_PACK, 1), scroll(HEAVY_PURSE)]
    state = reading(["", ""], [[scroll(HEAVY_PURSE, 1)], owned]).table
    match = Match.resumed(game, table.options, state, 0, Keyed(table.luck_key))
    table.scene = Play(match, table.luck_key, 0, [0, 0, 0], [], table.n - 1)
    table.chairs[BOT] = of_bot("greedy")
    before, watch = room.play.page(MINE, [MINE]), Watch(table)

    async def play() -> None:
        async def again(_: str) -> Table:
            return table

        desk = Desk(table, room.store, again)
        bots = BotPlay(Reader(scrolls), watch)
        bots.look_at(desk)
        await asyncio.gather(*bots._tasks.values())

    asyncio.run(play())
    return watch, before, room


@pytest.mark.parametrize("scrolls", range(4))
def test_scroll_choices_count_as_one_answer(scrolls: int) -> None:
    """Else whoever has a stop-watch counts the scrolls before they are shown."""
    watch, before, room = answered(scrolls)
    assert room.play.match.length == scrolls + 1
    assert room.play.to_act == [MINE]
    ((kind, seen),) = watch.waits
    assert seen == before
    assert kind == answered(0)[0].waits[0][0]
