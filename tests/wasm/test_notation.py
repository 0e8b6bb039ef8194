"""The page reads every way to write an action that the server reads."""

from __future__ import annotations

import itertools

import pytest

from tana.core.actions import ActionSpace, Family
from tana.core.domain import Domain
from tana.core.registry import game as find_game
from tests.contract.tables import each_game
from tests.wasm.conftest import Ask

ALIASED = {"molly", "uly"}
"""Games in which some action can be written in more than one way."""


def words_of(domain: Domain) -> list[str]:
    """Every alias of a domain; the first token where there is none."""
    return list(domain.aliases) or [domain.tokens[0]]


def written_otherwise(family: Family) -> list[str]:
    """Every alias of every argument of a family, in either case and with more spaces than needed."""
    if not any(argument.of.aliases for argument in family.arguments):
        return []
    choices = itertools.product(*(words_of(argument.of) for argument in family.arguments))
    notations = [" ".join((family.word, *words)) for words in choices]
    return [form for notation in notations for form in (notation, f"  {notation.upper().replace(' ', '   ')} ")]


def parsed(actions: ActionSpace, notation: str) -> int:
    """The number of an action; checks that it is not the canonical notation that was read."""
    found = actions.parse(notation)
    assert actions.notation(found) != notation
    return found


@pytest.mark.parametrize("name", each_game())
def test_aliases_mean_the_same_in_a_page(name: str, ask: Ask) -> None:
    actions = find_game(name).actions
    notations = [notation for family in actions.families for notation in written_otherwise(family)]
    assert bool(notations) == (name in ALIASED)
    assert ask(name, {"notations": notations})["parsed"] == [parsed(actions, notation) for notation in notations]
