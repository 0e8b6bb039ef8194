"""Every action of Molly, and how people write it."""

from __future__ import annotations

import numpy as np

from tana.core.actions import ActionSpace, Argument, Family
from tana.core.domain import SEAT
from tana.core.rule import rule
from tana.games.molly.components import CELL, CELLS, COLOUR, EDGE, LINE, SLOT

ACTIONS = ActionSpace(
    Family("pass"),  # end a turn in which no card can be played
    Family("draw"),  # turn up the top card of the deck, to play it
    Family("take", Argument("slot", SLOT)),  # special action A
    Family("swap", Argument("edge", EDGE)),  # special action B
    Family("hunt", Argument("cell", CELL)),  # special action B with the Bobtail: where it goes
    Family("rehome", Argument("cell", CELL)),  # and where the pile it found there goes
    Family("play", Argument("slot", SLOT), Argument("cell", CELL)),  # a display card
    Family("place", Argument("cell", CELL)),  # the card turned up from the deck
    Family("set", Argument("line", LINE), Argument("cell", CELL)),  # which set, which pile of it to take
    Family("projects", Argument("line", LINE)),  # which set of Projects
    Family("steal", Argument("victim", SEAT)),
    Family("cover", Argument("cell", CELL)),  # where the next covering card goes
    Family("give", Argument("colour", COLOUR)),  # Pass it on
    Family("discard", Argument("colour", COLOUR)),  # Spring cleaning
)

PASS = ACTIONS.base("pass")
DRAW = ACTIONS.base("draw")
TAKE = ACTIONS.base("take")
SWAP = ACTIONS.base("swap")
HUNT = ACTIONS.base("hunt")
REHOME_TO = ACTIONS.base("rehome")
PLAY = ACTIONS.base("play")
PLACE_ON = ACTIONS.base("place")
SET = ACTIONS.base("set")
PROJECTS = ACTIONS.base("projects")
STEAL = ACTIONS.base("steal")
COVER_PILE = ACTIONS.base("cover")
GIVE = ACTIONS.base("give")
DISCARD = ACTIONS.base("discard")

PLAYS_OF_A_SLOT = CELLS
CHOICES_OF_A_LINE = CELLS

# --- the actions of each family, wherever it stands in the list ------------------------------------------------


def _range(word: str) -> tuple[int, int]:
    size = next(family.size for family in ACTIONS.families if family.word == word)
    return ACTIONS.base(word), ACTIONS.base(word) + size


TAKES, SWAPS, HUNTS, REHOMES, PLAYS, PLACES = map(_range, ("take", "swap", "hunt", "rehome", "play", "place"))
MOLE_SETS, PROJECT_SETS, THEFTS, COVERS = map(_range, ("set", "projects", "steal", "cover"))
GIFTS_MADE, DISCARDS = map(_range, ("give", "discard"))


@rule
def belongs(action: int, family: tuple[int, int]) -> bool:
    """Whether an action is one of a family's."""
    return family[0] <= action < family[1]


# --- every action taken apart, for rules ---------------------------------------------------------------------

_WORDS = [family.word for family in ACTIONS.families]
PASSING, DRAWING, TAKING, SWAPPING, HUNTING = (_WORDS.index(word) for word in ("pass", "draw", "take", "swap", "hunt"))
REHOMING, PLAYING, PLACING = (_WORDS.index(word) for word in ("rehome", "play", "place"))
SETS, SETS_OF_PROJECTS, STEALING, COVERING = (_WORDS.index(word) for word in ("set", "projects", "steal", "cover"))
GIVING, DISCARDING = (_WORDS.index(word) for word in ("give", "discard"))


def _arguments(action: int) -> list[int]:
    """The arguments of an action as numbers, two of them; those it does not have are 0."""
    taken = ACTIONS.action(action)
    declared = ACTIONS.families[_WORDS.index(taken.word)].arguments
    found = [one.of.number(token) for one, token in zip(declared, taken.arguments.values(), strict=True)]
    return [*found, 0, 0][:2]


FAMILY = np.array([_WORDS.index(ACTIONS.action(action).word) for action in range(len(ACTIONS))])
ARGUMENTS = np.array([_arguments(action) for action in range(len(ACTIONS))])
"""What kind of action each one is, and with which arguments."""
