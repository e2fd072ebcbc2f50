"""Treasure Hunter in the browser: a whole game, a secret draft, cards played in answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filon.core.match import Match
from filon.games.treasure_hunter.data import HAND, ROUNDS
from filon.games.treasure_hunter.fields import READING
from tests.server.people import Look, Person, Server
from tests.web.hands import (
    CHOICES,
    asked_always,
    click_choice,
    is_over,
    last_told,
    my_choices,
    no_sideways_scroll,
    open_table,
    shown_version,
    wait_for_my_turn,
    wait_for_news,
    with_a_guest,
)
from tests.web.laid import lay_game
from tests.web.test_page import serious_findings

GAME = "treasure-hunter"


def choose_by_key(page: Page) -> None:
    """The quickest way through a game: the first choice, by keyboard."""
    before = shown_version(page)
    page.keyboard.press("1")
    wait_for_news(page, before)


@pytest.mark.parametrize("rounds", [1, pytest.param(ROUNDS, marks=pytest.mark.long)])
def test_one_person_and_three_bots_play_to_the_end_screen(
    served: Server, page: Page, rounds: int
) -> None:
    """The last round, and in `make test-long` all of them."""
    seats = ["me", "greedy", "greedy", "greedy"]
    table = lay_game(served, page, seats, GAME, has_come_to(ROUNDS + 1 - rounds))
    page.goto(f"/t/{table}")
    clicks = 0
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        click_choice(page, my_choices(page)[0])
        clicks += 1
        assert clicks < 400
    assert clicks >= rounds * (HAND - 1)
    expect(page.locator("[data-end] .headline")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("en", "fr", "de"):
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert board_fits(page), language


def has_come_to(number: int) -> Callable[[Match], bool]:
    return lambda match: match.state.round == number


def board_fits(page: Page) -> bool:
    """Neither the page nor the board in it scrolls sideways."""
    fits: bool = page.locator(".hunt").evaluate("board => board.scrollWidth <= board.clientWidth")
    return fits and no_sideways_scroll(page)


def test_a_pick_in_the_draft_stays_secret(browser: Browser, page: Page) -> None:
    with with_a_guest(browser, page, ["me", "open"], game=GAME) as guest:
        for player in (page, guest):
            expect(player.locator(CHOICES).first).to_be_visible()
        offered, told = my_choices(guest), last_told(guest)
        click_choice(page, my_choices(page)[0])
        guest.wait_for_timeout(500)
        assert my_choices(guest) == offered
        assert last_told(guest) == told
        click_choice(guest, offered[0])
        wait_for_my_turn(page)


def test_a_pick_in_the_draft_can_be_changed(browser: Browser, page: Page) -> None:
    """The bot has long chosen, the guest has not; nothing moves in between."""
    with with_a_guest(browser, page, ["me", "open", "greedy"], game=GAME) as guest:
        wait_for_my_turn(page)
        offered = my_choices(page)
        click_choice(page, offered[0])
        expect(page.locator(".stage")).to_contain_text("you can still take another one")
        expect(page.locator(".pack .chosen")).to_have_count(1)
        page.set_viewport_size({"width": 390, "height": 844})
        assert board_fits(page)
        page.locator("[data-tool=undo]").click()
        expect(page.locator(CHOICES)).to_have_count(len(offered))
        expect(page.locator(".pack .chosen")).to_have_count(0)
        click_choice(page, offered[-1])
        change_to(page, offered[0])
        change_to(page, offered[-1])
        click_choice(guest, my_choices(guest)[0])
        wait_for_my_turn(page)
        expect(page.locator(".hand .held")).to_have_count(1)
        expect(page.locator("[data-tool=undo]")).to_be_disabled()
        held = page.locator(".hand .held .card").get_attribute("aria-label") or "a card"
        assert held in kept(page)


def change_to(page: Page, act: str) -> None:
    """By a click on another card."""
    others = page.locator(f"[data-instead='{act}']")
    alike = others.count()  # a pack may hold two of them
    others.first.click()
    expect(others).to_have_count(alike - 1)
    expect(page.locator(".pack .chosen")).to_have_count(1)


def kept(page: Page) -> str:
    """What the log says was kept last."""
    sentences = page.locator("[role=log] li", has_text="keep").all_inner_texts()
    return sentences[-1] if sentences else ""


def test_a_card_played_is_answered(page: Page) -> None:
    """An action card is played from the hand on the board, and the others are asked again."""
    open_table(page, ["me", "greedy", "greedy"], game=GAME)
    for _ in range(120):
        wait_for_my_turn(page)
        acts = my_choices(page)
        plays = [act for act in acts if act.startswith("play")]
        if plays:
            click_choice(page, plays[0])
            expect(page.get_by_role("log")).to_contain_text("play")
            break
        wanted = [act for act in acts if act in ("keep mule", "keep sword", "keep hammer")]
        if wanted:
            click_choice(page, wanted[0])
        else:
            choose_by_key(page)
    else:
        raise AssertionError("no action card came up")
    wait_for_my_turn(page)


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


def rest_a_finger_on(thing: Locator) -> None:
    """For long enough to ask, then lift it."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    thing.page.wait_for_timeout(500)
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("pointerleave", {"pointerType": "touch"})


