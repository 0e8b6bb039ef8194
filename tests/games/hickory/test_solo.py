"""The solo game: the cat that scratches."""

from __future__ import annotations

import numpy as np
import pytest

from tana.games.hickory import rules
from tana.games.hickory.game import GAME
from tana.games.hickory.rounds import end_game
from tana.games.hickory.state import OVER
from tests.games.hickory.positions import Table


def die(table: Table, *faces: int) -> Table:
    """A die that shows these numbers only."""
    for face in range(10):
        table.s.edition.die[face] = faces[face % len(faces)] - 1
    return table


@pytest.mark.rules("HIC-80")
@pytest.mark.parametrize(("points", "rank", "reason"), [(100, 1, "end-solo-won"), (99, 2, "end-solo-lost")])
def test_a_hundred_points_win(points: int, rank: int, reason: str) -> None:
    table = Table(1)
    table.s.players[0].tally[0] = points
    end_game(table.s, None)
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.ranks == (rank,) and outcome.reason.id == reason
    out = np.zeros(5, dtype=np.int64)
    rules.ranks(table.s, out)
    assert out[0] == rank


@pytest.mark.rules("HIC-80")
def test_six_rounds() -> None:
    table = Table(1)
    table.s.hour = 6 - 1
    for _ in range(5_000):
        if table.actor < 0:
            break
        table.do(table.legal()[0])
    assert table.s.phase == OVER and len(table.told("round-ended")) == 6


@pytest.mark.rules("HIC-81")
def test_a_paw_that_moves_away_lets_the_mice_activate() -> None:
    table = die(Table(1).paw(4).on_hand(0, "spotter"), 9).tick(4)
    assert list(table.s.paws) == [8, -1]
    assert table.active() == (0, "spotter") and table.legal() == ["stay", "hop-off"]


@pytest.mark.rules("HIC-81")
def test_without_mice_on_the_hand_a_covered_number_just_passes() -> None:
    table = die(Table(1).paw(4).mouse(0, "spotter", "inner", 5), 9).tick(4)
    assert list(table.s.paws) == [3, -1] and table.s.minute == 5 - 1


@pytest.mark.rules("HIC-81", "HIC-82")
def test_a_paw_that_stays_scratches_and_drives_the_mice_off_the_hand() -> None:
    table = die(Table(1).paw(4).leaf(5, "green-key").on_hand(0, "spotter", "blue-key", "blue-button"), 4).tick(4)
    assert table.legal() == ["lose spotter blue-button", "lose spotter blue-key"]
    table.do("lose spotter blue-key")
    assert table.where(0, "spotter") == ("outer", 5), "leapt to the next uncovered number"
    assert table.legal() == ["claim", "skip"]
    assert table.pouch(0, "spotter") == ["blue-button"]


@pytest.mark.rules("HIC-82")
def test_the_scurrier_has_no_choice_when_it_flees() -> None:
    table = die(Table(1).paw(4).on_hand(0, "scurrier"), 4).tick(4)
    assert table.told("leapt")[0] == {"seat": "1", "mouse": "scurrier", "number": "5"}


@pytest.mark.rules("HIC-82", "HIC-R82")
def test_one_tile_for_each_mouse_from_any_of_them_even_with_two_paws() -> None:
    table = Table(1).mouse(0, "spotter", "inner", 9, "blue-key", "green-key").mouse(0, "scavenger", "outer", 9)
    table = die(table.paw(4, 4).on_hand(0, "scurrier"), 9).tick(4)
    assert table.told("scratched") == [{"number": "9", "count": "2"}], "two paws, resolved once"
    assert table.pouch(0, "spotter") == [], "two mice lose two tiles"
    assert table.where(0, "spotter") == ("inner", 10) and table.where(0, "scavenger") == ("outer", 10)
    assert table.active() == (0, "scurrier")


@pytest.mark.rules("HIC-82")
def test_fewer_tiles_than_mice_all_are_lost() -> None:
    table = Table(1).mouse(0, "spotter", "inner", 9, "blue-key").mouse(0, "scavenger", "outer", 9)
    table = die(table.paw(4).on_hand(0, "scurrier"), 9).tick(4)
    assert table.told("lost") == [{"seat": "1", "mouse": "spotter", "tile": "blue-key"}]


@pytest.mark.rules("HIC-R82")
def test_numbers_are_resolved_clockwise_from_the_hand() -> None:
    seen: list[list[str]] = []
    for seed in range(30):
        table = Table(1, seed).paw(6, 6).on_hand(0, "scurrier")
        table.mouse(0, "spotter", "inner", 2, "blue-key", "green-key")
        table.mouse(0, "scavenger", "inner", 9, "orange-key", "wild")
        table = die(table, 2, 9).tick(6)
        while table.s.task:
            table.do(table.legal()[0])
        seen.append([told["number"] for told in table.told("scratched")])
    assert ["9", "2"] in seen and ["2", "9"] not in seen


@pytest.mark.rules("HIC-R82", "HIC-81")
def test_a_mouse_pushed_onto_the_freed_number_activates_there() -> None:
    table = die(Table(1).paw(4).on_hand(0, "scurrier").mouse(0, "spotter", "inner", 3), 3).tick(4).do("stay")
    assert table.active() == (0, "spotter") and table.legal() == ["outer", "hop-on"]


@pytest.mark.rules("HIC-R82")
def test_a_mouse_driven_off_uses_only_its_own_pouch_and_no_swap() -> None:
    table = Table(1).paw(4).leaf(5, "green-key").mouse(0, "scavenger", "outer", 5)
    table = die(table.on_hand(0, "spotter", "blue-key"), 4).tick(4)
    assert table.pouch(0, "spotter") == []
    table.do("claim")
    assert table.pouch(0, "spotter") == ["green-key"], "the Scavenger on 5 is not asked"


@pytest.mark.rules("HIC-82", "HIC-61")
def test_the_cat_scratches_at_the_end_of_a_round_in_the_last_one_too() -> None:
    table = die(Table(1).mouse(0, "spotter", "outer", 9, "blue-key"), 9)
    table.s.hour = 11 - 1
    table.tick(12)
    assert table.s.phase == OVER
    assert table.told("lost") == [{"seat": "1", "mouse": "spotter", "tile": "blue-key"}]
    assert table.points(0) == 0


@pytest.mark.rules("HIC-R83")
def test_a_die_with_a_twelve_scratches_the_hand_and_sends_it_to_one() -> None:
    table = die(Table(1).on_hand(0, "spotter", "blue-key"), 12).tick(12).do("stay", "keep")
    assert table.pouch(0, "spotter") == []
    assert ("spotter", "1") in [(told["mouse"], told["number"]) for told in table.told("leapt")]
