"""Signed tokens for members and invitations. They are stateless: the server does not store them."""

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
    """Sign a token for a purpose; `until` is its expiry in milliseconds."""
    body = json.dumps({"until": until, "nonce": secrets.token_urlsafe(NONCE_BYTES), **content}).encode()
    text = base64.urlsafe_b64encode(body).decode().rstrip("=")
    return f"{text}.{_mark(key, purpose, text)}"


def read(key: bytes, purpose: str, token: str, now: int) -> dict[str, Any] | None:
    """Verify a token and return its content; None if it is forged, expired or for another purpose."""
    text, _, mark = token.partition(".")
    if len(token) > MOST_LETTERS or not hmac.compare_digest(mark.encode(), _mark(key, purpose, text).encode()):
        return None
    content: dict[str, Any] = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return content if content["until"] > now else None


def _mark(key: bytes, purpose: str, text: str) -> str:
    return hmac.new(key, f"tana/{purpose}/{text}".encode(), hashlib.sha256).hexdigest()
