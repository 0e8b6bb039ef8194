"""The declarations of a game as a document: complete, consistent, and enough to read a view without any of our code."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

import tana
from tana.cli.main import main
from tana.core.domain import Domain
from tana.core.schema import DomainNames, schema_of
from tana.core.view_document import Documents

TEXT, COUNT = {"type": "string"}, {"type": "integer", "minimum": 0}


def exactly(**properties: Any) -> dict[str, Any]:
    """An object with all of these fields and no others; a field whose schema is a tuple may be missing."""
    return {
        "type": "object",
        "properties": {name: one[0] if isinstance(one, tuple) else one for name, one in properties.items()},
        "required": [name for name, one in properties.items() if not isinstance(one, tuple)],
        "additionalProperties": False,
    }


def many(one: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": one}


ARGUMENTS = many(exactly(name=TEXT, domain=TEXT))
REASONS = many(exactly(text=TEXT, rule=TEXT, first=COUNT, arguments=ARGUMENTS))
VALUES = {
    "type": "object",
    "properties": {"kind": {"enum": ["number", "flag", "word", "set", "cells", "record", "row", "maybe"]}},
    "required": ["kind"],
}
MEMBER = {**VALUES, "required": ["kind", "name", "about", "at"]}
RECORDS = {
    "type": "object",
    "additionalProperties": exactly(about=TEXT, size=COUNT, fields=many(MEMBER)),
    "minProperties": 1,
}
SCHEMA = exactly(
    tana={"const": "schema"},
    version={"const": 1},
    game=TEXT,
    edition=TEXT,
    seats=exactly(least=COUNT, most=COUNT),
    max_legal={"type": "integer", "minimum": 1},
    options=many(exactly(name=TEXT, values=many(TEXT), default=TEXT)),
    actions=many(exactly(word=TEXT, first=COUNT, count={"type": "integer", "minimum": 1}, arguments=ARGUMENTS)),
    events=many(exactly(name=TEXT, number=COUNT, reveals={"type": "boolean"}, arguments=ARGUMENTS)),
    refusals=REASONS,
    endings=REASONS,
    score_texts=REASONS,
    secrets=many(TEXT),
    state=exactly(record=TEXT, records=RECORDS),
    view=exactly(record=TEXT, records=RECORDS, nothing=TEXT),
    domains={
        "type": "object",
        "additionalProperties": exactly(
            name=TEXT,
            first={"type": "integer"},
            tokens=many(TEXT),
            aliases={"type": "object", "additionalProperties": TEXT},
            counted={"type": "boolean"},
        ),
    },
)


@pytest.fixture(params=tana.names())
def document(request: pytest.FixtureRequest) -> dict[str, Any]:
    return schema_of(tana.game(request.param))


def test_the_document_is_of_one_shape(document: dict[str, Any]) -> None:
    jsonschema_rs.validate(SCHEMA, document)
    json.dumps(document)


def test_every_domain_that_is_spoken_of_is_there(document: dict[str, Any]) -> None:
    spoken = set(values_of(document, "domain")) | set(values_of(document, "by"))
    assert spoken == set(document["domains"])


def values_of(part: Any, key: str) -> list[str]:
    """Every text under a key, at any depth."""
    if isinstance(part, list):
        return [found for one in part for found in values_of(one, key)]
    if not isinstance(part, dict):
        return []
    own = [part[key]] if isinstance(part.get(key), str) else []
    return own + [found for one in part.values() for found in values_of(one, key)]


def test_numbers_of_actions_follow_each_other(document: dict[str, Any]) -> None:
    following = 0
    for family in document["actions"]:
        assert family["first"] == following
        size = 1
        for argument in family["arguments"]:
            size *= len(document["domains"][argument["domain"]]["tokens"])
        assert family["count"] == size
        following += size
    assert following == len(tana.game(document["game"]).actions)


def test_secrets_are_fields_of_the_state(document: dict[str, Any]) -> None:
    assert document["secrets"], "every game hides something"
    for path in document["secrets"]:
        record = document["state"]["record"]
        for name in path.split("."):
            fields = {field["name"]: field for field in document["state"]["records"][record]["fields"]}
            assert name in fields, path
            inner = fields[name].get("of", fields[name])
            record = inner.get("record", "")


def test_a_view_can_be_read_with_the_document_alone(document: dict[str, Any]) -> None:
    match = tana.new(document["game"], seats=document["seats"]["most"], seed=5)
    game: Any = match.game
    documents = Documents(game.rules.View)
    for number in range(40):
        for seat in (number % match.header.seats, -1):
            view = game.rules.View.nothing()
            game.rules.look(match.state, seat, view)
            assert Reader(document).view(view.tobytes()) == documents.whole(view.tobytes())
        if match.actor is None:
            break
        match.play(match.legal()[number % len(match.legal())])


class Reader:
    """A reader of views that knows nothing but the document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.domains = document["domains"]
        self.records = document["view"]["records"]
        self.root = document["view"]["record"]

    def view(self, memory: bytes) -> Any:
        return self.record(self.root, memory, 0)

    def record(self, name: str, memory: bytes, at: int) -> dict[str, Any]:
        return {field["name"]: self.value(field, memory, at + field["at"]) for field in self.records[name]["fields"]}

    def value(self, kind: dict[str, Any], memory: bytes, at: int) -> Any:
        match kind["kind"]:
            case "record":
                return self.record(kind["record"], memory, at)
            case "cells":
                return self.cells(kind, memory, at, kind["count"])
            case "row":
                count = number(kind["count"], memory, at)
                return None if count < 0 else self.cells(kind["items"], memory, at + kind["items"]["at"], count)
            case "maybe":
                given = number(kind["given"], memory, at)
                return self.value(kind["it"], memory, at + kind["it"]["at"]) if given else None
        found = number(kind, memory, at)
        if found == kind.get("none"):
            return None
        return self.spoken(kind, found)

    def spoken(self, kind: dict[str, Any], found: int) -> Any:
        if kind["kind"] == "flag":
            return bool(found)
        if kind["kind"] == "number":
            assert kind["least"] <= found <= kind["most"]
            return found
        domain = self.domains[kind["domain"]]
        words = domain["tokens"]
        if domain["counted"]:
            words = [domain["first"] + i for i in range(len(words))]
        if kind["kind"] == "set":
            return [word for i, word in enumerate(words) if found >> i & 1]
        return words[found - domain["first"]]

    def cells(self, kind: dict[str, Any], memory: bytes, at: int, count: int) -> Any:
        values = [self.value(kind["of"], memory, at + i * kind["size"]) for i in range(count)]
        if "by" not in kind:
            return values
        domain = self.domains[kind["by"]]
        if "label" not in kind:
            return dict(zip(domain["tokens"], values, strict=True))
        words = [domain["first"] + i if domain["counted"] else word for i, word in enumerate(domain["tokens"])]
        return [{kind["label"]: word, **value} for word, value in zip(words, values, strict=True)]


def number(kind: dict[str, Any], memory: bytes, at: int) -> int:
    at += kind.get("at", 0) if "name" not in kind else 0
    return int.from_bytes(memory[at : at + kind["bytes"]], "little", signed=True)


def test_domains_that_share_a_name_are_kept_apart() -> None:
    names = DomainNames()
    seat, other = Domain("seat", ("1", "2")), Domain("seat", ("none", "1", "2"), first=-1)
    assert names.name(seat) == names.name(Domain("seat", ("1", "2"))) == "seat"
    assert names.name(other) == "seat-or-none"
    assert names.name(Domain("seat", ("1", "2", "3"))) == "seat-2"
    assert names.name(Domain("seat", ("1", "2", "3", "4"))) == "seat-3"
    assert set(names.document()) == {"seat", "seat-or-none", "seat-2", "seat-3"}


def test_the_command_writes_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "uly"]) == 0
    assert json.loads(capsys.readouterr().out) == schema_of(tana.game("uly"))
