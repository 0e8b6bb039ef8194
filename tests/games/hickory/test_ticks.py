"""Ticks, priority, and the moves of a mouse: hand, rings, bumps, leaps, the Scamp."""

from __future__ import annotations

import pytest

from tests.games.hickory.positions import Table


def order_of(table: Table) -> list[tuple[str, str]]:
    return [(told["seat"], told["mouse"]) for told in table.told("activated")]


@pytest.mark.rules("HIC-10", "HIC-12")
def test_the_hand_from_the_tip_backwards_then_the_inner_ring_by_priority() -> None:
    """The rulebook's example of an order of activation, at 3."""
    table = Table(4)
    table.s.priority = 1
    table.on_hand(2, "spotter").on_hand(0, "scurrier").on_hand(1, "spotter")
    table.mouse(1, "scavenger", "inner", 3).mouse(1, "scurrier", "inner", 3)
    table.mouse(3, "spotter", "inner", 3).mouse(0, "scavenger", "inner", 3)
    table.tick(3).do("stay", "stay", "stay")
    assert order_of(table) == [("3", "spotter"), ("1", "scurrier"), ("2", "spotter")]
    assert table.actor == 1 and table.legal() == ["activate scavenger", "activate scurrier"]
    table.do("activate scurrier", "outer", "skip")
    assert table.active() == (3, "spotter")
    table.do("outer", "skip")
    assert table.active() == (0, "scavenger"), "clockwise, round again"
    table.do("outer", "skip")
    assert table.active() == (1, "scavenger")


@pytest.mark.rules("HIC-12", "HIC-64")
@pytest.mark.parametrize("seats", [2, 3])
def test_priority_skips_colours_without_a_player(seats: int) -> None:
    table = Table(seats)
    table.s.priority = seats - 1
    for seat in range(seats):
        table.mouse(seat, "spotter", "inner", 2)
    table.tick(2)
    for seat in (seats - 1, *range(seats - 1)):
        assert table.active() == (seat, "spotter")
        table.do("outer", "skip")


@pytest.mark.rules("HIC-11")
def test_mice_on_the_outer_ring_do_not_activate_and_empty_numbers_pass() -> None:
    table = Table(2).mouse(0, "spotter", "outer", 3).mouse(1, "spotter", "inner", 5)
    table.tick(2)
    assert [told["number"] for told in table.told("tick")] == ["2", "3", "4", "5"]
    assert order_of(table) == [("2", "spotter")]


@pytest.mark.rules("HIC-11", "HIC-30")
def test_with_mice_on_the_outer_ring_only_their_owner_may_swap() -> None:
    table = Table(2).mouse(0, "spotter", "outer", 3, "purple-key").mouse(0, "scurrier", "outer", 3)
    table.tick(3)
    assert table.actor == 0 and table.legal() == ["swap", "keep"]
    assert table.told("activated") == []


@pytest.mark.rules("HIC-R12")
def test_a_scamp_carried_off_does_not_activate_where_it_was() -> None:
    table = Table(2).card(0, 7).on_hand(0, "scurrier").on_hand(0, "scamp").on_hand(1, "spotter")
    table.tick(4).do("favor 7", "scamp 2", "skip", "stay")
    assert table.where(0, "scamp") == ("outer", 2)
    assert table.active() == (1, "spotter"), "the Scamp was next, but it is gone"
    inner = Table(2).card(0, 7).on_hand(0, "scurrier").mouse(0, "scamp", "inner", 4).mouse(1, "spotter", "inner", 4)
    inner.tick(4).do("favor 7", "scamp 2", "skip", "stay")
    assert inner.active() == (1, "spotter")


@pytest.mark.rules("HIC-13")
def test_on_the_hand_stay_or_hop_off() -> None:
    table = Table(2).on_hand(0, "spotter")
    assert table.tick(4).legal() == ["stay", "hop-off"]
    table.do("hop-off")
    assert table.where(0, "spotter") == ("outer", 4)
    at_twelve = Table(2).on_hand(0, "spotter").tick(12).do("hop-off")
    assert at_twelve.where(0, "spotter") == ("outer", 12), "Lord Cuckoo's space"


@pytest.mark.rules("HIC-14")
def test_on_the_inner_ring_move_out_or_hop_on() -> None:
    table = Table(2).mouse(0, "spotter", "inner", 4)
    assert table.tick(4).legal() == ["outer", "hop-on"]


