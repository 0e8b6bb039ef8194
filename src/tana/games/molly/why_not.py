"""Why an action is not allowed in Molly: the condition of each family of actions, as the reason against it."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode, step_of
from tana.core.bits import EMPTY, contains, minus, shifted, with_member
from tana.core.reasons import NO_REASON
from tana.games.molly import actions, reasons
from tana.games.molly.board import colour_of, event_player, is_empty_space, sets_of_moles, sets_of_projects, spaces_for
from tana.games.molly.components import (
    AROUND,
    CELLS_OF_LINE,
    DISPLAY_SLOTS,
    EDGES,
    EDGES_WITHIN,
    EVERYWHERE,
    NO_CARD,
    NO_CELL,
    PASS_IT_ON,
    SPRING_CLEANING,
)
from tana.games.molly.knowledge import colours_held
from tana.games.molly.state import ACT, CHECK, COVER, MUST_PLAY, OVER, PLACE, REHOME, STEP, State

NO_DECISION = -1
_AT_STEP = {
    ACT: actions.TO_ACT,
    MUST_PLAY: actions.TO_ACT,
    PLACE: actions.TO_PLACE,
    REHOME: actions.TO_REHOME,
    CHECK: actions.TO_SCORE,
    COVER: actions.TO_COVER,
    OVER: actions.NOTHING_LEFT,
}
DECISION_AT_STEP = tuple(_AT_STEP.get(step, NO_DECISION) for step in range(len(STEP)))
"""What there is to decide at each step, while no token is owed and no Event goes on."""


@rule
def decision(s: State) -> int:
    """What there is to decide now."""
    if s.step == OVER:
        return actions.NOTHING_LEFT
    if s.owed > 0:
        return actions.TO_STEAL
    if s.event == PASS_IT_ON:
        return actions.TO_GIVE
    if s.event == SPRING_CLEANING:
        return actions.TO_DISCARD
    return DECISION_AT_STEP[s.step]


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    if step_of(action, actions.DECODING) != decision(s):
        return reasons.WHAT_TO_DO[decision(s)]
    family, first, second = decode(action, actions.DECODING)
    if family == actions.PLAY:
        return refuse_play(s, first, second)
    if family == actions.PLACE_ON:
        return refuse_card(s, s.held[0], first)
    if family == actions.REHOME_TO:
        return NO_REASON if contains(homes(s), first) else reasons.NOT_EMPTY
    if family == actions.SET:
        return refuse_set(s, first, second)
    if family == actions.PROJECTS:
        return NO_REASON if contains(project_sets(s), first) else refuse_line(s, first)
    if family == actions.STEAL:
        return refuse_theft(s, first)
    if family == actions.COVER_PILE:
        return NO_REASON if contains(s.to_cover, first) else reasons.NOT_TO_COVER
    if family in (actions.GIVE, actions.DISCARD):
        return NO_REASON if contains(cubes_to_give_up(s), first) else reasons.NO_CUBE + first
    return refuse_in_turn(s, family, first)


@rule
def refuse_in_turn(s: State, family: int, argument: int) -> int:
    """MOL-20 to MOL-24: a pass, a draw or a special action."""
    if family == actions.PASS:
        return refuse_pass(s)
    if family == actions.DRAW:
        return refuse_draw(s)
    if family == actions.SWAP:
        return refuse_swap(s, argument)
    if family == actions.HUNT:
        return refuse_hunt(s, argument)
    return refuse_take(s, argument)


# --- special actions (MOL-21 to MOL-23, MOL-72) ------------------------------------------------------------


@rule
def refuse_special(s: State) -> int:
    """MOL-21, MOL-R24: special actions come before the card, and each costs a token."""
    if s.step == MUST_PLAY:
        return reasons.SPECIAL_OVER
    return reasons.NO_TOKEN if s.players[s.turn].tokens == 0 else NO_REASON


@rule
def is_slot_empty(s: State, slot: int) -> bool:
    """Whether the display has no card in a slot."""
    return bool(s.display[slot] == NO_CARD)


@rule
def refuse_take(s: State, slot: int) -> int:
    """MOL-22: a card of the display."""
    why = refuse_special(s)
    return reasons.NOTHING_TO_TAKE if why == NO_REASON and is_slot_empty(s, slot) else why


@rule
def has_bobtail(s: State) -> bool:
    """MOL-70, MOL-72: with the Bobtail, hunting takes the place of swapping."""
    return bool(s.bobtail != NO_CELL)


@rule
def swaps(s: State) -> int:
    """MOL-23: the pairs of adjacent piles, as a set of edges."""
    return int(EDGES_WITHIN[s.piles])


@rule
def refuse_swap(s: State, edge: int) -> int:
    """MOL-23: two adjacent piles."""
    if has_bobtail(s):
        return reasons.HUNT_INSTEAD
    why = refuse_special(s)
    if why != NO_REASON or contains(swaps(s), edge):
        return why
    one, other = int(EDGES[edge, 0]), int(EDGES[edge, 1])
    return reasons.SWAP_EMPTY + (one if is_empty_space(s, one) else other)


@rule
def hunts(s: State) -> int:
    """MOL-R72: the spaces one step from the Bobtail, as a set."""
    return int(AROUND[s.bobtail])


@rule
def refuse_hunt(s: State, cell: int) -> int:
    """MOL-72, MOL-R72: one step of the Bobtail."""
    if not has_bobtail(s):
        return reasons.NO_BOBTAIL
    why = refuse_special(s)
    return reasons.ONE_STEP if why == NO_REASON and not contains(hunts(s), cell) else why


@rule
def homes(s: State) -> int:
    """MOL-72: every empty space, the one the Bobtail leaves included."""
    return minus(EVERYWHERE, s.piles)


# --- the card (MOL-24, MOL-25) -----------------------------------------------------------------------------


@rule
def refuse_play(s: State, slot: int, cell: int) -> int:
    """MOL-24: a display card on a space for it."""
    return reasons.NOTHING_TO_PLAY if is_slot_empty(s, slot) else refuse_card(s, s.display[slot], cell)


@rule
def refuse_card(s: State, card: int, cell: int) -> int:
    """MOL-25, MOL-71: a card on a space for it."""
    if contains(spaces_for(s, card), cell):
        return NO_REASON
    return reasons.ON_BOBTAIL if cell == s.bobtail else reasons.SAME_COLOUR + colour_of(card)


@rule
def plays(s: State) -> int:
    """MOL-24, MOL-25: the display cards and the spaces they may be played on, as a set of actions."""
    found = EMPTY
    for slot in range(DISPLAY_SLOTS):
        if not is_slot_empty(s, slot):
            found |= shifted(spaces_for(s, s.display[slot]), actions.PLAY + slot * actions.PLAYS_OF_A_SLOT)
    return found


@rule
def refuse_draw(s: State) -> int:
    """MOL-24, MOL-R25, MOL-R64: a card of the deck, unless none that was turned up could be played."""
    if s.step == MUST_PLAY:
        return reasons.MUST_PLAY_DISPLAY
    return reasons.DECK_EMPTY if s.deck == 0 else NO_REASON


@rule
def refuse_pass(s: State) -> int:
    """MOL-R64: only when there is no card to play."""
    return NO_REASON if s.deck == 0 and plays(s) == EMPTY else reasons.MUST_PLAY_CARD


# --- sets and tokens (MOL-26, MOL-31 to MOL-37) ------------------------------------------------------------


@rule
def mole_sets(s: State) -> int:
    """MOL-31, MOL-R36: the lines with a set of Moles that counts now, as a set."""
    return s.lines & sets_of_moles(s)


@rule
def project_sets(s: State) -> int:
    """MOL-37, MOL-R36: the lines with a set of Projects that counts now, as a set."""
    return s.lines & sets_of_projects(s)


@rule
def refuse_set(s: State, line: int, cell: int) -> int:
    """MOL-31, MOL-33: a set of Moles, and one of its piles."""
    if not contains(mole_sets(s), line):
        return refuse_line(s, line)
    return NO_REASON if contains(CELLS_OF_LINE[line], cell) else reasons.NOT_IN_SET + cell


@rule
def refuse_line(s: State, line: int) -> int:
    """MOL-31, MOL-37: why a line is not a set of the kind that was named."""
    return reasons.OTHER_SET if contains(s.lines, line) else reasons.NOT_A_SET + line


@rule
def refuse_theft(s: State, victim: int) -> int:
    """MOL-26, MOL-R26: a token of another player who has one."""
    if victim >= s.seats:
        return reasons.NO_SUCH_SEAT
    if victim == s.gainer:
        return reasons.STEAL_SELF
    return reasons.VICTIM_POOR if s.players[victim].tokens == 0 else NO_REASON


@rule
def victims(s: State) -> int:
    """MOL-26, MOL-R26: the players to steal from, as a set of seats."""
    seats = EMPTY
    for seat in range(s.seats):
        if refuse_theft(s, seat) == NO_REASON:
            seats = with_member(seats, seat)
    return seats


# --- Events (MOL-56, MOL-57) -------------------------------------------------------------------------------


@rule
def cubes_to_give_up(s: State) -> int:
    """MOL-56, MOL-57: the colours that the player whose part of the Event it is has a cube of, as a set."""
    return colours_held(s.players[event_player(s)])
