"""The games as OpenSpiel games; every draw of luck is a chance node.

    >>> import tana.envs
    >>> game = tana.envs.spiel("uly", seats=2)          # or pyspiel.load_game("tana_uly(players=2)")
    >>> state = game.new_initial_state()

Rules draw in the middle of a move. Here they run interpreted with the outcomes chosen so far. When they need another
draw, the state becomes a chance node with equally likely outcomes; once one is chosen, the move starts over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pyspiel

from tana.core.chance import AnotherOutcome, Outcomes, rng_from
from tana.core.events import Log
from tana.core.game import AnyGame, Rules
from tana.core.record import AnyRecord, Json, to_bytes
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.core.variants import is_variant
from tana.engine.observation_kernel import observation_kernel
from tana.envs.settings import Settings, settings_of

Spiel: TypeAlias = Any
"""An object of OpenSpiel, which has no type stubs."""
Parameters: TypeAlias = dict[str, int | str]
PREFIX = "tana_"
DIGITS = "n"
MOST_OUTCOMES = 128
"""The maximum number of outcomes of a draw."""
LONGEST_GAME = 20_000
SETUP = -1
"""The pseudo-move that sets up a game."""


def short_name(game: str) -> str:
    """A game's name in OpenSpiel. For a variant it is made of the edition, because OpenSpiel would parse its name."""
    return PREFIX + (find_game(game).edition.replace("-", "_") if is_variant(game) else game)


def spelled(value: str) -> str:
    """An option's value for OpenSpiel, which would parse digits as a number: `n1` for `1`."""
    return f"{DIGITS}{value}" if value.isdigit() else value


def plain(value: object) -> str:
    """The inverse of `spelled`."""
    text = str(value)
    digits = text.removeprefix(DIGITS)
    return digits if digits.isdigit() else text


