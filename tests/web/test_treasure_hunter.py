"""Treasure Hunter in the browser: a whole game, a secret draft, cards played in answer."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.hands import (
    CHOICES,
    click_choice,
    is_over,
    last_told,
    my_choices,
    open_table,
    shown_version,
    wait_for_my_turn,
    wait_for_news,
)

GAME = "treasure-hunter"


def choose_by_key(page: Page) -> None:
    """The quickest way through a game: the first choice, by keyboard."""
    before = shown_version(page)
    page.keyboard.press("1")
    wait_for_news(page, before)


def test_one_person_and_three_bots_play_to_the_end_screen(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy", "greedy"], game=GAME)
    clicks = 0
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        click_choice(page, my_choices(page)[0])
        clicks += 1
        assert clicks < 400
    assert clicks >= 5 * 8
    expect(page.locator("[data-end] .headline")).to_be_visible()


def test_a_pick_in_the_draft_stays_secret(browser: Browser, page: Page, base_url: str) -> None:
    table = open_table(page, ["me", "open"], game=GAME)
    other = browser.new_context(base_url=base_url, reduced_motion="reduce", locale="en-GB")
    guest = other.new_page()
    guest.goto(f"/t/{table}")
    guest.locator("[data-tool=join]").first.click()
    expect(page.locator("[data-tool=start]")).to_be_enabled()
    page.locator("[data-tool=start]").click()
    for player in (page, guest):
        expect(player.locator(CHOICES).first).to_be_visible()
    offered, told = my_choices(guest), last_told(guest)
    click_choice(page, my_choices(page)[0])
    guest.wait_for_timeout(500)
    assert my_choices(guest) == offered
    assert last_told(guest) == told
    click_choice(guest, offered[0])
    wait_for_my_turn(page)
    other.close()


def test_a_card_played_is_answered(page: Page) -> None:
    """An action card is played from the hand on the board, and the others are asked again."""
    open_table(page, ["me", "greedy", "greedy"], game=GAME)
    for _ in range(120):
        wait_for_my_turn(page)
        plays = [act for act in my_choices(page) if act.startswith("play")]
        if plays:
            click_choice(page, plays[0])
            expect(page.get_by_role("log")).to_contain_text("play")
            break
        choose_by_key(page)
    else:
        raise AssertionError("no action card came up")
    wait_for_my_turn(page)
