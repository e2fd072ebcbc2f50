"""The page keeps to its own policy: nothing inline, nothing from elsewhere, with all motion on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import click_choice, is_over, my_choices, open_table, wait_for_my_turn

NOTE = """
window.breaches = []
addEventListener('securitypolicyviolation', (event) => {
  window.breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
})
"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's worker, which must keep to it too."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """At the end, neither the console nor the page itself may have complained."""
    said: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    page.add_init_script(NOTE)
    page.emulate_media(reduced_motion="no-preference")
    yield page
    assert page.evaluate("window.breaches") == []
    assert [line for line in said if line.startswith(("error", "warning"))] == []


def play(page: Page, moves: int) -> None:
    for _ in range(moves):
        wait_for_my_turn(page)
        if is_over(page):
            return
        acts = my_choices(page)
        click_choice(page, acts[len(acts) // 2])


def test_home_and_a_new_table(watched: Page) -> None:
    watched.goto("/")
    expect(watched.locator("[data-game]").first).to_be_visible()
    watched.goto("/new/treasure-hunter")
    expect(watched.locator("form").first).to_be_visible()


@pytest.mark.parametrize("game", ["gold-am-yukon", "treasure-hunter", "colorado", "lost-valley"])
def test_a_table_of_every_game(watched: Page, game: str) -> None:
    table = open_table(watched, ["me", "greedy", "greedy"], game=game)
    play(watched, 5)
    watched.goto(f"/t/{table}/3")
    expect(watched.locator("main")).to_contain_text("3")


def test_an_end_screen(watched: Page) -> None:
    open_table(watched, ["me", "random"], options={"max_rounds": 1})
    play(watched, 40)
    expect(watched.locator("[data-end]")).to_be_visible()


def test_the_policy_has_no_exception(page: Page) -> None:
    answer = page.request.get("/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_an_inline_script_and_a_foreign_address_are_stopped(page: Page) -> None:
    """The test's own test: the browser does enforce it, and we would see it."""
    page.add_init_script(NOTE)
    page.goto("/")
    page.evaluate(
        """() => {
            document.body.append(Object.assign(document.createElement('script'), {text: '1'}))
            document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')
            return fetch('https://filon.invalid/').catch(() => {})
        }"""
    )
    page.wait_for_function("() => window.breaches.length >= 3")
    breaches: list[Any] = page.evaluate("window.breaches.map(text => text.split(' ')[0])")
    assert sorted(set(breaches)) == ["connect-src", "script-src-elem", "style-src-attr"]
