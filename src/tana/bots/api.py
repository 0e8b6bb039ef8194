"""What a bot is given and what it gives back.

A bot never gets the true state. It gets a `Glimpse`: one world sampled from everything its seat may know.
`determinize` is canonical (two true states that a seat cannot tell apart give the same world for the same
entropy), so a glimpse depends only on the seat's information and the entropy. The view, the legal actions and any
number of further worlds are derived from that one world.

Actions are numbers for programs and notations for people: `legal` and `legal_texts` list the same ones in the same
order, and a bot may answer with either. (A `Match` has the same two lists: `legal_numbers()` and `legal()`.)

    class Careful:
        def __init__(self, game):
            self.game = game

        def choose(self, glimpse):
            return glimpse.legal[0]

Such a class in a file `careful.py` is used everywhere as the bot `careful.py:Careful`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Protocol, TypeAlias, cast, runtime_checkable

import numpy as np

from tana.bots.options import fault_in
from tana.bots.playouts import NO_ACTION, Playouts, draw_worlds, play_worlds
from tana.bots.search_types import Records
from tana.core.chance import POLICY, Rng, below, derive_entropy, rng_from
from tana.core.game import Game
from tana.core.integers import is_whole
from tana.core.record import AnyRecord, Record, to_bytes
from tana.core.registry import game as find_game
from tana.engine.readiness import at_best_speed
from tana.errors import BadNotation, TanaError, meant

State: TypeAlias = AnyRecord
"""A record of a game that is known only at run time: bots read its fields."""

RANDOM = "random"
LEVELS = ("sprout", "digger", "fox", "owl")
"""The levels people choose from, weakest first."""
BUILT_IN = (RANDOM, *LEVELS)
"""Specs that need no file: the only ones a server accepts from its users."""


class BadBot(TanaError):
    """A bot that cannot be created, or that answered something invalid."""


@dataclass(frozen=True, repr=False)
class Glimpse:
    """What one seat may know when it has to decide, and entropy for the bot."""

    game: str
    seat: int
    world: bytes
    """The bytes of one world that is consistent with everything the seat knows."""
    entropy: bytes

    def __reduce__(self) -> tuple[type[Glimpse], tuple[str, int, bytes, bytes]]:
        """Pickle the fields only, without cached properties."""
        return Glimpse, (self.game, self.seat, self.world, self.entropy)

    @cached_property
    def rulebook(self) -> Game[Record]:
        """The game, for its actions, domains and rules."""
        return find_game(self.game)

    @cached_property
    def state(self) -> State:
        """The world as a state: a copy that may be changed."""
        return state_of(self.rulebook, self.world)

    @cached_property
    def view(self) -> State:
        """What the seat sees: the same in every world that is consistent with its knowledge."""
        return self.rulebook.view(state_of(self.rulebook, self.world), self.seat)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The legal actions as numbers, ascending: at least one."""
        return tuple(at_best_speed(self.rulebook, "bots").legal(state_of(self.rulebook, self.world)))

    @cached_property
    def legal_texts(self) -> tuple[str, ...]:
        """The notations of the legal actions, in the same order."""
        return tuple(self.notation(action) for action in self.legal)

    @property
    def seats(self) -> int:
        """The number of seats in the game."""
        return self.rulebook.seats_of(self.state)

    def __repr__(self) -> str:
        return f"<Glimpse of {self.game} from seat {self.seat}: {len(self.legal)} legal actions>"

    def _repr_svg_(self) -> str:
        """A picture of what the seat sees, for notebooks."""
        return self.rulebook.picture(self.view)

    def notation(self, action: int) -> str:
        """The notation of an action."""
        return self.rulebook.actions.notation(action)

    def rng(self, purpose: str = "") -> Rng:
        """A random generator for the bot: the same for the same glimpse and purpose."""
        digest = hashlib.sha256(b"tana/1/bot/" + self.entropy + purpose.encode()).digest()
        return rng_from(digest[:8])

    def worlds(self, count: int) -> Iterator[State]:
        """Independent samples of the true state, as far as the seat can know it."""
        for number in range(count):
            world = state_of(self.rulebook, self.world)
            self.rulebook.rules.determinize(world, self.seat, self.rng(f"world {number}"))
            yield world

    # These run compiled. The first call for a game in a process compiles the code, unless `tana compile` has done so.

    def batch(self, count: int) -> Records:
        """Independent samples of the true state as an array, for bots with compiled code."""
        return draw_worlds(self, count)

    def playouts(self, count: int) -> Playouts:
        """The results of random games, each from its own sample of the true state."""
        return play_worlds(self, [NO_ACTION], count)[0]

    def rollout(self, actions: Iterable[int], count: int) -> dict[int, Playouts]:
        """The results of random games after each of some actions, all in the same worlds and with the same luck."""
        wanted = list(actions)
        if unknown := set(wanted) - set(self.legal):
            raise BadBot(f"{self.notation(min(unknown))!r} is not allowed now")
        return dict(zip(wanted, play_worlds(self, wanted, count), strict=True))


