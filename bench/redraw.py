"""`bench/redraw.py`: how long the page's scripts run when the position of a late game changes.

A game is laid far on, opened in Chromium, and somebody else acts through a socket of the same
person, so that nothing but the page's own work is counted: `ScriptDuration` of Chromium's metrics
(all JavaScript: reading the message, the board, the log, the choices) before and after each act, in
the thread's own time, so that others at work on the machine do not count.
Motion is reduced: what is measured is one redraw, not the frames of an animation.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.people import Person, Server  # noqa: E402
from tests.web.laid import lay_game  # noqa: E402

GAMES = {"lost-valley": 290, "colorado": 420}  # acts that were played before
SIZES = {"390": (390, 844), "1280": (1280, 800), "1920": (1920, 1080)}
REDRAWS = 25
QUIET = 250  # milliseconds until everything is drawn


def main() -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        server = Server(Path(work) / "filon.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        print("| game | acts | width | tiles | scripting ms p50 | longest |")
        print("|---|---|---|---|---|---|")
        for game, acts in GAMES.items():
            for size, (width, height) in SIZES.items():
                found = measured(browser, server, game, width, height)
                print(f"| {game} | {acts} | {size} | {found} |")
        browser.close()
        server.stop()


def measured(browser: Browser, server: Server, game: str, width: int, height: int) -> str:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('filon.curtain', 'none')")  # one hand plays all
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-game]")
    acts = GAMES[game]
    table = lay_game(server, page, ["me"] * 3, game, lambda match: len(match.log) >= acts)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".board svg")
    page.wait_for_timeout(1500)
    tiles = page.locator(".tile").count()
    spent = sorted(redraws(page, server, table))
    context.close()
    return f"{tiles or '–'} | {median(spent):.1f} | {spent[-1]:.1f}"


def redraws(page: Page, server: Server, table: str) -> list[float]:
    """Milliseconds of scripting for each act of somebody else's hand."""
    cookie = next(c["value"] for c in page.context.cookies() if c.get("name") == "filon")
    look = Person(server, token=str(cookie)).look(table)
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent = []
    for turn in range(REDRAWS):
        words = look.until_asked()
        if not words:
            break
        before = scripting(metrics)
        look.act(words[turn % len(words)])
        page.wait_for_timeout(QUIET)
        spent.append(scripting(metrics) - before)
    look.close()
    return spent


def scripting(metrics: CDPSession) -> float:
    found = metrics.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in found if one["name"] == "ScriptDuration"))


if __name__ == "__main__":
    main()
