"""Delivery: points, quests, the hunt board."""

from __future__ import annotations

import pytest

from tana.games.hickory.components import CELL, TILE
from tests.games.hickory.positions import Table


def deliver(table: Table, *choices: str) -> Table:
    return table.tick(6).do("hop-off", *choices)


@pytest.mark.rules("HIC-51", "HIC-50")
def test_a_single_item_is_worth_three() -> None:
    table = deliver(Table(2).on_hand(0, "spotter", "blue-key"), "deliver blue-key")
    assert table.points(0) == 3


@pytest.mark.rules("HIC-50")
def test_any_number_of_items_but_no_relics() -> None:
    table = Table(2).on_hand(0, "scavenger", "blue-key", "blue-button", "crown").tick(11).do("hop-off")
    assert table.legal() == ["skip", "deliver blue-button", "deliver blue-key"]
    table.do("deliver blue-key")
    assert table.legal() == ["score", "deliver blue-button"]
    table.do("score")
    assert table.points(0) == 3 and table.pouch(0, "scavenger") == ["blue-button", "crown"]


@pytest.mark.rules("HIC-50", "HIC-46")
def test_bonus_items_count_and_may_be_delivered_alone() -> None:
    table = deliver(Table(2).card(0, 8, 1).on_hand(0, "spotter"), "bonus 8")
    assert table.legal() == ["score", "bonus 1"]
    table.do("bonus 1")
    assert table.points(0) == 2 + 1 + 2, "two purple items of two symbols"
    assert all(tile == -1 for tile in table.s.players[0].filled), "never placed"


@pytest.mark.rules("HIC-50")
def test_the_lines_of_a_delivery_are_told_one_by_one() -> None:
    table = Table(2).on_hand(0, "scavenger", "blue-key", "blue-button", "green-key")
    deliver(table, "deliver blue-key", "deliver blue-button", "deliver green-key")
    told = {name: int(table.told(name)[0]["points"]) for name in ("items-scored", "symbol-scored", "colour-scored")}
    assert told == {"items-scored": 3, "symbol-scored": 2, "colour-scored": 2}
    assert table.points(0) == 7


@pytest.mark.rules("HIC-50")
def test_wilds_belong_to_every_group() -> None:
    table = deliver(Table(2).on_hand(0, "spotter", "wild", "wild"), "deliver wild", "deliver wild")
    assert table.points(0) == 2 + 2 + 2


@pytest.mark.rules("HIC-51", "HIC-52")
def test_the_rulebooks_delivery_of_eighteen_points() -> None:
    """Two buttons, two purple, five items with one wild, and a quest of two feathers and two buttons."""
    table = Table(2).quest(1, 1)
    table.on_hand(0, "scavenger", "purple-button", "green-button", "purple-feather", "blue-thread", "wild")
    deliver(table, "deliver purple-button", "deliver green-button", "deliver purple-feather", "deliver blue-thread")
    table.do("deliver wild")
    assert table.points(0) == 18
    assert table.told("quest-done") == [{"seat": "1", "quest": "1", "points": "7"}]
    assert table.s.quests[0] == -1 and table.s.quest_discards == 1


@pytest.mark.rules("HIC-52")
def test_each_item_covers_one_picture() -> None:
    one_short = Table(2).quest(1, 7).on_hand(0, "spotter", "blue-feather", "green-thread")
    deliver(one_short, "deliver blue-feather", "deliver green-thread")
    assert one_short.told("quest-done") == []
    exact = Table(2).quest(1, 5).on_hand(0, "spotter", "purple-thread", "green-thimble", "blue-thread")
    deliver(exact, "deliver purple-thread", "deliver green-thimble", "deliver blue-thread")
    assert len(exact.told("quest-done")) == 1
    wrong_colour = Table(2).quest(1, 5).on_hand(0, "spotter", "orange-thread", "green-thimble", "blue-thread")
    deliver(wrong_colour, "deliver orange-thread", "deliver green-thimble", "deliver blue-thread")
    assert wrong_colour.told("quest-done") == []


@pytest.mark.rules("HIC-52")
def test_the_exact_item_is_not_wasted_on_a_rainbow_picture() -> None:
    """Quest 5 wants a purple thread and any thread: the purple one has to go to the exact picture."""
    table = Table(2).quest(1, 5).on_hand(0, "spotter", "purple-thread", "wild", "orange-thread")
    deliver(table, "deliver purple-thread", "deliver wild", "deliver orange-thread")
    assert len(table.told("quest-done")) == 1


@pytest.mark.rules("HIC-52")
def test_bonus_items_count_for_a_quest() -> None:
    table = Table(2).quest(1, 7).card(0, 2).on_hand(0, "spotter", "blue-feather", "green-thread")
    deliver(table, "deliver blue-feather", "deliver green-thread", "bonus 2")
    assert len(table.told("quest-done")) == 1, "the green feather of card 2"


@pytest.mark.rules("HIC-52")
def test_with_two_fulfilled_the_player_picks_one() -> None:
    table = Table(2).quest(1, 7).quest(2, 9)
    table.on_hand(0, "scavenger", "purple-feather", "blue-feather", "green-thread", "green-button")
    deliver(table, *(f"deliver {tile}" for tile in table.pouch(0, "scavenger")))
    assert table.legal() == ["quest 1", "quest 2"]
    table.do("quest 2")
    assert [told["quest"] for told in table.told("quest-done")] == ["9"] and table.s.quests[0] == 6


@pytest.mark.rules("HIC-53")
def test_delivered_tiles_go_on_the_hunt_board_or_into_the_bag() -> None:
    table = Table(2)
    table.s.players[0].board = 0
    table.on_hand(0, "spotter", "blue-feather", "blue-feather", "purple-thimble").on_hand(1, "spotter")
    bag = [int(n) for n in table.s.bag]
    deliver(table, "deliver blue-feather", "deliver blue-feather", "deliver purple-thimble")
    assert table.s.players[0].filled[CELL.number("a1")] == TILE.number("blue-feather")
    assert sum(tile >= 0 for tile in table.s.players[0].filled) == 1
    assert table.s.bag[TILE.number("blue-feather")] == bag[TILE.number("blue-feather")] + 1
    assert table.s.bag[TILE.number("purple-thimble")] == bag[TILE.number("purple-thimble")] + 1


@pytest.mark.rules("HIC-53", "HIC-R53")
def test_exact_tiles_first_then_the_player_places_the_wilds() -> None:
    table = Table(2)
    table.s.players[0].board = 0
    table.on_hand(0, "spotter", "blue-feather", "wild")
    deliver(table, "deliver wild", "deliver blue-feather")
    assert len(table.legal()) == 15 and "place a1" not in table.legal()
    table.do("place d4")
    assert table.s.players[0].filled[CELL.number("d4")] == TILE.number("wild")


@pytest.mark.rules("HIC-53")
def test_a_wild_without_an_empty_space_goes_into_the_bag() -> None:
    table = Table(2)
    table.s.players[0].board = 0
    for cell in range(16):
        table.place(0, cell, TILE.token(cell))
    table.on_hand(0, "spotter", "wild").on_hand(1, "spotter")
    deliver(table, "deliver wild")
    assert table.s.bag[TILE.number("wild")] == 1