@dataclass(frozen=True)
class Estimate:
    """A bot's estimate of one action."""

    action: int
    chance: float
    """Estimated share of the win: 1 for a sure win, 1/n for a tie of n."""
    score: float
    """Estimated final points."""
    visits: int = 0
    """How often the search tried it; 0 without a search."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The terms of the evaluation after the action, by name: the reasons."""


@dataclass(frozen=True)
class Choice:
    """A bot's answer. `note` is empty or one of `NOTES`, which clients show as a text."""

    action: int
    note: str = ""
    estimates: tuple[Estimate, ...] = ()
    """Best first; empty for bots without estimates."""


WARMING_UP, CANCELLED, RECOVERED, OUT_OF_TIME = "warming-up", "cancelled", "recovered", "out-of-time"
NOTES = (WARMING_UP, CANCELLED, RECOVERED, OUT_OF_TIME)
"""Why a choice is not the bot's best: a weaker level answered while the search was being compiled; the search was
stopped early; the bot failed, or took too long, and was replaced by a random legal action."""


class Bot(Protocol):
    """Anything that chooses. One instance plays one seat of one game and may remember earlier glimpses."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """Return an action of `glimpse.legal`."""


Progress = Callable[[float], None]
"""Progress callback: the fraction done, 0 to 1."""


@runtime_checkable
class Thinker(Protocol):
    """A bot with a compiled search: it reports progress, can be stopped, and has a stand-in until it is compiled."""

    stand_in: Bot

    def choose(self, glimpse: Glimpse) -> Choice:
        """Return an action of `glimpse.legal`."""

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """Set what to poll for an early end, and what to call with the progress."""


def state_of(game: Game[Record], world: bytes) -> State:
    """The state of these bytes: a copy that may be changed."""
    return np.frombuffer(bytearray(world), dtype=game.rules.State.dtype)[0]


def glimpse(game: Game[Record], state: Record, seat: int, entropy: bytes) -> Glimpse:
    """What a seat may know of a state. The entropy (8 bytes) must not be derived from the game's randomness."""
    return Glimpse(game.name, seat, to_bytes(game.determinize(state, seat, rng_from(entropy))), entropy)


def bot_entropy(root: bytes, seat: int, number: int) -> bytes:
    """Entropy for the glimpse of a seat before action `number`, from the bots' own root."""
    return derive_entropy(root + b"/bot/%d" % seat, number)


# --- specs -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spec:
    """A bot as people write it: a level or `file.py:Class`, and options after a colon."""

    name: str
    path: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def built_in(self) -> bool:
        """Whether it needs no file."""
        return not self.path


def parse_spec(text: str) -> Spec:
    """`fox`, `fox:seconds=0.5,seed=3`, `bots/mine.py:Bot`, `bots/mine.py:Bot:depth=2`.

    Raises `BadBot` for anything else, and for options that a built-in bot does not have.
    """
    if not isinstance(text, str):
        raise BadBot(f"{text!r} is not a bot: give a text such as 'fox' or 'file.py:Class'")
    path, found, rest = text.partition(".py:")
    if found:
        name, _, options = rest.partition(":")
        if not name.isidentifier():
            raise BadBot(f"{text!r} does not name a class of the file: {path}.py:Class")
        return Spec(name, f"{path}.py", _parse_options(text, options))
    name, _, options = text.partition(":")
    if name.endswith(".py"):
        raise BadBot(f"{text!r} does not name a class of the file: {name}:Class")
    if name not in BUILT_IN:
        raise BadBot(f"no bot is called {name!r}{meant(name, BUILT_IN)}; bots: {', '.join(BUILT_IN)}, or file.py:Class")
    spec = Spec(name, "", _parse_options(text, options))
    if fault := fault_in(name, spec.options):
        raise BadBot(fault)
    return spec


