"""How an environment with one learner handles an illegal action."""

from dataclasses import dataclass
from typing import TypeAlias

from tana.envs.settings import check, is_number

RAISE, PENALTY, RANDOM = "raise", "penalty", "random"
PENALTY_REWARD = -1.0
"""The reward of an illegal action with `illegal="penalty"`, as in PettingZoo."""
Illegal: TypeAlias = str | float | None
"""`"raise"`, `"penalty"`, `"random"`, or a reward; None is `"raise"`."""


@dataclass(frozen=True)
class IllegalRule:
    """The handling (`RAISE`, `PENALTY` or `RANDOM`), and the reward of a penalty."""

    way: str
    reward: float = 0.0


def illegal_rule(given: Illegal) -> IllegalRule:
    """Parse the argument `illegal` of an environment; anything unknown is rejected."""
    if is_number(given):
        return IllegalRule(PENALTY, float(given))  # type: ignore[arg-type]
    way = RAISE if given is None else given
    valid = isinstance(way, str) and way in (RAISE, PENALTY, RANDOM)
    check(valid, f"illegal should be 'raise', 'penalty', 'random' or a reward, not {given!r}")
    return IllegalRule(str(way), PENALTY_REWARD if way == PENALTY else 0.0)
