"""Why an action is not allowed in Uly & Polly: the rule and a sentence."""

from __future__ import annotations

from tana.core.game import Refusal
from tana.core.message import say
from tana.games.uly.actions import ACTIONS
from tana.games.uly.components import CELL
from tana.games.uly.state import DOG, HIDE, OVER, START, SWAP_TILES, State

_STEP_OF_A_WORD = {"hide": HIDE, "start": START, "swap": SWAP_TILES, "step": DOG}
_WHAT_TO_DO = {
    HIDE: Refusal("ULY-11", say("why-hide-first")),
    START: Refusal("ULY-12", say("why-start-first")),
    SWAP_TILES: Refusal("ULY-13", say("why-wolf-turn")),
    DOG: Refusal("ULY-13", say("why-dog-turn")),
    OVER: Refusal("ULY-21", say("why-over")),
}


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    if _STEP_OF_A_WORD[wanted.word] != s.step:
        return _WHAT_TO_DO[int(s.step)]
    if wanted.word == "swap":
        return Refusal("ULY-14", say("why-under-dog", cell=f"cell:{CELL.token(s.dog)}"))
    if CELL.number(wanted.arguments["cell"]) == s.dog:
        return Refusal("ULY-15", say("why-must-move"))
    return Refusal("ULY-15", say("why-too-far", cell=f"cell:{CELL.token(s.dog)}"))
