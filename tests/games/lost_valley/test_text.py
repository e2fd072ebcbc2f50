"""The text board: the sketch, what everybody carries, the store, what lies around."""

from __future__ import annotations

import pytest

from filon.core.messages import LANGUAGES
from filon.games.lost_valley.data import RIVER, TERRAIN
from filon.games.lost_valley.table import Table
from filon.games.lost_valley.text_valley import sketched
from tests.contract.walks import walk
from tests.games.lost_valley.tables import (
    GAME,
    RIVER_A1,
    RIVER_A1B1,
    RIVER_A2,
    STILL,
    WOODS,
    fill_bag,
    lay,
    lay_triangle,
    play,
    put,
    ready,
    spot,
    straight_river,
    table,
)

ENGLISH = GAME.messages("en", ["Jack", "Bill", "Nellie", "Gertie"])


def board(state: Table, viewer: int = 0) -> list[str]:
    return GAME.draw(GAME.view(state, viewer), GAME.legal(state, viewer), ENGLISH).splitlines()


def test_the_board_tells_the_stock_of_the_store_and_its_prices() -> None:
    """“7. acheter équipements et marchandises”."""
    state = table()
    put(state, 1, 0, cart=2, horse=1)
    lines = board(ready(state))
    assert "  2 + X – 0 carts, 3 boats, 2 horses" in lines
    assert "  5 – 2 crates of dynamite" in lines
    assert not any("food" in line and line.startswith("  1 ") for line in lines)


def test_materials_have_a_price_where_they_are_sold() -> None:
    """By the option `store_sells_materials`."""
    state = table(store_sells_materials=1)
    put(state, 0, 0, food=2)
    stock = [f"{state.stock[0]} food", f"{state.stock[1]} tools", f"{state.stock[2]} timber"]
    assert any(line.startswith(f"  1 – {', '.join(stock)}") for line in board(ready(state)))


def test_gold_is_told_at_the_store_too() -> None:
    state = table()
    fill_bag(state, 0, 1, 2, 4)
    lines = board(ready(state))
    assert "> A Jack (you) – at the store" in lines
    assert "    3 gold markers: 2 rivergold, 1 mountaingold, worth 7 nuggets" in lines
    others = board(state, viewer=1)
    assert "    3 gold markers: 2 rivergold, 1 mountaingold" in others


def test_the_gold_of_a_river_lies_beside_its_bank() -> None:
    """“d. jetons”: gold belongs to one bank; here the river runs straight up between 1 and 2."""
    state = table()
    straight_river(state, RIVER_A1B1)
    above, name, below = _rows_of_the_first_tile(state)
    assert name.split() == ["//", "~0", "//"]
    assert above.index("*1") > name.index("~0") > below.index("*1")
    state.gold[0], state.gold[1] = 2, 0
    above, _, below = _rows_of_the_first_tile(state)
    assert "*2" in above
    assert "*" not in below


def _rows_of_the_first_tile(state: Table) -> list[str]:
    rows = sketched(GAME.view(state, 0), [])
    middle = next(k for k, row in enumerate(rows) if "~0" in row)
    return rows[middle - 1 : middle + 2]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_gold_of_a_river_hides_nothing(seed: int) -> None:
    """Each sign of a valley whose river has no gold is still there with it."""
    for match in walk(GAME, 3, seed, stops=6):
        view = GAME.view(match.state, 0)
        rich = sketched(view, [])
        for tile, kind in enumerate(view.tiles):
            if TERRAIN[kind] == RIVER:
                view.gold[tile * 2] = view.gold[tile * 2 + 1] = 0
        for one, other in zip(rich, sketched(view, []), strict=True):
            for column, sign in enumerate(other):
                assert sign == " " or one[column] == sign, "\n".join(rich)


def test_a_tile_in_hand_says_what_will_lie_on_it() -> None:
    state = table()
    play(state, "walk 1", "draw", luck=[RIVER_A2])
    assert "In hand: straight river, 3 gold markers" in board(state)


def test_the_log_counts_what_is_taken() -> None:
    """“3. attraper du poisson” and “5. abattre un arbre”: food and timber come from the supply."""
    state = table()
    lay(state, WOODS, 1, 1)
    put(state, 0, 1)
    events = play(ready(state), "cut")
    assert ENGLISH.line(GAME.recount(events[-1])) == "Jack takes 1 timber from the supply."


def test_my_prospector_stands_in_brackets() -> None:
    state = ready(table())
    assert any(line.endswith("0$[A]BCD") for line in board(state))
    assert any(line.endswith("0$A[B]CD") for line in board(state, viewer=1))


def test_places_of_note_are_listed() -> None:
    """“c. tuiles de terre ferme triangulaire”: a whiskey at the still."""
    state = table()
    straight_river(state, RIVER_A1)
    tile = lay_triangle(state, STILL, spot(state, 0, 1), 2)
    lines = board(ready(state))
    assert f"  tile {tile}: moonshine still – a whiskey for 2 materials" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_explains_every_sign(language: str) -> None:
    messages = GAME.messages(language, list("ABCD"))
    key = " ".join(messages.say(f"legend.{k}") for k in range(5))
    for sign in ("·", "$", "(n)", "= // \\\\", " : ", "H ", "~ ", "? ", "*n", "!n"):
        assert sign in key
    for sign in "FMTLS" + "tsaxmw":
        assert f" {sign} " in key
