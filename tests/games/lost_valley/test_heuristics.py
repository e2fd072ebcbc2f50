"""What bots think of a table asks the rules' own questions."""

from __future__ import annotations

import pytest

from filon.bots.greedy import Greedy
from filon.games.lost_valley.data import CART, LEFT, POST_PLACE
from filon.games.lost_valley.heuristics_store import ware_worth
from tests.games.lost_valley.tables import GAME, fill_bag, put, ready, table


@pytest.mark.parametrize(("option", "lost"), [(1, 2), (0, 0)], ids=["takes-space", "takes-none"])
def test_a_cart_is_a_burden_only_where_it_takes_up_gear_space(option: int, lost: int) -> None:
    """“Inventaire du prospecteur”; by option a cart takes up no gear space itself."""
    full, over = (table(2, cart_uses_gear_space=option) for _ in range(2))
    put(full, 0, 0, axe=1, rod=1, rifle=1, sieve=1, crate=1, whiskey=1)
    put(over, 0, 0, axe=1, rod=1, rifle=1, sieve=1, crate=1, whiskey=1, cart=1)
    gain = GAME.evaluate(ready(over), 0) - GAME.evaluate(ready(full), 0)
    cart = ware_worth(CART, 1.0, GAME.weights.values)  # while the whole game lies ahead
    assert gain == pytest.approx(cart - 0.8 * lost)


def test_who_can_pay_a_sieve_is_drawn_to_the_store() -> None:
    """“7. acheter équipements et marchandises”: three nuggets are worth more near the store."""
    drawn = []
    for place in (POST_PLACE, LEFT):
        poor, rich = table(), table()
        for state in (poor, rich):
            put(state, 0, place)
        fill_bag(rich, 0, 3)
        drawn.append(GAME.evaluate(ready(rich), 0) - GAME.evaluate(ready(poor), 0))
    assert drawn[0] > drawn[1] > 3.0 * GAME.weights.named()["greed"]


def test_a_quick_bot_buys_a_sieve_where_it_can() -> None:
    state = table()
    put(state, 0, POST_PLACE, food=2)
    fill_bag(state, 0, 3)
    ready(state)
    choice = Greedy(GAME, 1).choose(GAME.view(state, 0), GAME.legal(state, 0))
    assert GAME.say(choice) == "buy sieve"


def test_a_second_sieve_is_worth_nothing() -> None:
    """A seat that has one is not drawn back for another."""
    worths = []
    for place in (POST_PLACE, LEFT):
        poor, rich = table(), table()
        for state in (poor, rich):
            put(state, 0, place, rod=1, boat=1, sieve=1, cart=1, horse=1, crate=1)
        fill_bag(rich, 0, 3)
        worths.append(GAME.evaluate(ready(rich), 0) - GAME.evaluate(ready(poor), 0))
    assert worths[0] == pytest.approx(worths[1])
