"""“Comment revendique t’on un gain ?”: staking a claim, the central 6."""

from __future__ import annotations

from filon.games.gold_am_yukon.data import CENTRE
from tests.games.gold_am_yukon.tables import arc, play, position, ring, steps, told


def test_twelve_around_a_claim() -> None:
    """“Comment revendique t’on un gain ?”: the full ring; it may be the first pip of a turn, and
    ends it."""
    match = position(arc(0, 0, 12), [383], dice=[5])
    tail = ring(0, 4)[0]
    play(match, "roll", f"tail {tail}", "stake 0")
    assert match.state.owner[0] == 0
    assert match.state.nuggets[0] == 1
    assert match.state.holder[tail] == -1
    assert len(match.state.chains[0]) == 11
    assert match.to_act == [1]


def test_eleven_of_twelve_do_not_surround() -> None:
    """“Comment revendique t’on un gain ?”: with twelve moving prospectors the ring must be full."""
    match = position([*arc(0, 0, 11), *ring(0, 11)][:11] + ring(1, 10), [383], dice=[5])
    assert len(match.state.chains[0]) == 12
    play(match, "roll")
    assert not any(word.startswith("stake") for word in match.legal_words(0))


def test_seven_on_an_arc() -> None:
    """“Comment revendique t’on un gain ?”: the last step closes the arc, the next pip stakes
    with the tail."""
    match = position(arc(18, 4, 7), [0], owner={0: 0, 1: 0, 2: 0, 3: 0, 4: 0}, dice=[3])
    play(match, "roll")
    assert f"tail {ring(18, 4)[0]}" in match.legal_words(0)
    play(match, *steps(ring(18, 11)))
    assert "stake 18" in match.legal_words(0)
    tail = ring(18, 5)[0]
    play(match, "stake 18")
    assert match.state.holder[tail] == -1
    assert match.state.owner[18] == 0


def test_one_on_a_contact_field_chooses_the_claim() -> None:
    """“Comment revendique t’on un gain ?”: the last prospector stands on two circles."""
    match = position(ring(0, 3), arc(30, 0, 5), arc(20, 0, 5), dice=[4])
    play(match, "roll")
    assert {"stake 0", "stake 1"} <= set(match.legal_words(0))
    play(match, "stake 1")
    assert match.state.owner[1] == 0
    assert list(match.state.chains[0]) == []


def test_either_end_may_be_the_tail_at_the_first_pip() -> None:
    """“Comment revendique t’on un gain ?”."""
    match = position(arc(0, 6, 3), [383], dice=[2])
    head = ring(0, 8)[0]
    play(match, "roll", f"tail {head}", "stake 0")
    assert list(match.state.chains[0]) == ring(0, 7, 6)


def test_staking_is_optional() -> None:
    """“Comment revendique t’on un gain ?”."""
    match = position(arc(0, 6, 3), [383], dice=[2])
    play(match, "roll")
    assert any(word.startswith("step") for word in match.legal_words(0))


def test_where_only_a_stake_is_possible_one_may_rest() -> None:
    """“Comment revendique t’on un gain ?”: optional even then."""
    match = position(arc(0, 7, 3), ring(0, 10), ring(0, 6), dice=[4])
    play(match, "roll")
    assert "rest" in match.legal_words(0)
    play(match, "rest")
    assert match.state.owner[0] == -1
    assert match.to_act == [1]
    assert match.state.idle == 1  # nothing was placed, moved or staked


def test_a_stake_after_meeting_an_opponent_takes_the_new_tail() -> None:
    """“Changement de direction”: it turns the chain at once."""
    match = position(arc(0, 7, 3), ring(0, 0), dice=[5])
    play(match, "roll", *steps(ring(0, 10, 11)), "stake 0")
    assert match.state.holder[ring(0, 11)[0]] == -1
    assert list(match.state.chains[0]) == ring(0, 10, 9)


def test_not_before_all_have_entered() -> None:
    """“Comment revendique t’on un gain ?”."""
    match = position(arc(0, 6, 3), [383], dice=[2], hand={0: 9})
    play(match, "roll")
    assert not any(word.startswith(("stake", "tail")) for word in match.legal_words(0))


def test_a_marked_claim_cannot_be_staked_again() -> None:
    """“Comment revendique t’on un gain ?”: one prospector on each claim."""
    match = position(arc(0, 6, 3), [383], owner={0: 1}, dice=[2])
    play(match, "roll")
    assert not any(word.startswith(("stake", "tail")) for word in match.legal_words(0))


def test_guards_do_not_block_paths() -> None:
    """“Comment revendique t’on un gain ?”."""
    match = position(arc(0, 4, 2), [383], owner={0: 1}, dice=[2])
    play(match, "roll", *steps(ring(0, 6, 7)))
    assert list(match.state.chains[0]) == ring(0, 6, 7)


def test_the_central_six_retires_its_player() -> None:
    """“Comment revendique t’on un gain ?”: the others leave the paths."""
    match = position(arc(CENTRE, 0, 4), arc(0, 0, 3), arc(2, 6, 3), dice=[2])
    tail = ring(CENTRE, 0)[0]
    play(match, "roll", f"tail {tail}", f"stake {CENTRE}")
    assert told(match)[:2] == ["staked", "retired"]
    assert match.state.nuggets[0] == 6
    assert list(match.state.chains[0]) == []
    assert match.state.gone[0] == 3
    assert all(match.state.holder[field] == -1 for field in arc(CENTRE, 0, 4))
    assert match.to_act == [1]


def test_the_retired_player_can_win() -> None:
    """“Comment revendique t’on un gain ?”, “Fin de la partie”"""
    match = position(arc(CENTRE, 0, 2), ring(0, 4), dice=[2], owner={1: 1})
    play(match, "roll", f"tail {ring(CENTRE, 0)[0]}", f"stake {CENTRE}")
    assert match.over
    assert match.winners() == [0]
