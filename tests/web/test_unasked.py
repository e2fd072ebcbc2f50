"""What happens by itself though there is a choice: it is announced, and can be kept back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from filon.games.lost_valley.data import BACKPACK
from tests.games.lost_valley.tables import RIVER_FISH, put, ready, straight_river, table
from tests.games.treasure_hunter.tables import hunt
from tests.server.people import Server
from tests.web.hands import my_choices
from tests.web.laid import lay_position

SOON = "[data-soon='end']"


def lay_a_spent_turn(served: Server, page: Page) -> str:
    """Move and action are used, a whiskey is left."""
    state = table(2)
    straight_river(state, *[RIVER_FISH] * 3)
    put(state, 0, 1, whiskey=1, food=BACKPACK, timber=1)
    put(state, 1, 0, whiskey=1)
    state.moves = state.actions = 0
    return lay_position(served, [page], ["me", "me"], "lost-valley", ready(state))


def test_a_turn_ends_by_itself_unless_something_else_is_looked_at(
    served: Server, easy: Page
) -> None:
    easy.add_init_script("localStorage.setItem('filon.curtain', 'none')")
    easy.goto(f"/t/{lay_a_spent_turn(served, easy)}")
    expect(easy.locator(f".valley {SOON}")).to_be_visible()
    expect(easy.locator(".valley .hint")).to_contain_text("Your turn ends by itself")
    easy.locator(".valley .tabs button").nth(1).click()
    expect(easy.locator(SOON)).to_have_count(0)
    assert "drink act" in my_choices(easy)
    easy.reload()
    expect(easy.locator("[data-way='drop food, drop food']")).to_be_visible()  # it went on to pack
    easy.locator("[data-way='drop food, drop food']").click()
    expect(easy.get_by_role("log")).to_contain_text("ends the turn")


def test_passes_come_by_themselves_for_the_rest_of_the_game(served: Server, easy: Page) -> None:
    """One click begins it, one ends it; a touch of a card keeps a pass back."""
    at = hunt(["blue-9 mule", "blue-1", "blue-2"])
    easy.add_init_script("localStorage.setItem('filon.curtain', 'none')")
    easy.goto(f"/t/{lay_position(served, [easy], ['me'] * 3, 'treasure-hunter', at.table)}")
    switch, soon = easy.get_by_role("switch"), easy.locator("[data-soon=pass]")
    expect(switch).not_to_be_checked()
    switch.press("Enter")
    expect(switch).to_be_checked()
    expect(soon.first).to_be_visible()
    expect(easy.get_by_role("log")).to_contain_text("takes")  # the others have no choice
    easy.reload()
    expect(switch).to_be_checked()  # it holds, also at the next site
    expect(soon.first).to_be_visible()
    easy.locator(".board").click(position={"x": 5, "y": 5})
    expect(soon).to_have_count(0)
    expect(easy.locator("[data-act='play mule']").first).to_be_visible()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(soon).to_have_count(0)
