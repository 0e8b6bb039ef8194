"""The catalogue of games: what clients fetch once to show and play them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

from msgspec.structs import replace

from tana.bots.api import BUILT_IN
from tana.core.actions import Argument
from tana.core.domain import YES_NO, Domain
from tana.core.game import Game
from tana.core.record import Field
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.standing_answers import standing_answers
from tana.server.protocol import wire
from tana.version import __version__


@cache
def catalogue() -> wire.Catalogue:
    """All games of this server."""
    return wire.Catalogue(
        protocol=wire.PROTOCOL,
        version=__version__,
        games=[game_info(find_game(name)) for name in names()],
        phrases=list(wire.PHRASES),
    )


def game_info(game: Game[Any]) -> wire.GameInfo:
    """One game: its options, actions, events, and the tokens of their domains."""
    arguments = [
        *(argument for family in game.actions.families for argument in family.arguments),
        *(argument for kind in game.events.kinds for argument in kind.arguments),
    ]
    return wire.GameInfo(
        name=game.name,
        edition=game.edition,
        seats=list(game.seats),
        options=[wire.OptionInfo(one.name, list(one.values), one.default) for one in game.options],
        actions=[wire.FamilyInfo(one.word, _arguments(one.arguments)) for one in game.actions.families],
        events=[wire.EventInfo(one.name, _arguments(one.arguments), one.reveals) for one in game.events.kinds],
        domains=_tokens(argument.of for argument in arguments),
        levels=list(BUILT_IN),
        log_limit=wire.LogLimitInfo(sorted(game.log_limit.once), game.log_limit.since_last_turn),
        standing=[one.word for one in standing_answers(game.rules)],
    )


def _arguments(arguments: tuple[Argument, ...]) -> list[wire.ArgumentInfo]:
    return [wire.ArgumentInfo(argument.name, argument.of.name) for argument in arguments]


def _tokens(domains: Any) -> dict[str, list[str]]:
    """The tokens of each domain; those of domains with the same name are merged."""
    found: dict[str, dict[str, None]] = {}
    for domain in domains:
        assert isinstance(domain, Domain)
        found.setdefault(domain.name, {}).update(dict.fromkeys(domain.tokens))
    return {name: list(tokens) for name, tokens in found.items()}


def view_info(game: Game[Any]) -> wire.ViewInfo:
    """The declaration of a game's view, for clients without a board for it."""
    fields = game.rules.View.fields
    acted_on = [argument.of for family in game.actions.families for argument in family.arguments]
    domains = [domain for field in fields.values() for domain in _domains(field)]
    return wire.ViewInfo(game.name, [_field(*item) for item in fields.items()], _tokens([*domains, *acted_on]))


def _field(name: str, field: Field) -> wire.FieldInfo:
    own = wire.FieldInfo(
        name,
        _kind(field),
        shape=[] if field.by else list(field.shape),
        by=field.by.name if field.by else "",
        label=field.label,
        several=field.bits,
        by_seat=field.by_seat,
    )
    if isinstance(field.of, type):
        return _of_record(field.of, own)
    if isinstance(field.of, Domain) and field.of is not YES_NO:
        own.domain = field.of.name
    if own.kind == "number":
        own.least, own.most = (field.of.start, field.of.stop - 1) if isinstance(field.of, range) else field.of.bounds
    return own


def _kind(field: Field) -> Literal["word", "number", "flag", "record"]:
    if isinstance(field.of, type):
        return "record"
    if field.of is YES_NO:
        return "flag"
    return "number" if isinstance(field.of, range) or field.of.counted else "word"


def _of_record(kind: Any, own: wire.FieldInfo) -> wire.FieldInfo:
    """The description of a record field; for a row or an optional record, of the record in it."""
    if kind.wraps:
        inner = _field(own.name, kind.fields["items" if kind.wraps == "row" else "it"])
        return replace(inner, row=inner.row or kind.wraps == "row", shape=[], by_seat=own.by_seat or inner.by_seat)
    own.fields = [_field(*item) for item in kind.fields.items()]
    return own


def _domains(field: Field) -> Iterator[Domain]:
    """Every domain that a field uses."""
    if field.by:
        yield field.by
    if isinstance(field.of, Domain) and field.of is not YES_NO:
        yield field.of
    elif isinstance(field.of, type):
        for inner in field.of.fields.values():
            yield from _domains(inner)
