"""Signed tokens of the house, for people who were let in or are invited. The server stores none of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from typing import Any

NONCE_BYTES = 12
MOST_LETTERS = 2000


def signed(key: bytes, purpose: str, until: int, **content: Any) -> str:
    """A token for a purpose that is valid until then (milliseconds)."""
    body = json.dumps({"until": until, "nonce": secrets.token_urlsafe(NONCE_BYTES), **content}).encode()
    text = base64.urlsafe_b64encode(body).decode().rstrip("=")
    return f"{text}.{_mark(key, purpose, text)}"


def read(key: bytes, purpose: str, token: str, now: int) -> dict[str, Any] | None:
    """The content of a token; None for one that is forged, expired, or for another purpose."""
    text, _, mark = token.partition(".")
    if len(token) > MOST_LETTERS or not hmac.compare_digest(mark.encode(), _mark(key, purpose, text).encode()):
        return None
    content: dict[str, Any] = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return content if content["until"] > now else None


def _mark(key: bytes, purpose: str, text: str) -> str:
    return hmac.new(key, f"tana/{purpose}/{text}".encode(), hashlib.sha256).hexdigest()
