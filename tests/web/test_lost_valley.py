"""Lost Valley in the browser: everything by clicks on the board, tiles by arrow keys, by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from filon.games.lost_valley.data import RIGHT
from filon.games.lost_valley.fields import LAYING_LAND
from tests.games.lost_valley.tables import RIVER_FISH, WOODS, put, ready, straight_river, table
from tests.server.people import Server
from tests.web.hands import (
    asked_always,
    is_over,
    my_choices,
    no_sideways_scroll,
    shown_version,
    spread_fingers,
    steady,
    wait_for_my_turn,
    wait_for_news,
)
from tests.web.laid import asked_for, begin_game, key_with, lay_game, lay_position
from tests.web.test_page import serious_findings

GAME = "lost-valley"
KINDS = ["walk", "draw", "river", "land", "accept", "buy", "pay", "still", "drop", "take"]
SMALLEST = 40  # pixels of what a finger has to hit
FIRST = "announce pan mine river land draw take settle event hunt dig fish cut accept"


def click_on_board(page: Page, act: str) -> None:
    """Where the choice lies: a fork is opened first, a tile is pointed at first."""
    before = shown_version(page)
    target = page.locator(f'.board [data-act="{act}"]')
    if not target.count():
        steady(page.locator(f'.board [data-fork="{act.split()[1]}"]')).click()
    steady(target.first).click()
    wait_for_news(page, before)


def wished(acts: list[str], turn: int) -> str:
    """Something sensible; now and then anything but a swap, so that all kinds come up."""
    for kind in FIRST.split():
        found = [act for act in acts if act.split()[0] == kind]
        if found and turn % 5:
            return found[turn % len(found)]
    others = [act for act in acts if act.split()[0] not in ("trade", "end", "decline")]
    return others[turn % len(others)] if others else acts[-1]


@pytest.mark.parametrize("rounds", [2, pytest.param(60, marks=pytest.mark.long)])
def test_one_person_and_two_bots_play_a_game_on_the_board(
    served: Server, page: Page, rounds: int
) -> None:
    """Two rounds, and in `make test-long` until the ice has come down."""
    begin_game(served, page, ["me", "random", "random"], GAME, "board", max_rounds=rounds)
    clicks = 0
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        click_on_board(page, wished(my_choices(page), clicks))
        clicks += 1
        assert clicks < 2000
    assert clicks > 3
    page.keyboard.press("Escape")
    expect(page.locator(".count li")).to_have_count(3)
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "fr", "de"):
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert no_sideways_scroll(page), language


def test_a_tile_is_laid_with_arrow_keys(served: Server, page: Page) -> None:
    state = table(2)
    put(state, 0, RIGHT)
    state.hand, state.phase = WOODS, LAYING_LAND
    name = lay_position(served, [page], ["me", "me"], GAME, ready(state))
    page.goto(f"/t/{name}")
    wait_for_my_turn(page)
    assert len(my_choices(page)) > 2
    handles = page.locator(".handle")
    expect(handles.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(handles.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(handles.last).to_have_attribute("aria-pressed", "true")
    before, tiles = shown_version(page), page.locator(".tile").count()
    page.keyboard.press("Enter")
    wait_for_news(page, before)
    assert page.locator(".tile:not(.ghost *)").count() >= tiles  # the ghost has become a tile


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        locale="de-DE",
    )
    yield asked_always(context).new_page()
    context.close()


def test_a_phone_plays_by_touch_alone(served: Server, phone: Page) -> None:
    begin_game(served, phone, ["me", "random"], GAME, "phone")
    for turn in range(30):
        wait_for_my_turn(phone)
        assert no_sideways_scroll(phone)
        assert small_targets(phone) == []
        tap_on_board(phone, wished(my_choices(phone), turn))


def test_two_fingers_zoom_and_one_finger_moves_the_map(served: Server, phone: Page) -> None:
    state = table(2)
    straight_river(state, *[RIVER_FISH] * 6)
    name = lay_position(served, [phone], ["me", "me"], GAME, ready(state))
    phone.goto(f"/t/{name}")
    wait_for_my_turn(phone)
    page_width = phone.evaluate("visualViewport.width")
    frame = phone.locator(".map").bounding_box()
    assert frame is not None
    middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    phone.locator(".lens button").last.tap()
    _, _, whole, _ = seen(phone)
    spread_fingers(phone, middle, 40, 120)
    left, top, close, _ = seen(phone)
    assert close < whole * 0.6
    phone.mouse.move(*middle)
    phone.mouse.down()
    phone.mouse.move(middle[0] - 60, middle[1] - 40, steps=4)
    phone.mouse.up()
    assert seen(phone)[0] > left
    assert seen(phone)[1] > top
    spread_fingers(phone, middle, 120, 30)
    assert seen(phone)[2] > close
    assert phone.evaluate("visualViewport.width") == page_width  # the page itself stays
    phone.locator(".lens button").last.tap()
    assert seen(phone)[2] == pytest.approx(whole)


def seen(page: Page) -> list[float]:
    """The part of the map in sight: left, top, width, height."""
    box = page.locator(".map svg").first.get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def tap_on_board(phone: Page, act: str) -> None:
    """A fork is opened first, a tile is laid by a second tap."""
    before = shown_version(phone)
    target = phone.locator(f'.board [data-act="{act}"]')
    if not target.count():
        steady(phone.locator(f'.board [data-fork="{act.split()[1]}"]')).tap()
    target = steady(target.first)
    if act.split()[0] in ("land", "river") and target.get_attribute("aria-pressed") == "false":
        target.tap()
        expect(target).to_have_attribute("aria-pressed", "true")
    target.tap()
    wait_for_news(phone, before)


def small_targets(page: Page) -> list[str]:
    """Buttons of the board that are too small for a finger."""
    found: list[str] = page.locator(".board button, .board [role=button]").evaluate_all(
        """(all, least) => all.filter(b => {
            const { width, height } = b.getBoundingClientRect()
            return Math.min(width, height) < least - 0.5
        }).map(b => b.outerHTML.slice(0, 90))""",
        SMALLEST,
    )
    return found


def test_no_serious_barriers(served: Server, page: Page) -> None:
    for kind in KINDS:
        key = key_with(kind, GAME, 2, "random")
        table = lay_game(served, page, ["me", "random"], GAME, asked_for(kind), key, "random")
        page.goto(f"/t/{table}")
        wait_for_my_turn(page)
        assert kind in {act.split()[0] for act in my_choices(page)}
        assert serious_findings(page) == [], kind


def test_a_tap_on_what_is_not_possible_says_why(served: Server, page: Page) -> None:
    state = table(2)
    straight_river(state, *[RIVER_FISH] * 6)
    name = lay_position(served, [page], ["me", "me"], GAME, ready(state))
    page.goto(f"/t/{name}")
    wait_for_my_turn(page)
    reason = page.locator("[data-reason]")
    steady(page.locator(".map [data-why^=walk]").last).click()
    expect(reason).to_contain_text("On foot you get")
    reason.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Store", exact=True).click()
    page.locator(".ware[data-why]").first.click(force=True)  # it says itself that it cannot be
    expect(reason).to_contain_text("You cannot pay for")
    page.locator("[data-tool=read]").click()
    expect(page.locator("dialog [data-sought]")).to_be_in_viewport()
