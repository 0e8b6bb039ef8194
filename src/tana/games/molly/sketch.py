"""Molly as panels that any client can draw."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Board, Facts, Sketch, Tile, ViewObject

_MARKS = {"yellow": "Y", "red": "R", "white": "W", "green": "G", "blue": "B"}
_FACES = {"empty": "·", "bobtail": "dog", "back": "▒▒▒", "tardy-back": "▒t▒"}


def sketch(v: ViewObject) -> Sketch:
    """The bed, the display and everybody's burrow."""
    bed = Board(
        title=say("sketch-bed"),
        columns=("a", "b", "c"),
        rows=("1", "2", "3"),
        tiles=tuple(tuple(_tile(v.piles[row * 3 + column]) for column in range(3)) for row in range(3)),
    )
    return (bed, Facts(say("sketch-garden"), tuple(_garden(v))), Facts(say("sketch-burrows"), tuple(_burrows(v))))


def _tile(pile: ViewObject) -> Tile:
    face = _FACES.get(pile.shows) or _MARKS[pile.shows]
    tint = pile.shows if pile.shows in _MARKS else ""
    spoken = say("sketch-space", cell=f"cell:{pile.cell}", shows=say(f"shows-{pile.shows}"))
    if pile.cards:
        down = sum(not card.up for card in pile.cards)
        up = len(pile.cards) - down
        face += f" {up}+{down}"
        spoken = say("sketch-pile", space=spoken, up=up, down=down)
    return Tile(face, tint, spoken)


def _garden(v: ViewObject) -> list[Message]:
    lines = []
    for slot, card in enumerate(v.display):
        if card is not None:
            lines.append(say("sketch-display", slot=slot + 1, card=_card(card, v.display_tardy, slot)))
    lines += [say("sketch-held", card=_card(card, v.held_tardy, i)) for i, card in enumerate(v.held)]
    lines.append(say("sketch-deck", cards=v.deck, supply=v.supply))
    if v.memory_aid:
        lines.append(say("sketch-memory-key"))
    if v.event is not None:
        lines.append(say("sketch-event", event=f"event-card:{v.event}"))
    if v.last_round:
        lines.append(say("sketch-last-round"))
    return lines


def _card(colour: str, tardy: tuple[bool, ...] | None, place: int) -> str:
    """A card in the open, and with the memory aid whether its back was a Tardy one."""
    return f"card:tardy-{colour}" if tardy and tardy[place] else f"card:{colour}"


def _burrows(v: ViewObject) -> list[Message]:
    return [_burrow_line(seat, burrow) for seat, burrow in enumerate(v.burrows)]


def _burrow_line(seat: int, burrow: ViewObject) -> Message:
    owner = f"seat:{SEAT.token(seat)}"
    cubes = burrow.cubes if burrow.cubes is not None else burrow.known
    if cubes is None:
        return say("sketch-hidden-burrow", seat=owner, tokens=burrow.tokens)
    unsure = burrow.unsure if burrow.cubes is None and burrow.unsure is not None else 0
    return say("sketch-burrow", seat=owner, tokens=burrow.tokens, unsure=unsure, **cubes)
