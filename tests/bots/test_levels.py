"""What the levels do: legal, repeatable, explained, and stronger from one to the next in plain positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tana
from tana.bots.api import Glimpse, bot_entropy, glimpse, make_bot
from tana.bots.fox import Budget, Fox
from tana.bots.levels import warm
from tana.bots.search_types import Floats
from tana.bots.workspace import SearchContext, search_of, thinking_of
from tana.compile.rule import compiled
from tana.core.match import Match
from tests.contract.tables import each_game

PRIOR_VISITS = thinking_of("molly").PRIOR_VISITS


def seen_by_actor(match: Match, number: int = 1) -> Glimpse:
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"levels", match.actor, number))


def a_choice(game: str) -> Match:
    """A match in which the actor has several actions."""
    match = tana.new(game, seats=max(2, tana.game(game).seats.start), seed=11)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", each_game())
def test_judgement_is_the_same_interpreted_and_compiled(game: str) -> None:
    seen = seen_by_actor(a_choice(game))

    def ranked(rank: Callable[..., int]) -> Floats:
        context = SearchContext(game)
        context.put(seen)
        rows = context.found.rows
        return rows[: rank(context.workspace, context.question(seen, ""), 1, rows)]

    rank_actions = thinking_of(game).rank_actions
    assert ranked(compiled(rank_actions)).tolist() == ranked(rank_actions).tolist()


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("spec", ["digger", "fox:iterations=200"])
def test_choices_are_explained_by_the_games_own_terms(game: str, spec: str) -> None:
    warm(game)
    seen = seen_by_actor(a_choice(game))
    choice = make_bot(spec, game).choose(seen)
    assert choice.action == choice.estimates[0].action
    assert {e.action for e in choice.estimates} == set(seen.legal)
    assert tuple(choice.estimates[0].terms) == search_of(game).TERMS
    assert all(0.0 <= e.chance <= 1.0 for e in choice.estimates)


@pytest.mark.parametrize("game", each_game())
def test_terms_add_up(game: str) -> None:
    match = a_choice(game)
    mind = search_of(game)
    scratch = mind.Scratch.array(1)[0]
    for seat in range(match.header.seats):
        total = mind.heuristics.evaluate(match.state, seat, scratch.terms)
        assert total == pytest.approx(sum(float(term) for term in scratch.terms))


def test_seeds_of_ones_own_change_the_whims_of_sprout() -> None:
    match = a_choice("molly")
    moves = {make_bot(f"sprout:seed={n}", "molly").choose(seen_by_actor(match)).action for n in range(12)}
    assert len(moves) > 1


def test_fox_stops_when_told() -> None:
    warm("molly")
    fox = Fox("molly", Budget(seconds=60.0))
    heard: list[float] = []
    fox.watch(lambda: len(heard) >= 2, heard.append)
    fox.think(seen_by_actor(a_choice("molly")))
    assert len(heard) == 2
    assert all(0.0 <= part <= 1.0 for part in heard)


@pytest.mark.parametrize(("budget", "stopped"), [(Budget(seconds=1e-9), False), (Budget(seconds=60.0), True)])
def test_fox_answers_even_if_its_time_is_up_before_it_begins(budget: Budget, stopped: bool) -> None:
    """On a busy machine: also where the part of its last tree that leads here has nothing below it."""
    warm("hickory")
    match, fox = tana.new("hickory", seats=1, seed=5), Fox("hickory", budget, explain=False)
    fox.watch(lambda: stopped, lambda part: None)
    for number in range(120):
        match.apply(fox.choose(seen_by_actor(match, number)).action)


def test_fox_thinks_exactly_as_far_as_it_may() -> None:
    fox = Fox("molly", Budget(iterations=321))
    estimates = fox.think(seen_by_actor(a_choice("molly")))
    assert sum(e.visits - PRIOR_VISITS for e in estimates) == 321


def test_trees_that_grow_side_by_side_share_the_iterations_and_count_as_one() -> None:
    seen = seen_by_actor(a_choice("molly"))
    fox = Fox("molly", Budget(iterations=321, cores=2))
    estimates = fox.think(seen)
    assert [int(tree.nodes[0].visits) for tree in fox.trees] == [161, 160]
    assert sum(e.visits - 2 * PRIOR_VISITS for e in estimates) == 321
    again = Fox("molly", Budget(iterations=321, cores=2))
    assert again.think(seen) == estimates, "on the same number of cores, the same thoughts every time"
    assert again.chances == fox.chances
    one, other = ([int(node.visits) for node in tree.nodes] for tree in fox.trees)
    assert one != other, "each has luck of its own"


def test_fox_keeps_what_it_thought_about_what_was_played() -> None:
    """Uly's dog is placed without chance, so the tree of the hiding wolf leads on to its first swap."""
    match = tana.new("uly", seats=2, seed=4, first="1")
    wolf = Fox("uly", Budget(iterations=6000))
    match.apply(wolf.think(seen_by_actor(match, 1))[0].action)
    match.play(match.legal()[5])
    kept = wolf.think(seen_by_actor(match, 2))
    anew = Fox("uly", Budget(iterations=6000)).think(seen_by_actor(match, 2))
    assert sum(e.visits - PRIOR_VISITS for e in anew) == 6000
    assert 6000 < sum(e.visits for e in kept) < 6000 + PRIOR_VISITS * len(kept)


def test_fox_takes_the_win_at_hand() -> None:
    """Buddel-Bande: with two moles home and the third at the den, it goes in."""
    warm("buddel")
    for seed in range(40):
        match = tana.new("buddel", seats=2, seed=seed)
        while (seat := match.actor) is not None:
            seen = seen_by_actor(match)
            wins = [action for action in seen.legal if ends_well(match, action, seat)]
            if wins and len(seen.legal) > 1 and len(wins) < len(seen.legal):
                assert make_bot("fox:iterations=400", "buddel").choose(seen).action in wins
                return
            match.apply(make_bot("digger:samples=2", "buddel").choose(seen).action)
    pytest.fail("no game came to such a position")


def ends_well(match: Match, action: int, seat: int) -> bool:
    """Whether an action wins at once, for all the seat knows."""
    for world in seen_by_actor(match).worlds(4):
        match.game.rules.apply(world, action, seen_by_actor(match).rng(), None)
        outcome = match.game.outcome(world)
        if outcome is None or outcome.ranks[seat] != 1:
            return False
    return True
