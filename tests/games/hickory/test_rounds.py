"""The end of a round and of the game."""

from __future__ import annotations

import numpy as np
import pytest

from tana.core.bits import EMPTY, count
from tana.games.hickory import rules
from tana.games.hickory.components import TILE
from tana.games.hickory.game import GAME
from tana.games.hickory.rounds import end_game, refill_quests, refill_tiles
from tana.games.hickory.solo import push_all_away
from tana.games.hickory.state import OVER
from tests.games.hickory.positions import Table


def round_end(table: Table) -> Table:
    """The last tick of a round passes by, with nobody there."""
    return table.tick(12)


@pytest.mark.rules("HIC-60")
@pytest.mark.parametrize(("seats", "paws"), [(2, 2), (3, 2), (4, 1)])
def test_paws_by_players(seats: int, paws: int) -> None:
    table = round_end(Table(seats).mouse(0, "spotter", "inner", 12).mouse(0, "spotter", "outer", 1))
    assert len(table.told("paw-placed")) == paws


@pytest.mark.rules("HIC-60", "HIC-22")
def test_mice_on_rolled_numbers_move_on_to_one_that_was_not_each_on_its_ring() -> None:
    table = Table(2).mouse(0, "spotter", "inner", 4).mouse(0, "scurrier", "outer", 5).mouse(1, "spotter", "outer", 6)
    table.paw(4, 5)
    table.s.hits = 1 << 3 | 1 << 4
    push_all_away(table.s, None)
    assert table.where(0, "spotter") == ("inner", 6) and table.where(0, "scurrier") == ("outer", 6)
    assert table.where(1, "spotter") == ("outer", 6)


@pytest.mark.rules("HIC-60")
def test_both_paws_on_one_number_and_mice_pushed_from_eleven_to_twelve() -> None:
    table = Table(2).mouse(0, "spotter", "inner", 11).mouse(0, "scurrier", "outer", 11).paw(11, 11)
    table.s.hits = 1 << 10
    push_all_away(table.s, None)
    assert table.where(0, "spotter") == ("inner", 12) and table.where(0, "scurrier") == ("outer", 12)


@pytest.mark.rules("HIC-62")
def test_twelve_has_an_inner_space_too() -> None:
    table = Table(2)
    round_end(table)
    for seat in range(2):
        assert table.where(seat, "spotter") == ("inner", 12)
    assert table.told("moved-in") == [{}]


@pytest.mark.rules("HIC-61", "HIC-64", "HIC-10")
def test_the_hour_moves_and_the_pawn_goes_to_the_next_colour() -> None:
    table = Table(3)
    table.s.priority = 2
    round_end(table)
    assert table.s.hour == 8 - 1 and table.s.priority == 0


@pytest.mark.rules("HIC-63", "HIC-04")
def test_quests_leaves_and_basket_are_refilled() -> None:
    table = round_end(Table(2))
    assert min(table.s.quests) >= 0
    assert sum(tile >= 0 for tile in table.s.leaf) == 11 and table.s.leaf[11] == -1
    assert sum(tile >= 0 for tile in table.s.basket) == 4


@pytest.mark.rules("HIC-R63")
def test_a_short_bag_fills_the_leaves_in_order_then_the_basket() -> None:
    table = Table(2).empty_bag()
    table.s.bag[0], table.s.bag[1] = 4, 4
    refill_tiles(table.s, table.rng, None)
    assert [tile >= 0 for tile in table.s.leaf] == [True] * 8 + [False] * 4
    table.s.bag[2] = 4
    refill_tiles(table.s, table.rng, None)
    assert sum(tile >= 0 for tile in table.s.leaf) == 11 and sum(tile >= 0 for tile in table.s.basket) == 1


@pytest.mark.rules("HIC-R52")
def test_an_empty_quest_deck_is_made_of_the_discards() -> None:
    table = Table(2).quest(1, 1)
    table.s.quest_discards, table.s.quest_deck = table.s.quest_deck, EMPTY
    refill_quests(table.s, table.rng, None)
    assert table.s.quests[0] == 0 and table.s.quests[1] > 0
    assert count(table.s.quest_deck) == 10 and table.s.quest_discards == EMPTY


@pytest.mark.rules("HIC-65")
def test_mice_stay_on_the_hand_over_the_end_of_a_round() -> None:
    table = Table(2).on_hand(0, "spotter").tick(12).do("stay")
    assert (0, "spotter") in table.riders() and table.s.hour == 8 - 1


@pytest.mark.rules("HIC-61", "HIC-70")
def test_at_midnight_the_game_ends_at_once() -> None:
    table = Table(2).mouse(0, "spotter", "outer", 3)
    table.s.hour = 11 - 1
    round_end(table)
    assert table.s.phase == OVER and table.actor == -1
    assert table.where(0, "spotter")[0] == "outer", "nobody moves in any more"
    assert len(table.told("paw-placed")) == 2, "the cat step comes first"


@pytest.mark.rules("HIC-70")
def test_full_rows_and_columns_and_what_is_left() -> None:
    table = Table(2).card(0, 8, 5)
    for cell in (0, 1, 2, 3, 4, 8, 12):
        table.place(0, cell, TILE.token(cell))
    table.mouse(0, "spotter", "outer", 3, "orange-button", "crown").mouse(0, "scurrier", "outer", 8, "orange-key")
    end_game(table.s, None)
    hunt, leftovers = int(table.s.players[0].tally[4]), int(table.s.players[0].tally[5])
    assert hunt == 10
    assert leftovers == 3 + 2 + 2, "two buttons with the purple one of card 8, two orange; the crown is nothing"
    assert table.is_discarded(8) and table.cards(0) == {5}, "the bonus card is used, the other stays hidden"


@pytest.mark.rules("HIC-70")
def test_nothing_left_scores_nothing() -> None:
    table = Table(2)
    end_game(table.s, None)
    assert table.points(0) == table.points(1) == 0


@pytest.mark.rules("HIC-71")
def test_ties_go_to_filled_hunt_spaces_and_are_shared_then() -> None:
    table = Table(3)
    for seat in range(3):
        table.s.players[seat].tally[0] = 30
    table.place(1, 0, "blue-key")
    out = np.zeros(5, dtype=np.int64)
    rules.ranks(table.s, out)
    assert list(out[:3]) == [2, 1, 2]
    table.s.players[2].tally[0] = 31
    rules.ranks(table.s, out)
    assert list(out[:3]) == [3, 2, 1]


@pytest.mark.rules("HIC-70", "HIC-71")
def test_the_outcome_adds_up() -> None:
    table = Table(2).mouse(0, "spotter", "outer", 3, "orange-button")
    end_game(table.s, None)
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == (3, 0) and outcome.ranks == (1, 2)
    assert [line.points for line in outcome.lines[0]] == [0, 0, 0, 0, 0, 3]


@pytest.mark.rules("HIC-R83")
def test_a_die_with_a_twelve_leaves_mice_on_the_hand_in_company() -> None:
    table = Table(2).on_hand(0, "spotter", "blue-key")
    for face in range(10):
        table.s.edition.die[face] = 11
    table.tick(12).do("stay", "keep")
    assert (0, "spotter") in table.riders() and table.pouch(0, "spotter") == ["blue-key"]
    assert table.where(1, "spotter") == ("inner", 1), "the others were pushed on from 12"


def test_every_game_ends_after_its_rounds() -> None:
    table = Table(2)
    for _ in range(5_000):
        if table.actor < 0:
            break
        table.do(table.legal()[0])
    assert table.s.phase == OVER and len(table.told("round-ended")) == 5
