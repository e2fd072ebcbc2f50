"""Refusals, as people and programs get them."""

from __future__ import annotations

from filon.table.refusal import Refusal

__all__ = ["STATUS", "Refusal", "status_of"]

STATUS = {
    "bad_request": 400,
    "no_mail": 400,
    "no_identity": 401,
    "foreign_origin": 403,
    "not_yours": 403,
    "unwelcome": 403,
    "not_found": 404,
    "expired": 410,
    "used_up": 410,
    "no_passkeys": 404,
    "unknown_passkey": 404,
    "passkey_late": 410,
    "passkey_used": 410,
    "full": 409,
    "already_started": 409,
    "not_running": 409,
    "over": 409,
    "illegal": 409,
    "stale": 409,
    "too_soon": 409,
    "other_edition": 409,
    "too_large": 413,
    "too_many": 429,
    "server": 503,
    "unsent": 503,
    "damaged": 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS[refusal.problem]
