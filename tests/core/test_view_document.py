"""Views as documents: words for numbers, and patches that say what changed and nothing else."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tana.core.domain import Domain
from tana.core.record import ViewRecord, cell, cells, flag, maybe, row, subset, to_bytes
from tana.core.row_ops import give, grow, push
from tana.core.view_document import Documents, patched

COLOUR = Domain("colour", ("red", "blue", "green"))
SEAT = Domain("seat", ("none", "1", "2"), first=-1, counted=True)


class Pile(ViewRecord):
    height: int = cell(of=range(9))
    top: int = cell(of=COLOUR, none=-1)


class View(ViewRecord):
    seat: int = cell(of=SEAT)
    over: int = flag()
    lines: int = subset(of=COLOUR)
    stock: Any = cells(by=COLOUR, of=range(8))
    nests: Any = cells(by=COLOUR, of=Pile, label="colour")
    piles: Any = cells(2, of=Pile)
    held: Any = row(3, of=COLOUR)
    found: Any = row(2, of=Pile)
    last: Any = maybe(Pile)


DOCUMENTS = Documents(View)


def filled() -> Any:
    view: Any = View.nothing()
    view.over = 1
    view.lines = 0b101
    view.stock[1] = 4
    view.piles[1].top = 2
    push(view.held, 2)
    push(view.held, 0)
    grow(view.found).height = 3
    return view


def test_nothing_is_new_every_time() -> None:
    before = to_bytes(View.nothing())
    assert to_bytes(filled()) != before
    assert to_bytes(View.nothing()) == before


def test_nothing_and_something() -> None:
    nothing = DOCUMENTS.whole(to_bytes(View.nothing()))
    assert nothing["seat"] is None and nothing["last"] is None
    assert nothing["held"] == nothing["found"] == nothing["lines"] == []
    assert nothing["piles"] == [{"height": 0, "top": None}] * 2
    document = DOCUMENTS.whole(to_bytes(filled()))
    assert document["over"] is True
    assert document["lines"] == ["red", "green"]
    assert document["stock"] == {"red": 0, "blue": 4, "green": 0}
    assert document["nests"][1] == {"colour": "blue", "height": 0, "top": None}
    assert document["held"] == ["green", "red"]
    assert document["found"] == [{"height": 3, "top": None}]


def test_objects_have_the_same_values() -> None:
    seen = DOCUMENTS.objects(to_bytes(filled()))
    assert isinstance(seen, DOCUMENTS.kind)
    assert (seen.over, seen.lines, seen.held) == (True, ("red", "green"), ("green", "red"))
    assert seen.nests[1].colour == "blue" and seen.found[0].height == 3 and seen.last is None


def change_a_number(view: Any) -> None:
    view.seat = 1


def change_one_of_a_list(view: Any) -> None:
    view.piles[0].height = 5


def change_both_of_a_list(view: Any) -> None:
    view.piles[0].height = 5
    view.piles[1].height = 6


def change_a_labelled_one(view: Any) -> None:
    view.nests[2].top = 0


def change_an_element_of_a_row(view: Any) -> None:
    view.found.items[0].height = 4


def lengthen_a_row(view: Any) -> None:
    view.found.items[0].height = 4
    grow(view.found).height = 7


def lengthen_a_row_of_words(view: Any) -> None:
    push(view.held, 1)


def give_what_was_missing(view: Any) -> None:
    give(view.last).height = 2


@pytest.mark.parametrize(
    ("change", "patch"),
    [
        (change_a_number, {"seat": 1}),
        (change_one_of_a_list, {"piles": {"0": {"height": 5, "top": None}}}),
        (change_both_of_a_list, {"piles": {"0": {"height": 5, "top": None}, "1": {"height": 6, "top": "green"}}}),
        (change_a_labelled_one, {"nests": {"2": {"colour": "green", "height": 0, "top": "red"}}}),
        (change_an_element_of_a_row, {"found": {"0": {"height": 4, "top": None}}}),
        (lengthen_a_row, {"found": [{"height": 4, "top": None}, {"height": 7, "top": None}]}),
        (lengthen_a_row_of_words, {"held": ["green", "red", "blue"]}),
        (give_what_was_missing, {"last": {"height": 2, "top": None}}),
    ],
)
def test_a_patch_says_what_changed_and_nothing_else(change: Any, patch: Any) -> None:
    before, after = filled(), filled()
    change(after)
    found = DOCUMENTS.patch(to_bytes(before), to_bytes(after))
    assert found == patch
    assert patched(DOCUMENTS.whole(to_bytes(before)), found) == DOCUMENTS.whole(to_bytes(after))


def test_nothing_changed() -> None:
    assert DOCUMENTS.patch(to_bytes(filled()), to_bytes(filled())) == {}


def test_a_number_that_means_nothing_is_refused() -> None:
    view = filled()
    view.piles[0].top = 7
    with pytest.raises(ValueError, match="7 is not in"):
        DOCUMENTS.whole(to_bytes(view))


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("tana") / "py.typed").is_file()
