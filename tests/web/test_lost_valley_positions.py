"""Lost Valley in the browser from positions set by hand: forks, works, paying, secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import (
    RIVER_A1,
    RIVER_A1B1,
    RIVER_FISH,
    STILL,
    TUNDRA_3,
    WOODS,
    fill_bag,
    lay,
    lay_triangle,
    put,
    ready,
    spot,
    straight_river,
    table,
)
from tests.server.people import Server
from tests.web.hands import asked_always, my_choices, steady, wait_for_my_turn
from tests.web.laid import lay_position
from tests.web.test_lost_valley import GAME, click_on_board

FORD = 1  # the intersection left of the waterfall
Opened = Callable[[Table], str]


@pytest.fixture
def opened(served: Server, page: Page) -> Opened:
    """A table for two at which one person plays both, seen by the one who is to act."""

    def open_at(state: Table) -> str:
        name = lay_position(served, [page], ["me"] * state.seats, GAME, ready(state))
        page.goto(f"/t/{name}")
        wait_for_my_turn(page)
        page.wait_for_function(
            "() => document.querySelector('.map svg').getAttribute('viewBox') !== '0 0 100 100'"
        )
        return name

    return open_at


@contextmanager
def somebody(browser: Browser, base_url: str, still: bool = True) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url, reduced_motion="reduce" if still else "no-preference", locale="en-GB"
    )
    yield asked_always(context).new_page()
    context.close()


def explored() -> Table:
    """Two river tiles and some land, with no need to explore at the ford."""
    state = table(2)
    straight_river(state, RIVER_A1B1, RIVER_FISH)
    lay(state, WOODS, FORD, 1)
    state.ice = 9
    return state


def box_of(page: Page) -> list[float]:
    drawn = page.locator(".map svg").first.get_attribute("viewBox") or ""
    return [float(number) for number in drawn.split()]


def last_line(page: Page) -> Locator:
    return page.locator("#panel-log li[data-n]").last


def test_where_several_modes_lead_a_fork_asks(opened: Opened, page: Page) -> None:
    state = explored()
    put(state, 0, FORD, horse=1, boat=1)
    opened(state)
    place = spot(state, 0, 1)
    acts = [act for act in my_choices(page) if act.endswith(f" {place}")]
    assert acts == [f"walk {place}", f"ride {place}", f"row {place}"]
    prongs = page.locator(".map .prong")
    expect(prongs).to_have_count(0)
    steady(page.locator(f'[data-fork="{place}"]')).click(force=True)
    expect(prongs).to_have_count(3)
    names = [prong.get_attribute("aria-label") for prong in prongs.all()]
    assert len(set(names)) == 3
    click_on_board(page, f"ride {place}")
    expect(last_line(page)).to_contain_text(f"rides from {FORD} to {place}")


def test_a_canal_is_dug_and_its_line_in_the_log_lights_it_up(opened: Opened, page: Page) -> None:
    state = table(2)
    straight_river(state, RIVER_A1)
    lay(state, TUNDRA_3, FORD, 1)
    put(state, 0, FORD, timber=1)
    opened(state)
    click_on_board(page, "canal 1")
    expect(page.locator(".map .canal")).to_have_count(1)
    expect(page.locator(".map .wet")).to_have_count(1)
    line = last_line(page)
    expect(line).to_contain_text("canal")
    lit = page.locator(".map .lit")
    expect(lit).to_have_count(0)
    line.hover()
    expect(lit.first).to_be_visible()
    page.locator(".news").first.hover(force=True)
    expect(lit).to_have_count(0)
    line.locator("a").focus()  # the keyboard points too
    expect(lit.first).to_be_visible()


def test_what_the_log_speaks_of_is_brought_into_sight(opened: Opened, page: Page) -> None:
    state = explored()
    put(state, 0, FORD)
    opened(state)
    click_on_board(page, f"walk {spot(state, 0, 1)}")
    for _ in range(4):
        page.keyboard.press("+")
    page.mouse.move(*middle_of(page.locator(".map svg").first))
    page.mouse.down()
    page.mouse.move(60, 700, steps=4)
    page.mouse.up()
    away = box_of(page)
    last_line(page).hover()
    page.wait_for_function(
        "away => document.querySelector('.map svg').getAttribute('viewBox') !== away",
        arg=" ".join(f"{number:g}" for number in away),
    )
    ring = page.locator(".map circle.lit").bounding_box()
    frame = page.locator(".map").bounding_box()
    assert ring is not None
    assert frame is not None
    assert frame["x"] <= ring["x"] <= frame["x"] + frame["width"]
    assert frame["y"] <= ring["y"] <= frame["y"] + frame["height"]


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_still_gives_whiskey_for_two_materials(opened: Opened, page: Page) -> None:
    state = table(2)
    lay_triangle(state, STILL, FORD, 2)
    state.ice = 5
    put(state, 0, FORD, food=2, tool=1)
    opened(state)
    click_on_board(page, "still")
    for _ in range(2):
        click_on_board(page, "pay food")
    expect(page.locator('.gear [aria-label="1 whiskey"]')).to_have_count(1)
    assert "still" not in my_choices(page)  # one tool is not enough


def test_a_purchase_is_paid_partly_with_x(opened: Opened, page: Page) -> None:
    """An axe costs a nugget and X; the X is a good."""
    state = table(2)
    put(state, 0, 0, food=1, tool=1)
    fill_bag(state, 0, 1)
    opened(state)
    click_on_board(page, "buy axe")
    click_on_board(page, "settle")
    expect(page.locator(".tray .hint")).to_contain_text("1 nugget and 1 X")
    click_on_board(page, "pay tool")
    expect(page.locator(".tray .hint")).to_contain_text("0 X")
    click_on_board(page, "pay gold-1")
    expect(page.locator('.gear [aria-label="1 axe"]')).to_have_count(1)
    expect(page.locator(".bag button.thing, .bag .thing")).to_have_count(0)


def rich(state: Table) -> Table:
    """Gold in both bags and something face down, all of it at the store."""
    put(state, 0, 0, food=2, stick=1)
    put(state, 1, 0, timber=1, stick=1)
    fill_bag(state, 0, 1, 4)
    fill_bag(state, 1, 2, 3)
    return state


def look_at_the_other(player: Page) -> None:
    player.locator(".board .tabs button").last.click()


def expect_shut(player: Page, markers: int) -> None:
    """Somebody's bag as others see it: how many markers, but no values, and a covered ware."""
    look_at_the_other(player)
    expect(player.locator(".bag .thing")).to_have_count(2)  # one of each colour, counted
    expect(player.locator(".bag .thing text")).to_have_count(0)
    counts = player.locator(".bag .thing b").all_inner_texts()
    assert sum(int(text.removeprefix("×")) for text in counts) == markers
    expect(player.locator('.gear [aria-label="face down"]')).to_have_count(1)
    expect(player.locator('.gear [aria-label*="dynamite"]')).to_have_count(0)


