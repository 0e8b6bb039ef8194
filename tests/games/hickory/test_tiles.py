"""Tiles: swapping, claiming, spending, searching, the market, tossing."""

from __future__ import annotations

import pytest

from tana.games.hickory.tiles import can_rearrange
from tests.games.hickory.positions import Table


@pytest.mark.rules("HIC-30", "HIC-R30")
def test_tiles_are_dealt_anew_among_the_mice_of_a_number() -> None:
    table = Table(2).on_hand(0, "spotter", "blue-key", "green-key").mouse(0, "scurrier", "outer", 4)
    table.mouse(0, "scavenger", "inner", 4).tick(4)
    assert table.legal() == ["stay", "hop-off", "swap"]
    table.do("swap")
    assert table.legal() == ["give scavenger", "give spotter", "give scurrier"]
    table.do("give scurrier", "give scavenger")
    assert table.pouch(0, "scurrier") == ["green-key"] and table.pouch(0, "scavenger") == ["blue-key"]
    assert table.legal() == ["stay", "hop-off"], "once at each point"


@pytest.mark.rules("HIC-R30")
def test_a_swap_is_offered_only_where_something_could_change() -> None:
    alone = Table(2).on_hand(0, "spotter", "blue-key").tick(4)
    assert "swap" not in alone.legal(), "nobody to swap with"
    empty = Table(2).on_hand(0, "spotter").mouse(0, "scurrier", "outer", 4).tick(4)
    assert "swap" not in empty.legal(), "nothing to swap"
    same = ["blue-key"] * 2
    full = Table(2).on_hand(0, "spotter", *same, "blue-key").mouse(0, "scurrier", "outer", 4)
    assert "swap" in full.tick(4).legal()
    equal = Table(2)
    equal.s.edition.pouches[1] = equal.s.edition.pouches[2] = 2
    equal.on_hand(0, "spotter", *same).mouse(0, "scurrier", "outer", 4, *same)
    assert not can_rearrange(equal.s, 0, 0b0110), "full of equal tiles"
    equal.s.edition.pouches[2] = 3
    assert can_rearrange(equal.s, 0, 0b0110)


@pytest.mark.rules("HIC-R30")
def test_equal_tiles_are_dealt_in_one_way_only() -> None:
    table = Table(2).on_hand(0, "spotter", "blue-key", "blue-key").mouse(0, "scurrier", "outer", 4).tick(4).do("swap")
    table.do("give scurrier")
    assert table.pouch(0, "scurrier") == ["blue-key", "blue-key"], "after the Scurrier only the Scurrier"


@pytest.mark.rules("HIC-R30")
def test_dealing_never_runs_into_a_dead_end() -> None:
    table = Table(2).on_hand(0, "spotter", "blue-key", "blue-key", "blue-key")
    table.mouse(0, "scurrier", "outer", 4, "green-key", "green-key", "green-key").tick(4).do("swap")
    while table.s.task:
        table.do(table.legal()[-1])
    assert len(table.pouch(0, "spotter")) == len(table.pouch(0, "scurrier")) == 3


@pytest.mark.rules("HIC-30", "HIC-R30")
def test_before_the_hand_moves_on_each_player_is_asked_once_in_priority_order() -> None:
    table = Table(2)
    table.s.priority = 1
    for seat in (0, 1):
        table.mouse(seat, "spotter", "outer", 4, "blue-key").mouse(seat, "scurrier", "outer", 4)
    table.tick(4)
    assert table.actor == 1
    table.do("keep")
    assert table.actor == 0
    table.do("swap", "give scurrier")
    assert table.pouch(0, "scurrier") == ["blue-key"]
    assert [told["number"] for told in table.told("tick")][:2] == ["4", "5"]


