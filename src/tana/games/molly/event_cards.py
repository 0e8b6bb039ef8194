"""What the six Events do (MOL-50 to MOL-57)."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import first_member, has_many
from tana.core.chance import Rng
from tana.core.events import PUBLIC, Log, emit, only
from tana.games.molly import events
from tana.games.molly.board import (
    AN_EVENT,
    colour_of,
    discard_card,
    draw_from_deck,
    event_player,
    is_empty_space,
    put_card,
    shows_back,
)
from tana.games.molly.burrows import add_cube
from tana.games.molly.components import CELLS, COVER_UP, GIFT, NEW_SHOOTS, NO_CARD, NO_EVENT, PASS_IT_ON, WINDFALL
from tana.games.molly.knowledge import is_full_for, learn_from_passing, neighbour_on_the_left, possible_gifts
from tana.games.molly.state import NOTHING, State


@rule
def draw_card(s: State, seat: int, rng: Rng, log: Log | None) -> int:
    """MOL-50: the top card of a deck that is not empty; NO_CARD if it was an Event, which the seat has found then."""
    card = draw_from_deck(s, rng, log)
    if card < AN_EVENT:
        return card
    find_event(s, card - AN_EVENT, seat, log)
    return NO_CARD


@rule
def find_event(s: State, event: int, seat: int, log: Log | None) -> None:
    """MOL-50, MOL-51: an Event is resolved at once, unless another is going on: then it waits."""
    emit(log, events.EVENT_FOUND, PUBLIC, seat, event)
    if s.event == NO_EVENT:
        begin_event(s, event, seat, log)
    else:
        s.waiting = event
        s.waiting_seat = seat
        emit(log, events.EVENT_WAITS, PUBLIC, event)


@rule
def begin_event(s: State, event: int, seat: int, log: Log | None) -> None:
    """MOL-R51: an Event starts with the seat whose draw found it."""
    s.event = event
    s.event_seat = seat
    s.event_at = 0
    emit(log, events.EVENT_BEGAN, PUBLIC, event, seat)


@rule
def finish_event(s: State, log: Log | None) -> None:
    """MOL-51: the Event that waited comes next."""
    if s.waiting == NO_EVENT:
        s.event = NO_EVENT
        s.event_at = 0
        s.event_seat = 0
    else:
        begin_event(s, s.waiting, s.waiting_seat, log)
        s.waiting = NO_EVENT
        s.waiting_seat = 0


@rule
def go_on_with_event(s: State, rng: Rng, log: Log | None) -> bool:
    """The next part of the Event in progress; true when a player has to choose a cube."""
    if s.event == NEW_SHOOTS or s.event == COVER_UP:
        fill_next_space(s, rng, log)
        return False
    if s.event_at == s.seats:
        if s.event == PASS_IT_ON:
            pass_gifts(s, log)
        finish_event(s, log)
        return False
    if s.event == GIFT:
        give_token_to_next(s)
        return False
    if s.event == WINDFALL:
        draw_windfall(s, rng, log)
        return False
    return not serve_without_choice(s, log)


@rule
def give_token_to_next(s: State) -> None:
    """MOL-52, Gift: every player gains a token."""
    s.gainer = event_player(s)
    s.owed = 1
    s.event_at += 1


@rule
def draw_windfall(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-53, MOL-R51: every player draws a card for its cube; an Event found here waits and is replaced at once."""
    seat = event_player(s)
    if s.deck == 0:
        s.event_at += 1
        return
    card = draw_card(s, seat, rng, log)
    if card == NO_CARD:
        return
    emit(log, events.WINDFALL_CARD, PUBLIC, seat, card)
    discard_card(s, card)
    add_cube(s, seat, colour_of(card), log)
    s.event_at += 1


@rule
def fill_next_space(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-54, MOL-55, MOL-R5c: a face-up card for each empty space (New shoots) or each back (Cover up)."""
    while s.event_at < CELLS and not wants_filling(s, s.event_at):
        s.event_at += 1
    if s.event_at == CELLS or s.deck == 0:
        finish_event(s, log)
        return
    card = draw_card(s, s.event_seat, rng, log)
    if card == NO_CARD:
        return
    put_card(s, s.event_at, card)
    emit(log, events.FILLED, PUBLIC, s.event_at, card)
    s.event_at += 1


@rule
def wants_filling(s: State, cell: int) -> bool:
    """Which spaces the Event in progress fills."""
    if s.event == NEW_SHOOTS:
        return is_empty_space(s, cell)
    return shows_back(s, cell)


@rule
def serve_without_choice(s: State, log: Log | None) -> bool:
    """MOL-R5b: a player without cubes, or with a single colour, has nothing to decide."""
    gifts = possible_gifts(s.players[event_player(s)])
    if has_many(gifts):
        return False
    give_up_cube(s, first_member(gifts), log)
    return True


@rule
def give_up_cube(s: State, colour: int, log: Log | None) -> None:
    """MOL-56: note a secret gift. MOL-57: discard a cube openly. Then it is the next player's part."""
    seat = event_player(s)
    if s.event == PASS_IT_ON:
        s.players[seat].gift = colour
        emit(log, events.GIFT_MADE, PUBLIC, seat)
        emit(log, events.GIFT_CHOSEN, only(seat), seat, colour)
    elif colour != NOTHING:
        s.players[seat].cubes[colour] -= 1
        emit(log, events.CUBE_DISCARDED, PUBLIC, seat, colour)
    s.event_at += 1


@rule
def pass_gifts(s: State, log: Log | None) -> None:
    """MOL-56, MOL-R5b: all cubes leave first and arrive second; one that does not fit is discarded openly."""
    learn_from_passing(s)
    emit(log, events.GIFTS_PASSED, PUBLIC)
    for seat in range(s.seats):
        received = s.players[neighbour_on_the_left(s, seat)].gift
        if is_full_for(s.players[seat], s.players[seat].gift, received):
            s.players[seat].gift_lost = 1
    for seat in range(s.seats):
        if s.players[seat].gift != NOTHING:
            s.players[seat].cubes[s.players[seat].gift] -= 1
    for seat in range(s.seats):
        receive_gift(s, seat, log)


@rule
def receive_gift(s: State, seat: int, log: Log | None) -> None:
    """MOL-R5b: only giver and receiver know the colour, unless it did not fit."""
    giver = neighbour_on_the_left(s, seat)
    colour = s.players[giver].gift
    emit(log, events.GIFT_RECEIVED, only(seat), seat, giver, colour)
    if s.players[seat].gift_lost == 1:
        emit(log, events.CUBE_LOST, PUBLIC, seat, colour)
    elif colour != NOTHING:
        s.players[seat].cubes[colour] += 1
