"""Shares, intervals and ratings."""

from __future__ import annotations

import pytest

from filon.bots.arena import Result, Standing, count, ratings
from filon.bots.ladder import ladder, share_over, wilson


def test_an_interval_holds_its_share_and_narrows() -> None:
    low, high = wilson(0.6, 400)
    assert low < 0.6 < high
    assert high - low < wilson(0.6, 100)[1] - wilson(0.6, 100)[0]
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_pairs_of_one_luck_are_one_trial() -> None:
    """Ten lucks that all say the same in eight pairs know less than eighty coins."""
    lucks = [(8, 8.0)] * 6 + [(8, 0.0)] * 4
    found = share_over(lucks)
    assert found.pairs == 80
    assert found.share == pytest.approx(0.6)
    assert (found.low, found.high) < (wilson(0.6, 80)[0], 1.0)
    assert found.high > wilson(0.6, 80)[1]


def test_nobody_met_is_anybodys_guess() -> None:
    assert share_over([]) == (0, 0.5, 0.0, 1.0)


def test_ten_pairs_to_one_are_400_points() -> None:
    rated = ladder(["a", "b"], {("a", "b"): (110_000, 100_000.0), ("b", "a"): (110_000, 10_000.0)})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(3000)


def test_a_ladder_puts_those_who_never_met_in_order() -> None:
    standings: dict[str, Standing] = {}
    for seed in range(30):
        count(standings, Result(["a", "b"], [seed % 3, 1], [0], seed))
        count(standings, Result(["b", "c"], [2, seed % 3], [0], seed))
    rated = ratings([standings])
    assert rated["b"] > rated["c"]
    assert set(rated) == {"a", "b", "c"}
