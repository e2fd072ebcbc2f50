"""What no log and no error may show: passwords of addresses, cookies, tokens, keys of luck."""

from __future__ import annotations

import re

HIDDEN = "***"
SECRETS = [
    re.compile(r"(://[^\s/:@'\"]*:)[^\s'\"]*(?=@)"),  # an address with a password
    re.compile(r"(?i)(\b(?:password|passwd|pwd|token|secret|filon)=)[^\s&;,'\"]+"),
    re.compile(r"()(?<![\w-])[0-9a-f]{64}(?![\w-])"),  # a key of luck, a hash of a token
    re.compile(r"()(?<![\w-])[\w-]{43}(?![\w-])"),  # a token
]


def masked(text: str) -> str:
    for secret in SECRETS:
        text = secret.sub(rf"\g<1>{HIDDEN}", text)
    return text
