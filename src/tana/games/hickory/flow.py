"""How a game runs: every phase, step and task, what it asks, and what can follow.

Four levels, each interrupting the one below it:

TASKS       something half done, such as tiles to stow: it is finished before anything else
CARD        the icons of a favor card that the active mouse has played
ACTIVATION  the active mouse: the top one of a small stack, since a bumped mouse acts before the newcomer goes on
ROUND       the round, while no mouse is active

`run` goes on at the highest level that applies until a player has to decide. The rules are dispatched from this table,
and `docs/rules/hickory-flow.md` is drawn from it.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import NamedTuple, cast

import numpy as np

from tana.compile.gpu_inlining import one_copy
from tana.compile.rule import rule
from tana.core.chance import Rng
from tana.core.domain import Domain
from tana.core.events import Log
from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.activation import go_on_acting, go_on_claiming, go_on_ending, go_on_with_icon, leap_off_hand
from tana.games.hickory.board import active_mouse, actor
from tana.games.hickory.delivery import go_on_delivering, go_on_placing, score_delivery
from tana.games.hickory.moves import at_icon, end_activation
from tana.games.hickory.relics import go_on_discarding, go_on_returning
from tana.games.hickory.rounds import end_round, strike_hour
from tana.games.hickory.solo import go_on_losing, go_on_scratching
from tana.games.hickory.spaces import resolve_plainly
from tana.games.hickory.state import NO_TASK, PHASE, STEP, TASK, State
from tana.games.hickory.ticks import activate_on_hand, activate_on_inner, go_on_fleeing, offer_swaps, start_tick
from tana.games.hickory.tiles import go_on_dealing, go_on_dropping, go_on_putting_back, go_on_taking

GoOn = Callable[[State, Rng, Log | None], bool]
BACK = "back"
"""What follows when a level is done: the level below goes on where it was."""


class Stage(NamedTuple):
    """One phase, step or task."""

    name: str
    go_on: Callable[..., bool | None] | None
    """Advances by itself and returns True when the player has to decide. None: always waits for the player."""
    what: str
    asks: str = ""
    """The words of the actions that a player may choose here."""
    then: str = ""
    """The stages that can follow, by themselves or by a choice."""


class Level(NamedTuple):
    """Stages of which one is current."""

    title: str
    who: str
    """Who is asked."""
    current: str
    """Where a rule finds the current stage."""
    of: Domain
    stages: tuple[Stage, ...]
    before: str = "pass"
    """What the rule looks up first."""


ROUND = Level(
    "The round",
    "the next player in priority order",
    "s.phase",
    PHASE,
    (
        Stage("start", None, "HIC-90: advanced setup, mouse by mouse", "start", "start tick"),
        Stage("tick", start_tick, "HIC-10: the minute hand moves", then="tick hand scratch round-end"),
        Stage("hand", activate_on_hand, "HIC-10: mice on the hand, tip first", then="choose-on-hand inner"),
        Stage("inner", activate_on_inner, "HIC-12: mice on the inner ring", "activate", "choose-on-inner swap"),
        Stage("swap", offer_swaps, "HIC-30: once to each player", "swap keep", "swap deal tick round-end"),
        Stage("round-end", end_round, "HIC-60: the cat's paws are placed", then="scratch hour"),
        Stage("scratch", go_on_scratching, "HIC-82: alone, the cat scratches", then="scratch lose flee"),
        Stage("flee", go_on_fleeing, "HIC-82: off a covered hand", then="forced-leap hand tick round-end hour"),
        Stage("hour", strike_hour, "HIC-61 to HIC-64: the next round, or midnight", then="tick over"),
        Stage("over", None, "HIC-70: the game is over"),
    ),
)

ACTIVATION = Level(
    "The active mouse",
    "its player",
    "frame.step",
    STEP,
    (
        Stage(
            "choose-on-hand",
            None,
            "HIC-13, HIC-19: stay, or leave the hand",
            asks="stay hop-off leap swap favor",
            then="claim icon deal back",
        ),
        Stage(
            "choose-on-inner",
            None,
            "HIC-14: move out, or onto the hand",
            asks="outer hop-on swap favor",
            then="claim choose-bumped end icon deal",
        ),
        Stage(
            "choose-bumped",
            None,
            "HIC-17: fallen off the hand, it lands",
            asks="hop-off hop-back leap swap favor",
            then="claim icon deal",
        ),
        Stage("claim", go_on_claiming, "HIC-20: the leaf", "claim skip swap favor", "act drop icon deal"),
        Stage(
            "act",
            go_on_acting,
            "HIC-20, HIC-21: the space's action, part by part",
            asks="skip spend bonus climb search draw wild take scamp leap toss deliver return swap favor",
            then="act claim end icon resolve take drop deal deliver return",
        ),
        Stage("end", go_on_ending, "HIC-46: last cards", "done swap favor", "icon deal back"),
        Stage("spent", end_activation, "HIC-44: a Scamp that was called away", then="back"),
        Stage("forced-leap", leap_off_hand, "HIC-82: alone, a paw covers the hand's number", then="claim"),
    ),
    before="frame = s.frames[s.depth - 1]",
)

CARD = Level(
    "A favor card",
    "the active mouse's player",
    "",
    Domain("card", ("icon",)),
    (
        Stage(
            "icon",
            go_on_with_icon,
            "HIC-46: icon by icon",
            asks="skip climb search draw wild take scamp leap toss swap",
            then="icon claim resolve take drop deal back",
        ),
    ),
)

TASKS = Level(
    "A task",
    "the active mouse's player",
    "s.task",
    TASK,
    (
        Stage("resolve", resolve_plainly, "HIC-40, HIC-45, HIC-47: no choice", then="put-back drop discard back"),
        Stage("take", go_on_taking, "HIC-41: the second basket tile", "take", "take drop"),
        Stage("put-back", go_on_putting_back, "HIC-40: the Spotter's pick", "put-back", "drop"),
        Stage("drop", go_on_dropping, "HIC-31: tiles that do not fit", "drop", "drop deal"),
        Stage("deal", go_on_dealing, "HIC-30, HIC-31: tiles into pouches", "give", "deal back"),
        Stage("return", go_on_returning, "HIC-49: relics for Lord Cuckoo", "return score", "return discard"),
        Stage("discard", go_on_discarding, "HIC-45: down to two favor cards", "discard", "discard back"),
        Stage("deliver", go_on_delivering, "HIC-50: items to deliver", "deliver bonus score", "deliver score"),
        Stage("score", score_delivery, "HIC-50: points for a delivery", then="quest place"),
        Stage("quest", None, "HIC-52: one of two quests", "quest", "place"),
        Stage("place", go_on_placing, "HIC-53: tiles onto the hunt board", "place", "place back"),
        Stage("lose", go_on_losing, "HIC-82: alone, tiles for the cat", "lose", "lose back"),
    ),
    before="seat, mouse = actor(s), active_mouse(s)",
)

TILE_TASKS = 5
"""Most tasks are among these first ones, which are dispatched by a rule small enough to be inlined."""

LEVELS = (TASKS, CARD, ACTIVATION, ROUND)
ASKED_IN_TASK = np.zeros((len(TASK), len(ACTIONS)), np.bool_)
"""By task and family: whether the task asks for it."""
for _task in TASKS.stages:
    for _word in _task.asks.split():
        ASKED_IN_TASK[TASK.number(_task.name), ACTIONS.base(_word)] = True


# --- the dispatch --------------------------------------------------------------------------------------------------


def dispatch(name: str, level: Level, otherwise: GoOn | None = None) -> GoOn:
    """Make the rule that goes on at a level: an if-statement for each stage that does anything, in the table's order.

    A stage's function gets its arguments by name. A later row that can follow does so without returning first. When
    no row applies, `otherwise` goes on.
    """
    current = level.current
    lines = [f"def {name}(s, rng, log):", f"    {level.before}"]
    scope: dict[str, object] = {"__name__": __name__, "actor": actor, "active_mouse": active_mouse}
    scope["otherwise"] = otherwise
    active = [stage for stage in level.stages if stage.go_on is not None]
    for at, stage in enumerate(active):
        go_on = cast(Callable[..., object], stage.go_on)
        function: Callable[..., object] = getattr(go_on, "py_func", go_on)
        scope[function.__name__] = stage.go_on
        call = f"{function.__name__}({', '.join(signature(function).parameters)})"
        asks = function.__annotations__["return"] == "bool"
        lines += [f"    if {current} == {level.of.number(stage.name)}:"]
        if {later.name for later in active[at + 1 :]}.isdisjoint(stage.then.split()):
            lines += [f"        return {call}"] if asks else [f"        {call}", "        return False"]
        else:
            lines += [f"        if {call}:", "            return True"] if asks else [f"        {call}"]
    waiting = [f"{current} == {level.of.number(stage.name)}" for stage in level.stages if stage.go_on is None]
    lines += [f"    return {'otherwise(s, rng, log)' if otherwise else ' or '.join(waiting) or 'False'}"]
    exec(compile("\n".join(lines), __file__, "exec"), scope)
    return rule(cast(GoOn, scope[name]))


go_on_with_phase = dispatch("go_on_with_phase", ROUND)
go_on_with_step = dispatch("go_on_with_step", ACTIVATION)
go_on_with_rest = dispatch("go_on_with_rest", TASKS._replace(stages=TASKS.stages[TILE_TASKS:]))
go_on_with_task = dispatch("go_on_with_task", TASKS._replace(stages=TASKS.stages[:TILE_TASKS]), go_on_with_rest)


@rule
def run(s: State, rng: Rng, log: Log | None) -> None:
    """Go on until somebody has to decide or the game is over."""
    one_copy()
    deciding = False
    while not deciding:
        if s.task != NO_TASK:
            deciding = go_on_with_task(s, rng, log)
        elif s.depth == 0:
            deciding = go_on_with_phase(s, rng, log)
        elif at_icon(s):
            deciding = go_on_with_icon(s)
        else:
            deciding = go_on_with_step(s, rng, log)
