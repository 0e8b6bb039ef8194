"""Buddel-Bande as panels that any client can draw."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Board, Facts, Sketch, Tile, ViewObject
from tana.games.buddel.components import HOLE

_ROW = 7
_SYMBOL_MARKS = {"flower": "✿", "leaf": "❧", "clover": "♣"}
_CLAN_TINTS = {"ladybird": "red", "ant": "blue", "worm": "yellow", "snail": "green"}


def sketch(v: ViewObject) -> Sketch:
    """The track in rows of seven holes, the moles that are not on it, the clans."""
    first_holes = range(0, len(v.track), _ROW)
    track = Board(
        title=say("sketch-track"),
        columns=("",) * _ROW,
        rows=tuple(f"{first + 1}–{min(first + _ROW, len(v.track))}" for first in first_holes),
        tiles=tuple(
            tuple(_hole(v, i) if i < len(v.track) else None for i in range(first, first + _ROW))
            for first in first_holes
        ),
    )
    waiting = [mole for mole in v.moles if mole.place == "haystack"]
    running = sorted((mole for mole in v.moles if mole.place in HOLE.tokens), key=lambda mole: int(mole.place))
    return (
        track,
        Facts(say("sketch-turn"), tuple(_turn(v))),
        *_moles("sketch-haystack", waiting),
        *_moles("sketch-on-track", running),
        Facts(say("sketch-clans"), tuple(_clans(v))),
    )


def _moles(title: str, moles: list[ViewObject]) -> list[Facts]:
    """A panel of moles, if there are any."""
    return [Facts(say(title), tuple(_mole_line(mole) for mole in moles))] if moles else []


def _hole(v: ViewObject, i: int) -> Tile:
    hole = HOLE.tokens[i]
    here = [mole for mole in v.moles if mole.place == hole]
    dog = hole == v.dog
    face = f"{hole}{_SYMBOL_MARKS[v.track[i]]}" + "".join(f" {mole.mole}" for mole in here) + (" @" if dog else "")
    clan = here[0].clan if here else None
    spoken = say(
        "sketch-hole",
        hole=f"hole:{hole}",
        symbol=f"symbol:{v.track[i]}",
        mole=f"mole:{here[0].mole}" if here else say("sketch-no-mole"),
        dog=say("sketch-dog-here") if dog else say("sketch-no-dog"),
    )
    return Tile(face, _CLAN_TINTS[clan] if clan else "white" if here else "", spoken)


def _turn(v: ViewObject) -> list[Message]:
    lines = [say("sketch-whose-turn", seat=_seat(v.turn))]
    if v.dice is not None:
        lines.append(say("sketch-dice", piece=f"piece:{v.dice.piece}", symbol=f"symbol:{v.dice.symbol}"))
    if v.moved is not None:
        lines.append(say("sketch-moved", mole=f"mole:{v.moved}"))
    lines.append(say("sketch-dog", hole=f"hole:{v.dog}"))
    return lines


def _mole_line(mole: ViewObject) -> Message:
    place, name = f"place:{mole.place}", f"mole:{mole.mole}"
    if mole.clan is None:
        return say("sketch-mole", mole=name, place=place)
    return say("sketch-known-mole", mole=name, place=place, clan=f"clan:{mole.clan}")


def _clans(v: ViewObject) -> list[Message]:
    return [
        say("sketch-clan", seat=_seat(seat), clan=f"clan:{player.clan}", home=player.home)
        for seat, player in enumerate(v.players)
    ]


def _seat(seat: int) -> str:
    return f"seat:{SEAT.token(seat)}"
