"""Turns a command that changes a table into log entries, or refuses it.

First the guards that are declared with the command are checked. Then most commands simply become an entry; the others
have a handler in `tana.server.tables.commands`. Nothing here changes the table. People, bots and tests all go through
the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tana.server.protocol import wire
from tana.server.tables import log
from tana.server.tables.commands import chat, pace, playing, seating, undo
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.guards import require
from tana.server.tables.log import AnyEntry
from tana.server.tables.table import Table

Exactly: TypeAlias = Any
"""The command type that a function is listed under: a dictionary cannot express that."""

_ENTRIES: dict[type[wire.Command], Callable[[Exactly], AnyEntry]] = {
    wire.Contribute: lambda command: log.Contributed(command.seat - 1, command.random, command.key or ""),
    wire.Kick: lambda command: log.WatchersSentAway(),
    wire.Pause: lambda command: log.Paused(),
    wire.Resume: lambda command: log.Resumed(),
    wire.CloseTable: lambda command: log.Closed(),
}
_HANDLERS: dict[type[wire.Command], Callable[[Table, Exactly, Asker], Decision]] = {
    wire.Start: lambda table, command, asker: playing.start_game(table),
    wire.Play: playing.play,
    wire.Undo: undo.undo,
    wire.AnswerUndo: undo.answer,
    wire.ChangeSettings: pace.change_settings,
    wire.Propose: pace.propose,
    wire.AnswerProposal: pace.answer,
    wire.SetSeat: seating.set_seat,
    wire.Rename: seating.rename,
    wire.OpenView: seating.open_view,
    wire.Leave: seating.leave,
    wire.Say: chat.say,
    wire.Witness: playing.witness,
}


def decide(table: Table, command: wire.AnyCommand, asker: Asker) -> Decision:
    """What a command that changes the table leads to; raises `Refuse`."""
    require(command, table, asker.holder)
    handler = _HANDLERS.get(type(command))
    return one(_ENTRIES[type(command)](command)) if handler is None else handler(table, command, asker)


def changes_table(command: wire.AnyCommand) -> bool:
    """Whether `decide` handles this command."""
    return type(command) in _HANDLERS or type(command) in _ENTRIES
