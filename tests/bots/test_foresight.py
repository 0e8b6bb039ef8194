"""What those who think ahead know beyond the terms: Buddel-Bande's race, and the whole round of Uly & Polly."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import tana
from tana.bots.api import bot_entropy, glimpse
from tana.bots.fox import Budget, Fox
from tana.bots.workspace import SearchContext
from tana.core.match import Match
from tana.core.record import same
from tana.games.buddel import heuristics as race
from tana.games.buddel import rules
from tana.games.buddel.components import DEN, HAYSTACK
from tana.games.buddel.state import State
from tana.games.uly import heuristics as suspicion
from tana.games.uly.actions import START_AT
from tana.games.uly.components import CELL, CELLS
from tests.games.buddel.garden import garden, legal, luck
from tests.games.uly.flock import hidden, play

# --- Buddel-Bande ------------------------------------------------------------------------------------------


def chances(s: State) -> list[float]:
    found = np.zeros(int(s.seats))
    race.forecast(s, int(s.seats), found)
    assert found.sum() == pytest.approx(1.0)
    return [float(chance) for chance in found]


@pytest.mark.rules("BUD-12", "BUD-D1")
def test_hops_are_worked_out_from_the_end_of_the_track() -> None:
    """From the last hole (F) every symbol leads home; from the one before (L) a flower leads to it first."""
    assert race.HOPS[DEN] == 0.0
    assert race.HOPS[21] == 1.0
    assert race.HOPS[20] == pytest.approx(1.0 + 1.0 / 3.0)
    assert all(nearer < further for further, nearer in zip(race.HOPS, race.HOPS[1:], strict=False))


def test_the_forecast_favours_who_is_ahead_and_nobody_at_the_start() -> None:
    assert max(chances(garden())) < 0.37
    ahead, *others = chances(garden(places={"s1": 12, "m1": 9}))
    assert ahead > 0.4 > max(others)


def test_one_mole_left_behind_counts_more_than_the_way_of_all() -> None:
    """Both clans have covered 18 holes, and the one with the mole at the haystack even throws first."""
    evenly, unevenly, _ = chances(garden(places={"s1": 6, "m1": 5, "l1": 7, "s2": 8, "m2": 10}, turn=1))
    assert evenly > unevenly


@pytest.mark.rules("BUD-14")
def test_a_frozen_mole_is_bad_for_its_clan() -> None:
    free = chances(garden(places={"s1": 12}, dog=20))
    frozen = chances(garden(places={"s1": 12}, dog=12))
    assert frozen[0] < free[0]
    assert frozen[1] > free[1]


@pytest.mark.rules("BUD-11", "BUD-18")
def test_the_others_have_to_help_the_last_of_a_size() -> None:
    alone = garden(places={"s2": "den", "s3": "den"})
    assert race.hops_from(alone, 0, HAYSTACK) == pytest.approx(race.HOPS[HAYSTACK] / 2)
    assert race.hops_from(alone, 1, HAYSTACK) == race.HOPS[HAYSTACK]


@pytest.mark.rules("BUD-R04")
def test_a_mole_nobody_has_seen_is_in_the_middle_of_where_it_may_be() -> None:
    s = garden(2, places={"s1": 4, "s2": 10}, shuffled=True)
    assert race.place_of(s, 0, 0) == race.place_of(s, 1, 0) == 7
    seen = garden(2, places={"s1": 4, "s2": 10}, shuffled=True, looks={0: ["s1"]})
    assert race.place_of(seen, 0, 0) == 4


DICE = ["small flower", "any-mole leaf", "dog clover", "dog-or-mole flower"]


def by_policy(s: State, seed: int) -> str:
    options = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    count = rules.legal(s, options)
    return tana.game("buddel").actions.notation(race.choose_rollout(s, options, count, luck(seed)))


@pytest.mark.parametrize("dice", DICE)
def test_the_policy_leaves_the_position_as_it_is(dice: str) -> None:
    s = garden(4, places={"s1": 5, "m2": 9, "l3": 13, "s4": "den"}, dice=dice, dog=9)
    before = s.copy()
    for seed in range(20):
        assert by_policy(s, seed) in legal(s)
        assert same(s, before)


def test_the_policy_moves_its_own_mole_and_frees_it() -> None:
    s = garden(places={"s1": 3, "s2": 4, "s3": 5}, dice="small flower", turn=1)
    assert {by_policy(s, seed) for seed in range(20)} == {"mole s2"}
    frozen = garden(places={"s2": 19, "m2": "den", "l2": "den"}, dice="dog clover", turn=1, dog=19)
    assert all(by_policy(frozen, seed).startswith("dog") for seed in range(20))


@pytest.mark.rules("BUD-K2")
def test_the_policy_does_not_know_whose_moles_the_others_are() -> None:
    """Two rivals have a large mole each, one of them all but home; who moves knows neither, so it freezes either."""
    s = garden(places={"l1": 17, "l3": 20, "s1": "den", "m1": "den"}, dice="dog leaf", turn=1)
    swapped = garden(
        places={"l1": 17, "l3": 20, "s1": "den", "m1": "den"}, dice="dog leaf", turn=1, owners={"l1": 2, "l3": 0}
    )
    moves = [by_policy(s, seed) for seed in range(40)]
    assert moves == [by_policy(swapped, seed) for seed in range(40)]
    assert {"dog 17", "dog 20"} <= set(moves)


@pytest.mark.rules("BUD-15", "BUD-R15")
def test_fox_looks_without_thinking() -> None:
    match = tana.new("buddel", seats=3, seed=2)
    while "look" not in match.legal():
        match.play(match.legal()[0])
    assert match.actor is not None
    seen = glimpse(match.game, match.state, match.actor, bot_entropy(b"look", match.actor, 1))
    fox = Fox("buddel", Budget(seconds=60.0))
    assert seen.notation(fox.choose(seen).action) == "look"
    analysed = Fox("buddel", Budget(iterations=400)).think(seen)
    assert min(e.visits for e in analysed) > 50, "an analysis weighs both choices"


# --- Uly & Polly -------------------------------------------------------------------------------------------


def believed(match: Match, seat: int, whole_round: bool) -> dict[str, float]:
    bench = SearchContext("uly")
    seen = glimpse(match.game, match.state, seat, bot_entropy(b"belief", seat, 1))
    (bench.recall if whole_round else bench.suspect)(seen)
    return {CELL.token(tile): float(bench.workspace.belief[tile]) for tile in range(CELLS)}


def one_fled_long_ago() -> Match:
    """The tile of b2 was carried off from beside the dog at a1; since then other tiles changed places elsewhere."""
    match = hidden("b2", "a1", seats=5)
    play(match, "swap b2-c3", "step a2", "swap d1-d2", "step a3", "swap d1-d2")
    return match


@pytest.mark.rules("ULY-K1")
def test_who_thinks_ahead_has_followed_the_whole_round() -> None:
    """The third dog player comes to move for the first time in this round."""
    match = one_fled_long_ago()
    assert match.actor == 3
    whole, last = believed(match, 3, whole_round=True), believed(match, 3, whole_round=False)
    assert max(whole, key=lambda tile: whole[tile]) == "b2"
    assert last["b2"] == last["d4"]


@pytest.mark.rules("ULY-K2")
def test_what_is_believed_does_not_depend_on_the_wolf() -> None:
    """The same round with the wolf under another tile."""
    elsewhere = hidden("d3", "a1", seats=5)
    play(elsewhere, "swap b2-c3", "step a2", "swap d1-d2", "step a3", "swap d1-d2")
    assert believed(one_fled_long_ago(), 3, whole_round=True) == believed(elsewhere, 3, whole_round=True)


def test_traces_tell_flight_from_all_other_ways() -> None:
    beside, away = CELL.number("b2"), CELL.number("c3")
    dog = CELL.number("a1")
    assert suspicion.trace_of(beside, away, dog) > 1.0
    assert suspicion.trace_of(away, beside, dog) < suspicion.trace_of(beside, beside, dog) < 1.0
    assert suspicion.trace_of(CELL.number("d4"), CELL.number("d4"), dog) == 1.0


def test_fox_looks_no_further_than_the_round() -> None:
    """Its tree has swaps and steps, but nobody hides or places the dog anew."""
    match = hidden("b2", "a1", seats=3)
    fox = Fox("uly", Budget(iterations=3000))
    fox.think(glimpse(match.game, match.state, 0, bot_entropy(b"round", 0, 1)))
    nodes = fox.trees[0].nodes[1:]
    assert len(nodes) > 500
    assert all(node["action"] >= START_AT + CELLS for node in nodes)


def test_a_dog_goes_for_the_tile_that_fled_within_its_reach() -> None:
    """b2 fled to c3; the dog has come to b3, beside it."""
    match = hidden("b2", "a1", seats=2)
    play(match, "swap b2-c3", "step a2", "swap d1-d2", "step b3", "swap d1-d2")
    assert match.actor == 1
    fox = Fox("uly", Budget(iterations=3000))
    seen = glimpse(match.game, match.state, 1, bot_entropy(b"chase", 1, 1))
    assert seen.notation(fox.think(seen)[0].action) == "step c3"


def test_all_pairs_of_cells_have_a_trace() -> None:
    for before, after, dog in product(range(CELLS), repeat=3):
        assert 0.0 < suspicion.trace_of(before, after, dog) <= suspicion.GOT_AWAY
