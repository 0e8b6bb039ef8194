"""Tables that differ in a few respects: components, options or seats, as a grid or a random sample of it.

--vary tiles_to_turn=6..10      whole numbers from 6 to 10 (6..10..2: every second one)
--vary haystack=known,shuffled  some values; texts need no quotes
--vary seats=2..4
--vary 'rows=["1","2","3"]'     one value that is a list: components are JSON
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tana.core.components import BadComponents, value_at
from tana.core.integers import is_whole
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.core.registry import standard_game, variant
from tana.core.variants import base_of, components_of, is_variant, patch_of
from tana.errors import BadOption, TanaError, meant
from tana.lab.compiled_series import Lineup

MOST_TABLES = 200
MOST_VALUES = 10_000
"""The maximum number of values in a range."""
_RANGE = re.compile(r"(-?\d{1,18})\.\.(-?\d{1,18})(?:\.\.(\d{1,18}))?")


class BadVariation(TanaError):
    """A variation that cannot be parsed; the message explains the expected form."""


@dataclass(frozen=True)
class Variation:
    """A component, an option or the number of seats, and its values."""

    what: str
    values: tuple[Json, ...]


def read_variations(texts: Sequence[str], lineup: Lineup) -> list[Variation]:
    """Parse all values of `--vary`; each name may occur once."""
    found: list[Variation] = []
    for text in texts:
        one = read_variation(text, lineup)
        if any(one.what == other.what for other in found):
            raise BadVariation(f"--vary {one.what} is given twice: give all its values at once, as in 6,7,8")
        found.append(one)
    return found


def read_variation(text: str, lineup: Lineup) -> Variation:
    """Parse a value of `--vary`."""
    what, equals, values = text.partition("=")
    if not equals or not what or not values:
        raise BadVariation(f"{text!r}: a variation is written what=values, as in tiles_to_turn=6..10")
    _check_name(what, lineup)
    return Variation(what, tuple(_values(what, values)))


def _check_name(what: str, lineup: Lineup) -> None:
    game = find_game(lineup.game)
    options = [option.name for option in game.options]
    if what == "seats" or what in options:
        return
    try:
        value_at(components_of(game), what)
    except BadComponents as fault:
        hint = meant(what, ["seats", *options])
        raise BadVariation(
            f"{what!r} is neither an option of {game.name}{hint} nor a component ({fault.fault})"
        ) from None


def _values(what: str, text: str) -> list[Json]:
    if found := _RANGE.fullmatch(text):
        low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
        if low > high or step < 1:
            raise BadVariation(f"{what}: the range {text} is empty; a range goes up, as in 6..10 or 6..10..2")
        if (high - low) // step >= MOST_VALUES:
            raise BadVariation(f"{what}: {text} is too long: a range has at most {MOST_VALUES} values")
        return list(range(low, high + 1, step))
    try:
        values = [json.loads(text)] if text[0] in "[{" else list(json.loads(f"[{text}]"))
    except (ValueError, RecursionError):
        values = text.split(",")
    empty = [place for place, value in enumerate(values, start=1) if isinstance(value, str) and not value.strip()]
    if empty or not values:
        place = empty[0] if empty else 1
        raise BadVariation(f"{what}: value {place} of {text!r} is empty; values are written as in 2,3,4")
    return values


def described(value: Json) -> str:
    """A short text for a value."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def apply(lineup: Lineup, chosen: Sequence[tuple[str, Json]]) -> Lineup:
    """A line-up with some values changed; raises a `TanaError` with the reason if it cannot be played."""
    game = find_game(lineup.game)
    options = {option.name for option in game.options}
    patch = patch_of(lineup.game) if is_variant(lineup.game) else {}
    changed = dict(lineup.options)
    for what, value in chosen:
        if what == "seats":
            if not is_whole(value):
                raise BadOption(f"seats: {described(value)} is not a whole number")
            lineup = replace(lineup, seats=value)
        elif what in options:
            changed[what] = described(value)
        else:
            patch[what] = value
    name = variant(base_of(lineup.game), patch).name if patch else standard_game(base_of(lineup.game)).name
    made = replace(lineup, game=name, options=changed)
    made.check()
    return made


@dataclass(frozen=True)
class Varied:
    """The tables of a variation by label, and refused ones with the reason."""

    tables: dict[str, Lineup]
    refused: dict[str, str]


def tables_of(lineup: Lineup, variations: Sequence[Variation], sample: int | None = None, seed: int = 1) -> Varied:
    """All combinations of the values, or a random sample of them."""
    size = 1
    for variation in variations:
        size *= len(variation.values)
    if sample is None and size > MOST_TABLES:
        raise BadVariation(f"{size} tables are more than {MOST_TABLES}: give --sample N to try some of them")
    if sample is None or sample >= size:
        picked = list(itertools.product(*(variation.values for variation in variations)))
    else:
        lots = sorted(random.Random(seed).sample(range(size), sample))
        picked = [_combination(variations, lot) for lot in lots]
    tables: dict[str, Lineup] = {}
    refused: dict[str, str] = {}
    for values in picked:
        chosen = [(variation.what, value) for variation, value in zip(variations, values, strict=True)]
        label = ", ".join(f"{what}={described(value)}" for what, value in chosen)
        try:
            tables[label] = apply(lineup, chosen)
        except TanaError as fault:
            refused[label] = str(fault)
    if not tables:
        raise BadVariation("no table is left: " + "; ".join(f"{label}: {why}" for label, why in refused.items()))
    return Varied(tables, refused)


def _combination(variations: Sequence[Variation], number: int) -> tuple[Json, ...]:
    values = []
    for variation in reversed(variations):
        number, at = divmod(number, len(variation.values))
        values.append(variation.values[at])
    return tuple(reversed(values))
