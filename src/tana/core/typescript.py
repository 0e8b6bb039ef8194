"""TypeScript of a game: the types of its view, options, actions and events, from their declarations."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any

from tana.core.actions import Argument
from tana.core.domain import YES_NO, Domain
from tana.core.game import Game
from tana.core.record import Field
from tana.core.schema import about, sentences

HEAD = "// Written by Tana from the declarations of the game; changes here are lost.\n"
LONGEST_WORDS = 60
"""A domain with more words than this is any text."""


def types_of(game: Game[Any]) -> str:
    """A module with the types of a game: `View`, `Options`, `Action`, `Event`, and one for each record and domain."""
    made = _Module()
    made.interface(game.rules.View)
    made.add(
        "Options",
        _object("Options", "What a table can be set up with.", [_option(o.name, o.values) for o in game.options]),
    )
    actions = [(family.word, family.arguments) for family in game.actions.families]
    events = [(kind.name, kind.arguments) for kind in game.events.kinds]
    made.add("Action", made.union("Action", "Something a seat can choose.", "word", actions))
    made.add("Event", made.union("Event", "Something that happened.", "name", events))
    return "\n".join([HEAD, *made.words.values(), "", *made.types.values()])


def _option(name: str, values: Iterable[str]) -> str:
    return f"  {_key(name)}: {' | '.join(json.dumps(value) for value in values)};"


def _object(name: str, about: str, lines: list[str]) -> str:
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


class _Module:
    """The types that are spoken of, in the order in which they are met."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.types: dict[str, str] = {}

    def add(self, name: str, text: str) -> None:
        """Add a type; two of one name would hide each other."""
        if self.types.setdefault(name, text) != text:
            raise ValueError(f"two types are called {name}")

    def interface(self, kind: Any, label: str = "") -> str:
        """The name of a record's type."""
        name: str = kind.__name__
        said = sentences(kind)
        lines = [label] if label else []
        self.types.setdefault(name, "")
        for field_name, field in kind.fields.items():
            if field_name in said:
                lines.append(f"  /** {said[field_name]} */")
            lines.append(f"  {field_name}: {self.type(field)};")
        text = _object(name, about(kind), lines)
        if self.types[name] not in ("", text):
            raise ValueError(f"two records are called {name}")
        self.types[name] = text
        return name

    def type(self, field: Field) -> str:
        """The type of a field."""
        if field.shape:
            return self._row(field)
        if isinstance(field.of, type):
            return self._record(field.of)
        if field.of is YES_NO:
            return "boolean"
        one = "number" if isinstance(field.of, range) else self.word(field.of)
        if field.bits:
            one = f"{one}[]"
        elif isinstance(field.of, Domain) and not field.of.counted and field.none is not None:
            one = self._without(one, field.of, field.none)
        return one if field.none is None else f"{one} | null"

    def _without(self, one: str, of: Domain, none: int) -> str:
        """A domain's words but the one that reads as nothing."""
        given = none in of and of.token(none) != "none"
        return f"Exclude<{one}, {json.dumps(of.token(none))}>" if given else one

    def _row(self, field: Field) -> str:
        if field.label and field.by is not None:
            return self.interface(field.of, f"  {field.label}: {self.word(field.by)};") + "[]"
        inner = self.type(replace(field, shape=field.shape[1:], by=None))
        if field.by is not None:
            return f"Record<{self.word(field.by, keys=True)}, {inner}>"
        return f"({inner})[]" if " | " in inner and not inner.endswith("]") else f"{inner}[]"

    def _record(self, kind: Any) -> str:
        if kind.wraps == "row":
            row = self.type(kind.fields["items"])
            return row if kind.fields["count"].none is None else f"{row} | null"
        if kind.wraps == "maybe":
            return f"{self.type(kind.fields['it'])} | null"
        return self.interface(kind)

    def word(self, of: Domain, keys: bool = False) -> str:
        """The type of a domain's members: their words, or numbers where views count them."""
        if of.counted and not keys:
            return "number"
        if of.is_numeric or len(of) > LONGEST_WORDS:
            return "string"
        union = " | ".join(json.dumps(token) for token in of.tokens if token != "none")
        stem = "".join(part.capitalize() for part in of.name.replace("_", "-").split("-")) + "Word"
        for number in count(1):
            name = stem if number == 1 else f"{stem}{number}"
            line = f"export type {name} = {union};"
            if self.words.setdefault(name, line) == line:
                break
        return name

    def union(self, name: str, said: str, key: str, members: list[tuple[str, tuple[Argument, ...]]]) -> str:
        """Objects that are told apart by a word; arguments are words, seats too (from 1)."""
        lines = [f"/** {said} */", f"export type {name} ="]
        for word, arguments in members:
            args = " ".join(f"{_key(argument.name)}: {self._argument(argument.of)};" for argument in arguments)
            shape = f"{{ {args} }}" if arguments else "Record<string, never>"
            lines.append(f"  | {{ {key}: {json.dumps(word)}; args: {shape} }}")
        return "\n".join([*lines[:-1], f"{lines[-1]};", ""])

    def _argument(self, of: Domain) -> str:
        one = "string" if of.counted else self.word(of)
        return f'{one} | "none"' if "none" in of.tokens and one != "string" else one
