"""Playing: starting the game, making a move, asking why a move is illegal, and signing the receipt."""

from __future__ import annotations

from msgspec import UNSET

from tana.bots.api import bot_entropy
from tana.core.chance import derive_entropy, rng_from
from tana.errors import BadNotation
from tana.server.protocol import wire
from tana.server.protocol.encoding import text_of
from tana.server.tables import fairness, log
from tana.server.tables.decision import Asker, Decision, one
from tana.server.tables.guards import require
from tana.server.tables.one_time_signature import is_signed
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table

WHY_SEAT = 98
"""A seat number that no real seat has, for the entropy of sampling a world to explain a refusal in."""


def start_game(table: Table) -> Decision:
    """Set the game up."""
    entropy = derive_entropy(table.root(), 0)
    prospect = table.prospect_of_start(entropy)
    return one(log.Started(entropy.hex(), prospect.position.check), prospect)


def play(table: Table, command: wire.Play, asker: Asker) -> Decision:
    """Play the action of a command, if it is legal."""
    action = _action_of(table, command)
    if action not in table.legal():
        raise _refusal_of(table, command.seat - 1, action)
    return play_action(table, command.seat - 1, action)


def play_action(table: Table, seat: int, action: int) -> Decision:
    """Play a legal action of the seat that decides."""
    number = table.actions_made + 1
    entropy = derive_entropy(table.root(), number)
    prospect = table.prospect_of_action(action, entropy)
    return one(log.Played(seat, action, number, entropy.hex(), prospect.position.check), prospect)


def witness(table: Table, command: wire.Witness, asker: Asker) -> Decision:
    """Keep a seat's signature of the receipt; one that does not fit would make others doubt an honest game."""
    seat = table.seats[command.seat - 1]
    if seat.key is None or seat.signature is not None:
        raise Refuse("not-now", "this seat has no key, or has signed already")
    if not is_signed(seat.key, fairness.digest_of(table.receipt()), command.signature):
        raise Refuse("bad-request", "this is not the seat's signature of the receipt")
    return one(log.Witnessed(command.seat - 1, command.signature))


def why(table: Table, command: wire.Why, asker: Asker) -> wire.WhyNot:
    """Answer `why`: the rule that forbids an action, or nothing for a legal one."""
    require(command, table, asker.holder)
    action = _action_of(table, command)
    if action in table.legal():
        return wire.WhyNot(command.id, table.seq, None, None)
    found = _refusal_of(table, command.seat - 1, action)
    return wire.WhyNot(command.id, table.seq, found.rule, found.text)


def _action_of(table: Table, command: wire.Play | wire.Why) -> int:
    """The number of the action that a command names by number or by notation."""
    action, notation = command.action, command.notation
    if (action is UNSET) == (notation is UNSET):
        raise Refuse("bad-request", "give either an action or a notation")
    try:
        if isinstance(notation, str):
            return table.game.actions.parse(notation)
        assert isinstance(action, int)
        return table.game.actions.action(action).number
    except BadNotation as fault:
        raise Refuse("bad-notation", str(fault)) from None


def _refusal_of(table: Table, seat: int, action: int) -> Refuse:
    """Why an action is illegal, in a world that the seat considers possible: so the answer reveals nothing hidden."""
    entropy = bot_entropy(fairness.bot_root_of(table.secret), WHY_SEAT, table.actions_made)
    world = table.game.determinize(table.state, seat, rng_from(entropy))
    why = table.game.why_not(world, action)
    return Refuse("illegal", None, why.rule, text_of(why.text))
