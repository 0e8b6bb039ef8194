"""What a game's `heuristics` module has (`Heuristics`) and may have (`Hooks`): what bots know about a game.

A public name of that module that is neither a hook nor used in the module is refused: it is a hook, misspelt.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeAlias, cast

import numpy as np

from tana.core.chance import Rng
from tana.core.errors import TanaError, meant
from tana.core.record import Ints
from tana.core.rule import rule

Choose: TypeAlias = Callable[[Any, Rng, Ints], int]
Policy: TypeAlias = Callable[[Any, Ints, int, Rng], int]


@dataclass(frozen=True)
class MixedStrategy:
    """Actions by lot: a compiled function, the numbers it goes by and room for it to work in (tuples of arrays).

    `weigh(s, data, room, actions, chances)` writes the legal actions and the chance of each, and returns how many.
    """

    weigh: Callable[[Any, Any, Any, Ints, Any], int]
    data: Callable[[], Any]
    room: Callable[[Any], Any]
    most: int
    """No position has more legal actions than this."""

    def __call__(self, s: Any) -> list[tuple[int, float]]:
        """The legal actions of a position, each with the chance to be taken."""
        actions, chances = np.zeros(self.most, dtype=np.int16), np.zeros(self.most)
        data = self.data()
        count = self.weigh(s, data, self.room(data), actions, chances)
        return [(int(actions[i]), float(chances[i])) for i in range(count)]


class BadHeuristics(TanaError):
    """A game's heuristics lack something, or have something that nobody asks for."""


class Heuristics(Protocol):
    """What a game's heuristics must have."""

    @property
    def TERMS(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the terms of an evaluation."""

    @property
    def SPREAD(self) -> float:  # noqa: N802
        """With so many points more than another, a seat wins e times as often."""

    def evaluate(self, s: Any, seat: int, terms: Any, /) -> float:
        """What a position is worth to a seat, in points: the sum of the terms, which it fills in."""


# --- what a game may leave out -----------------------------------------------------------------------------------


@rule
def no_promise(s: Any, action: int) -> float:
    """Nothing is known of an action at a glance."""
    return 0.0


@rule
def nobody_by_policy(s: Any, seat: int, mover: int) -> bool:
    """Everybody's actions are searched."""
    return False


@rule
def no_sight(s: Any) -> int:
    """Nodes do not depend on luck."""
    return -1


@rule
def no_throw(s: Any) -> bool:
    """Chance is met by lot."""
    return False


@rule
def throw_nothing(s: Any, number: int) -> None:
    """Stands in for the throws of a game that has none."""


@rule
def no_horizon(s: Any) -> bool:
    """Everything is searched and played to the end."""
    return False


@rule
def forecast_nothing(s: Any, seats: int, out: Any) -> None:
    """Stands in for the forecast of a game that has none."""


@rule
def keep_belief(s: Any, seat: int, belief: Any) -> None:
    """Nothing is made of the others' moves."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What a game's heuristics may have, and what is done without."""

    ROLLOUT: int = 40
    """Decisions played on before a leaf is evaluated."""
    EXPLORATION: float = 0.5
    """How much a node that was seldom tried is given the benefit of the doubt."""
    PAR: float = 0.0
    """With a single seat: the points that make an even chance."""
    spread_of: Callable[[Any], float] | None = None
    """SPREAD as it is in a position; None: the same all the time."""
    SAMPLES: int | None = None
    """How often digger tries the luck of each action; None: its usual number."""

    promise_of: Callable[[Any, int], float] = no_promise
    """What an action promises at a glance, in points: the policy for playing on takes the most promising one."""
    WHIM: int = 8
    """One in so many choices of that policy is any action at all."""
    DOUBT: int = 4
    """How many quarters of a point that policy may misjudge an action by, less one."""
    choose_rollout: Policy | None = None
    """A whole policy for playing on instead: an action of the first `count` in `legal`."""

    sight: Callable[[Any], int] = no_sight
    """A number from 0 for the public luck that the next decisions depend on: it tells apart the nodes that follow an
    action."""
    THROWS: int = 0
    """How many equally likely throws there are. The tree goes through them in turn, so that their expectation is exact;
    a leaf is played on to the next of them at least."""
    is_throw: Callable[[Any], bool] = no_throw
    """Whether a throw comes next."""
    throw: Callable[[Any, int], None] = throw_nothing
    """Carry out that throw."""
    is_horizon: Callable[[Any], bool] = no_horizon
    """Positions that are judged, not searched and played past: what follows would add more luck than knowledge."""
    forecast: Callable[[Any, int, Any], None] = forecast_nothing
    """The chances of all seats, for those who think ahead: `evaluate` gives terms that can be put into words, this may
    take whatever tells more about who wins."""
    plays_by_policy: Callable[[Any, int, int], bool] = nobody_by_policy
    """Whether, for a searching seat, a mover follows the policy instead of the tree: opponents whose knowledge the tree
    cannot model (it must not peek for them), and plain choices."""

    strategy: MixedStrategy | None = None
    """A mixed strategy instead of a search, for those who think ahead: the legal actions of a position, each with the
    chance to be taken, from nothing but what the seat that decides knows. It is for games in which being read is the
    danger."""

    BELIEFS: int = 1
    """How many numbers the seat keeps from one decision to the next, about what it makes of the others' moves."""
    update_belief: Callable[[Any, int, Any], None] = keep_belief
    """Make something of the others' last moves."""
    recall_belief: Callable[[Any, int, Any], None] | None = None
    """The same from everything that the position remembers, for those who think ahead; None: the same."""
    sample_world: Callable[[Any, int, Any, Rng], None] | None = None
    """Draw a world that agrees with what the seat knows, by its beliefs; None: by `determinize`."""

    def has(self, name: str) -> bool:
        """Whether the game has a hook of its own."""
        return getattr(self, name) is not _DEFAULTS[name]


_DEFAULTS = {field.name: field.default for field in fields(Hooks)}
NEEDED = ("TERMS", "SPREAD", "evaluate")


def hooks_of(heuristics: Heuristics) -> Hooks:
    """The hooks of a game; raises `BadHeuristics` for a name that is no hook, with what was probably meant."""
    module = cast(ModuleType, heuristics)
    for name in NEEDED:
        if not hasattr(module, name):
            raise BadHeuristics(f"{module.__name__} has no {name!r}, which every game's heuristics need")
    for name in _unused(module):
        if name not in _DEFAULTS and name not in NEEDED:
            hint = meant(name, _DEFAULTS) or f"; hooks: {', '.join(_DEFAULTS)}"
            raise BadHeuristics(f"{module.__name__}: nothing uses {name!r}, and it is no hook{hint}")
    return Hooks(**{name: getattr(module, name) for name in _DEFAULTS if hasattr(module, name)})


def _unused(module: ModuleType) -> list[str]:
    """The public names that a module defines and does not use itself."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_bytes())
    defined: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            defined.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined += [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return [name for name in defined if name not in used and not name.startswith("_")]


def quick_choice(rules: Any) -> Choose | None:
    """What `rules` may have beside the contract: `choose_uniformly(s, policy, buffer)`, a quicker way to any legal
    action than from the list of all (the contract suite compares them)."""
    return cast("Choose | None", getattr(rules, "choose_uniformly", None))


def kind_of_decision(rules: Any) -> Callable[[Any], int] | None:
    """What `rules` may have beside the contract, where a game has much code: `kind_of_decision(s)`, a small number that
    tells which way through the rules comes next, so that a GPU can play games alike side by side."""
    return cast("Callable[[Any], int] | None", getattr(rules, "kind_of_decision", None))
