"""What a game's `heuristics` module must define (`Heuristics`) and may define (`Hooks`) for bots.

A public name of that module that is neither a hook nor used in the module is rejected as a misspelt hook.
"""

import ast
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeAlias, cast

import numpy as np

from tana.compile.rule import rule
from tana.core.chance import Rng
from tana.core.game import Rules
from tana.core.record import AnyRecord, Floats, Ints
from tana.errors import TanaError, meant

Choose: TypeAlias = Callable[[AnyRecord, Rng, Ints], int]
Arrays: TypeAlias = Any
"""A named tuple of arrays that differs from game to game."""
Policy: TypeAlias = Callable[[AnyRecord, Ints, int, Rng], int]


@dataclass(frozen=True)
class MixedStrategy:
    """Random actions: a compiled function, its parameters and its workspace (tuples of arrays).

    `weigh(s, data, room, actions, chances)` writes the legal actions and their probabilities, and returns how many.
    """

    weigh: Callable[[AnyRecord, Arrays, Arrays, Ints, Floats], int]
    data: Callable[[], Arrays]
    room: Callable[[Arrays], Arrays]
    most: int
    """The most legal actions of any position."""

    def __call__(self, s: AnyRecord) -> list[tuple[int, float]]:
        """The legal actions of a position, each with its probability."""
        actions, chances = np.zeros(self.most, dtype=np.int16), np.zeros(self.most)
        data = self.data()
        count = self.weigh(s, data, self.room(data), actions, chances)
        return [(int(actions[i]), float(chances[i])) for i in range(count)]


class BadHeuristics(TanaError):
    """Heuristics that lack a required name, or have a name that nothing uses."""


