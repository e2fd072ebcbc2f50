"""The icons of the page as PNG, drawn from its nugget: run it again when that changes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent.parent / "web/public"
PAPER = "#f3e7cf"
# name, pixels, how much of it the nugget takes; on paper, where the corners may be cut off
ICONS = [
    ("nugget-192.png", 192, 1.0, ""),
    ("nugget-512.png", 512, 1.0, ""),
    ("nugget-maskable-512.png", 512, 0.62, PAPER),
    ("nugget-touch.png", 180, 0.78, PAPER),
]


def main() -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, part, ground in ICONS:
            (PUBLIC / name).write_bytes(drawn(page, size, part, ground))
        browser.close()


def drawn(page: Page, size: int, part: float, ground: str) -> bytes:
    nugget = (PUBLIC / "nugget.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html {{ background: {ground or 'transparent'} }} body {{ margin: 0 }}"
        f"svg {{ position: absolute; inset: {50 * (1 - part):.1f}%; width: {100 * part:.1f}% }}"
        f"</style>{nugget}"
    )
    return page.screenshot(omit_background=not ground)


if __name__ == "__main__":
    main()
