"""People really play: clicks, links, reconnects, replays, in a real browser."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.hands import (
    CHOICES,
    address_of,
    click_choice,
    is_over,
    last_told,
    my_choices,
    open_table,
    shown_version,
    wait_for_my_turn,
    wait_for_news,
    with_a_guest,
)


def test_play_now_is_one_click(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game='gold-am-yukon'] button.main").click()
    expect(page.locator(".board svg").first).to_be_visible()
    wait_for_my_turn(page)
    assert my_choices(page)


def test_one_person_and_two_bots_play_to_the_end_screen(page: Page) -> None:
    open_table(page, ["me", "greedy", "random"], options={"max_rounds": 2})
    turns = 0
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        acts = my_choices(page)
        click_choice(page, acts[turns % len(acts)])
        turns += 1
    assert turns > 4
    expect(page.locator("[data-end] .headline")).to_be_visible()
    page.locator("[data-end] button.main").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".board svg").first).to_be_visible()


def test_two_browsers_at_one_table_see_the_same(browser: Browser, page: Page) -> None:
    with with_a_guest(browser, page, ["me", "open"], locale="de-DE") as guest:
        for _ in range(4):
            mover = whoever_is_asked(page, guest)
            click_choice(mover, my_choices(mover)[0])
        expect(guest.locator("[role=log] li:last-child a")).to_have_text(last_told(page))
        assert guest.locator("html").get_attribute("lang") == "de"
        assert page.locator("html").get_attribute("lang") == "en"


def whoever_is_asked(*pages: Page) -> Page:
    for _ in range(100):
        for page in pages:
            if my_choices(page):
                return page
            page.wait_for_timeout(50)
    raise TimeoutError("nobody is asked")


def test_reconnects_in_the_middle_of_a_turn(page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/socket**", connect)
    open_table(page, ["me", "me"])
    for _ in range(3):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    wait_for_my_turn(page)
    offered, before = my_choices(page), last_told(page)
    with page.expect_websocket():  # the page comes back by itself
        lines[0].close()
    expect(page.locator(CHOICES)).to_have_count(len(offered))
    click_choice(page, offered[0])
    assert len(lines) == 2
    assert last_told(page) != before


def test_the_log_lights_up_where_it_happened(page: Page) -> None:
    open_table(page, ["me", "me"])
    wait_for_my_turn(page)
    click_choice(page, my_choices(page)[0])
    line = page.locator("#panel-log li[data-n]").first
    expect(line).to_contain_text("starts on field C1/12")
    line.hover()
    expect(page.locator(".board .lights .lit")).to_have_count(1)


def test_undo_takes_back_a_step(page: Page) -> None:
    open_table(page, ["me", "me"])
    wait_for_my_turn(page)
    first = my_choices(page)
    click_choice(page, first[0])
    wait_for_my_turn(page)
    page.keyboard.press("u")
    expect(page.locator(CHOICES)).to_have_count(len(first))


def test_replay_steps_through_the_game(page: Page) -> None:
    table = open_table(page, ["me", "me"])
    for _ in range(4):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    page.goto(f"/t/{table}/2")
    expect(page.get_by_role("status").filter(has_text="2 of 4")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(address_of(table, 1))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(address_of(table, 3))
    assert page.locator(CHOICES).count() == 0


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    open_table(page, ["me", "greedy"])
    for _ in range(3):
        wait_for_my_turn(page)
        before = shown_version(page)
        page.keyboard.press("1")
        wait_for_news(page, before)
    wait_for_my_turn(page)
    before = shown_version(page)
    page.locator(CHOICES).first.focus()
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def test_the_text_board_is_playable(page: Page) -> None:
    open_table(page, ["me", "greedy"])
    wait_for_my_turn(page)
    page.locator("[data-tool=text]").click()
    expect(page.locator(".board pre")).to_contain_text("[6]")
    click_choice(page, my_choices(page)[0])
