"""A new table: the first entry of its log, from what its maker asks for or from the table before it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType
from msgspec.structs import replace

from tana.core.errors import BadOption, UnknownGame
from tana.core.registry import standard_game
from tana.server.protocol import wire
from tana.server.tables import credentials, decide, fairness, log, practice
from tana.server.tables.log import SeatRecord
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def new_table(body: wire.CreateTable, holder: str) -> tuple[log.Created, str]:
    """The table that a maker asks for, and the secret of its link."""
    try:
        game = standard_game(body.game)
        options = game.settings(len(body.seats), body.options)
    except (UnknownGame, BadOption) as fault:
        raise Refuse("bad-request", str(fault)) from None
    beginning = practice.beginning_of(game, body, options)
    secret = credentials.new_key()
    made = log.Created(
        version=log.LOG_VERSION,
        table=credentials.new_table_id(),
        game=game.name,
        edition=game.edition,
        options=options,
        seats=_planned_seats(body.seats, holder),
        settings=body.settings,
        host=holder,
        secret=beginning.secret.hex(),
        code=credentials.new_code(),
        link=credentials.link_hash(secret),
        position=beginning.position,
        practice=beginning.practice,
        open=beginning.open,
    )
    return made, secret


def _planned_seats(plans: Sequence[wire.SeatPlan], holder: str) -> list[SeatRecord]:
    """Every seat as it was asked for; whoever wants an animal that an earlier seat has chosen has none."""
    seats: list[SeatRecord] = []
    for plan in plans:
        seat = _planned(plan, holder)
        taken = seat.animal in [other.animal for other in seats]
        seats.append(replace(seat, animal=None) if taken else seat)
    return seats


def _planned(plan: wire.SeatPlan, holder: str) -> SeatRecord:
    name = decide.tidy_name(plan.name) if isinstance(plan.name, str) else ""
    animal = None if isinstance(plan.animal, UnsetType) else plan.animal
    if plan.kind == "bot":
        return SeatRecord(kind="bot", name=name, level=decide.level_of(plan.level), animal=animal)
    if plan.kind == "remote":
        return SeatRecord(kind="open")
    return SeatRecord(kind="here" if plan.kind == "here" else "remote", name=name, holder=holder, animal=animal)


def rematch(table: Table) -> log.Created:
    """The same people at a new table, with luck of its own."""
    return log.Created(
        version=log.LOG_VERSION,
        table=credentials.new_table_id(),
        game=table.game.name,
        edition=table.game.edition,
        options=_rematch_options(table),
        seats=[seat.now for seat in table.seats],
        settings=table.settings,
        host=table.host,
        secret=fairness.new_secret().hex(),
        code=credentials.new_code(),
        link=credentials.link_hash(credentials.new_key()),
    )


def _rematch_options(table: Table) -> dict[str, str]:
    """The same options with the next seat to start, where the game lets one choose who starts."""
    options = dict(table.made.options)
    if "first" in options and table.played:
        options["first"] = str((table.played[0].seat + 1) % len(table.seats) + 1)
    return options
