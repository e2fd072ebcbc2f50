"""A passkey in a real browser, whose authenticator is Chromium's own, without a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.people import Server

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
    return session, added["authenticatorId"]


def test_a_passkey_made_here_brings_me_back_there(
    served: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    home = served.address.replace("127.0.0.1", "localhost")
    wanted = {**browser_context_args, "base_url": home}
    laptop, phone = (browser.new_context(**wanted) for _ in range(2))
    here, there = laptop.new_page(), phone.new_page()
    here.goto("/me")
    session, mine = authenticator(here)
    here.locator("[data-tool=passkey]").click()
    expect(here.locator("[data-passkey]")).to_contain_text("Chrome")
    (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": mine})["credentials"]
    assert key["rpId"] == "localhost"

    there.goto("/me")
    session, other = authenticator(there)
    there.locator("[data-tool=come-by-passkey]").click()
    expect(there.locator("[role=alert]")).to_contain_text("No passkey was made or used")
    synced = {"authenticatorId": other, "credential": key}
    session.send("WebAuthn.addCredential", synced)  # as its maker's cloud does
    there.locator("[data-tool=come-by-passkey]").click()
    there.wait_for_url(f"{home}/")
    who = "fetch('/api/me').then(answer => answer.json())"
    assert there.evaluate(who) == here.evaluate(who)

    here.locator("[data-tool=drop-passkey]").click()
    expect(here.locator("[data-passkey]")).to_have_count(0)
    there.goto("/me")
    there.locator("[data-tool=come-by-passkey]").click()
    expect(there.locator("[role=alert]")).to_contain_text("not known here")
    laptop.close()
    phone.close()


def test_at_an_address_without_a_name_the_page_says_why_there_are_none(page: Page) -> None:
    page.goto("/me")
    expect(page.locator("[data-hindrance=address]")).to_contain_text("--public-url")
