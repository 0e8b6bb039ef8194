"""What a game's heuristics have and may have: one declaration, and no misspelt name goes unnoticed."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import tana
from tana.engine.heuristics import BadHeuristics, Hooks, hooks_of
from tana.engine.instantiate import instantiate

PLAIN = "TERMS = ('points',)\nSPREAD = 3.0\ndef evaluate(s, seat, terms):\n    return 0.0\n"


def heuristics(folder: Path, text: str) -> Any:
    path = folder / "heuristics.py"
    path.write_text(text)
    spec = spec_from_file_location("heuristics", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_game_without_hooks_has_the_usual_ones(tmp_path: Path) -> None:
    hooks = hooks_of(heuristics(tmp_path, PLAIN))
    assert hooks == Hooks()
    assert not hooks.has("sight") and not hooks.has("forecast")


def test_hooks_are_taken_from_the_module(tmp_path: Path) -> None:
    module = heuristics(tmp_path, f"{PLAIN}ROLLOUT = 3\ndef sight(s):\n    return 7\n")
    hooks = hooks_of(module)
    assert hooks.ROLLOUT == 3
    assert hooks.sight is module.sight
    assert hooks.has("sight") and not hooks.has("throw")


@pytest.mark.parametrize(
    ("line", "name", "meant"),
    [
        ("def is_horizn(s):\n    return False", "is_horizn", "is_horizon"),
        ("ROLLOUTS = 3", "ROLLOUTS", "ROLLOUT"),
        ("EXPLORATON: float = 0.5", "EXPLORATON", "EXPLORATION"),
    ],
)
def test_a_misspelt_hook_is_refused_with_what_was_meant(tmp_path: Path, line: str, name: str, meant: str) -> None:
    with pytest.raises(
        BadHeuristics, match=rf"nothing uses '{name}', and it is not a hook \(did you mean '{meant}'\?\)"
    ):
        hooks_of(heuristics(tmp_path, f"{PLAIN}{line}\n"))


def test_what_the_module_itself_uses_may_have_any_name(tmp_path: Path) -> None:
    text = PLAIN.replace("return 0.0", "return worth(s) * FACTOR") + "FACTOR = 2\ndef worth(s):\n    return 1.0\n"
    assert hooks_of(heuristics(tmp_path, text)) == Hooks()


def test_what_every_game_needs(tmp_path: Path) -> None:
    with pytest.raises(BadHeuristics, match="has no 'evaluate'"):
        hooks_of(heuristics(tmp_path, "TERMS = ()\nSPREAD = 1.0\n"))


@pytest.mark.parametrize("name", tana.names())
def test_the_search_of_every_game_can_be_made(name: str) -> None:
    assert instantiate("tana.bots.search", name).TERMS
