"""Why an action is not allowed in Molly."""

from __future__ import annotations

from tana.core.bits import contains
from tana.core.reasons import NO_REASON
from tana.core.rule import rule
from tana.games.molly import reasons
from tana.games.molly.actions import (
    ARGUMENTS,
    COVERING,
    DRAWING,
    FAMILY,
    GIVING,
    HUNTING,
    PASSING,
    PLACING,
    PLAYING,
    REHOMING,
    SETS,
    SETS_OF_PROJECTS,
    STEALING,
    SWAPPING,
    TAKING,
)
from tana.games.molly.board import colour_of, is_empty_space, sets_of_moles
from tana.games.molly.components import EDGES, NO_CARD, NO_CELL
from tana.games.molly.legal import DECISION_OF_FAMILY, decision, is_legal
from tana.games.molly.state import MUST_PLAY, State


@rule
def refuse(s: State, action: int) -> int:
    """The reason why an action is not allowed now; NO_REASON if it is."""
    family = FAMILY[action]
    if DECISION_OF_FAMILY[family] != decision(s):
        return reasons.WHAT_TO_DO[decision(s)]
    if is_legal(s, action):
        return NO_REASON
    argument = int(ARGUMENTS[action, 0])
    if family in (SETS, SETS_OF_PROJECTS):
        return refuse_set(s, argument, family == SETS, int(ARGUMENTS[action, 1]))
    if family == PLAYING:
        return refuse_play(s, argument, int(ARGUMENTS[action, 1]))
    if family == PLACING:
        return refuse_card(s, s.held[0], argument)
    if family == REHOMING:
        return reasons.NOT_EMPTY
    if family == STEALING:
        return refuse_theft(s, argument)
    if family == COVERING:
        return reasons.NOT_TO_COVER
    if family >= GIVING:
        return reasons.NO_CUBE + argument
    return refuse_in_turn(s, family, argument)


@rule
def refuse_in_turn(s: State, family: int, argument: int) -> int:
    """MOL-20 to MOL-24: why not pass, draw or use a special action."""
    if family == PASSING:
        return reasons.MUST_PLAY_CARD
    if family == DRAWING:
        return reasons.MUST_PLAY_DISPLAY if s.step == MUST_PLAY else reasons.DECK_EMPTY
    if family == SWAPPING and s.bobtail != NO_CELL:
        return reasons.HUNT_INSTEAD
    if family == HUNTING and s.bobtail == NO_CELL:
        return reasons.NO_BOBTAIL
    if s.step == MUST_PLAY:
        return reasons.SPECIAL_OVER
    if s.players[s.turn].tokens == 0:
        return reasons.NO_TOKEN
    if family == TAKING:
        return reasons.NOTHING_TO_TAKE
    if family == HUNTING:
        return reasons.ONE_STEP
    one, other = int(EDGES[argument, 0]), int(EDGES[argument, 1])
    return reasons.SWAP_EMPTY + (one if is_empty_space(s, one) else other)


@rule
def refuse_play(s: State, slot: int, cell: int) -> int:
    """MOL-24: why a display card cannot be played there."""
    card = int(s.display[slot])
    return reasons.NOTHING_TO_PLAY if card == NO_CARD else refuse_card(s, card, cell)


@rule
def refuse_card(s: State, card: int, cell: int) -> int:
    """MOL-25, MOL-71: why a card cannot lie there."""
    return reasons.ON_BOBTAIL if cell == s.bobtail else reasons.SAME_COLOUR + colour_of(card)


@rule
def refuse_set(s: State, line: int, of_moles: bool, cell: int) -> int:
    """MOL-31, MOL-33, MOL-37: why a set, or a pile of it, cannot be chosen."""
    if not contains(s.lines, line):
        return reasons.NOT_A_SET + line
    if of_moles and contains(sets_of_moles(s), line):
        return reasons.NOT_IN_SET + cell
    return reasons.OTHER_SET


@rule
def refuse_theft(s: State, victim: int) -> int:
    """MOL-26, MOL-R26: why nothing can be stolen there."""
    if victim >= s.seats:
        return reasons.NO_SUCH_SEAT
    return reasons.STEAL_SELF if victim == s.gainer else reasons.VICTIM_POOR
