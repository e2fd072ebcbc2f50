"""What a person does with a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

CHOICES = "[data-choices] button[data-act]"


def steady(target: Locator) -> Locator:
    """Once the map no longer moves under it."""
    before, now = None, target.bounding_box()
    while now is None or now != before:
        target.page.wait_for_timeout(60)
        before, now = now, target.bounding_box()
    return target


def asked_always(context: BrowserContext) -> BrowserContext:
    """Somebody who wants to be asked even where there is no choice, and no curtain either."""
    context.add_init_script("localStorage.setItem('filon.asks', 'always')")
    context.add_init_script("localStorage.setItem('filon.curtain', 'none')")
    return context


def open_table(page: Page, seats: list[str], **wish: Any) -> str:
    """Opens a table as the person behind the page, and goes there."""
    page.request.get("/api/me")
    wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    wish = {"game": "gold-am-yukon", "seats": wanted, "start": "open" not in seats, **wish}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/t/{table}")
    return table


@contextmanager
def with_a_guest(
    browser: Browser, page: Page, seats: list[str], locale: str = "en-GB", **wish: Any
) -> Iterator[Page]:
    """A table with one open seat that somebody with another browser takes; the game begins."""
    table = open_table(page, seats, **wish)
    address = page.url.removesuffix(f"/t/{table}")
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale=locale)
    guest = asked_always(context).new_page()
    guest.goto(f"/t/{table}")
    guest.locator("[data-tool=join]").first.click()
    expect(page.locator("[data-tool=start]")).to_be_enabled()
    expect(page.locator("[data-tool=join]")).to_have_count(0)  # else a bot would sit there
    page.locator("[data-tool=start]").click()
    expect(guest.locator(".board").first).to_be_visible()
    yield guest
    context.close()


def wait_for_my_turn(page: Page) -> None:
    expect(page.locator(f"{CHOICES}, [data-end]").first).to_be_visible(timeout=30_000)


def is_over(page: Page) -> bool:
    return page.locator("[data-end]").count() > 0


def my_choices(page: Page) -> list[str]:
    acts: list[str] = page.locator(CHOICES).evaluate_all("all => all.map(b => b.dataset.act)")
    return acts


def click_choice(page: Page, act: str) -> None:
    """On the board where the choice lies there, else on its button; waits for the answer."""
    before = shown_version(page)
    on_board = page.locator(f'.board [data-act="{act}"]')
    target = on_board if on_board.count() else page.locator(f'{CHOICES}[data-act="{act}"]')
    target.first.click(force=True)
    wait_for_news(page, before)


def last_told(page: Page) -> str:
    """The number of the newest sentence in the log."""
    links = page.locator("[role=log] li:last-child a")
    return links.first.inner_text() if links.count() else ""


def shown_version(page: Page) -> str:
    """Which page of the server's the person sees; every change they may notice counts."""
    return page.locator("main").get_attribute("data-version") or ""


def wait_for_news(page: Page, before: str) -> None:
    """Until the table has changed, and what the person asked for is answered."""
    page.wait_for_function(
        """before => {
            const { version, waiting } = document.querySelector('main').dataset
            return (version !== before && waiting === 'false')
                || document.querySelector('[data-end]')
        }""",
        arg=before,
    )


def no_sideways_scroll(page: Page) -> bool:
    width: bool = page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return width


def spread_fingers(page: Page, at: tuple[float, float], start: float, end: float) -> None:
    """Two fingers around a point move apart, or together: half their distance in pixels."""
    hand = page.context.new_cdp_session(page)
    x, y = at

    def touch(kind: str, reach: float) -> None:
        spots = [{"x": x - reach, "y": y, "id": 1}, {"x": x + reach, "y": y, "id": 2}]
        spots = spots if reach else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", start)
    for part in range(1, 9):
        touch("touchMove", start + (end - start) * part / 8)
    touch("touchEnd", 0)


def address_of(table: str, n: int) -> re.Pattern[str]:
    return re.compile(rf"/t/{table}/{n}$")
