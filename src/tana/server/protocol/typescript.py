"""Generates TypeScript for the web client: the messages of the wire protocol and the view of every game.

    python -m tana.server.protocol.typescript web/src

writes `net/wire.ts`, `net/table_record.ts`, `net/shapes.json`, `net/catalogue.json` and `games/<game>/types.ts` (`make
web` does this). Files that are up to date are left alone.
"""

from __future__ import annotations

import argparse
import json
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, Raw, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from tana.bots.api import BUILT_IN
from tana.core.log_limit import NO_LIMIT
from tana.core.registry import game, names
from tana.core.schema import about, sentences
from tana.core.typescript import interface, type_of_record, view_of
from tana.engine.table_rules import TableRecord
from tana.server.protocol import guards, wire
from tana.server.protocol.catalogue import catalogue
from tana.server.protocol.encoding import encode
from tana.text.words import LANGUAGE_NAMES, LANGUAGES

HEAD = """// Written by Tana from its wire protocol (tana.server.protocol.wire); changes here are lost.
// Seats are numbered from 1.
"""
WORDS = {
    "Phase": wire.Phase,
    "SeatKind": wire.SeatKind,
    "Presence": wire.Presence,
    "Animal": wire.Animal,
    "Because": wire.Because,
    "Channel": wire.Channel,
    "Audience": wire.Audience,
    "Code": wire.Code,
}
LISTS = {"PHRASES": wire.PHRASES, "BOT_NAMES": wire.BOT_NAMES, "LEVELS": BUILT_IN, "PACE": wire.PACE}
LANGUAGE = f"""export type Language = {" | ".join(map(json.dumps, LANGUAGES))};

/** Every language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {json.dumps(LANGUAGE_NAMES, ensure_ascii=False)};"""
GUARD = f"""
export type Condition = {" | ".join(map(json.dumps, get_args(guards.Condition)))};

/** A requirement of a command, and the refusal if it is not met; replace `{{seats}}`, `{{phase}}` and `{{seq}}`. */
export interface Guard {{
  condition: Condition;
  code: Code;
  detail: string;
}}

export const GUARDS: Readonly<Record<Command["kind"], readonly Guard[]>> = {{"""
LOG_LIMIT = """
/** What a game's log leaves out without the memory aid: events that are shown only once, and everything before the
 * reader's last turn (`tana.core.log_limit`). */
export interface LogLimit {
  once: readonly string[];
  since_last_turn: boolean;
}

export const LOG_LIMITS: Readonly<Record<string, LogLimit>> = {"""
UNIONS = {"Command": wire.AnyCommand, "Answer": wire.AnyAnswer, "Frame": wire.AnyFrame}
OF_EVERY_COMMAND = "id"
"""The field that the client's link adds to every command."""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Raw: "unknown"}


def messages() -> str:
    """A module with a type for every message."""
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};"]
    parts += [f"export const {name}: readonly string[] = {json.dumps(of)};" for name, of in LISTS.items()]
    parts.append("")
    parts += [f"export type {name} = {words_of(of)};" for name, of in WORDS.items()]
    parts.append(LANGUAGE)
    parts.append("")
    parts += [_interface(kind) for kind in kinds()]
    parts += [
        f"export type {name} = {' | '.join(one.__name__ for one in get_args(of))};" for name, of in UNIONS.items()
    ]
    return "\n".join([*parts, GUARD, *_guards(), "};", LOG_LIMIT, *log_limits(), "};", ""])


def _guards() -> Iterator[str]:
    """For each command its guards, in the order in which they are checked."""
    for command in get_args(wire.AnyCommand):
        tag, needed = command.__struct_config__.tag, msgspec.to_builtins(command.guards)
        yield f"  {json.dumps(tag)}: {json.dumps(needed)},"


def shapes() -> str:
    """Fields and limits of commands and of the request for a table.

    A page's worker uses them to reject the same messages as the server.
    """
    roots, records = msgspec.json.schema_components((wire.AnyCommand, wire.CreateTable))
    commands = {tag: name.rpartition("/")[2] for tag, name in roots[0]["discriminator"]["mapping"].items()}
    found = {
        "commands": commands,
        "records": {
            name: {
                "fields": {field: _shape(of) for field, of in record["properties"].items() if of != _tag(record)},
                "required": [field for field in record["required"] if field != "kind" or "enum" not in _tag(record)],
            }
            for name, record in records.items()
        },
    }
    return f"{json.dumps(found, ensure_ascii=False)}\n"


