"""Chance as an argument: a counter-based generator with one stream for each source of chance.

The n-th number of a source depends only on the key, the source and n. So two games with the same key have the same
dice even if they differ in how many cards were drawn.

A number is a keyed hash of its place: the 32-bit mixer triple32 (three multiplications, each followed by a shift) over
the source and n, with one half of the key mixed in before and the other half inside. Random games spend much of their
time here (see docs/decisions/0003-chance.md). No operation overflows a signed 64-bit word, so results are the same at
every speed.
"""

import hmac
from collections.abc import Iterable
from hashlib import sha256

from numba.extending import overload

from tana.compile.gpu_inlining import one_copy
from tana.compile.rule import rule
from tana.compile.simd import place_of, total
from tana.core.record import Ints, Record, cells

SOURCES = 8
POLICY = SOURCES - 1
"""The source for choices of random players, independent of every chance of the game itself."""

_WORD = 0xFFFFFFFF
_FIRST, _SECOND, _THIRD = 0xED5AD4BB - (1 << 32), 0xAC4C1B51 - (1 << 32), 0x31848BAB
"""The multipliers of triple32; less 2**32 where needed, so that a product fits in a signed word."""
_COUNT_BITS = 28


class Rng(Record):
    """A key and, for each source of chance, how many numbers were drawn from it."""

    key: Ints = cells(2, of=range(1 << 32), stored="i8")
    given: Ints = cells(SOURCES, of=range(1 << _COUNT_BITS), stored="i4")


@rule
def mix(place: int, inside: int) -> int:
    """A 32-bit hash of a 32-bit place; `inside` selects one of 2**32 such functions."""
    x = place ^ (place >> 17)
    x = (x * _FIRST) & _WORD
    x ^= (x >> 11) ^ inside
    x = (x * _SECOND) & _WORD
    x ^= x >> 15
    x = (x * _THIRD) & _WORD
    return x ^ (x >> 14)


@rule
def word(rng: Rng, source: int) -> int:
    """The next 32 random bits of a source."""
    n = int(rng.given[source])
    rng.given[source] = n + 1
    return mix(((source << _COUNT_BITS) | n) ^ int(rng.key[0]), int(rng.key[1]))


@rule
def uniform_below(rng: Rng, source: int, bound: int) -> int:
    """A uniform whole number from 0 to bound - 1, exactly uniform by rejection."""
    one_copy()
    size = int(bound)
    scaled = word(rng, source) * size
    if scaled & _WORD < size:
        least = (_WORD + 1) % size
        while scaled & _WORD < least:
            scaled = word(rng, source) * size
    return scaled >> 32


def below(rng: Rng, source: int, bound: int) -> int:
    """A uniform whole number from 0 to bound - 1; with `Outcomes` as the generator, its next outcome."""
    return rng.take(int(bound)) if isinstance(rng, Outcomes) else uniform_below(rng, source, bound)


overload(below, strict=False)(lambda rng, source, bound: lambda rng, source, bound: uniform_below(rng, source, bound))


class AnotherOutcome(Exception):
    """Raised by `Outcomes` when a rule draws past its end; `bound` is the number of possible outcomes."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"one of {bound} outcomes")
        self.bound = bound


class Outcomes(Rng):
    """A scripted random generator for interpreted rules: the outcomes of the draws to come, whatever their source.

    To enumerate all outcomes of a move, run it with an empty script and extend that whenever it draws past the end.
    """

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._left = list(reversed(list(outcomes)))

    def take(self, bound: int) -> int:
        """The next outcome of a draw among `bound`."""
        if not self._left:
            raise AnotherOutcome(bound)
        outcome = self._left.pop()
        if not 0 <= outcome < bound:
            raise ValueError(f"outcome {outcome} of a draw among {bound}")
        return outcome


@rule
def draw(counts: Ints, rng: Rng, source: int) -> int:
    """Remove a random item from a multiset that is not empty; returns its index."""
    drawn = place_of(counts, below(rng, source, total(counts)))
    counts[drawn] -= 1
    return drawn


@rule
def set_key(rng: Rng, high: int, low: int) -> None:
    """Restart all streams with the key (high, low), two 32-bit words.

    The words are hashed first (one to one), so that the streams of neighbouring keys are unrelated.
    """
    one = mix((high ^ mix(low & _WORD, 0)) & _WORD, 0)
    rng.key[0] = one
    rng.key[1] = mix((low ^ mix(one, 0)) & _WORD, 0)
    for source in range(SOURCES):
        rng.given[source] = 0


def rng_from(entropy: bytes) -> Rng:
    """A generator for the 8 bytes of entropy of one action."""
    if len(entropy) != 8:
        raise ValueError(f"entropy is 8 bytes, not {len(entropy)}")
    rng = Rng.blank()
    set_key(rng, int.from_bytes(entropy[:4], "big"), int.from_bytes(entropy[4:], "big"))
    return rng


@rule
def used(rng: Rng) -> bool:
    """Whether anything has been drawn from it."""
    for source in range(SOURCES):
        if rng.given[source] > 0:
            return True
    return False


def derive_entropy(root: bytes, number: int) -> bytes:
    """The entropy of action `number` of a game (0 is the setup), from the secret root of the game."""
    return hmac.new(root, b"tana/1/action/%d" % number, sha256).digest()[:8]


def root_of_seed(seed: int) -> bytes:
    """The root of a game with a public seed."""
    return sha256(b"tana/1/seed/%d" % seed).digest()
