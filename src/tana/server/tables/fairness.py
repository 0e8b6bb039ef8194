"""Fair luck: committed to before the game, added to by every seat, revealed and checked after it.

1. When a table is made the server draws a secret of 32 bytes and publishes its commitment, SHA-256 of the secret.
2. Every seat then adds 32 random bytes of its own.
3. The root of all luck is HMAC-SHA-256 of the contributions, keyed with the secret. The entropy of action n is
   derived from the root and n (`tana.core.chance.derive_entropy`); an action taken back keeps its number, and the
   next one gets a new number, so that nobody can try the same luck twice.
4. After the game the secret is revealed: anybody can recompute all of it (`verify`).

The server cannot choose the luck, because it was bound to its secret before it saw what the seats added; a seat
cannot choose it, because it added before it knew the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tana.core.chance import derive_entropy
from tana.core.errors import TanaError
from tana.core.match import Match

SECRET_BYTES = 32
NOTHING = b"\x00"
SOMETHING = b"\x01"


class UnfairRecord(TanaError):
    """A record whose luck does not follow from its secret and contributions."""


def new_secret() -> bytes:
    """A secret for a new table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"tana/1/commitment/" + secret).hexdigest()


def root_of(secret: bytes, contributions: Sequence[str | None]) -> bytes:
    """The root of a game's luck, from the secret and what each seat added (None: nothing)."""
    added = b"".join(NOTHING if one is None else SOMETHING + bytes.fromhex(one) for one in contributions)
    return hmac.new(secret, b"tana/1/root/" + added, hashlib.sha256).digest()


def bot_root_of(secret: bytes) -> bytes:
    """The root of the bots' own luck, apart from that of the game."""
    return hmac.new(secret, b"tana/1/bots", hashlib.sha256).digest()


def receipt(secret: bytes, contributions: Sequence[str | None], numbers: Sequence[int]) -> dict[str, Any]:
    """What a record carries so that its luck can be checked: under `fairness` in the header's `extra`."""
    return {
        "commitment": commitment_of(secret),
        "secret": secret.hex(),
        "contributions": list(contributions),
        "numbers": list(numbers),
    }


def verify(match: Match) -> bool:
    """Check a match's luck against the receipt in its header; False: it carries none. Raises `UnfairRecord`."""
    found = match.header.extra.get("fairness")
    if found is None:
        return False
    entropies = [match.header.entropy, *(move.entropy for move in match.moves)]
    check(found, entropies)
    return True


def check(found: Any, entropies: Sequence[bytes]) -> None:
    """Check a receipt against the entropy of the setup and of every action; raises `UnfairRecord`."""
    secret, contributions, numbers = _parts(found)
    if commitment_of(secret) != found["commitment"]:
        raise UnfairRecord("the secret is not the one that was committed to before the game")
    if len(numbers) != len(entropies) - 1:
        raise UnfairRecord(f"{len(numbers)} numbers for {len(entropies) - 1} actions")
    if any(later <= earlier for earlier, later in zip([0, *numbers], numbers, strict=False)):
        raise UnfairRecord("the numbers of the actions do not grow: luck was used twice")
    root = root_of(secret, contributions)
    for number, entropy in zip([0, *numbers], entropies, strict=True):
        if derive_entropy(root, number) != entropy:
            what = "the setup" if number == 0 else f"action {number}"
            raise UnfairRecord(f"the luck of {what} does not follow from the secret and the contributions")


def _parts(found: Any) -> tuple[bytes, list[str | None], list[int]]:
    if not isinstance(found, Mapping):
        raise UnfairRecord("the receipt is damaged")
    try:
        secret = bytes.fromhex(found["secret"])
        contributions = [None if one is None else bytes.fromhex(one).hex() for one in found["contributions"]]
        numbers = [int(number) for number in found["numbers"]]
        str(found["commitment"])
    except (KeyError, TypeError, ValueError):
        raise UnfairRecord("the receipt is damaged") from None
    return secret, contributions, numbers
