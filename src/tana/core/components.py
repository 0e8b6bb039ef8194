"""Component data: decks, boards and tracks as JSON files beside the rules, named in records by content.

A *patch* changes some of it: `{"tiles_to_turn": 6, "rounds_as_wolf.2": 1}`. A path leads through objects by key and
through lists by place (from 0); what it leads to is replaced as a whole by something of the same kind.
"""

from __future__ import annotations

import copy
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from tana.core.errors import TanaError, meant
from tana.core.record import Json

Patch: TypeAlias = Mapping[str, Json]

DATA = "components.json"
"""The file of a game's components, beside its rules."""
NOT_DATA = ("name", "provenance", "note")
"""What a file says about itself."""

_given: dict[str, Json] = {}
"""The data of packages that were loaded with other components than those beside them (see `tana.core.variants`)."""


class BadComponents(TanaError):
    """Components that the game cannot be played with; the message says which and why."""

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"components, {path}: {fault}")
        self.path = path
        self.fault = fault


def read_components(module: str) -> Json:
    """The data of `components.json` in the folder of a module, which gives its `__name__`."""
    package = module.rpartition(".")[0]
    if package in _given:
        return copy.deepcopy(_given[package])
    file = sys.modules[module].__file__
    assert file is not None
    return json.loads(Path(file).with_name(DATA).read_text(encoding="utf-8"))


def give_components(package: str, data: Json) -> None:
    """From now on modules of a package read this data."""
    _given[package] = data


def edition_of(data: Json) -> str:
    """The name of a data edition and a hash of its content: `molly-1f6c02a9`."""
    return f"{data['name']}-{digest_of(data)[:8]}"


def digest_of(data: Json) -> str:
    """A hash of some data, however it is laid out."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# --- what a game expects ---------------------------------------------------------------------------------------


def expect(holds: bool, path: str, fault: str) -> None:
    """Refuse components that have a fault."""
    if not holds:
        raise BadComponents(path, fault)


def whole_at(data: Json, path: str, least: int, most: int) -> int:
    """The whole number at a path, within bounds."""
    value = value_at(data, path)
    fine = _kind_of(value) == "a whole number" and least <= value <= most
    expect(fine, path, f"expected a whole number from {least} to {most}, got {json.dumps(value)}")
    return int(value)


def words_at(data: Json, path: str, least: int, most: int) -> tuple[str, ...]:
    """The list of different words at a path."""
    value = value_at(data, path)
    fine = isinstance(value, list) and all(isinstance(word, str) and word for word in value)
    expect(fine and len(set(value)) == len(value), path, f"expected a list of different words, got {json.dumps(value)}")
    expect(least <= len(value) <= most, path, f"expected {least} to {most} words, got {len(value)}")
    return tuple(value)


def known_words_at(data: Json, path: str, known: Iterator[str] | tuple[str, ...], least: int, most: int) -> list[str]:
    """The list at a path of words that the game knows; a word may stand there more than once."""
    value, words = value_at(data, path), tuple(known)
    expect(isinstance(value, list), path, f"expected a list, got {json.dumps(value)}")
    for i, word in enumerate(value):
        expect(word in words, f"{path}.{i}", f"{json.dumps(word)} is not one of {', '.join(words)}")
    expect(least <= len(value) <= most, path, f"expected {least} to {most} words, got {len(value)}")
    return list(value)


# --- patches ---------------------------------------------------------------------------------------------------


def value_at(data: Json, path: str) -> Json:
    """What a path leads to; raises `BadComponents` for one that leads nowhere."""
    value, walked = data, ""
    for key in path.split("."):
        value = _step(value, key, walked, path)
        walked = f"{walked}.{key}" if walked else key
    return value


def _step(value: Json, key: str, walked: str, path: str) -> Json:
    if isinstance(value, dict):
        known = [name for name in value if name not in NOT_DATA]
        if key in known:
            return value[key]
        raise BadComponents(
            path, f"there is no {key!r}{meant(key, known)}; {walked or 'the game'} has: {', '.join(known)}"
        )
    if isinstance(value, list):
        if key.isdecimal() and int(key) < len(value):
            return value[int(key)]
        raise BadComponents(path, f"{walked} is a list of {len(value)}: the next step is a number from 0")
    raise BadComponents(path, f"{walked} is {json.dumps(value)}, which has no parts")


_KINDS: dict[str, Callable[[Json], bool]] = {
    "a whole number": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "a text": lambda value: isinstance(value, str),
    "a list": lambda value: isinstance(value, list),
    "an object": lambda value: isinstance(value, dict),
    "true or false": lambda value: isinstance(value, bool),
}


def _kind_of(value: Json) -> str:
    return next((name for name, fits in _KINDS.items() if fits(value)), "something else")


def patched(data: Json, patch: Patch) -> Json:
    """The data with a patch applied. Raises `BadComponents` for a path to nowhere or a value of another kind."""
    changed = copy.deepcopy(data)
    for path, value in patch.items():
        before = value_at(changed, path)
        kind = _kind_of(before)
        expect(_kind_of(value) == kind, path, f"expected {kind} like {json.dumps(before)}, got {json.dumps(value)}")
        parent, _, key = path.rpartition(".")
        holder: Any = value_at(changed, parent) if parent else changed
        holder[int(key) if isinstance(holder, list) else key] = copy.deepcopy(value)
    return changed


def difference(data: Json, other: Json) -> dict[str, Json]:
    """The smallest patch that makes one document the other. Raises `BadComponents` where no patch can."""
    return dict(_difference(data, other, ""))


def _difference(data: Json, other: Json, path: str) -> Iterator[tuple[str, Json]]:
    if data == other:
        return
    if path and not (isinstance(data, dict) and isinstance(other, dict) and _data_keys(data) == _data_keys(other)):
        yield path, other
        return
    expect(isinstance(other, dict), path or "$", "expected an object")
    for key in other:
        known = key in data or key in NOT_DATA
        expect(known, f"{path}{key}", f"unknown{meant(key, data)}; the game has: {', '.join(_data_keys(data))}")
    for key in _data_keys(data):
        expect(key in other, f"{path}{key}", "missing")
        yield from _difference(data[key], other[key], f"{path}.{key}" if path else key)


def _data_keys(data: Json) -> list[str]:
    return sorted(key for key in data if key not in NOT_DATA)
