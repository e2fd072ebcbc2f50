"""Web push: encrypted for one browser (RFC 8291), signed with our key (VAPID, RFC 8292).

Needs the extra `filon[push]`.
"""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from filon.server.problems import Refusal

RECORD: Final = 4096  # bytes of the one record of a message
HOURS: Final = 12  # that a signature holds


class Subscription(NamedTuple):
    endpoint: str
    p256dh: bytes  # the browser's public key
    auth: bytes  # its secret


class Keys:
    """Our own key, the same for all processes: browsers know its public half."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(plain(private), "big"), ec.SECP256R1())
        self.public = text(_point(self._key.public_key()))

    def signed(self, audience: str, contact: str) -> str:
        claims = {"aud": audience, "exp": int(time.time()) + HOURS * 3600, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(text(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return text(key.private_numbers().private_value.to_bytes(32, "big"))


def checked(endpoint: str, p256dh: str, auth: str) -> Subscription:
    try:
        wanted = Subscription(endpoint, plain(p256dh), plain(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), wanted.p256dh)
    except ValueError as problem:
        raise Refusal("bad_request", "expected the keys of a push subscription") from problem
    if len(wanted.auth) != 16:
        raise Refusal("bad_request", f"expected a secret of 16 bytes, got {len(wanted.auth)}")
    return wanted


def encrypted(message: bytes, to: Subscription) -> bytes:
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.p256dh)
    public = _point(own.public_key())
    info = b"WebPush: info\0" + to.p256dh + public
    secret = _derived(own.exchange(ec.ECDH(), theirs), to.auth, info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def headers(to: Subscription, keys: Keys, contact: str, topic: str, ttl: int) -> dict[str, str]:
    """One topic a match: a newer message takes the place of an older one not yet delivered."""
    parts = urlsplit(to.endpoint)
    token = keys.signed(f"{parts.scheme}://{parts.netloc}", contact)
    return {
        "authorization": f"vapid t={token}, k={keys.public}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "topic": topic,
        "ttl": str(ttl),
        "urgency": "normal",
    }


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))
