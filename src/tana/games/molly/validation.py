"""What must be true of every position of Molly."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tana.core.bits import set_of
from tana.errors import BadPosition, require
from tana.games.molly.board import is_pile, packets_of
from tana.games.molly.components import (
    CELLS,
    COLOUR,
    COLOUR_OR_NONE,
    COLOURS,
    EVENT_COLOURS,
    GIFT,
    MOLES_OF_A_COLOUR,
    MOST_SEATS,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    PACKET_SIZES,
    PASS_IT_ON,
    PROJECT_TOKENS,
    SPRING_CLEANING,
    TARDY,
    TARDY_OF_A_COLOUR,
    UNSEEN,
)
from tana.games.molly.knowledge import allows, could_give, neighbour_on_the_left
from tana.games.molly.rules import MAX_LEGAL, legal
from tana.games.molly.state import COVER, NO_PLACE, NOT_CHOSEN, OVER, PLACE, REHOME, State
from tana.games.molly.why_not import DECISION_AT_STEP, NO_DECISION


def check(s: State) -> None:
    """MOL-01 to MOL-04: every card, cube and token exactly once, and every pile as piles can be."""
    for seat in (s.first, s.turn, s.gainer, s.event_seat, s.waiting_seat):
        require(seat < s.seats, "seats", f"seat {seat + 1} is named, but only {s.seats} play")
    _check_piles(s)
    _check_cards(s)
    _check_laid(s)
    _check_deck(s)
    _check_cubes(s)
    tokens = s.supply + sum(int(s.players[seat].tokens) for seat in range(MOST_SEATS))
    if tokens != PROJECT_TOKENS[s.seats]:
        raise BadPosition("$.state.supply", f"{tokens} tokens in all, expected {PROJECT_TOKENS[s.seats]}")
    for seat in range(s.seats, MOST_SEATS):
        if s.players[seat].tokens or any(s.players[seat].cubes[colour] for colour in range(COLOURS)):
            raise BadPosition(f"$.state.players[{seat}]", "this seat does not play and must own nothing")
    _check_gifts(s)
    _check_decision(s)


def _check_piles(s: State) -> None:
    left = set(range(len(s.cards)))
    for cell in range(CELLS):
        for side, run in (("top", s.top), ("bottom", s.bottom)):
            _check_run(s, f"$.state.{side}[{cell}]", int(run[cell]), left)
        _check_unseen(s, cell)
        showing = NO_COLOUR if s.top[cell] == NO_PLACE else int(s.cards[s.top[cell]]) % COLOURS
        if s.shows[cell] != showing:
            raise BadPosition(f"$.state.shows[{cell}]", f"expected {COLOUR_OR_NONE.token(showing)}, as the pile shows")
    for place in sorted(left):
        require(s.cards[place] == NO_CARD, f"cards[{place}]", "a card that belongs to no pile")
        require(s.inner[place] == NO_PLACE, f"inner[{place}]", "a place without a card leads nowhere: -1")
    _check_sets_of_spaces(s)
    require(s.bobtail == NO_CELL or not is_pile(s, s.bobtail), "bobtail", "the Bobtail stands on a pile")


def _check_run(s: State, path: str, outermost: int, left: set[int]) -> None:
    """The cards of a pile that face one way; takes their places out of those that are left."""
    place = outermost
    while place != NO_PLACE:
        if place not in left:
            raise BadPosition(path, f"the card at place {place} belongs to a pile already")
        if place >= s.laid:
            raise BadPosition(path, f"no card was laid at place {place}: only {s.laid} were laid")
        require(s.cards[place] != NO_CARD, f"cards[{place}]", "a pile needs a card here")
        left.remove(place)
        place, path = int(s.inner[place]), f"$.state.inner[{place}]"


def inwards(s: State, outermost: int) -> Iterator[int]:
    """The places of the cards that face one way, from the outermost to the middle of the pile."""
    place = int(outermost)
    while place != NO_PLACE:
        yield place
        place = int(s.inner[place])


def _check_unseen(s: State, cell: int) -> None:
    """MOL-11: only the bottom card of a pile with a visible Mole can be unseen."""
    below = list(inwards(s, s.bottom[cell]))
    allowed = below[:1] if s.top[cell] != NO_PLACE else []
    for place in [*inwards(s, s.top[cell]), *below]:
        if s.cards[place] == UNSEEN and place not in allowed:
            fault = "only the bottom card of a pile with a visible Mole can be unseen"
            raise BadPosition(f"$.state.cards[{place}]", fault)


def _check_sets_of_spaces(s: State) -> None:
    """The sets of spaces follow from the piles."""
    for colour in range(NO_COLOUR, COLOURS):
        cells = set_of(cell for cell in range(CELLS) if s.shows[cell] == colour)
        require(s.moles[colour] == cells, f"moles[{colour % len(s.moles)}]", f"expected {cells}, as the piles show")
    piles = set_of(cell for cell in range(CELLS) if s.top[cell] != NO_PLACE or s.bottom[cell] != NO_PLACE)
    require(s.piles == piles, "piles", f"expected {piles}, as the spaces are filled")


def _cards_known(s: State) -> list[int]:
    """How often each card lies in the open, in a pile or in the discards."""
    counts = [0] * (UNSEEN + 1)
    for row in (s.cards, s.display, s.held):
        for i in range(len(row)):
            if row[i] != NO_CARD:
                counts[row[i]] += 1
    for colour in range(COLOURS):
        counts[colour] += int(s.discard[colour])
        counts[COLOURS + colour] += int(s.discard_tardy[colour])
    return counts


def _check_cards(s: State) -> None:
    counts = _cards_known(s)
    for colour in range(COLOURS):
        moles = counts[colour] + int(s.unseen[colour])
        if moles != MOLES_OF_A_COLOUR[s.seats]:
            name = COLOUR.token(colour)
            fault = f"{moles} {name} Moles in all, expected {MOLES_OF_A_COLOUR[s.seats]}"
            raise BadPosition(f"$.state.unseen[{colour}]", fault)
        tardy = counts[COLOURS + colour] + int(s.unseen_tardy[colour])
        if tardy != TARDY_OF_A_COLOUR:
            fault = f"{tardy} Tardy Moles of this colour, expected {TARDY_OF_A_COLOUR}"
            raise BadPosition(f"$.state.unseen_tardy[{colour}]", fault)


def _check_laid(s: State) -> None:
    """Every card laid so far is in the bed or was discarded, so that there is a place for each one still to come."""
    in_bed = sum(int(s.cards[place]) != NO_CARD for place in range(len(s.cards)))
    most = in_bed + sum(int(s.discard[colour]) + int(s.discard_tardy[colour]) for colour in range(COLOURS))
    require(s.laid <= most, "laid", f"{s.laid} cards were laid, but only {most} lie in the bed or were discarded")


def _check_cubes(s: State) -> None:
    """MOL-03: every cube came with a card that was discarded, so cubes never run out."""
    for colour in range(COLOURS):
        cubes = sum(int(s.players[seat].cubes[colour]) for seat in range(MOST_SEATS))
        cards = int(s.discard[colour]) + int(s.discard_tardy[colour])
        if cubes > cards:
            fault = f"{cubes} {COLOUR.token(colour)} cubes in all burrows, but only {cards} such cards were discarded"
            raise BadPosition("$.state.players", fault)


def _check_deck(s: State) -> None:
    """The size of the deck fits the Moles, Events and Tardy Moles that are left."""
    unseen = sum(int(s.unseen[colour]) for colour in range(COLOURS))
    hidden = _cards_known(s)[UNSEEN]
    tardy = sum(int(s.unseen_tardy[colour]) for colour in range(COLOURS))
    require(tardy == min(int(s.deck), TARDY), "deck", f"{s.deck} cards with {tardy} Tardy Moles left cannot be")
    events = 0
    below = TARDY
    for packet in reversed(range(EVENT_COLOURS)):
        found = s.found[packet]
        if found == NO_EVENT and s.deck <= below:
            raise BadPosition(f"$.state.found[{packet}]", "this packet is used up, so its Event was found")
        require(found == NO_EVENT or found // 2 == packet, f"found[{packet}]", "an Event of another colour")
        events += found == NO_EVENT
        below += int(PACKET_SIZES[packets_of(s), packet])
    if unseen - hidden != max(0, int(s.deck) - TARDY - events):
        raise BadPosition("$.state.deck", f"{s.deck} cards do not fit {unseen - hidden} unseen Moles")


def _check_gifts(s: State) -> None:
    """MOL-56: gifts are chosen in turn, then passed; what everybody remembers must agree with what happened."""
    found, choosing = s.found[EVENT_COLOURS - 1] == PASS_IT_ON, s.event == PASS_IT_ON
    for seat in range(s.seats):
        player, left = s.players[seat], s.players[neighbour_on_the_left(s, seat)]
        path = f"$.state.players[{seat}]"
        chosen = (seat - int(s.event_seat)) % s.seats < s.event_at if choosing else found
        if (player.gift != NOT_CHOSEN) != chosen:
            raise BadPosition(f"{path}.gift", "a gift is chosen here" if chosen else "no gift can be chosen yet")
        if choosing and chosen and not could_give(player, player.gift):
            raise BadPosition(f"{path}.gift", "this player does not have such a cube")
        if (found and not choosing) != (player.fits != 0):
            raise BadPosition(f"{path}.fits", "this belongs to gifts that were passed")
        if player.fits and (left.gift == NOT_CHOSEN or not allows(player.fits, player.gift, left.gift)):
            raise BadPosition(f"{path}.fits", "this rules out the gifts that were passed")


def _check_decision(s: State) -> None:
    """Somebody has a decision to make, or the game is over."""
    require(s.waiting == NO_EVENT, "waiting", "no Event waits while a player chooses")
    if s.event != NO_EVENT and all(s.event != s.found[packet] for packet in range(EVENT_COLOURS)):
        raise BadPosition("$.state.event", "this Event was not found")
    if s.step == OVER:
        return
    if s.owed > 0:
        _check_theft(s)
    elif s.event != NO_EVENT:
        if s.event not in (PASS_IT_ON, SPRING_CLEANING) or s.event_at >= s.seats:
            raise BadPosition("$.state.event", "nobody has to choose in this Event now")
    elif fault := _fault_of_step(s):
        raise BadPosition("$.state.step", fault)
    require(legal(s, np.zeros(MAX_LEGAL, dtype=np.int16)) != 0, "step", "nothing could be chosen here")


def _check_theft(s: State) -> None:
    require(s.supply <= 0, "owed", "tokens come from the supply while there are any")
    if s.event != NO_EVENT and (s.event != GIFT or s.event_at > s.seats):
        raise BadPosition("$.state.event", "nobody gains a token in this Event now")


def _fault_of_step(s: State) -> str:
    """What a step lacks, or nothing."""
    step = int(s.step)
    if DECISION_AT_STEP[step] == NO_DECISION:
        return "nobody has to choose in this step"
    if (s.held[0] != NO_CARD) != (step in (PLACE, COVER)):
        return "cards are turned up exactly when they wait to be placed"
    if (s.hunted != NO_CELL) != (step == REHOME) or (s.hunted != NO_CELL and not is_pile(s, s.hunted)):
        return "a hunted pile and this step belong together"
    return "the Bobtail is not in this game" if step == REHOME and s.bobtail == NO_CELL else ""
