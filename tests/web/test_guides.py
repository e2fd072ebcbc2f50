"""Learn by playing: somebody who knows nothing gets through by pressing what glows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from filon.games import NAMES

GAMES = ["gold-am-yukon", "treasure-hunter", "colorado", "lost-valley"]
BEACON = "[data-beacon]"
PHONE = {"width": 390, "height": 844}


WHERE_IT_GLOWS = """() => new Promise(done => {
    let last = ''
    const look = () => {
        if (document.querySelector('[data-tool=play]')) return done(null)
        const ring = document.querySelector('[data-beacon]')?.getBoundingClientRect()
        const now = ring ? [ring.x + ring.width / 2, ring.y + ring.height / 2] : []
        if (ring && now.map(Math.round).join() === last) return done(now)
        last = now.map(Math.round).join()
        setTimeout(look, 60)
    }
    look()
})"""


def press_what_glows(page: Page) -> None:
    """In the middle of the ring, once it stays where it is; then the guide has come further."""
    expect(page.locator("[data-guide]")).to_be_visible()
    before = page.locator("[data-guide]").get_attribute("data-guide")
    middle = page.evaluate(WHERE_IT_GLOWS)
    if middle is None:
        return
    page.mouse.click(*middle)
    page.wait_for_function(
        "before => document.querySelector('[data-guide]').dataset.guide !== before", arg=before
    )


def is_through(page: Page) -> bool:
    return page.locator("[data-tool=play]").count() > 0


SIZES = [pytest.param(None, id="laptop"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_knows_nothing_gets_through(
    easy: Page, game: str, size: dict[str, int] | None
) -> None:
    if size:
        easy.set_viewport_size(size)  # type: ignore[arg-type]
    easy.goto("/")
    easy.locator(f"[data-game='{game}'] [data-tool=learn]").click()
    presses = 0
    while not is_through(easy):
        press_what_glows(easy)
        presses += 1
    assert 12 <= presses <= 45
    easy.locator("[data-tool=play]").click()
    expect(easy).to_have_url(re.compile("/t/"))


def test_every_game_has_a_guide() -> None:
    assert set(GAMES) == set(NAMES)


def test_a_guide_goes_on_where_it_was_left(page: Page) -> None:
    page.goto("/learn/gold-am-yukon")
    for _ in range(3):
        press_what_glows(page)
    came_to = page.locator("[data-guide]").get_attribute("data-guide") or ""
    note = page.locator("[data-note]").inner_text()
    page.goto("/")
    link = page.locator("[data-game='gold-am-yukon'] [data-tool=learn]")
    expect(link).to_have_text("Go on learning")
    link.click()
    expect(page.locator("[data-guide]")).to_have_attribute("data-guide", came_to)
    expect(page.locator("[data-note]")).to_have_text(note)
    page.locator("[data-tool=again]").click()
    expect(page.locator("[data-guide='0']")).to_be_visible()


def test_the_log_of_a_guide_keeps_to_its_end(easy: Page) -> None:
    easy.goto("/learn/lost-valley")
    for _ in range(14):
        press_what_glows(easy)
    expect(easy.locator("[role=log] li").last).to_be_in_viewport()
    expect(easy.locator("[role=log] h4").last).to_contain_text(re.compile(r"Round [23]"))


def test_what_is_not_asked_for_is_kindly_put_off(page: Page) -> None:
    page.goto("/learn/gold-am-yukon")
    expect(page.locator(BEACON)).to_be_visible()
    wanted = page.locator(BEACON).get_attribute("data-beacon")
    page.locator(f".board [data-act]:not([data-act='{wanted}'])").first.click(force=True)
    expect(page.locator("[data-strayed]")).to_contain_text("For now: Start on field D1/12")
    expect(page.locator("[data-guide='0']")).to_be_visible()
    press_what_glows(page)
    assert page.locator("[data-strayed]").count() == 0


def test_the_guide_changes_its_language(page: Page) -> None:
    page.goto("/learn/gold-am-yukon")
    press_what_glows(page)
    page.locator("header select").first.select_option("fr")
    expect(page.locator("[data-note]")).to_contain_text("aventuriers")


def test_a_newcomer_is_offered_the_guide_and_may_skip_it(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game='gold-am-yukon'] button.main").click()
    offer = page.locator("[data-learn-first]")
    expect(offer).to_be_visible()
    offer.locator("[data-tool=skip]").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(".board").first).to_be_visible()
    assert offer.count() == 0