def _parse_options(text: str, options: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in filter(None, options.split(",")):
        key, equals, value = part.partition("=")
        key = key.strip()
        if not equals or not key:
            raise BadBot(f"in {text!r}: {part!r} should be name=value")
        if key in found:
            raise BadBot(f"in {text!r}: {key} is given twice")
        found[key] = value.strip()
    return found


def make_bot(spec: str, game: str, *, explain: bool = True) -> Bot:
    """Create the bot of a spec for one seat of one game; raises `BadBot` or `UnknownGame`.

    Without `explain` the levels leave out their reasons, which saves a little time.
    """
    wanted = parse_spec(spec)
    find_game(game)
    if not wanted.built_in:
        return AuthoredBot(wanted, game)
    if wanted.name == RANDOM:
        return RandomBot(**wanted.options)
    from tana.bots.levels import make_level

    return make_level(wanted.name, game, wanted.options, explain)


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: str = "") -> None:
        self._purpose = RANDOM + seed

    def choose(self, glimpse: Glimpse) -> Choice:
        """Return a random legal action."""
        return Choice(glimpse.legal[below(glimpse.rng(self._purpose), POLICY, len(glimpse.legal))])


class Authored(Protocol):
    """What the class of a bot author has to provide."""

    def choose(self, glimpse: Glimpse) -> Choice | int | str:
        """Return an action of `glimpse.legal`, as a choice, a number or a notation."""


class AuthoredBot:
    """A class from a file: created with the game (and options), asked with a glimpse.

    Its `choose` may return a `Choice`, the number of an action, or its notation.
    """

    def __init__(self, spec: Spec, game: str) -> None:
        module = _load_file(spec.path)
        found: object = getattr(module, spec.name, None)
        if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
            classes = [name for name, one in vars(module).items() if inspect.isclass(one) and hasattr(one, "choose")]
            hint = meant(spec.name, classes)
            raise BadBot(f"{spec.path} has no class {spec.name} with a method choose(glimpse){hint}")
        self._name = spec.name
        try:
            self._bot = cast(Callable[..., Authored], found)(find_game(game), **spec.options)
        except (Exception, SystemExit) as fault:
            raise BadBot(f"{spec.path}:{spec.name} could not be created: {_said(fault)}") from fault

    def choose(self, glimpse: Glimpse) -> Choice:
        """Ask the bot, and check its answer against a list it cannot have changed."""
        legal = glimpse.legal
        answer = self._bot.choose(glimpse)
        if isinstance(answer, str):
            answer = self._parsed(answer, glimpse)
        choice = answer if isinstance(answer, Choice) else Choice(answer)
        action = whole(choice.action)
        if action is None:
            raise BadBot(f"{self._name} answered {choice.action!r}: an action is a whole number or its notation")
        if action not in legal:
            raise BadBot(f"{self._name} chose {_shown(action, glimpse)}: not allowed now")
        return replace(choice, action=action)

    def _parsed(self, text: str, glimpse: Glimpse) -> int:
        try:
            return glimpse.rulebook.actions.parse(text)
        except BadNotation as fault:
            raise BadBot(f"{self._name} answered {text!r}: {fault}") from None


def _shown(action: int, glimpse: Glimpse) -> str:
    return repr(glimpse.notation(action)) if 0 <= action < len(glimpse.rulebook.actions) else str(action)


def whole(answer: object) -> int | None:
    """The value of an integer of Python or NumPy; None for anything else, including booleans and floats."""
    return int(answer) if is_whole(answer) else None


def referee(choice: Choice, legal: Sequence[int], glimpse: Glimpse) -> Choice:
    """Return the choice if it is legal in the true state, else a random legal action with the note RECOVERED.

    A bot may have changed its glimpse, so the owner of the true state calls this before playing.
    """
    action = whole(choice.action)
    if action is None or action not in legal:
        return Choice(legal[below(glimpse.rng(RECOVERED), POLICY, len(legal))], RECOVERED)
    return replace(choice, action=action)


def _said(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__


def _load_file(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise BadBot(f"no file {path}")
    spec = importlib.util.spec_from_file_location(f"tana_bot_{Path(path).stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:
        raise BadBot(f"{path} cannot be loaded: {_said(fault)}") from fault
    return module
