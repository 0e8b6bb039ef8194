"""What a bot is given and what it gives back.

A bot never meets the true state. It is handed a `Glimpse`: one world drawn from everything its seat may know.
`determinize` is canonical (two true states that a seat cannot tell apart give the same world for the same
entropy), so a glimpse is a function of the seat's information and the entropy alone. The view, the legal actions
and any number of further worlds all come out of that one world.

Actions are numbers for programs and texts for people: `legal` and `legal_texts` list the same ones in the same order,
and a bot may answer with either. (A `Match` has the same two lists: `legal_numbers()` and `legal()`.)

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
from typing import Any, Protocol, runtime_checkable

import numpy as np

from tana.bots.options import fault_in
from tana.bots.playouts import NO_ACTION, Playouts, draw_worlds, play_worlds
from tana.core.chance import POLICY, Rng, below, derive_entropy, rng_from
from tana.core.errors import BadNotation, TanaError, meant
from tana.core.game import Game
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.core.whole import is_whole

RANDOM = "random"
LEVELS = ("sprout", "digger", "fox", "owl")
"""The levels people choose from, weakest first."""
BUILT_IN = (RANDOM, *LEVELS)
"""Specs that need no file: the only ones a server may take from a stranger."""


class BadBot(TanaError):
    """A bot that cannot be made, or that broke the agreement."""


@dataclass(frozen=True, repr=False)
class Glimpse:
    """What one seat may know when it has to decide, and entropy of the bot's own."""

    game: str
    seat: int
    world: bytes
    """The memory of one world that agrees with everything the seat knows."""
    entropy: bytes

    def __reduce__(self) -> tuple[type[Glimpse], tuple[str, int, bytes, bytes]]:
        """For another process: what it was made of, without what has been worked out from it."""
        return Glimpse, (self.game, self.seat, self.world, self.entropy)

    @cached_property
    def rulebook(self) -> Game[Any]:
        """The game, for its actions, domains and rules."""
        return find_game(self.game)

    @cached_property
    def state(self) -> Any:
        """The world as a state (a copy that may be changed)."""
        return state_of(self.rulebook, self.world)

    @cached_property
    def view(self) -> Any:
        """What the seat sees; every world that agrees with its knowledge gives the same."""
        return self.rulebook.view(state_of(self.rulebook, self.world), self.seat)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The legal actions as numbers, ascending: at least one."""
        return tuple(self.rulebook.legal(state_of(self.rulebook, self.world)))

    @cached_property
    def legal_texts(self) -> tuple[str, ...]:
        """The same actions as texts, in the same order."""
        return tuple(self.notation(action) for action in self.legal)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.rulebook.seats_of(self.state)

    def __repr__(self) -> str:
        return f"<Glimpse of {self.game} from seat {self.seat}: {len(self.legal)} legal actions>"

    def _repr_svg_(self) -> str:
        """For notebooks: what the seat sees."""
        return self.rulebook.picture(self.view)

    def notation(self, action: int) -> str:
        """The text of an action."""
        return self.rulebook.actions.notation(action)

    def rng(self, purpose: str = "") -> Rng:
        """Luck of the bot's own: the same for the same glimpse and purpose."""
        digest = hashlib.sha256(b"tana/1/bot/" + self.entropy + purpose.encode()).digest()
        return rng_from(digest[:8])

    def worlds(self, count: int) -> Iterator[Any]:
        """Independent draws of the true state, as far as the seat can know it."""
        for number in range(count):
            world = state_of(self.rulebook, self.world)
            self.rulebook.rules.determinize(world, self.seat, self.rng(f"world {number}"))
            yield world

    # In compiled code. The first call for a game in a process compiles it, unless `tana compile` has done so.

    def batch(self, count: int) -> Any:
        """The same as an array of states, for programs of one's own that are compiled too."""
        return draw_worlds(self, count)

    def playouts(self, count: int) -> Playouts:
        """How so many games end, each played on at random from a world of its own."""
        return play_worlds(self, [NO_ACTION], count)[0]

    def rollout(self, actions: Iterable[int], count: int) -> dict[int, Playouts]:
        """The same after each of some actions, all of them in the same worlds and with the same luck to come."""
        wanted = list(actions)
        if unknown := set(wanted) - set(self.legal):
            raise BadBot(f"{self.notation(min(unknown))!r} is not allowed now")
        return dict(zip(wanted, play_worlds(self, wanted, count), strict=True))


@dataclass(frozen=True)
class Estimate:
    """What a bot thinks of one action."""

    action: int
    chance: float
    """Estimated share of the win: 1 for a sure win, 1/n for a tie of n."""
    score: float
    """Estimated final points."""
    visits: int = 0
    """How often the search tried it."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The terms of the heuristic after the action, by name: the reasons."""


