"""What bots say has words in every language."""

from __future__ import annotations

from importlib import import_module

import pytest

import tana
from tana.bots.api import BUILT_IN, NOTES
from tana.cli.analyse import term_text
from tana.text import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_notes_and_terms_have_words(language: str) -> None:
    words = Words(language, "tana.bots")
    wanted = [f"level-{level}" for level in BUILT_IN] + [f"note-{note}" for note in NOTES]
    for game in tana.names():
        wanted += [f"term-{game}-{term}" for term in import_module(f"tana.games.{game}.heuristics").TERMS]
    assert [id for id in wanted if not words.has(id)] == []


def test_the_lab_says_the_same_in_every_language() -> None:
    from tana.text.words import source

    ids = [
        {line.partition(" =")[0] for line in source("tana.lab", language).splitlines() if line[:1].isalpha()}
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]


def test_a_game_without_words_for_a_term_shows_its_name() -> None:
    words = Words("en", "tana.bots")
    assert term_text(words, "molly", "cubes") == "cubes now"
    assert term_text(words, "molly:burrow_room=6", "cubes") == "cubes now"
    assert term_text(words, "peddlers", "on_the_scale") == "on the scale"
