"""A finished game as a value that another process can make records, replays and analyses from."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tana.bots.api import state_of
from tana.core.match import Header, Match
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.engine.kept_game import game_of_file
from tana.engine.readiness import at_best_speed, is_ready
from tana.engine.warmup import load
from tana.server.tables.table import Table


class FinishedGame(Struct, frozen=True):
    """Every action of a game with its luck. Holds every secret."""

    table: str
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """Who is assumed to play on where chances are shown."""
    entropy: bytes
    start: bytes
    """The memory of a position it began from; empty: it began with the setup."""
    actions: tuple[tuple[int, bytes], ...]
    """Each with its entropy."""
    extra: bytes
    """Additional fields of the record, as JSON."""
    compiled: bool
    """The machine code of its rules is cached on disk."""
    rules: str = ""
    """The name of its rules, where it is known."""
    kept: bytes = b""
    """The rules themselves, packed, where today's are others."""

    def match(self) -> Match:
        """The game as a match, compiled where that is possible."""
        if self.compiled and not is_ready(self.game):
            load(self.game)
        game = game_of_file(self.kept) if self.kept else at_best_speed(find_game(self.game))
        header = Header(
            game=game.name,
            edition=game.edition,
            seats=self.seats,
            options=dict(self.options),
            names=self.names,
            entropy=self.entropy,
            extra=msgspec.json.decode(self.extra),
            rules=self.rules,
        )
        match = Match(game, header, b"", state_of(game, self.start) if self.start else None)
        for action, entropy in self.actions:
            match.apply(action, entropy)
        return match


def finished_game(table: Table) -> FinishedGame:
    """The game of a table that is over."""
    return FinishedGame(
        table=table.id,
        game=table.game.name,
        seats=len(table.seats),
        options=tuple(table.made.options.items()),
        names=table.names(),
        levels=table.assumed_levels(),
        entropy=table.setup_entropy,
        start=bytes.fromhex(table.made.position or ""),
        actions=tuple((line.action, line.entropy) for line in table.played),
        extra=msgspec.json.encode(_extra(table)),
        compiled=table.kept is None and is_ready(table.game.name),
        rules=table.rules,
        kept=b"" if table.kept is None else table.kept.source.pack(),
    )


def _extra(table: Table) -> dict[str, object]:
    return {"practice": True} if table.made.practice else {"fairness": table.receipt()}


def positions_of(match: Match) -> list[bytes]:
    """The memory of every position of a match, the setup first."""
    return [to_bytes(state) for state in match.states()]
