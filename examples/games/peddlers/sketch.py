"""The table in words."""

from __future__ import annotations

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Facts, Sketch, ViewObject


def sketch(v: ViewObject) -> Sketch:
    """The scale, the open crates, the own cart, and everybody."""
    scale = []
    if v.offer is not None:
        scale.append(say("sketch-offer", seat=f"seat:{SEAT.token(v.seller)}", good=f"good:{v.offer.good}"))
    if v.offered is not None:
        scale.append(say("sketch-offered", crate=v.offered.crate))
    panels = [
        Facts(say("sketch-scale"), tuple(scale)),
        Facts(say("sketch-shown"), (_crates(v.shown),)),
        Facts(say("sketch-peddlers"), tuple(_line(seat, peddler) for seat, peddler in enumerate(v.peddlers))),
    ]
    if v.mine is not None:
        panels.append(Facts(say("sketch-cart"), (_crates(v.mine.hand),)))
        panels.append(Facts(say("sketch-heap"), (_crates(v.mine.heap),)))
    return tuple(panels)


def _crates(crates: ViewObject) -> Message:
    return say("sketch-crates", crates=" ".join(str(crate) for crate in crates) or "–")


def _line(seat: int, peddler: ViewObject) -> Message:
    return say(
        "sketch-peddler",
        seat=f"seat:{SEAT.token(seat)}",
        points=peddler.points,
        hand=peddler.in_hand,
        heap=peddler.in_heap,
    )
