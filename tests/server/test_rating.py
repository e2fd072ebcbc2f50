"""Ratings: one scale for people and bots, once for every rated game that all agreed to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from filon.server.house import House
from filon.server.problems import Refusal
from filon.server.rating import ranks_of
from filon.server.schema import rated_seats
from filon.server.wire import NewTable, SeatWish
from filon.table.table import Table
from tests.server.houses import ME, OPEN, in_a_house
from tests.server.party import Party
from tests.server.people import Person, Server


def test_ranks_follow_the_winners_then_the_scores() -> None:
    assert ranks_of([5, 9, 9, 2], [1]) == [2.0, 0.0, 1.0, 3.0]
    assert ranks_of([4, 4], [0, 1]) == [0.0, 0.0]


def test_a_rated_game_counts_once_and_its_dice_can_be_checked(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    wish = {"options": {"max_rounds": 1}, "rated": True}
    table = ada.open(["me", "open", "random"], start=False, **wish)
    assert ben.do(table, "join").status_code == 200
    twice = ben.do(table, "join", seat=2)
    assert twice.status_code == 409
    fixed = ben.http.get(f"/api/tables/{table}").json()["commitment"]
    ada.do(table, "start")
    party = Party(table, [ada, ben])
    party.play_out()
    party.close()
    for _ in range(100):
        changes = ada.http.get(f"/api/tables/{table}/ratings").json()
        if changes:
            break
        ada.http.get("/healthz")
    assert [change["seat"] for change in changes] == [0, 1, 2]
    assert len({change["before"] for change in changes}) == 1  # everybody begins alike
    standings = ada.http.get("/api/ratings/gold-am-yukon").json()
    assert {(one["name"], one["bot"]) for one in standings} == {
        ("Ada", ""), ("Ben", ""), ("", "random"),
    }  # fmt: skip
    ranked = [one["rating"] for one in standings]
    assert ranked == sorted(ranked, reverse=True)
    over = ben.http.get(f"/api/tables/{table}").json()
    assert over["rated"]
    assert over["commitment"] == fixed
    assert over["key"]
    page = ben.http.get(f"/api/people/{ada.id}").json()
    assert page["results"][0]["rated"] == 1
    assert ada.http.get("/api/ratings/chess").status_code == 404


def test_games_are_counted_once_whoever_counts(tmp_path: Path) -> None:
    async def during(house: House) -> None:
        ada, _ = await house.guests.welcome()
        bots = [SeatWish("bot", "random"), SeatWish("bot", "greedy")]
        wish = NewTable("gold-am-yukon", [ME, *bots], {"max_rounds": 1}, rated=True, start=True)
        desk = await house.tables.open(ada, wish)
        await desk.do(lambda table: table.resign(ada.id, table.created))
        async with asyncio.timeout(60):
            while desk.table.status != "over":
                await asyncio.sleep(0.05)
        await asyncio.gather(*[house.ratings.catch_up() for _ in range(5)])
        (rows,) = await house.storage.read(select(rated_seats))
        assert len(rows) == 3
        standings = await house.ratings.standings("gold-am-yukon")
        assert [one.games for one in standings] == [1, 1, 1]
        assert ada.id in [one.person for one in standings]  # the result is theirs all the same

    in_a_house(tmp_path, during)


def test_nobody_rates_themselves(tmp_path: Path) -> None:
    async def during(house: House) -> None:
        ada, _ = await house.guests.welcome()
        with pytest.raises(Refusal, match="one seat"):
            await house.tables.open(ada, NewTable("gold-am-yukon", [ME, ME], rated=True))
        desk = await house.tables.open(ada, NewTable("gold-am-yukon", [ME, OPEN], rated=True))

        def again(table: Table) -> object:
            return table.join(ada.id, ada.name, 1, table.created)

        with pytest.raises(Refusal, match="one seat"):
            again(desk.table)

    in_a_house(tmp_path, during)
