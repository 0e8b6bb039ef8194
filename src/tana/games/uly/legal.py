"""What a player may choose from, at every decision of Uly & Polly."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import draw_member, list_actions
from tana.core.chance import POLICY, Rng
from tana.core.record import Ints
from tana.games.uly.actions import HIDE_AT, START_AT, STEP_TO, SWAP
from tana.games.uly.components import ALL_CELLS, AROUND, OPEN_EDGES
from tana.games.uly.state import HIDE, START, SWAP_TILES, State

FAMILY_AT = (HIDE_AT, START_AT, SWAP, STEP_TO, STEP_TO)
"""The family that is chosen from at each step."""


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    return list_actions(choices(s), FAMILY_AT[s.step], out, 0)


@rule
def choose_uniformly(s: State, policy: Rng, buffer: Ints) -> int:
    """One of the legal actions, all equally likely: the one that `legal` lists at the place drawn."""
    return draw_member(choices(s), policy, POLICY) + FAMILY_AT[s.step]


@rule
def choices(s: State) -> int:
    """The cells or edges to choose from, as a set."""
    if s.step == HIDE or s.step == START:
        return ALL_CELLS  # ULY-11, ULY-12: any tile
    if s.step == SWAP_TILES:
        return OPEN_EDGES[s.dog]  # ULY-14: any two tiles that touch, but not the one under the dog
    return AROUND[s.dog]  # ULY-15: the tiles that touch the dog's
