"""The page is an app: small, and of use without a network."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from filon.games import NAMES
from filon.server.files import STATIC
from tests.server.people import Server
from tests.web.hands import asked_always, click_choice, is_over, my_choices, wait_for_my_turn
from tests.web.laid import lay_game
from tests.web.test_guides import press_what_glows

PUBLIC = Path(__file__).parent.parent.parent / "web/public"
LAST = "/api/games/lost-valley/guide/en"  # of what is kept of every game
IS_KEPT = """async path => {
    while (!(await caches.match(path))) await new Promise(then => setTimeout(then, 50))
}"""
WHOLE = "/api/tables/{}/whole"
KEPT_TABLES = """async () => {
    const kept = await (await caches.open('filon-seen')).keys()
    const ids = kept.map(({ url }) => /api\\/tables\\/([^/]+)/.exec(url)?.[1]).filter(Boolean)
    return [...new Set(ids)].sort()
}"""
HOME = 60_000  # bytes of JavaScript, zipped


@pytest.fixture
def installed(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser whose page has its worker."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield asked_always(context)
    context.close()


def with_its_worker(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(page.locator("[data-game]").first).to_be_visible()
    return page


def test_without_a_network_there_are_rules_and_guides(installed: BrowserContext) -> None:
    page = with_its_worker(installed)
    page.goto("/rules/gold-am-yukon")
    expect(page.locator("[data-rules]")).to_contain_text("Staking a claim")
    page.goto("/learn/gold-am-yukon")
    press_what_glows(page)
    installed.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-offline]")).to_contain_text("learn a game")
    page.locator("[data-game='gold-am-yukon'] a[href^='/rules']").click()
    expect(page.locator("[data-rules]")).to_contain_text("Staking a claim")
    page.goto("/learn/gold-am-yukon")
    press_what_glows(page)


def steps_through(page: Page, table: str) -> int:
    """From the beginning to the end, position by position; how many there were."""
    page.goto(f"/t/{table}/0")
    forward = page.locator("[data-replay=next]")
    steps = 0
    while True:
        expect(page.locator("main")).to_have_attribute("data-at", str(steps))
        expect(page.locator(".board").first).to_be_visible()
        if not forward.is_enabled():
            return steps
        forward.click()
        steps += 1


def test_without_a_network_a_game_that_has_just_ended_can_be_stepped_through(
    installed: BrowserContext,
) -> None:
    page = with_its_worker(installed)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "gold-am-yukon", "seats": seats, "start": True, "options": {"max_rounds": 1}}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        click_choice(page, my_choices(page)[0])
    page.evaluate(IS_KEPT, WHOLE.format(table))
    installed.set_offline(True)
    page.goto("/")
    expect(page.locator(f"[data-mine='{table}']")).to_be_visible()
    assert steps_through(page, table) == len(page.request.get(f"/api/tables/{table}/log").json())


@pytest.mark.parametrize("game", NAMES)
def test_without_a_network_a_finished_game_can_be_stepped_through(
    served: Server, installed: BrowserContext, game: str
) -> None:
    """Also one whose end I have not looked at: it ended while I was away."""
    page = with_its_worker(installed)
    table = lay_game(served, page, ["me", "greedy"], game, lambda match: False)
    page.reload()
    page.evaluate(IS_KEPT, WHOLE.format(table))
    installed.set_offline(True)
    page.goto("/")
    page.locator(f"[data-mine='{table}']").click()
    expect(page.locator("[data-end] .headline")).to_be_visible()
    expect(page.locator("[data-sources-of='0']")).to_be_attached()
    expect(page.locator("[data-course]")).to_be_attached()
    page.keyboard.press("Escape")
    told = page.request.get(f"/api/tables/{table}/log").json()
    for n in (0, 1, len(told) // 2, len(told)):
        page.goto(f"/t/{table}/{n}")
        expect(page.locator("main")).to_have_attribute("data-at", str(n))
        expect(page.locator(".board").first).to_be_visible()
        expect(page.locator("[data-replay=next]")).to_be_visible()
        assert page.locator("[data-replay=next]").is_enabled() == (n < len(told))


def test_my_last_games_are_kept_until_i_am_forgotten(
    served: Server, installed: BrowserContext
) -> None:
    page = with_its_worker(installed)
    laid = [
        lay_game(served, page, ["me", "greedy"], "gold-am-yukon", lambda match: False, max_rounds=1)
        for _ in range(7)
    ]
    page.reload()
    listed = [game["id"] for game in page.request.get("/api/me/games").json()]
    for table in listed[:5]:
        page.evaluate(IS_KEPT, WHOLE.format(table))
    assert set(listed) == set(laid)
    assert page.evaluate(KEPT_TABLES) == sorted(listed[:5])
    page.goto("/me")
    page.locator("[data-tool=forget]").click()
    page.locator("[data-tool=forget-yes]").click()
    page.wait_for_function(f"async () => !(await ({KEPT_TABLES})()).length")


def test_one_visit_is_enough_for_the_rules_of_every_game(installed: BrowserContext) -> None:
    page = with_its_worker(installed)
    page.evaluate(IS_KEPT, LAST)
    installed.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-offline]")).to_be_visible()
    for game in NAMES:
        page.goto("/")
        page.locator(f"[data-game='{game}'] a[href^='/rules']").click()
        expect(page.locator("[data-rules] h3").nth(2)).to_be_visible()


def test_home_is_small(page: Page) -> None:
    loaded: list[str] = []

    def heard(answer: Response) -> None:
        name = answer.url.partition("/assets/")[2]
        if name.endswith(".js"):
            loaded.append(name)

    page.on("response", heard)
    page.goto("/")
    expect(page.locator("[data-game]").nth(3)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert loaded
    sizes = {name: (STATIC / "assets" / f"{name}.gz") for name in set(loaded)}
    assert sum(file.stat().st_size for file in sizes.values() if file.exists()) <= HOME


def test_every_icon_of_the_manifest_is_as_large_as_it_says() -> None:
    manifest = json.loads((PUBLIC / "filon.webmanifest").read_text(encoding="utf-8"))
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in pictures} == {"any", "maskable"}
    for icon in pictures:
        head = (PUBLIC / icon["src"].lstrip("/")).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:24])
        assert head.startswith(b"\x89PNG")
        assert icon["sizes"] == f"{width}x{height}"
