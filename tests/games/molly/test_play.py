"""Play a card (MOL-24 to MOL-27)."""

from __future__ import annotations

import pytest

from .garden import Garden, rows

CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


@pytest.mark.rules("MOL-24")
def test_a_display_card_goes_face_up_on_a_space() -> None:
    garden = Garden("r/? y w g b r y w g", display="bg")
    assert garden.play("play 1 a1")[0] == "played 1 blue a1"
    assert garden.pile("a1") == "br/?"


@pytest.mark.rules("MOL-24", "MOL-R24")
def test_a_card_from_the_deck_is_turned_up_then_placed() -> None:
    garden = Garden("r y w g b r y w g", display="gy", tokens=(1, 1), deck=16, unseen="b")
    assert garden.play("draw") == ["last-round 2", "turned-up 1 blue"]
    assert garden.held == "b"
    assert garden.words() == {"place"}, "it cannot be put back, and special actions are over"
    assert garden.legal("place") == [cell for cell in CELLS if cell != "b2"]
    assert garden.play("place c1")[0] == "played 1 blue c1"
    assert garden.pile("c1") == "bw"
    assert garden.held == ""


@pytest.mark.rules("MOL-R24", "MOL-50", "MOL-52")
def test_an_event_turned_up_to_play_is_replaced_and_brings_no_special_actions_back() -> None:
    garden = Garden("r y w g b r y w g", display="gy", tokens=(0, 1), event_on_top="green")
    lines = garden.play_until("draw", "event-found 1 gift")
    assert lines[:4] == ["event-found 1 gift", "event-began gift 1", "gained-token 1", "gained-token 2"]
    assert lines[4].startswith("turned-up 1 ")
    assert garden.tokens == (1, 2)
    assert garden.words() == {"place"}


@pytest.mark.rules("MOL-25")
def test_never_on_a_face_up_mole_of_the_same_colour() -> None:
    garden = Garden("r/y y/r . /rw rb/? w r g b", display="rw")
    assert garden.legal("play") == [
        "1 b1", "1 c1", "1 a2", "1 c2", "1 b3", "1 c3",
        "2 a1", "2 b1", "2 c1", "2 a2", "2 b2", "2 a3", "2 b3", "2 c3",
    ]  # fmt: skip


@pytest.mark.rules("MOL-R25")
def test_any_colour_may_cover_a_back_even_one_known_to_be_that_colour() -> None:
    garden = Garden("r r r /r r r r r r", players=4, display="ry", tokens=(0, 0, 0, 0))
    assert garden.legal("play")[:1] == ["1 a2"]
    assert "1 a1" not in garden.legal("play")
    assert "play 1 a2" in garden.legal()
    lines = garden.play("play 1 a2")
    assert lines[0] == "played 1 red a2"
    assert garden.pile("a2") == "r/r"


@pytest.mark.rules("MOL-R25")
def test_a_display_card_with_no_space_cannot_be_chosen() -> None:
    garden = Garden("r r r r r r r r r", players=4, display="ry", deck=20, tokens=(0, 0, 0, 0))
    assert garden.legal() == ["draw", *(f"play 2 {cell}" for cell in CELLS)]


@pytest.mark.rules("MOL-R25")
def test_an_unplayable_card_from_the_deck_is_discarded_and_another_is_turned() -> None:
    garden = Garden("r r r r r r r r r", players=4, display="yw", deck=17, unseen="rg", tokens=(0, 0, 0, 0))
    discards = garden.discards
    lines = garden.play_until("draw", "turned-up 1 red")
    assert lines == ["turned-up 1 red", "unplayable 1 red", "last-round 4", "turned-up 1 green"]
    assert garden.held == "g"
    assert garden.discards == discards + 1
    assert garden.legal("place") == CELLS


@pytest.mark.rules("MOL-R25", "MOL-R64")
def test_a_deck_that_runs_out_that_way_leaves_the_display() -> None:
    garden = Garden("r r r r r r r r r", players=4, display="Yr", deck=1, tardy="R", tokens=(1, 0, 0, 0))
    assert garden.play("draw") == ["turned-up 1 tardy-red", "unplayable 1 tardy-red"]
    assert garden.step == "must-play"
    assert garden.legal() == [f"play 1 {cell}" for cell in CELLS], "no special action, only what can be played"
    garden.play("play 1 a1")
    assert garden.pile("a1") == "Yr"
    assert garden.actor == 1


@pytest.mark.rules("MOL-R25", "MOL-R64")
def test_a_deck_that_runs_out_with_nothing_playable_ends_the_turn() -> None:
    garden = Garden("r r r r r r r r r", players=4, display="Rr", deck=1, tardy="R", tokens=(1, 0, 0, 0))
    lines = garden.play("draw")
    assert lines == ["turned-up 1 tardy-red", "unplayable 1 tardy-red", "turn-began 2"]
    assert garden.actor == 1
    assert garden.display == "Rr"


