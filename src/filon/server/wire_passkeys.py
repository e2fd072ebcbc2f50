"""Passkeys over the wire."""

from __future__ import annotations

from typing import Any

import msgspec


class Passkey(msgspec.Struct):
    """One of mine: what can prove who I am."""

    name: str  # to drop it by
    device: str  # what the browser called itself that made it
    created: str
    seen: str


class PasskeyList(msgspec.Struct):
    hindrance: str  # why none can be made or used here: "extra", "address", or empty
    keys: list[Passkey]


class PasskeyQuestion(msgspec.Struct):
    """What a browser hands to its authenticator, as WebAuthn writes it."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the authenticator says to it: a PublicKeyCredential as JSON."""

    credential: dict[str, Any]
