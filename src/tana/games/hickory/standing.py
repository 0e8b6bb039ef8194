"""What players of Hickory Dickory may answer beforehand: where the clock asks them again and again (HIC-13, HIC-30)."""

from __future__ import annotations

from tana.core.standing_answers import StandingAnswer, Until
from tana.games.hickory.components import NUMBERS

STANDING = (
    StandingAnswer(
        "stay",
        among=("stay", "hop-off", "leap", "swap", "favor"),
        until=Until("minute", tuple(range(1, NUMBERS + 1)), within="hour"),
    ),
    StandingAnswer("keep", among=("keep", "swap"), watches=("players.own.mice.*.pouch",)),
)
