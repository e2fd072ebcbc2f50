"""Nothing on the page jumps: what is there stays where it is, whoever acts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.hands import CHOICES, open_table, shown_version, wait_for_news

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


def shifts_in_a_game(page: Page, game: str) -> list[dict[str, Any]]:
    page.add_init_script(WATCHING)
    open_table(page, ["me", "greedy", "greedy"], game=game)
    for n in range(DECISIONS):
        page.wait_for_function(IS_ASKED)
        before = shown_version(page)
        page.evaluate(CHOOSE, 3 * n)
        wait_for_news(page, before)
    page.wait_for_function(IS_ASKED)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    return shifts


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("gold-am-yukon", LAPTOP),
        ("treasure-hunter", PHONE),
        ("colorado", PHONE),
        ("lost-valley", LAPTOP),
        pytest.param("gold-am-yukon", PHONE, marks=pytest.mark.long),
        pytest.param("treasure-hunter", LAPTOP, marks=pytest.mark.long),
        pytest.param("colorado", LAPTOP, marks=pytest.mark.long),
        pytest.param("lost-valley", PHONE, marks=pytest.mark.long),
    ],
)
def test_nothing_jumps(easy: Page, game: str, size: Any) -> None:
    easy.set_viewport_size(size)
    shifts = shifts_in_a_game(easy, game)
    worst = sorted(shifts, key=lambda shift: -shift["value"])[:5]
    assert sum(shift["value"] for shift in shifts) < MOST, worst
