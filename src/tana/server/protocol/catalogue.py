"""What clients have to know about the games, once."""

from __future__ import annotations

from functools import cache
from typing import Any

from tana.bots.api import BUILT_IN
from tana.core.actions import Argument
from tana.core.domain import Domain
from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.core.registry import names
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
    """One game: its options, words, events and the tokens they speak in."""
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
    )


def _arguments(arguments: tuple[Argument, ...]) -> list[wire.ArgumentInfo]:
    return [wire.ArgumentInfo(argument.name, argument.of.name) for argument in arguments]


def _tokens(domains: Any) -> dict[str, list[str]]:
    """The tokens of each domain; domains that share a name share their words."""
    found: dict[str, dict[str, None]] = {}
    for domain in domains:
        assert isinstance(domain, Domain)
        found.setdefault(domain.name, {}).update(dict.fromkeys(domain.tokens))
    return {name: list(tokens) for name, tokens in found.items()}
