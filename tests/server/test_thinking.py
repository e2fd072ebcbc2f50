"""Bots at work: they live on in their worker, and whatever breaks, a question is answered."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from structlog.testing import capture_logs

from filon.bots import NO_CAP, SERVER_CAP, Budget
from filon.bots.random import Random
from filon.core import plain
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.server import thinking
from filon.server.pace import PEOPLE, UNSEEN, WATCHED
from filon.server.thinkers import Question, Thinkers, rank_of
from filon.server.thinking import KEPT, Thought, think
from filon.server.workers import FIRST, Closed
from tests.server.test_workers import hired, run, until

MANY = list(range(1000))  # a bot that draws lots does not look at the table


def question(name: str, bot: str, **change: Any) -> Question:
    """The first one of the game that leaves a choice."""
    match = Match(load(name), load(name).seats[0], Seeded(4))
    while len(match.legal(match.to_act[0])) == 1:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    view = plain.encode(match.view(seat))
    return Question(name, bot, "table:0", 7, view, match.legal(seat), FIRST)._replace(**change)


def lot(owner: str, seed: int, bot: str = "random", most: Budget = NO_CAP) -> int:
    asked = question("gold-am-yukon", bot)
    return think(asked.game, bot, owner, seed, asked.view, MANY, most).action


@pytest.fixture(autouse=True)
def no_residents() -> None:
    thinking._residents.clear()


# -- in the worker ----------------------------------------------------------------------------


def test_a_bot_lives_on_between_its_decisions() -> None:
    drawn = Random(7)
    assert [lot("a:0", 7) for _ in range(4)] == [drawn.choose(None, MANY) for _ in range(4)]


def test_every_owner_has_a_bot_of_their_own() -> None:
    assert lot("a:0", 7) == lot("a:1", 7) == lot("b:0", 7)


def test_a_seat_whose_bot_changed_gets_a_new_one() -> None:
    first = lot("a:0", 7)
    asked = question("gold-am-yukon", "greedy")
    think(asked.game, "greedy", "a:0", 7, asked.view, asked.legal, NO_CAP)
    assert lot("a:0", 7) == first


def test_the_bot_asked_least_lately_is_forgotten_first() -> None:
    first = lot("old", 7)
    lot("kept", 7)
    for n in range(KEPT - 1):
        lot(f"other:{n}", n)
        if n == 0:
            second = lot("kept", 7)
    assert len(thinking._residents) == KEPT
    assert lot("kept", 7) not in (first, second)
    assert lot("old", 7) == first


def test_a_bot_that_failed_is_made_anew() -> None:
    first = lot("a:0", 7)
    asked = question("gold-am-yukon", "random")
    with pytest.raises(IndexError):
        think(asked.game, "random", "a:0", 7, asked.view, [], NO_CAP)
    assert lot("a:0", 7) == first


def test_an_old_name_above_the_cap_thinks_no_longer_than_that() -> None:
    asked = question("gold-am-yukon", "ismcts:9999s")
    most = Budget(seconds=0.1)
    thought = think(asked.game, asked.bot, "a:0", 7, asked.view, asked.legal, most)
    assert thought.action in asked.legal
    assert 0.1 <= thought.seconds < 2.0


# -- under supervision ------------------------------------------------------------------------


async def answered(*asked: Question) -> list[int]:
    async with hired(2) as workers:
        thinkers = Thinkers(workers)
        return list(await asyncio.gather(*[thinkers.choose(one) for one in asked]))


@pytest.mark.parametrize("name", NAMES)
def test_a_question_gets_a_legal_answer(name: str) -> None:
    asked = [question(name, bot) for bot in ("random", "greedy", "ismcts:20")]
    for one, answer in zip(asked, run(answered(*asked)), strict=True):
        assert answer in one.legal


def test_a_killed_worker_delays_an_answer_and_no_more() -> None:
    async def story() -> None:
        asked = question("gold-am-yukon", "ismcts:0.5s")
        async with hired(1) as workers:
            answer = asyncio.create_task(Thinkers(workers).choose(asked))
            for _ in range(4):  # more often than the workers themselves try
                await until(lambda: bool(workers.pids))
                victim = workers.pids[0]
                os.kill(victim, signal.SIGKILL)
                await until(lambda gone=victim: gone not in workers.pids)  # type: ignore[misc]
            assert await answer in asked.legal

    with capture_logs() as logs:
        run(story())
    assert [line["problem"] for line in logs] == ["its process died 3 times"]


def test_greedy_answers_for_a_bot_that_always_fails() -> None:
    asked = question("gold-am-yukon", "nobody")
    with capture_logs() as logs:
        answers = run(answered(asked))
    stand_in = question("gold-am-yukon", "greedy")
    assert answers == run(answered(stand_in))
    assert [(line["event"], line["bot"]) for line in logs] == [("a bot failed", "nobody")] * 3
    assert "no bot is called 'nobody'" in logs[0]["problem"]


def test_chance_answers_where_nobody_can() -> None:
    asked = question("gold-am-yukon", "greedy", view={"nonsense": 1})
    with capture_logs() as logs:
        assert run(answered(asked))[0] in asked.legal
    assert len(logs) == 5


def test_an_answer_that_is_not_legal_is_refused() -> None:
    asked = question("gold-am-yukon", "ismcts:20", legal=[1, 2])
    assert not {1, 2} & set(question("gold-am-yukon", "ismcts:20").legal)
    with capture_logs() as logs:
        assert run(answered(asked))[0] in (1, 2)
    assert "expected one of the legal actions" in logs[0]["problem"]


def test_a_question_that_is_withdrawn_leaves_nothing_behind() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            thinkers = Thinkers(workers)
            broken = asyncio.create_task(thinkers.choose(question("gold-am-yukon", "nobody")))
            long = asyncio.create_task(thinkers.choose(question("gold-am-yukon", "ismcts:0.2s")))
            await asyncio.sleep(0.1)
            broken.cancel()
            long.cancel()
            asked = question("gold-am-yukon", "greedy")
            assert await thinkers.choose(asked) in asked.legal
            assert (workers.busy, workers.waiting) == (0, 0)

    run(story())


def test_nobody_tries_again_after_closing_time() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            task = asyncio.create_task(
                Thinkers(workers).choose(question("gold-am-yukon", "ismcts:5s"))
            )
            await until(lambda: bool(workers.pids))
            workers.close()
            with pytest.raises(Closed):
                await task

    run(story())


# -- who goes first ---------------------------------------------------------------------------


def test_people_go_before_onlookers_and_short_thoughts_before_long_ones() -> None:
    in_order = [
        rank_of(bot, company)
        for company in (PEOPLE, WATCHED, UNSEEN)
        for bot in ("greedy", "ismcts:9999s")
    ]
    assert in_order == sorted(set(in_order))
    assert in_order[0] == FIRST == rank_of("ismcts", PEOPLE)
    assert rank_of("ismcts:5000", PEOPLE, SERVER_CAP) == rank_of("ismcts:2s", PEOPLE)


def test_a_thought_is_an_action_and_the_seconds_it_took() -> None:
    asked = question("colorado", "greedy")
    thought = think(asked.game, asked.bot, "a:0", 7, asked.view, asked.legal, NO_CAP)
    assert isinstance(thought, Thought)
    assert thought.action in asked.legal
    assert thought.seconds > 0
