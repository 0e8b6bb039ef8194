"""Random games for bots that people write: compiled, from what the seat knows, the same for the same glimpse."""

from __future__ import annotations

import numpy as np
import pytest

import tana
from tana.bots.api import BadBot, Glimpse, glimpse
from tana.core.match import Match


def seen_by_actor(match: Match, entropy: bytes = bytes(8)) -> Glimpse:
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, entropy)


@pytest.fixture(scope="module")
def position() -> Match:
    match = tana.new("buddel", seats=3, seed=4)
    for _ in range(20):
        match.play(match.legal()[0])
    return match


def test_playouts_are_whole_games(position: Match) -> None:
    found = seen_by_actor(position).playouts(400)
    assert found.scores.shape == (400, 3)
    assert np.allclose(found.wins.sum(axis=1), 1.0)
    assert found.chance == pytest.approx(found.wins[:, found.seat].mean())
    assert len(np.unique(found.scores, axis=0)) > 20


def test_the_same_glimpse_gives_the_same_games(position: Match) -> None:
    one, same = (seen_by_actor(position).playouts(50) for _ in range(2))
    assert (one.scores == same.scores).all()
    other = seen_by_actor(position, b"\1" * 8).playouts(50)
    assert (one.scores != other.scores).any()


def test_a_secret_changes_nothing() -> None:
    """Two true states that a seat cannot tell apart give the same games."""
    match = tana.new("uly", seats=2, seed=3)
    wolf = match.actor
    games = []
    for hiding in match.legal()[:2]:
        twin = match.copy()
        twin.play(hiding)
        assert twin.actor != wolf
        games.append(seen_by_actor(twin).playouts(30).scores)
    assert (games[0] == games[1]).all()


def test_actions_are_compared_on_the_same_luck() -> None:
    """The last decision of a game: what a rollout says of each action is what the rules say."""
    match = tana.new("buddel", seats=2, seed=2)
    while match.actor is not None:
        last = match.copy()
        match.play(match.legal()[0])
    found = seen_by_actor(last).rollout(last.legal_numbers(), 5)
    assert list(found) == last.legal_numbers()
    last.play(last.legal()[0])
    if last.outcome is not None:
        first = next(iter(found.values()))
        assert (first.scores == np.array(last.outcome.scores)).all()


def test_a_rollout_begins_with_its_action() -> None:
    """Taking the only prize of a game of chance: the better action is found by playing on."""
    seen = seen_by_actor(tana.new("buddel", seats=2, seed=1))
    found = seen.rollout(seen.legal, 300)
    assert set(found) == set(seen.legal)
    with pytest.raises(BadBot, match="not allowed now"):
        seen.rollout([max(set(range(len(seen.rulebook.actions))) - set(seen.legal))], 1)


def test_a_batch_has_worlds_that_the_seat_thinks_possible() -> None:
    match = tana.new("uly", seats=2, seed=3)
    match.play(match.legal()[5])
    assert match.actor is not None
    worlds = seen_by_actor(match).batch(64)
    assert len({int(world.wolf_tile) for world in worlds}) > 8
    for world in worlds[:8]:
        assert match.game.view(world, match.actor) == match.view(match.actor)
