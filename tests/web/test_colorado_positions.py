"""Colorado in the browser from the long turn of the rulebook: side by side, links, the map."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect

from filon.games.colorado.table import Table
from tests.games.colorado.tables import JOE, TOM, play
from tests.games.colorado.test_long_turn import before
from tests.server.people import Server
from tests.web.hands import CHOICES, asked_always, my_choices, spread_fingers, wait_for_my_turn
from tests.web.laid import lay_position
from tests.web.test_colorado import GAME, click_on_board

CHAIN = ["play blue 2", "tick L1c", "play blue 3", "tick a1"]  # Audrey's


def acting() -> Table:
    """Tom has given Joe a green 2: everybody is to act."""
    table = before()
    for seat, words in [(JOE, "ask 2"), (JOE, "call orange 2"), (TOM, "give green 2")]:
        play(table, seat, words)
    return table


def sit_down(served: Server, people: list[Page], seats: list[str], state: Table) -> str:
    name = lay_position(served, people, seats, GAME, state)
    for page in people:
        page.goto(f"/t/{name}")
        wait_for_my_turn(page)
    return name


@contextmanager
def somebody(browser: Browser, base_url: str, still: bool = True) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url, reduced_motion="reduce" if still else "no-preference", locale="en-GB"
    )
    yield asked_always(context).new_page()
    context.close()


def links_of(page: Page) -> Locator:
    return page.locator(".ribbon .link")


def test_two_browsers_act_side_by_side(
    served: Server, browser: Browser, page: Page, base_url: str
) -> None:
    """Neither waits for the other: both have choices, and one goes on while the other thinks."""
    with somebody(browser, base_url) as audrey:
        sit_down(served, [page, audrey], ["me", "me", "random"], acting())
        joes = my_choices(page)
        assert "nugget" in joes
        for n, act in enumerate(CHAIN[:3]):
            click_on_board(audrey, act)
            expect(links_of(audrey)).to_have_count(n + 1)
        assert my_choices(page) == joes
        click_on_board(page, "nugget")
        expect(links_of(page)).to_have_count(1)
        click_on_board(audrey, CHAIN[3])
        expect(page.locator("[data-look='1'] .chain")).to_contain_text("4")
        page.locator("[data-look='1']").click()
        expect(links_of(page)).to_have_count(4)  # her chain can be watched


def test_an_onlooker_sees_chains_and_no_hand(
    served: Server, browser: Browser, page: Page, base_url: str
) -> None:
    with somebody(browser, base_url) as onlooker:
        name = sit_down(served, [page], ["me", "me", "me"], acting())
        onlooker.goto(f"/t/{name}")
        expect(onlooker.locator("[data-look]")).to_have_count(3)
        click_on_board(page, "nugget")
        onlooker.locator("[data-look='0']").click()
        expect(links_of(onlooker)).to_have_count(1)
        expect(onlooker.locator(".hand, [data-act]")).to_have_count(0)


def test_a_chain_of_four_links_is_taken_back_link_by_link(served: Server, page: Page) -> None:
    sit_down(served, [page], ["random", "me", "random"], acting())
    links = links_of(page)
    for n, act in enumerate(CHAIN):
        click_on_board(page, act)
        expect(links).to_have_count(n + 1)
    for left in (3, 2, 1, 0):
        page.locator("[data-undo-link]").click()
        expect(links).to_have_count(left)
        expect(page.locator(f'{CHOICES}[data-act="{CHAIN[left]}"]')).to_be_visible()
    expect(page.locator("[data-undo-link]")).to_have_count(0)
    for n, act in enumerate(CHAIN):
        click_on_board(page, act)
        expect(links).to_have_count(n + 1)


def test_nothing_left_to_decide_needs_no_click(served: Server, page: Page) -> None:
    """A card drawn cannot be taken back, so the turn ends by itself; a nugget can be."""
    sit_down(served, [page], ["random", "me", "me"], acting())
    for act in (*CHAIN, "draw"):
        click_on_board(page, act)
    expect(page.locator("[data-look='1'] small")).to_have_text("waits")
    wait_for_my_turn(page)
    assert "play orange 1" in my_choices(page)  # Tom is asked
    click_on_board(page, "nugget")
    expect(page.locator(".tray .plain button")).to_have_text("Done: end my turn")


def test_three_at_one_screen_see_only_the_hand_of_whoever_is_asked(
    served: Server, page: Page
) -> None:
    sit_down(served, [page], ["me", "me", "me"], acting())
    hands = {
        "nugget": ["red 1", "red 2", "red 3"],
        "play blue 2": ["blue 2", "blue 3"],
        "play orange 1": ["grey 1", "orange 1"],
    }
    seen: list[list[str]] = []
    for _ in range(3):
        wait_for_my_turn(page)
        acts = my_choices(page)
        act = next(act for act in hands if act in acts and hands[act] not in seen)
        labels = page.locator(".hand .card").count()
        assert labels == len(hands[act]), act
        seen.append(hands[act])
        click_on_board(page, "nugget")
        click_on_board(page, "done")
    assert len(seen) == 3


def test_the_map_is_zoomed_and_moved(served: Server, page: Page) -> None:
    sit_down(served, [page], ["random", "me", "random"], acting())
    picture = page.locator(".sheet-map")
    whole = seen(page)
    assert page.locator(".sheet-map .step .name").count() > 60  # names the log speaks of
    page.keyboard.press("+")
    closer = seen(page)
    assert closer[2] < whole[2]
    box = picture.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -200)
    assert seen(page)[2] < closer[2]
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 160, steps=4)
    page.mouse.up()
    assert seen(page)[0] > 0
    page.locator(".lens button").last.click()
    assert seen(page) == whole
    click_on_board(page, CHAIN[0])
    click_on_board(page, CHAIN[1])  # a drag was no click, and a click is none
    expect(links_of(page)).to_have_count(2)


def test_two_fingers_zoom_the_map_of_a_phone(
    served: Server, browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
    )
    phone = asked_always(context).new_page()
    sit_down(served, [phone], ["random", "me", "random"], acting())
    phone.locator(".tabs button").first.tap()
    whole = seen(phone)
    spread_fingers(phone, (190, 420), 40, 110)
    assert seen(phone)[2] < whole[2] * 0.6
    phone.locator(".lens button").last.tap()
    assert seen(phone) == whole
    context.close()


def seen(page: Page) -> list[float]:
    box = page.locator(".sheet-map").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def test_the_log_lights_up_what_it_speaks_of(served: Server, page: Page) -> None:
    """On the sheet of whoever it was, and on the board of bounties."""
    sit_down(served, [page], ["me", "me", "me"], acting())
    click_on_board(page, "nugget")
    click_on_board(page, "done")
    for act in CHAIN[:2]:
        click_on_board(page, act)
    line = page.locator("#panel-log li[data-n]").last
    expect(line).to_contain_text("ticks L1c")
    line.hover()
    expect(page.locator(".sheet-map .step.lit")).to_have_count(1)
    expect(page.locator(".sheet-map .region.lit")).to_have_count(1)  # its medal
    page.locator(".prompt").hover()
    expect(page.locator(".sheet-map .lit")).to_have_count(0)
    line.locator("a").focus()
    expect(page.locator(".sheet-map .step.lit")).to_have_count(1)


def test_chains_of_others_are_shown_at_a_pace_and_can_be_skipped(
    served: Server, browser: Browser, base_url: str
) -> None:
    with somebody(browser, base_url, still=False) as page:
        sit_down(served, [page], ["me", "greedy", "greedy"], before())
        page.evaluate(WATCH)
        click_on_board(page, "ask 2")
        click_on_board(page, my_choices(page)[0])  # Tom gives a card, it flies to my area
        page.wait_for_function("() => seen.flight && seen.skip")
        wait_for_my_turn(page)
        expect(page.locator(".tray .skip, .flight")).to_have_count(0)


# what flies by is noted when it comes, and skipped at the first chance
WATCH = """() => {
    window.seen = {}
    new MutationObserver(() => {
        const skip = document.querySelector('.tray .skip')
        seen.flight ||= !!document.querySelector('.flight')
        seen.skip ||= !!skip
        if (seen.flight) skip?.click()
    }).observe(document.body, { childList: true, subtree: true })
}"""