@cache
def game_type(name: str) -> Spiel:
    """OpenSpiel's description of a game."""
    game = find_game(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Tana {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats.start,
            **{option.name: spelled(option.default) for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of Tana's games for OpenSpiel; its parameters are `players` and the game's options."""

    def __init__(self, name: str, params: Parameters | None = None) -> None:
        given = dict(params or {})
        seats = int(given.pop("players", find_game(name).seats.start))
        self.settings: Settings = settings_of(name, seats, {key: plain(value) for key, value in given.items()})
        self.game: AnyGame = find_game(name)
        self.observation = self.settings.sight.observation
        self.write = observation_kernel(self.settings.sight, "float32").write_observation
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Spiel = None, params: Parameters | None = None) -> SpielObserver | None:
        """An observer of what one seat sees, or has seen; as in OpenSpiel, None for public information only."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, bool(kind.perfect_recall), params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: a decision, or a move that waits for a chance outcome. All its attributes are plain data."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._memory = to_bytes(game.game.rules.State.blank())
        self._move: int | None = SETUP
        """The move that waits for outcomes."""
        self._outcomes: list[int] = []
        self._bound = 0
        """The number of outcomes of the next draw; 0 if a seat decides."""
        self._legal: list[int] | None = None
        """The legal actions, once computed."""
        self.seen: list[list[list[str]]] = [[] for _ in range(game.num_players())]
        """The events that each seat has seen, in order."""
        self._try(SETUP, [])

    # --- the interface of OpenSpiel ------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._bound:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._rules.actor(self._state())
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        if self._legal is None:
            self._legal = self._game.game.legal(self._state())
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._bound) for outcome in range(self._bound)]

    def _apply_action(self, action: int) -> None:
        if self._bound:
            if not 0 <= action < self._bound:
                raise pyspiel.SpielError(f"{action} is not an outcome; outcomes are 0 to {self._bound - 1}")
            assert self._move is not None
            self._try(self._move, [*self._outcomes, int(action)])
        elif action in self._legal_actions(self.current_player()):
            self._try(int(action), [])
        elif self.is_terminal():
            raise pyspiel.SpielError("the game is over: there are no actions")
        else:
            raise pyspiel.SpielError(f"{action} is not allowed now; see legal_actions()")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action} of {self._bound}" if self._bound else f"outcome {action}"
        return self._game.game.actions.notation(action)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Each seat's share of the win once the game is over: 1 for a single winner, 1/n for each of n."""
        if not self.is_terminal():
            return [0.0] * self._game.num_players()
        _, ranks = self._game.game.standing(self._state())
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that is consistent with everything the seat knows; `sampler` returns numbers from 0 to 1.

        It keeps the history of this state, so only its future belongs to the other world.
        """
        if player not in range(self._game.num_players()):
            raise pyspiel.SpielError(f"player {player!r}: players are 0 to {self._game.num_players() - 1}")
        other: SpielState = self.clone()
        entropy = b"".join(min(int(sampler() * 2**32), 2**32 - 1).to_bytes(4, "big") for _ in range(2))
        world = self._game.game.determinize(self._state(), player, rng_from(entropy))
        other._memory, other._legal = to_bytes(world), None
        return other

    def __str__(self) -> str:
        waits = f", waiting for one of {self._bound} outcomes" if self._bound else ""
        return msgspec.json.encode(self.document(None)).decode() + waits

    @property
    def is_before_setup(self) -> bool:
        """Whether the game waits for a chance outcome of its setup."""
        return self._move == SETUP

    # --- moves ---------------------------------------------------------------------------------------------------

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def _rules(self) -> Rules:
        return self._game.game.rules

    def _state(self) -> AnyRecord:
        return np.frombuffer(bytearray(self._memory), self._rules.State.dtype)[0]

    def document(self, seat: int | None) -> Json:
        """What a seat sees (None: a spectator); null before the setup."""
        if self.is_before_setup:
            return None
        return self._game.game.documents.whole(self.look(seat))

    def look(self, seat: int | None) -> bytes:
        """The bytes of what a seat sees (None: a spectator)."""
        return self._game.game.look(self._memory, seat)

    def _try(self, move: int, outcomes: list[int]) -> None:
        """Carry out a move with the outcomes so far, or become a chance node."""
        s, log = self._state(), Log.blank()
        try:
            if move == SETUP:
                settings = self._game.settings
                numbers = self._game.game.encode(settings.options)
                self._rules.setup(s, settings.seats, numbers, Outcomes(outcomes), log)
            else:
                self._rules.apply(s, move, Outcomes(outcomes), log)
        except AnotherOutcome as wanted:
            self._move, self._outcomes, self._bound, self._legal = move, outcomes, wanted.bound, None
            return
        self._memory, self._move, self._outcomes, self._bound, self._legal = to_bytes(s), None, [], 0, None
        for event in self._game.game.events.read(log):
            for seat, seen in enumerate(self.seen):
                if event.visible_to(seat):
                    seen.append([event.name, *event.arguments.values()])


class SpielObserver:
    """What a seat sees: the observation as a tensor with named parts, the view as a string.

    With perfect recall it only returns a string, with all events that the seat has seen and its current view.
    """

    def __init__(self, game: SpielGame, recalls: bool, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        self._recalls = recalls
        self._game = game
        self.tensor = None if recalls else np.zeros(game.observation.length, np.float32)
        self.dict = {} if self.tensor is None else game.observation.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` (and with it `dict`) with what a seat sees."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not state.is_before_setup:
            view = np.frombuffer(state.look(player), self._game.game.rules.View.dtype)[0]
            self._game.write(view, player, self._game.settings.seats, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, or everything it has seen, as JSON."""
        now = state.document(player)
        return msgspec.json.encode([state.seen[player], now] if self._recalls else now).decode()


def load(name: str, seats: int | None, options: dict[str, str]) -> SpielGame:
    """A game with these settings; registers all games with OpenSpiel the first time."""
    register_all()
    register(name)
    settings = settings_of(name, seats, options)
    given = {option: spelled(value) for option, value in settings.options.items()}
    game: SpielGame = pyspiel.load_game(short_name(name), {"players": settings.seats, **given})
    return game


def register_all() -> None:
    """Register every game with OpenSpiel."""
    for name in names():
        register(name)


@cache
def register(name: str) -> None:
    """Register a game or variant with OpenSpiel."""
    pyspiel.register_game(game_type(name), _maker(name))


def _maker(name: str) -> type[SpielGame]:
    """A class for one game: OpenSpiel constructs games from parameters only."""

    class Named(SpielGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = f"Spiel{name.capitalize()}"
    return Named
