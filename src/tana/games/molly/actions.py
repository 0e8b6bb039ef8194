"""Every action of Molly, and how people write it."""

from __future__ import annotations

from tana.core.actions import ActionSpace, Argument, Family
from tana.core.domain import SEAT
from tana.games.molly.components import CELL, CELLS, COLOUR, EDGE, LINE, SLOT

TO_ACT, TO_PLACE, TO_REHOME, TO_SCORE, TO_STEAL, TO_COVER, TO_GIVE, TO_DISCARD, NOTHING_LEFT = range(9)
"""What there is to decide: a turn's actions and card, a place for a card or pile, a set, a victim, …"""

_CELL = Argument("cell", CELL)
ACTIONS = ActionSpace(
    Family("pass", at=TO_ACT),  # end a turn in which no card can be played
    Family("draw", at=TO_ACT),  # turn up the top card of the deck, to play it
    Family("take", Argument("slot", SLOT), at=TO_ACT),  # special action A
    Family("swap", Argument("edge", EDGE), at=TO_ACT),  # special action B
    Family("hunt", _CELL, at=TO_ACT),  # special action B with the Bobtail: where it goes
    Family("rehome", _CELL, at=TO_REHOME),  # and where the pile it found there goes
    Family("play", Argument("slot", SLOT), _CELL, at=TO_ACT),  # a display card
    Family("place", _CELL, at=TO_PLACE),  # the card turned up from the deck
    Family("set", Argument("line", LINE), _CELL, at=TO_SCORE),  # which set, which pile of it to take
    Family("projects", Argument("line", LINE), at=TO_SCORE),  # which set of Projects
    Family("steal", Argument("victim", SEAT), at=TO_STEAL),
    Family("cover", _CELL, at=TO_COVER),  # where the next covering card goes
    Family("give", Argument("colour", COLOUR), at=TO_GIVE),  # Pass it on
    Family("discard", Argument("colour", COLOUR), at=TO_DISCARD),  # Spring cleaning
)
DECODING = ACTIONS.decoding

PASS, DRAW, TAKE, SWAP, HUNT, REHOME_TO, PLAY, PLACE_ON = ACTIONS.bases("pass draw take swap hunt rehome play place")
SET, PROJECTS, STEAL, COVER_PILE, GIVE, DISCARD = ACTIONS.bases("set projects steal cover give discard")

PLAYS_OF_A_SLOT = CELLS
CHOICES_OF_A_LINE = CELLS
