"""The reasons of a hint: in what the first choice is ahead of the others. `hint_reasons.test.ts` has the same case."""

from __future__ import annotations

from tana.bots.api import Estimate
from tana.bots.hint_reasons import why_first
from tana.core.registry import game as find_game


def estimate(action: int, **terms: float) -> Estimate:
    return Estimate(action, 0.5, 10.0, 1, terms)


def test_reasons_are_what_the_first_choice_is_ahead_in() -> None:
    estimates = [
        estimate(1, cubes=4.0, tokens=1.0, sets=0.5, free=0.02),
        estimate(2, cubes=2.0, tokens=2.0, sets=0.0, free=0.0),
        estimate(3, cubes=3.0, tokens=1.0, sets=0.5, free=0.0),
    ]
    assert why_first(estimates) == [("cubes", 1.5), ("sets", 0.25)]


def test_a_choice_without_others_or_without_terms_has_no_reasons() -> None:
    assert why_first([]) == []
    assert why_first([estimate(1, cubes=4.0)]) == []
    assert why_first([Estimate(1, 0.5, 1.0), Estimate(2, 0.4, 1.0)]) == []


def test_every_term_has_words_in_every_language() -> None:
    from tana.bots.workspace import search_of
    from tana.text.words import LANGUAGES, source

    for language in LANGUAGES:
        words = source("tana.bots", language)
        for game in ("molly", "uly", "buddel", "hickory"):
            for term in search_of(find_game(game).name).TERMS:
                assert f"\nreason-{game}-{term} = " in words, (language, game, term)
