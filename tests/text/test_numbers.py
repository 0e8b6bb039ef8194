"""Texts of a variant speak of its own numbers."""

from __future__ import annotations

import json

import pytest

import tana
from tana.core.components import value_at
from tana.core.registry import names
from tana.core.variants import components_of
from tana.text import Text
from tana.text.text import package_of
from tana.text.words import FALLBACK, LANGUAGES, NUMBERS, source, text_file

SMALL = {"columns": ["a", "b", "c"], "rows": ["1", "2", "3"], "tiles_to_turn": 3}
WITH_NUMBERS = [name for name in names() if text_file(package_of(tana.game(name)), NUMBERS, FALLBACK)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_every_phrase_stands_in_the_texts_and_names_a_component(name: str, language: str) -> None:
    game = tana.game(name)
    package = package_of(game)
    texts = source(package, language) + Text(game, language).rules()
    phrases = json.loads(source(package, language, NUMBERS))
    assert phrases
    for phrase in phrases:
        assert phrase["says"] in texts
        for path in phrase["of"]:
            value_at(components_of(game), path)


def test_rules_and_blurb_of_a_variant() -> None:
    text = Text(tana.variant("uly", SMALL), "en")
    assert "they may turn 3 of the tiles" in text.blurb
    rules = text.rules()
    assert "Sheep lie face down in 3 rows of 3." in rules
    assert "eighth" not in rules
    assert "- tiles_to_turn: 3 (instead of 8)" in rules
    assert "after 16 dog moves" in rules, "what is not different stays as it is"


def test_both_languages_have_the_notice() -> None:
    made = tana.variant("hickory", {"chain.finish": [5, 4]})
    assert "Its finish is worth 5, 4." in Text(made, "en").rules()
    assert "Il traguardo vale 5, 4." in Text(made, "it").rules()
    assert Text(tana.game("hickory"), "en").notice() == ""
