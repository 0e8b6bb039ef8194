"""Every action of Buddel-Bande, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.games.buddel.components import HOLE, MOLE
from tana.games.buddel.state import LOOK_UNDER, MOVE, ROLL_DICE

ACTIONS = ActionSpace(
    Family("roll", at=ROLL_DICE),  # both dice
    Family("mole", Argument("mole", MOLE), at=MOVE),  # forward to the nearest free hole with the symbol
    Family("dog", Argument("hole", HOLE), at=MOVE),  # to any hole with the symbol
    Family("look", at=LOOK_UNDER),  # under the mole that was moved
    Family("leave", at=LOOK_UNDER),  # do not look
    Family("decline", at=MOVE),  # do not bring somebody else's mole home
)
DECODING = ACTIONS.decoding

ROLL, MOVE_MOLE, MOVE_DOG = ACTIONS.bases("roll mole dog")
DOG_TO = MOVE_DOG - HOLE.first
"""Holes count from 1: the action that moves the dog to a hole is DOG_TO + hole."""
LOOK, LEAVE, DECLINE = ACTIONS.bases("look leave decline")
