"""The rules are drawn too, with the pieces of the boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from tests.web.hands import no_sideways_scroll, open_table
from tests.web.test_page import serious_findings

LEAST, MOST = 3, 6
SHAPES = "svg :is(path, circle, rect)"


def drawings(page: Page) -> list[Locator]:
    """All of them, each once it is here."""
    expect(page.locator("[data-drawing]").first).to_be_attached()
    found = page.locator("[data-drawing]").all()
    for drawing in found:
        drawing.scroll_into_view_if_needed()
        expect(drawing.locator(SHAPES).first).to_be_attached()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_rules_have_drawings_with_captions(
    browser: Browser, base_url: str, game: str, language: str
) -> None:
    viewport = ViewportSize(width=390, height=844)
    context = browser.new_context(base_url=base_url, locale=language, viewport=viewport)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.goto(f"/rules/{game}")
    found = drawings(page)
    assert LEAST <= len(found) <= MOST
    for drawing in found:
        caption = drawing.locator("figcaption").inner_text()
        expect(drawing.get_by_role("img", name=caption, exact=True)).to_be_visible()
    assert no_sideways_scroll(page)
    assert not problems
    context.close()


def test_drawings_keep_their_room_and_can_be_read(page: Page) -> None:
    page.goto("/rules/colorado")
    first = page.locator("[data-drawing] .picture").first
    expect(first).to_be_attached()
    before = first.bounding_box()
    drawings(page)
    after = first.bounding_box()
    assert before
    assert after
    assert before["height"] == after["height"]
    assert serious_findings(page) == []


def test_the_drawer_of_a_table_has_them_too(page: Page) -> None:
    open_table(page, ["me", "greedy"])
    page.locator("[data-tool=rules]").click()
    assert len(drawings(page)) >= LEAST


@pytest.mark.parametrize("game", NAMES)
def test_every_language_has_the_same_drawings(game: str) -> None:
    named = [re.findall(r"(?s)!\[.+?\]\((\w+)\)", load(game).rules_text(one)) for one in LANGUAGES]
    assert named[0]
    assert all(names == named[0] for names in named)
