"""The secret key of each table, from which its luck follows."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256

NewKey = Callable[[], str]


def any_key() -> str:
    return secrets.token_hex(32)


def keys_from(seed: str) -> NewKey:
    """A key that anybody can foretell, for tests: all tables of every start have the same luck."""
    key = sha256(seed.encode()).hexdigest()
    return lambda: key
