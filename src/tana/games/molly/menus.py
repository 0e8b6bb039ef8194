"""What a player may choose from, at every decision."""

from __future__ import annotations

from tana.core.bits import any_bit, list_actions, list_bits
from tana.core.chance import POLICY, Rng, below
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.molly.actions import (
    CHOICES_OF_A_LINE,
    COVER_PILE,
    DISCARD,
    DRAW,
    GIVE,
    HUNT,
    PASS,
    PLACE_ON,
    PLAY,
    PLAYS_OF_A_SLOT,
    PROJECTS,
    REHOME_TO,
    SET,
    STEAL,
    SWAP,
    TAKE,
)
from tana.games.molly.board import (
    event_player,
    sets_of_moles,
    sets_of_projects,
    spaces_for,
    touches,
)
from tana.games.molly.components import (
    AROUND,
    CELLS,
    DISPLAY_SLOTS,
    EDGES_WITHIN,
    EVERYWHERE,
    LINES,
    NO_CARD,
    NO_CELL,
    NO_EVENT,
    PASS_IT_ON,
    SPRING_CLEANING,
)
from tana.games.molly.knowledge import (
    colours_held,
)
from tana.games.molly.state import (
    ACT,
    CHECK,
    PLACE,
    REHOME,
    State,
)


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    if is_plain_decision(s):
        return list_bits(plain_actions(s), out, 0)
    if s.owed > 0:
        return list_actions(victims(s), STEAL, out)
    if s.event == PASS_IT_ON:
        return list_actions(colours_held(s.players[event_player(s)]), GIVE, out)
    if s.event == SPRING_CLEANING:
        return list_actions(colours_held(s.players[event_player(s)]), DISCARD, out)
    if s.step == CHECK:
        return legal_sets(s, out)
    return list_actions(s.to_cover, COVER_PILE, out)


@rule
def choose_uniformly(s: State, policy: Rng, buffer: Ints) -> int:
    """One of the legal actions, all equally likely: the one that `legal` lists at the place drawn."""
    if is_plain_decision(s):
        return any_bit(plain_actions(s), policy, POLICY)
    count = legal(s, buffer)
    return int(buffer[below(policy, POLICY, count)])


@rule
def is_plain_decision(s: State) -> bool:
    """Whether the choice is between actions up to PLACE_ON, which a set of bits can hold: most choices are."""
    return s.owed == 0 and s.event == NO_EVENT and s.step <= REHOME


@rule
def plain_actions(s: State) -> int:
    """What may be chosen in a turn before sets are looked for, one bit an action."""
    if s.step == PLACE:
        return spaces_for(s, s.held[0]) << PLACE_ON
    if s.step == REHOME:
        return homes(s) << REHOME_TO
    return turn_actions(s)


@rule
def turn_actions(s: State) -> int:
    """Special actions (MOL-21) and the card to play (MOL-24); a pass only when there is none (MOL-R64)."""
    actions = plays(s)
    if s.deck == 0 and actions == 0:
        actions |= 1 << PASS
    if s.step == ACT:
        if s.deck > 0:
            actions |= 1 << DRAW
        if s.players[s.turn].tokens > 0:
            actions |= special_actions(s)
    return actions


@rule
def plays(s: State) -> int:
    """MOL-24, MOL-25: the display cards and the spaces they may be played on."""
    actions = 0
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            actions |= spaces_for(s, s.display[slot]) << (PLAY + slot * PLAYS_OF_A_SLOT)
    return actions


@rule
def special_actions(s: State) -> int:
    """MOL-22, MOL-23, MOL-72."""
    actions = 0
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            actions |= 1 << (TAKE + slot)
    if s.bobtail == NO_CELL:
        return actions | int(EDGES_WITHIN[s.piles]) << SWAP
    return actions | int(AROUND[s.bobtail]) << HUNT


@rule
def homes(s: State) -> int:
    """MOL-72: every empty space, the one the Bobtail leaves included."""
    return EVERYWHERE & ~int(s.piles)


@rule
def legal_sets(s: State, out: Ints) -> int:
    """MOL-31, MOL-33, MOL-R36: a line that counts and, for Moles, one of its piles."""
    n = 0
    moles = s.lines & sets_of_moles(s)
    for line in range(len(LINES)):
        if moles >> line & 1:
            for cell in range(CELLS):
                if touches(line, cell):
                    out[n] = SET + line * CHOICES_OF_A_LINE + cell
                    n += 1
    projects = s.lines & sets_of_projects(s)
    for line in range(len(LINES)):
        if projects >> line & 1:
            out[n] = PROJECTS + line
            n += 1
    return n


@rule
def victims(s: State) -> int:
    """MOL-R26: other players with a token, as a set of seats."""
    seats = 0
    for seat in range(s.seats):
        if seat != s.gainer and s.players[seat].tokens > 0:
            seats |= 1 << seat
    return seats