def test_a_swap_with_full_bags_shows_nobody_the_others_secrets(
    served: Server, browser: Browser, page: Page, base_url: str
) -> None:
    with somebody(browser, base_url) as guest:
        state = ready(rich(table(2)))
        name = lay_position(served, [page, guest], ["me", "me"], GAME, state)
        for player in (page, guest):
            player.goto(f"/t/{name}")
            expect(player.locator(".map").first).to_be_visible()
        wait_for_my_turn(page)
        for player in (page, guest):
            expect_shut(player, markers=2)
        for act in ("trade 1", "give food", "give gold-1", "want timber"):
            click_on_board(page, act)
        assert my_choices(guest) == []
        click_on_board(page, "offer")
        wait_for_my_turn(guest)
        expect(guest.locator(".swap .basket .thing")).to_have_count(3)
        click_on_board(guest, "accept")
        wait_for_my_turn(page)
        for player in (page, guest):
            player.locator(".board .tabs button").first.click()
        expect(page.locator('.pack [aria-label="1 timber"]')).to_have_count(1)
        expect(guest.locator('.pack [aria-label="1 food"]')).to_have_count(1)
        expect(guest.locator(".bag .thing text")).to_have_count(3)  # mine are open to me
        expect_shut(page, markers=3)
        expect_shut(guest, markers=1)


def test_an_onlooker_sees_the_valley_and_no_secrets(
    served: Server, browser: Browser, page: Page, base_url: str
) -> None:
    with somebody(browser, base_url) as onlooker:
        state = ready(rich(explored()))
        name = lay_position(served, [page], ["me", "me"], GAME, state)
        onlooker.goto(f"/t/{name}")
        expect(onlooker.locator(".map .tile")).to_have_count(3)
        expect(onlooker.locator("[data-act]")).to_have_count(0)
        for tab in (0, 2):
            onlooker.locator(".board .tabs button").nth(tab).click()
            expect(onlooker.locator(".bag .thing")).to_have_count(2)
            expect(onlooker.locator(".bag .thing text")).to_have_count(0)


def test_two_at_one_screen_see_their_own_bag_when_it_is_their_turn(
    opened: Opened, page: Page
) -> None:
    state = rich(explored())
    for seat in (0, 1):
        put(state, seat, FORD, food=1, stick=1)
    opened(state)
    values = page.locator(".bag .thing text")
    expect(values).to_have_text(["1", "4"])
    click_on_board(page, "end")
    expect(values).to_have_text(["2", "3"])
    expect_shut(page, markers=2)


def test_gold_flies_to_the_bag_and_only_its_owner_sees_its_value(
    served: Server, browser: Browser, base_url: str
) -> None:
    with (
        somebody(browser, base_url, still=False) as owner,
        somebody(browser, base_url, still=False) as other,
    ):
        state = explored()
        put(state, 0, FORD, food=1)
        name = lay_position(served, [owner], ["me", "me"], GAME, ready(state))
        for player in (owner, other):
            player.goto(f"/t/{name}")
            expect(player.locator(".map .tile")).to_have_count(3)
            player.evaluate(SEEN)
        wait_for_my_turn(owner)
        pan = next(act for act in my_choices(owner) if act.startswith("pan "))
        owner.locator(f'.board [data-act="{pan}"]').click()
        expect(owner.locator('.tray [data-act="draw"]')).to_be_visible()
        owner.locator('.tray [data-act="draw"]').click()
        expect(owner.locator(".bag .thing text")).to_have_count(1)
        other.wait_for_function("() => window.seen.length >= 2")  # the food, then the gold
        assert owner.evaluate("window.seen.at(-1)") in ("1", "2")
        assert other.evaluate("window.seen") == ["", ""]


SEEN = """() => {
    window.seen = []
    new MutationObserver(changes => changes.forEach(({ addedNodes }) => addedNodes.forEach(node => {
        if (node.classList?.contains('flight')) window.seen.push(node.textContent.trim())
    }))).observe(document.querySelector('.valley'), { childList: true, subtree: true })
}"""
