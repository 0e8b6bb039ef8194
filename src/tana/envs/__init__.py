"""The games as environments for reinforcement learning, at the speed of compiled rules.

    tana.envs.batch("molly", seats=2, n=4096)      many games at once, on the CPU or a GPU
    tana.envs.aec("molly", seats=2)                PettingZoo, agents take turns
    tana.envs.gym("hickory")                       Gymnasium, one learner alone or against bots
    tana.envs.vector("molly", n=256, against=["digger"])   Gymnasium's vector interface
    tana.envs.spiel("uly", seats=2)                OpenSpiel, every draw of luck is a chance node
    tana.envs.spans("molly")                       the named columns of an observation

All but OpenSpiel's take `memory=True` (show what an attentive player would remember), `compact=True` (leave out what is
printed on the components: Hickory Dickory), `obs="uint8"` (bytes before scaling) or `"dict"` (columns by name) and
`reward="rank"` or `"points"`; all take the game's options. `import tana.envs` registers `tana/Molly-v0` and so on with
Gymnasium, if it is installed (`tana.envs.ids`). The first call of `spiel` registers `tana_molly` and so on with
OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

from tana.core.registry import game as find_game
from tana.engine.observation import Observation, Span
from tana.envs.batch_base import Step
from tana.envs.cpu_batch import Batch
from tana.envs.ids import env_ids
from tana.envs.settings import settings_of
from tana.errors import TanaError

if TYPE_CHECKING:
    from tana.envs.cuda_batch import CudaBatch
    from tana.envs.one_seat_env import OneSeatEnv
    from tana.envs.spiel_game import SpielGame
    from tana.envs.turn_env import AecEnv
    from tana.envs.vector_env import OneSeatVectorEnv

__all__ = ["Batch", "Observation", "Span", "Step", "aec", "batch", "gym", "parallel", "spans", "spiel", "vector"]


class MissingPackage(TanaError):
    """A required optional package is not installed."""


def spans(game: str, memory: bool = False, *, compact: bool = False, seats: int | None = None) -> list[Span]:
    """The named spans of a game's observations, in order; compact ones depend on the number of seats."""
    settings = settings_of(game, seats, {}, compact=compact)
    return replace(settings.sight, memory=memory).observation.spans


def batch(
    game: str,
    seats: int | None = None,
    n: int = 1024,
    device: str = "cpu",
    *,
    memory: bool = False,
    compact: bool = False,
    obs: str = "float32",
    reward: str = "rank",
    threads: int = 1,
    **options: str,
) -> Batch | CudaBatch:
    """`n` games that are stepped together; see `Batch`. `seats` defaults to the minimum."""
    settings = settings_of(game, seats, options, memory=memory, compact=compact, form=obs, payoff=reward)
    if device == "cpu":
        return Batch(settings, n, threads)
    if device != "cuda":
        raise TanaError(f"device should be 'cpu' or 'cuda', not {device!r}")
    _need("numba_cuda", "numba-cuda", "gpu")
    from tana.engine.cuda_device import available

    if not available():
        raise TanaError(
            "device='cuda': there is no NVIDIA GPU here, or no driver for it (tana doctor); use device='cpu'"
        )
    if threads != 1:
        raise TanaError(f"threads={threads!r} is for device='cpu' only")
    from tana.envs.cuda_batch import CudaBatch

    return CudaBatch(settings, n)


def aec(
    game: str,
    seats: int | None = None,
    *,
    memory: bool = False,
    compact: bool = False,
    obs: str = "float32",
    reward: str = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: str,
) -> AecEnv:
    """One game as a PettingZoo environment in which agents take turns, in the usual wrappers."""
    _need("pettingzoo", "pettingzoo", "envs")
    from tana.envs.turn_env import aec_env

    settings = settings_of(game, seats, options, memory=memory, compact=compact, form=obs, payoff=reward)
    return aec_env(settings, render_mode, max_cycles)


def parallel(game: str, *_: object, **__: object) -> NoReturn:
    """Raise `TanaError`: only one seat decides at a time, so agents never act simultaneously."""
    raise TanaError(
        f"{game} has no parallel environment: one seat decides at a time, and agents acting simultaneously would miss "
        "what they are entitled to see first. Use tana.envs.aec."
    )


def gym(
    game: str,
    seats: int | None = None,
    *,
    seat: int = 0,
    against: Sequence[str] | None = None,
    memory: bool = False,
    compact: bool = False,
    obs: str = "float32",
    reward: str = "",
    illegal: str | float | None = "raise",
    render_mode: str | None = None,
    **options: str,
) -> OneSeatEnv:
    """One learner at a table as a Gymnasium environment.

    The bots `against` (default: diggers) play the other seats. By default the reward is the share of the win, or the
    points for a game with one seat. `illegal` selects what an illegal action does: `"raise"`, `"penalty"` (-1, or the
    reward given instead of the word) or `"random"`; see `OneSeatEnv`.
    """
    _need("gymnasium", "gymnasium", "envs")
    from tana.envs.one_seat_env import OneSeatEnv

    payoff = _payoff(game, seats, reward)
    settings = settings_of(game, seats, options, memory=memory, compact=compact, form=obs, payoff=payoff)
    return OneSeatEnv(settings, seat, against, illegal, render_mode)


def _payoff(game: str, seats: int | None, reward: str) -> str:
    """The default kind of reward: points for one seat, which has no opponents, and ranks otherwise."""
    alone = (find_game(game).seats.start if seats is None else seats) == 1
    return reward or ("points" if alone else "rank")


def vector(
    game: str,
    n: int,
    seats: int | None = None,
    *,
    seat: int = 0,
    against: Sequence[str] | None = None,
    memory: bool = False,
    compact: bool = False,
    obs: str = "float32",
    reward: str = "",
    illegal: str | float | None = "raise",
    threads: int = 1,
    **options: str,
) -> OneSeatVectorEnv:
    """One learner at `n` tables at once, with Gymnasium's vector interface; see `gym`."""
    _need("gymnasium", "gymnasium", "envs")
    from tana.envs.vector_env import OneSeatVectorEnv

    payoff = _payoff(game, seats, reward)
    settings = settings_of(game, seats, options, memory=memory, compact=compact, form=obs, payoff=payoff)
    return OneSeatVectorEnv(settings, n, seat, against, illegal, threads)


def spiel(game: str, seats: int | None = None, **options: str) -> SpielGame:
    """A game for OpenSpiel; afterwards `pyspiel.load_game("tana_uly(players=2)")` works too."""
    _need("pyspiel", "open-spiel")
    from tana.envs.spiel_game import load

    return load(game, seats, options)


def _need(module: str, package: str, extra: str = "") -> None:
    if find_spec(module) is None:
        what = f"'tana-games[{extra}]'" if extra else package
        raise MissingPackage(f"this needs the Python package {package}: pip install {what}")


def _register() -> None:
    """Register the games with Gymnasium: `gymnasium.make("tana/Hickory-v0")`."""
    import gymnasium

    for found in env_ids():
        if found.id not in gymnasium.registry:
            gymnasium.register(found.id, entry_point="tana.envs:gym", kwargs={"game": found.game, **found.arguments})


if find_spec("gymnasium") is not None:
    _register()
