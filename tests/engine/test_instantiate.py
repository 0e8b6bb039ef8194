"""Generic compiled code, made for one game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tana
from tana.compile import source_hash
from tana.compile.rule import config, folder_of
from tana.core.chance import rng_from
from tana.engine.instantiate import BadTemplate, instantiate
from tana.games.molly import rules

TEMPLATE = "tana.engine.playout"


def test_a_copy_plays_with_the_rules_of_its_game() -> None:
    made = instantiate(TEMPLATE, "molly")
    assert made.rules is rules
    assert made.__name__ == "tana.engine.playout__molly"
    assert made is instantiate(TEMPLATE, "molly"), "made once"
    match = tana.new("molly", seats=2, seed=3)
    legal = match.game.legal(match.state)
    buffer = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    chosen = {int(made.choose_uniformly(match.state, rng_from(bytes([key] * 8)), buffer)) for key in range(200)}
    assert chosen <= set(legal)
    assert len(chosen) > len(legal) // 2


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the compiler is switched off")
def test_copies_are_kept_apart_on_disk() -> None:
    molly, uly = (instantiate(TEMPLATE, game) for game in ("molly", "uly"))
    assert molly.play_game.py_func.__qualname__ == "molly.play_game"
    assert folder_of(molly.play_game) != folder_of(uly.play_game)


def test_an_unknown_template_or_game() -> None:
    with pytest.raises(ImportError):
        instantiate("tana.engine.nothing", "molly")
    with pytest.raises(ImportError):
        instantiate(TEMPLATE, "chess")


@pytest.fixture
def burrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for templates of our own."""
    monkeypatch.syspath_prepend(str(tmp_path))
    source_hash.forget()
    return tmp_path


def test_a_name_that_the_game_does_not_have_is_refused(burrow: Path) -> None:
    (burrow / "wishful.py").write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n"
        "    from tana.engine.template_api import rules\n"
        "def play(s):\n"
        "    return rules.leagl(s)\n"
    )
    with pytest.raises(BadTemplate, match=r"tana.games.molly.rules has no 'leagl' \(did you mean 'legal'\?\)"):
        instantiate("wishful", "molly")


def test_a_template_that_breaks_leaves_nothing_behind(burrow: Path) -> None:
    (burrow / "broken.py").write_text("raise ValueError('broken')\n")
    with pytest.raises(ValueError, match="broken"):
        instantiate("broken", "molly")
    assert "broken__molly" not in sys.modules


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the compiler is switched off")
def test_threads_that_load_two_games_at_once_declare_every_function_under_its_own() -> None:
    """In a new process, since everything here is loaded already."""
    code = """
import sys, threading
sys.setswitchinterval(1e-6)
from tana.core.registry import game
from tana.compile.rule import folder_of
from tana.engine.instantiate import instantiate

TEMPLATES = ("tana.engine.playout", "tana.engine.step", "tana.bots.search")
GAMES = ("molly", "uly", "buddel")
start = threading.Barrier(2 * len(GAMES))
made = {}

def load(name, templates):
    start.wait()
    for template in templates:
        made[template, name, templates] = instantiate(template, name)

threads = [threading.Thread(target=load, args=(n, t)) for n in GAMES for t in (TEMPLATES, TEMPLATES[::-1])]
[t.start() for t in threads]
[t.join() for t in threads]
wrong = declared = 0
for (template, name, _), module in made.items():
    assert module is instantiate(template, name)
    for function in vars(module).values():
        if hasattr(function, "py_func") and function.py_func.__module__ == module.__name__:
            declared += 1
            wrong += not function.py_func.__qualname__.startswith(name + ".")
            wrong += not folder_of(function).name.startswith(module.__name__.removeprefix("tana.") + "-")
            wrong += module.rules is not game(name).rules
print(declared, wrong)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    declared, wrong = map(int, done.stdout.split())
    assert declared > 200
    assert wrong == 0
