"""Search for settings that meet a target: "the first player between 48 and 52 %, 25 to 35 minutes".

Optuna proposes settings (its tree-structured Parzen estimator), and each is studied on the same luck. The closest one
is studied again on luck that the search has never seen: a search always finds something that looks good by chance.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from tana.core.record import Json
from tana.errors import TanaError, meant
from tana.lab.compiled_series import Lineup
from tana.lab.vary import Variation, apply, described

Measures = Mapping[str, Mapping[str, Json]]
_WISH = re.compile(r"([a-z_.0-9]+?)=(-?[\d.]+?)\.\.(-?[\d.]+)")


class BadWish(TanaError):
    """A target that cannot be parsed or searched for."""


@dataclass(frozen=True)
class Wish:
    """A measure that should lie between two values."""

    measure: str
    low: float
    high: float

    def miss(self, value: float) -> float:
        """The distance of a value from the range, in half its width; 0: it is inside."""
        half = max((self.high - self.low) / 2.0, 1e-9)
        return max(0.0, self.low - value, value - self.high) / half

    def __str__(self) -> str:
        return f"{self.measure}={self.low:g}..{self.high:g}"


def read_wish(text: str) -> Wish:
    """Parse a value of `--wish`: `win.1=0.48..0.52`."""
    found = _WISH.fullmatch(text)
    try:
        wish = Wish(found[1], float(found[2]), float(found[3])) if found else None
    except ValueError:
        wish = None
    if wish is None or wish.low > wish.high:
        raise BadWish(f"{text!r}: a wish is written measure=low..high, as in win.1=0.48..0.52 or minutes=25..35")
    return wish


def miss(wishes: Sequence[Wish], measures: Measures) -> float:
    """The distance of a study from all wishes together."""
    total = 0.0
    for wish in wishes:
        if wish.measure not in measures:
            known = ", ".join(sorted(measures))
            raise BadWish(f"no measure is called {wish.measure!r}{meant(wish.measure, measures)}; there are: {known}")
        total += wish.miss(float(measures[wish.measure]["mean"]))
    return total


@dataclass(frozen=True)
class Found:
    """The result of a search."""

    setting: dict[str, Json]
    lineup: Lineup
    miss: float
    tried: list[dict[str, Json]]
    """Every setting tried, with its distance, or the reason why it was refused."""


def search(
    lineup: Lineup,
    variations: Sequence[Variation],
    wishes: Sequence[Wish],
    trials: int,
    measure: Callable[[Lineup], Measures],
    seed: int = 1,
) -> Found:
    """Try settings until all wishes are met or `trials` different ones were studied; return the closest."""
    try:
        optuna = import_module("optuna")
    except ImportError:
        raise BadWish("a search needs Optuna: pip install 'tana-games[study]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=min(8, trials))
    inquiry = optuna.create_study(direction="minimize", sampler=sampler)
    known: dict[str, tuple[float, Lineup | None]] = {}
    tried: list[dict[str, Json]] = []
    size = 1
    for variation in variations:
        size *= len(variation.values)
    for _ in range(20 * trials):
        if len(known) >= min(trials, size):
            break
        trial = inquiry.ask()
        setting = {one.what: one.values[_place(trial, one)] for one in variations}
        label = ", ".join(f"{what}={described(value)}" for what, value in setting.items())
        if label not in known:
            known[label] = _try(lineup, setting, wishes, measure, tried)
        off, made = known[label]
        inquiry.tell(trial, off if made is not None else 1e6)
        if made is not None and off == 0.0:
            break
    fitting = [(off, number) for number, (off, made) in enumerate(known.values()) if made is not None]
    if not fitting:
        raise BadWish("no setting can be played: " + "; ".join(str(one.get("refused", "")) for one in tried))
    off, number = min(fitting)
    made = list(known.values())[number][1]
    assert made is not None
    return Found(dict(tried[number]["setting"]), made, off, tried)


class Trial(Protocol):
    """The methods of Optuna's trials that are used here."""

    def suggest_int(self, name: str, low: int, high: int) -> int: ...


def _place(trial: Trial, variation: Variation) -> int:
    """Let Optuna choose one of the values, by index; indices of similar numbers are close to each other."""
    return trial.suggest_int(variation.what, 0, len(variation.values) - 1)


def _try(
    lineup: Lineup,
    setting: Mapping[str, Json],
    wishes: Sequence[Wish],
    measure: Callable[[Lineup], Measures],
    tried: list[dict[str, Json]],
) -> tuple[float, Lineup | None]:
    try:
        made = apply(lineup, list(setting.items()))
    except TanaError as fault:
        tried.append({"setting": dict(setting), "refused": str(fault)})
        return 0.0, None
    measures = measure(made)
    off = miss(wishes, measures)
    values = {wish.measure: measures[wish.measure]["mean"] for wish in wishes}
    tried.append({"setting": dict(setting), "miss": round(off, 6), "values": values})
    return off, made


def held_out(wishes: Sequence[Wish], measures: Measures) -> list[dict[str, Json]]:
    """Whether each target is met on luck the search has not seen: surely, probably, not, or too few games."""
    found: list[dict[str, Json]] = []
    for wish in wishes:
        mean, known = float(measures[wish.measure]["mean"]), measures[wish.measure]["error"]
        error = math.inf if known is None else float(known)
        inside = wish.low <= mean <= wish.high
        sure = wish.low <= mean - error and mean + error <= wish.high
        verdict = "met" if sure else "probably met" if inside else "not met"
        verdict = "too few games to say" if known is None else verdict
        found.append({"wish": str(wish), "mean": mean, "error": known, "verdict": verdict})
    return found
