"""What WebAuthn asks of an authenticator, and whether its answer holds. Nothing is kept here.

Needs the extra `filon[passkeys]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from filon.server.problems import Refusal
from filon.server.site import Site

T = TypeVar("T")
NAME: Final = "Filon"
LONGEST: Final = 1023  # bytes of a credential's name


class Said(NamedTuple):
    """What an answer claims to be, before anybody has looked at its signature."""

    credential: str
    challenge: bytes
    origin: str


class Key(NamedTuple):
    credential: str
    public_key: bytes
    uses: int


def creation(
    site: Site, guest_id: str, name: str, known: Sequence[str], challenge: bytes
) -> dict[str, Any]:
    """For a new passkey that finds its owner by itself; not where there is one of theirs."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=guest_id.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
        ],
    )
    return options_to_json_dict(options)


def request(site: Site, challenge: bytes) -> dict[str, Any]:
    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
    )


def said(answer: dict[str, Any]) -> Said:
    return _read(lambda: _said(answer))


def _said(answer: dict[str, Any]) -> Said:
    data = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    name = base64url_to_bytes(answer["id"])
    if not 1 <= len(name) <= LONGEST:
        raise ValueError(f"a credential's name has 1 to {LONGEST} bytes, not {len(name)}")
    return Said(bytes_to_base64url(name), data.challenge, data.origin)


def registered(answer: dict[str, Any], site: Site, challenge: bytes) -> Key:
    made = _read(
        lambda: webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    )
    name = bytes_to_base64url(made.credential_id)
    return Key(name, made.credential_public_key, made.sign_count)


def recognised(answer: dict[str, Any], site: Site, challenge: bytes, key: Key) -> int:
    """How often the passkey has been used by now."""
    seen = _read(
        lambda: webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
        )
    )
    return seen.new_sign_count


def _read(reading: Callable[[], T]) -> T:
    """Whatever a stranger sends as an answer, it is they who are told."""
    try:
        return reading()
    except Exception as problem:
        reason = str(problem).partition("\n")[0] or type(problem).__name__
        raise Refusal("bad_request", f"expected a passkey's answer: {reason}") from problem
