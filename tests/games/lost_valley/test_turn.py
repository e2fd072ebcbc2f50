"""Setup, the flow of a turn, packing, ice and the end (“Mise en place”, “Un tour de jeu”,
“Inventaire du prospecteur”, “C. dé de glace” and “Fin du jeu et victoire”)."""

from __future__ import annotations

from filon.core.game import HUSH, LULL
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.rows import listed
from filon.games.lost_valley.data import BACKPACK, LANDS, TRIANGLES
from filon.games.lost_valley.fields import ANNOUNCED, ICE, OUT_OF_ROUNDS
from filon.games.lost_valley.table import Table
from filon.table.asking import ways
from tests.games.lost_valley.tables import (
    DEFAULTS,
    GAME,
    RIVER_A1,
    RIVER_A2,
    WOODS,
    fill_bag,
    have,
    lay,
    of,
    play,
    put,
    ready,
    spot,
    straight_river,
    table,
    told,
    words,
)


def test_everybody_starts_alike() -> None:
    """“Inventaire du prospecteur”."""
    state = table(first=2)
    assert state.turn == 2
    for seat in range(4):
        assert [have(state, seat, good) for good in ("food", "tool", "timber", "whiskey")] == [
            1,
            3,
            1,
            2,
        ]
        assert state.place[seat] == 0
    assert listed(state.stock[:4]) == [16, 0, 16, 2]


