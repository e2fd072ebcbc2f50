"""Tuning goes on where it stopped, and keeps only what wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.bots import tuning
from filon.bots.tuning import Bout, Tuner, share_of
from filon.core.errors import BadSetup
from filon.core.weights import Weight, Weights
from filon.games import NAMES, load


def test_a_share_counts_each_pair_of_the_two() -> None:
    assert share_of([5, 1, 5, 1], 0) == 1.0
    assert share_of([5, 1, 5, 1], 1) == 0.0
    assert share_of([3, 3, 5, 1], 0) == pytest.approx(0.875)


def test_a_bout_knows_how_far_it_is_ahead() -> None:
    bout = Bout()
    bout.shares = [0.75, 0.5, 0.75, 0.5]
    assert bout.share == pytest.approx(0.625)
    assert bout.ahead > 1.0


def test_what_is_cut_off_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "BOUTS", (1, 2))
    game = load("gold-am-yukon")
    whole = list(Tuner(game, tmp_path / "whole", 2, 1).steps(3))
    parts = [*Tuner(game, tmp_path / "parts", 2, 1).steps(1)]
    parts += Tuner(game, tmp_path / "parts", 2, 1).steps(2)
    assert parts == whole
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_every_weight_shipped_is_within_its_limits_and_has_a_digest(name: str) -> None:
    weights = load(name).weights
    assert len(weights.named()) == len(weights.declared) > 5
    other = Weights(weights.declared, weights.named())
    assert other.digest() == weights.digest()


@pytest.mark.parametrize(
    ("values", "line"),
    [
        ({}, "expected a number for greed, got None"),
        ({"greed": "much"}, "expected a number for greed, got 'much'"),
        ({"greed": 3}, "greed must be from 0 to 2, not 3"),
        ({"greed": 1, "envy": 1}, "no weight is called envy"),
    ],
)
def test_bad_weights_are_named(values: dict[str, float], line: str) -> None:
    with pytest.raises(BadSetup, match=line):
        Weights([Weight("greed", 0.0, 2.0)], values)
