"""Over days: my games, clocks, a second device, what happened since my turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from filon.core.match import Match
from tests.server.people import Server
from tests.web.hands import (
    click_choice,
    my_choices,
    no_sideways_scroll,
    open_table,
    wait_for_my_turn,
    with_a_guest,
)
from tests.web.laid import lay_game
from tests.web.test_page import SIZES, serious_findings


def test_a_private_game_is_found_again_from_the_first_page(page: Page) -> None:
    table = open_table(page, ["me", "me"])
    wait_for_my_turn(page)
    page.locator("header a.name").click()
    card = page.locator(f"[data-mine='{table}']")
    expect(card).to_be_visible()
    expect(page).to_have_title("(1) Filon")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/nugget-turn.svg")
    card.click()
    wait_for_my_turn(page)


def test_the_next_game_is_one_click_away_and_clocks_run(page: Page, browser: Browser) -> None:
    waiting = open_table(page, ["me", "me"])
    with with_a_guest(browser, page, ["me", "open"], clock="days") as guest:
        expect(page.locator("[data-clock]")).to_have_count(2)
        expect(page.locator("[data-clock]").first).to_contain_text("d")
        on_move = page if page.locator(".mine h1").count() else guest
        if on_move is page:
            click_choice(page, my_choices(page)[0])
        expect(page.locator("[data-tool=next-game]")).to_be_visible(timeout=20_000)
        page.locator("[data-tool=next-game]").click()
        page.wait_for_url(f"**/t/{waiting}")


def test_a_second_device_by_code(page: Page, browser: Browser) -> None:
    table = open_table(page, ["me", "me"])
    page.request.put("/api/me", data={"name": "Ada Lovelace"})
    page.goto("/me")
    page.locator("[data-tool=code]").click()
    code = page.locator("[data-code]").get_attribute("data-code")
    assert code
    address = page.url.removesuffix("/me")
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
    phone = context.new_page()
    phone.goto(f"/me/{code.replace('-', '')}")
    expect(phone.locator("[data-tool=take]")).to_contain_text("Ada Lovelace")
    phone.locator("[data-tool=take]").click()
    expect(phone.locator(f"[data-mine='{table}']")).to_be_visible()
    page.goto("/me")
    expect(page.locator("[data-device]")).to_have_count(2)
    page.locator("[data-tool=end-session]").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    phone.goto("/")
    expect(phone.locator("[data-game]").first).to_be_visible()
    expect(phone.locator(f"[data-mine='{table}']")).to_have_count(0)
    context.close()


def test_a_code_that_was_used_says_so(page: Page) -> None:
    page.goto("/me/abcdefgh")
    expect(page.locator("[role=alert]")).to_contain_text("not valid")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_my_pages_fit_and_have_no_barriers(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, ["me", "me"])
    me = page.request.get("/api/me").json()["id"]
    for path in ("/", "/me", f"/p/{me}", "/r/colorado"):
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
        assert no_sideways_scroll(page)
        assert serious_findings(page) == []


def is_back_to_me(match: Match) -> bool:
    """I am asked, and all others have done something since I did."""
    return len(match.log) > 100 and match.to_act == [0] and match.log[-1].seat == 3


WHO_IS_HIT = """all => all.map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
})"""


DESK = 900  # pixels of a window beside whose board there is room


def test_what_happened_since_my_turn_shows_its_buttons(page: Page, served: Server) -> None:
    """At every width, without scrolling, though four players leave little room."""
    table = lay_game(served, page, ["me", *["greedy"] * 3], "gold-am-yukon", is_back_to_me)
    for locale in ("en", "de"):
        page.add_init_script(f"localStorage.setItem('filon.language', '{locale}')")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"/t/{table}")
            if width < DESK:
                page.locator("[data-tool=since]:has(b)").click()
            told = page.locator("dialog[open]" if width < DESK else "[data-since]")
            buttons = told.locator(":is(a, [data-tool=seen]):visible")
            expect(buttons).to_have_count(2)
            assert buttons.evaluate_all(WHO_IS_HIT) == [True, True], (locale, width)
    page.locator("[data-tool=seen]").click()
    expect(page.locator("[data-since]")).to_have_count(0)


def test_on_a_phone_what_happened_since_my_turn_covers_nothing(page: Page, served: Server) -> None:
    """It is one of the tools, with a number on it until it is read; then it can be read again."""
    table = lay_game(served, page, ["me", *["greedy"] * 3], "gold-am-yukon", is_back_to_me)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/t/{table}")
    tool = page.locator("[data-tool=since]")
    expect(tool.locator("b")).to_be_visible()
    expect(page.locator("[data-since]")).to_be_hidden()
    tool.click()
    lines = page.locator("dialog[open] li.entry")
    expect(lines.first).to_be_visible()
    before = lines.count()
    page.locator("dialog[open] [data-tool=seen]").click()
    expect(tool.locator("b")).to_have_count(0)
    tool.click()
    expect(lines).to_have_count(before)
