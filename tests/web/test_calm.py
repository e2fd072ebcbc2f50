"""Nothing on the page jumps: what is there stays where it is, whoever acts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from filon.games import NAMES
from tests.web.hands import CHOICES, is_over, open_table, shown_version, wait_for_news

PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
DECISIONS = 12
MOST = 0.02  # of the window, times how far, over all that happened

WATCHING = """
window.shifts = []
new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(entry => ({
    value: entry.value,
    what: entry.sources.map(source => source.node?.parentElement?.className).join(', '),
})))).observe({type: 'layout-shift', buffered: true})
"""
IS_ASKED = f"""() => document.querySelector('[data-end]')
    || (document.querySelector('main')?.dataset.waiting === 'false'
        && document.querySelectorAll('{CHOICES}').length > 1)"""
# no hand is seen moving, so that what follows upon a click counts too
CHOOSE = (
    f"n => {{ const all = document.querySelectorAll('{CHOICES}'); all[n % all.length].click() }}"
)


def shifts_in_a_game(page: Page, game: str, decisions: int) -> list[dict[str, Any]]:
    page.add_init_script(WATCHING)
    open_table(page, ["me", "greedy", "greedy"], game=game)
    for n in range(decisions):
        page.wait_for_function(IS_ASKED, timeout=60_000)
        if is_over(page):
            break
        before = shown_version(page)
        page.evaluate(CHOOSE, 3 * n)
        wait_for_news(page, before)
    page.wait_for_function(IS_ASKED, timeout=60_000)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    return shifts


def expect_calm(shifts: list[dict[str, Any]]) -> None:
    worst = sorted(shifts, key=lambda shift: -shift["value"])[:5]
    assert sum(shift["value"] for shift in shifts) < MOST, worst


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("gold-am-yukon", LAPTOP),
        ("treasure-hunter", PHONE),
        ("colorado", PHONE),
        ("lost-valley", LAPTOP),
    ],
)
def test_nothing_jumps(easy: Page, game: str, size: Any) -> None:
    easy.set_viewport_size(size)
    expect_calm(shifts_in_a_game(easy, game, DECISIONS))


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", NAMES)
def test_nothing_jumps_in_a_whole_game(easy: Page, game: str, size: Any) -> None:
    """Up to the card with the result."""
    easy.set_viewport_size(size)
    shifts = shifts_in_a_game(easy, game, decisions=2000)
    expect(easy.locator("[data-end] .headline")).to_be_visible()
    expect_calm(shifts)
