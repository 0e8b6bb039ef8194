"""What a player may choose from, at every decision of Molly."""

from __future__ import annotations

from tana.core.bits import (
    EMPTY,
    contains,
    draw_member,
    list_actions,
    list_members,
    minus,
    shifted,
    single,
    with_member,
)
from tana.core.chance import POLICY, Rng, below
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.molly.actions import (
    ACTIONS,
    ARGUMENTS,
    CHOICES_OF_A_LINE,
    COVER_PILE,
    DISCARD,
    DRAW,
    FAMILY,
    GIVE,
    HUNT,
    PASS,
    PLACE_ON,
    PLAY,
    PLAYS_OF_A_SLOT,
    PROJECTS,
    REHOME_TO,
    SET,
    SETS,
    STEAL,
    SWAP,
    TAKE,
)
from tana.games.molly.board import event_player, sets_of_moles, sets_of_projects, spaces_for
from tana.games.molly.components import (
    AROUND,
    CELLS_OF_LINE,
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
from tana.games.molly.knowledge import colours_held
from tana.games.molly.state import (
    ACT,
    CHECK,
    COVER,
    MUST_PLAY,
    OVER,
    PLACE,
    REHOME,
    STEP,
    State,
)

TO_ACT, TO_PLACE, TO_REHOME, TO_SCORE, TO_STEAL, TO_COVER, TO_GIVE, TO_DISCARD, NOTHING_LEFT = range(9)
"""What there is to decide: a turn's actions and card, a place for a card or pile, a set, a victim, …"""
NO_DECISION = -1
_AT_STEP = {
    ACT: TO_ACT,
    MUST_PLAY: TO_ACT,
    PLACE: TO_PLACE,
    REHOME: TO_REHOME,
    CHECK: TO_SCORE,
    COVER: TO_COVER,
    OVER: NOTHING_LEFT,
}
DECISION_AT_STEP = tuple(_AT_STEP.get(step, NO_DECISION) for step in range(len(STEP)))
"""What there is to decide at each step, while no token is owed and no Event goes on."""
_OF_WORD = {
    "rehome": TO_REHOME,
    "place": TO_PLACE,
    "set": TO_SCORE,
    "projects": TO_SCORE,
    "steal": TO_STEAL,
    "cover": TO_COVER,
    "give": TO_GIVE,
    "discard": TO_DISCARD,
}
DECISION_OF_FAMILY = tuple(_OF_WORD.get(family.word, TO_ACT) for family in ACTIONS.families)
"""The decision that each kind of action belongs to."""


@rule
def decision(s: State) -> int:
    """What there is to decide now."""
    if s.step == OVER:
        return NOTHING_LEFT
    if s.owed > 0:
        return TO_STEAL
    if s.event == PASS_IT_ON:
        return TO_GIVE
    if s.event == SPRING_CLEANING:
        return TO_DISCARD
    return DECISION_AT_STEP[s.step]


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    if is_plain_decision(s):
        return list_members(plain_actions(s), out, 0)
    if s.owed > 0:
        return list_actions(victims(s), STEAL, out, 0)
    if s.event == PASS_IT_ON:
        return list_actions(cubes_to_give_up(s), GIVE, out, 0)
    if s.event == SPRING_CLEANING:
        return list_actions(cubes_to_give_up(s), DISCARD, out, 0)
    if s.step == CHECK:
        return legal_sets(s, out)
    return list_actions(s.to_cover, COVER_PILE, out, 0)


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether an action that belongs to the present decision may be chosen."""
    if is_plain_decision(s):
        return contains(plain_actions(s), action)
    argument = int(ARGUMENTS[action, 0])
    if s.owed > 0:
        return contains(victims(s), argument)
    if s.event != NO_EVENT:
        return contains(cubes_to_give_up(s), argument)
    if s.step != CHECK:
        return contains(s.to_cover, argument)
    if FAMILY[action] == SETS:
        return contains(mole_sets(s), argument) and contains(CELLS_OF_LINE[argument], ARGUMENTS[action, 1])
    return contains(project_sets(s), argument)


@rule
def choose_uniformly(s: State, policy: Rng, buffer: Ints) -> int:
    """One of the legal actions, all equally likely: the one that `legal` lists at the place drawn."""
    if is_plain_decision(s):
        return draw_member(plain_actions(s), policy, POLICY)
    count = legal(s, buffer)
    return int(buffer[below(policy, POLICY, count)])


@rule
def is_plain_decision(s: State) -> bool:
    """Whether the choice is between actions up to PLACE_ON, which a set of bits can hold: most choices are."""
    return s.owed == 0 and s.event == NO_EVENT and s.step <= REHOME


@rule
def plain_actions(s: State) -> int:
    """What may be chosen in a turn before sets are looked for, as a set of actions."""
    if s.step == PLACE:
        return shifted(spaces_for(s, s.held[0]), PLACE_ON)
    if s.step == REHOME:
        return shifted(homes(s), REHOME_TO)
    return turn_actions(s)


@rule
def turn_actions(s: State) -> int:
    """Special actions (MOL-21) and the card to play (MOL-24); a pass only when there is none (MOL-R64)."""
    actions = plays(s)
    if s.deck == 0 and actions == EMPTY:
        actions = single(PASS)
    if s.step == ACT:
        if s.deck > 0:
            actions = with_member(actions, DRAW)
        if s.players[s.turn].tokens > 0:
            actions |= special_actions(s)
    return actions


@rule
def plays(s: State) -> int:
    """MOL-24, MOL-25: the display cards and the spaces they may be played on."""
    actions = EMPTY
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            actions |= shifted(spaces_for(s, s.display[slot]), PLAY + slot * PLAYS_OF_A_SLOT)
    return actions


@rule
def special_actions(s: State) -> int:
    """MOL-22, MOL-23, MOL-72."""
    actions = EMPTY
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            actions = with_member(actions, TAKE + slot)
    if s.bobtail == NO_CELL:
        return actions | shifted(EDGES_WITHIN[s.piles], SWAP)
    return actions | shifted(AROUND[s.bobtail], HUNT)


@rule
def homes(s: State) -> int:
    """MOL-72: every empty space, the one the Bobtail leaves included."""
    return minus(EVERYWHERE, s.piles)


@rule
def mole_sets(s: State) -> int:
    """MOL-31, MOL-R36: the lines with a set of Moles that counts now, as a set."""
    return s.lines & sets_of_moles(s)


@rule
def project_sets(s: State) -> int:
    """MOL-37, MOL-R36: the lines with a set of Projects that counts now, as a set."""
    return s.lines & sets_of_projects(s)


@rule
def legal_sets(s: State, out: Ints) -> int:
    """MOL-31, MOL-33, MOL-R36: a line that counts and, for Moles, one of its piles."""
    n = 0
    moles = mole_sets(s)
    for line in range(len(LINES)):
        if contains(moles, line):
            n = list_actions(CELLS_OF_LINE[line], SET + line * CHOICES_OF_A_LINE, out, n)
    return list_actions(project_sets(s), PROJECTS, out, n)


@rule
def cubes_to_give_up(s: State) -> int:
    """MOL-56, MOL-57: the colours that the player whose part of the Event it is has a cube of, as a set."""
    return colours_held(s.players[event_player(s)])


@rule
def victims(s: State) -> int:
    """MOL-R26: other players with a token, as a set of seats."""
    seats = EMPTY
    for seat in range(s.seats):
        if seat != s.gainer and s.players[seat].tokens > 0:
            seats = with_member(seats, seat)
    return seats
