"""Sound and touch: heard after a gesture, silent on phones until somebody wants to hear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from filon.server.files import STATIC
from tests.web.hands import CHOICES, open_table

MOST = 60_000  # bytes of all that sounds
# what reaches the loudspeaker and the motor: the browser's own doors are listened at
LISTENING = """
window.heard = 0
window.felt = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...given) {
    window.heard++
    return start.apply(this, given)
}
navigator.vibrate = () => { window.felt++; return true }
"""


@pytest.fixture
def lively(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page on which things move, and so are heard."""
    context = browser.new_context(**{**browser_context_args, "reduced_motion": "no-preference"})
    page = context.new_page()
    page.add_init_script(LISTENING)
    yield page
    context.close()


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    size = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    args = {**browser_context_args, **size, "reduced_motion": "no-preference"}
    context = browser.new_context(**args)
    page = context.new_page()
    page.add_init_script(LISTENING)
    yield page
    context.close()


def sounds_fetched(page: Page) -> list[str]:
    fetched: list[str] = []

    def note(request: Request) -> None:
        if "/assets/sounds" in request.url:
            fetched.append(request.url.rsplit("/", 1)[1])

    page.on("request", note)
    return fetched


def test_nothing_is_heard_or_fetched_before_a_gesture(lively: Page) -> None:
    fetched = sounds_fetched(lively)
    open_table(lively, ["me", "greedy", "greedy"])
    expect(lively.locator(CHOICES).first).to_be_visible()
    assert lively.evaluate("window.heard") == 0
    assert fetched == []
    lively.locator(CHOICES).first.click()
    lively.wait_for_function("() => window.heard > 0")
    assert len(set(fetched)) == 1
    assert sum((STATIC / "assets" / name).stat().st_size for name in fetched) < MOST


def test_a_phone_is_silent_until_somebody_wants_to_hear(phone: Page) -> None:
    fetched = sounds_fetched(phone)
    open_table(phone, ["me", "greedy", "greedy"])
    phone.locator(CHOICES).first.tap()
    phone.wait_for_function("() => window.felt > 0")  # my turn comes back
    assert phone.evaluate("window.heard") == 0
    assert fetched == []
    phone.locator("[data-tool=menu]").tap()
    volume = phone.locator("[data-tool=volume]")
    expect(volume).to_have_value("0")
    volume.fill("0.7")
    phone.wait_for_function("() => window.heard > 0")  # how loud that is
    phone.reload()
    phone.locator("[data-tool=menu]").tap()
    expect(volume).to_have_value("0.7")
