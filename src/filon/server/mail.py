"""Mail by SMTP, as FILON_SMTP says: `smtp://user:password@mail.example:587?from=filon@club.example`,
`smtps://` for TLS from the first byte."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from filon.core.errors import FilonError
from filon.server.mask import masked
from filon.server.post import Gone, Later

SECONDS: Final = 15.0


class Mail:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise FilonError(masked(f"expected smtp://host:587?from=you@example, got {url!r}"))
        self.sender = sender
        self._host, self._tls = parts.hostname, parts.scheme == "smtps"
        self._port = parts.port or (465 if self._tls else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")

    async def send(self, to: str, subject: str, body: str, message_id: str) -> None:
        """Returns when it was taken; raises `Gone` or `Later`, else nobody knows."""
        message = EmailMessage()
        message["from"], message["to"], message["subject"] = self.sender, to, subject
        message["date"], message["message-id"] = formatdate(), message_id
        message["auto-submitted"] = "auto-generated"
        message.set_content(body)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        try:
            server = self._met()
        except (OSError, smtplib.SMTPException) as problem:
            raise Later(f"{self._host} cannot be reached: {problem}") from problem
        with server:
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as problem:
                (code, _), *_ = problem.recipients.values()
                raise (Later if code < 500 else Gone)(f"answered {code}") from problem
            except smtplib.SMTPResponseException as problem:
                code = problem.smtp_code
                raise (Later if code < 500 else Gone)(f"answered {code}") from problem

    def _met(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
        if self._user:
            server.login(self._user, self._password)
        return server
