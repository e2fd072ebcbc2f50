"""How I am told, in a real browser: its permission, its service worker, and the tab."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from email import message_from_string
from email.policy import default
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, BrowserContext, Page, expect

from filon.server.push import text
from tests.club.club import until
from tests.server.cluster import free_port
from tests.server.doorbells import Doorbell, Lobby, Postbox, certificate
from tests.server.journal import rows
from tests.server.people import Person, Server
from tests.web.hands import asked_always, no_sideways_scroll
from tests.web.test_page import SIZES, serious_findings

RINGS = 100  # looks between two deliveries
AUTH = b"sixteen letters!"
# a browser's push service is somewhere in the world: here it is a doorbell of our own
SERVICE = """PushManager.prototype.subscribe = async function (wish) {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error('key')
  return { toJSON: () => (%s) }
}"""


class Told:
    """A server that tells, a push service and a mailbox."""

    def __init__(self, server: Server, bell: Doorbell, box: Postbox) -> None:
        self.server, self.bell, self.box = server, bell, box
        self.key = ec.generate_private_key(ec.SECP256R1())

    def service(self) -> str:
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        point = self.key.public_key().public_bytes(*form)
        keys = {"p256dh": text(point), "auth": text(AUTH)}
        return SERVICE % json.dumps({"endpoint": self.bell.url("/push"), "keys": keys})

    def message(self) -> dict[str, Any]:
        _, _, body = self.bell.rung[-1]
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    folder = tmp_path_factory.mktemp("told")
    file, box, port = certificate(folder), Postbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    smtp = f"smtp://127.0.0.1:{port}?from=filon@club.example"
    options = ["--public-url", "https://filon.example", "--smtp", smtp]
    server = Server(folder / "filon.db", options=options)
    with pytest.MonkeyPatch.context() as patch, Lobby(file, Doorbell()) as lobby:
        patch.setenv("SSL_CERT_FILE", str(file))
        patch.setenv("FILON_OWN_NETWORKS", "127.0.0.0/8, ::1/128")
        server.start()
        yield Told(server, lobby.bell, box)
        server.stop()
    controller.stop()


@pytest.fixture
def mine(told: Told, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    wanted = {"base_url": told.server.address, "service_workers": "allow"}
    context = asked_always(browser.new_context(**{**browser_context_args, **wanted}))
    page = context.new_page()
    page.goto("/me")
    yield page
    context.close()


def my_turn(told: Told, context: BrowserContext) -> str:
    """Somebody plays with me until I am asked; I do not look."""
    jack = Person(told.server, "Jack")
    table = jack.open(["me", "open"], start=False)
    context.request.post(f"{told.server.address}/api/tables/{table}/join", data={"seat": None})
    jack.do(table, "start").raise_for_status()
    look = jack.look(table)
    look.until("chat")
    while 1 not in look.position["to_act"]:
        look.act(look.until_asked()[0])
    look.close()
    return table


def test_a_browser_is_asked_subscribes_and_shows_whose_turn_it_is(told: Told, mine: Page) -> None:
    mine.context.grant_permissions(["notifications"], origin=told.server.address)
    mine.add_init_script(told.service())
    mine.reload()
    mine.locator("[data-tool=push]").click()
    expect(mine.locator("[data-channel=push]")).to_contain_text("localhost")
    home = mine.context.new_page()
    home.goto("/")
    table = my_turn(told, mine.context)
    expect(home).to_have_title("(1) Filon", timeout=40_000)
    expect(home.locator(f"[data-mine='{table}']")).to_be_visible()
    assert rows(told.server.database, "SELECT kind FROM outbox") == [("turn",)]
    rows(told.server.database, "UPDATE outbox SET due = 0")  # a minute later
    until(lambda: bool(told.bell.rung))
    message = told.message()
    assert message["notification"]["navigate"] == f"https://filon.example/t/{table}"
    shown = "navigator.serviceWorker.getRegistration('/push/').then(r => r.getNotifications())"
    is_shown = deliveries(mine, told.server.address, message, f"{shown}.then(all => all.length)")
    until(lambda: next(is_shown))
    assert mine.evaluate(f"{shown}.then(all => all[0].title)") == "Gold am Yukon: it is your turn"
    mine.locator("[data-tool=drop-channel]").click()
    expect(mine.locator("[data-channel]")).to_have_count(0)


def deliveries(page: Page, origin: str, message: dict[str, Any], count: str) -> Iterator[bool]:
    """As the browser does when its push service has something for it, again until one is shown:
    a worker that is being put to sleep just then hears nothing."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            one["registrationId"]
            for one in event["registrations"]
            if one["scopeURL"].endswith("/push/")
        ),
    )
    session.send("ServiceWorker.enable")
    active = "navigator.serviceWorker.getRegistration('/push/').then(r => !!r?.active)"
    until(lambda: bool(page.evaluate(active)) and bool(found))
    data = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    for attempt in itertools.count():
        if attempt % RINGS == 0:
            session.send("ServiceWorker.deliverPushMessage", data)
        yield page.evaluate(count) == 1


def test_who_does_not_allow_it_is_told_why_nothing_happens(mine: Page) -> None:
    mine.locator("[data-tool=push]").click()
    expect(mine.locator("[role=alert]")).to_contain_text("does not allow")
    expect(mine.locator("[data-channel]")).to_have_count(0)


def test_a_link_by_mail_then_notices_by_mail(told: Told, mine: Page, browser: Browser) -> None:
    mine.locator("[data-tool=mail]").fill("ada@club.example")
    mine.locator("[data-tool=send-link]").click()
    expect(mine.locator("[data-sent]")).to_contain_text("ada@club.example")
    read = message_from_string(told.box.mails[-1], policy=default).get_content()
    path = re.findall(r"https://filon\.example(/me/\w+)", read)[0]
    context = browser.new_context(base_url=told.server.address, locale="en-GB")
    phone = context.new_page()
    phone.goto(path)
    expect(phone.locator(".found")).to_contain_text("ada@club.example")
    phone.locator("[data-tool=take]").click()
    phone.wait_for_url(told.server.address + "/")
    phone.goto("/me")
    expect(phone.locator("[data-mail]")).to_contain_text("ada@club.example")
    phone.locator("[data-tool=every]").select_option("86400")
    phone.locator("[data-tool=by-mail]").click()
    rhythm = phone.locator("[data-channel=mail] [data-tool=rhythm]")
    expect(rhythm).to_have_value("86400")
    with phone.expect_response("**/api/me/channels/*"):
        rhythm.select_option("0")
    phone.reload()
    expect(rhythm).to_have_value("0")
    mine.goto(path)  # a link that was used
    expect(mine.locator("[role=alert]")).to_contain_text("already been used")
    context.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_of_notices_fits(mine: Page, width: int, height: int) -> None:
    mine.set_viewport_size({"width": width, "height": height})
    mine.locator("[data-tool=hook]").fill("https://club.example/a/rather/long/address/of/a/hook")
    mine.locator("[data-tool=hook]").press("Enter")
    expect(mine.locator("[data-channel=hook]")).to_be_visible()
    assert no_sideways_scroll(mine)
    assert serious_findings(mine) == []
