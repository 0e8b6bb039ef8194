"""Relics for Lord Cuckoo: chosen together, then rewarded one by one (HIC-49, HIC-R49)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, first_member
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.board import cards_of, kinds_in_pool, relics_of, take_from_pouch
from tana.games.hickory.components import ALL_RELICS, FIRST_RELIC, HAND_LIMIT, POINTS_OF_A_RELIC
from tana.games.hickory.favors import draw_favor
from tana.games.hickory.state import DISCARD, NO_TASK, RELIC_POINTS, RETURNING, State


@rule
def choose_relic(s: State, seat: int, mouse: int, tile: int, log: Log | None) -> None:
    """HIC-R49: one of the relics that are returned together."""
    take_from_pouch(s, seat, mouse, tile)
    s.pool[tile] += 1
    s.task = RETURNING
    emit(log, events.RELIC_BROUGHT, PUBLIC, seat, mouse, tile)


@rule
def go_on_returning(s: State, seat: int, mouse: int) -> bool:
    """HIC-R49: true while the mouse has another relic to choose."""
    if relics_of(s, seat, mouse) != EMPTY:
        return True
    s.task = DISCARD
    return False


@rule
def go_on_discarding(s: State, seat: int, rng: Rng, log: Log | None) -> bool:
    """HIC-45, HIC-R49: true while a hand is over the limit; then comes the next relic."""
    if cards_of(s, seat) > HAND_LIMIT:
        return True
    chosen = kinds_in_pool(s) & ALL_RELICS
    if chosen == EMPTY:
        s.task = NO_TASK
    else:
        reward_relic(s, seat, first_member(chosen), rng, log)
    return False


@rule
def reward_relic(s: State, seat: int, tile: int, rng: Rng, log: Log | None) -> None:
    """HIC-49: out of the game, for points and a favor card."""
    s.pool[tile] -= 1
    s.returned[tile - FIRST_RELIC] = 1
    s.players[seat].tally[RELIC_POINTS] += POINTS_OF_A_RELIC
    emit(log, events.RELIC_RETURNED, PUBLIC, seat, tile, POINTS_OF_A_RELIC)
    draw_favor(s, seat, rng, log)
