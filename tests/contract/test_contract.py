"""The same promises for every game on the shelf."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filon.core import invariants, plain, record
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from tests.contract.walks import step, walk

GAMES = [load(name) for name in NAMES]

SEEDS = st.integers(0, 2**32)
games = pytest.mark.parametrize("game", GAMES, ids=NAMES)
few = settings(max_examples=8, deadline=None, derandomize=True)


def seats_of(game: AnyGame, pick: int) -> int:
    return game.seats[pick % len(game.seats)]


@games
@pytest.mark.parametrize("check", invariants.CHECKS, ids=lambda check: check.__name__)
@few
@given(seed=SEEDS, pick=st.integers(0, 5))
def test_holds_everywhere(game: AnyGame, check: invariants.Check, seed: int, pick: int) -> None:
    for match in walk(game, seats_of(game, pick), seed, stops=12):
        check(match, Seeded(seed))


@games
@few
@given(seed=SEEDS, pick=st.integers(0, 5))
def test_every_playout_ends_and_its_record_replays(game: AnyGame, seed: int, pick: int) -> None:
    *_, match = walk(game, seats_of(game, pick), seed, stops=0)
    assert match.over
    assert match.winners()
    tie, level = match.tie_break(), match.scores().count(max(match.scores()))
    assert (level > 1) if tie else len(match.winners()) == level
    for lines, score in zip(match.sources(), match.scores(), strict=True):
        assert not lines or sum(numbers["points"] for _, numbers in lines) == score
    invariants.record_replays(match, Seeded(0))


@games
@few
@given(seed=SEEDS, pick=st.integers(0, 5), part=st.floats(0, 1))
def test_any_prefix_of_a_record_replays(game: AnyGame, seed: int, pick: int, part: float) -> None:
    luck, match = Seeded(seed), Match(game, seats_of(game, pick), Seeded(seed + 1))
    tables = [plain.encode(match.state)]
    while not match.over and len(match.log) < 400:
        step(match, luck)
        tables.append(plain.encode(match.state))
    length = int(part * len(match.log))
    assert plain.encode(match.replayed(length).state) == tables[length]
    again = record.load(record.dump(match.replayed(length)), load)
    assert plain.encode(again.state) == tables[length]


@games
@few
@given(seed=SEEDS, pick=st.integers(0, 5))
def test_undoing_back_never_crosses_luck_or_another_seat(
    game: AnyGame, seed: int, pick: int
) -> None:
    for match in walk(game, seats_of(game, pick), seed, stops=10):
        for seat in range(match.seats):
            back = match.replayed(len(match.log))
            while back.can_undo(seat):
                last = [entry for entry in back.log if entry.seat == seat][-1]
                assert not last.said
                back.undo(seat)
            invariants.somebody_can_act(back, Seeded(seed))


@games
def test_same_seed_same_game(game: AnyGame) -> None:
    one, other = (list(walk(game, game.seats[-1], 7, stops=0))[-1] for _ in range(2))
    assert record.dump(one) == record.dump(other)
