"""Games with other components: refused with a reason, or played from start to end like any other."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tana
from tana.core.components import BadComponents, difference, patched
from tana.core.registry import game as find_game
from tana.core.registry import package_of, standard_game
from tana.core.variants import components_of, patch_of, spelled
from tana.engine.instantiate import instantiate
from tana.errors import UnknownGame

SMALL = {"columns": ["a", "b", "c"], "rows": ["1", "2", "3"], "tiles_to_turn": 3}


def test_a_small_flock_is_played_to_the_end() -> None:
    match = tana.new("uly", seats=2, seed=5, components=SMALL)
    assert len([text for text in match.legal() if text.startswith("hide")]) == 9
    chooser = random.Random(5)
    most_face_up = 0
    while match.actor is not None:
        match.play(chooser.choice(match.legal()))
        match.game.check(match.state)
        most_face_up = max(most_face_up, int(match.state.face_up))
    assert most_face_up <= 3
    assert match.outcome is not None


def test_the_game_itself_is_untouched() -> None:
    before = tana.game("uly").edition
    other = tana.variant("uly", SMALL)
    assert tana.game("uly").edition == before != other.edition
    assert import_module("tana.games.uly.components").CELLS == 16
    assert import_module(f"{package_of(other.name)}.components").CELLS == 9


def test_a_variant_is_found_by_its_name_alone() -> None:
    made = tana.variant("uly", {"tiles_to_turn": 2})
    assert made.name == "uly:tiles_to_turn=2"
    assert find_game("uly:tiles_to_turn=2") is made
    code = "import tana, sys; print(tana.game(sys.argv[1]).edition)"
    found = subprocess.run([sys.executable, "-c", code, made.name], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == made.edition


def test_names_say_everything_and_are_the_same_for_the_same_patch() -> None:
    patch = {"rows": ["1", "2"], "a.b": {"x": "a,b=c", "y": [1]}}
    name = spelled("uly", patch)
    assert patch_of(name) == patch
    assert spelled("uly", dict(reversed(patch.items()))) == name


def test_what_changes_nothing_is_no_variant() -> None:
    assert tana.variant("uly", {"tiles_to_turn": 8}) is tana.game("uly")


@pytest.mark.parametrize(
    ("game", "patch", "reason"),
    [
        ("uly", {"tiles_to_trn": 3}, r"no 'tiles_to_trn' \(did you mean 'tiles_to_turn'\?\)"),
        ("uly", {"tiles_to_turn": "3"}, 'expected a whole number like 8, got "3"'),
        ("uly", {"tiles_to_turn": 16}, "expected a whole number from 1 to 15, got 16"),
        ("uly", {"provenance": "mine"}, "there is no 'provenance'"),
        ("uly", {"columns.7": "x"}, "columns is a list of 4"),
        ("uly", {"tiles_to_turn.of": 1}, "tiles_to_turn is 8, which has no parts"),
        ("uly", {"columns": list("abcde"), "rows": list("12345")}, "5 × 5 tiles touch in 72 ways"),
        ("uly", {"rounds_as_wolf.5": 3}, "60 are needed if every wolf is found, there are 20"),
        ("molly", {"moles_of_a_colour.2": 4}, "3 packets need a Mole each"),
        ("molly", {"events.0.cards": ["gift", "gift"]}, "each Event once"),
        ("buddel", {"piece_die.faces": ["small", "dog"]}, "no face moves a medium mole"),
        ("buddel", {"piece_die.faces": ["any-mole"]}, "no face moves the dog"),
        ("buddel", {"track.holes": ["clover"] * 9 + ["leaf"] * 9}, "the die shows a flower"),
        ("buddel", {"track.holes.3": "thistle"}, '"thistle" is not one of flower, leaf, clover'),
        ("hickory", {"cat_die.faces": [2, 3]}, "the die has 10 faces, not 2"),
        ("hickory", {"tiles.wilds": 9}, "are 92 tiles, not 93"),
        ("hickory", {"players.colours": ["a", "b", "c", "d"]}, "the game is played with"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(game: str, patch: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        tana.variant(game, patch)
    assert tana.game(game).name == game


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("uly:", "changes nothing"),
        ("uly:tiles_to_turn", "a change is written path=value"),
        ("uly:tiles_to_turn=three", "is not JSON"),
        ("uly:tiles_to_turn=3;rows=1", "expected a comma"),
        ("uly:prizes=3,prizes=4", "is given twice"),
        ("ulyy:tiles_to_turn=3", "did you mean 'uly'"),
        (f"uly:{'x' * 30_000}=1", "at most"),
    ],
)
def test_a_name_that_cannot_be_read_says_why(name: str, reason: str) -> None:
    with pytest.raises(UnknownGame, match=reason):
        find_game(name)


def test_a_server_opens_no_variant() -> None:
    with pytest.raises(UnknownGame):
        standard_game("uly:tiles_to_turn=3")


@pytest.mark.parametrize(
    ("game", "patch"),
    [
        ("molly", {"moles_of_a_colour": {"2": 7, "3": 9, "4": 11}, "burrow_room": 5, "project_tokens.2": 20}),
        ("buddel", {"track.holes": ["leaf", "flower", "clover"] * 3, "piece_die.faces": ["any-mole", "dog"]}),
        ("hickory", {"cat_die.faces": [2] * 10, "chain.points": {"1": 3}}),
    ],
)
def test_every_game_has_variants(game: str, patch: dict[str, Any]) -> None:
    made = tana.variant(game, patch)
    assert made.edition != tana.game(game).edition
    assert components_of(made) == patched(components_of(tana.game(game)), patch)
    with pytest.raises(tana.TanaError, match=r"\$\.(game|edition)"):
        tana.game(game).from_position(tana.new(made.name, seats=2, seed=1).position())


def test_a_file_with_all_components(tmp_path: Path) -> None:
    data = components_of(tana.game("uly"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**data, "tiles_to_turn": 6, "note": "tried on Sunday"}), encoding="utf-8")
    assert tana.variant("uly", file).name == "uly:tiles_to_turn=6"
    file.write_text(json.dumps({**data, "wolves": 2}), encoding="utf-8")
    with pytest.raises(BadComponents, match="wolves"):
        tana.variant("uly", file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(BadComponents, match="not a JSON document"):
        tana.variant("uly", file)
    with pytest.raises(BadComponents, match="cannot be read"):
        tana.variant("uly", tmp_path / "nothing.json")


def test_the_difference_of_two_documents_leads_from_one_to_the_other() -> None:
    one = {"a": 1, "b": {"c": [1, 2], "d": {"2": 1}}}
    other = {"a": 2, "b": {"c": [1, 3], "d": {"3": 1}}}
    patch = difference(one, other)
    assert patch == {"a": 2, "b.c": [1, 3], "b.d": {"3": 1}}
    assert patched(one, patch) == other


def test_records_of_a_variant_replay(tmp_path: Path) -> None:
    match = tana.new("uly:tiles_to_turn=2", seats=2, seed=3)
    chooser = random.Random(1)
    while match.actor is not None:
        match.play(chooser.choice(match.legal()))
    tana.save(match, tmp_path / "game.jsonl")
    again = tana.load(tmp_path / "game.jsonl")
    assert again.game.name == "uly:tiles_to_turn=2"
    assert again.outcome == match.outcome


def test_compiled_code_is_that_of_the_variant() -> None:
    """Compiled and interpreted play the same game byte for byte, and it is not the standard one."""
    made = tana.variant("uly", {"columns": ["a", "b"], "rows": ["1", "2"], "tiles_to_turn": 2})
    playout = instantiate("tana.engine.playout", made.name)
    options = made.encode(made.settings(2, {}))
    compiled = playout.play_many(2, options, 7, 0, 5, with_digest=True)
    states = made.rules.State.array(1)
    chances = import_module("tana.core.chance").Rng.array(2)
    buffer = np.zeros(made.rules.MAX_LEGAL, dtype=np.int16)
    for row in range(len(compiled)):
        states[0] = made.rules.State.blank()
        plies = playout.play_game(states[0], 2, options, 7, row, chances[0], chances[1], buffer)
        assert plies == compiled[row][0]
        assert playout.digest_of(states.view(np.uint8).reshape(1, -1)[0]) == compiled[row][1]


def test_a_changed_copy_of_a_game_is_not_ignored_in_silence(tmp_path: Path) -> None:
    copy = tmp_path / "uly"
    copy.mkdir()
    for file in ("__init__.py", "game.py"):
        (copy / file).write_text("", encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-c", "import tana; tana.game('uly')"],
        env={**os.environ, "TANA_GAMES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "would be ignored" in found.stderr
    assert "tana.variant" in found.stderr