@pytest.mark.rules("HIC-15")
def test_a_newcomer_takes_the_free_space_nearest_the_tip() -> None:
    table = Table(2).on_hand(1, "spotter").mouse(0, "scavenger", "inner", 4)
    table.tick(4).do("stay", "hop-on")
    assert table.riders() == [(1, "spotter"), (0, "scavenger")]
    assert table.told("bumped") == []


@pytest.mark.rules("HIC-16")
def test_a_full_hand_loses_the_mouse_at_the_tip() -> None:
    table = Table(2).on_hand(1, "spotter").on_hand(1, "scurrier").on_hand(0, "spotter")
    table.mouse(0, "scurrier", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert table.riders() == [(1, "scurrier"), (0, "spotter"), (0, "scurrier")]
    assert table.active() == (1, "spotter")


@pytest.mark.rules("HIC-16", "HIC-17", "HIC-R17")
def test_a_full_hand_and_a_scavenger_two_are_bumped_the_foremost_first() -> None:
    table = Table(2).on_hand(1, "spotter").on_hand(1, "scurrier").on_hand(0, "spotter")
    table.mouse(0, "scavenger", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert table.riders() == [(0, "spotter"), (0, "scavenger")]
    assert table.active() == (1, "spotter")
    table.do("hop-off", "skip")
    assert table.active() == (1, "scurrier"), "only after the first is done"
    assert table.where(1, "scurrier") == ("falling", 0)


@pytest.mark.rules("HIC-16")
def test_one_free_space_and_a_scavenger_one_is_bumped() -> None:
    table = Table(2).on_hand(1, "spotter").on_hand(1, "scurrier").mouse(0, "scavenger", "inner", 4)
    table.tick(4).do("stay", "stay", "hop-on")
    assert table.riders() == [(1, "scurrier"), (0, "scavenger")]
    assert [told["mouse"] for told in table.told("bumped")] == ["spotter"]


@pytest.mark.rules("HIC-16")
def test_a_scavenger_half_over_the_tip_falls_and_the_others_close_up() -> None:
    table = Table(2).on_hand(1, "scavenger").on_hand(1, "spotter").mouse(0, "spotter", "inner", 4)
    table.tick(4).do("stay", "stay", "hop-on")
    assert table.riders() == [(1, "spotter"), (0, "spotter")]
    assert [told["mouse"] for told in table.told("bumped")] == ["scavenger"]


@pytest.mark.rules("HIC-17")
def test_a_bumped_mouse_lands_here_or_on_the_uncovered_number_before() -> None:
    def bumped(*paws: int) -> Table:
        table = Table(3).paw(*paws).on_hand(1, "spotter").on_hand(1, "scavenger").on_hand(0, "spotter")
        return table.mouse(0, "scurrier", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")

    assert bumped().legal() == ["hop-off", "hop-back"]
    assert bumped().do("hop-back").where(1, "spotter") == ("outer", 3)
    assert bumped(3, 2).do("hop-back").where(1, "spotter") == ("outer", 1)
    assert bumped(3).do("hop-off").where(1, "spotter") == ("outer", 4)


@pytest.mark.rules("HIC-R17")
def test_a_scamp_called_away_before_its_bump_resolves_has_spent_it() -> None:
    table = Table(2).card(1, 7).on_hand(1, "spotter").on_hand(1, "scamp").on_hand(0, "spotter")
    table.mouse(0, "scavenger", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    table.do("favor 7", "scamp 9", "skip", "hop-off", "skip")
    assert table.where(1, "scamp") == ("outer", 9)
    assert len([one for one in table.told("activated") if one["mouse"] == "scamp"]) == 3, "hand, bump, call"
    assert table.s.depth == 0 or table.active()[0] == 0


@pytest.mark.rules("HIC-R17", "HIC-30")
def test_a_falling_mouse_counts_as_on_the_hands_number() -> None:
    table = Table(2).on_hand(1, "spotter", "green-key").on_hand(1, "scurrier").on_hand(0, "spotter")
    table.mouse(0, "scurrier", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert table.legal() == ["hop-off", "hop-back", "swap"]


@pytest.mark.rules("HIC-18")
def test_mice_close_up_when_one_leaves() -> None:
    table = Table(4).on_hand(0, "spotter").on_hand(1, "spotter").on_hand(2, "spotter")
    table.tick(4).do("stay", "hop-off", "skip")
    assert table.riders() == [(0, "spotter"), (2, "spotter")]


@pytest.mark.rules("HIC-19", "HIC-R43")
def test_the_scurrier_leaps_off_the_hand_over_paws() -> None:
    table = Table(2).on_hand(0, "scurrier").tick(4)
    assert table.legal() == ["stay", "hop-off", "leap 5", "leap 6"]
    covered = Table(2).paw(5).on_hand(0, "scurrier").tick(4)
    assert covered.legal() == ["stay", "hop-off", "leap 6"], "a covered number counts"
    inner = Table(2).mouse(0, "scurrier", "inner", 4).tick(4)
    assert inner.legal() == ["outer", "hop-on"]
    bumped = Table(2).on_hand(1, "scurrier").on_hand(1, "spotter").on_hand(0, "spotter")
    bumped.mouse(0, "scurrier", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert bumped.legal() == ["hop-off", "hop-back", "leap 5", "leap 6"]


@pytest.mark.rules("HIC-20", "HIC-21")
def test_first_the_leaf_then_the_action_both_optional() -> None:
    table = Table(2).leaf(2, "blue-key").on_hand(0, "spotter").tick(2).do("hop-off")
    assert table.legal() == ["claim", "skip"]
    table.do("claim")
    assert table.pouch(0, "spotter") == ["blue-key"] and table.legal() == ["skip", "climb"]
    table.do("climb")
    assert table.s.players[0].scaler == 3
    without = Table(2).leaf(2, "blue-key").on_hand(0, "spotter").tick(2).do("hop-off", "skip", "skip")
    assert without.s.leaf[1] != -1 and without.s.players[0].scaler == 0


@pytest.mark.rules("HIC-22")
def test_nobody_enters_a_covered_number() -> None:
    table = Table(2).paw(3, 9).card(0, 7).on_hand(0, "spotter").tick(2).do("favor 7")
    assert table.legal() == ["skip"] + [f"scamp {number}" for number in (1, 2, 4, 5, 6, 7, 8, 10, 11, 12)]


@pytest.mark.rules("HIC-43", "HIC-R43")
def test_a_leap_card_moves_a_mouse_of_the_hand_or_the_inner_ring() -> None:
    table = Table(2).card(0, 9).on_hand(0, "spotter").tick(4)
    table.do("favor 9")
    assert table.legal() == ["skip", "leap 5", "leap 6", "leap 7"]
    table.do("leap 7")
    assert table.where(0, "spotter") == ("outer", 7) and "stay" not in table.legal(), "the choice has lapsed"
    inner = Table(2).card(0, 9).mouse(0, "spotter", "inner", 4).tick(4).do("favor 9", "leap 5")
    assert inner.told("leapt") == [{"seat": "1", "mouse": "spotter", "number": "5"}]
    assert inner.told("hopped-on") == inner.told("moved-out") == []
    outer = Table(2).card(0, 9).on_hand(0, "spotter").tick(2).do("hop-off")
    assert "favor 9" not in outer.legal(), "not from the outer ring"


@pytest.mark.rules("HIC-R43")
def test_a_leap_card_after_hopping_on_comes_once_bumps_are_resolved() -> None:
    table = Table(2).card(0, 9).on_hand(1, "spotter").on_hand(1, "scurrier").on_hand(1, "scamp")
    table.mouse(0, "spotter", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert table.active() == (1, "spotter")
    table.do("hop-off", "skip")
    assert table.active() == (0, "spotter") and "favor 9" in table.legal()
    table.do("favor 9", "leap 6")
    assert table.where(0, "spotter") == ("outer", 6) and (0, "spotter") not in table.riders()


@pytest.mark.rules("HIC-43")
def test_reaches_are_never_added_but_twelve_sends_a_scurrier_on() -> None:
    table = Table(2).on_hand(0, "scurrier").tick(12)
    assert table.legal() == ["stay", "hop-off", "leap 1", "leap 2"]
    table.do("hop-off")
    assert table.legal() == ["skip", "leap 1", "leap 2", "leap 3"]
    reaching = Table(2).on_hand(0, "scurrier").tick(10).do("leap 12")
    assert reaching.legal() == ["skip", "leap 1", "leap 2", "leap 3"], "the Scurrier reaches 12 and goes on"
    reaching.do("leap 3")
    assert reaching.where(0, "scurrier") == ("outer", 3)


@pytest.mark.rules("HIC-44", "HIC-R44")
def test_the_scamp_comes_into_play_and_acts_where_it_lands() -> None:
    table = Table(2).leaf(3, "blue-key").on_hand(0, "spotter", "green-key").tick(1).do("hop-off")
    assert table.legal() == ["skip", "spend green-key"]
    table.do("spend green-key")
    assert table.legal() == [f"scamp {number}" for number in range(1, 13)]
    table.do("scamp 3")
    assert table.active() == (0, "scamp") and table.legal() == ["claim", "skip"]
    table.do("claim", "search")
    assert len(table.pouch(0, "scamp")) == 2, "its own leaf and a tile from the bag"


@pytest.mark.rules("HIC-44")
def test_the_scamp_leaves_the_hand_and_cannot_stay_where_it_stands() -> None:
    riding = Table(2).card(0, 7).on_hand(0, "scamp").on_hand(0, "spotter").on_hand(1, "spotter")
    riding.tick(4).do("stay", "favor 7", "scamp 9", "skip")
    assert riding.riders() == [(0, "spotter"), (1, "spotter")]
    standing = Table(2).card(0, 7).mouse(0, "scamp", "outer", 9).on_hand(0, "spotter").tick(4).do("favor 7")
    assert "scamp 9" not in standing.legal() and "scamp 4" in standing.legal()


@pytest.mark.rules("HIC-R44")
def test_a_scamp_that_calls_itself_moves_on_and_loses_the_rest() -> None:
    table = Table(2).card(0, 7).leaf(8, "blue-key").mouse(0, "scamp", "inner", 8).tick(8)
    table.do("outer", "favor 7", "scamp 2")
    assert table.s.leaf[7] != -1 and table.where(0, "scamp") == ("outer", 2)
    assert table.legal() == ["skip", "climb"]
    before = Table(2).card(0, 7).mouse(0, "scamp", "inner", 8).tick(8).do("favor 7", "scamp 2", "skip")
    assert before.told("hopped-on") == before.told("moved-out") == [], "its choice has lapsed"


@pytest.mark.rules("HIC-44", "HIC-R44")
def test_a_scamp_sent_to_one_can_send_itself_on() -> None:
    table = Table(2).on_hand(0, "spotter", "green-key").mouse(0, "scamp", "outer", 5, "blue-key", "blue-feather")
    table.tick(1).do("hop-off", "spend green-key", "scamp 1")
    assert table.active() == (0, "scamp")
    table.do("spend blue-key", "scamp 12")
    table.do("leap 1")
    assert table.where(0, "scamp") == ("outer", 1)
    table.do("spend blue-feather", "scamp 6")
    assert [told["number"] for told in table.told("scamp-placed")] == ["1", "12", "6"]
    assert table.pouch(0, "scamp") == []


@pytest.mark.rules("HIC-R44")
def test_a_newcomer_scamp_carried_off_by_its_own_bumped_mate() -> None:
    """The deepest nest: newcomer, two bumped, and the Scamp that one of them calls."""
    table = Table(2).card(0, 7).on_hand(0, "spotter").on_hand(0, "scurrier").on_hand(1, "spotter")
    table.mouse(0, "scamp", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    assert table.active() == (0, "spotter")
    table.do("favor 7", "scamp 2", "climb")
    assert table.riders() == [(0, "scurrier"), (1, "spotter")]
    table.do("hop-off", "skip")
    assert table.where(0, "scamp") == ("outer", 2)


@pytest.mark.rules("HIC-R44")
def test_a_scamp_carried_off_by_the_mouse_it_bumped_has_no_end_of_its_own() -> None:
    table = Table(2).card(0, 7, 2).on_hand(0, "spotter").on_hand(0, "scurrier").on_hand(1, "spotter")
    table.mouse(0, "scamp", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    table.do("favor 7", "scamp 2", "skip")
    assert table.active() == (0, "spotter"), "the skip was the end of the Scamp where it landed"
    table.do("hop-off", "skip")
    assert table.s.depth == 0 or table.active() != (0, "scamp"), "card 2 cannot be played for its hop"
    assert table.cards(0) == {2}


@pytest.mark.rules("HIC-65")
def test_on_a_covered_number_nobody_activates_and_mice_stay_on_the_hand() -> None:
    table = Table(2).paw(4).on_hand(0, "spotter").mouse(1, "spotter", "inner", 5).tick(4)
    assert [told["number"] for told in table.told("tick-covered")] == ["4"]
    assert table.s.minute == 5 - 1 and table.active() == (0, "spotter")
