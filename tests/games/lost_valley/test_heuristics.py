"""What bots think of a table asks the rules' own questions."""

from __future__ import annotations

import pytest

from tests.games.lost_valley.tables import GAME, put, ready, table


@pytest.mark.parametrize(("option", "lost"), [(1, 2), (0, 0)], ids=["takes-space", "takes-none"])
def test_a_cart_is_a_burden_only_where_it_takes_up_gear_space(option: int, lost: int) -> None:
    """“Inventaire du prospecteur”; by option a cart takes up no gear space itself."""
    full, over = (table(2, cart_uses_gear_space=option) for _ in range(2))
    put(full, 0, 0, axe=1, rod=1, rifle=1, sieve=1, crate=1, whiskey=1)
    put(over, 0, 0, axe=1, rod=1, rifle=1, sieve=1, crate=1, whiskey=1, cart=1)
    gain = GAME.evaluate(ready(over), 0) - GAME.evaluate(ready(full), 0)
    cart = 2.0 * GAME.weights.named()["wares"]  # two nuggets, as much as wares count
    assert gain == pytest.approx(cart - 0.8 * lost)
