"""“Comment une équipe avance-t-elle ?”, “Changement de direction” and ruling on closed rings:
moving, meeting an opponent, cutting a ring."""

from __future__ import annotations

from filon.games.gold_am_yukon.data import CLAIMS_OF
from tests.games.gold_am_yukon.tables import arc, play, position, ring, steps, told

# claim 0 is the first of the top row, claim 1 its eastern neighbour; both are marked here, so that
# nothing can be staked
MARKED = {0: 1, 1: 1}


def test_the_tail_goes_before_the_head() -> None:
    """“Comment une équipe avance-t-elle ?”."""
    chain = arc(0, 0, 3)
    match = position(chain, [383], owner=MARKED, dice=[2])
    play(match, "roll", *steps(ring(0, 3, 4)))
    assert list(match.state.chains[0]) == ring(0, 2, 3, 4)
    assert match.state.holder[ring(0, 0)[0]] == -1
    assert match.to_act == [1]


def test_the_first_moving_pip_chooses_the_direction() -> None:
    """“Comment une équipe avance-t-elle ?”."""
    match = position(arc(0, 1, 3), [383], owner=MARKED, dice=[3])
    play(match, "roll")
    assert sorted(match.legal(0)) == sorted([*ring(0, 0), *ring(0, 4), *ring(1, 8), *ring(1, 10)])
    play(match, *steps(ring(0, 0)))
    assert match.legal(0) == ring(0, 11)


def test_at_a_fork_any_free_branch_may_be_taken() -> None:
    """“Comment une équipe avance-t-elle ?”: field 3 of claim 0 touches claim 1."""
    match = position(arc(0, 0, 3), [383], owner=MARKED, dice=[6])
    play(match, "roll", *steps(ring(0, 3)))
    assert sorted(match.legal(0)) == sorted([*ring(0, 4), *ring(1, 8), *ring(1, 10)])


def test_moving_is_compulsory() -> None:
    """“Comment une équipe avance-t-elle ?”: no choice but steps while there are pips."""
    match = position(arc(0, 0, 3), [383], owner=MARKED, dice=[6])
    play(match, "roll")
    assert all(word.startswith(("step", "tail")) for word in match.legal_words(0))


def test_blocked_head_must_reverse_with_three_pips_left() -> None:
    """“Changement de direction”."""
    match = position(arc(0, 7, 3), ring(0, 0), owner=MARKED, dice=[5])
    play(match, "roll", *steps(ring(0, 10, 11)))
    assert told(match) == ["moved", "turned"]
    assert match.state.pips == 3
    assert match.legal(0) == ring(0, 8)
    play(match, *steps(ring(0, 8, 7)))
    assert list(match.state.chains[0]) == ring(0, 9, 8, 7)


def test_a_free_branch_forbids_reversal() -> None:
    """“Changement de direction”: an opponent holds one way on, another is free."""
    match = position(arc(0, 0, 4), ring(0, 4), owner=MARKED, dice=[2])
    play(match, "roll")
    assert sorted(match.legal(0)) == sorted([*ring(1, 8), *ring(1, 10), *ring(0, 11)])
    play(match, *steps(ring(1, 10)))
    assert match.legal(0) == ring(1, 11)


def test_reversal_only_once_a_turn() -> None:
    """“Changement de direction”: both ends met an opponent, the rest is lost."""
    match = position(arc(0, 7, 3), ring(0, 0), ring(0, 6), owner=MARKED, dice=[1, 6])
    play(match, "roll", *steps(ring(0, 10, 11)))
    assert told(match) == ["moved", "turned"]
    play(match, *steps(ring(0, 8, 7)))
    assert told(match) == ["moved", "lost"]
    assert match.to_act == [1]


def test_both_ends_blocked_loses_all() -> None:
    """“Changement de direction”."""
    match = position(arc(0, 8, 3), ring(0, 11), ring(0, 7), owner=MARKED, dice=[4])
    play(match, "roll")
    assert told(match) == ["rolled", "lost"]


