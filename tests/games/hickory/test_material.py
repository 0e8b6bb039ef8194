"""What is in the box, and data files that are not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tana
from tana.compile.rule import native
from tana.core import game_file, record
from tana.core.chance import rng_from
from tana.core.components import edition_of
from tana.errors import BadGameFile, BadOption, BadPosition
from tana.games.hickory.components import (
    DATA,
    ITEMS,
    KINDS,
    PLAYER_COLOUR,
    STANDARD,
    TILE,
    WILD,
    BadEdition,
    Edition,
    read_edition,
)
from tana.games.hickory.edition import flatten, read_tables
from tana.games.hickory.game import GAME
from tana.games.hickory.state import State

SETUP = rng_from(b"hickory!")


@pytest.mark.rules("HIC-D1")
def test_ninety_three_tiles() -> None:
    assert sum(int(n) for n in STANDARD.copies) == 93
    assert [int(n) for n in STANDARD.copies] == [4] * ITEMS + [10] + [1] * 3
    assert len(TILE) == KINDS and TILE.token(WILD) == "wild"


@pytest.mark.rules("HIC-D2", "HIC-D3")
def test_pouches_and_spaces_of_the_hand() -> None:
    assert [int(n) for n in STANDARD.pouches] == [5, 3, 3, 2]
    assert [int(n) for n in STANDARD.hand_spaces][1:] == [2, 3, 4, 5]


@pytest.mark.rules("HIC-D4")
def test_twelve_action_tiles_four_of_them_fixed() -> None:
    actions = DATA["actions"]
    assert set(actions["fixed"]) == {"1", "6", "11", "12"}
    assert actions["sun"]["numbers"] == [2, 3, 4, 5] and actions["moon"]["numbers"] == [7, 8, 9, 10]
    assert len(actions["sun"]["tiles"]) == len(actions["moon"]["tiles"]) == 4


@pytest.mark.rules("HIC-D5", "HIC-D6")
def test_die_and_chain() -> None:
    assert [int(face) + 1 for face in STANDARD.die] == list(range(2, 12))
    assert int(STANDARD.chain) == 9
    assert [space for space in range(1, 10) if STANDARD.chain_points[space]] == [3, 6, 9]
    assert [int(STANDARD.finish[i]) for i in range(int(STANDARD.finishes))] == [9, 7, 6, 5, 4]


@pytest.mark.rules("HIC-D7")
def test_four_hunt_boards_of_sixteen_different_items() -> None:
    for board in STANDARD.boards:
        assert len({int(item) for item in board}) == 16 and max(board) < ITEMS
    assert [[int(n) + 1 for n in starts] for starts in STANDARD.starts] == [[5, 9, 4], [9, 2, 7], [8, 3, 7], [3, 10, 5]]


@pytest.mark.rules("HIC-D8", "HIC-D9", "HIC-D10")
def test_quests_favors_and_colours() -> None:
    assert sorted(int(points) for points in STANDARD.quest_points) == [5] * 6 + [7] * 6
    assert STANDARD.acorns == 0b1111
    assert sum(bonus < 0 for bonus in STANDARD.bonus) == 3
    assert PLAYER_COLOUR.tokens == ("blue", "yellow", "brown", "red")


def test_every_section_says_where_it_comes_from() -> None:
    sections = [name for name in DATA if name != "name"]
    assert {DATA[name]["provenance"] for name in sections} <= {"rulebook", "reconstructed"}


def broken(change: Callable[[Any], object]) -> Any:
    document = copy.deepcopy(DATA)
    change(document)
    return document


FAULTS: dict[str, Callable[[Any], object]] = {
    "tiles": lambda d: d["tiles"].update(wilds=11),
    "tiles.colours": lambda d: d["tiles"].update(colours={"R": "red"}),
    "mice.pouches.scamp": lambda d: d["mice"]["pouches"].pop("scamp"),
    "hand.spaces.1": lambda d: d["hand"]["spaces"].update({"1": 1}),
    "actions": lambda d: d["actions"]["fixed"].pop("6"),
    "actions.fixed.1": lambda d: d["actions"]["fixed"].update({"1": ["scamp"]}),
    "actions.fixed.6": lambda d: d["actions"]["fixed"].update({"6": ["leap 3"]}),
    "actions.fixed.11[0]": lambda d: d["actions"]["fixed"].update({"11": ["sing 3"]}),
    "actions.sun.numbers[0]": lambda d: d["actions"]["sun"]["numbers"].__setitem__(0, 6),
    "cat_die.faces": lambda d: d["cat_die"]["faces"].pop(),
    "cat_die.faces[0]": lambda d: d["cat_die"]["faces"].__setitem__(0, 13),
    "chain.points.10": lambda d: d["chain"]["points"].update({"10": 1}),
    "hunt_boards.boards": lambda d: d["hunt_boards"]["boards"].pop(),
    "hunt_boards.boards[1].start": lambda d: d["hunt_boards"]["boards"][1]["start"].update(scavenger=7),
    "hunt_boards.boards[1].start.spotter": lambda d: d["hunt_boards"]["boards"][1]["start"].update(spotter=12),
    "hunt_boards.boards[0].rows": lambda d: d["hunt_boards"]["boards"][0]["rows"].__setitem__(0, "XFe OBu PTh GTi"),
    "quests.cards": lambda d: d["quests"]["cards"].pop(),
    "quests.cards[2].points": lambda d: d["quests"]["cards"][2].update(points=6),
    "favors.cards": lambda d: d["favors"]["cards"][0].pop("acorn"),
    "favors.cards[4].icons": lambda d: d["favors"]["cards"][4].update(icons=["deliver"]),
    "extra": lambda d: d.update(extra={}),
    "quests.provenance": lambda d: d["quests"].update(provenance="a friend"),
}


@pytest.mark.parametrize("path", FAULTS)
def test_a_wrong_data_file_is_refused_by_path(path: str) -> None:
    with pytest.raises(BadEdition) as refused:
        read_edition(broken(FAULTS[path]))
    assert refused.value.path == path


def other_edition(folder: Path) -> Path:
    document = broken(lambda d: d["mice"]["pouches"].update(scamp=3))
    document["name"] = "corrected"
    path = folder / "corrected.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.rules("HIC-D2")
def test_another_edition_is_played_with_the_same_rules(tmp_path: Path) -> None:
    path = other_edition(tmp_path)
    settings = GAME.settings(2, {"data": str(path)})
    state, _ = GAME.new(2, settings, SETUP)
    assert state.edition.pouches[3] == 3
    assert settings["data"] == f"{path}#{edition_of(json.loads(path.read_text()))}"
    assert GAME.edition_in(state).startswith("other-")
    assert GAME.from_position(GAME.position(state)).tobytes() == state.tobytes()  # type: ignore[attr-defined]


def test_a_game_refuses_to_go_on_with_other_data(tmp_path: Path) -> None:
    path = other_edition(tmp_path)
    settings = GAME.settings(2, {"data": str(path)})
    path.write_text(json.dumps(DATA), encoding="utf-8")
    with pytest.raises(BadOption, match="set up with corrected-"):
        GAME.new(2, settings, SETUP)


def test_a_record_replays_with_its_own_data_only(tmp_path: Path) -> None:
    path, saved = other_edition(tmp_path), tmp_path / "game.jsonl"
    match = tana.new("hickory", seats=2, seed=3, data=str(path))
    for _ in range(12):
        match.play(match.legal()[0])
    game_file.save(match, saved)
    assert record.same(game_file.load(saved).state, match.state)
    path.write_text(json.dumps(DATA), encoding="utf-8")
    with pytest.raises(BadGameFile, match="set up with corrected-"):
        game_file.load(saved)


def test_a_data_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot read"):
        GAME.settings(2, {"data": str(tmp_path / "nowhere.json")})
    (tmp_path / "text.json").write_text("mice!")
    with pytest.raises(BadOption, match="not a JSON document"):
        GAME.settings(2, {"data": str(tmp_path / "text.json")})


def test_the_tables_survive_the_way_into_the_state() -> None:
    state, _ = GAME.new(3, {}, SETUP)
    assert flatten(state.edition) == flatten(STANDARD)
    assert GAME.edition_in(state) == GAME.edition


def test_tables_are_read_by_compiled_code_as_by_python() -> None:
    numbers = np.arange(-1, len(flatten(STANDARD)), dtype=np.int64) % 7

    @native
    def read(editions: Any, numbers: Any) -> None:
        read_tables(editions[0], numbers, 1)

    interpreted, compiled = Edition.array(1), Edition.array(1)
    read_tables(interpreted[0], numbers, 1)
    read(compiled, numbers)
    assert flatten(compiled[0]) == flatten(interpreted[0]) == [int(number) for number in numbers[1:]]


def test_the_state_is_small() -> None:
    assert np.dtype(State.dtype).itemsize < 1024


def test_a_position_of_another_edition_must_say_so() -> None:
    state, _ = GAME.new(2, {}, SETUP)
    document = GAME.position(state)
    document["edition"] = "hickory-00000000"
    with pytest.raises(BadPosition, match="edition"):
        GAME.from_position(document)


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("$.state.bag[0]", lambda d: d["bag"].__setitem__(0, 99 - d["bag"][0])),
        ("$.state.hand", lambda d: d["hand"].__setitem__(0, "scamp-1")),
        ("$.state.quests", lambda d: d.update(quests=["1", "1"])),
        ("$.state.favor_deck", lambda d: d.update(favor_deck=0)),
        ("$.state.players[3]", lambda d: d["players"][3].update(hand=1)),
        ("$.state.players[0].mice[0].ring", lambda d: d["players"][0]["mice"][0].update(ring="out-of-play", at="none")),
        ("$.state.edition.copies", lambda d: d["edition"]["copies"].__setitem__(0, 1)),
        ("$.state.priority", lambda d: d.update(priority="4")),
    ],
)
def test_positions_that_cannot_be(path: str, change: Callable[[Any], object]) -> None:
    state, _ = GAME.new(2, {}, SETUP)
    document = json.loads(json.dumps(GAME.position(state)))
    change(document["state"])
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert refused.value.path == path
