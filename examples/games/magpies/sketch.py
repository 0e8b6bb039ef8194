"""The table in words and tiles, for every client that has no board of its own."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Facts, Sketch, ViewObject


def sketch(v: ViewObject) -> Sketch:
    """What lies there, what is still in the box, and what everybody has."""
    middle = [say("sketch-lying", worth=v.lying)]
    if v.laid is not None:
        middle.append(say("sketch-laid", pebble=v.laid.pebble, dress=f"dress:{v.laid.dress}"))
    return (
        Facts(say("sketch-round", round=v.round_number, rounds=v.rounds), tuple(middle)),
        Facts(say("sketch-unseen"), tuple(say("sketch-trinket", trinket=f"trinket:{name}") for name in v.unseen)),
        Facts(say("sketch-magpies"), tuple(_line(seat, magpie) for seat, magpie in enumerate(v.magpies))),
    )


def _line(seat: int, magpie: ViewObject) -> Message:
    return say(
        "sketch-magpie",
        seat=f"seat:{SEAT.token(seat)}",
        won=magpie.won,
        pebbles=" ".join(str(pebble) for pebble in magpie.pebbles) or "–",
        feather=say("sketch-feather" if magpie.feather else "sketch-no-feather"),
        laid=say("sketch-has-laid" if magpie.has_laid else "sketch-has-not-laid"),
    )
