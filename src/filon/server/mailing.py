"""A link by mail makes somebody lasting: whoever has the mailbox is the same person, anywhere.

The link only shows whom it would make one; taking it is a step of its own, so whatever opens links
by itself uses nothing up (`devices.py`). Whether an address is known here, nobody is told.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from litestar import post
from litestar.handlers import HTTPRouteHandler

from filon.core.messages import LANGUAGES, Messages
from filon.server.asking import AnyRequest, address_of, guest_of, house_of
from filon.server.post import Gone, Later
from filon.server.problems import Refusal
from filon.server.wire import MailSent, MailWish

LONGEST: Final = 254  # letters of an address
ADDRESS: Final = re.compile(r"[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII)


def checked_mail(said: str) -> str:
    """As it is kept: in small letters, so that one mailbox is one address."""
    address = said.strip().lower()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise Refusal("no_mail", "expected an address like nellie@club.example")
    return address


@post("/me/mail", status_code=202, summary="Send a link that makes this address mine")
async def send_link(request: AnyRequest, data: MailWish) -> MailSent:
    house, guest = house_of(request), await guest_of(request)
    mail, where = house.notices.mail, address_of(request)
    if mail is None or not house.notices.is_on:
        raise Refusal("not_found", "this server sends no mail: it was not told --smtp")
    if data.language not in LANGUAGES:
        raise Refusal("bad_request", f"expected a language of {LANGUAGES}")
    to = checked_mail(data.address)
    for whose in (guest.id, f"to {to}"):
        house.limits.demand("mail", whose, where)
        await house.quotas.demand("mail", whose[:60], where)
    code = await house.codes.issue_link(guest.id, to)
    said = Messages("filon.server", data.language)
    text = (
        f"{said.say('mail.body')}\n\n{house.notices.address}/me/{code}\n\n{said.say('mail.end')}\n"
    )
    host = mail.sender.rpartition("@")[2]
    try:
        await mail.send(to, said.say("mail.subject"), text, f"<{secrets.token_hex(8)}@{host}>")
    except Gone as problem:
        raise Refusal("no_mail", f"the mail server refuses this address: {problem}") from problem
    except Exception as problem:
        known = isinstance(problem, Later)
        raise Refusal("unsent", str(problem) if known else "the mail server hung up") from problem
    return MailSent(to)


HANDLERS: list[HTTPRouteHandler] = [send_link]