def test_move_and_action_in_either_order_both_optional() -> None:
    """“Un tour de jeu”."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2)
    lay(state, WOODS, 1, 1)
    put(state, 0, 1)
    assert of(ready(state), "cut", "walk", "end")[-1] == "end"
    play(state, "cut", f"walk {spot(state, 0, 1)}")
    assert of(state, "walk", "cut") == []
    play(state, "draw", luck=[3])


def standing(state: Table) -> tuple[str, int] | None:
    answer = GAME.standing(state, state.actor)
    return (GAME.say(answer[0]), answer[1]) if answer else None


def test_a_turn_of_which_only_extras_are_left_may_end_by_itself() -> None:
    """Whiskey that lies face up is seen by all, what was found is not."""
    state = table(trading=0)
    straight_river(state, RIVER_A1, RIVER_A2)
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, whiskey=1)
    assert standing(ready(state)) is None
    state.moves = 0
    play(ready(state), "cut")
    assert words(state) == ["drink move", "drink act", "end"]
    assert standing(state) == ("end", LULL)
    put(state, 0, 1, found_whiskey=1)
    assert standing(ready(state)) == ("end", HUSH)
    play(state, "drink act")
    assert standing(state) is None


def test_whoever_may_announce_the_end_is_asked() -> None:
    state = table()
    put(state, 0, 0, whiskey=1)
    fill_bag(state, 0, *[1] * 10)
    state.moves, state.actions, state.arrived = 0, 0, 1
    assert "announce" in words(ready(state))
    assert standing(state) is None


def test_what_is_left_behind_together_is_one_way_in_any_order() -> None:
    """“Inventaire du prospecteur”: the backpack has room for so much, timber takes two spaces."""
    state = table()
    put(state, 0, 0, food=BACKPACK, timber=1)
    play(ready(state), "end")
    match = Match.resumed(GAME, DEFAULTS, state, 0, Seeded(0))
    assert ways(match, 0) == [["drop food", "drop food"], ["drop food", "drop timber"]]


def test_turns_go_round() -> None:
    state = table(first=3)
    play(state, "end", "end")
    assert (state.turn, state.round) == (1, 1)
    play(state, "end", "end")
    assert (state.turn, state.round) == (3, 2)
    assert (state.moves, state.actions) == (1, 1)


def test_whiskey_once_a_turn_at_any_point() -> None:
    """“2. déclencher un événement”: for a second move or a second action."""
    state = table()
    lay(state, WOODS, 1, 1)
    put(state, 0, 1, whiskey=2)
    state.ice = 9
    assert of(ready(state), "drink") == ["drink move", "drink act"]
    play(state, "cut", "walk 0")
    assert of(state, "drink") == ["drink move", "drink act"]
    play(state, "drink move", "walk 1")
    assert of(state, "drink") == []
    assert have(state, 0, "whiskey") == 1
    assert state.stock[3] == 10 - 6 - 1


def test_a_whiskey_from_the_store_is_drunk_before_a_found_one() -> None:
    """Ruling: it goes back to the store, a found one leaves the game."""
    state = table()
    put(state, 0, 1, whiskey=1, found_whiskey=1)
    play(ready(state), "drink move")
    assert (have(state, 0, "whiskey"), have(state, 0, "found-whiskey")) == (0, 1)


def test_whiskey_before_anything_else() -> None:
    """Manual, “Core Mechanics”: "at any point"; what was drunk is back in stock before the
    action."""
    state = table()
    put(state, 0, 0, whiskey=1)
    fill_bag(state, 0, 1)
    state.stock[3] = 0
    assert "buy whiskey" not in words(ready(state))
    play(state, "drink act")
    assert (state.moves, state.actions) == (1, 2)
    play(state, "buy whiskey", "settle", "pay gold-1")
    assert have(state, 0, "whiskey") == 1
    assert (state.moves, state.actions) == (1, 1)
    assert of(state, "drink") == []


def test_spaces_count_only_at_the_end_of_the_turn() -> None:
    """“Inventaire du prospecteur”: then the player chooses what to leave behind."""
    state = table(cart_uses_gear_space=1)
    put(state, 0, 0, food=3, timber=2, axe=1, horse=1, boat=1, cart=1)
    play(ready(state), "end")
    assert words(state) == [f"drop {good}" for good in ("axe", "cart", "boat", "horse")]
    play(state, "drop cart")
    assert words(state) == ["drop food", "drop timber"]
    play(state, "drop food")
    assert words(state) == ["end"]
    play(state, "end")
    assert state.turn == 1
    assert state.stock[7] == 2


def test_a_cart_holds_four_more() -> None:
    state = table()
    put(state, 0, 0, food=4, timber=3, cart=1)
    play(ready(state), "end")
    assert state.turn == 1


def test_the_printed_inventory_sheet_holds_a_cart_beside_boat_horse_and_a_good() -> None:
    """French rules, "La fiche d'inventaire de Gertie": backpack, cart, equipment and gold bag are
    four zones; boat, horse and one good lie with the equipment, the cart has its own."""
    state = table()
    put(state, 0, 0, cart=1, boat=1, horse=1, stick=1)
    play(ready(state), "end")
    assert state.turn == 1


def test_a_cart_takes_gear_space_by_option() -> None:
    """The same sheet with the option on: 2 + 2 + 2 + 1 is more than 6."""
    state = table(cart_uses_gear_space=1)
    put(state, 0, 0, cart=1, boat=1, horse=1, stick=1)
    play(ready(state), "end")
    assert words(state) == [f"drop {good}" for good in ("cart", "boat", "horse", "stick")]


def test_a_cart_outside_the_gear_frees_no_space_there() -> None:
    """“Inventaire du prospecteur”: only what takes up space can be left behind to make room."""
    state = table()
    put(state, 0, 0, cart=1, boat=1, horse=1, axe=1, rod=1, rifle=1)
    play(ready(state), "end")
    assert words(state) == [f"drop {good}" for good in ("axe", "rod", "rifle", "boat", "horse")]


def test_dried_fish_may_be_swapped_while_packing() -> None:
    """“2. déclencher un événement”: at any time on your turn, and the turn is not over yet."""
    state = table()
    put(state, 0, 0, boat=1, horse=1, axe=1, rod=1, dried_fish=1)
    play(ready(state), "end")
    assert words(state)[-2:] == ["drop dried-fish", "unpack"]
    play(state, "unpack")
    assert have(state, 0, "food") == 4
    assert words(state) == ["end"]


def test_ice_moves_on_five_and_six() -> None:
    """“C. dé de glace”."""
    state = table()
    state.ice = 3
    for die, left in ((4, 3), (5, 2), (1, 2), (6, 1)):
        events = play(state, "end", luck=[die])
        assert state.ice == left
    assert told(events) == ["turn_ended", "ice_rolled", "ice_moved"]


def test_the_ice_at_the_waterfall_ends_the_game() -> None:
    """“Fin du jeu et victoire”: at once."""
    state = table()
    state.ice = 1
    fill_bag(state, 1, 3)
    play(state, "end", luck=[6])
    assert state.ended == ICE
    assert GAME.to_act(state) == []
    assert GAME.winners(state) == [1]


def test_gertie_announces_and_jack_wins() -> None:
    """“Fin du jeu et victoire”, example: eleven markers worth 25 against eight worth 30."""
    state = table()
    fill_bag(state, 0, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4)
    fill_bag(state, 1, 4, 4, 4, 4, 4, 4, 3, 3)
    put(state, 0, 1)
    play(ready(state), "walk 0", "announce")
    assert state.ended == ANNOUNCED
    assert GAME.scores(state)[:2] == [25, 30]
    assert GAME.winners(state) == [1]


def test_announcing_is_a_choice_on_arrival_with_ten_markers() -> None:
    """“Fin du jeu et victoire”."""
    state = table()
    fill_bag(state, 0, *[1] * 9)
    put(state, 0, 1)
    play(ready(state), "walk 0")
    assert of(state, "announce") == []
    state = table()
    fill_bag(state, 0, *[1] * 10)
    put(state, 0, 1)
    play(ready(state), "walk 0")
    assert of(ready(state), "announce", "end") == ["announce", "end"]
    play(state, "end")
    state.turn = 0
    assert of(ready(state), "announce") == []


def test_a_tenth_marker_swapped_at_the_store_came_too_late() -> None:
    """“Fin du jeu et victoire”: the prospector arrives with ten; and no longer with ten once
    some are spent."""
    state = table()
    fill_bag(state, 0, *[1] * 9)
    fill_bag(state, 1, 2)
    put(state, 0, 1, tool=1)
    play(ready(state), "walk 0", "trade 1", "give tool", "want gold-2", "offer", "accept")
    assert of(state, "announce") == []
    state = table()
    fill_bag(state, 0, *[1] * 10)
    put(state, 0, 1)
    play(ready(state), "walk 0", "buy whiskey", "settle", "pay gold-1")
    assert of(state, "announce") == []


def test_a_tie_is_shared() -> None:
    """“Fin du jeu et victoire”."""
    state = table(3)
    fill_bag(state, 0, 3)
    fill_bag(state, 2, 1, 2)
    assert GAME.winners(state) == [0, 2]


def test_the_last_round() -> None:
    """Ruling: a game nobody ends ends with the last round."""
    state = table(2, max_rounds=2)
    play(state, "end", "end", "end", "end")
    assert state.ended == OUT_OF_ROUNDS
    assert state.round == 2


def test_two_players_are_unofficial() -> None:
    """The box says three or four; two are an unofficial variant of ours."""
    assert GAME.seats == [2, 3, 4]
    assert GAME.unofficial_seats == [2]


def test_a_second_cart_holds_no_more() -> None:
    """Ruling."""
    state = table()
    put(state, 0, 0, food=9, timber=1, cart=2)
    play(ready(state), "end")
    assert words(state) == ["drop food", "drop timber"]


def test_found_goods_take_up_gear_space() -> None:
    """“Inventaire du prospecteur”: everything but timber, cart, horse and boat takes one space."""
    state = table()
    put(state, 0, 0, whiskey=1, stick=2, dried_fish=1, found_whiskey=1, found_axe=1, found_rod=1)
    play(ready(state), "end")
    assert "drop stick" in words(state)
    play(state, "drop stick")
    assert words(state) == ["end"]
    assert listed(state.events_spent) == [0, 0, 0, 1, 0, 0]


def test_the_ice_is_rolled_for_in_the_turn_that_brings_it() -> None:
    """Ruling; “Un tour de jeu”: then, with the ice block in play, the ice roll."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2)
    for kind in range(LANDS, TRIANGLES):
        state.pile[kind] = 0
    state.pile[WOODS] = 1
    play(ready(state), "walk 1", "draw", "land 1", luck=[0])
    events = play(state, "end", luck=[5])
    assert told(events) == ["turn_ended", "ice_rolled", "ice_moved"]
    assert state.ice == 2


def test_an_announced_end_needs_no_ice_roll() -> None:
    """“Fin du jeu et victoire”: at once."""
    state = table()
    state.ice = 1
    fill_bag(state, 0, *[1] * 10)
    put(state, 0, 1)
    events = play(ready(state), "walk 0", "announce")
    assert told(events) == ["went", "ended"]
