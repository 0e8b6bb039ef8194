"""The games as OpenSpiel games."""

from __future__ import annotations

import os
import random
import unittest
from collections import Counter
from typing import Any

import pytest
from tools.spiel_playthroughs import FOLDER, playthrough

import tana.envs
from tana.core.registry import names
from tests.envs.some import some_tables

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()]
SMALLER = {"hickory-4-advanced": "hickory-2-advanced"}
"""Played instead outside a soak: OpenSpiel asks every seat about everything after each of its many moves."""
TABLES = [
    pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(table.game.name)) for table in some_tables(SMALLER)
]


@pytest.mark.parametrize("table", TABLES)
def test_openspiels_own_simulation(table: Any) -> None:
    """With serialisation at the smallest table of each game, in a soak at all: it takes longer with every move."""
    game = tana.envs.spiel(table.game.name, table.seats, **table.settings)
    serialize = table.seats == table.game.seats.start or bool(os.environ.get("TANA_SOAK"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_api_test(name: str) -> None:
    """On hundreds of positions: what is asked about wrong players raises, nobody but the actor has legal actions, …"""
    from open_spiel.integration_tests import api_test

    game = {"game": tana.envs.spiel(name), "game_name": f"tana_{name}"}
    case = type("OurApiTest", (api_test.EnforceAPIOnPartialTreeBase,), game)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful(), [*result.errors, *result.failures]


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_are_as_they_were(name: str) -> None:
    tana.envs.spiel(name)
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == stored, "if this is meant to change, run: python -m tools.spiel_playthroughs"


def test_variants_are_games_too() -> None:
    small = tana.variant("uly", {"columns": ["a", "b"], "rows": ["1", "2"], "tiles_to_turn": 2})
    game = tana.envs.spiel(small.name, first="1")
    assert game.get_type().short_name == f"tana_{small.edition.replace('-', '_')}"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_what_is_public_is_not_told_apart() -> None:
    """So an observer that is asked for public information alone is not given a seat's own."""
    from open_spiel.python.observation import make_observation

    only_public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(tana.envs.spiel("uly"), only_public) is None


@pytest.mark.parametrize("name", GAMES)
def test_states_are_saved_and_found_again(name: str) -> None:
    game = tana.envs.spiel(name)
    state, luck = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        state.apply_action(luck.choice(state.legal_actions()))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state) and again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_agree_with_what_the_seat_knows(name: str) -> None:
    game = tana.envs.spiel(name)
    state, luck = game.new_initial_state(), random.Random(2)
    for _ in range(80):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, luck.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


def test_dice_are_chance_nodes() -> None:
    """BUD-10: both dice have six sides, all equally likely."""
    game = tana.envs.spiel("buddel", haystack="known", first="1")
    state, seen = game.new_initial_state(), Counter[int]()
    luck = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            seen[len(outcomes)] += 1
        state.apply_action(luck.choice(state.legal_actions()))
    assert seen[6] > 10


def test_an_observer_has_named_parts() -> None:
    from open_spiel.python.observation import make_observation

    game = tana.envs.spiel("uly", first="1")
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["step"].tolist() == [1, 0, 0, 0, 0]
    assert '"step":"hide"' in observation.string_from(state, 0)


def test_parameters_are_the_games_options() -> None:
    tana.envs.spiel("uly")
    game = pyspiel.load_game("tana_molly(players=3,variant=bobtail)")
    assert game.num_players() == 3
    options = tana.game("molly").settings(3, {"variant": "bobtail"})
    assert str(game.settings) == " ".join(["molly for 3", *(f"{name}={value}" for name, value in options.items())])
