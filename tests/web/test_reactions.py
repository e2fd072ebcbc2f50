"""A chain of reactions: three people and somebody who watches, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.people import Look, Person, Server
from tests.web.hands import CHOICES, asked_always, click_choice

ANI, FRANK, JENNY = 0, 1, 2
NAMES = ["Ani", "Frank", "Jenny"]
BONUS = {"play sword": 4, "play hammer": 8, "play shrinking": -2}
TRIES = 40  # tables, until Ani and Frank can both play at the first site and Jenny cannot
WAITING = "You have answered; the others are still thinking."


class Company:
    """Three people at a table whose draft is over, and their pages; the last one only watches."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.people = [Person(server, name) for name in NAMES]
        self.table, self.words = self._drafted()
        self._contexts: list[BrowserContext] = []
        self.pages = [self._page(browser, server, person) for person in self.people]
        self.watcher = self._page(browser, server, Person(server, "Otto"))

    def _drafted(self) -> tuple[str, list[list[str]]]:
        for _ in range(TRIES):
            host, *guests = self.people
            table = host.open(["me", "open", "open"], start=False, game="treasure-hunter")
            for guest in guests:
                guest.do(table, "join").raise_for_status()
            host.do(table, "start").raise_for_status()
            words = _draft([person.look(table) for person in self.people])
            if _playable(words[ANI]) and _playable(words[FRANK]) and words[JENNY] == ["pass"]:
                return table, words
        raise AssertionError("no draft gave both of them a card to play")

    def _page(self, browser: Browser, server: Server, person: Person) -> Page:
        context = browser.new_context(
            base_url=server.address, reduced_motion="reduce", locale="en-GB"
        )
        cookie = person.http.cookies["filon"]
        context.add_cookies([{"name": "filon", "value": cookie, "url": server.address}])
        self._contexts.append(context)
        page = asked_always(context).new_page()
        page.goto(f"/t/{self.table}")
        expect(page.locator(".board .groups")).to_be_visible()
        return page

    @property
    def all_pages(self) -> list[Page]:
        return [*self.pages, self.watcher]

    def answer(self, acts: dict[int, str]) -> None:
        """Everybody answers once; whoever is not named passes."""
        for page in self.pages:
            expect(page.locator(CHOICES).first).to_be_visible()
        for seat, page in enumerate(self.pages):
            click_choice(page, acts.get(seat, "pass"))

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def _playable(words: list[str]) -> list[str]:
    return [word for word in words if word in BONUS]


def _draft(looks: list[Look]) -> list[list[str]]:
    """Ani and Frank keep action cards and adventurers for the first site, Jenny neither."""
    for pick in range(8):
        for seat, look in enumerate(looks):
            _wait_for_turn(look, pick, seat)
            look.act(min(look.words(), key=_wish_of_jenny if seat == JENNY else _wish))
    for look in looks:
        _wait_for_turn(look, 9, ANI)
    words = [look.words() for look in looks]
    for look in looks:
        look.close()
    return words


def _wait_for_turn(look: Look, pick: int, seat: int) -> None:
    """Until all seats before this one have made their pick."""
    while not look.position or not (
        look.position["view"]["pick"] == pick and look.position["to_act"][0] == seat
    ):
        look.read()


def _wish(words: str) -> int:
    card = words.removeprefix("keep ")
    return 0 if f"play {card}" in BONUS else 1 if card.startswith("blue-") else 2


def _wish_of_jenny(words: str) -> int:
    return -_wish(words)


@pytest.fixture
def company(browser: Browser, served: Server) -> Iterator[Company]:
    company = Company(browser, served)
    yield company
    company.leave()


def total(page: Page, seat: int) -> Locator:
    """What the board shows as the strength of a seat's group."""
    return page.locator(".groups li").nth(seat).locator(".sum b")


def played(page: Page) -> list[str]:
    """The sentences of the log about action cards, in their order."""
    told = " ".join(page.locator("[role=log] li:not(.turn) span").all_inner_texts())
    sentences = [sentence.strip() for sentence in told.split(".")]
    return [sentence for sentence in sentences if " plays " in sentence]


def test_a_card_is_answered_with_a_card(company: Company) -> None:
    """Everybody hears the chain in its order and sees its effects."""
    first, second = _playable(company.words[ANI])[0], _playable(company.words[FRANK])[0]
    anis, franks = (int(total(company.watcher, seat).inner_text()) for seat in (ANI, FRANK))

    company.answer({ANI: first})
    for page in company.all_pages:
        expect(page.get_by_role("log")).to_contain_text("Ani plays")
        expect(total(page, ANI)).to_have_text(str(anis + BONUS[first]))
    again = company.pages[FRANK].locator(f"{CHOICES}[data-act='{second}']")
    expect(again).to_be_visible()  # though he had passed

    company.answer({FRANK: second})
    for page in company.all_pages:
        expect(page.get_by_role("log")).to_contain_text("Frank plays")
        expect(total(page, FRANK)).to_have_text(str(franks + BONUS[second]))
        assert [sentence.split()[0] for sentence in played(page)] == ["Ani", "Frank"]
        assert played(page) == played(company.watcher)

    company.answer({})
    for page in company.all_pages:
        expect(page.get_by_role("log")).to_contain_text("takes")
        expect(page.get_by_role("log")).to_contain_text("Vine Jungle")


def test_nobody_can_tell_who_holds_no_card(company: Company) -> None:
    """All are asked the same way and wait the same way, with cards or without."""
    watched = company.watcher.locator("h1")
    expect(watched).to_contain_text("Ani, Frank, Jenny")
    asked = company.watcher.locator("ul.players li.acting")
    expect(asked).to_have_count(3)
    for seat in (ANI, JENNY):
        mine, told = company.pages[seat], played(company.watcher)
        click_choice(mine, "pass")
        expect(mine.locator(".hand p")).to_have_text(WAITING)
        others = [name for name in NAMES if name != NAMES[seat]]
        expect(watched).to_contain_text(", ".join(others))
        expect(company.pages[FRANK].locator("ul.players li.acting")).to_have_count(2)
        assert played(company.watcher) == told
        mine.keyboard.press("u")
        expect(asked).to_have_count(3)
