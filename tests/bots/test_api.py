"""Specs, glimpses and bots that people write."""

from __future__ import annotations

from pathlib import Path

import pytest

import tana
from tana.bots.api import LEVELS, RECOVERED, BadBot, Choice, bot_entropy, glimpse, make_bot, parse_spec, referee
from tana.bots.options import OPTIONS
from tana.core.match import Match
from tana.errors import UnknownGame
from tests.contract.tables import each_game

CAREFUL = """
class Careful:
    def __init__(self, game, take="first"):
        self.at = {"first": 0, "last": -1}[take]

    def choose(self, glimpse):
        return glimpse.notation(glimpse.legal[self.at])

class Rash:
    def __init__(self, game):
        pass

    def choose(self, glimpse):
        return max(set(range(len(glimpse.rulebook.actions))) - set(glimpse.legal))

class NotABot:
    pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "careful.py"
    path.write_text(CAREFUL, encoding="utf-8")
    return path


def first_glimpse(match: Match, number: int = 0):  # type: ignore[no-untyped-def]
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"test", match.actor, number))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_the_options_it_names_and_no_others(level: str) -> None:
    for option in OPTIONS[level]:
        make_bot(f"{level}:{option}=1", "uly")
    with pytest.raises(BadBot, match=f"{level} has no option 'nerve'; its options: .*seed"):
        make_bot(f"{level}:nerve=1", "uly")


def test_a_level_that_is_misspelt_is_guessed() -> None:
    with pytest.raises(BadBot, match=r"no bot is called 'diger' \(did you mean 'digger'\?\)"):
        make_bot("diger", "uly")


def test_a_class_that_is_missing_or_misspelt_is_named(tmp_path: Path) -> None:
    (tmp_path / "hopper.py").write_text("class Hopper:\n    def choose(self, glimpse): ...\n")
    with pytest.raises(BadBot, match=r"does not name a class of the file: .*hopper.py:Class$"):
        make_bot(f"{tmp_path}/hopper.py", "uly")
    with pytest.raises(BadBot, match=r"has no class Hoper with .* \(did you mean 'Hopper'\?\)"):
        make_bot(f"{tmp_path}/hopper.py:Hoper", "uly")


def test_a_spec_has_a_name_and_options() -> None:
    spec = parse_spec("fox:seconds=0.5,iterations=2000,seed=3")
    assert spec.name == "fox"
    assert spec.built_in
    assert spec.options == {"seconds": "0.5", "iterations": "2000", "seed": "3"}


def test_a_spec_may_name_a_class_in_a_file() -> None:
    spec = parse_spec("bots/mine.py:Mine:depth=2")
    assert (spec.path, spec.name, spec.options) == ("bots/mine.py", "Mine", {"depth": "2"})
    assert not spec.built_in


@pytest.mark.parametrize("text", ["wolf", "fox:fast", "digger:seconds=1", "fox:seconds=soon", ""])
def test_a_wrong_spec_is_refused(text: str) -> None:
    with pytest.raises(BadBot):
        make_bot(text, "molly")


@pytest.mark.parametrize(
    "options",
    [
        *(f"seconds={value}" for value in ("nan", "inf", "-1", "0", "x", "")),
        *(f"iterations={value}" for value in ("-1", "0", "1.5", "1e300")),
        *(f"cores={value}" for value in ("0", "-1", "1.5")),
        *("rollout=-1", "exploration=nan", "uniform=2", "seed=1,seed=2", "seconds=1,seconds=1", "=1"),
    ],
)
def test_an_option_that_cannot_be_is_refused(options: str) -> None:
    with pytest.raises(BadBot):
        make_bot(f"fox:{options}", "molly")


@pytest.mark.parametrize("text", ["sprout:blunders=2", "sprout:noise=inf", "digger:samples=0", "random:foo=1", "x.py:"])
def test_so_is_one_of_the_other_bots(text: str) -> None:
    with pytest.raises(BadBot):
        parse_spec(text)


@pytest.mark.parametrize("spec", ["random", "fox"])
def test_a_bot_of_no_game_is_refused(spec: str) -> None:
    with pytest.raises(UnknownGame, match="no game is called 'foo'"):
        make_bot(spec, "foo")


def test_a_bot_is_a_text() -> None:
    with pytest.raises(BadBot, match="None is not a bot"):
        make_bot(None, "molly")  # type: ignore[arg-type]


ANSWERS = """
import numpy as np
from tana.bots.api import Choice

