"""Keys, links and codes: how a browser proves that a seat is its own.

A browser has one key of 256 random bits in an HttpOnly cookie; the server keeps only its hash, the *holder*. A
link carries a secret of 256 bits behind the `#` of its address, where no server or proxy logs it; a page exchanges
it once for a seat. A short code stands for the table's link for people who type.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

KEY_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without O, 0, I and 1; whoever types one of these means Q or L."""
CODE_LENGTH = 6
SEAT_LINK_MS = 15 * 60 * 1000
COOKIE_SECONDS = 400 * 24 * 3600

_MISREAD = str.maketrans({" ": None, "-": None, "O": "Q", "0": "Q", "I": "L", "1": "L"})
_KEY = re.compile(r"[A-Za-z0-9_-]{43}\Z")


def new_key() -> str:
    """A new key for a browser (also: the secret of a link)."""
    return secrets.token_urlsafe(KEY_BYTES)


def is_key(text: str) -> bool:
    """Whether a text has the form of a key."""
    return _KEY.match(text) is not None


def holder_of(key: str) -> str:
    """What the server keeps of a key. Keys are random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(b"tana/holder/" + key.encode()).hexdigest()


def link_hash(secret: str) -> str:
    """What the server keeps of a link's secret."""
    return hashlib.sha256(b"tana/link/" + secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Equality in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_table_id() -> str:
    """The name of a new table: 80 random bits. It opens nothing by itself."""
    return secrets.token_hex(10)


def new_code() -> str:
    """A short code that people can type; no letter looks like another."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str:
    """A code as somebody typed it, in its one form."""
    return text.upper().translate(_MISREAD)


def link_path(table: str, secret: str) -> str:
    """The path of a link; the secret stands behind the #."""
    return f"/t/{table}#s={secret}"


def cookie_name(secure: bool) -> str:
    """Under TLS the prefix makes browsers refuse a cookie set from elsewhere."""
    return "__Host-tana" if secure else "tana"