def _tag(record: dict[str, Any]) -> dict[str, Any]:
    """The property with the kind of a command; empty for other records."""
    kind: dict[str, Any] = record["properties"].get("kind", {})
    return kind if len(kind.get("enum", ())) == 1 else {}


_LIMITS = {
    "minimum": "least",
    "maximum": "most",
    "minLength": "least",
    "maxLength": "most",
    "minItems": "least",
    "maxItems": "most",
    "pattern": "pattern",
    "enum": "words",
    "default": "default",
}
_TYPES = {"integer": "int", "string": "str", "boolean": "bool", "object": "object", "array": "array"}


def _shape(of: dict[str, Any]) -> dict[str, Any]:
    """A JSON Schema reduced to the keywords that a page supports."""
    limits = {_LIMITS[key]: value for key, value in of.items() if key in _LIMITS}
    if "anyOf" in of:
        inner, nothing = of["anyOf"]
        assert nothing == {"type": "null"}
        return {**_shape(inner), **limits, "null": True}
    if "$ref" in of:
        return {"is": "object", "record": of["$ref"].rpartition("/")[2], **limits}
    if "enum" in of:
        return {"is": "int" if isinstance(of["enum"][0], int) else "str", **limits}
    found = {"is": _TYPES[of["type"]] if "type" in of else "any", **limits}
    if "items" in of:
        found["items"] = _shape(of["items"])
    if isinstance(of.get("additionalProperties"), dict):
        found["values"] = _shape(of["additionalProperties"])
    return found


def log_limits() -> Iterator[str]:
    """For each game that has limits, what its log leaves out without the memory aid."""
    for name in names():
        limit = game(name).log_limit
        if limit != NO_LIMIT:
            kept = {"once": sorted(limit.once), "since_last_turn": limit.since_last_turn}
            yield f"  {json.dumps(name)}: {json.dumps(kept)},"


def built_in() -> str:
    """The games as a server would list them, for pages without a server."""
    return f"{encode(catalogue()).decode()}\n"


def words_of(of: object) -> str:
    """The words of a literal type."""
    return " | ".join(map(json.dumps, get_args(of)))


def kinds() -> Iterator[type[Struct]]:
    """All types of the protocol, in order."""
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, wire.Wire) and kind not in (wire.Wire, wire.Command):
            yield kind


def _interface(kind: type[Struct]) -> str:
    said = sentences(kind)
    lines: list[str] = []
    if tag := kind.__struct_config__.tag:
        lines.append(f"  kind: {json.dumps(tag)};")
    for field in fields(kind):
        if issubclass(kind, wire.Command) and field.name == OF_EVERY_COMMAND:
            continue
        if field.name in said:
            lines.append(f"  /** {said[field.name]} */")
        lines.append(f"  {field.name}{optional_mark(kind, field)}: {type_of(kind, field.name)};")
    return interface(kind.__name__, about(kind), lines)


def optional_mark(kind: type[Struct], field: FieldInfo) -> str:
    """A question mark for a field that a message may leave out."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    is_left_out = kind.__struct_config__.omit_defaults or field.default is UNSET
    return "?" if has_default and is_left_out else ""


def type_of(kind: type[Struct], name: str) -> str:
    """The type of a field, as TypeScript writes it."""
    return _type(get_type_hints(kind)[name])


def _type(hint: object) -> str:
    for name, of in WORDS.items():
        if hint == of:
            return name
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return words_of(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(one) for one in arguments if one is not UnsetType))
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, wire.Wire):
        return hint.__name__
    if hint is Any:
        return "unknown"
    raise TypeError(f"no TypeScript for {hint}")


def files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every generated file below the client's sources, with its content; a game gets types if it has a board there."""
    yield folder / "net" / "wire.ts", messages()
    yield folder / "net" / "catalogue.json", built_in()
    yield folder / "net" / "shapes.json", shapes()
    yield folder / "net" / "table_record.ts", type_of_record(TableRecord)
    for name in names():
        if (folder / "games" / name).is_dir():
            yield folder / "games" / name / "types.ts", view_of(game(name))


def stale(folder: Path) -> Iterator[tuple[Path, str]]:
    """The generated files that are out of date, with their new content."""
    for path, text in files(folder):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield path, text


def main() -> None:
    """Write the files that are out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the client's sources: web/src")
    for path, text in stale(parser.parse_args().folder):
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}")


if __name__ == "__main__":
    main()
