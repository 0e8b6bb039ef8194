"""How a game ended, for the wire."""

from __future__ import annotations

from tana.core import game as contract
from tana.core import record_objects
from tana.server.protocol import wire
from tana.server.protocol.encoding import text_of
from tana.server.tables.table import Table


def outcome_of(table: Table) -> wire.Outcome | None:
    """The result of a finished game, with its lines."""
    if not table.is_finished():
        return None
    assert table.position is not None
    found = table.game.outcome(record_objects.unpack(table.game.rules.State, table.position.memory))
    return None if found is None else wire_outcome(found)


def wire_outcome(found: contract.Outcome) -> wire.Outcome:
    """An outcome for the wire."""
    return wire.Outcome(
        scores=list(found.scores),
        ranks=list(found.ranks),
        reason=text_of(found.reason),
        lines=[[wire.ScoreLine(text_of(line.text), line.points) for line in lines] for lines in found.lines],
    )
