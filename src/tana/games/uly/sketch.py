"""Uly & Polly as panels that any client can draw."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Board, Facts, Sketch, Tile, ViewObject
from tana.games.uly.components import COLUMNS, ROWS, WIDTH


def sketch(v: ViewObject) -> Sketch:
    """The flock, the round, and everybody's prizes."""
    flock = Board(
        title=say("sketch-flock"),
        columns=COLUMNS,
        rows=ROWS,
        tiles=tuple(
            tuple(_tile(v, v.places[row * WIDTH + column]) for column in range(WIDTH)) for row in range(len(ROWS))
        ),
    )
    return (
        flock,
        Facts(say("sketch-round", round=v.round_number, rounds=v.rounds), tuple(_round(v))),
        Facts(say("sketch-prizes"), tuple(_prizes(v))),
    )


def _tile(v: ViewObject, place: ViewObject) -> Tile:
    dog, wolf = place.cell == v.dog, place.cell == v.hideout
    shows = "sheep" if place.face_up else "wolf" if wolf else "back"
    face = {"sheep": "o", "wolf": "W", "back": "▒"}[shows] + ("@" if dog else "")
    if place.trail is not None:
        face += f" {place.trail}"
    tint = "yellow" if dog else {"sheep": "white", "wolf": "red", "back": "green"}[shows]
    spoken = say(
        "sketch-dog-tile" if dog else "sketch-tile",
        cell=f"cell:{place.cell}",
        shows=say(f"shows-{shows}"),
        trail=say("sketch-no-trail")
        if place.trail in (None, place.cell)
        else say("sketch-trail", cell=f"cell:{place.trail}"),
    )
    return Tile(face, tint, spoken)


def _round(v: ViewObject) -> list[Message]:
    lines = [
        say("sketch-wolf", seat=_seat(v.wolf)),
        say("sketch-dog-player", seat=_seat(v.dog_player)),
        say("sketch-turned", count=v.face_up, all=v.tiles_to_turn),
    ]
    if v.idle:
        lines.append(say("sketch-idle", count=v.idle, all=v.stalling))
    if v.hideout is not None:
        lines.append(say("sketch-hideout", cell=f"cell:{v.hideout}"))
    if v.last is not None:
        result = "sketch-last-found" if v.last.found else "sketch-last-escaped"
        lines.append(say(result, seat=_seat(v.last.wolf), path=" → ".join(v.last.path)))
    return lines


def _prizes(v: ViewObject) -> list[Message]:
    return [say("sketch-prize", seat=_seat(seat), count=count) for seat, count in enumerate(v.prizes)]


def _seat(seat: int) -> str:
    return f"seat:{SEAT.token(seat)}"
