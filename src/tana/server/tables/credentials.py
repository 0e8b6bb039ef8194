"""Keys, links, codes and passes: how a browser proves that a seat is its own.

A browser has one key of 256 random bits in an HttpOnly cookie; the server keeps only its hash. Seats belong to a
*holder*, named by the hash of its first browser's key; other browsers become its devices with a pass of 60 random bits,
which people can type: once, within five minutes. Only its hash is kept, and nobody finds the pass from that in time.

A link carries a secret of 256 bits behind the `#` of its address, where no server or proxy logs it; a page exchanges
it once for a seat. People who type use a short code in its place.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

KEY_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without O, 0, I and 1: if typed, they are read as Q and L."""
CODE_LENGTH = 6
DEVICE_ID_DIGITS = 16
PASS_LENGTH = 12
PASS_MS = 5 * 60 * 1000
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


def key_hash(key: str) -> str:
    """What the server keeps of a key. Keys are random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(b"tana/holder/" + key.encode()).hexdigest()


def link_hash(secret: str) -> str:
    """What the server keeps of a link's secret."""
    return hashlib.sha256(b"tana/link/" + secret.encode()).hexdigest()


def pass_hash(code: str) -> str:
    """What the server keeps of a pass."""
    return hashlib.sha256(b"tana/pass/" + code.encode()).hexdigest()


def device_id(key_hash: str) -> str:
    """What a device is called towards people."""
    return hashlib.sha256(b"tana/device/" + key_hash.encode()).hexdigest()[:DEVICE_ID_DIGITS]


def same(one: str, other: str) -> bool:
    """Equality in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_table_id() -> str:
    """The name of a new table: 80 random bits. It opens nothing by itself."""
    return secrets.token_hex(10)


def new_code() -> str:
    """A short code that people can type; no letter looks like another."""
    return _letters(CODE_LENGTH)


def new_pass() -> str:
    """A code that lets another device in."""
    return _letters(PASS_LENGTH)


def _letters(count: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def tidy_code(text: str) -> str:
    """A code as somebody typed it, in its one form."""
    return text.upper().translate(_MISREAD)


def link_path(table: str, secret: str) -> str:
    """The path of a link, with the secret behind the #."""
    return f"/t/{table}#s={secret}"


def cookie_name(secure: bool, path: str = "") -> str:
    """Under TLS the prefix makes browsers refuse a cookie set from elsewhere.

    `__Host-` cookies go to a whole host, so below a path it is `__Secure-`: several servers may share the host.
    """
    return ("__Secure-tana" if path else "__Host-tana") if secure else "tana"
