"""“Fin de la partie” and ruling on stalemates: finished players, the end, the jam, the cap on
rounds."""

from __future__ import annotations

from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games.gold_am_yukon.data import CLAIMS, CLAIMS_OF
from filon.games.gold_am_yukon.fields import ALL_MARKED, JAMMED, ONE_LEFT, OUT_OF_ROUNDS
from filon.games.gold_am_yukon.game import GAME
from tests.contract.walks import step
from tests.games.gold_am_yukon.tables import arc, play, position, ring, told


def test_a_finished_player_is_passed_over() -> None:
    """“Fin de la partie”."""
    match = position(ring(0, 4), [], ring(5, 3), dice=[3])
    play(match, "roll")
    while match.to_act == [0]:
        play(match, match.legal_words(0)[0])
    assert match.to_act == [2]


def test_ends_at_once_when_all_claims_are_marked() -> None:
    """“Fin de la partie”."""
    owner = dict.fromkeys(range(1, CLAIMS), 1)
    match = position(ring(0, 4, 5), ring(9, 3), owner=owner, dice=[4])
    play(match, "roll", f"tail {ring(0, 4)[0]}", "stake 0")
    assert match.state.ended == ALL_MARKED
    assert match.to_act == []
    assert told(match) == ["staked", "ended"]


def test_ends_when_at_most_one_player_is_moving() -> None:
    """“Fin de la partie”."""
    match = position(ring(0, 4), ring(9, 3), dice=[4])
    play(match, "roll", "stake 0")
    assert match.state.ended == ONE_LEFT


def test_a_tie_is_a_shared_win() -> None:
    """“Fin de la partie”."""
    match = position(ring(0, 4), ring(9, 3), owner={1: 1}, dice=[4])
    play(match, "roll", "stake 0")
    assert match.scores() == [1, 1]
    assert match.winners() == [0, 1]


def test_a_jam_ends_the_game() -> None:
    """Ruling on stalemates: a whole round in which nothing moves; three chains shut one another
    in."""
    south = CLAIMS_OF[ring(0, 6)[0]][1]
    shut_in, around, below = ring(0, 7, 8), arc(0, 9, 10), arc(south, 1, 11)
    match = position(shut_in, around, below, owner={0: 2, south: 2}, dice=[2, 3, 4])
    for _ in range(3):
        assert not match.over
        play(match, "roll")
        assert told(match)[:2] == ["rolled", "lost"]
    assert match.state.ended == JAMMED
    assert match.winners() == [2]


def test_the_cap_on_rounds() -> None:
    """Ruling on stalemates, option max_rounds"""
    match, luck = Match(GAME, 3, Seeded(4), {"max_rounds": 2}), Seeded(5)
    while not match.over:
        step(match, luck)
    assert match.state.ended == OUT_OF_ROUNDS
    assert match.state.round == 2
    assert [entry.seat for entry in match.log if entry.said].count(0) == 2


def test_left_over_pips_are_lost_with_the_stake() -> None:
    """“Comment revendique t’on un gain ?”."""
    match = position(arc(0, 6, 3), ring(9, 3), dice=[6])
    play(match, "roll", f"tail {ring(0, 6)[0]}", "stake 0")
    assert match.state.pips == 0
    assert match.to_act == [1]