def test_a_ring_without_a_way_out_loses_the_pips() -> None:
    """“Changement de direction”, ruling on closed rings: every stone has only its own
    neighbours, or an opponent, before it."""
    south = CLAIMS_OF[ring(0, 6)[0]][1]
    guards = [*ring(1, 8, 10), *ring(south, 11, 1)]
    match = position(arc(0, 0, 12), guards, owner=MARKED, dice=[4])
    play(match, "roll")
    assert told(match) == ["rolled", "lost"]
    assert match.to_act == [1]


def test_a_lone_prospector_keeps_its_direction() -> None:
    """“Comment une équipe avance-t-elle ?”, ruling: it does not step straight back."""
    match = position(ring(0, 7), [383], owner=MARKED, dice=[3])
    play(match, "roll", *steps(ring(0, 8)))
    assert match.legal(0) == ring(0, 9)


def test_a_lone_prospector_turns_back_before_an_opponent() -> None:
    """“Changement de direction”."""
    match = position(ring(0, 7), ring(0, 9), owner=MARKED, dice=[3])
    play(match, "roll", *steps(ring(0, 8)))
    assert told(match) == ["moved", "turned"]
    assert match.legal(0) == ring(0, 7)


def test_the_gap_of_eleven_needs_a_named_tail() -> None:
    """“Comment une équipe avance-t-elle ?”: the twelfth field lies before both ends, so the
    player says which one leads."""
    match = position(arc(0, 0, 11), [383], owner=MARKED, dice=[1, 2])
    play(match, "roll")
    gap, tail, head = ring(0, 11)[0], ring(0, 0)[0], ring(0, 10)[0]
    assert gap not in match.legal(0)
    assert {f"tail {tail}", f"tail {head}"} <= set(match.legal_words(0))
    play(match, f"tail {head}")
    assert gap in match.legal(0)
    play(match, f"step {gap}")
    assert list(match.state.chains[0]) == [*arc(0, 0, 10)[::-1], gap]


def test_a_ring_is_cut_at_any_stone_with_a_way_out() -> None:
    """Ruling on closed rings: the centre's circle has ways out at its four contact fields."""
    match = position(arc(18, 0, 12), [0], owner={18: 1}, dice=[2])
    play(match, "roll")
    cuts = {int(word.split()[1]) for word in match.legal_words(0)}
    assert cuts == set(ring(18, 1, 11, 2, 4, 5, 7, 8, 10))


def test_the_ends_of_a_cut_ring_are_the_neighbours_of_the_tail() -> None:
    """Ruling on closed rings: it may go out past either of them."""
    match = position(arc(18, 0, 12), [0], owner={18: 1}, dice=[2])
    tail = ring(18, 1)[0]
    play(match, "roll", f"tail {tail}")
    outside = [*ring(11, 5), *ring(11, 7)]  # around the contact field north of the centre
    assert sorted(match.legal(0)) == sorted(outside)
    play(match, f"step {outside[0]}")
    chain = list(match.state.chains[0])
    assert chain[-2:] == [ring(18, 0)[0], outside[0]]
    assert chain[0] == ring(18, 2)[0]
    assert match.state.holder[tail] == -1


def test_a_ring_that_closes_in_mid_turn_keeps_its_direction() -> None:
    """Ruling on closed rings: only those stones that lie before a way out in that direction."""
    match = position([ring(11, 5)[0], *arc(18, 0, 11)], [0], owner={18: 1}, dice=[3])
    play(match, "roll", *steps(ring(18, 11)))
    assert list(match.state.chains[0]) == arc(18, 0, 12)
    cuts = {int(word.split()[1]) for word in match.legal_words(0)}
    assert cuts == set(ring(18, 1, 4, 7, 10))


def test_a_ring_between_four_claims_is_cut_too() -> None:
    """Ruling on closed rings: any closed circle of twelve; this one lies around no claim."""
    diamond = [*ring(18, 3, 4, 5, 6), *ring(25, 1, 2, 3), *ring(26, 10, 11, 0), *ring(19, 7, 8)]
    match = position(diamond, [0], dice=[2])
    play(match, "roll")
    assert match.legal(0)
    assert all(word.startswith("tail") for word in match.legal_words(0))
