"""Every action of Buddel-Bande, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.games.buddel.components import HOLE, MOLE

ACTIONS = ActionSpace(
    Family("roll"),  # both dice
    Family("mole", Argument("mole", MOLE)),  # forward, to where the symbol die says
    Family("dog", Argument("hole", HOLE)),  # to any hole with the symbol
    Family("look"),  # under the mole that was moved
    Family("leave"),  # do not look
    Family("decline"),  # do not bring somebody else's mole home
)

ROLL = ACTIONS.base("roll")
MOVE_MOLE = ACTIONS.base("mole")
MOVE_DOG = ACTIONS.base("dog")
DOG_TO = MOVE_DOG - HOLE.first
"""Holes count from 1: to go to a hole is this and the hole."""
LOOK = ACTIONS.base("look")
LEAVE = ACTIONS.base("leave")
DECLINE = ACTIONS.base("decline")
