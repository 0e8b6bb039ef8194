"""Domains: one word for each number, one number for each word."""

from __future__ import annotations

import numpy as np
import pytest

from tana.core.domain import SEAT, SEAT_OR_NONE, YES_NO, Domain, numbers

COLOUR = Domain("colour", ("yellow", "red", "white"), first=-1, aliases={"crimson": "red"})


def test_words_and_numbers_both_ways() -> None:
    assert [COLOUR.token(n) for n in (-1, 0, 1)] == ["yellow", "red", "white"]
    assert [COLOUR.number(word) for word in COLOUR.tokens] == [-1, 0, 1]
    assert len(COLOUR) == 3
    assert COLOUR.token(np.int16(1)) == "white"  # type: ignore[arg-type]


def test_an_alias_is_understood_but_never_written() -> None:
    assert COLOUR.number("crimson") == 0
    assert COLOUR.token(0) == "red"
    assert "crimson" not in COLOUR.tokens


@pytest.mark.parametrize("number", [-2, 2, 100])
def test_a_number_outside_is_refused(number: int) -> None:
    assert number not in COLOUR
    with pytest.raises(ValueError, match=rf"{number} is not in colour \(-1…1\)"):
        COLOUR.token(number)


@pytest.mark.parametrize("word", ["", "Red", "blue"])
def test_an_unknown_word_is_refused_with_the_known_ones(word: str) -> None:
    with pytest.raises(ValueError, match="one of: yellow, red, white"):
        COLOUR.number(word)


def test_a_word_stands_for_one_number_only() -> None:
    with pytest.raises(ValueError, match="duplicate token"):
        Domain("colour", ("red", "red"))


def test_only_whole_numbers_are_members() -> None:
    assert 1 in COLOUR
    assert "red" not in COLOUR
    assert 0.5 not in COLOUR


def test_the_common_domains() -> None:
    assert [SEAT.token(seat) for seat in range(5)] == ["1", "2", "3", "4", "5"]
    assert SEAT_OR_NONE.token(-1) == "none"
    assert SEAT_OR_NONE.number("1") == 0
    assert YES_NO.tokens == ("no", "yes")
    assert numbers("pips", 2, 4).number("4") == 4
    assert numbers("pips", 2, 4).tokens == ("2", "3", "4")
