"""The table in words and tiles, for every client that has no board of its own."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Facts, Sketch

from .view import Magpie, View


def sketch(v: View) -> Sketch:
    """What lies there, and what everybody has."""
    middle = [say("sketch-lying", worth=v.lying), say("sketch-unseen", trinkets=_list(v.unseen))]
    if v.laid is not None:
        middle.append(say("sketch-laid", pebble=v.laid))
    return (
        Facts(say("sketch-round", round=v.round, rounds=v.rounds), tuple(middle)),
        Facts(say("sketch-magpies"), tuple(_line(seat, magpie) for seat, magpie in enumerate(v.magpies))),
    )


def _line(seat: int, magpie: Magpie) -> Message:
    laid = say("sketch-has-laid" if magpie.has_laid else "sketch-has-not-laid")
    return say(
        "sketch-magpie", seat=f"seat:{SEAT.token(seat)}", won=magpie.won, pebbles=_list(magpie.pebbles), laid=laid
    )


def _list(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "–"
