"""What every answer carries: who may frame, script and remember it."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; "  # scripts, styles, pictures, sockets: ours, in files of their own
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
BEHIND_TLS = {"strict-transport-security": "max-age=31536000"}
UNSAID = {"cache-control": "no-store"}  # what does not say it may be kept


class Headed:
    """An application whose answers all carry them, refusals and failures too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._plain, self._secure = _raw(ALWAYS), _raw(ALWAYS | BEHIND_TLS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        carried = self._secure if scope["scheme"] == "https" else self._plain

        async def send_headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message["headers"])
                names = {name for name, _ in said}
                unsaid = [pair for pair in _raw(UNSAID) if pair[0] not in names]
                message["headers"] = [*said, *carried, *unsaid]
            await send(message)

        await self._app(scope, receive, send_headed)


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
