"""Secrets: made of 192 random bits, kept only as hashes, compared in constant time."""

import hashlib
import hmac
import secrets
from typing import Final

BYTES: Final = 24
NAME_BYTES: Final = 12


def new_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def new_name() -> str:
    """A table's name in addresses. Not a secret: whoever has it may watch."""
    return secrets.token_urlsafe(NAME_BYTES)


def hashed(secret: str) -> str:
    """What is stored. The secret is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def fits(secret: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(hashed(secret), stored)
