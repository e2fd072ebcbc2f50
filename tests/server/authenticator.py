"""A passkey in software: what a phone or a stick does when a page asks it."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from filon.server.push import text

PRESENT, VERIFIED, NEW_KEY = 1, 4, 64
COUNTED: Final = 4  # bytes of the number of uses


class Authenticator:
    """Has one key; `origin` is the page that it believes to be asked by."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = os.urandom(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        data = self._client_data("webauthn.create", options["challenge"])
        known = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + self._public()
        said = self._data(options["rp"]["id"], PRESENT | VERIFIED | NEW_KEY) + known
        paper = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        return self._answer({"clientDataJSON": text(data), "attestationObject": text(paper)})

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        data = self._client_data("webauthn.get", options["challenge"])
        said = self._data(options["rpId"], PRESENT | VERIFIED)
        signature = self._key.sign(said + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": text(data),
                "authenticatorData": text(said),
                "signature": text(signature),
            }
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self._count()

    def _count(self) -> bytes:
        return self.uses.to_bytes(COUNTED, "big")

    def _public(self) -> bytes:
        """As COSE writes a key on the curve P-256."""
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return bytes(cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y}))

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