@dataclass(frozen=True)
class Choice:
    """What a bot does. `note` is a token for clients to put into words, empty as a rule (see `NOTES`)."""

    action: int
    note: str = ""
    estimates: tuple[Estimate, ...] = ()
    """Best first; empty for bots that do not estimate."""


WARMING_UP, CANCELLED, RECOVERED, OUT_OF_TIME = "warming-up", "cancelled", "recovered", "out-of-time"
NOTES = (WARMING_UP, CANCELLED, RECOVERED, OUT_OF_TIME)
"""Why a choice is not the bot's best: a weaker level answered while the search compiled; the search was stopped
early; the bot broke down, or took too long, and a random legal action was taken for it."""


class Bot(Protocol):
    """Anything that chooses. One instance plays one seat of one game and may keep a memory."""

    def choose(self, glimpse: Glimpse) -> Choice:
        """An action of `glimpse.legal`."""


Progress = Callable[[float], None]
"""Told the part of the work that is done, 0 to 1."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that thinks for a while in compiled code: it can be watched, and another answers until it is ready."""

    stand_in: Bot

    def choose(self, glimpse: Glimpse) -> Choice:
        """An action of `glimpse.legal`."""

    def watch(self, stopped: Callable[[], bool], progress: Progress) -> None:
        """Ask `stopped` now and then whether to come to an end, and tell `progress` how far it is."""


def state_of(game: Game[Any], world: bytes) -> Any:
    """The state that these bytes are, free to be changed."""
    return np.frombuffer(bytearray(world), dtype=game.rules.State.dtype)[0]


def glimpse(game: Game[Any], state: Any, seat: int, entropy: bytes) -> Glimpse:
    """What a seat may know of a state. The entropy (8 bytes) must not come from the luck of the game."""
    return Glimpse(game.name, seat, to_bytes(game.determinize(state, seat, rng_from(entropy))), entropy)


def bot_entropy(root: bytes, seat: int, number: int) -> bytes:
    """Entropy for the glimpse of a seat before action `number`, from a root of the bots' own."""
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
        raise BadBot(f"a bot is given as a text such as 'fox' or 'file.py:Class', not as {text!r}")
    path, found, rest = text.partition(".py:")
    if found:
        name, _, options = rest.partition(":")
        if not name.isidentifier():
            raise BadBot(f"{text!r} does not say which class of the file: {path}.py:Class")
        return Spec(name, f"{path}.py", _parse_options(text, options))
    name, _, options = text.partition(":")
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
    """The bot of a spec, for one seat of one game. Raises `BadBot` or `UnknownGame` and says what would be right.

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
    """Any legal action, all equally likely."""

    def __init__(self, seed: str = "") -> None:
        self._purpose = RANDOM + seed

    def choose(self, glimpse: Glimpse) -> Choice:
        """A legal action by lot."""
        return Choice(glimpse.legal[below(glimpse.rng(self._purpose), POLICY, len(glimpse.legal))])


class AuthoredBot:
    """A class of somebody's own: made with the game (and options), asked with a glimpse.

    Its `choose` may return a `Choice`, the number of an action, or its notation.
    """

    def __init__(self, spec: Spec, game: str) -> None:
        found: Any = getattr(_load_file(spec.path), spec.name, None)
        if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
            raise BadBot(f"{spec.path} has no class {spec.name} with a method choose(glimpse)")
        make: Callable[..., Any] = found
        self._name = spec.name
        try:
            self._bot = make(find_game(game), **spec.options)
        except (Exception, SystemExit) as fault:
            raise BadBot(f"{spec.path}:{spec.name} could not be made: {_said(fault)}") from fault

    def choose(self, glimpse: Glimpse) -> Choice:
        """Ask it, and check the answer by a list that it has not had in its hands."""
        legal = glimpse.legal
        answer = self._bot.choose(glimpse)
        if isinstance(answer, str):
            answer = self._parsed(answer, glimpse)
        choice = answer if isinstance(answer, Choice) else Choice(answer)
        action = whole(choice.action)
        if action is None:
            raise BadBot(f"{self._name} answered {choice.action!r}: an action is a whole number, or its text")
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
    """A whole number as such, Python's or NumPy's; None for anything else, a truth value or a float too."""
    return int(answer) if is_whole(answer) else None


def referee(choice: Choice, legal: Sequence[int], glimpse: Glimpse) -> Choice:
    """The choice if it is in the list of the true state; else any legal action, noted as the bot's breakdown.

    What a bot was handed it may have changed, so whoever keeps the true state asks for this before playing.
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
