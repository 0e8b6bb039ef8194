"""TypeScript from declarations: what comes out fits what is declared."""

from __future__ import annotations

import re

import pytest

import tana
from tana.core.domain import Domain
from tana.core.record import ViewRecord, cell, cells, flag, maybe, row, subset
from tana.core.typescript import _Module, types_of

COLOUR = Domain("colour", ("red", "blue"))
MAYBE_COLOUR = Domain("colour", ("none", "red", "blue"), first=-1)
SEAT = Domain("seat", ("1", "2"), counted=True)


class Pile(ViewRecord):
    """A pile of
    cards."""

    top: int = cell(of=MAYBE_COLOUR)
    """What lies on it."""


class Nest(ViewRecord):
    """Where a colour lives."""

    eggs: int = cell(of=range(3))


class Sample(ViewRecord):
    """All kinds of field."""

    seat: int = cell(of=SEAT)
    points: int = cell(of=range(5), none=-1)
    over: int = flag()
    colours: int = subset(of=COLOUR)
    stock: object = cells(by=COLOUR, of=range(8))
    nests: object = cells(by=COLOUR, of=Nest, label="colour")
    grid: object = cells(2, 3, of=MAYBE_COLOUR)
    held: object = row(3, of=COLOUR)
    shown: object = row(3, of=Pile, optional=True)
    last: object = maybe(Pile)
    gift: int = cell(of=COLOUR, none=0)


def test_every_kind_of_field() -> None:
    made = _Module()
    made.interface(Sample)
    assert made.words == {"ColourWord": 'export type ColourWord = "red" | "blue";'}
    fields = dict(re.findall(r"^  (\w+): (.+);$", made.types["Sample"], re.MULTILINE))
    assert fields == {
        "seat": "number",
        "points": "number | null",
        "over": "boolean",
        "colours": "ColourWord[]",
        "stock": "Record<ColourWord, number>",
        "nests": "Nest[]",
        "grid": "(ColourWord | null)[][]",
        "held": "ColourWord[]",
        "shown": "Pile[] | null",
        "last": "Pile | null",
        "gift": 'Exclude<ColourWord, "red"> | null',
    }
    assert "export interface Nest { colour: ColourWord; eggs: number; }" in made.types["Nest"]
    assert "/** A pile of cards. */" in made.types["Pile"]
    assert "  /** What lies on it. */\n  top: ColourWord | null;" in made.types["Pile"]


@pytest.mark.parametrize("name", tana.names())
def test_the_types_of_a_game_speak_of_all_it_declares(name: str) -> None:
    game = tana.game(name)
    text = types_of(game)
    assert text == types_of(game)
    for field in game.rules.View.fields:
        assert re.search(rf"^  {field}: ", text, re.MULTILINE), field
    for family in game.actions.families:
        assert f'{{ word: "{family.word}"; args: ' in text
    for kind in game.events.kinds:
        assert f'{{ name: "{kind.name}"; args: ' in text
    for option in game.options:
        assert re.search(rf"^export interface Options {{[^}}]*\b{option.name}: ", text, re.MULTILINE), option.name
    declared = re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    used = set(re.findall(r"\b([A-Z]\w+)\b", re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", text)))
    assert used <= {*declared, "Record", "Exclude"}
