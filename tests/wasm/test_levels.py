"""The levels in a page think what Python's think: the same choices, the same reasons, the same trees node by node."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import tana
from tana.bots.analysis import accounts_of, analyse_part
from tana.bots.api import Choice, Glimpse, bot_entropy, glimpse, make_bot
from tana.bots.calibration import assumed_levels, shown_chance
from tana.bots.estimates import ACTION, COLUMNS, POINTS, VISITS, WIN, merge_rows
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.bots.review import review_match
from tana.bots.workspace import SearchContext
from tana.bots.workspace import estimates_of as estimates_of_rows
from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed, used
from tana.core.match import Match
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
REVIEWED = 20


Decision = tuple[Glimpse, bytes, Choice, bytes]
"""What a bot saw, the true state, its choice, its tree."""


def played(name: str, spec: str, seats: int, variant: str = "") -> list[Decision]:
    """The decisions of a level in a game against random players."""
    game, bot, other = find_game(name).compiled, make_bot(spec, name), make_bot("random", name)
    options = {"variant": variant} if variant else {}
    state, _ = game.new(seats, game.settings(seats, options), rng_from(derive_entropy(ROOT, 0)))
    found: list[Decision] = []
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
    compare_levels(name, games, ask)


def test_owl_chooses_alike_with_every_network_and_the_bobtail(ask: Ask) -> None:
    """Molly ships a network for each number of seats."""
    warm("molly")
    spec = f"owl:iterations={ITERATIONS},cores=1"
    tables = ((3, "base"), *((seats, "bobtail") for seats in find_game("molly").seats))
    compare_levels("molly", [("owl", played("molly", spec, seats, variant)) for seats, variant in tables], ask)


def compare_levels(name: str, games: list[tuple[str, list[Decision]]], ask: Ask) -> None:
    """The levels of a module make these decisions, too, for the same reasons."""
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
    game = find_game(name).compiled
    state, _ = game.new(2, {}, rng_from(derive_entropy(ROOT, 0)))
    memory = record.to_bytes(state)
    asked = {"state": memory.hex(), "games": PLAYOUTS, "key": 5}
    found = ask(name, {"chances": [asked, {**asked, "levels": ["sprout", "fox"]}]})["chances"]
    assert found[0] == list(SearchContext(name).chances(state, 2, PLAYOUTS, 5))
    assert found[1] == list(SearchContext(name).chances(state, 2, PLAYOUTS, 5, ("sprout", "fox")))


def moves_of(match: Match, iterations: int) -> list[dict[str, Any]]:
    """The moves of a match as questions for `answers.mjs`."""
    return [
        {
            "number": number,
            "seat": move.seat,
            "action": move.action,
            "before": record.to_bytes(before).hex(),
            "entropy": move.entropy.hex(),
            "iterations": iterations,
        }
        for number, (move, before) in enumerate(zip(match.moves, match.states(), strict=False), start=1)
    ]


@pytest.mark.parametrize("name", each_game())
def test_moves_are_judged_alike_after_a_game(name: str, ask: Ask) -> None:
    """What a move gave away, why, what its luck brought, and the sums of all that for each seat."""
    warm(name)
    match = tana.new(name, seats=2, seed=8)
    for _ in range(12):
        match.apply(match.game.legal(match.state)[-1])
    reports = [analyse_part(match, Budget(iterations=THOUGHT), at, at + 1)[0] for at in range(12)]
    assert any(report.luck for report in reports) or any(report.loss for report in reports)
    answers = ask(name, {"moves": moves_of(match, THOUGHT), "seats": 2})
    for report, found in zip(reports, answers["moves"], strict=True):
        judged = [found[field] for field in ("loss", "apart", "error", "luck", "luckError")]
        assert judged == [report.loss, report.apart, report.error, list(report.luck), list(report.luck_error)], report
        assert found["why"] == [list(reason) for reason in report.why], report
    for account, found in zip(accounts_of(reports, 2), answers["accounts"], strict=True):
        sums = account.luck, account.luck_error, account.lost, account.lost_error
        assert [found[field] for field in ("luck", "luckError", "lost", "lostError")] == list(sums)
        assert [report["number"] for report in found["costly"]] == list(account.costly)


@pytest.mark.parametrize("name", each_game())
def test_reviews_are_alike(name: str, ask: Ask) -> None:
    """The loss of each decision, its interval, grade and reasons, all choices, and the sums."""
    warm(name)
    match = tana.new(name, seats=2, seed=8)
    for _ in range(8):
        match.apply(match.game.legal(match.state)[-1])
    seat = match.moves[-1].seat
    review = review_match(match, seat, REVIEWED)
    moves = [{**move, "iterations": REVIEWED} for move in moves_of(match, REVIEWED) if move["seat"] == seat]
    found = ask(name, {"reviewed": {"seat": seat, "moves": moves}})["reviewed"]
    graded, notation = [move for move in found["graded"] if move["options"]], match.game.actions.notation
    assert [move["number"] for move in graded] == [decision.number for decision in review.decisions]
    for decision, move in zip(review.decisions, graded, strict=True):
        numbers = [round(move[field], 4) for field in ("before", "after", "loss", "error", "stake")]
        own = [decision.before, decision.after, decision.loss, decision.error, decision.stake]
        assert numbers == own, decision
        assert (notation(move["best"]), move["grade"]) == (decision.best, decision.grade)
        assert [tuple(reason) for reason in move["why"]] == list(decision.why)
        options = [(notation(option["action"]), round(option["chance"], 4)) for option in move["options"]]
        assert options == [(option.action, option.chance) for option in decision.options]
    assert round(found["sums"]["accuracy"], 4) == review.accuracy
    assert round(found["sums"]["adjusted"], 4) == review.adjusted


@pytest.mark.parametrize("name", each_game())
def test_luck_that_changes_nothing_is_luck(name: str, ask: Ask) -> None:
    """A move that draws involves luck, even if every draw leads to the same position; no other move does."""
    warm(name)
    match, game = tana.new(name, seats=2, seed=3), find_game(name)
    player = make_bot("random", name)
    drew = []
    while match.actor is not None and len(match.moves) < 40:
        before = record.copy(match.state)
        match.apply(player.choose(match.glimpse()).action)
        luck = rng_from(match.moves[-1].entropy)
        game.rules.apply(before, match.moves[-1].action, luck, None)
        drew.append(used(luck))
    found = ask(name, {"moves": moves_of(match, 2)})["moves"]
    assert [len(move["luck"]) for move in found] == [2 if drawn else 0 for drawn in drew]


def test_estimates_of_several_searches_are_merged_alike(ask: Ask) -> None:
    """By visits, to the last bit."""
    halves = [[(4, 0.25, 2.0, 30), (3, 1.0, 3.0, 33)], [(3, 0.1, 1.0, 10)], [(5, 0.7, -1.0, 40), (4, 0.3, 2.5, 7)]]
    rows = np.zeros((8, COLUMNS))
    for row, (action, chance, score, visits) in zip(rows, (one for half in halves for one in half), strict=False):
        row[ACTION], row[WIN], row[POINTS], row[VISITS] = action, chance, score, visits
    merged = estimates_of_rows(rows[: merge_rows(rows, 5)])
    fields = ("action", "chance", "score", "visits")
    choices = [{"action": 0, "estimates": [dict(zip(fields, one, strict=True)) for one in half]} for half in halves]
    found = ask("uly", {"choices": choices})["merged"]
    assert found["action"] == merged[0].action == 3
    assert found["estimates"] == estimates_of(Choice(3, "", tuple(merged)))
    assert [(e.action, e.visits) for e in merged] == [(3, 43), (5, 40), (4, 37)]


@pytest.mark.parametrize("name", each_game())
def test_chances_are_calibrated_alike(name: str, ask: Ask) -> None:
    """By the levels that bots have and people are assumed to have, and by what was measured for them."""
    chances = [0.0, 0.1, 0.25, 0.5, 0.77, 0.9, 1.0]
    tables = [
        [None, *bots[: seats - 1]]
        for seats in find_game(name).seats
        for bots in ([None] * 4, ["fox:seconds=2"] * 4, ["sprout", "owl", "random", "digger"])
    ]
    asked = [[bots, seat, chance] for bots in tables for seat in (0, len(bots) - 1) for chance in chances]
    found = ask(name, {"shown": asked})["shown"]
    assert found == [
        [list(assumed_levels(bots)), shown_chance(name, seat, chance, assumed_levels(bots))]
        for bots, seat, chance in asked
    ]
