"""Long games: what is settled is filmed beside the play, and looked at without the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select, text

from filon.core.luck import Seeded
from filon.server.desk import Desk
from filon.server.house import House
from filon.server.lookback import LookBack
from filon.server.schema import reels
from filon.table.change import Change
from filon.table.news import Position
from filon.table.play import REACH, REEL, Play
from filon.table.reading import read_table
from filon.table.still import Still
from filon.table.table import Table
from tests.server.houses import ME, in_a_house, opened
from tests.table.rooms import NOON

LONG = 5 * REEL + 10


class Player:
    """Plays on and remembers every position."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.luck = Seeded(4)
        self.pages: list[Position] = []

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            self._look()
            await self.desk.do(self._choice)
        self._look()

    def _look(self) -> None:
        play = self.desk.table.running()
        del self.pages[play.match.length :]
        self.pages.append(play.page(-1, []))

    def _choice(self, table: Table) -> Change:
        seat = table.running().to_act[0]
        words = table.running().match.legal_words(seat)
        return table.act(seat, words[self.luck.below(len(words))], NOON)


async def filmed(house: House, desk: Desk) -> None:
    """Until there is nothing to film."""
    while house.filming.is_busy:
        await asyncio.sleep(0.02)
    await desk.finish()


async def reels_of(house: House, desk: Desk) -> list[Any]:
    of_table = select(reels).where(reels.c.table_id == desk.table.id)
    (rows,) = await house.store.read(of_table.order_by(reels.c.first))
    return rows


def after_a_long_game(path: Path, work: Callable[[House, Player], Awaitable[None]]) -> None:
    async def played(house: House) -> None:
        desk, _ = await opened(house, [ME] * 4, {"max_rounds": 1000})
        player = Player(desk)
        await player.play(LONG)
        await filmed(house, desk)
        await work(house, player)

    in_a_house(path, played)


async def look(house: House, table: Table, told: int) -> Position:
    return await LookBack(house.store, table, "").position(told, "")


def test_every_position_of_a_long_game_can_be_looked_at(tmp_path: Path) -> None:
    async def work(house: House, player: Player) -> None:
        table = player.desk.table
        assert table.running().match.before == LONG - LONG % REEL - REACH
        for told, page in enumerate(player.pages):
            assert (await look(house, table, told)).view == page.view
        again = await read_table(house.store, table.id, NOON)
        for told, page in enumerate(player.pages):
            assert (await look(house, again, told)).view == page.view

    after_a_long_game(tmp_path, work)


def test_the_whole_log_can_be_read_in_parts(tmp_path: Path) -> None:
    async def work(house: House, player: Player) -> None:
        back = LookBack(house.store, player.desk.table, "")
        whole = [entry for n in range(0, LONG, 50) for entry in await back.entries(n, n + 50)]
        assert [entry.n for entry in whole] == list(range(LONG))
        assert await back.entries(60, 70) == whole[60:70]
        assert await back.entries(LONG, LONG + 9) == []

    after_a_long_game(tmp_path, work)


def test_only_the_end_of_a_long_game_is_read_and_held(tmp_path: Path) -> None:
    async def work(house: House, player: Player) -> None:
        table = player.desk.table
        again = await read_table(house.store, table.id, NOON)
        for play in (table.scene, again.scene):
            assert isinstance(play, Play)
            assert REACH <= len(play.match.log) < REEL + REACH
        await house.store.write([(text("DELETE FROM snapshots"), None)])
        whole = await read_table(house.store, table.id, NOON)
        assert whole.running().page(-1, []) == table.running().page(-1, [])

    after_a_long_game(tmp_path, work)


def test_a_finished_game_needs_no_rules(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, _ = await opened(house, options={"max_rounds": 4})
        player = Player(desk)
        while desk.table.status == "running":
            await player.play(1) if len(player.pages) < 2 else await desk.do(player._choice)
        await filmed(house, desk)
        table = await read_table(house.store, desk.table.id, NOON)
        assert isinstance(table.scene, Still)
        assert isinstance(desk.table.scene, Play)
        mine, kept = desk.table.scene.page(0, [0]), table.scene.page(0, [0])
        assert (kept.view, kept.scores, kept.winners) == (mine.view, mine.scores, mine.winners)
        assert (kept.sources, kept.tie_break) == (mine.sources, mine.tie_break)
        assert (await look(house, table, 1)).view == player.pages[1].view

    in_a_house(tmp_path, work)


def test_a_quiet_table_is_filmed_to_its_end(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        desk, _ = await opened(house, [ME] * 4)
        await Player(desk).play(7)
        desk.changed_at -= 60.0  # as if that was a minute ago
        house.filming.sweep(house.tables.desks())
        await filmed(house, desk)
        (reel,) = await reels_of(house, desk)
        assert (reel.first, reel.count, reel.last) == (0, 7, False)
        await Player(desk).play(1)
        desk.changed_at -= 60.0
        house.filming.sweep(house.tables.desks())
        await filmed(house, desk)
        (reel,) = await reels_of(house, desk)
        assert reel.count == 8
        await Player(desk).play(REEL)
        desk.changed_at -= 60.0
        house.filming.sweep(house.tables.desks())
        await filmed(house, desk)
        assert [reel.count for reel in await reels_of(house, desk)] == [REEL, 8]

    in_a_house(tmp_path, work)
