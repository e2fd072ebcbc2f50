"""The page itself: every width, both lights, no barriers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import (
    click_choice,
    my_choices,
    no_sideways_scroll,
    open_table,
    wait_for_my_turn,
)

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
SIZES = [(390, 844), (1280, 800), (1920, 1080)]


COLOURS = ["color-contrast", "link-in-text-block"]  # the rules for which light matters


def serious_findings(page: Page) -> list[str]:
    """In bright light everything, in the dark what the light can change."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(page, {})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += [f"in the dark: {one}" for one in violations(page, {"runOnly": COLOURS})]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found


def violations(page: Page, wish: dict[str, Any]) -> list[str]:
    wish = {"resultTypes": ["violations"], **wish}
    report: dict[str, Any] = page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        f"{finding['id']}: {[node['html'][:120] for node in finding['nodes'][:3]]}"
        for finding in report["violations"]
        if finding["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_scrolls_sideways(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    assert no_sideways_scroll(page)
    page.goto("/new/gold-am-yukon")
    expect(page.locator("form, main").first).to_be_visible()
    assert no_sideways_scroll(page)
    open_table(page, ["me", "greedy", "greedy"])
    wait_for_my_turn(page)
    click_choice(page, my_choices(page)[0])
    assert no_sideways_scroll(page)


def test_no_serious_barriers(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    assert serious_findings(page) == []
    page.goto("/new/gold-am-yukon")
    expect(page.locator("form, main").first).to_be_visible()
    assert serious_findings(page) == []
    open_table(page, ["me", "greedy", "greedy"])
    wait_for_my_turn(page)
    assert serious_findings(page) == []


@pytest.mark.parametrize(("locale", "words"), [("en", "Roll"), ("fr", "Lancer"), ("de", "Würfeln")])
def test_speaks_the_language_of_the_browser(page: Page, locale: str, words: str) -> None:
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{get: () => ['{locale}']}})"
    )
    open_table(page, ["me", "me"])
    for _ in range(2):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    wait_for_my_turn(page)
    expect(page.locator("[data-choices]")).to_contain_text(words)


def test_names_are_shown_as_text(page: Page) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": "<img src=x onerror=1>"}).ok
    open_table(page, ["me", "greedy"])
    wait_for_my_turn(page)
    assert page.locator("img[src=x]").count() == 0
    expect(page.locator("ul.players")).to_contain_text("<img src=x")


def test_an_unknown_address_says_so(page: Page) -> None:
    page.goto("/t/nowhere")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("main")).not_to_be_empty()


def test_the_page_is_light(page: Page) -> None:
    """JavaScript of home and one board: at most 80 KB on the wire if zipped."""
    import gzip

    scripts: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    open_table(page, ["me", "greedy"])
    wait_for_my_turn(page)
    assert 0 < sum(scripts.values()) <= 80_000


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "Bot 4: Scout"), ("fr", "Robot 4\u00a0: Éclaireur")]
)
def test_the_bots_of_the_form_are_those_of_the_server(page: Page, locale: str, name: str) -> None:
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{get: () => ['{locale}']}})"
    )
    page.goto("/new/colorado")
    seat = page.locator("form select").nth(1)
    expect(seat).to_have_value("bot level:2")
    offered = seat.locator("option").evaluate_all("all => all.map(one => one.value)")
    shelf = page.request.get("/api/games").json()
    bots = next(game["bots"] for game in shelf if game["name"] == "colorado")
    assert offered == ["me", "open", *(f"bot {bot['bot']}" for bot in bots)]
    seat.select_option("bot level:4")
    page.locator("form button.main").click()
    expect(page.locator("ul.players")).to_contain_text(name)