def test_a_phone_plays_by_touch_alone(phone: Page) -> None:
    open_table(phone, ["me", "greedy", "greedy", "greedy"], game=GAME)
    for _ in range(14):
        wait_for_my_turn(phone)
        assert board_fits(phone)
        acts, before = my_choices(phone), shown_version(phone)
        for act in acts:
            expect(phone.locator(f'.board [data-act="{act}"]').first).to_be_visible()
        phone.locator(f'.board [data-act="{acts[-1]}"]').first.tap()
        wait_for_news(phone, before)
    assert board_fits(phone)


def test_a_long_press_explains_a_treasure(phone: Page) -> None:
    open_table(phone, ["me", "greedy"], game=GAME)
    wait_for_my_turn(phone)
    treasure = phone.locator(".site .tile").first
    rest_a_finger_on(treasure)
    expect(phone.get_by_role("tooltip")).to_be_visible()
    phone.locator("h1").tap()
    expect(phone.get_by_role("tooltip")).to_have_count(0)


def test_a_long_press_on_a_card_does_not_choose_it(phone: Page) -> None:
    open_table(phone, ["me", "greedy"], game=GAME)
    wait_for_my_turn(phone)
    offered = my_choices(phone)
    card = phone.locator(f'.board [data-act="{offered[0]}"]').first
    rest_a_finger_on(card)
    card.dispatch_event("click")
    expect(phone.get_by_role("tooltip")).to_be_visible()
    assert my_choices(phone) == offered


def test_the_list_of_choices_shows_itself_to_the_keyboard(phone: Page) -> None:
    """On a phone the cards are the buttons; keyboards and screen readers still have the list."""
    open_table(phone, ["me", "greedy"], game=GAME)
    wait_for_my_turn(phone)
    choices = phone.get_by_role("group", name="Deine Möglichkeiten")
    assert width_of(choices) <= 1
    phone.locator(CHOICES).first.focus()
    assert width_of(choices) > 300


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_no_serious_barriers_from_draft_to_goblins(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy"], game=GAME)
    phases: set[str] = set()
    while len(phases) < 4:
        wait_for_my_turn(page)
        phase = page.locator(".stage").get_attribute("class") or ""
        if phase not in phases:
            phases.add(phase)
            assert serious_findings(page) == [], phase
        choose_by_key(page)


ACTION_CARDS = ("sword", "hammer", "companion", "shrinking", "sleeping", "scaregoblin", "mule")


def hoard(look: Look) -> None:
    """Keeps action cards and plays none, until some lie discarded while scrolls are read."""
    while True:
        while not look.position or not look.position["choices"]:
            look.read()
        view, words = look.position["view"], look.words()
        if view["phase"] == READING and any(view["discards"]):
            return
        hoarded = [act for act in words if act.startswith("keep") and is_action_card(act)]
        look.act((hoarded or [act for act in words if act == "pass"] or words)[0])


def is_action_card(act: str) -> bool:
    return any(name in act for name in ACTION_CARDS)


@pytest.mark.parametrize("width", [390, 1280])
def test_discarded_action_cards_lie_before_their_owners(
    browser: Browser, served: Server, width: int
) -> None:
    nellie = Person(served, "Nellie")
    table = nellie.open(["me", "me", "me"], game=GAME)
    look = nellie.look(table)
    hoard(look)
    wanted = sum(len(cards) for cards in look.position["view"]["discards"])
    context = browser.new_context(base_url=served.address, viewport={"width": width, "height": 800})
    cookie = nellie.http.cookies["filon"]
    context.add_cookies([{"name": "filon", "value": cookie, "url": served.address}])
    page = asked_always(context).new_page()
    page.goto(f"/t/{table}")
    expect(page.locator(".discards .card")).to_have_count(wanted)
    for card in page.locator(".discards .card").all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)
    assert no_sideways_scroll(page)
    context.close()
