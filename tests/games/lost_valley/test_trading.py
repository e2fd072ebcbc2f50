"""Swaps between players (Manual, “Optional Trade”)."""

from __future__ import annotations

import pytest

from filon.core.errors import IllegalAction
from filon.core.rows import listed
from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import (
    fill_bag,
    have,
    match,
    of,
    play,
    put,
    ready,
    table,
    told,
    words,
)


def neighbours() -> Table:
    """Two on the same intersection, a third one edge away, the fourth further off."""
    state = table()
    put(state, 0, 1, food=2, stick=1)
    put(state, 1, 1, timber=1, whiskey=1)
    put(state, 2, 0, axe=1)
    put(state, 3, 2)
    state.way[1 * 6] = state.way[2 * 6 + 3] = 0
    return ready(state)


def test_partners_are_here_or_one_edge_away() -> None:
    assert of(neighbours(), "trade") == ["trade 1", "trade 2"]


def test_a_swap_both_agree_on() -> None:
    state = neighbours()
    events = play(state, "trade 1", "give food", "give food", "want timber", "offer")
    assert told(events)[-1] == "proposed"
    assert state.actor == 1
    assert words(state) == ["accept", "decline"]
    play(state, "accept")
    assert have(state, 0, "timber") == 1
    assert have(state, 1, "food") == 2
    assert (state.moves, state.actions) == (1, 1)  # it is free
    assert state.actor == 0
    assert of(state, "trade") == []  # once a turn


def test_a_declined_offer_changes_nothing_and_may_be_bettered() -> None:
    state = neighbours()
    for _ in range(3):
        play(state, "trade 1", "give food", "want timber", "offer", "decline")
    assert have(state, 0, "food") == 2
    assert of(state, "trade") == []  # ruling: three offers a turn


def test_an_offer_can_be_withdrawn() -> None:
    state = neighbours()
    play(state, "trade 2", "give food", "withdraw")
    assert listed(state.given) == []
    assert state.actor == 0


def test_gold_and_hidden_goods_may_be_asked_for() -> None:
    """Ruling: who does not have it can only decline."""
    state = neighbours()
    fill_bag(state, 1, 2)
    play(ready(state), "trade 1", "give stick", "want gold-1", "offer")
    assert words(state) == ["decline"]
    play(state, "decline", "trade 1", "give stick", "want gold-2", "offer", "accept")
    assert have(state, 0, "gold-2") == 1
    assert have(state, 1, "stick") == 1


def test_only_what_somebody_may_have_can_be_asked_for() -> None:
    state = neighbours()
    play(state, "trade 2", "give food")
    assert of(state, "want") == ["want axe"]
    play(state, "want axe")
    assert of(state, "want", "give") == []


def test_any_number_of_goods_change_hands() -> None:
    """Manual, “Optional Trade”: "swap any goods both agree on"."""
    state = neighbours()
    put(state, 0, 1, food=4)
    put(state, 1, 0, tool=3, sieve=1)
    play(ready(state), "trade 1", *["give food"] * 4)
    assert of(state, "give") == []
    play(state, *["want tool"] * 3, "want sieve")
    assert of(state, "want") == []
    play(state, "offer", "accept")
    assert [have(state, 0, good) for good in ("food", "tool", "sieve")] == [0, 3, 1]
    assert [have(state, 1, good) for good in ("food", "tool", "sieve")] == [4, 0, 0]


def test_no_swaps_by_option() -> None:
    """The option `trading`: the French rules have no swaps."""
    state = table(trading=0)
    assert of(state, "trade") == []


def test_only_the_partner_answers() -> None:
    game = match(luck=None, seed=1)
    seat = game.to_act[0]
    partner = (seat + 1) % 4
    for word in (f"trade {partner}", "give tool", "want food", "offer"):
        game.submit(seat, word)
    assert game.to_act == [partner]
    with pytest.raises(IllegalAction, match="turn of seat"):
        game.submit(seat, "end")


def test_what_a_swap_brings_must_fit_only_at_the_end_of_the_own_turn() -> None:
    """“Inventaire du prospecteur”: the partner packs when its own turn ends."""
    state = neighbours()
    put(state, 0, 1, timber=3)
    put(state, 1, 1, food=2, tool=4)
    play(ready(state), "trade 1", "give timber", "give timber", "want food", "offer", "accept")
    play(state, "end")
    assert state.turn == 1
    play(state, "end")
    assert words(state) == ["drop food", "drop tool", "drop timber"]
