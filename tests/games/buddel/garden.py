"""Positions of Buddel-Bande, written so that a person can see them.

    garden(places={"s1": 5, "m2": "den"}, dice="small flower", turn=1)

Moles that are not named wait on the haystack. In these gardens slot n of each size belongs to seat n - 1, unless
`owners` says otherwise. What everybody knows follows from the places, the looks and the declines.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tana.core.chance import Rng, derive_entropy, rng_from, root_of_seed
from tana.core.events import Event
from tana.games.buddel.components import (
    ALL_DEALS,
    BOX,
    DEN,
    HAYSTACK,
    MOLE,
    MOLES,
    NO_MOLE,
    NO_PIECE,
    NO_SYMBOL,
    PIECE,
    PLACE,
    SIZES,
    SLOTS,
    SYMBOL,
)
from tana.games.buddel.game import GAME
from tana.games.buddel.knowledge import deals_with, is_seen, recall
from tana.games.buddel.state import MOVE, NO_SEAT, ROLL_DICE, State


def luck(seed: int) -> Rng:
    return rng_from(derive_entropy(root_of_seed(seed), 0))


def garden(
    seats: int = 3,
    places: Mapping[str, int | str] | None = None,
    *,
    dice: str = "",
    dog: int = 21,
    turn: int = 0,
    shuffled: bool = False,
    owners: Mapping[str, int] | None = None,
    looks: Mapping[int, Sequence[str]] | None = None,
    memory_aid: bool = False,
) -> State:
    """A position that `GAME.check` accepts."""
    s = State.blank()
    s.seats, s.turn, s.dog, s.shuffled, s.memory_aid = seats, turn, dog, int(shuffled), int(memory_aid)
    roll(s, dice)
    for mole in range(MOLES):
        s.places[mole] = HAYSTACK if mole % SLOTS < seats else BOX
        s.owners[mole] = NO_SEAT
    for name, place in (places or {}).items():
        s.places[MOLE.number(name)] = PLACE.number(str(place))
    for seat in range(seats):
        s.players[seat].clan = seat
        for name in (looks or {}).get(seat, ()):
            s.players[seat].looked |= 1 << MOLE.number(name)
    for mole in range(MOLES):
        if mole % SLOTS < seats and is_seen(s, mole):
            s.owners[mole] = (owners or {}).get(MOLE.token(mole), mole % SLOTS)
    for mole in range(MOLES):
        if HAYSTACK < s.places[mole] < DEN:
            s.occupied |= 1 << int(s.places[mole])
        if s.places[mole] == DEN:
            s.players[s.owners[mole]].home += 1
    know(s)
    GAME.check(s)
    return s


def know(s: State) -> None:
    """Let everybody know what follows from dens, looks and own moles."""
    for size in range(SIZES):
        s.deals[size] = ALL_DEALS[s.seats]
        for mole in range(size * SLOTS, size * SLOTS + s.seats):
            if s.places[mole] == DEN:
                s.deals[size] &= deals_with(mole, int(s.owners[mole]))
        for seat in range(s.seats):
            s.players[seat].deals[size] = recall(s, seat, size)


def roll(s: State, dice: str) -> None:
    """Put the dice down as if they had been rolled: `small flower`; without dice the player has to roll."""
    s.step = MOVE if dice else ROLL_DICE
    piece, symbol = dice.split() if dice else ("", "")
    s.piece = PIECE.number(piece) if dice else NO_PIECE
    s.symbol = SYMBOL.number(symbol) if dice else NO_SYMBOL
    s.moved = NO_MOLE


def legal(s: State) -> list[str]:
    return [GAME.actions.notation(action) for action in GAME.legal(s)]


def play(s: State, *moves: str, seed: int = 1) -> list[Event]:
    """Play moves in notation; returns everything that happened."""
    happened: list[Event] = []
    for i, move in enumerate(moves):
        happened += GAME.apply(s, GAME.actions.parse(move), luck(seed + i))
        GAME.check(s)
    return happened


def place(s: State, mole: str) -> str:
    return PLACE.token(s.places[MOLE.number(mole)])


def named(events: Iterable[Event], name: str) -> list[dict[str, str]]:
    """The arguments of all events of a kind."""
    return [event.arguments for event in events if event.name == name]


def refusal(s: State, move: str) -> tuple[str, str]:
    """The rule and the text that refuse a move."""
    why = GAME.why_not(s, GAME.actions.parse(move))
    return why.rule, why.text.id


def clans_seen(s: State, seat: int | None) -> dict[str, str | None]:
    """The clans that a seat's view shows, by mole."""
    view: Any = GAME.view(s, seat)
    return {mole.mole: mole.clan for mole in view.moles}
