"""Component data: decks, boards and tracks as JSON files beside the rules, identified by a content hash.

A *patch* changes some of it: `{"tiles_to_turn": 6, "rounds_as_wolf.2": 1}`. A path consists of keys of objects and
indices of lists (from 0); the value there is replaced by another of the same type.
"""

import copy
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from tana.core.record import Json
from tana.errors import TanaError, meant

Patch: TypeAlias = Mapping[str, Json]

DATA = "components.json"
"""The file with a game's components, beside its rules."""
NOT_DATA = ("name", "provenance", "note")
"""Metadata of a file."""

KNOWN_AS = {"b7f0639f": "1687cf3a"}
"""By content: the hash that records have for data from a time when notes counted, too."""

VARIED = "__components__"
"""A global of packages that were loaded with other components than their own (see `tana.core.variants`)."""


class BadComponents(TanaError):
    """Components that the game cannot be played with: the path (empty for all of them together) and the fault."""

    def __init__(self, path: str, fault: str) -> None:
        super().__init__(f"components, {path}: {fault}" if path else f"these components {fault}")
        self.path = path
        self.fault = fault


def read_components(module: str) -> Json:
    """The data of `components.json` in the folder of the module with that `__name__`."""
    package = module.rpartition(".")[0]
    if VARIED in vars(sys.modules[package]):
        return copy.deepcopy(vars(sys.modules[package])[VARIED])
    file = sys.modules[module].__file__
    assert file is not None
    return json.loads(Path(file).with_name(DATA).read_text(encoding="utf-8"))


def edition_of(data: Json) -> str:
    """The name of a data edition and a hash of its content: `molly-1f6c02a9`. Notes do not count."""
    content = digest_of(_without_notes(data))[:8]
    return f"{data['name']}-{KNOWN_AS.get(content, content)}"


def _without_notes(data: Json) -> Json:
    if isinstance(data, dict):
        return {key: _without_notes(value) for key, value in data.items() if key != "note"}
    return [_without_notes(value) for value in data] if isinstance(data, list) else data


def digest_of(data: Json) -> str:
    """A hash of some data, independent of its formatting."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def expect(holds: bool, path: str, fault: str) -> None:
    """Raise `BadComponents` unless a condition holds."""
    if not holds:
        raise BadComponents(path, fault)


def whole_at(data: Json, path: str, least: int, most: int) -> int:
    """The whole number at a path, within bounds."""
    value = value_at(data, path)
    fine = _kind_of(value) == "a whole number" and least <= value <= most
    expect(fine, path, f"expected a whole number from {least} to {most}, got {json.dumps(value)}")
    return int(value)


def words_at(data: Json, path: str, least: int, most: int) -> tuple[str, ...]:
    """The list of distinct words at a path."""
    value = value_at(data, path)
    fine = isinstance(value, list) and all(isinstance(word, str) and word for word in value)
    expect(fine and len(set(value)) == len(value), path, f"expected a list of different words, got {json.dumps(value)}")
    expect(least <= len(value) <= most, path, f"expected {least} to {most} words, got {len(value)}")
    return tuple(value)


def known_words_at(data: Json, path: str, known: Iterator[str] | tuple[str, ...], least: int, most: int) -> list[str]:
    """The list at a path, with words from `known`; repeats are allowed."""
    value, words = value_at(data, path), tuple(known)
    expect(isinstance(value, list), path, f"expected a list, got {json.dumps(value)}")
    for i, word in enumerate(value):
        expect(word in words, f"{path}.{i}", f"{json.dumps(word)} is not one of {', '.join(words)}")
    expect(least <= len(value) <= most, path, f"expected {least} to {most} words, got {len(value)}")
    return list(value)


def value_at(data: Json, path: str) -> Json:
    """The value at a path; raises `BadComponents` for a path that does not exist."""
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
    """The data with a patch applied. Raises `BadComponents` for an unknown path or a value of another type."""
    changed = copy.deepcopy(data)
    for path, value in patch.items():
        before = value_at(changed, path)
        kind = _kind_of(before)
        expect(_kind_of(value) == kind, path, f"expected {kind} like {json.dumps(before)}, got {json.dumps(value)}")
        parent, _, key = path.rpartition(".")
        holder: Json = value_at(changed, parent) if parent else changed
        holder[int(key) if isinstance(holder, list) else key] = copy.deepcopy(value)
    return changed


def difference(data: Json, other: Json) -> dict[str, Json]:
    """The smallest patch from one document to the other. Raises `BadComponents` if there is none."""
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
