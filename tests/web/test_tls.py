"""A browser before nginx with TLS before Filon: the page, its policy, its socket and its cookie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.people import Server
from tests.server.proxies import nginx
from tests.web.hands import asked_always, click_choice, my_choices, open_table, wait_for_my_turn
from tests.web.test_policy import NOTE


@pytest.fixture
def behind_tls(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("tls")
    server = Server(folder / "filon.db", options=["--trusted-proxy", "127.0.0.1"])
    server.start()
    with nginx(folder, server.address.removeprefix("http://")) as proxy:
        context = browser.new_context(base_url=proxy.address, ignore_https_errors=True)
        context.add_init_script(NOTE)
        yield asked_always(context).new_page()
        context.close()
    server.stop()


def test_a_game_behind_tls(behind_tls: Page) -> None:
    open_table(behind_tls, ["me", "greedy"])
    for _ in range(4):
        wait_for_my_turn(behind_tls)
        click_choice(behind_tls, my_choices(behind_tls)[0])
    assert behind_tls.evaluate("window.breaches") == []
    assert behind_tls.evaluate("isSecureContext")
    (cookie,) = behind_tls.context.cookies()
    assert (cookie["name"], cookie["secure"], cookie["httpOnly"]) == ("filon", True, True)
    assert cookie["sameSite"] == "Lax"
