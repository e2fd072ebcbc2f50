"""A whole game with the keyboard alone; it is always seen where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Server
from tests.web.hands import (
    CHOICES,
    is_over,
    open_table,
    shown_version,
    wait_for_my_turn,
    wait_for_news,
)
from tests.web.laid import lay_game
from tests.web.test_days import is_back_to_me

FAR = 150  # presses of Tab within which everything is reached
MOST = 2000  # decisions of a game

# what has the keyboard, and whether that is seen
FOCUS = """() => {
    const at = document.activeElement
    const {left, top, width, height} = at.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
        html: at.outerHTML.slice(0, 200),
        tool: at.dataset.tool ?? '',
        isChoice: !!at.closest('[data-choices] button'),
        isSeen: at.matches(':focus-visible') && getComputedStyle(at).outlineStyle !== 'none'
            && at.contains(over),
    }
}"""
IS_ASKED = f"""() => document.querySelector('[data-end]')
    || (document.querySelector('main')?.dataset.waiting === 'false'
        && !document.querySelector('{CHOICES} [data-soon]')
        && document.querySelector('{CHOICES}'))"""

Focus = dict[str, Any]


def focus(page: Page) -> Focus:
    at: Focus = page.evaluate(FOCUS)
    return at


def tab_to(page: Page, is_there: Callable[[Focus], bool]) -> None:
    for _ in range(FAR):
        if is_there(focus(page)):
            return
        page.keyboard.press("Tab")
        assert focus(page)["isSeen"], focus(page)
    raise AssertionError(f"not reached: {focus(page)}")


def tab_to_tool(page: Page, tool: str) -> None:
    tab_to(page, lambda at: at["tool"] == tool)


def expect_a_choice(page: Page) -> None:
    here = focus(page)
    assert here["isChoice"], here
    assert here["isSeen"], here


def choose(page: Page, n: int) -> None:
    """One of the choices, each time by other keys."""
    count = page.locator(CHOICES).count()
    if n % 4 == 3:
        return page.keyboard.press(str(1 + n % min(9, count)))
    for _ in range(n % count % 12):
        page.keyboard.press("Tab" if n % 4 == 0 else "ArrowDown")
    expect_a_choice(page)
    return page.keyboard.press("Space" if n % 4 == 1 else "Enter")


def decisions_to_the_end(page: Page) -> int:
    tab_to(page, lambda at: bool(at["isChoice"]))
    for n in range(MOST):
        page.wait_for_function(IS_ASKED, timeout=60_000)
        if is_over(page):
            return n
        expect_a_choice(page)
        before = shown_version(page)
        choose(page, n)
        wait_for_news(page, before)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gold-am-yukon", {"max_rounds": 1}),
        ("lost-valley", {"max_rounds": 1}),
        pytest.param("gold-am-yukon", {}, marks=pytest.mark.long),
        pytest.param("treasure-hunter", {}, marks=pytest.mark.long),
        pytest.param("colorado", {}, marks=pytest.mark.long),
        pytest.param("lost-valley", {"max_rounds": 40}, marks=pytest.mark.long),
    ],
)
def test_a_whole_game(easy: Page, game: str, options: dict[str, int]) -> None:
    open_table(easy, ["me", "greedy"], game=game, options=options)
    expect(easy.locator(CHOICES).first).to_be_attached()
    assert decisions_to_the_end(easy) > 1
    expect(easy.locator("[data-end] .headline")).to_be_visible()
    tab_to(easy, lambda at: "main" in at["html"])  # inside the card: another game
    easy.keyboard.press("Escape")
    expect(easy.locator("[data-end]")).to_have_count(0)
    assert focus(easy)["html"][:5] != "<body"


def test_from_home_to_the_first_choice(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    tab_to(page, lambda at: 'class="main' in at["html"])
    page.keyboard.press("Enter")
    wait_for_my_turn(page)
    expect_a_choice(page)


def test_a_hidden_hand_is_handed_on(easy: Page) -> None:
    open_table(easy, ["me", "me"], game="treasure-hunter")
    for seat in (0, 1):
        expect(easy.locator(f"[data-curtain='{seat}']")).to_be_visible()
        tab_to_tool(easy, "lift")
        easy.keyboard.press("Enter")
        for _ in range(2):  # keeps one card, sets another aside
            expect(easy.locator(CHOICES).first).to_be_attached()
            expect_a_choice(easy)
            before = shown_version(easy)
            easy.keyboard.press("Enter")
            easy.wait_for_function(
                "n => document.querySelector('main').dataset.version !== n", arg=before
            )


def test_tools_and_panels_give_the_keyboard_back(served: Server, page: Page) -> None:
    table = lay_game(served, page, ["me", *["greedy"] * 3], "gold-am-yukon", is_back_to_me)
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    tab_to_tool(page, "rules")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    assert focus(page)["tool"] == "rules"
    tab_to_tool(page, "seen")
    page.keyboard.press("Enter")
    expect(page.locator("[data-since]")).to_have_count(0)
    expect_a_choice(page)
    for key in ("Enter", "Enter", "u"):  # rolls, steps, takes the step back
        before = shown_version(page)
        page.keyboard.press(key)
        wait_for_news(page, before)
        wait_for_my_turn(page)
        expect_a_choice(page)
