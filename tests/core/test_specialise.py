"""Generic compiled code, made for one game."""

from __future__ import annotations

import sys
from importlib import import_module

import numpy as np
import pytest

import tana
from tana.core import nogame
from tana.core.chance import rng_from
from tana.core.specialise import specialise
from tana.games.molly import rules

TEMPLATE = "tana.core.playout"


def test_a_copy_plays_with_the_rules_of_its_game() -> None:
    made = specialise(TEMPLATE, "molly")
    assert made.rules is rules
    assert made.__name__ == "tana.core.playout__molly"
    assert made is specialise(TEMPLATE, "molly"), "made once"
    match = tana.new("molly", seats=2, seed=3)
    legal = [match.game.actions.parse(text) for text in match.legal()]
    buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    chosen = {int(made.choose_uniformly(match.state, rng_from(bytes([key] * 8)), buffer)) for key in range(200)}
    assert chosen <= set(legal)
    assert len(chosen) > len(legal) // 2


def test_the_template_itself_stays_without_a_game() -> None:
    specialise(TEMPLATE, "molly")
    template = import_module(TEMPLATE)
    assert template.rules is nogame
    assert sys.modules["tana.core.nogame"] is nogame
    assert import_module("tana.core").nogame is nogame


def test_code_without_a_game_does_not_run() -> None:
    for call in (
        lambda: nogame.actor(None),
        lambda: nogame.legal(None, []),
        lambda: nogame.setup(None, 2, [], None, None),  # type: ignore[arg-type]
        lambda: nogame.apply(None, 0, None, None),  # type: ignore[arg-type]
        lambda: nogame.scores(None, []),
        lambda: nogame.ranks(None, []),
        lambda: nogame.determinize(None, 0, None),  # type: ignore[arg-type]
    ):
        with pytest.raises(NotImplementedError, match="specialise"):
            call()


def test_an_unknown_template_or_game() -> None:
    with pytest.raises(ImportError):
        specialise("tana.core.nothing", "molly")
    with pytest.raises(ImportError):
        specialise(TEMPLATE, "chess")
    assert sys.modules["tana.core.nogame"] is nogame
