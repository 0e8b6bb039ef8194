"""What a player may choose from, at every decision of Molly."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, draw_member, list_actions, list_members, shifted, single, with_member
from tana.core.chance import POLICY, Rng, below
from tana.core.reasons import NO_REASON
from tana.core.record import Ints
from tana.games.molly import actions
from tana.games.molly.board import spaces_for
from tana.games.molly.components import CELLS_OF_LINE, DISPLAY_SLOTS, LINES, NO_EVENT
from tana.games.molly.state import PLACE, REHOME, State
from tana.games.molly.why_not import (
    cubes_to_give_up,
    decision,
    has_bobtail,
    homes,
    hunts,
    is_slot_empty,
    mole_sets,
    plays,
    project_sets,
    refuse_draw,
    refuse_pass,
    refuse_special,
    swaps,
    victims,
)


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    if is_plain_decision(s):
        return list_members(plain_actions(s), out, 0)
    now = decision(s)
    if now == actions.TO_STEAL:
        return list_actions(victims(s), actions.STEAL, out, 0)
    if now == actions.TO_GIVE:
        return list_actions(cubes_to_give_up(s), actions.GIVE, out, 0)
    if now == actions.TO_DISCARD:
        return list_actions(cubes_to_give_up(s), actions.DISCARD, out, 0)
    if now == actions.TO_COVER:
        return list_actions(s.to_cover, actions.COVER_PILE, out, 0)
    return legal_sets(s, out)


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
        return shifted(spaces_for(s, s.held[0]), actions.PLACE_ON)
    if s.step == REHOME:
        return shifted(homes(s), actions.REHOME_TO)
    return turn_actions(s)


@rule
def turn_actions(s: State) -> int:
    """Special actions (MOL-21) and the card to play (MOL-24); a pass only when there is none (MOL-R64)."""
    found = single(actions.PASS) if refuse_pass(s) == NO_REASON else plays(s)
    if refuse_draw(s) == NO_REASON:
        found = with_member(found, actions.DRAW)
    if refuse_special(s) == NO_REASON:
        found |= special_actions(s)
    return found


@rule
def special_actions(s: State) -> int:
    """MOL-22, MOL-23, MOL-72."""
    found = EMPTY
    for slot in range(DISPLAY_SLOTS):
        if not is_slot_empty(s, slot):
            found = with_member(found, actions.TAKE + slot)
    return found | (shifted(hunts(s), actions.HUNT) if has_bobtail(s) else shifted(swaps(s), actions.SWAP))


@rule
def legal_sets(s: State, out: Ints) -> int:
    """MOL-31, MOL-33, MOL-R36: a line that counts and, for Moles, one of its piles."""
    n = 0
    moles = mole_sets(s)
    for line in range(len(LINES)):
        if contains(moles, line):
            n = list_actions(CELLS_OF_LINE[line], actions.SET + line * actions.CHOICES_OF_A_LINE, out, n)
    return list_actions(project_sets(s), actions.PROJECTS, out, n)
