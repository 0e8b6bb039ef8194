"""One-time signatures made of SHA-256 alone (Winternitz, 16 steps a digit).

Pages served without TLS have no Web Crypto, so elliptic curves are out of reach there; hashes are not. A key signs one
digest: two signatures of one key are enough to forge a third, so a client makes a new key for every seat it plays.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable

DIGITS = 64 + 3
"""Half-bytes of a SHA-256 digest, and of its checksum."""
STEPS = 15
VALUE_BYTES = 32
SIGNATURE_HEX = 2 * VALUE_BYTES * DIGITS
_SIGNATURE = re.compile(f"[0-9a-f]{{{SIGNATURE_HEX}}}")


def public_key(seed: bytes) -> str:
    """The public key (hex) of a secret seed of 32 bytes."""
    return _key_of(_chain(digit, _first(seed, digit), 0, STEPS) for digit in range(DIGITS))


def sign(seed: bytes, digest: bytes) -> str:
    """The signature (hex) of a SHA-256 digest. Sign one digest with a seed, never two."""
    values = (_chain(digit, _first(seed, digit), 0, end) for digit, end in enumerate(_digits(digest)))
    return b"".join(values).hex()


def is_signed(key: str, digest: bytes, signature: str) -> bool:
    """Whether the owner of a public key signed this digest."""
    if not _SIGNATURE.fullmatch(signature):
        return False
    values = bytes.fromhex(signature)
    ends = (
        _chain(digit, values[digit * VALUE_BYTES : (digit + 1) * VALUE_BYTES], begin, STEPS)
        for digit, begin in enumerate(_digits(digest))
    )
    return hmac.compare_digest(_key_of(ends), key)


def _digits(digest: bytes) -> list[int]:
    """The half-bytes of a digest, and those of its checksum: no digit can grow without another one shrinking."""
    halves = [half for byte in digest for half in (byte >> 4, byte & 15)]
    check = sum(STEPS - half for half in halves)
    return [*halves, check >> 8, check >> 4 & 15, check & 15]


def _first(seed: bytes, digit: int) -> bytes:
    return hmac.new(seed, b"tana/1/chain/%d" % digit, hashlib.sha256).digest()


def _chain(digit: int, value: bytes, begin: int, end: int) -> bytes:
    for step in range(begin, end):
        value = hashlib.sha256(b"tana/1/step/%d/%d/" % (digit, step) + value).digest()
    return value


def _key_of(ends: Iterable[bytes]) -> str:
    return hashlib.sha256(b"tana/1/key/" + b"".join(ends)).hexdigest()
