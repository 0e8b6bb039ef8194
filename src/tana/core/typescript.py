"""TypeScript of a game: the types of its view, options, actions and events, from their declarations."""

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import count

from tana.core.actions import Argument
from tana.core.domain import YES_NO, Domain
from tana.core.game import AnyGame
from tana.core.record import Field, Record
from tana.core.schema import about, sentences

HEAD = "// Written by Tana from the declarations of the game; changes here are lost.\n"
WIDTH = 120
"""The longest line of generated code."""
LONGEST_WORDS = 60
"""The type of a domain with more words than this is `string`."""


def view_of(game: AnyGame) -> str:
    """A module with the type `View` of a game and a type for each record and domain in it."""
    made = _Module()
    made.interface(game.rules.View)
    return made.text()


def type_of_record(kind: type[Record]) -> str:
    """A module with the type of a record that belongs to no game."""
    made = _Module()
    made.interface(kind)
    return made.text().replace(HEAD, f"// Written by Tana from `{kind.__module__}`; changes here are lost.\n")


def types_of(game: AnyGame) -> str:
    """A module with `View`, `Options`, `Action` and `Event` of a game and a type for each record and domain."""
    made = _Module()
    made.interface(game.rules.View)
    made.add(
        "Options",
        interface("Options", "What a table can be set up with.", [_option(o.name, o.values) for o in game.options]),
    )
    actions = [(family.word, family.arguments) for family in game.actions.families]
    events = [(kind.name, kind.arguments) for kind in game.events.kinds]
    made.add("Action", made.union("Action", "Something a seat can choose.", "word", actions))
    made.add("Event", made.union("Event", "Something that happened.", "name", events))
    return made.text()


def _option(name: str, values: Iterable[str]) -> str:
    return f"  {_key(name)}: {' | '.join(json.dumps(value) for value in values)};"


def interface(name: str, about: str, lines: list[str]) -> str:
    """An interface with a comment, on one line if it fits and no field has a comment."""
    short = f"export interface {name} {{ {' '.join(line.strip() for line in lines)} }}"
    if len(short) <= WIDTH and "/**" not in short:
        return f"/** {about} */\n{short}\n"
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


class _Module:
    """The types in use, in order of first use."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.types: dict[str, str] = {}

    def text(self) -> str:
        """The whole module."""
        return "\n".join([HEAD, *self.words.values(), "", *self.types.values()])

    def add(self, name: str, text: str) -> None:
        """Add a type; raises `ValueError` if another type has that name."""
        if self.types.setdefault(name, text) != text:
            raise ValueError(f"two types are called {name}")

    def interface(self, kind: type[Record], label: str = "") -> str:
        """Add the type of a record; returns its name."""
        name: str = kind.__name__
        comments = sentences(kind)
        lines = [label] if label else []
        self.types.setdefault(name, "")
        for field_name, field in kind.fields.items():
            if field_name in comments:
                lines.append(f"  /** {comments[field_name]} */")
            lines.append(f"  {field_name}: {self.type_of(field)};")
        text = interface(name, about(kind), lines)
        if self.types[name] not in ("", text):
            raise ValueError(f"two records are called {name}")
        self.types[name] = text
        return name

    def type_of(self, field: Field) -> str:
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
        """The type of a domain's words without the one for none."""
        given = none in of and of.token(none) != "none"
        return f"Exclude<{one}, {json.dumps(of.token(none))}>" if given else one

    def _row(self, field: Field) -> str:
        if field.label and field.by is not None and isinstance(field.of, type):
            return self.interface(field.of, f"  {field.label}: {self.word(field.by)};") + "[]"
        inner = self.type_of(replace(field, shape=field.shape[1:], by=None))
        if field.by is not None:
            return f"Record<{self.word(field.by, keys=True)}, {inner}>"
        return f"({inner})[]" if " | " in inner and not inner.endswith("]") else f"{inner}[]"

    def _record(self, kind: type[Record]) -> str:
        if kind.wraps == "row":
            row = self.type_of(kind.fields["items"])
            return row if kind.fields["count"].none is None else f"{row} | null"
        if kind.wraps == "maybe":
            return f"{self.type_of(kind.fields['it'])} | null"
        return self.interface(kind)

    def word(self, of: Domain, keys: bool = False) -> str:
        """The type of a domain's members: their words, or `number` if views use numbers."""
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

    def union(self, name: str, comment: str, key: str, members: list[tuple[str, tuple[Argument, ...]]]) -> str:
        """A tagged union of objects; arguments are words, including seats (from 1)."""
        lines = [f"/** {comment} */", f"export type {name} ="]
        for word, arguments in members:
            args = " ".join(f"{_key(argument.name)}: {self._argument(argument.of)};" for argument in arguments)
            shape = f"{{ {args} }}" if arguments else "Record<string, never>"
            lines.append(f"  | {{ {key}: {json.dumps(word)}; args: {shape} }}")
        return "\n".join([*lines[:-1], f"{lines[-1]};", ""])

    def _argument(self, of: Domain) -> str:
        one = "string" if of.counted else self.word(of)
        return f'{one} | "none"' if "none" in of.tokens and one != "string" else one
