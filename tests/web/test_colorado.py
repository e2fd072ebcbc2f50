"""Colorado in the browser: a whole game on the board, other sheets, a phone, no barriers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.people import Server
from tests.web.hands import (
    asked_always,
    is_over,
    my_choices,
    no_sideways_scroll,
    shown_version,
    wait_for_my_turn,
    wait_for_news,
)
from tests.web.laid import asked_for, begin_game, lay_game
from tests.web.test_page import serious_findings

GAME = "colorado"
TALKER = "spur"  # keys of luck by which I am the first to ask,
TICKER = "talk 15"  # and then have something to tick, whatever the others do
KINDS = ["discover", "done", "ask", "call", "tick", "give", "shed", "play", "square", "pass"]
LEAST = 40  # pixels a finger finds


def on_board(page: Page, act: str) -> Locator:
    return page.locator(f'.board [data-act="{act}"]').first


def click_on_board(page: Page, act: str) -> None:
    before = shown_version(page)
    on_board(page, act).click()
    wait_for_news(page, before)


def first_of(acts: list[str], *wanted: str) -> str:
    """The first of what is wanted, in that order; letting an action go comes last."""
    for word in (*wanted, ""):
        for act in acts:
            if act.startswith(word) and act != "pass":
                return act
    return acts[0]


@pytest.mark.parametrize("turns", [1, pytest.param(200, marks=pytest.mark.long)])
def test_one_person_and_three_bots_play_to_the_end_on_the_board_only(
    served: Server, page: Page, turns: int
) -> None:
    """A turn that I begin, and in `make test-long` until somebody has seven medals."""
    begin_game(served, page, ["me", "greedy", "greedy", "greedy"], GAME, TICKER, max_turns=turns)
    kinds: set[str] = set()
    clicks = 0
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        acts = my_choices(page)
        kinds |= {act.split()[0] for act in acts}
        for act in acts:
            expect(on_board(page, act)).to_be_attached()
        click_on_board(page, first_of(acts, "tick", "square", "play", "shed", "nugget"))
        clicks += 1
        assert clicks < 2000
    assert {"discover", "ask", "call", "tick", "play", "draw"} <= kinds
    expect(page.locator("[data-end] .headline")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".count .row")).to_have_count(4)
    points = [int(text) for text in page.locator(".count strong").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "fr", "de"):
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert no_sideways_scroll(page), language


def test_another_players_sheet_is_one_tap_away(served: Server, page: Page) -> None:
    begin_game(served, page, ["me", "greedy", "greedy"], GAME, TALKER)
    wait_for_my_turn(page)  # to choose a village: nobody is to be asked, and nothing goes on
    page.locator("[data-look='1']").first.click()
    expect(page.locator("[data-look='1']").first).to_have_attribute("aria-pressed", "true")
    name = page.locator("[data-look='1'] b").first.inner_text()
    expect(page.get_by_role("group", name=f"Route sheet of {name}")).to_be_visible()
    assert page.locator(".map [data-act]").count() == 0


# the eye covers neither medals nor what they do, and that is not cut off
IN_SIGHT = """all => all.map(one => {
    const eye = one.querySelector('.eye').getBoundingClientRect()
    const [pips, doing] = ['.pips', '.doing'].map(part => one.querySelector(part))
    const small = doing.querySelector('small')
    return [pips, doing].every(part => part.getBoundingClientRect().right <= eye.left)
        && small.scrollWidth <= small.clientWidth
})"""


def test_whoever_can_be_asked_can_be_looked_at_first(served: Server, page: Page) -> None:
    seats = ["me", "random", "random"]
    table = lay_game(served, page, seats, GAME, asked_for("ask"), key=TALKER, bot="random")
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    before, acts = shown_version(page), my_choices(page)
    assert acts == ["ask 1", "ask 2"]
    for language in ("fr", "de", "en"):
        page.set_viewport_size({"width": 320, "height": 800})
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".asked").evaluate_all(IN_SIGHT) == [True, True], language
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".asked").evaluate_all(IN_SIGHT) == [True, True]
    name = page.locator("[data-strip='2'] b").inner_text()
    page.locator("[data-look='2']").click()
    expect(page.get_by_role("group", name=f"Route sheet of {name}")).to_be_visible()
    assert (shown_version(page), my_choices(page)) == (before, acts)  # nobody was asked
    page.locator("[data-look='2']").click()
    expect(page.get_by_role("group", name=f"Route sheet of {name}")).to_have_count(0)
    click_on_board(page, "ask 2")


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        locale="fr-FR",
    )
    yield asked_always(context).new_page()
    context.close()


def test_a_phone_plays_by_touch_alone(served: Server, phone: Page) -> None:
    begin_game(served, phone, ["me", "random", "random", "random"], GAME, TALKER)
    for n in range(10):
        wait_for_my_turn(phone)
        assert no_sideways_scroll(phone)
        acts, before = my_choices(phone), shown_version(phone)
        sizes = sizes_on_board(phone)
        for act in acts:
            assert sizes.get(act, 0) >= LEAST - 0.5, act
        on_board(phone, first_of(acts, ["tick", "play", "draw"][n % 3])).tap()
        wait_for_news(phone, before)


def sizes_on_board(page: Page) -> dict[str, float]:
    """The smaller side of everything to tap."""
    sizes: dict[str, float] = page.locator(".board [data-act]").evaluate_all(
        """all => Object.fromEntries(all.toReversed().map(thing => {
            const { width, height } = thing.getBoundingClientRect()
            return [thing.dataset.act, Math.min(width, height)]
        }))"""
    )
    return sizes


def test_no_serious_barriers_in_any_phase(served: Server, page: Page) -> None:
    for kind in KINDS:
        seats = ["me", "random", "random"]
        table = lay_game(served, page, seats, GAME, asked_for(kind), key=TALKER, bot="random")
        page.goto(f"/t/{table}")
        wait_for_my_turn(page)
        assert kind in {act.split()[0] for act in my_choices(page)}
        assert serious_findings(page) == [], kind


def test_one_tap_asks_somebody_for_a_card(served: Server, page: Page) -> None:
    table = lay_game(served, page, ["me", "greedy", "greedy"], GAME, asked_for("ask"))
    page.goto(f"/t/{table}")
    way = page.locator(".board [data-way]").first
    label = way.get_attribute("aria-label") or ""
    way.click()
    expect(page.get_by_role("log")).to_contain_text(label.replace("Ask ", "asks "))


def test_a_tap_on_what_is_not_possible_says_why(served: Server, page: Page) -> None:
    seats = ["me", "greedy", "greedy"]
    for kind, pressed, reason in [
        ("discover", ".map [data-why='discover L1']", "one of the two villages"),
        ("tick", ".map [data-why^='tick']", "The railway goes from left to right"),
    ]:
        table = lay_game(served, page, seats, GAME, asked_for(kind))
        page.goto(f"/t/{table}")
        wait_for_my_turn(page)
        page.locator(pressed).last.click()
        expect(page.locator("[data-reason]")).to_contain_text(reason)
    page.locator("[data-tool=read]").click()
    expect(page.locator("dialog [data-sought]")).to_be_in_viewport()