@pytest.mark.rules("HIC-R30")
def test_the_hands_number_counts_even_when_the_active_mouse_is_elsewhere() -> None:
    table = Table(2).on_hand(0, "scurrier").mouse(0, "spotter", "outer", 4, "blue-key")
    table.mouse(0, "scavenger", "outer", 4).tick(4).do("leap 5")
    assert table.where(0, "scurrier") == ("outer", 5) and "swap" in table.legal()
    table.do("swap", "give scavenger")
    assert table.pouch(0, "scavenger") == ["blue-key"]


@pytest.mark.rules("HIC-31")
def test_a_claimed_tile_goes_to_any_mouse_of_the_number_with_room() -> None:
    table = Table(2).leaf(4, "orange-key").on_hand(0, "spotter").mouse(0, "scurrier", "outer", 4).tick(4)
    table.do("hop-off", "claim")
    assert table.legal() == ["give spotter", "give scurrier"]
    table.do("give scurrier")
    assert table.pouch(0, "scurrier") == ["orange-key"]


@pytest.mark.rules("HIC-31")
def test_what_does_not_fit_goes_back_new_or_old() -> None:
    def claiming() -> Table:
        table = Table(2).leaf(4, "orange-key").on_hand(0, "spotter", "blue-key", "blue-feather", "green-key")
        return table.tick(4).do("hop-off", "claim")

    assert claiming().legal() == ["drop green-key", "drop blue-feather", "drop blue-key", "drop orange-key"]
    assert claiming().do("drop orange-key").pouch(0, "spotter") == ["green-key", "blue-feather", "blue-key"]
    swapped = claiming().do("drop blue-key")
    assert swapped.pouch(0, "spotter") == ["green-key", "blue-feather", "orange-key"]


@pytest.mark.rules("HIC-R31")
def test_away_from_the_hands_number_a_mouse_has_only_its_own_pouch() -> None:
    full = ("blue-key", "blue-feather", "green-key")
    away = Table(2).leaf(5, "orange-key").on_hand(0, "scurrier", *full).mouse(0, "spotter", "outer", 5).tick(4)
    away.do("leap 5", "claim")
    assert away.legal()[0].startswith("drop"), "the Spotter on 5 does not help"
    here = Table(2).leaf(4, "orange-key").card(0, 7).on_hand(0, "spotter").mouse(0, "scamp", "outer", 9)
    here.tick(4).do("favor 7", "scamp 4", "claim")
    assert here.legal() == ["give spotter", "give scamp"], "a Scamp that lands here does share"


@pytest.mark.rules("HIC-32", "HIC-R32")
def test_costs_are_paid_with_tiles_of_the_active_mouse_into_the_bag() -> None:
    table = Table(2).basket("purple-key", "green-key").on_hand(0, "spotter", "wild", "crown").tick(5).do("hop-off")
    assert table.legal() == ["skip", "spend wild", "spend crown"]
    wilds = int(table.s.bag[20])
    table.do("spend wild")
    assert table.s.bag[20] == wilds + 1, "like any other tile"


@pytest.mark.rules("HIC-32", "HIC-46")
def test_a_cost_of_two_can_be_two_cards_and_no_tile() -> None:
    table = Table(2).card(0, 2, 8).on_hand(0, "spotter").tick(7).do("hop-off", "climb")
    assert table.legal() == ["skip", "bonus 2", "bonus 8", "favor 2", "favor 8"]
    table.do("bonus 2")
    assert table.legal() == ["bonus 8"], "a payment begun is paid in full"
    table.do("bonus 8", "wild")
    assert table.pouch(0, "spotter") == ["wild"] and table.cards(0) == set()


@pytest.mark.rules("HIC-40")
def test_search_draws_and_claims() -> None:
    table = Table(2).on_hand(0, "scavenger").tick(3).do("hop-off", "search")
    assert len(table.told("drew-tile")) == 1 and len(table.pouch(0, "scavenger")) == 1


