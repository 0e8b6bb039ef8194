"""Networks that judge positions: trained by self-play, and kept with where they come from."""

from __future__ import annotations

import hashlib
import json
import os

import numpy as np
import pytest

import tana
from tana.bots.api import glimpse, make_bot
from tana.bots.networks import evaluator_of, has_network, judged_seats, network_eval_of, network_file
from tana.bots.workspace import SearchContext
from tana.core.domain import MAX_SEATS
from tana.engine.instantiate import instantiate
from tana.engine.network import Network, judge_row
from tana.learn.__main__ import NETWORKS

LEARNED = [name for name in tana.names() if has_network(name)]


@pytest.mark.skipif(not os.environ.get("TANA_SOAK"), reason="trains for half a minute; part of `make soak`")
def test_a_toy_learns_to_win() -> None:
    from tana.learn.train_networks import train_small

    assert train_small("molly", say=lambda line: None) > 0.7


def test_games_with_a_network_can_train_one() -> None:
    assert LEARNED and set(LEARNED) <= set(NETWORKS)


@pytest.mark.parametrize("game", LEARNED)
def test_networks_are_small_and_say_where_they_come_from(game: str) -> None:
    path = network_file(game)
    assert path is not None
    provenance = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert provenance["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert path.stat().st_size < 300_000
    assert list(provenance["positions"]) == [str(seats) for seats in judged_seats(game)]


def test_a_network_is_two_hidden_layers_and_shares() -> None:
    luck = np.random.default_rng(1)
    shapes = ((2, 9, 5), (2, 5), (2, 5, 4), (2, 4), (2, 4, 3), (2, 3))
    network = Network(*(luck.normal(size=shape).astype(np.float32) for shape in shapes))
    row = luck.integers(-2, 3, 9).astype(np.float32)
    hidden, deep, out = np.zeros(5, np.float32), np.zeros(4, np.float32), np.zeros(3)
    judge_row(row, 2, 3, 1, network, hidden, deep, out)
    layer = np.maximum(0, row @ network.first[1] + network.first_bias[1])
    layer = np.maximum(0, layer @ network.second[1] + network.second_bias[1])
    outputs = np.exp(layer @ network.third[1] + network.third_bias[1])
    assert np.roll(out, -2) == pytest.approx(outputs / outputs.sum(), rel=1e-5)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in LEARNED for seats in judged_seats(game)])
def test_chances_are_shares_and_depend_on_the_position(game: str, seats: int) -> None:
    """The network judges every position of a game, and the same position alike."""
    mind, judge = evaluator_of(game), network_eval_of(game).judge
    match = tana.new(game, seats=seats, seed=5)
    seen = set()
    while match.actor is not None:
        one, other = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)
        judge(match.state, seats, mind, one)
        judge(match.state, seats, mind, other)
        assert one[:seats].sum() == pytest.approx(1.0) and (one == other).all()
        seen.add(round(float(one[0]), 4))
        legal = match.legal_numbers()
        match.play(legal[len(match.moves) % len(legal)])
    assert len(seen) > 10


def test_goals_lie_between_the_end_and_what_was_thought() -> None:
    """Three positions of two seats; the game ended well for the first."""
    play = instantiate("tana.learn.net_play", LEARNED[0])
    room = SearchContext(LEARNED[0]).workspace
    room.scratch[0].payoff[:2] = 1.0, 0.0
    goals = np.array([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]])
    play.set_goals(0, 3, 2, 0.5, room, goals)
    assert goals[:, 0] == pytest.approx([0.6, 0.6, 1.0])
    assert goals.sum(axis=1) == pytest.approx(np.ones(3))
    play.turn_round(goals, np.array([0, 1, 1]), 0, 3, 2, np.zeros(2))
    assert goals[:, 0] == pytest.approx([0.6, 0.4, 0.0])


@pytest.mark.parametrize(("game", "seats"), [("buddel", 2), ("uly", 3)])
def test_where_nothing_was_learned_owl_is_fox(game: str, seats: int) -> None:
    match = tana.new(game, seats=seats, seed=3)
    assert match.actor is not None
    seen = glimpse(match.game, match.state, match.actor, bytes(8))
    fox, owl = (make_bot(f"{level}:iterations=40", game).choose(seen) for level in ("fox", "owl"))
    assert seats not in judged_seats(game) and fox == owl
