"""Why an action is not allowed now: the rule, and a sentence that says what would be."""

from __future__ import annotations

from collections.abc import Callable

from tana.core.game import Refusal
from tana.core.message import say
from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.board import actor, count_in, holds_card, is_covered, is_in_play, number_of, tiles_of
from tana.games.hickory.components import (
    CALL_SCAMP,
    FAVOR_CARD,
    ICON,
    LEAP,
    MOUSE,
    NO_ICON,
    NO_TILE,
    NUMBER,
    SCURRIER,
    STARTER,
    TILE,
    TWELVE,
)
from tana.games.hickory.moves import at_icon
from tana.games.hickory.spaces import can_pay, cards_wait, cost_now, icon_now, is_possible
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CHOOSE_ON_HAND,
    CHOOSE_ON_INNER,
    CLAIM,
    NO_TASK,
    ON_INNER,
    OUT,
    OVER,
    START,
    TASK,
    State,
)
from tana.games.hickory.tiles import is_only_pair

Arguments = dict[str, str]


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now, from what the actor may know."""
    wanted = ACTIONS.action(action)
    situation = _situation(s)
    if wanted.word in _WORDS.get(situation, ()):
        return _WHY[wanted.word](s, wanted.arguments)
    rule, text = _WHAT_TO_DO[situation]
    return Refusal(rule, say(text))


def _situation(s: State) -> str:
    """What is being decided."""
    if s.phase == OVER:
        return "over"
    if s.task != NO_TASK:
        return TASK.token(s.task)
    if s.depth == 0:
        return "start" if s.phase == START else "activate" if s.phase == ON_INNER else "swap"
    if at_icon(s):
        return "icon"
    return _SITUATION_OF_STEP.get(int(s.frames[s.depth - 1].step), "end")


_SITUATION_OF_STEP = {
    CHOOSE_ON_HAND: "on-hand",
    CHOOSE_ON_INNER: "on-inner",
    CHOOSE_BUMPED: "bumped",
    CLAIM: "claim",
    ACT: "part",
}
_ANY_POINT = ("swap", "favor")
_ICONS = (
    *("climb", "search", "draw", "wild", "take", "scamp", "leap", "toss"),
    *("deliver", "return", "bonus", "spend"),
)
_WORDS: dict[str, tuple[str, ...]] = {
    "start": ("start",),
    "activate": ("activate",),
    "on-hand": ("leap", *_ANY_POINT),
    "on-inner": _ANY_POINT,
    "bumped": ("leap", *_ANY_POINT),
    "claim": _ANY_POINT,
    "part": (*_ICONS, *_ANY_POINT),
    "icon": (*_ICONS, *_ANY_POINT),
    "end": _ANY_POINT,
    "put-back": ("put-back",),
    "drop": ("drop",),
    "deal": ("give",),
    "take": ("take",),
    "discard": ("discard",),
    "deliver": ("deliver", "bonus"),
    "place": ("place",),
    "lose": ("lose",),
    "return": ("return",),
}
"""The words that belong to a situation, though not with every argument."""

_WHAT_TO_DO = {
    "over": ("HIC-70", "why-over"),
    "start": ("HIC-90", "why-start-first"),
    "activate": ("HIC-12", "why-activate-first"),
    "swap": ("HIC-30", "why-swap-or-keep"),
    "on-hand": ("HIC-13", "why-on-hand"),
    "on-inner": ("HIC-14", "why-on-inner"),
    "bumped": ("HIC-17", "why-bumped"),
    "claim": ("HIC-20", "why-claim-first"),
    "part": ("HIC-20", "why-act-first"),
    "icon": ("HIC-46", "why-icon-first"),
    "end": ("HIC-R46", "why-end"),
    "put-back": ("HIC-40", "why-put-back-first"),
    "drop": ("HIC-31", "why-drop-first"),
    "deal": ("HIC-30", "why-deal-first"),
    "take": ("HIC-R41", "why-take-first"),
    "discard": ("HIC-45", "why-discard-first"),
    "deliver": ("HIC-50", "why-deliver-first"),
    "quest": ("HIC-52", "why-quest-first"),
    "place": ("HIC-R53", "why-place-first"),
    "lose": ("HIC-82", "why-lose-first"),
    "return": ("HIC-R49", "why-return-first"),
}


# --- between activations -----------------------------------------------------------------------------------


def _why_start(s: State, arguments: Arguments) -> Refusal:
    number = NUMBER.number(arguments["number"])
    mice = s.players[actor(s)].mice
    if mice[STARTER.number(arguments["mouse"])].ring != OUT:
        return Refusal("HIC-90", say("why-started", mouse=f"mouse:{arguments['mouse']}"))
    if number in (0, TWELVE):
        return Refusal("HIC-90", say("why-not-twelve-or-one"))
    if any(mice[other].ring != OUT and mice[other].at == number for other in range(len(STARTER))):
        return Refusal("HIC-90", say("why-own-mouse-there", number=f"number:{arguments['number']}"))
    return Refusal("HIC-R90", say("why-sun-and-moon"))


def _why_activate(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-12", say("why-not-waiting", mouse=f"mouse:{arguments['mouse']}"))


# --- swaps and cards ---------------------------------------------------------------------------------------


def _why_swap(s: State, _: Arguments) -> Refusal:
    frame = s.frames[s.depth - 1]
    if frame.paid > 0:
        return Refusal("HIC-32", say("why-pay-first"))
    if frame.swapped == 1:
        return Refusal("HIC-R30", say("why-swapped-already"))
    return Refusal("HIC-R30", say("why-nothing-to-swap"))


def _why_favor(s: State, arguments: Arguments) -> Refusal:
    card = FAVOR_CARD.number(arguments["card"])
    if not holds_card(s, actor(s), card):
        return Refusal("HIC-46", say("why-no-such-card", card=f"favor:{arguments['card']}"))
    if s.frames[s.depth - 1].paid > 0:
        return Refusal("HIC-32", say("why-pay-first"))
    if cards_wait(s):
        return Refusal("HIC-R46", say("why-card-in-progress"))
    return Refusal("HIC-R46", say("why-no-icon-possible"))


def _why_discard(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-45", say("why-no-such-card", card=f"favor:{arguments['card']}"))


# --- moves -------------------------------------------------------------------------------------------------


def _why_leap(s: State, arguments: Arguments) -> Refusal:
    frame = s.frames[s.depth - 1]
    leaping = (at_icon(s) or frame.step == ACT) and icon_now(s) == LEAP
    choosing = not at_icon(s) and frame.step != ACT
    if choosing and frame.mouse != SCURRIER:
        return Refusal("HIC-19", say("why-only-scurrier"))
    if not choosing and not leaping:
        return _why_other_icon(s)
    if is_covered(s, NUMBER.number(arguments["number"])):
        return Refusal("HIC-22", say("why-covered", number=f"number:{arguments['number']}"))
    return Refusal("HIC-43", say("why-out-of-reach", number=f"number:{arguments['number']}"))


def _why_scamp(s: State, arguments: Arguments) -> Refusal:
    if icon_now(s) != CALL_SCAMP or s.frames[s.depth - 1].paid < cost_now(s):
        return _why_other_icon(s)
    if is_covered(s, NUMBER.number(arguments["number"])):
        return Refusal("HIC-22", say("why-covered", number=f"number:{arguments['number']}"))
    return Refusal("HIC-R44", say("why-scamp-there", number=f"number:{arguments['number']}"))


# --- actions and icons -------------------------------------------------------------------------------------


def _why_other_icon(s: State) -> Refusal:
    """The action at hand is a different one, or has to be paid for first."""
    icon, owed = icon_now(s), cost_now(s) - int(s.frames[s.depth - 1].paid)
    if icon == NO_ICON:
        return Refusal("HIC-20", say("why-act-first"))
    if not is_possible(s, icon, owed, at_icon(s)):
        return Refusal("HIC-R41", say("why-impossible", icon=f"icon:{ICON.token(icon)}"))
    if owed > 0 and not can_pay(s, owed):
        return Refusal("HIC-32", say("why-cannot-pay", cost=owed))
    if owed > 0:
        return Refusal("HIC-21", say("why-costs", cost=owed, icon=f"icon:{ICON.token(icon)}"))
    return Refusal("HIC-20", say("why-other-icon", icon=f"icon:{ICON.token(icon)}"))


def _why_icon(s: State, _: Arguments) -> Refusal:
    return _why_other_icon(s)


def _why_tile_icon(word: str) -> Callable[[State, Arguments], Refusal]:
    """Spend, deliver and return take tiles of the active mouse; take takes basket tiles."""

    def why(s: State, arguments: Arguments) -> Refusal:
        wanted = _ICON_OF_WORD.get(word)
        paying = word == "spend" and cost_now(s) > s.frames[s.depth - 1].paid
        if s.task == NO_TASK and not paying and wanted != icon_now(s):
            return _why_other_icon(s)
        if s.task == NO_TASK and paying and not can_pay(s, cost_now(s)):
            return _why_other_icon(s)
        if (
            word == "take"
            and s.task == NO_TASK
            and is_only_pair(s)
            and count_in(s.basket, TILE.number(arguments["tile"]))
        ):
            return Refusal("HIC-R41", say("why-both-together", tile=f"tile:{TILE.token(s.basket[0])}"))
        if word == "take":
            return Refusal("HIC-41", say("why-not-in-basket", tile=f"tile:{arguments['tile']}"))
        if word == "deliver" and TILE.number(arguments["tile"]) >= TILE.number("crown"):
            return Refusal("HIC-50", say("why-relic"))
        return Refusal(_RULE_OF_WORD[word], say("why-not-carried", tile=f"tile:{arguments['tile']}"))

    return why


_ICON_OF_WORD = {"take": ICON.number("market"), "deliver": ICON.number("deliver"), "return": ICON.number("return")}
_RULE_OF_WORD = {"spend": "HIC-32", "deliver": "HIC-50", "return": "HIC-49"}


def _why_bonus(s: State, arguments: Arguments) -> Refusal:
    card = FAVOR_CARD.number(arguments["card"])
    if not holds_card(s, actor(s), card):
        return Refusal("HIC-46", say("why-no-such-card", card=f"favor:{arguments['card']}"))
    if s.edition.bonus[card] == NO_TILE:
        return Refusal("HIC-46", say("why-no-bonus", card=f"favor:{arguments['card']}"))
    return _why_other_icon(s)


def _why_toss(s: State, arguments: Arguments) -> Refusal:
    if icon_now(s) != ICON.number("toss"):
        return _why_other_icon(s)
    frame = s.frames[s.depth - 1]
    seat, mouse, other = int(frame.seat), int(frame.mouse), MOUSE.number(arguments["mouse"])
    elsewhere = is_in_play(s, seat, other) and number_of(s, seat, other) != number_of(s, seat, mouse)
    if other == mouse or not elsewhere:
        return Refusal("HIC-42", say("why-not-elsewhere", mouse=f"mouse:{arguments['mouse']}"))
    return Refusal("HIC-R42", say("why-nothing-to-swap"))


# --- tasks -------------------------------------------------------------------------------------------------


def _why_put_back(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-40", say("why-not-drawn", tile=f"tile:{arguments['tile']}"))


def _why_drop(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-31", say("why-not-at-hand", tile=f"tile:{arguments['tile']}"))


def _why_give(s: State, arguments: Arguments) -> Refusal:
    mouse = MOUSE.number(arguments["mouse"])
    name = f"mouse:{arguments['mouse']}"
    if not int(s.group) >> mouse & 1:
        return Refusal("HIC-31", say("why-not-sharing", mouse=name))
    if tiles_of(s, actor(s), mouse) >= s.edition.pouches[mouse]:
        return Refusal("HIC-D2", say("why-pouch-full", mouse=name))
    return Refusal("HIC-30", say("why-dealt-in-order", mouse=name))


def _why_place(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-53", say("why-space-filled", cell=f"cell:{arguments['cell']}"))


def _why_lose(s: State, arguments: Arguments) -> Refusal:
    return Refusal("HIC-82", say("why-not-scratched", mouse=f"mouse:{arguments['mouse']}"))


_WHY: dict[str, Callable[[State, Arguments], Refusal]] = {
    "start": _why_start,
    "activate": _why_activate,
    "swap": _why_swap,
    "favor": _why_favor,
    "discard": _why_discard,
    "leap": _why_leap,
    "scamp": _why_scamp,
    "climb": _why_icon,
    "search": _why_icon,
    "draw": _why_icon,
    "wild": _why_icon,
    "toss": _why_toss,
    "take": _why_tile_icon("take"),
    "spend": _why_tile_icon("spend"),
    "deliver": _why_tile_icon("deliver"),
    "return": _why_tile_icon("return"),
    "bonus": _why_bonus,
    "put-back": _why_put_back,
    "drop": _why_drop,
    "give": _why_give,
    "place": _why_place,
    "lose": _why_lose,
}
