"""The levels in a page think what Python's think: the same choices, the same reasons, the same trees node by node."""

from __future__ import annotations

import os
from typing import Any

import pytest

import tana
from tana.bots.analysis import analyse_part
from tana.bots.api import Choice, Glimpse, bot_entropy, glimpse, make_bot
from tana.bots.brain import Bench
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.registry import game as find_game
from tests.contract.tables import each_game
from tests.wasm.conftest import Ask

SOAK = bool(os.environ.get("TANA_SOAK"))
ROOT = root_of_seed(8)
ITERATIONS = 150
DECISIONS = 500 if SOAK else 8
"""Choices of one seat in one game that are compared; what fox remembers from one to the next is part of it."""
PLAYOUTS = 20
THOUGHT = 60


def played(name: str, spec: str, seats: int) -> list[tuple[Glimpse, bytes, Choice, bytes]]:
    """The decisions of a level in a game against random players: what it saw, the true state, its choice, its tree."""
    game, bot, other = find_game(name), make_bot(spec, name), make_bot("random", name)
    state, _ = game.new(seats, {}, rng_from(derive_entropy(ROOT, 0)))
    found: list[tuple[Glimpse, bytes, Choice, bytes]] = []
    seat = number = 0
    while (actor := game.actor(state)) is not None and len(found) < DECISIONS:
        number += 1
        seen = glimpse(game, state, actor, bot_entropy(ROOT, actor, number))
        if number == 1:
            seat = actor
        choice = bot.choose(seen) if actor == seat else other.choose(seen)
        if actor == seat:
            found.append((seen, record.to_bytes(state), choice, tree_of(bot)))
        game.apply(state, choice.action, rng_from(derive_entropy(ROOT, number)))
    return found


def tree_of(bot: Any) -> bytes:
    """The nodes of a fox's tree that are in use."""
    return bytes(bot.trees[0].nodes.tobytes()) if isinstance(bot, Fox) else b""


def estimates_of(choice: Choice) -> list[dict[str, Any]]:
    return [
        {
            "action": estimate.action,
            "chance": estimate.chance,
            "score": estimate.score,
            "visits": estimate.visits,
            **({"terms": dict(estimate.terms)} if estimate.terms else {}),
        }
        for estimate in choice.estimates
    ]


@pytest.mark.parametrize("name", each_game())
def test_levels_choose_alike(name: str, ask: Ask) -> None:
    """Random play, sprout, digger and fox, at the smallest and the largest table."""
    warm(name)
    game = find_game(name)
    specs = {level: level for level in ("random", "sprout", "digger")}
    specs |= {level: f"{level}:iterations={ITERATIONS},cores=1" for level in ("fox", "owl")}
    games = [
        (level, played(name, spec, seats))
        for level, spec in specs.items()
        for seats in (game.seats.start, game.seats.stop - 1)
    ]
    asked = [
        {
            "name": level,
            "iterations": ITERATIONS,
            "glimpses": [
                {"state": state.hex(), "seat": seen.seat, "entropy": seen.entropy.hex()} for seen, state, _, _ in told
            ],
        }
        for level, told in games
    ]
    answers = ask(name, {"levels": asked})["levels"]
    for (level, told), found in zip(games, answers, strict=True):
        for number, ((seen, _, choice, tree), answer) in enumerate(zip(told, found, strict=True)):
            where = (level, seen.seat, number)
            assert answer["world"] == seen.world.hex(), where
            assert answer["action"] == choice.action, where
            assert answer["tree"] == tree.hex(), where
            assert answer["estimates"] == estimates_of(choice), where


@pytest.mark.parametrize("name", each_game())
def test_chances_after_a_game_are_alike(name: str, ask: Ask) -> None:
    """What the chart after a game is made of."""
    warm(name)
    game = find_game(name)
    state, _ = game.new(2, {}, rng_from(derive_entropy(ROOT, 0)))
    memory = record.to_bytes(state)
    found = ask(name, {"chances": [{"state": memory.hex(), "games": PLAYOUTS, "key": 5}]})["chances"]
    assert found[0] == pytest.approx(Bench(name).chances(state, 2, PLAYOUTS, 5), abs=1e-12)


@pytest.mark.parametrize("name", each_game())
def test_moves_are_judged_alike_after_a_game(name: str, ask: Ask) -> None:
    """What a move gave away, why, and what its luck brought."""
    warm(name)
    match = tana.new(name, seats=2, seed=8)
    for _ in range(12):
        match.apply(match.game.legal(match.state)[-1])
    states = match.states()
    reports = [analyse_part(match, Budget(iterations=THOUGHT), at, at + 1)[0] for at in range(12)]
    asked = [
        {
            "number": report.number,
            "seat": report.seat,
            "action": match.moves[at].action,
            "before": record.to_bytes(states[at]).hex(),
            "after": record.to_bytes(states[at + 1]).hex(),
            "iterations": THOUGHT,
        }
        for at, report in enumerate(reports)
    ]
    assert any(report.luck for report in reports) or any(report.loss for report in reports)
    for report, found in zip(reports, ask(name, {"moves": asked})["moves"], strict=True):
        assert found["loss"] == pytest.approx(report.loss, abs=1e-6), report
        assert found["apart"] == pytest.approx(report.apart, abs=1e-6), report
        assert found["error"] == pytest.approx(report.error, abs=1e-6), report
        assert dict(found["why"]) == pytest.approx(dict(report.why)), report
        assert found["luck"] == pytest.approx(report.luck, abs=1e-4), report
        assert found["luckError"] == pytest.approx(report.luck_error, abs=1e-4), report
