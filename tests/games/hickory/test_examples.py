"""The worked examples of the rulebook, as far as its text tells them."""

from __future__ import annotations

import pytest

from tana.games.hickory.components import CELL
from tests.games.hickory.positions import Table


@pytest.mark.rules("HIC-10", "HIC-12", "HIC-20", "HIC-30", "HIC-31")
def test_resolving_a_tick() -> None:
    table = Table(2).leaf(2, "blue-key").on_hand(0, "spotter").on_hand(1, "scurrier", "green-key")
    table.mouse(0, "scurrier", "inner", 2).mouse(1, "spotter", "inner", 2).tick(2)
    table.do("hop-off", "claim", "give spotter")
    assert table.pouch(0, "spotter") == ["blue-key"]
    table.do("climb")
    assert table.s.players[0].scaler == 3
    if table.actor == 0:
        table.do("done")
    assert table.active() == (1, "scurrier")
    table.do("stay")
    assert table.active() == (0, "scurrier"), "by the priority track"
    table.do("outer", "climb")
    if table.actor == 0:
        table.do("done")
    assert table.active() == (1, "spotter")
    table.do("hop-on")
    while table.actor != 1 or "keep" not in table.legal():
        table.do("done" if "done" in table.legal() else "keep")
    table.do("swap", "give spotter")
    assert table.pouch(1, "spotter") == ["green-key"] and table.pouch(1, "scurrier") == []
    assert table.riders() == [(1, "scurrier"), (1, "spotter")]


@pytest.mark.rules("HIC-19", "HIC-32", "HIC-40", "HIC-41", "HIC-50", "HIC-53")
def test_from_four_to_six() -> None:
    """The Spotter searches at 4, the Scurrier leaps to the market at 5, the Scavenger delivers for 9 at 6."""
    table = Table(2)
    table.s.players[0].board = 0
    table.s.tile_on[3], table.s.tile_on[2] = 2, 3
    table.leaf(4, "orange-key").leaf(5, "purple-feather").leaf(6, "purple-button")
    table.basket("purple-thread", "orange-button", "green-key", "green-key").card(0, 2)
    table.on_hand(0, "spotter").on_hand(0, "scurrier").mouse(0, "scavenger", "inner", 5)
    table.tick(4).do("hop-off", "claim")
    if table.s.task:
        table.do("give spotter")
    table.do("search")
    if any(choice.startswith("put-back") for choice in table.legal()):
        table.do(table.legal()[0])
    while table.active() != (0, "scurrier"):
        table.do("give spotter" if table.s.task else "done")
    assert len(table.told("drew-tile")) == 2 and len(table.pouch(0, "spotter")) == 2
    table.do("leap 5", "claim")
    assert {"spend purple-feather", "bonus 2"} <= set(table.legal())
    table.do("bonus 2", "take purple-thread", "take orange-button")
    assert sorted(table.pouch(0, "scurrier")) == ["orange-button", "purple-feather", "purple-thread"]
    while table.s.minute == 3:
        table.do("done" if "done" in table.legal() else "keep")
    assert table.s.minute == 5 - 1 and table.active() == (0, "scavenger"), "the Scurrier does not activate again"
    table.do("hop-on", "swap", "give scavenger", "give scavenger", "give scavenger")
    while table.s.minute == 4:
        table.do("done" if "done" in table.legal() else "keep")
    table.do("hop-off", "claim")
    for tile in table.pouch(0, "scavenger"):
        table.do(f"deliver {tile}")
    assert table.points(0) == 9, "four items, two buttons, three purple"
    filled = {CELL.token(cell) for cell in range(16) if table.s.players[0].filled[cell] >= 0}
    assert filled == {"c1", "b2", "a3", "b1"}
