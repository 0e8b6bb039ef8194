"""All declarations of a game as one JSON document, for programs in any language that read its records, actions, events
and reasons (`tana schema GAME`; docs/formats.md describes every field)."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import numpy as np

from tana.core.actions import ActionSpace, Argument
from tana.core.domain import YES_NO, Domain
from tana.core.events import EventTable
from tana.core.game import AnyGame
from tana.core.options import Option
from tana.core.reasons import ReasonTable
from tana.core.record import Field, Json, Record, to_bytes

VERSION = 1


def schema_of(game: AnyGame) -> dict[str, Json]:
    """The document of a game."""
    domains = DomainNames()
    rules = game.rules
    document = {
        "tana": "schema",
        "version": VERSION,
        "game": game.name,
        "edition": game.edition,
        "seats": {"least": game.seats.start, "most": game.seats.stop - 1},
        "max_legal": rules.MAX_LEGAL,
        "options": [_option(option) for option in game.options],
        "actions": _actions(game.actions, domains),
        "events": _events(game.events, domains),
        "refusals": _reasons(game.refusals, domains),
        "endings": _reasons(game.endings, domains),
        "score_texts": _reasons(game.score_texts, domains),
        "secrets": list(game.secrets),
        "state": _Layout(rules.State, domains).document,
        "view": {**_Layout(rules.View, domains).document, "nothing": to_bytes(rules.View.nothing()).hex()},
    }
    return {**document, "domains": domains.document()}


def schema_of_record(kind: type[Record]) -> dict[str, Json]:
    """The layout of a record that belongs to no game, and all domains in it."""
    domains = DomainNames()
    layout = _Layout(kind, domains).document
    return {**layout, "domains": domains.document()}


class DomainNames:
    """A unique name for every domain in use; domains with the same name are distinguished by a suffix."""

    def __init__(self) -> None:
        self._known: dict[str, Domain] = {}

    def name(self, domain: Domain) -> str:
        """The unique name of a domain, the same for equal ones."""
        for name in self._names(domain):
            found = self._known.setdefault(name, domain)
            if _content(found) == _content(domain):
                return name
        raise AssertionError("there are as many names as numbers")

    def _names(self, domain: Domain) -> Iterable[str]:
        plain = f"{domain.name}-or-none" if domain.tokens[0] == "none" else domain.name
        yield plain
        yield from (f"{plain}-{number}" for number in range(2, len(self._known) + 3))

    def document(self) -> dict[str, Json]:
        """All domains: the name in texts, the number of the first word, the words, their aliases, and whether views
        use numbers."""
        return {
            name: {
                "name": domain.name,
                "first": domain.first,
                "tokens": list(domain.tokens),
                "aliases": domain.aliases,
                "counted": domain.counted,
            }
            for name, domain in sorted(self._known.items())
        }


def _content(domain: Domain) -> Json:
    return domain.first, domain.tokens, domain.counted, domain.aliases


def _option(option: Option) -> Json:
    return {"name": option.name, "values": list(option.values), "default": option.default}


def _declared(arguments: Iterable[Argument], domains: DomainNames, **fields: Json) -> dict[str, Json]:
    """A declaration: some fields and its arguments."""
    return {**fields, "arguments": [{"name": one.name, "domain": domains.name(one.of)} for one in arguments]}


def _actions(actions: ActionSpace, domains: DomainNames) -> Json:
    return [
        _declared(one.arguments, domains, word=one.word, first=actions.base(one.word), count=one.size)
        for one in actions.families
    ]


def _events(events: EventTable, domains: DomainNames) -> Json:
    return [
        _declared(one.arguments, domains, name=one.name, number=number, reveals=one.reveals)
        for number, one in enumerate(events.kinds)
    ]


def _reasons(reasons: ReasonTable, domains: DomainNames) -> Json:
    return [
        _declared(one.arguments, domains, text=one.text, rule=one.rule, first=reasons.number(one.text, one.rule))
        for one in reasons.reasons
    ]


class _Layout:
    """The layouts of a record and of all records nested in it, by name."""

    def __init__(self, root: type[Record], domains: DomainNames) -> None:
        self._domains = domains
        self._records: dict[str, Json] = {}
        self.document = {"record": self._record(root), "records": self._records}

    def _record(self, kind: type[Record]) -> str:
        name: str = kind.__name__
        if name not in self._records:
            self._records[name] = {}
            self._records[name] = {
                "about": about(kind),
                "size": kind.dtype.itemsize,
                "fields": [self._member(kind, field, sentence) for field, sentence in _members(kind)],
            }
        return name

    def _member(self, kind: type[Record], name: str, sentence: str) -> Json:
        field: Field = kind.fields[name]
        marks = {"by_seat": field.by_seat, "remembered": field.remembered}
        return {
            "name": name,
            "about": sentence,
            "at": kind.span_of(name)[0],
            **{mark: True for mark, is_set in marks.items() if is_set},
            **self._values(field),
        }

    def _values(self, field: Field) -> dict[str, Json]:
        if field.shape:
            return self._cells(field)
        if isinstance(field.of, type):
            return self._nested(field.of)
        found: dict[str, Json] = {"kind": "number", "bytes": np.dtype(field.stored).itemsize}
        if field.of is YES_NO:
            found["kind"] = "flag"
        elif isinstance(field.of, Domain):
            found |= {"kind": "set" if field.bits else "word", "domain": self._domains.name(field.of)}
        else:
            found |= {"least": field.of.start, "most": field.of.stop - 1}
        return found if field.none is None else {**found, "none": field.none}

    def _cells(self, field: Field) -> dict[str, Json]:
        found: dict[str, Json] = {
            "kind": "cells",
            "count": field.shape[0],
            "size": field.format.itemsize * int(np.prod(field.shape[1:], dtype=int)),
            "of": self._values(replace(field, shape=field.shape[1:], by=None, label="")),
        }
        if field.by is not None:
            found["by"] = self._domains.name(field.by)
        return {**found, "label": field.label} if field.label else found

    def _nested(self, kind: type[Record]) -> dict[str, Json]:
        if not kind.wraps:
            return {"kind": "record", "record": self._record(kind)}
        parts = {name: {"at": kind.span_of(name)[0], **self._values(kind.fields[name])} for name in kind.fields}
        room = {"observed": kind.observed} if kind.wraps == "row" else {}
        return {"kind": kind.wraps, "size": kind.dtype.itemsize, **room, **parts}


def about(kind: type) -> str:
    """The docstring of a record, on one line."""
    return " ".join((kind.__doc__ or "").split())


def _members(kind: type[Record]) -> list[tuple[str, str]]:
    """The fields of a record, each with its docstring."""
    found = sentences(kind)
    return [(name, found.get(name, "")) for name in kind.fields]


def sentences(kind: type) -> dict[str, str]:
    """The docstring of each field of a record that has one."""
    definition = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(definition, ast.ClassDef)
    return {
        before.target.id: " ".join(str(after.value.value).split())
        for before, after in pairwise(definition.body)
        if isinstance(before, ast.AnnAssign)
        and isinstance(before.target, ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
    }
