"""A game made of its module and layout document plays as its own Python does, and so do its bots."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tana.bots.api import LEVELS
from tana.bots.kept_levels import KeptLevels
from tana.core.chance import derive_entropy, rng_from
from tana.core.declared import LAYOUT_VERSION
from tana.core.match import Match, header_of
from tana.core.record import to_bytes
from tana.core.registry import game, names
from tana.core.rules_file import RulesFile
from tana.engine.kept_game import kept_game
from tana.errors import IllegalMove
from tana.wasm.build import build
from tana.wasm.layout import VERSION
from tana.wasm.linker import NoLinker, linker

MOVES = 40


@cache
def rules_of(name: str) -> RulesFile:
    try:
        linker()
    except NoLinker as fault:
        pytest.skip(str(fault))
    built = build(name)
    return RulesFile(built.module.read_bytes(), built.layout.read_bytes())


def test_the_layout_documents_that_are_made_can_be_read() -> None:
    assert VERSION == LAYOUT_VERSION


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_a_kept_game_plays_as_its_python_does(name: str) -> None:
    """Setup, legal actions, events, views, refusals, samples of worlds, points and ranks, move by move."""
    here, kept = game(name), kept_game(rules_of(name))
    rng, seats, root = random.Random(2), here.seats[-1], bytes(32)
    header = header_of(here, seats, here.settings(seats, {}), (), derive_entropy(root, 0))
    one, other = Match(here, header, root), Match(kept, header, root)
    assert one.setup_events == other.setup_events
    for number in range(1, MOVES):
        memory = to_bytes(one.state)
        assert memory == to_bytes(other.state) and (one.actor, one.outcome) == (other.actor, other.outcome)
        legal = one.legal_numbers()
        assert legal == other.legal_numbers()
        for reader in (None, *range(seats)):
            assert here.look(memory, reader) == kept.look(memory, reader)
        if one.actor is None:
            break
        wrong = next(action for action in range(len(here.actions)) if action not in legal)
        assert here.why_not(one.state, wrong) == kept.why_not(other.state, wrong)
        with pytest.raises(IllegalMove):
            other.apply(wrong)
        world = here.determinize(one.state, one.actor, rng_from(bytes(8)))
        assert to_bytes(world) == to_bytes(kept.determinize(other.state, one.actor, rng_from(bytes(8))))
        assert here.standing(one.state) == kept.standing(other.state)
        action, luck = rng.choice(legal), derive_entropy(root, number)
        assert one.apply(action, luck) == other.apply(action, luck)


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_every_level_of_a_module_makes_legal_moves(name: str) -> None:
    here, levels = game(name), KeptLevels(rules_of(name))
    levels._layout["fox"]["seconds"] = 0.01
    match = Match(here, header_of(here, here.seats[-1], here.settings(here.seats[-1], {}), (), bytes(8)), bytes(32))
    chosen = {level: set[int]() for level in ("random", *LEVELS)}
    for number, level in enumerate(list(chosen) * 3):
        if match.actor is None:
            break
        seen = match.glimpse()
        action = levels.choose(level, seen.world, seen.seat, seen.entropy)
        assert action in seen.legal
        assert levels.choose("digger", seen.world, seen.seat, seen.entropy) in seen.legal
        chosen[level].add(action)
        match.apply(action, derive_entropy(bytes(32), number + 1))
    assert all(chosen.values())
