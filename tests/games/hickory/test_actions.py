"""Favor cards, the chain, relics: the actions of the spaces and the icons of cards."""

from __future__ import annotations

import pytest

from tana.games.hickory.chain import climb
from tests.games.hickory.positions import Table


@pytest.mark.rules("HIC-45")
def test_a_third_card_means_discarding_one() -> None:
    table = Table(2).card(0, 5, 6).on_hand(0, "spotter").tick(4).do("hop-off", "draw")
    held = table.cards(0)
    assert len(held) == 3
    assert table.legal() == [f"discard {card}" for card in sorted(held)]
    table.do("discard 5")
    assert table.cards(0) == held - {5} and table.is_discarded(5)
    assert table.told("favor-discarded") == [{"seat": "1", "card": "5"}]


@pytest.mark.rules("HIC-45")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = Table(2).discard_all()
    table.card(1, 1, 2).on_hand(0, "spotter").tick(4).do("hop-off", "draw")
    assert table.told("favors-shuffled") == [{}]
    assert table.cards(0) <= set(range(3, 14)) and len(table.cards(0)) == 1


@pytest.mark.rules("HIC-46", "HIC-R46")
def test_cards_may_be_played_at_every_point_but_not_after_staying() -> None:
    table = Table(2).card(0, 2).leaf(2, "blue-key").on_hand(0, "spotter").tick(2)
    assert "favor 2" in table.legal()
    table.do("hop-off")
    assert "favor 2" in table.legal(), "before the claim"
    table.do("claim")
    assert "favor 2" in table.legal(), "before the action"
    table.do("climb")
    assert table.legal() == ["done", "favor 2"], "at the end"
    table.do("favor 2")
    assert table.is_discarded(2), "discarded at once"
    table.do("climb")
    assert table.s.players[0].scaler == 5
    staying = Table(2).card(0, 2).on_hand(0, "spotter").mouse(1, "spotter", "inner", 4).tick(4).do("stay")
    assert staying.active() == (1, "spotter")


@pytest.mark.rules("HIC-R46")
def test_icons_follow_in_printed_order_each_optional_and_no_card_between() -> None:
    table = Table(2).card(0, 11, 2).on_hand(0, "spotter").tick(4).do("favor 11")
    assert table.legal() == ["skip", "climb"]
    table.do("skip")
    assert table.legal() == ["skip", "search"]
    table.do("search")
    assert table.s.players[0].scaler == 0


@pytest.mark.rules("HIC-R46")
def test_what_a_leap_leads_to_is_resolved_before_the_next_icon() -> None:
    table = Table(2).card(0, 12, 2).leaf(7, "blue-key").on_hand(0, "spotter").tick(4).do("favor 12", "leap 7")
    assert table.legal() == ["claim", "skip"], "no other card between the icons"
    table.do("claim", "climb", "skip")
    assert table.legal() == ["skip", "climb"], "the card's own climb"
    table.do("climb")
    assert table.s.players[0].scaler == 3


@pytest.mark.rules("HIC-R46")
def test_a_card_without_a_possible_icon_cannot_be_played() -> None:
    table = Table(2).card(0, 5).on_hand(0, "spotter").empty_bag().tick(4)
    assert "favor 5" not in table.legal()


@pytest.mark.rules("HIC-R46")
def test_a_free_search_waits_for_a_card_that_could_fill_the_bag() -> None:
    """A market card overfills the pouch; what is dropped can be searched for."""
    full = ("blue-key", "blue-feather", "green-key")
    table = Table(2).card(0, 6).on_hand(0, "spotter", *full).empty_bag().tick(3).do("hop-off")
    assert table.legal() == ["skip", "favor 6"], "nothing to search for, but a card could be played"
    table.do("favor 6", "wild", "drop blue-key")
    assert table.legal() == ["skip", "search"], "now there is"
    without = Table(2).on_hand(0, "spotter", *full).mouse(1, "spotter", "inner", 3).empty_bag().tick(3)
    assert without.do("hop-off").active() == (1, "spotter"), "no card, no search, nothing to ask"


@pytest.mark.rules("HIC-R46", "HIC-K2")
def test_an_empty_market_is_passed_over_only_without_a_card() -> None:
    def market() -> Table:
        table = Table(2).on_hand(0, "spotter", "crown")
        table.s.wilds, table.checked = 0, False
        return table

    assert market().card(0, 2).tick(5).do("hop-off").legal() == ["skip", "favor 2"]
    assert market().card(0, 9).tick(5).do("hop-off").legal() == ["skip"], "which card it is must not show"


@pytest.mark.rules("HIC-47")
def test_a_scaler_goes_on_to_the_next_free_space_and_scores_what_it_passes() -> None:
    """The rulebook's picture: three up, that space is taken, one more, past a point."""
    table = Table(3)
    table.s.players[0].scaler = 1
    table.s.players[1].scaler = 4
    climb(table.s, 0, 3, None)
    assert table.s.players[0].scaler == 5 and table.points(0) == 1
    table.s.players[1].scaler, table.s.players[2].scaler = 6, 7
    climb(table.s, 0, 1, None)
    assert table.s.players[0].scaler == 8 and table.points(0) == 2


