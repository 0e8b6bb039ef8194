"""Chance as an argument: a counter-based generator with one stream for each source of chance.

The n-th number of a source depends on the key, the source and n alone, not on what was drawn elsewhere. So two
games with the same key have the same dice even if they differ in how many cards were drawn. The generator is
Philox 2x32 with 7 rounds; all arithmetic stays in 32-bit words held in plain integers, so it is the same at all
three speeds.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from tana.core.record import Ints, Record, cells
from tana.core.rule import rule

SOURCES = 8
POLICY = SOURCES - 1
"""The source for choices of random players, apart from every chance of the game itself."""

_WORD = 0xFFFFFFFF
_MULTIPLIER = 0xD256D193 - (1 << 32)
"""Philox's constant less 2**32: products then fit in a signed 64-bit word, where overflow is undefined."""
_WEYL = 0x9E3779B9
_ROUNDS = 7
_COUNT_BITS = 28


class Rng(Record):
    """A key and, for each source of chance, how many numbers it has given."""

    key: Ints = cells(2, of=range(1 << 32), stored="i8")
    given: Ints = cells(SOURCES, of=range(1 << _COUNT_BITS), stored="i4")


@rule
def word(rng: Rng, source: int) -> int:
    """The next 32 random bits of a source."""
    n = int(rng.given[source])
    rng.given[source] = n + 1
    left = (source << _COUNT_BITS) | n
    right = int(rng.key[1])
    key = int(rng.key[0])
    for _ in range(_ROUNDS):
        product = _MULTIPLIER * left
        left = (((product >> 32) + left) & _WORD) ^ key ^ right
        right = product & _WORD
        key = (key + _WEYL) & _WORD
    return left


@rule
def below(rng: Rng, source: int, bound: int) -> int:
    """A uniform whole number from 0 to bound - 1, exactly uniform by rejection."""
    size = int(bound)
    scaled = word(rng, source) * size
    if scaled & _WORD < size:
        least = (_WORD + 1) % size
        while scaled & _WORD < least:
            scaled = word(rng, source) * size
    return scaled >> 32


@rule
def draw(counts: Ints, rng: Rng, source: int) -> int:
    """Take one thing at random out of a multiset that is not empty; returns its index."""
    total = 0
    for i in range(len(counts)):
        total += int(counts[i])
    at = below(rng, source, total)
    drawn = 0
    passed = 0
    for i in range(len(counts) - 1):
        passed += int(counts[i])
        drawn += at >= passed
    counts[drawn] -= 1
    return drawn


@rule
def set_key(rng: Rng, high: int, low: int) -> None:
    """Start all streams afresh with the key (high, low), two 32-bit words."""
    rng.key[0] = high & _WORD
    rng.key[1] = low & _WORD
    for source in range(SOURCES):
        rng.given[source] = 0


def rng_from(entropy: bytes) -> Rng:
    """A generator for the 8 bytes of entropy of one action."""
    if len(entropy) != 8:
        raise ValueError(f"entropy is 8 bytes, not {len(entropy)}")
    rng = Rng.blank()
    set_key(rng, int.from_bytes(entropy[:4], "big"), int.from_bytes(entropy[4:], "big"))
    return rng


def used(rng: Rng) -> bool:
    """Whether any chance has been taken from it."""
    return any(rng.given[source] > 0 for source in range(SOURCES))


def derive_entropy(root: bytes, number: int) -> bytes:
    """The entropy of action `number` of a game (0 is the setup), from the secret root of the game."""
    return hmac.new(root, b"tana/1/action/%d" % number, sha256).digest()[:8]


def root_of_seed(seed: int) -> bytes:
    """The root of a game that is played from a public seed."""
    return sha256(b"tana/1/seed/%d" % seed).digest()
