"""The pace of a table: chosen at setup, changed by consent once people play together. Games also end by consent."""

from __future__ import annotations

from msgspec.structs import replace

from tana.engine.table_rules import seats_with, voters_on
from tana.server.protocol import wire
from tana.server.protocol.wire import Settings
from tana.server.tables import log
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.rated import check_rated
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def change_settings(table: Table, command: wire.ChangeSettings, asker: Asker) -> Decision:
    """Change the settings; the pace only while no other person plays."""
    together = table.phase == "playing" and _others(table, asker.holder)
    if together and not has_same_pace(table.settings, command.settings):
        raise Refuse("not-allowed", "the others have to agree to another pace: propose it")
    if table.phase == "playing" and table.settings.standing != command.settings.standing:
        raise Refuse("not-allowed", "whether players may answer beforehand is set before the game")
    check_rated(table, command.settings, bool(_others(table, asker.holder)))
    return one(log.SettingsChanged(command.settings))


def propose(table: Table, command: wire.Propose, asker: Asker) -> Decision:
    """Ask the others for another pace or for the end; done at once where nobody has to be asked."""
    if table.proposed_by is not None:
        raise Refuse("not-now", "something else is proposed: wait for the answers")
    settings = command.settings
    if settings is not None and not is_pace_alone(table.settings, settings):
        raise Refuse("bad-request", "only timer_s, turn_h, time_out and vacation_d can be proposed")
    asked = log.Proposed(command.seat - 1, settings)
    if voters_on(table.record, command.seat - 1, settings is None, 0):
        return one(asked)
    return Decision((asked, _outcome(settings)))


def answer(table: Table, command: wire.AnswerProposal, asker: Asker) -> Decision:
    """Agree to a proposal or not; with the last agreement it is carried out."""
    given = log.ProposalAnswered(command.seat - 1, command.agree)
    if command.agree and not table.record.voters & ~seats_with(table.record, command.seat - 1):
        return Decision((given, _outcome(table.proposed)))
    return one(given)


def _others(table: Table, holder: str) -> set[int]:
    return {seat for seat in table.people() if table.seats[seat].now.holder != holder}


def _outcome(settings: Settings | None) -> log.SettingsChanged | log.Closed:
    return log.Closed() if settings is None else log.SettingsChanged(settings)


def has_same_pace(one: Settings, other: Settings) -> bool:
    """Whether two settings give the same time."""
    return _with_pace(one, other) == one


def is_pace_alone(before: Settings, after: Settings) -> bool:
    """Whether settings differ in the pace, and in nothing else."""
    return before != after and _with_pace(before, after) == after


def _with_pace(settings: Settings, pace: Settings) -> Settings:
    return replace(settings, **{name: getattr(pace, name) for name in wire.PACE})
