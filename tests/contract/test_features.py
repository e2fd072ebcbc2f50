"""What learners read: a function of the view alone, inside its ranges, and ids that lead back."""

from __future__ import annotations

import pytest

from filon.core.features import Features
from filon.core.game import State, checked_options
from filon.core.ints import u8, vec
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.playout import playout
from filon.games import NAMES, load

CASES = [(name, load(name).seats[place]) for name in NAMES for place in (0, -1)]
cases = pytest.mark.parametrize(("name", "seats"), CASES)


def written(features: Features, state: State, seat: int) -> list[int]:
    """Between bytes that must stay as they are."""
    width = int(features.width)
    out = vec[u8]([7] * (width + 2))
    features.write(state, seat, out, 1)
    numbers = [int(number) for number in out]
    assert (numbers[0], numbers[-1]) == (7, 7)
    return numbers[1:-1]


@cases
def test_observations_follow_from_the_view_and_stay_in_range(name: str, seats: int) -> None:
    game = load(name)
    features = game.features(seats)
    highs = [part.high for part in features.parts for _ in range(part.length)]
    match, luck, steps = Match(game, seats, Seeded(8)), Seeded(9), 0
    while not match.over and steps < 300:
        for seat in range(seats) if steps % 5 == 0 else match.to_act[:1]:
            seen = written(features, match.state, seat)
            view = match.view(seat)
            assert seen == written(features, view, seat)
            assert seen == written(features, game.imagine(view, luck), seat)
            assert all(number <= high for number, high in zip(seen, highs, strict=True))
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])
        steps += 1


@cases
def test_every_choice_has_an_id_of_its_own_that_leads_back(name: str, seats: int) -> None:
    game = load(name)
    features = game.features(seats)
    match, luck = Match(game, seats, Seeded(18)), Seeded(19)
    for _ in range(400):
        if match.over:
            break
        for seat in match.to_act:
            legal = match.legal(seat)
            ids = [int(features.relative(match.state, seat, action)) for action in legal]
            assert len(set(ids)) == len(ids)
            assert all(0 <= one < features.choices for one in ids)
            assert [features.absolute(match.state, seat, one) for one in ids] == legal
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])


@cases
def test_parts_and_ids_have_names_of_their_own(name: str, seats: int) -> None:
    features = load(name).features(seats)
    names = [part.name for part in features.parts]
    assert len(set(names)) == len(names)
    assert sum(part.length for part in features.parts) == features.width
    assert len(set(features.names)) == len(features.names) == features.choices


@cases
def test_no_match_is_longer_than_its_bound(name: str, seats: int) -> None:
    game = load(name)
    options = checked_options(game, {})
    bound = game.longest(seats, options)
    for seed in range(3):
        luck = Seeded(seed)
        assert playout(game, game.setup(seats, options, luck), luck, bound) < bound


@pytest.mark.parametrize("name", ["gold-am-yukon", "colorado", "lost-valley"])
def test_a_game_that_runs_out_of_rounds_is_cut_short(name: str) -> None:
    game = load(name)
    option = "max_turns" if name == "colorado" else "max_rounds"
    luck = Seeded(1)
    table = game.setup(game.seats[0], checked_options(game, {option: 1}), luck)
    assert not game.is_cut_short(table)
    playout(game, table, luck, 10_000)
    assert game.is_cut_short(table)


def test_a_game_that_ends_by_itself_is_not_cut_short() -> None:
    game = load("treasure-hunter")
    luck = Seeded(1)
    table = game.setup(2, checked_options(game, {}), luck)
    playout(game, table, luck, 10_000)
    assert not game.to_act(table)
    assert not game.is_cut_short(table)
