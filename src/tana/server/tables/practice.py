"""Practice: a table that begins where its maker wants, for lessons and puzzles.

The maker of a position or seed can know everything hidden in it. So such a table is for its maker and bots alone,
nobody can join or watch it, and its receipt is marked as having nothing to verify.

A game that was begun in a page continues here when its player invites somebody. Its moves are replayed, so its position
is legal, and its luck from here on is the server's. But what was hidden so far was in the memory of its player's
browser: the table is marked as practice, for everybody who joins to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import UnsetType

from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.engine.readiness import at_best_speed
from tana.errors import BadPosition
from tana.server.protocol import wire
from tana.server.tables import fairness
from tana.server.tables.position import mover_of
from tana.server.tables.refusal import Refuse


@dataclass(frozen=True)
class Beginning:
    """Where a table begins: the secret of its luck and, in place of the setup, the memory of a state (hex)."""

    secret: bytes
    position: str | None = None
    practice: bool = False
    open: bool = False
    """Others may join."""


def beginning_of(game: Game[Any], body: wire.CreateTable, options: Mapping[str, str]) -> Beginning:
    """Where a requested table begins; raises `Refuse` with the path of the fault."""
    start = body.start
    if isinstance(start, UnsetType):
        return Beginning(fairness.new_secret())
    if isinstance(start.played, wire.Taken):
        if not isinstance(start.position, UnsetType) or not isinstance(start.seed, UnsetType):
            raise Refuse("bad-request", "start: leave position and seed out, a played game has its own")
        memory = _memory_after(game, len(body.seats), options, start.played)
        return Beginning(fairness.new_secret(), memory, practice=True, open=True)
    for number, seat in enumerate(body.seats):
        if seat.kind not in ("me", "bot"):
            raise Refuse("bad-request", f"seats[{number}].kind: a practice table is for me and bots only")
    if isinstance(start.position, UnsetType) and isinstance(start.seed, UnsetType):
        raise Refuse("bad-request", "start: give a position, a seed, or both")
    secret = fairness.new_secret() if isinstance(start.seed, UnsetType) else root_of_seed(start.seed)
    position = None if isinstance(start.position, UnsetType) else _memory_of(game, start.position, len(body.seats))
    return Beginning(secret, position, practice=True)


def _memory_after(game: Game[Any], seats: int, options: Mapping[str, str], taken: wire.Taken) -> str:
    """The memory of the state after a game's actions; each must be legal and have a new number."""
    root = bytes.fromhex(taken.root)
    if len(taken.actions) != len(taken.numbers):
        raise Refuse("bad-request", "start.played: give one number for each action")
    mover, before = mover_of(game), 0
    state, _ = at_best_speed(game).new(seats, options, rng_from(derive_entropy(root, 0)))
    position = mover.enter(state)
    for place, (action, number) in enumerate(zip(taken.actions, taken.numbers, strict=True)):
        found = mover.play(position, action, derive_entropy(root, number))
        if found is None or number <= before:
            raise Refuse("bad-request", f"start.played.actions[{place}]: not allowed there")
        position, before = found[0], number
    if position.actor is None:
        raise Refuse("bad-request", "start.played: the game is over")
    return position.memory.hex()


def _memory_of(game: Game[Any], document: dict[str, Any], seats: int) -> str:
    """The memory of a document's state; only of these components, for these seats, and with a decision to make."""
    if document.get("edition") != game.edition:
        raise _wrong("$.edition", f"expected {game.edition!r}, got {document.get('edition')!r}")
    try:
        state = game.from_position(document)
        over = game.actor(state) is None
        if not over:
            game.check_beginning(state)
    except BadPosition as fault:
        raise _wrong(fault.path, fault.fault) from None
    if game.seats_of(state) != seats:
        raise _wrong("$.state.seats", f"the position has {game.seats_of(state)} seats, the table {seats}")
    if over:
        raise _wrong("$.state", "the game is over in this position")
    return to_bytes(state).hex()


def _wrong(path: str, fault: str) -> Refuse:
    return Refuse("bad-request", f"start.position{path.removeprefix('$')}: {fault}")
