"""Long games: what is settled is filmed beside the play, and looked at without the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.games import load
from filon.server.desk import Desk
from filon.server.house import House
from filon.server.lookback import LookBack
from filon.server.schema import reels
from filon.server.store import SqlStore
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


def after_a_long_game(
    path: Path, work: Callable[[House, Player], Awaitable[None]], acts: int = LONG
) -> None:
    async def played(house: House) -> None:
        desk, _ = await opened(house, [ME] * 4, {"max_rounds": 1000})
        player = Player(desk)
        await player.play(acts)
        await filmed(house, desk)
        await work(house, player)

    in_a_house(path, played)


class Reader(SqlStore):
    """A store that counts the rows it hands out."""

    rows = 0

    async def read(self, *statements: Any) -> list[list[Any]]:
        found = await super().read(*statements)
        self.rows += sum(map(len, found))
        return found


class Rules:
    """Every act that anybody repeats or tries goes through here."""

    def __init__(self, game: AnyGame, patch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        apply = game.apply

        def counted(*act: Any) -> None:
            self.asked += 1
            apply(*act)

        patch.setattr(game, "apply", counted, raising=True)


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


@pytest.mark.parametrize("acts", [3 * REEL + 10, LONG, 2 * LONG])
def test_a_look_back_costs_the_same_however_long_the_game(
    tmp_path: Path, acts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the whole game was replayed for each, and everybody else waited meanwhile."""

    async def work(house: House, player: Player) -> None:
        table = player.desk.table
        rules, store = Rules(table.game, monkeypatch), Reader(house.storage)
        held = table.running().match.before
        for told in (0, 1, REEL, held // 2, held - 1):
            back, store.rows, rules.asked = LookBack(store, table, ""), 0, 0
            assert (await back.position(told, "en")).view == player.pages[told].view
            assert (store.rows, rules.asked) == (1, 0)  # one reel
        for told in (held, acts - 1, acts):
            back, store.rows, rules.asked = LookBack(store, table, ""), 0, 0
            assert (await back.position(told, "en")).view == player.pages[told].view
            assert store.rows == 0
            assert rules.asked <= REEL + REACH

    after_a_long_game(tmp_path, work, acts)


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


def test_nothing_is_replayed_when_the_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once every running game was."""

    async def before(house: House) -> None:
        for acts in (0, 30, 3 * REEL, LONG):
            desk, _ = await opened(house, [ME] * 4, {"max_rounds": 1000})
            await Player(desk).play(acts)
            await filmed(house, desk)

    async def after(house: House) -> None:
        rules, store = Rules(load("gold-am-yukon"), monkeypatch), Reader(house.storage)
        house.tables.store = store
        await house.tables.wake()
        assert house.tables.desks() == []
        assert (rules.asked, store.rows) == (0, 0)

    in_a_house(tmp_path, before)
    in_a_house(tmp_path, after)


def test_of_games_with_bots_only_the_end_is_replayed_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(house: House, player: Player) -> None:
        table = player.desk.table
        waits = [seat for seat in range(4) if seat not in table.running().to_act]
        sits = f"UPDATE seats SET bot = 'greedy', guest = '' WHERE seat = {waits[0]}"
        await house.store.write([(text(sits), None)])

    async def after(house: House) -> None:
        rules = Rules(load("gold-am-yukon"), monkeypatch)
        await house.tables.wake()
        (desk,) = house.tables.desks()
        assert desk.table.running().match.length == LONG
        assert 0 < rules.asked < REEL + REACH

    after_a_long_game(tmp_path, before)
    in_a_house(tmp_path, after)


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