@pytest.mark.rules("HIC-40")
def test_a_spotter_draws_one_more_and_puts_one_back() -> None:
    for seed in range(8):
        table = Table(2, seed).on_hand(0, "spotter").tick(3).do("hop-off", "search")
        drawn = [told["tile"] for told in table.told("drew-tile")]
        assert len(drawn) == 2
        if drawn[0] != drawn[1]:
            assert sorted(table.legal()) == sorted(f"put-back {tile}" for tile in drawn)
            table.do(f"put-back {drawn[0]}")
        assert table.pouch(0, "spotter") == [drawn[1]]


@pytest.mark.rules("HIC-40", "HIC-R41")
def test_a_short_bag_gives_what_there_is_and_then_nothing_is_put_back() -> None:
    table = Table(2).on_hand(0, "spotter").empty_bag()
    table.s.bag[3] = 1
    table.tick(3).do("hop-off", "search")
    assert len(table.pouch(0, "spotter")) == 1 and table.told("put-back") == []


@pytest.mark.rules("HIC-41")
def test_the_market_gives_two_basket_tiles_or_a_wild() -> None:
    def market() -> Table:
        table = Table(2).basket("purple-key", "green-key", "green-key", "blue-key").on_hand(0, "spotter", "crown")
        return table.tick(5).do("hop-off", "spend crown")

    assert market().legal() == ["wild", "take purple-key", "take green-key", "take blue-key"]
    assert market().do("wild").pouch(0, "spotter") == ["wild"]
    table = market().do("take green-key")
    assert table.legal() == ["take purple-key", "take green-key", "take blue-key"], "exactly two"
    table.do("take green-key")
    assert table.pouch(0, "spotter") == ["green-key", "green-key"]
    assert [tile for tile in table.s.basket if tile >= 0] == sorted(tile for tile in table.s.basket if tile >= 0)


@pytest.mark.rules("HIC-R41")
def test_a_market_with_too_few_tiles_or_none() -> None:
    table = Table(2).basket("purple-key").on_hand(0, "spotter", "crown").tick(5)
    table.do("hop-off", "spend crown", "take purple-key")
    assert table.pouch(0, "spotter") == ["purple-key"]
    empty = Table(2).on_hand(0, "spotter", "crown")
    empty.s.wilds, empty.checked = 0, False
    empty.mouse(1, "spotter", "inner", 5).tick(5).do("hop-off")
    assert empty.active() == (1, "spotter"), "there is nothing to pay for"


@pytest.mark.rules("HIC-R41")
def test_the_only_two_basket_tiles_are_not_asked_for_in_an_order() -> None:
    def market() -> Table:
        return Table(2).basket("purple-key", "green-key").on_hand(0, "spotter", "crown").tick(5).do("hop-off")

    table = market().do("spend crown")
    assert table.legal() == ["wild", "take purple-key"], "the green key comes with it"
    assert table.do("take purple-key").pouch(0, "spotter") == ["purple-key", "green-key"]
    sold_out = Table(2).basket("purple-key", "green-key").on_hand(0, "spotter", "crown")
    sold_out.s.wilds, sold_out.checked = 0, False
    sold_out.tick(5).do("hop-off", "spend crown")
    assert sold_out.pouch(0, "spotter") == ["purple-key", "green-key"], "there is nothing to choose"


@pytest.mark.rules("HIC-42", "HIC-R42")
def test_a_toss_exchanges_tiles_with_one_mouse_elsewhere() -> None:
    table = Table(2).card(0, 13).on_hand(0, "spotter", "blue-key").mouse(0, "scurrier", "outer", 9, "green-key")
    table.tick(4).do("favor 13")
    assert table.legal() == ["skip", "toss scavenger", "toss scurrier"], "the Scamp is not in play"
    table.do("toss scurrier", "give spotter", "give scurrier")
    assert table.pouch(0, "spotter") == ["green-key"] and table.pouch(0, "scurrier") == ["blue-key"]


@pytest.mark.rules("HIC-R42")
def test_a_toss_with_nothing_to_exchange_is_no_toss() -> None:
    table = Table(2).card(0, 13).on_hand(0, "spotter").tick(4)
    assert "favor 13" not in table.legal()
