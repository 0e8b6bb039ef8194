"""Options: named choices, validated before a game starts."""

from __future__ import annotations

import pytest

from tana.core.options import Option, complete, first_seat, flag
from tana.errors import BadOption

OPTIONS = (
    Option("variant", ("base", "bobtail"), "base"),
    flag("memory_aid"),
    flag("loud", default=True),
    first_seat(4),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert complete(OPTIONS, range(2, 5), 3, {}) == {
        "variant": "base",
        "memory_aid": "off",
        "loud": "on",
        "first": "random",
    }
    assert complete(OPTIONS, range(2, 5), 3, {"variant": "bobtail", "first": "3"})["first"] == "3"


def test_a_value_has_a_number() -> None:
    assert OPTIONS[0].number("bobtail") == 1
    assert [flag("x").number(value) for value in ("off", "on")] == [0, 1]
    assert first_seat(3).values == ("random", "1", "2", "3")


@pytest.mark.parametrize("count", [-1, 0, 1, 5])
def test_the_number_of_seats(count: int) -> None:
    with pytest.raises(BadOption, match=f"{count} seats: this game takes 2 to 4"):
        complete(OPTIONS, range(2, 5), count, {})


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"varaint": "base"}, r"unknown option 'varaint' \(did you mean 'variant'\?\); options: variant, memory_aid"),
        ({"zzz": "base"}, "unknown option 'zzz'; options"),
        ({"variant": "Base"}, "option variant: 'Base' is not one of base, bobtail"),
        ({"loud": ""}, "option loud: '' is not one of off, on"),
        ({"first": "3"}, "option first: seat 3 does not exist with 2 seats"),
    ],
)
def test_wrong_options(given: dict[str, str], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        complete(OPTIONS, range(2, 5), 2, given)


def test_a_game_without_options() -> None:
    assert complete((), range(2, 3), 2, {}) == {}
    with pytest.raises(BadOption, match="options: none"):
        complete((), range(2, 3), 2, {"x": "y"})
