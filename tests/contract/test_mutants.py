"""The suite is tested itself: games with a mistake must not pass, and the suite names what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tana.core.registry import game, names
from tests.contract.calibration import check_calibration
from tests.contract.mutants import MUTANTS, KeepsAField, Mutant
from tests.contract.tables import Table, each_game, largest_tables
from tests.contract.test_posterior import unsure_positions
from tests.contract.worlds import Broken, Worlds
from tests.server.effort import SOAK

LANES = 128


def vary(worlds: Worlds) -> None:
    worlds.twins(40_000)
    worlds.check_variety()


def enumerate_worlds(worlds: Worlds) -> None:
    for unsure in unsure_positions(worlds.game.name):
        unsure.check(worlds.kernels)


CHECKS: tuple[Callable[[Worlds], object], ...] = (
    vary,
    lambda worlds: worlds.long_twins(30_000),
    lambda worlds: worlds.forks(20_000),
    lambda worlds: check_calibration(worlds, 20_000, 80),
    enumerate_worlds,
)


def caught_by(table: Table, mutant: Mutant) -> list[str]:
    """The first check that notices a mistake and names it; all such checks in a soak."""
    found: list[str] = []
    for check in CHECKS:
        try:
            check(Worlds(table, 11, mutant, LANES))
        except Broken as broken:
            if broken.part == mutant.part and broken.check not in found:
                found.append(broken.check)
        if found and not SOAK:
            break
    return found


def each_mutant() -> list[object]:
    """Every mutant of every game; one that keeps a field needs another field to change."""
    return [
        pytest.param(name, mutant, id=f"{name}-{mutant.__name__}", marks=pytest.mark.xdist_group(name))
        for name in names()
        for mutant in MUTANTS
        if mutant is not KeepsAField or len(game(name).secrets) > 1
    ]


@pytest.mark.parametrize(("name", "mutant"), each_mutant())
def test_a_mutant_is_caught_and_what_it_broke_is_named(
    name: str, mutant: type[Mutant], record_property: Callable[[str, object], None]
) -> None:
    checks = caught_by(largest_tables(name)[0], mutant(game(name)))
    assert checks, f"{name}: {mutant.part} {mutant.mistake}, and nobody notices"
    record_property("mutant", (name, f"{mutant.part}: {mutant.mistake}", ", ".join(checks)))


@pytest.mark.parametrize("name", each_game())
def test_the_game_itself_is_not_a_mutant(name: str) -> None:
    """The checks at the size that mutants get: they find nothing wrong with the game as it is."""
    table = largest_tables(name)[0]
    for check in CHECKS:
        check(Worlds(table, 11, lanes=LANES))
