"""The chain: the Scalers' race (HIC-47, HIC-48)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.events import PUBLIC, Log, emit
from tana.games.hickory import events
from tana.games.hickory.state import CHAIN, State


@rule
def is_taken(s: State, space: int) -> bool:
    """Whether a Scaler sits on a space of the chain."""
    for seat in range(s.seats):
        if s.players[seat].scaler == space:
            return True
    return False


@rule
def climb(s: State, seat: int, amount: int, log: Log | None) -> None:
    """HIC-47: climb a number of spaces, then on to the next free one; each point space passed or reached scores."""
    start = int(s.players[seat].scaler)
    leaf = int(s.edition.chain) + 1
    space = start + amount
    while space < leaf and is_taken(s, space):
        space += 1
    points = 0
    for passed in range(start + 1, min(space + 1, leaf)):
        points += int(s.edition.chain_points[passed])
    s.players[seat].tally[CHAIN] += points
    if space < leaf:
        s.players[seat].scaler = space
        emit(log, events.CLIMBED, PUBLIC, seat, space)
    if points > 0:
        emit(log, events.CHAIN_POINTS, PUBLIC, seat, points)
    if space >= leaf:
        finish_chain(s, seat, log)


@rule
def finish_chain(s: State, seat: int, log: Log | None) -> None:
    """HIC-48: the number above the pinecone scores, the pinecone covers it unless it is the last, and down again."""
    points = int(s.edition.finish[s.pinecone])
    s.players[seat].tally[CHAIN] += points
    s.players[seat].scaler = 0
    if s.pinecone < s.edition.finishes - 1:
        s.pinecone += 1
    emit(log, events.FINISHED_CHAIN, PUBLIC, seat, points)
