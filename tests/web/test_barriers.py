"""Axe finds no serious barrier on any page, in any state, in bright light or in the dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filon.core.match import Match
from filon.games import NAMES
from tests.server.people import Server
from tests.web.hands import open_table, wait_for_my_turn
from tests.web.laid import asked_for, lay_game
from tests.web.test_offline import IS_KEPT, LAST
from tests.web.test_page import serious_findings

PHONE, LAPTOP = 390, 1280
WIDTHS = (PHONE, LAPTOP)
SEATS = ["me", "greedy", "greedy"]

Sight = Callable[[Server, Page], None]


def after(acts: int) -> Callable[[Match], bool]:
    """Somewhere on the way, when I am asked and have a choice."""
    return lambda match: len(match.log) >= acts and 0 in match.to_act and len(match.legal(0)) > 1


def laid(served: Server, page: Page, game: str, acts: int) -> str:
    table = lay_game(served, page, SEATS, game, after(acts))
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    return table


def finished(served: Server, page: Page, game: str = "colorado") -> str:
    table = lay_game(served, page, SEATS, game, lambda match: False)
    page.goto(f"/t/{table}")
    expect(page.locator(".board").first).to_be_visible()
    return table


def table_after(game: str, acts: int) -> Sight:
    return lambda served, page: void(laid(served, page, game, acts))


def void(_: object) -> None:
    """What was made need not be kept."""


def plain(path: str) -> Sight:
    def go(_: Server, page: Page) -> None:
        page.goto(path)
        expect(page.locator("main h1, main h2, main [role=alert]").first).to_be_visible()

    return go


def with_my_games(served: Server, page: Page) -> None:
    open_table(page, ["me", "open"])
    laid(served, page, "colorado", 20)
    finished(served, page)
    page.goto("/")
    expect(page.locator("[data-mine]").nth(2)).to_be_visible()


def lobby(_: Server, page: Page) -> None:
    open_table(page, ["me", "open", "greedy"])
    expect(page.locator("[data-lobby]")).to_be_visible()


def lobby_as_invited(_: Server, page: Page) -> None:
    table = open_table(page, ["me", "open"])
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    expect(page.locator("[data-tool=join]").first).to_be_visible()


def dialog(tool: str) -> Sight:
    def open_it(served: Server, page: Page) -> None:
        laid(served, page, "gold-am-yukon", 40)
        page.locator(f"[data-tool={tool}]").click()
        expect(page.locator("dialog[open] h2, dialog[open] h3").nth(1)).to_be_visible()

    return open_it


def text_board(served: Server, page: Page) -> None:
    laid(served, page, "lost-valley", 40)
    page.locator("[data-tool=text]").click()
    expect(page.locator(".board pre")).to_be_visible()


def chat(served: Server, page: Page) -> None:
    laid(served, page, "gold-am-yukon", 40)
    page.get_by_role("tab").nth(1).click()
    expect(page.locator("#panel-chat")).to_be_visible()


def reason(served: Server, page: Page) -> None:
    table = lay_game(served, page, SEATS, "colorado", asked_for("tick"))
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    page.locator(".map [data-why^='tick']").last.click()
    expect(page.locator("[data-reason]")).to_be_visible()


def end_of(game: str) -> Sight:
    def look(served: Server, page: Page) -> None:
        finished(served, page, game)
        expect(page.locator("[data-end] .headline")).to_be_visible()
        expect(page.locator("[data-course] polyline").first).to_be_attached()

    return look


def counted(game: str) -> Sight:
    """The board of a game that is over, without the card before it."""

    def look(served: Server, page: Page) -> None:
        finished(served, page, game)
        expect(page.locator("[data-end]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-end]")).to_have_count(0)

    return look


def replay(served: Server, page: Page) -> None:
    page.goto(f"/t/{finished(served, page)}/7")
    expect(page.locator("[data-replay=next]")).to_be_enabled()


def guide(game: str) -> Sight:
    def learn(_: Server, page: Page) -> None:
        page.goto(f"/learn/{game}")
        expect(page.locator("[data-guide]").first).to_be_visible()

    return learn


def curtain(_: Server, page: Page) -> None:
    page.add_init_script("localStorage.setItem('filon.curtain', 'drawn')")
    open_table(page, ["me", "me"], game="treasure-hunter")
    expect(page.locator("[data-curtain]")).to_be_visible()


def me_with_a_code(_: Server, page: Page) -> None:
    page.goto("/me")
    page.locator("[data-tool=code]").click()
    expect(page.locator("[data-code]")).to_be_visible()


def me_with_history(served: Server, page: Page) -> None:
    finished(served, page)
    page.goto("/me")
    expect(page.locator("[data-mine]").first).to_be_visible()


def person(_: Server, page: Page) -> None:
    page.goto(f"/p/{page.request.get('/api/me').json()['id']}")
    expect(page.locator("main h1")).to_be_visible()


def unreachable(_: Server, page: Page) -> None:
    page.route("**/api/me", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("main [role=alert]")).to_be_visible()


def refused(_: Server, page: Page) -> None:
    page.route("**/api/tables", lambda route: route.fulfill(status=500, body="{}"))
    page.goto("/")
    expect(page.locator("main [role=alert]")).to_be_visible()


SIGHTS: dict[str, Sight] = {
    "home": plain("/"),
    "home with my games": with_my_games,
    "lobby": lobby,
    "lobby as invited": lobby_as_invited,
    "menu": dialog("menu"),
    "rules drawer": dialog("rules"),
    "text board": text_board,
    "chat": chat,
    "reason": reason,
    "replay": replay,
    "curtain": curtain,
    "me": plain("/me"),
    "me with a code": me_with_a_code,
    "me with history": me_with_history,
    "person": person,
    "nobody": plain("/p/nobody"),
    "wrong code": plain("/me/abcdefgh"),
    "no table": plain("/t/nowhere"),
    "no page": plain("/no/such/page"),
    "unreachable": unreachable,
    "refused": refused,
    **{f"new {game}": plain(f"/new/{game}") for game in NAMES},
    **{f"rules of {game}": plain(f"/rules/{game}") for game in NAMES},
    **{f"ranking of {game}": plain(f"/r/{game}") for game in NAMES},
    **{f"guide to {game}": guide(game) for game in NAMES},
    **{f"{game} early": table_after(game, 0) for game in NAMES},
    **{f"{game} soon": table_after(game, 30) for game in NAMES},
    **{f"{game} later": table_after(game, 120) for game in NAMES},
    **{f"{game} counted": counted(game) for game in NAMES},
    **{f"end of {game}": end_of(game) for game in NAMES},
}
# with those of other files that look at one page each: what a person meets in every game
USUAL = {
    ("menu", PHONE),
    ("rules drawer", LAPTOP),
    ("reason", PHONE),
    ("replay", LAPTOP),
    ("curtain", PHONE),
    ("end of lost-valley", PHONE),
    ("no page", LAPTOP),
}


def all_sights() -> Iterator[Any]:
    for name in SIGHTS:
        for width in WIDTHS:
            marks = () if (name, width) in USUAL else pytest.mark.long
            yield pytest.param(name, width, id=f"{name}-{width}", marks=marks)


@pytest.mark.parametrize(("name", "width"), list(all_sights()))
def test_no_serious_barrier(served: Server, page: Page, name: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    SIGHTS[name](served, page)
    assert serious_findings(page) == []


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
def test_no_serious_barrier_without_a_network(
    browser: Browser, browser_context_args: dict[str, Any], width: int
) -> None:
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(page.locator("[data-game]").first).to_be_visible()
    page.evaluate(IS_KEPT, LAST)
    context.set_offline(True)
    page.reload()
    expect(page.locator("[data-offline]")).to_be_visible()
    assert serious_findings(page) == []
    page.goto("/rules/colorado")
    expect(page.locator("main")).not_to_be_empty()
    assert serious_findings(page) == []
    context.close()
