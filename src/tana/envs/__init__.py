"""The games behind the APIs that researchers use, at the speed of compiled rules.

    tana.envs.batch("molly", seats=2, n=4096)      many games at once, on the processor or a GPU
    tana.envs.aec("molly", seats=2)                PettingZoo, agents in turns
    tana.envs.gym("hickory")                       Gymnasium, one learner alone or against bots
    tana.envs.vector("molly", n=256, against=["digger"])   Gymnasium's vector interface
    tana.envs.spiel("uly", seats=2)                OpenSpiel, every draw of luck a chance node
    tana.envs.spans("molly")                       what stands where in an observation

All but OpenSpiel's take `memory=True` (show what an attentive player would remember), `obs="uint8"` (the compact form)
or `"dict"` (columns by name) and `reward="rank" | "points"`; all take the game's own options. `import tana.envs`
registers `tana/Molly-v0` and so on with Gymnasium, if it is installed, and `tana_molly` and so on with OpenSpiel when
`spiel` is first called.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from tana.core.errors import TanaError
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.engine.observation import Observation, Span
from tana.envs.batch_base import Step
from tana.envs.batches import Batch
from tana.envs.settings import settings_of

if TYPE_CHECKING:
    from tana.envs.cuda_batch import CudaBatch
    from tana.envs.one_seat_env import OneSeatEnv
    from tana.envs.spiel_game import SpielGame
    from tana.envs.vector_env import OneSeatVectorEnv

__all__ = ["Batch", "Observation", "Span", "Step", "aec", "batch", "gym", "parallel", "spans", "spiel", "vector"]


class MissingPackage(TanaError):
    """Something optional that this needs is not installed."""


def spans(game: str, memory: bool = False) -> list[Span]:
    """The named spans of a game's observations, in order."""
    return Observation(find_game(game).rules.View, memory).spans


def batch(
    game: str,
    seats: int | None = None,
    n: int = 1024,
    device: str = "cpu",
    *,
    memory: bool = False,
    obs: str = "float32",
    reward: str = "rank",
    threads: int = 1,
    **options: str,
) -> Batch | CudaBatch:
    """`n` games that are stepped together; see `Batch`. Without `seats`: as few as the game allows."""
    settings = settings_of(game, seats, options, memory=memory, form=obs, payoff=reward)
    if device == "cpu":
        return Batch(settings, n, threads)
    if device != "cuda":
        raise TanaError(f"device is 'cpu' or 'cuda', not {device!r}")
    _need("numba_cuda", "numba-cuda", "gpu")
    from tana.engine.cuda_device import available

    if not available():
        raise TanaError(
            "device='cuda': there is no NVIDIA GPU here, or no driver for it (tana doctor); use device='cpu'"
        )
    if threads != 1:
        raise TanaError(f"threads are for device='cpu'; a GPU has its own, so threads={threads!r} means nothing there")
    from tana.envs.cuda_batch import CudaBatch

    return CudaBatch(settings, n)


def aec(
    game: str,
    seats: int | None = None,
    *,
    memory: bool = False,
    obs: str = "float32",
    reward: str = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: str,
) -> Any:
    """One game as a PettingZoo environment in which agents take turns, in its usual wrappers."""
    _need("pettingzoo", "pettingzoo", "envs")
    from tana.envs.turn_env import aec_env

    settings = settings_of(game, seats, options, memory=memory, form=obs, payoff=reward)
    return aec_env(settings, render_mode, max_cycles)


def parallel(game: str, *_: Any, **__: Any) -> NoReturn:
    """Refused: one seat decides at a time, so there is no round in which all agents act at once."""
    raise TanaError(
        f"{game} has no parallel environment: exactly one seat decides at a time, and a round in which all agents act "
        "at once would let them choose without what they are entitled to see first. Use tana.envs.aec."
    )


def gym(
    game: str,
    seats: int | None = None,
    *,
    seat: int = 0,
    against: Sequence[str] | None = None,
    memory: bool = False,
    obs: str = "float32",
    reward: str = "",
    illegal: float | None = None,
    render_mode: str | None = None,
    **options: str,
) -> OneSeatEnv:
    """One learner at a table as a Gymnasium environment.

    The other seats are played by the bots `against` (diggers, unless said otherwise). Alone, the reward is the points;
    against others, the part of the win.
    """
    _need("gymnasium", "gymnasium", "envs")
    from tana.envs.one_seat_env import OneSeatEnv

    settings = settings_of(game, seats, options, memory=memory, form=obs, payoff=_payoff(game, seats, reward))
    return OneSeatEnv(settings, seat, against, illegal, render_mode)


def _payoff(game: str, seats: int | None, reward: str) -> str:
    """Alone there is nobody to win against."""
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
    obs: str = "float32",
    reward: str = "",
    threads: int = 1,
    **options: str,
) -> OneSeatVectorEnv:
    """One learner at `n` tables at once, behind Gymnasium's vector interface; otherwise as `gym`."""
    _need("gymnasium", "gymnasium", "envs")
    from tana.envs.vector_env import OneSeatVectorEnv

    settings = settings_of(game, seats, options, memory=memory, form=obs, payoff=_payoff(game, seats, reward))
    return OneSeatVectorEnv(settings, n, seat, against, threads)


def spiel(game: str, seats: int | None = None, **options: str) -> SpielGame:
    """A game for OpenSpiel; `pyspiel.load_game("tana_uly(players=2)")` gives the same from then on."""
    _need("pyspiel", "open-spiel")
    from tana.envs.spiel_game import load

    return load(game, seats, options)


def _need(module: str, package: str, extra: str = "") -> None:
    if find_spec(module) is None:
        what = f"'tana-games[{extra}]'" if extra else package
        raise MissingPackage(f"this needs the Python package {package}: pip install {what}")


def _register() -> None:
    """Tell Gymnasium about the games: `gymnasium.make("tana/Hickory-v0")`."""
    import gymnasium

    for name in names():
        id = f"tana/{name.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="tana.envs:gym", kwargs={"game": name})


if find_spec("gymnasium") is not None:
    _register()
