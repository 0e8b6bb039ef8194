"""The declarations of a game read back from its layout document: records, actions, events, reasons, options.

The inverse of `tana.core.schema`, for rules that are there only as a module (`tana.engine.kept_game`): a document made
by another version of Tana gives the same domains, records and tables that its own Python had.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tana.core.actions import ActionSpace, Argument, Family
from tana.core.domain import YES_NO, Domain
from tana.core.events import EventTable, Kind
from tana.core.log_limit import LogLimit
from tana.core.options import Option
from tana.core.reasons import Reason, ReasonTable
from tana.core.record import Field, Json, Record, ViewRecord
from tana.errors import TanaError

LAYOUT_VERSION = 1
"""The version of layout documents: what a document of this version has is in `docs/formats.md`."""


class BadRules(TanaError):
    """Kept rules that are damaged, or that this version cannot use."""


@dataclass(frozen=True)
class Declared:
    """What a layout document declares of a game."""

    game: str
    edition: str
    seats: range
    max_legal: int
    options: tuple[Option, ...]
    actions: ActionSpace
    events: EventTable
    refusals: ReasonTable
    endings: ReasonTable
    score_texts: ReasonTable
    secrets: tuple[str, ...]
    log_limit: LogLimit
    state: type[Record]
    view: type[Record]


def declared(document: Json) -> Declared:
    """The declarations of a layout document; raises `BadRules` for one that is damaged or of another version."""
    try:
        if document["tana"] != "layout" or document["version"] != LAYOUT_VERSION:
            version = f"{document['version']!r}, not {LAYOUT_VERSION}"
            raise BadRules(f"these rules have a layout document of version {version}")
        return _declared(document)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadRules(f"the layout document is damaged ({type(fault).__name__}: {fault})") from None


def _declared(document: Json) -> Declared:
    domains = {
        name: Domain(one["name"], one["tokens"], first=one["first"], aliases=one["aliases"], counted=one["counted"])
        for name, one in document["domains"].items()
    }
    limit = document["module"]["log_limit"]
    return Declared(
        game=str(document["game"]),
        edition=str(document["edition"]),
        seats=range(document["seats"]["least"], document["seats"]["most"] + 1),
        max_legal=int(document["max_legal"]),
        options=tuple(Option(one["name"], tuple(one["values"]), one["default"]) for one in document["options"]),
        actions=ActionSpace(*(Family(one["word"], *_arguments(one, domains)) for one in document["actions"])),
        events=EventTable(
            *(Kind(one["name"], *_arguments(one, domains), reveals=one["reveals"]) for one in document["events"])
        ),
        refusals=_reasons(document["refusals"], domains),
        endings=_reasons(document["endings"], domains),
        score_texts=_reasons(document["score_texts"], domains),
        secrets=tuple(document["secrets"]),
        log_limit=LogLimit(frozenset(limit["once"]), bool(limit["since_last_turn"])),
        state=_Records(document["state"], Record, domains).root,
        view=_Records(document["view"], ViewRecord, domains).root,
    )


def _arguments(declaration: Json, domains: Mapping[str, Domain]) -> list[Argument]:
    return [Argument(one["name"], domains[one["domain"]]) for one in declaration["arguments"]]


def _reasons(declarations: Json, domains: Mapping[str, Domain]) -> ReasonTable:
    return ReasonTable(*(Reason(one["text"], one["rule"], *_arguments(one, domains)) for one in declarations))


class _Records:
    """The records of a layout, made when they are needed; each has to come out as large as the document has it."""

    def __init__(self, layout: Json, base: type[Record], domains: Mapping[str, Domain]) -> None:
        self._layouts, self._base, self._domains = layout["records"], base, domains
        self._made: dict[str, type[Record]] = {}
        self.root = self._record(layout["record"])

    def _record(self, name: str) -> type[Record]:
        if name not in self._made:
            layout = self._layouts[name]
            self._made[name] = self._make(name, {one["name"]: one for one in layout["fields"]}, layout["size"])
        return self._made[name]

    def _make(self, name: str, placed: Mapping[str, Json], size: int, **more: object) -> type[Record]:
        fields = {field: self._marked(layout) for field, layout in placed.items()}
        made: type[Record] = type(name, (self._base,), {**fields, **more})
        if made.dtype.itemsize != size or any(made.span_of(field)[0] != one["at"] for field, one in placed.items()):
            raise BadRules(f"the record {name} lies differently in memory here than where these rules were made")
        return made

    def _marked(self, layout: Json) -> Field:
        by_seat, remembered = bool(layout.get("by_seat")), bool(layout.get("remembered"))
        return replace(self._field(layout), by_seat=by_seat, remembered=remembered)

    def _field(self, layout: Json) -> Field:
        match layout["kind"]:
            case "cells":
                inner = self._field(layout["of"])
                by = self._domains[layout["by"]] if "by" in layout else None
                return replace(inner, shape=(layout["count"], *inner.shape), by=by, label=layout.get("label", ""))
            case "record":
                return Field(self._record(layout["record"]), (), None)
            case "row" | "maybe" as kind:
                parts = ("count", "items") if kind == "row" else ("given", "it")
                more: dict[str, object] = {"wraps": kind} | ({"observed": layout["observed"]} if kind == "row" else {})
                placed = {part: layout[part] for part in parts}
                return Field(self._make(kind.capitalize(), placed, layout["size"], **more), (), None)
            case kind:
                return self._value(kind, layout)

    def _value(self, kind: str, layout: Json) -> Field:
        of: Domain | range
        if kind == "number":
            of = range(layout["least"], layout["most"] + 1)
        elif kind in ("word", "set"):
            of = self._domains[layout["domain"]]
        elif kind == "flag":
            of = YES_NO
        else:
            raise BadRules(f"the layout document has a field of the unknown kind {kind!r}")
        return Field(of, (), f"i{layout['bytes']}", layout.get("none"), bits=kind == "set")
