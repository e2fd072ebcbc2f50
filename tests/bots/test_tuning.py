"""Tuning goes on where it stopped, and closes in on what is ahead."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from filon.bots.swarm import Swarm
from filon.bots.tuning import Tuner, lead_of, share_of
from filon.core.errors import BadSetup
from filon.core.weights import Weight, Weights
from filon.games import NAMES, load


def test_a_share_counts_each_pair_of_the_two() -> None:
    assert share_of([5, 1, 5, 1], 0) == 1.0
    assert share_of([5, 1, 5, 1], 1) == 0.0
    assert share_of([3, 3, 5, 1], 0) == pytest.approx(0.875)


def test_a_lead_is_that_of_the_means() -> None:
    assert lead_of([5, 1, 7, 3], 0) == 4.0
    assert lead_of([5, 1, 7], 1) == -5.0


def test_a_swarm_closes_in_on_what_is_best() -> None:
    best = [3.0, -1.0, 0.5]
    swarm = Swarm([0.0, 0.0, 0.0])
    for number in range(40):
        guesses = swarm.guesses(12, random.Random(number))
        swarm.learn(guesses, [-math.dist(guess, best) for guess in guesses])
    assert math.dist(swarm.middle, best) < 0.05


def test_a_swarm_goes_on_as_if_it_had_not_been_written_down() -> None:
    swarm = Swarm([1.0, 2.0])
    swarm.learn([[1.0, 2.5], [1.0, 1.5], [2.0, 2.0], [0.0, 2.0]], [3.0, 1.0, 2.0, 0.0])
    again = Swarm.again(json.loads(json.dumps(swarm.kept())))
    assert again.guesses(4, random.Random(7)) == swarm.guesses(4, random.Random(7))


def test_what_is_cut_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    game = load("gold-am-yukon")
    whole = list(Tuner(game, tmp_path / "whole", [2, 3], 1).steps(2, 4, 2))
    parts = [*Tuner(game, tmp_path / "parts", [2, 3], 1).steps(1, 4, 2)]
    parts += Tuner(game, tmp_path / "parts", [2, 3], 1).steps(1, 4, 2)
    assert parts == whole
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()


@pytest.mark.parametrize("line", ['{"number": 1', '{"number": 1, "kept": true, "weights": {}}'])
def test_a_journal_of_something_else_is_refused_and_left_alone(tmp_path: Path, line: str) -> None:
    journal = tmp_path / "journal"
    journal.write_text(line)
    with pytest.raises(BadSetup, match="expected a step of `filon tune colorado` in line 1"):
        Tuner(load("colorado"), journal, [2], 1)
    assert journal.read_text() == line


def test_guesses_stay_within_the_limits_of_the_weights(tmp_path: Path) -> None:
    game = load("gold-am-yukon")
    tuner = Tuner(game, tmp_path / "journal", [2], 1)
    tuner.swarm.stride = 100.0
    for step in tuner.steps(1, 4, 1):
        assert Weights(game.weights.declared, step.weights).named() == step.weights


def test_nobody_is_ahead_of_itself(tmp_path: Path) -> None:
    points, share = Tuner(load("colorado"), tmp_path / "journal", [2], 1).compared(2)
    assert (points, share.share) == (0.0, 0.5)


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
