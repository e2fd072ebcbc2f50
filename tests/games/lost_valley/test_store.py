"""Buying: gold markers, X, no change; the second post and the still (“7. acheter équipements et
marchandises”)."""

from __future__ import annotations

from filon.core.rows import listed
from tests.games.lost_valley.tables import (
    POST,
    STILL,
    fill_bag,
    have,
    lay_triangle,
    of,
    play,
    put,
    ready,
    table,
    words,
)


def test_bill_buys_a_crate_two_whiskeys_and_a_horse() -> None:
    """“7. acheter équipements et marchandises”, example: nine nuggets and a timber."""
    state = table()
    put(state, 0, 0, timber=1)
    fill_bag(state, 0, 4, 4, 1)
    play(ready(state), "buy crate", "buy whiskey", "buy whiskey", "buy horse")
    assert (state.owed, state.extras) == (9, 1)
    play(state, "settle", "pay timber", "pay gold-4", "pay gold-4", "pay gold-1")
    assert [have(state, 0, good) for good in ("crate", "whiskey", "horse")] == [1, 2, 1]
    assert listed(state.bag[:4]) == [0, 0, 0, 0]
    assert listed(state.gold_spent) == [1, 0, 0, 2]
    assert of(state, "buy") == []


def test_prices() -> None:
    """“7. acheter équipements et marchandises”: what exactly a purse can buy."""
    state = table()
    put(state, 0, 0)
    fill_bag(state, 0, 1)
    assert of(ready(state), "buy") == ["buy whiskey"]
    fill_bag(state, 0, 1)
    assert of(ready(state), "buy") == ["buy whiskey", "buy axe", "buy rod", "buy rifle"]
    put(state, 0, 0, tool=1)
    assert "buy horse" in of(ready(state), "buy")
    assert "buy sieve" not in of(state, "buy")
    fill_bag(state, 0, 3)
    assert "buy crate" in of(ready(state), "buy")


def test_no_change_is_given() -> None:
    state = table()
    put(state, 0, 0)
    fill_bag(state, 0, 4)
    play(ready(state), "buy whiskey", "settle", "pay gold-4")
    assert have(state, 0, "whiskey") == 1
    assert listed(state.bag[:4]) == [0, 0, 0, 0]


def test_a_marker_may_pay_the_x_too() -> None:
    state = table()
    put(state, 0, 0, tool=1)
    fill_bag(state, 0, 3)
    play(ready(state), "buy boat", "settle")
    assert words(state) == ["pay gold-3", "pay tool"]
    play(state, "pay gold-3")
    assert have(state, 0, "boat") == have(state, 0, "tool") == 1


def test_a_ware_may_pay_an_x_but_not_the_one_being_bought() -> None:
    state = table()
    put(state, 0, 0, axe=1)
    fill_bag(state, 0, 1)
    play(ready(state), "buy rod", "settle")
    assert words(state) == ["pay gold-1", "pay axe"]
    play(state, "pay axe", "pay gold-1")
    assert have(state, 0, "rod") == 1
    assert have(state, 0, "axe") == 0
    assert state.stock[4] == 2


def test_what_is_out_of_stock_cannot_be_bought() -> None:
    """“7. acheter équipements et marchandises”."""
    state = table()
    put(state, 0, 0)
    fill_bag(state, 0, 4, 4)
    state.stock[11] = 0
    assert "buy crate" not in of(ready(state), "buy")


def test_no_store_anywhere_else() -> None:
    state = table()
    put(state, 0, 1)
    fill_bag(state, 0, 4)
    assert of(ready(state), "buy") == []


def test_the_second_post_sells_the_same() -> None:
    """Manual, “Perform One Action”: at its corners."""
    state = table()
    lay_triangle(state, POST, 1, 2)
    put(state, 0, 1)
    fill_bag(state, 0, 1)
    assert of(ready(state), "buy") == ["buy whiskey"]


def test_the_second_post_is_no_place_to_end_the_game() -> None:
    """“Fin du jeu et victoire”: only the post by the waterfall."""
    state = table()
    tile = lay_triangle(state, POST, 1, 1)
    put(state, 0, 1)
    fill_bag(state, 0, *[1] * 10)
    state.ice = 9
    play(ready(state), f"walk {state.corners[tile * 4 + 1]}")
    assert of(state, "announce") == []
    assert "buy crate" in words(state)


def test_the_still_gives_whiskey_for_two_materials_as_often_as_you_like() -> None:
    """“c. tuiles de terre ferme triangulaire”: materials only."""
    state = table()
    lay_triangle(state, STILL, 1, 2)
    put(state, 0, 1, food=2, tool=2, axe=1)
    play(ready(state), "still")
    assert words(state) == ["pay food", "pay tool"]
    play(state, "pay food", "pay food")
    assert words(state) == ["still", "done"]
    play(state, "still", "pay tool", "pay tool")
    assert have(state, 0, "whiskey") == 2
    assert of(state, "still", "done") == []
    assert of(state, "end") == ["end"]


def test_enough_whiskey_is_enough() -> None:
    state = table()
    lay_triangle(state, STILL, 1, 2)
    put(state, 0, 1, food=4)
    play(ready(state), "still", "pay food", "pay food", "done")
    assert have(state, 0, "whiskey") == 1
    assert have(state, 0, "food") == 2


def test_materials_are_sold_only_by_option() -> None:
    """An option of ours: one nugget each."""
    state = table(store_sells_materials=1)
    put(state, 0, 0)
    fill_bag(state, 0, 1)
    assert of(ready(state), "buy")[:3] == ["buy food", "buy tool", "buy timber"]


def test_an_x_is_never_paid_with_whiskey_dried_fish_or_a_stick() -> None:
    """French rules, "Acheter équipements et marchandises": X is a nugget, a material or a piece of
    equipment; "marchandises (whisky, poisson séché, bâton de dynamite)" are none."""
    state = table()
    put(state, 0, 0, whiskey=1, found_axe=1, stick=1, dried_fish=1, found_whiskey=1, horse=1)
    fill_bag(state, 0, 2, 2)
    play(ready(state), "buy cart", "buy boat", "settle")
    assert words(state) == ["pay gold-2", "pay horse", "pay found-axe"]
    play(state, "pay found-axe", "pay horse")
    assert words(state) == ["pay gold-2"]
    play(state, "pay gold-2", "pay gold-2")
    assert have(state, 0, "cart") == have(state, 0, "boat") == 1
    assert listed(state.events_spent) == [1, 0, 0, 0, 0, 0]


def test_with_whiskey_alone_no_x_can_be_paid() -> None:
    """The same."""
    state = table()
    put(state, 0, 0, whiskey=2, stick=1)
    fill_bag(state, 0, 1)
    assert of(ready(state), "buy") == ["buy whiskey"]


def test_a_marker_too_large_pays_the_x_and_the_rest_is_lost() -> None:
    """“7. acheter équipements et marchandises”: no change is given."""
    state = table()
    put(state, 0, 0, tool=1)
    fill_bag(state, 0, 4)
    play(ready(state), "buy axe", "settle", "pay gold-4")
    assert have(state, 0, "axe") == have(state, 0, "tool") == 1
    assert listed(state.bag[:4]) == [0, 0, 0, 0]


def test_without_whiskey_in_stock_the_still_is_dry() -> None:
    """“7. acheter équipements et marchandises”: supplies are limited."""
    state = table()
    lay_triangle(state, STILL, 1, 2)
    put(state, 0, 1, food=4)
    state.stock[3] = 1
    play(ready(state), "still", "pay food", "pay food")
    assert have(state, 0, "whiskey") == 1
    assert of(state, "still") == []
