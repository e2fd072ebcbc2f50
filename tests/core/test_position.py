"""A position is a line: written, read back, and played on from."""

from __future__ import annotations

import pytest

from filon.core import plain, position, record
from filon.core.errors import BadPosition, FilonError
from filon.core.game import SPECTATOR, AnyGame
from filon.core.luck import Reading, Seeded
from filon.core.match import KEPT, Match
from filon.games import NAMES
from tests.contract.walks import step, walk
from tests.shelf import load

SHELF = ["sluice", *NAMES]
games = pytest.mark.parametrize("game", [load(name) for name in SHELF], ids=SHELF)
CORNER = "sluice 1 seats=2 reach=100 heap=450 pouch=30,20 charm=3,5"


@games
@pytest.mark.parametrize("wide", [True, False], ids=["line", "text"])
def test_a_position_comes_back_from_its_text(game: AnyGame, wide: bool) -> None:
    for match in walk(game, game.seats[-1], 3, stops=8):
        text = position.write(game, match.state, wide)
        assert text.count("\n") == (0 if wide else len(text.split()) - 1)
        found, state = position.read(f"# a remark\n{text}", game)
        assert found is game
        assert plain.encode(state) == plain.encode(match.state)


@games
def test_a_view_comes_back_from_its_text(game: AnyGame) -> None:
    for match in walk(game, game.seats[0], 4, stops=8):
        for viewer in range(SPECTATOR, match.seats):
            view = match.view(viewer)
            _, again = position.read(position.write(game, view), game)
            assert plain.encode(again) == plain.encode(view)


@games
def test_a_match_goes_on_from_a_position(game: AnyGame) -> None:
    for halted in walk(game, game.seats[0], 5, stops=3):
        again = Match.at(position.write(game, halted.state), Seeded(1), game)
        assert again.to_act == halted.to_act
        assert [again.legal(seat) for seat in again.to_act] == [
            halted.legal(seat) for seat in halted.to_act
        ]


@games
def test_what_a_viewer_knows_is_completed_to_a_table(game: AnyGame) -> None:
    for match in walk(game, game.seats[0], 6, stops=4):
        seen = match.view(0)
        again = Match.at(position.write(game, seen), Seeded(2), game)
        assert plain.encode(again.view(0)) == plain.encode(seen)


def test_a_puzzle_is_set_in_one_line() -> None:
    match = Match.at(CORNER, Reading([3]), load("sluice"))
    match.submit(0, "roll")
    match.submit(0, "take 12")
    assert match.state.pouch[0] == 42


def test_a_match_that_began_at_a_position_replays_undoes_and_is_recorded() -> None:
    match, luck = Match.at(CORNER, Seeded(4), load("sluice")), Seeded(5)
    for _ in range(KEPT + 10):
        step(match, luck)
    assert plain.encode(match.replayed(2).state) != plain.encode(match.state)
    again = record.load(record.dump(match), load)
    assert plain.encode(again.state) == plain.encode(match.state)
    assert again.start == match.start


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected a game"),
        ("chess 1 seats=2", "no game is called 'chess'"),
        ("sluice 9 seats=2", "expected a position of sluice 1"),
        ("sluice 1 seats=9", "no position with seats=9"),
        ("sluice 1 seats=two", "seats must be a number"),
        ("sluice 1 seats=2 viewer=2", "viewer=2"),
        ("sluice 1 seats=2 heap", "expected `field=value`"),
        ("sluice 1 seats=2 heap=x", "cannot read 'x'"),
        ("sluice 1 seats=2 heap=1 heap=2", "given twice"),
        ("sluice 1 seats=2 gold=1", "no position of sluice"),
        ("sluice 1 seats=2 pouch=1/2", "cannot read '1/2'"),
    ],
)
def test_what_is_no_position_is_refused(text: str, problem: str) -> None:
    with pytest.raises(FilonError, match=problem):
        position.read(text, load("sluice") if text.startswith("sluice") else None)
    assert issubclass(BadPosition, FilonError)
