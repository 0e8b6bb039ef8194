"""Why an action is not allowed in Molly: the rule and a sentence."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.game import Refusal
from tana.core.message import say
from tana.games.molly.actions import ACTIONS
from tana.games.molly.board import is_empty, sets_of_moles
from tana.games.molly.components import (
    CELL,
    COLOUR,
    COLOURS,
    EDGE,
    EDGES,
    LINE,
    NO_CARD,
    NO_CELL,
    PASS_IT_ON,
    SPRING_CLEANING,
)
from tana.games.molly.state import ACT, CHECK, COVER, MUST_PLAY, OVER, PLACE, REHOME, State


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    phase = _FAMILY_PHASES[wanted.word]
    if phase != _phase(s):
        return Refusal(*_WHAT_TO_DO[_phase(s)])
    return _WHY[wanted.word](s, wanted.arguments)


def _phase(s: State) -> str:
    if s.step == OVER:
        return "over"
    if s.owed > 0:
        return "steal"
    if s.event == PASS_IT_ON:
        return "give"
    if s.event == SPRING_CLEANING:
        return "discard"
    return PHASE_OF_STEP[int(s.step)]


PHASE_OF_STEP = {ACT: "turn", MUST_PLAY: "turn", PLACE: "place", REHOME: "rehome", CHECK: "set", COVER: "cover"}
_FAMILY_PHASES = {
    "pass": "turn",
    "draw": "turn",
    "take": "turn",
    "swap": "turn",
    "hunt": "turn",
    "rehome": "rehome",
    "play": "turn",
    "place": "place",
    "set": "set",
    "projects": "set",
    "steal": "steal",
    "cover": "cover",
    "give": "give",
    "discard": "discard",
}
_WHAT_TO_DO = {
    "over": ("MOL-60", say("why-over")),
    "turn": ("MOL-20", say("why-turn")),
    "place": ("MOL-24", say("why-place-first")),
    "rehome": ("MOL-72", say("why-rehome-first")),
    "set": ("MOL-31", say("why-set-first")),
    "steal": ("MOL-26", say("why-steal-first")),
    "cover": ("MOL-37", say("why-cover-first")),
    "give": ("MOL-56", say("why-give-first")),
    "discard": ("MOL-57", say("why-discard-first")),
}


def _why_card(s: State, card: int, cell: int) -> Refusal:
    if cell == s.bobtail:
        return Refusal("MOL-71", say("why-bobtail"))
    return Refusal("MOL-25", say("why-same-colour", colour=f"colour:{COLOUR.token(card % COLOURS)}"))


def _why_pass(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-24", say("why-must-play"))


def _why_draw(s: State, _: dict[str, str]) -> Refusal:
    if s.step == MUST_PLAY:
        return Refusal("MOL-R25", say("why-must-play-display"))
    return Refusal("MOL-R64", say("why-deck-empty"))


def _why_special(s: State) -> Refusal | None:
    if s.step == MUST_PLAY:
        return Refusal("MOL-R24", say("why-special-over"))
    if s.players[s.turn].tokens == 0:
        return Refusal("MOL-21", say("why-no-token"))
    return None


def _why_take(s: State, _: dict[str, str]) -> Refusal:
    return _why_special(s) or Refusal("MOL-22", say("why-slot-empty"))


def _why_swap(s: State, arguments: dict[str, str]) -> Refusal:
    if s.bobtail != NO_CELL:
        return Refusal("MOL-72", say("why-hunt-instead"))
    a, b = (int(cell) for cell in EDGES[EDGE.number(arguments["edge"])])
    empty = a if is_empty(s, a) else b
    return _why_special(s) or Refusal("MOL-23", say("why-swap-empty", cell=f"cell:{CELL.token(empty)}"))


def _why_hunt(s: State, _: dict[str, str]) -> Refusal:
    if s.bobtail == NO_CELL:
        return Refusal("MOL-70", say("why-no-bobtail"))
    return _why_special(s) or Refusal("MOL-R72", say("why-one-step"))


def _why_rehome(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-72", say("why-not-empty"))


def _why_play(s: State, arguments: dict[str, str]) -> Refusal:
    card = int(s.display[int(arguments["slot"]) - 1])
    if card == NO_CARD:
        return Refusal("MOL-24", say("why-slot-empty"))
    return _why_card(s, card, CELL.number(arguments["cell"]))


def _why_place(s: State, arguments: dict[str, str]) -> Refusal:
    return _why_card(s, int(s.held[0]), CELL.number(arguments["cell"]))


def _why_set(s: State, arguments: dict[str, str]) -> Refusal:
    line = LINE.number(arguments["line"])
    if not int(s.lines) >> line & 1:
        return Refusal("MOL-31", say("why-not-a-set", line=f"line:{arguments['line']}"))
    if "cell" in arguments and sets_of_moles(s) >> line & 1:
        return Refusal("MOL-33", say("why-not-in-set", cell=f"cell:{arguments['cell']}"))
    return Refusal("MOL-37", say("why-other-set"))


def _why_steal(s: State, arguments: dict[str, str]) -> Refusal:
    victim = SEAT.number(arguments["victim"])
    if victim >= s.seats:
        return Refusal("MOL-26", say("why-no-such-seat"))
    if victim == s.gainer:
        return Refusal("MOL-26", say("why-steal-self"))
    return Refusal("MOL-R26", say("why-victim-poor"))


def _why_cover(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-R37", say("why-not-to-cover"))


def _why_cube(s: State, arguments: dict[str, str]) -> Refusal:
    return Refusal("MOL-R5b", say("why-no-cube", colour=f"colour:{arguments['colour']}"))


_WHY = {
    "pass": _why_pass,
    "draw": _why_draw,
    "take": _why_take,
    "swap": _why_swap,
    "hunt": _why_hunt,
    "rehome": _why_rehome,
    "play": _why_play,
    "place": _why_place,
    "set": _why_set,
    "projects": _why_set,
    "steal": _why_steal,
    "cover": _why_cover,
    "give": _why_cube,
    "discard": _why_cube,
}