class Bot:
    def __init__(self, game, kind):
        self.kind = kind

    def choose(self, glimpse):
        first = glimpse.legal[0]
        bad = max(set(range(len(glimpse.rulebook.actions))) - set(glimpse.legal))
        if self.kind == "swap":
            glimpse.__dict__["legal"] = (bad,)
        return {
            "float": float(first), "choice": Choice(float(first)), "bool": True, "none": None, "deep": Choice(None),
            "swap": bad, "far": 10**9, "text": "dance",
            "numpy": np.int16(first), "numpy choice": Choice(np.int64(first)),
        }[self.kind]
"""


@pytest.mark.parametrize("kind", ["float", "choice", "bool", "none", "deep", "swap", "far", "text"])
def test_an_answer_that_is_no_legal_whole_number_is_refused(tmp_path: Path, kind: str) -> None:
    (tmp_path / "bot.py").write_text(ANSWERS, encoding="utf-8")
    with pytest.raises(BadBot, match=r"Bot (answered|chose)"):
        make_bot(f"{tmp_path}/bot.py:Bot:kind={kind}", "molly").choose(
            first_glimpse(tana.new("molly", seats=2, seed=1))
        )


@pytest.mark.parametrize("kind", ["numpy", "numpy choice"])
def test_a_whole_number_of_numpy_is_one(tmp_path: Path, kind: str) -> None:
    (tmp_path / "bot.py").write_text(ANSWERS, encoding="utf-8")
    seen = first_glimpse(tana.new("molly", seats=2, seed=1))
    choice = make_bot(f"{tmp_path}/bot.py:Bot:kind={kind}", "molly").choose(seen)
    assert type(choice.action) is int
    assert choice.action == seen.legal[0]


@pytest.mark.parametrize("action", [-1, 1.0, True, None])
def test_the_referee_goes_by_the_list_of_the_true_state(action: object) -> None:
    seen = first_glimpse(tana.new("molly", seats=2, seed=1))
    legal = [action for action in seen.legal if action != 1]
    choice = referee(Choice(action), legal, seen)  # type: ignore[arg-type]
    assert choice.note == RECOVERED
    assert choice.action in legal
    assert referee(Choice(legal[0], "x"), legal, seen) == Choice(legal[0], "x")


def test_a_bot_of_ones_own_may_answer_in_notation(bots: Path) -> None:
    seen = first_glimpse(tana.new("molly", seats=2, seed=1))
    assert make_bot(f"{bots}:Careful", "molly").choose(seen) == Choice(seen.legal[0])
    assert make_bot(f"{bots}:Careful:take=last", "molly").choose(seen) == Choice(seen.legal[-1])


def test_a_bot_of_ones_own_may_not_cheat(bots: Path) -> None:
    with pytest.raises(BadBot, match="not allowed now"):
        make_bot(f"{bots}:Rash", "molly").choose(first_glimpse(tana.new("molly", seats=2, seed=1)))


def test_a_file_without_such_a_bot_is_refused(bots: Path) -> None:
    with pytest.raises(BadBot, match="no class"):
        make_bot(f"{bots}:NotABot", "molly")
    with pytest.raises(BadBot, match="no file"):
        make_bot(f"{bots}x.py:Careful", "molly")


@pytest.mark.parametrize("game", each_game())
def test_a_glimpse_shows_what_the_seat_sees(game: str) -> None:
    match = tana.new(game, seats=max(2, tana.game(game).seats.start), seed=5)
    for _ in range(12):
        seen = first_glimpse(match)
        assert seen.view == match.view(match.actor)
        assert list(seen.legal) == match.game.legal(match.state)
        for world in seen.worlds(3):
            assert match.game.view(world, match.actor) == seen.view
        match.play(match.legal()[-1])