class Heuristics(Protocol):
    """What a game's heuristics must define."""

    @property
    def TERMS(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the terms of an evaluation."""

    @property
    def SPREAD(self) -> float:  # noqa: N802
        """The lead in points that multiplies the odds of winning by e."""

    def evaluate(self, s: AnyRecord, seat: int, terms: Floats, /) -> float:
        """The value of a position for a seat, in points: the sum of the terms, which it fills in."""


@rule
def no_promise(s: AnyRecord, action: int) -> float:
    """Every action is equally promising."""
    return 0.0


@rule
def nobody_by_policy(s: AnyRecord, seat: int, mover: int) -> bool:
    """All seats are searched."""
    return False


@rule
def no_sight(s: AnyRecord) -> int:
    """Nodes do not depend on luck."""
    return -1


@rule
def nowhere(s: AnyRecord) -> bool:
    """No position is a throw or a horizon."""
    return False


@rule
def throw_nothing(s: AnyRecord, number: int) -> None:
    """Do nothing, in a game without throws."""


@rule
def leave_alone(s: AnyRecord, number: int, numbers: Floats) -> None:
    """Do nothing, in a game without forecasts or beliefs."""


@rule
def write_nothing(s: AnyRecord, out: Floats) -> None:
    """Do nothing, in a game whose network reads observations."""


@dataclass(frozen=True, kw_only=True)
class Hooks:
    """What a game's heuristics may define, with the defaults."""

    ROLLOUT: int = 40
    """Decisions played on before a leaf is evaluated."""
    EXPLORATION: float = 0.5
    """The exploration constant: the bonus of nodes that were seldom tried."""
    PAR: float = 0.0
    """With a single seat: the points that count as an even chance of winning."""
    spread_of: Callable[[AnyRecord], float] | None = None
    """SPREAD in a position; None if it is constant."""
    SECONDS: float = 1.0
    """How long fox and owl think about a move; less where more thinking does not help."""
    SAMPLES: int | None = None
    """How many samples of luck digger takes for each action; None for its default."""
    BLUNDERS: float = 0.3
    """How often sprout plays at random."""
    NOISE: float = 1.0
    """How far sprout misjudges an action at most, relative to the difference between the best and the worst one."""

    promise_of: Callable[[AnyRecord, int], float] = no_promise
    """A quick estimate of an action, in points: the rollout policy takes the most promising one."""
    WHIM: int = 8
    """The rollout policy takes a random action once in this many choices."""
    DOUBT: int = 4
    """The noise of the rollout policy: 1 plus the most quarters of a point it may misjudge an action by."""
    choose_rollout: Policy | None = None
    """A complete rollout policy: returns one of the first `count` actions in `legal`."""

    sight: Callable[[AnyRecord], int] = no_sight
    """A number from 0 for the public luck that the next decisions depend on: it distinguishes the nodes that follow an
    action."""
    THROWS: int = 0
    """The number of equally likely throws. The tree goes through them in turn, so that their expectation is exact; a
    rollout lasts at least until the next throw."""
    is_throw: Callable[[AnyRecord], bool] = nowhere
    """Whether a throw comes next."""
    throw: Callable[[AnyRecord, int], None] = throw_nothing
    """Carry out that throw."""
    is_horizon: Callable[[AnyRecord], bool] = nowhere
    """Positions that are evaluated instead of searched further: beyond them there is more luck than knowledge."""
    forecast: Callable[[AnyRecord, int, Floats], None] = leave_alone
    """The win probabilities of all seats, for bots that search. Unlike `evaluate`, whose terms can be explained in
    words, it may use anything that predicts who wins."""
    INPUTS: int = 0
    """How many numbers a network reads that `write_inputs` writes."""
    write_inputs: Callable[[AnyRecord, Floats], None] = write_nothing
    """Write a position that is not over as the network reads it, over zeros: whole numbers from -128 to 127, relative
    to the seat that decides. A search evaluates sampled worlds, so hidden information may be read; without this hook
    the network reads the observation of the seat that decides."""
    plays_by_policy: Callable[[AnyRecord, int, int], bool] = nobody_by_policy
    """Whether, for a searching seat, a mover follows the rollout policy instead of the tree: opponents with knowledge
    that the tree must not use, and trivial choices."""

    strategy: MixedStrategy | None = None
    """A mixed strategy instead of a search: the probability of each legal action, computed only from what the seat that
    decides knows. It is for games in which predictable players lose."""

    BELIEFS: int = 1
    """How many numbers a seat keeps between decisions, as its beliefs about hidden information."""
    update_belief: Callable[[AnyRecord, int, Floats], None] = leave_alone
    """Update the beliefs after the others' last moves."""
    recall_belief: Callable[[AnyRecord, int, Floats], None] | None = None
    """Compute the beliefs from everything that the position remembers, for bots that search; None: `update_belief`."""
    sample_world: Callable[[AnyRecord, int, Floats, Rng], None] | None = None
    """Sample a world that is consistent with what the seat knows, weighted by its beliefs; None: `determinize`."""

    def has(self, name: str) -> bool:
        """Whether the game defines this hook."""
        return getattr(self, name) is not _DEFAULTS[name]


_DEFAULTS = {field.name: field.default for field in fields(Hooks)}
NEEDED = ("TERMS", "SPREAD", "evaluate")


def hooks_of(heuristics: Heuristics) -> Hooks:
    """The hooks of a game; raises `BadHeuristics` for a name that is not a hook, with a suggestion."""
    module = cast(ModuleType, heuristics)
    for name in NEEDED:
        if not hasattr(module, name):
            raise BadHeuristics(f"{module.__name__} has no {name!r}, which every game's heuristics need")
    for name in _unused(module):
        if name not in _DEFAULTS and name not in NEEDED:
            hint = meant(name, _DEFAULTS) or f"; hooks: {', '.join(_DEFAULTS)}"
            raise BadHeuristics(f"{module.__name__}: nothing uses {name!r}, and it is not a hook{hint}")
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


def quick_choice(rules: Rules) -> Choose | None:
    """The optional `choose_uniformly(s, policy, buffer)` of a game's rules: a random legal action, without listing all
    of them first. The contract suite compares both ways."""
    return cast("Choose | None", getattr(rules, "choose_uniformly", None))


def kind_of_decision(rules: Rules) -> Callable[[AnyRecord], int] | None:
    """The optional `kind_of_decision(s)` of a game's rules: a small number for the code path that comes next, so that a
    GPU can run similar games side by side."""
    return cast("Callable[[AnyRecord], int] | None", getattr(rules, "kind_of_decision", None))