@pytest.mark.rules("MOL-26")
def test_an_empty_space_earns_a_token() -> None:
    garden = Garden("r y . g b r y w g", display="wg", tokens=(1, 1))
    assert garden.play("play 1 c1")[:2] == ["played 1 white c1", "gained-token 1"]
    assert garden.tokens == (2, 1)
    assert garden.supply == 3
    assert garden.pile("c1") == "w"


@pytest.mark.rules("MOL-26")
def test_an_occupied_space_earns_none() -> None:
    garden = Garden("r y /w g b r y w g", display="wg", tokens=(1, 1))
    garden.play("play 1 c1")
    assert garden.tokens == (1, 1)


@pytest.mark.rules("MOL-26")
def test_with_an_empty_supply_the_player_steals_from_whom_they_choose() -> None:
    garden = Garden("r y . g b r y w g", players=3, display="wg", tokens=(0, 4, 5))
    assert garden.play("play 1 c1") == ["played 1 white c1"]
    assert garden.actor == 0
    assert garden.legal() == ["steal 2", "steal 3"], "stealing cannot be declined"
    assert garden.play("steal 3")[:2] == ["stole 1 3", "turn-began 2"]
    assert garden.tokens == (1, 4, 4)


@pytest.mark.rules("MOL-26")
def test_the_bonus_with_its_theft_comes_before_the_check_for_a_set() -> None:
    garden = Garden("r . r g b r y w g", players=3, display="rg", tokens=(0, 4, 5))
    garden.play("play 1 b1")
    assert garden.words() == {"steal"}
    garden.play("steal 2")
    assert garden.tokens == (1, 3, 5)
    assert garden.legal("set") == ["row-1 a1", "row-1 b1", "row-1 c1"]


@pytest.mark.rules("MOL-R26")
def test_a_player_without_tokens_cannot_be_stolen_from() -> None:
    garden = Garden("r y . g b r y w g", players=3, display="wg", tokens=(4, 0, 5))
    lines = garden.play("play 1 c1")
    assert lines[:2] == ["played 1 white c1", "stole 1 3"], "only one victim is left, so there is no choice"
    assert garden.tokens == (5, 0, 4)
    garden = Garden("r y . g b r y w g", players=4, display="wg", tokens=(4, 0, 5, 3))
    garden.play("play 1 c1")
    assert garden.legal() == ["steal 3", "steal 4"]


@pytest.mark.rules("MOL-R26")
def test_without_any_token_elsewhere_nothing_is_gained() -> None:
    garden = Garden("r y . g b r y w g", display="wg", tokens=(6, 0))
    assert garden.play("play 1 c1")[:3] == ["played 1 white c1", "no-token 1", "turn-began 2"]
    assert garden.tokens == (6, 0)


@pytest.mark.rules("MOL-27", "MOL-20")
def test_the_display_is_not_refilled_before_the_next_turn() -> None:
    garden = Garden("r . r g b r y w g", display="rg")
    garden.play("play 1 b1")
    assert garden.step == "check"
    assert garden.display == ".g"
    garden.play("set row-1 b1")
    assert garden.actor == 1
    assert "." not in garden.display


@pytest.mark.rules("MOL-R64", "MOL-27")
def test_with_an_empty_deck_the_display_stays_short() -> None:
    garden = Garden("r y w g b r y w g", display="Rg", deck=0)
    garden.play("play 1 b1")
    assert garden.display == ".g"
    assert garden.actor == 1
    assert "draw" not in garden.legal()
    assert set(garden.words()) == {"take", "swap", "play"}


@pytest.mark.rules("MOL-R64")
def test_a_player_with_no_card_to_play_may_still_act_then_the_turn_ends() -> None:
    garden = Garden("r y w g b r y w g", display="", deck=0, tokens=(1, 0))
    assert garden.words() == {"pass", "swap"}
    garden.play("swap a1-b1")
    assert garden.bed() == rows("y r w g b r y w g")
    assert garden.legal() == ["pass"]
    assert garden.play("pass") == ["passed 1", "turn-began 2"]
    assert garden.actor == 1
    assert garden.legal() == ["pass"]


@pytest.mark.rules("MOL-R64", "MOL-R25")
def test_a_pass_is_offered_only_when_no_card_can_be_played() -> None:
    stuck = Garden("r r r r r r r r r", players=4, display="Rr", deck=0, tokens=(1, 0, 0, 0))
    assert stuck.words() == {"pass", "take", "swap"}
    free = Garden("r r r r r r r r r", players=4, display="Ry", deck=0, tokens=(1, 0, 0, 0))
    assert free.words() == {"take", "swap", "play"}