@pytest.mark.rules("HIC-48", "HIC-D6")
def test_the_finish_pays_nine_seven_six_five_and_four_for_ever() -> None:
    table = Table(2)
    paid = []
    for _ in range(7):
        table.s.players[0].scaler = 9
        before = table.points(0)
        climb(table.s, 0, 3, None)
        paid.append(table.points(0) - before)
        assert table.s.players[0].scaler == 0
    assert paid == [9, 7, 6, 5, 4, 4, 4]


def at_twelve_with(*relics: str) -> Table:
    """The Spotter at Lord Cuckoo's with relics; the rest of the team is elsewhere."""
    table = Table(2).mouse(0, "scavenger", "outer", 5).mouse(0, "scurrier", "outer", 5)
    return table.on_hand(0, "spotter", *relics)


@pytest.mark.rules("HIC-49")
def test_relics_go_to_lord_cuckoo_for_points_and_cards() -> None:
    table = at_twelve_with("crown", "goblet", "wild").tick(12).do("hop-off")
    assert table.legal() == ["skip", "return crown", "return goblet"], "a wild is not a relic"
    table.do("return crown")
    assert table.legal() == ["score", "return goblet"]
    table.do("return goblet")
    assert table.points(0) == 10 and len(table.cards(0)) == 2
    assert [table.s.returned[i] for i in range(3)] == [1, 0, 1]
    assert {"skip", "leap 1", "leap 2", "leap 3"} <= set(table.legal()), "no skip after the last relic"


@pytest.mark.rules("HIC-R49")
def test_relics_are_chosen_together_before_any_card_is_drawn() -> None:
    table = at_twelve_with("crown", "goblet").card(0, 5, 6).tick(12).do("hop-off", "return crown")
    assert table.legal() == ["score", "return goblet"], "no card is played and nothing is swapped here"
    assert table.points(0) == 0 and table.told("favor-drawn") == [], "the points come when all are chosen"
    assert [told["tile"] for told in table.told("relic-brought")] == ["crown"]
    one = at_twelve_with("crown", "goblet").tick(12).do("hop-off", "return crown", "score")
    assert one.points(0) == 5 and one.pouch(0, "spotter") == ["goblet"]
    assert {"skip", "leap 1", "leap 2", "leap 3"} <= set(one.legal()), "the other relic stays"


@pytest.mark.rules("HIC-R49", "HIC-45")
def test_the_hand_limit_holds_after_each_relic_and_no_card_is_played_between() -> None:
    table = at_twelve_with("crown", "sceptre").card(0, 5, 6).tick(12).do("hop-off", "return sceptre", "return crown")
    assert table.points(0) == 5 and len(table.cards(0)) == 3
    assert table.legal() == [f"discard {card}" for card in sorted(table.cards(0))]
    table.do(table.legal()[0])
    assert table.points(0) == 10 and len(table.cards(0)) == 3
    assert table.legal() == [f"discard {card}" for card in sorted(table.cards(0))]
    table.do(table.legal()[0])
    assert len(table.cards(0)) == 2 and {"leap 1", "leap 2", "leap 3"} <= set(table.legal())
    assert [told["tile"] for told in table.told("relic-returned")] == ["crown", "sceptre"]


@pytest.mark.rules("HIC-49")
def test_the_leap_from_twelve_needs_no_relic() -> None:
    table = Table(2).leaf(2, "blue-key").on_hand(0, "spotter").tick(12).do("hop-off", "leap 2")
    assert table.where(0, "spotter") == ("outer", 2) and table.legal() == ["claim", "skip"]


@pytest.mark.rules("HIC-21")
def test_the_second_part_of_a_moon_tile_is_optional_and_paid() -> None:
    table = Table(2).on_hand(0, "scavenger", "blue-key").tick(9).do("hop-off")
    assert table.legal() == ["skip", "climb"]
    table.do("climb")
    assert table.legal() == ["skip", "spend blue-key"]
    table.do("spend blue-key")
    assert len(table.pouch(0, "scavenger")) == 2, "search 2 follows at once"


@pytest.mark.rules("HIC-K2")
def test_whether_a_player_is_asked_depends_on_the_number_of_cards_only() -> None:
    """A card that cannot be played is asked about like any other: being asked tells nothing."""
    useless = Table(2).card(0, 9).on_hand(0, "spotter").tick(2).do("hop-off", "climb")
    assert useless.legal() == ["done"], "a leap card on the outer ring"
    useful = Table(2).card(0, 2).on_hand(0, "spotter").tick(2).do("hop-off", "climb")
    assert useful.legal() == ["done", "favor 2"]
