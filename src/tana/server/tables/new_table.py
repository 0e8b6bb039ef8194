"""A new table: the first entry of its log, from a request or from the table of the game before (a rematch)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UnsetType
from msgspec.structs import replace

from tana.core.game import AnyGame
from tana.core.registry import standard_game
from tana.errors import BadOption, UnknownGame
from tana.server.protocol import wire
from tana.server.tables import credentials, fairness, log, practice
from tana.server.tables.commands.seating import level_of, tidy_name
from tana.server.tables.log import SeatRecord
from tana.server.tables.rated import check_settings
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table


def new_table(body: wire.CreateTable, holder: str) -> tuple[log.Created, str]:
    """The first entry of a requested table, and the secret of its link."""
    try:
        game = standard_game(body.game)
        options = game.settings(len(body.seats), body.options)
    except (UnknownGame, BadOption) as fault:
        raise Refuse("bad-request", str(fault)) from None
    beginning = practice.beginning_of(game, body, options)
    check_settings(body.settings, len(body.seats), beginning.practice)
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
        luck=fairness.VERSION,
    )
    return made, secret


def matched_table(
    game: str, people: Sequence[tuple[str, str, wire.Animal | UnsetType]], settings: wire.Settings
) -> log.Created:
    """The first entry of a table for people who wait, each with a holder, a name and an animal: a seat for everybody,
    the first is the host."""
    plans = [wire.SeatPlan("me", name, animal) for _, name, animal in people]
    made, _ = new_table(wire.CreateTable(game, plans, settings=settings), people[0][0])
    seats = [replace(seat, holder=holder) for seat, (holder, _, _) in zip(made.seats, people, strict=True)]
    return replace(made, seats=seats)


def _planned_seats(plans: Sequence[wire.SeatPlan], holder: str) -> list[SeatRecord]:
    """The seats as requested; an animal goes to the first seat that asks for it."""
    seats: list[SeatRecord] = []
    for plan in plans:
        seat = _planned(plan, holder)
        taken = seat.animal in [other.animal for other in seats]
        seats.append(replace(seat, animal=None) if taken else seat)
    return seats


def _planned(plan: wire.SeatPlan, holder: str) -> SeatRecord:
    name = tidy_name(plan.name) if isinstance(plan.name, str) else ""
    animal = None if isinstance(plan.animal, UnsetType) else plan.animal
    if plan.kind == "bot":
        return SeatRecord(kind="bot", name=name, level=level_of(plan.level), animal=animal)
    if plan.kind == "remote":
        return SeatRecord(kind="open")
    return SeatRecord(kind="here" if plan.kind == "here" else "remote", name=name, holder=holder, animal=animal)


def rematch(table: Table) -> log.Created:
    """The first entry of a rematch, by today's rules: the same people, each one seat further, and new luck."""
    seats = [seat.now for seat in table.seats]
    game = standard_game(table.game.name)
    return log.Created(
        version=log.LOG_VERSION,
        table=credentials.new_table_id(),
        game=game.name,
        edition=game.edition,
        options=_rematch_options(table, game),
        seats=[*seats[1:], *seats[:1]],
        settings=table.settings,
        host=table.host,
        secret=fairness.new_secret().hex(),
        code=credentials.new_code(),
        link=credentials.link_hash(credentials.new_key()),
        luck=fairness.VERSION,
    )


def _rematch_options(table: Table, game: AnyGame) -> dict[str, str]:
    """The same options, and the seat that has started starts again: the next player sits there now. What today's rules
    do not have is left out."""
    values = {option.name: option.values for option in game.options}
    same = {name: value for name, value in table.made.options.items() if value in values.get(name, ())}
    options = game.settings(len(table.seats), same)
    if "first" in options and table.played:
        options["first"] = str(table.played[0].seat + 1)
    return options
