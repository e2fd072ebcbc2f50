"""`make screenshots`: home, table and replay as they really look, for the README."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.people import Server  # noqa: E402
from tests.web.hands import (  # noqa: E402
    asked_always,
    click_choice,
    is_over,
    my_choices,
    open_table,
    wait_for_my_turn,
)
from tests.web.laid import lay_game  # noqa: E402

from filon.core.match import Match  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}
ACTIONS = 28  # enough to see chains grow and move
LINKS = 3  # of a chain in Colorado,
COLORADO_ACTIONS = 150  # with a few turns behind it
VALLEY_ACTIONS = 130  # enough to explore a good part of the valley


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        server = Server(Path(work) / "filon.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for light in ("light", "dark"):
                take(browser, server, f"{size}-{light}", width, height, light)
        take_valley(browser, server)
        browser.close()
        server.stop()


def take(browser: Browser, server: Server, name: str, width: int, height: int, light: str) -> None:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = asked_always(context).new_page()
    page.goto("/")
    page.wait_for_selector("[data-game]")
    page.request.put("/api/me", data={"name": "Nellie"})
    page.reload()
    page.wait_for_selector("[data-game]")
    _save(page, f"home-{name}")
    table = open_table(page, ["me", "greedy", "greedy"])
    for n in range(ACTIONS):
        wait_for_my_turn(page)
        if is_over(page):
            break
        choices = my_choices(page)
        click_choice(page, choices[n % len(choices)])
    wait_for_my_turn(page)
    _save(page, f"table-{name}")
    page.goto(f"/t/{table}/20")
    page.wait_for_selector("[data-replay]")
    page.wait_for_timeout(600)
    _save(page, f"replay-{name}")
    draw_colorado(page, server, name)
    context.close()


def draw_colorado(page: Page, server: Server, name: str) -> None:
    """In the middle of a chain, with a few turns behind it."""
    seats = ["me", "greedy", "greedy", "greedy"]
    table = lay_game(server, page, seats, "colorado", is_in_a_chain)
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    page.wait_for_timeout(1500)  # the others are quick
    page.evaluate("scrollTo(0, 0)")
    _save(page, f"colorado-{name}")


def is_in_a_chain(match: Match) -> bool:
    links = [entry for entry in match.log[-LINKS:] if entry.seat == 0]
    return len(match.log) > COLORADO_ACTIONS and len(links) == LINKS and len(match.legal(0)) > 1


def take_valley(browser: Browser, server: Server) -> None:
    """One game of Lost Valley, seen in every size and light."""
    context = browser.new_context(
        base_url=server.address, reduced_motion="reduce", locale="en-GB", color_scheme="light"
    )
    page = asked_always(context).new_page()
    page.goto("/")
    page.wait_for_selector("[data-game]")
    page.request.put("/api/me", data={"name": "Nellie"})
    table = lay_game(
        server,
        page,
        ["me", "greedy", "greedy"],
        "lost-valley",
        lambda match: len(match.log) >= VALLEY_ACTIONS and match.to_act == [0],
    )
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for light in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if light == "dark" else "light")
            _save(page, f"valley-{size}-{light}")
    context.close()


def _save(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
