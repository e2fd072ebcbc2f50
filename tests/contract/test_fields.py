"""What is declared of a field holds at every table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from filon.core import plain
from filon.core.fields import Field, layout, length_in
from filon.core.game import SPECTATOR, AnyGame
from filon.core.luck import Seeded
from filon.games import NAMES, load
from tests.contract.walks import walk

games = pytest.mark.parametrize("game", [load(name) for name in NAMES], ids=NAMES)


def numbers(value: Any) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in numbers(part)]


@games
def test_numbers_stay_in_their_range_and_rows_in_their_length(game: AnyGame) -> None:
    declared = game.declared()
    for seed in range(6):
        for match in walk(game, game.seats[seed % len(game.seats)], seed, stops=30):
            for viewer in range(SPECTATOR, match.seats):
                view = plain.encode(match.view(viewer))
                for one in declared.fields:
                    if one.json:
                        _check(one, numbers(view[one.json]), match.seats)


def _check(one: Field, found: list[int], seats: int) -> None:
    low, high = one.span
    assert len(found) <= length_in(one, seats), f"{one.name} has {len(found)} numbers"
    for number in found:
        assert low <= number <= high, f"{one.name} is {number}, not from {low} to {high}"


@games
def test_a_view_has_a_layout_without_gaps(game: AnyGame) -> None:
    slots = layout(game.declared(), 2)
    view = plain.encode(game.view(game.setup(2, _usual(game), Seeded(1)), 0))
    assert [slot.name for slot in slots] == [
        name for name in view if name not in ("viewer", "seats", "choices")
    ]
    for one, other in pairwise(slots):
        assert other.first == one.first + one.length


def _usual(game: AnyGame) -> dict[str, int]:
    return {option.name: option.default for option in game.options}


@games
def test_everybody_sees_the_same_at_an_open_table_and_only_there(game: AnyGame) -> None:
    differ = False
    for match in walk(game, game.seats[0], 1, stops=30):
        views = [plain.encode(match.view(viewer)) for viewer in range(SPECTATOR, match.seats)]
        for view in views:
            view.pop("viewer")
        differ |= any(view != views[0] for view in views)
    assert differ != game.declared().is_open
