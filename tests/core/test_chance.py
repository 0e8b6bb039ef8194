"""Chance: known vectors, independent streams, exact uniformity."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tana.core import chance
from tana.core.chance import SOURCES, Rng, below, derive_entropy, draw, mix, rng_from, root_of_seed, set_key, used, word


def rng(number: int) -> Rng:
    return rng_from(number.to_bytes(8, "big"))


def test_the_mixer_is_triple32_when_nothing_is_put_inside() -> None:
    """Known answers, from the mixer's definition written out with unlimited whole numbers."""

    def triple32(x: int) -> int:
        for shift, factor in ((17, 0xED5AD4BB), (11, 0xAC4C1B51), (15, 0x31848BAB)):
            x ^= x >> shift
            x = x * factor % (1 << 32)
        return x ^ (x >> 14)

    for place in (0, 1, 2, 12345, 0x80000000, 0xFFFFFFFF):
        assert mix(place, 0) == triple32(place)
    assert mix(1, 0) != mix(1, 1)


def test_one_bit_of_place_or_key_changes_half_of_the_bits() -> None:
    for inside in (0, 0x12345678):
        for bit in range(32):
            flips = [(mix(x, inside) ^ mix(x ^ (1 << bit), inside)).bit_count() for x in range(0, 400_000, 997)]
            assert 15 < sum(flips) / len(flips) < 17
    for bit in range(32):
        flips = [(mix(x, 7) ^ mix(x, 7 ^ (1 << bit))).bit_count() for x in range(0, 400_000, 997)]
        assert 14 < sum(flips) / len(flips) < 18


def test_neighbouring_keys_have_unrelated_streams() -> None:
    """Game 1 and game 2 of a series: as many equal bits as by accident."""
    one, other = rng(1), rng(2)
    equal = [32 - (word(one, 3) ^ word(other, 3)).bit_count() for _ in range(500)]
    assert 15 < sum(equal) / len(equal) < 17


def test_pinned_words_of_every_source() -> None:
    made = rng_from(bytes(range(8)))
    assert [word(made, source) for source in range(SOURCES)] == [
        0xF304C7DA, 0xC5BDB38B, 0x315151FC, 0x1AEDE799, 0x9CC11AF9, 0x346B7D2F, 0x8BCD0BC6, 0x9FCC2300,
    ]  # fmt: skip
    assert [below(made, 0, 6) for _ in range(12)] == [5, 3, 5, 4, 2, 3, 0, 2, 4, 0, 5, 3]


def test_pinned_entropy() -> None:
    assert derive_entropy(b"root", 0).hex() == "7fb2040cc4679e05"
    assert derive_entropy(b"root", 1).hex() == "fdb15e43d44923eb"
    assert root_of_seed(7).hex() == "24080a0eba60b7b69609111035382d638cb72d67723577cf108505e063b30f53"


def test_sources_do_not_disturb_each_other() -> None:
    """The n-th number of a source is the same whatever was drawn elsewhere."""
    alone, busy = rng(5), rng(5)
    expected = [word(alone, 2) for _ in range(5)]
    got = []
    for _ in range(5):
        word(busy, 1)
        word(busy, 3)
        got.append(word(busy, 2))
    assert got == expected
    assert len(set(expected)) == 5


def test_a_key_starts_all_streams_afresh() -> None:
    made = rng(1)
    first = [word(made, source) for source in range(SOURCES)]
    assert used(made)
    set_key(made, 0, 1)
    assert not used(made)
    assert [word(made, source) for source in range(SOURCES)] == first


@pytest.mark.parametrize("size", [0, 7, 9])
def test_entropy_is_eight_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"entropy is 8 bytes, not {size}"):
        rng_from(bytes(size))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 40])
def test_below_is_even(bound: int) -> None:
    made = rng(bound)
    draws = 400 * bound
    counts = Counter(below(made, 0, bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    assert all(abs(count - 400) < 5 * 20 for count in counts.values()), "five standard deviations"


def test_below_rejects_exactly_the_surplus(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bound of 3 one of the 2**32 words is one too many: it is thrown away and another is drawn."""
    script = iter([0, 1431655766])
    monkeypatch.setattr(chance, "word", lambda rng, source: next(script))
    assert below(rng(1), 0, 3) == 1
    assert next(script, None) is None, "both words were used"


@pytest.mark.parametrize("bound", [3, 5, 6, 7, 1000])
def test_every_value_has_the_same_number_of_words(bound: int) -> None:
    """Exact: value v comes from the words w with w * bound >> 32 == v whose low half is not below the surplus."""
    least = (1 << 32) % bound
    counts = set()
    for value in range(min(bound, 50)):
        first = -(-((value << 32) + least) // bound)
        last = (((value + 1) << 32) - 1) // bound
        counts.add(last - first + 1)
    assert counts == {(1 << 32) // bound}


def test_draw_takes_one_thing_out_of_a_multiset() -> None:
    counts = np.array([0, 2, 0, 1, 0], dtype=np.int16)
    made = rng(3)
    drawn = [draw(counts, made, 0) for _ in range(3)]
    assert sorted(drawn) == [1, 1, 3]
    assert list(counts) == [0, 0, 0, 0, 0]


def test_draw_is_weighted_by_how_many_there_are() -> None:
    made = rng(11)
    counted: Counter[int] = Counter()
    for _ in range(1200):
        counts = np.array([3, 0, 2, 1], dtype=np.int16)
        counted[draw(counts, made, 0)] += 1
        assert counts.sum() == 5
    assert counted[1] == 0
    assert abs(counted[0] - 600) < 90
    assert abs(counted[2] - 400) < 85
    assert abs(counted[3] - 200) < 65


def test_draw_walks_the_multiset_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which index belongs to which number is pinned: records depend on it."""
    found = []
    for at in range(6):
        monkeypatch.setattr(chance, "below", lambda rng, source, bound, at=at: at)
        found.append(int(draw(np.array([3, 0, 2, 1], dtype=np.int16), rng(1), 0)))
    assert found == [0, 0, 0, 2, 2, 3]


def test_one_draw_uses_one_word_of_its_source() -> None:
    made = rng(2)
    draw(np.array([1, 1], dtype=np.int16), made, 4)
    assert [int(made.given[source]) for source in range(SOURCES)] == [0, 0, 0, 0, 1, 0, 0, 0]
