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
from tests.web.hands import click_choice, is_over, my_choices, open_table, wait_for_my_turn  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}
ACTIONS = 28  # enough to see chains grow and move


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
    page = context.new_page()
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
    context.close()


def _save(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
