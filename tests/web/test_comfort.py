"""A pleasure to sit at: what leaves no choice happens by itself, and why not is answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.hands import (
    CHOICES,
    asked_always,
    click_choice,
    is_over,
    my_choices,
    open_table,
    wait_for_my_turn,
)


def test_the_die_is_rolled_by_itself(easy: Page) -> None:
    open_table(easy, ["me", "greedy", "greedy"])
    easy.locator(CHOICES).first.click()
    expect(easy.locator(".tray .die").first).to_be_visible(timeout=20_000)
    expect(easy.locator("[data-question]")).to_contain_text("pips left", timeout=20_000)


def test_what_is_asked_is_said_in_one_sentence(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy"])
    expect(page.locator("[data-question]")).to_contain_text("Choose where your first prospector")


def test_a_tap_on_what_is_not_possible_says_why_and_where(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy"])
    expect(page.locator(CHOICES).first).to_be_visible()
    box = page.locator(".yukon svg").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)
    expect(page.locator("[data-reason]")).to_contain_text("start fields on the rim")
    page.locator("[data-tool=read]").click()
    expect(page.locator("dialog [data-sought]")).to_have_text("Setting out")
    expect(page.locator("dialog [data-sought]")).to_be_in_viewport()


def test_the_end_of_the_chain_can_be_pointed_at(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy"])
    page.locator(CHOICES).first.click()
    page.locator(f"{CHOICES}[data-act=roll]").click(timeout=20_000)
    expect(page.locator("[data-end-of]").first).to_be_visible(timeout=20_000)
    last = page.locator("[data-end-of]").last
    length = int(last.locator("text").text_content() or "")
    assert length >= 2
    expect(last).to_have_accessible_name(re.compile(rf"End your chain on .+: {length} pips"))
    expect(page.locator(".yukon .legend")).to_contain_text("End your chain here with one tap")
    last.click(force=True)
    expect(page.locator("[data-seat='0'] dd").nth(1)).to_have_text(str(1 + length), timeout=20_000)


def test_people_who_share_a_screen_hand_it_on(easy: Page) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoé"}]
    easy.request.get("/api/me")
    wish = {"game": "treasure-hunter", "seats": seats, "start": True}
    table = easy.request.post("/api/tables", data=wish).json()["id"]
    easy.goto(f"/t/{table}")
    expect(easy.locator("[data-curtain='0']")).to_contain_text("Ada")
    assert easy.locator(".board").count() == 0
    easy.locator("[data-tool=lift]").click()
    for _ in range(2):  # keeps one card, sets another aside
        easy.locator(CHOICES).first.click()
    expect(easy.locator("[data-curtain='1']")).to_contain_text("Zoé")
    assert easy.locator(".board, [role=log]").count() == 0


def test_everybody_at_one_screen_gets_a_name_in_the_form(easy: Page) -> None:
    easy.goto("/new/treasure-hunter")
    seats = easy.locator("form select:has(option[value=me])")
    expect(seats.first).to_be_visible()
    for n in range(seats.count()):
        seats.nth(n).select_option("me" if n < 2 else "bot level:1")
    names = easy.locator("form label:has(option[value=me]) input")
    expect(names).to_have_count(2)
    names.nth(0).fill("Ada")
    names.nth(1).fill("Zoé")
    easy.locator("form button.main").click()
    for seat, name in enumerate(("Ada", "Zoé")):
        expect(easy.locator(f"[data-curtain='{seat}']")).to_contain_text(name)
        expect(easy.locator("[data-curtain]")).to_contain_text("Hand the device on")
        easy.locator("[data-tool=lift]").click()
        expect(easy.locator("ul.players")).to_contain_text(name)
        for _ in range(2):  # keeps one card, sets another aside
            easy.locator(CHOICES).first.click()


def test_a_game_without_secrets_needs_no_curtain(easy: Page) -> None:
    open_table(easy, ["me", "me"])
    easy.locator(CHOICES).first.click()
    expect(easy.locator(CHOICES).first).to_be_visible()
    assert easy.locator("[data-curtain]").count() == 0


def test_the_end_tells_why_and_the_replay_plays_by_itself(page: Page) -> None:
    open_table(page, ["me", "greedy"], options={"max_rounds": 1})
    while True:
        wait_for_my_turn(page)
        if is_over(page):
            break
        click_choice(page, my_choices(page)[0])
    expect(page.locator("[data-why-ended]")).to_contain_text("The last round is played")
    expect(page.locator("[data-course] polyline").first).to_be_attached()
    told = page.locator("[data-end] > ol b").all_inner_texts()
    assert sorted(map(int, told)) == sorted(map(points_by_source, (page, page), (0, 1)))
    page.locator("[data-end] a", has_text="Replay").click()
    page.locator("[data-replay=speed]").select_option("4")
    page.locator("[data-replay=play]").click()
    expect(page).to_have_url(re.compile(r"/[3-9]$"), timeout=20_000)
    page.locator("[data-replay=turn_next]").click()
    expect(page.locator("[data-replay=play]")).to_have_attribute("aria-pressed", "false")


def points_by_source(page: Page, seat: int) -> int:
    rows = page.locator(f"[data-sources-of='{seat}'] td:last-child").all_inner_texts()
    return sum(map(int, rows))


def test_the_invited_are_asked_to_sit_down(browser: Browser, page: Page, base_url: str) -> None:
    table = open_table(page, ["me", "open"])
    expect(page.locator("[data-lobby]")).to_contain_text("Share the link")
    context = browser.new_context(base_url=base_url, locale="fr-FR")
    guest = context.new_page()
    guest.goto(f"/t/{table}")
    expect(guest.locator("[data-lobby]")).to_contain_text("Prenez une place libre")
    context.close()


def test_the_log_is_told_turn_by_turn(page: Page) -> None:
    open_table(page, ["me", "greedy", "greedy"])
    for _ in range(3):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    wait_for_my_turn(page)
    titles = page.locator("[role=log] h4[data-turn]")
    turns = titles.evaluate_all("all => all.map(title => title.dataset.turn)")
    assert set(turns) == {"0", "1", "2"}
    assert all(turn != before for turn, before in zip(turns[1:], turns, strict=False))
    name = page.locator("[data-seat='1'] b").inner_text()
    expect(titles.nth(turns.index("1"))).to_have_text(name)
    expect(titles.last).to_have_text(re.compile(r"\S Round 1$"))
    expect(page.locator("#panel-log li").last).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "locale", "counted"),
    [
        ("colorado", "en-GB", r"Turn 1, .+ is the Talker"),
        ("colorado", "fr-FR", r"Tour 1, .+ est le Causeur"),
        ("treasure-hunter", "de-DE", r"Runde 1 von 5"),
        ("lost-valley", "fr-FR", r"Tour 1"),
        ("gold-am-yukon", "de-DE", r"Runde 1"),
    ],
)
def test_drawn_boards_say_how_far_the_game_has_come(
    browser: Browser, base_url: str, game: str, locale: str, counted: str
) -> None:
    context = asked_always(browser.new_context(base_url=base_url, locale=locale))
    page = context.new_page()
    open_table(page, ["me", "greedy", "greedy"], game=game)
    while not re.search(counted, page.locator(".headline p").inner_text()):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    wait_for_my_turn(page)
    expect(page.locator(".headline p")).to_contain_text(re.compile(counted))
    context.close()


def boxes(page: Page, selector: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each, on the screen."""
    found: list[tuple[float, float, float, float]] = page.locator(selector).evaluate_all(
        """all => all.map(one => one.getBoundingClientRect())
            .map(box => [box.left, box.top, box.right, box.bottom])"""
    )
    return found


def test_numbers_of_claims_and_prospectors_stand_apart(page: Page) -> None:
    """Where a claim can be staked, or the ring cut."""
    open_table(page, ["me", "greedy", "greedy"])
    stakes = page.locator(".board [data-act^=stake]")
    for _ in range(60):
        wait_for_my_turn(page)
        if stakes.count():
            break
        click_choice(page, my_choices(page)[0])
    expect(stakes.first).to_be_visible()
    found = boxes(page, ".board .choice .number")
    for n, (left, top, right, bottom) in enumerate(found):
        for other in found[n + 1 :]:
            apart = left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom
            assert apart, (found[n], other)


def test_start_fields_are_large_enough_for_a_thumb(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_table(page, ["me", "greedy"])
    wait_for_my_turn(page)
    for left, top, right, bottom in boxes(page, ".board [data-act^=step] .hit"):
        assert min(right - left, bottom - top) >= 28
