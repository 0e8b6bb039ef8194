"""The Bobtail variant (MOL-70 to MOL-73)."""

from __future__ import annotations

import pytest

from .garden import Garden, rows

AROUND = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


@pytest.mark.rules("MOL-71")
def test_no_card_is_placed_on_the_bobtail() -> None:
    garden = Garden("r y w g @ r y w g", display="bg", tokens=(0, 0))
    assert [text.split()[1] for text in garden.legal("play") if text.startswith("1 ")] == AROUND
    garden = Garden("r y w g @ r y w g", display="rg", deck=16, unseen="b", tokens=(0, 0))
    garden.play("draw")
    assert garden.legal("place") == AROUND


@pytest.mark.rules("MOL-71")
def test_a_line_through_the_bobtail_is_never_a_set() -> None:
    garden = Garden("r y w g @ b y w .", display="rg")
    lines = garden.play("play 1 c3")
    assert "turn-began 2" in lines, "red at both ends of a diagonal with the dog between them"
    garden = Garden("/r y r g @ b r w /w", display="rg", tokens=(0, 0))
    lines = garden.play("play 1 c2")
    assert "turn-began 2" in lines


@pytest.mark.rules("MOL-71")
def test_backs_on_both_sides_of_the_bobtail_are_no_set_of_projects() -> None:
    garden = Garden(". r r g @ b y /w g", display="rg", tokens=(0, 0))
    garden.play("play 1 a1")
    lines = garden.play("set row-1 a1")
    assert garden.pile("b1") == "/r"
    assert garden.pile("b3") == "/w"
    assert "turn-began 2" in lines


@pytest.mark.rules("MOL-71", "MOL-26")
def test_its_space_is_neither_empty_nor_a_pile() -> None:
    garden = Garden("r y w g @ r y w g", display="bg", event_on_top="orange")
    lines = garden.play_until("take 1", "event-found 1 new-shoots")
    assert not any(line.startswith("filled") for line in lines)
    assert garden.view(None).piles[4].shows == "bobtail"


@pytest.mark.rules("MOL-72")
@pytest.mark.parametrize(
    ("at", "steps"),
    [
        ("b2", AROUND),
        ("a1", ["b1", "a2", "b2"]),
        ("c2", ["b1", "c1", "b2", "b3", "c3"]),
        ("b3", ["a2", "b2", "c2", "a3", "c3"]),
    ],
)
def test_the_bobtail_moves_one_space_in_any_direction(at: str, steps: list[str]) -> None:
    spaces = dict(zip(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"], "rywgbrywg", strict=True)) | {at: "@"}
    garden = Garden(" ".join(spaces.values()), display="bg")
    assert garden.legal("hunt") == steps
    assert garden.legal("swap") == [], "it takes the place of the swap"


@pytest.mark.rules("MOL-72", "MOL-R21")
def test_the_pile_it_finds_moves_whole_to_the_space_just_left() -> None:
    garden = Garden("r yw/gb w g @ r y w g", display="bg", tokens=(1, 1))
    assert garden.play("hunt b1") == ["spent 1", "hunted 1 b2 b1"]
    assert garden.tokens == (0, 1)
    assert garden.actor == 0
    assert garden.legal() == ["rehome b2"], "there is always one empty space"
    assert garden.play("rehome b2") == ["rehomed b1 b2"]
    assert garden.bed() == rows("r @ w g yw/gb r y w g")
    assert garden.step == "act"


@pytest.mark.rules("MOL-72")
def test_the_pile_may_go_to_any_empty_space() -> None:
    garden = Garden("r yw/gb w g @ . y w .", display="bg", tokens=(2, 1))
    garden.play("hunt b1")
    assert garden.legal() == ["rehome b2", "rehome c2", "rehome c3"]
    garden.play("rehome c3")
    assert garden.bed() == rows("r @ w g . . y w yw/gb")
    garden = Garden("r yw/gb w g @ . y w .", display="bg", tokens=(2, 1))
    garden.play("hunt a3")
    garden.play("rehome c2")
    assert garden.bed() == rows("r yw/gb w g . y @ w .")


@pytest.mark.rules("MOL-R72")
def test_it_may_go_onto_an_empty_space_and_then_nothing_else_moves() -> None:
    garden = Garden("r y w g @ . y w g", display="bg", tokens=(2, 1))
    assert garden.play("hunt c2") == ["spent 1", "hunted 1 b2 c2"]
    assert garden.bed() == rows("r y w g . @ y w g")
    assert garden.step == "act"
    assert "c2" not in garden.legal("hunt"), "it must move"


@pytest.mark.rules("MOL-R72", "MOL-21")
def test_hunting_can_be_repeated_while_tokens_last() -> None:
    garden = Garden("r y w g @ . y w g", display="bg", tokens=(2, 1))
    garden.play("hunt c2")
    garden.play("hunt b2")
    assert garden.bed() == rows("r y w g @ . y w g")
    assert garden.legal("hunt") == []


@pytest.mark.rules("MOL-R23", "MOL-72")
def test_a_move_of_the_bobtail_scores_no_set() -> None:
    garden = Garden("w y r g @ . r w r", display="bg", tokens=(1, 1))
    garden.play("hunt c3")
    lines = garden.play("rehome b2")
    assert garden.bed() == rows("w y r g r . r w @"), "the rising line is red now"
    assert lines == ["rehomed c3 b2"]
    assert "set" not in garden.words()


@pytest.mark.rules("MOL-73", "MOL-26")
def test_the_space_it_leaves_is_an_ordinary_empty_space() -> None:
    garden = Garden("r y w g @ . y w g", display="bg", tokens=(1, 1))
    garden.play("hunt c2")
    lines = garden.play("play 1 b2")
    assert lines[:2] == ["played 1 blue b2", "gained-token 1"]
    assert garden.pile("b2") == "b"


@pytest.mark.rules("MOL-73", "MOL-30")
def test_a_set_can_go_through_the_space_it_left() -> None:
    garden = Garden("r y w g @ . y w r", display="rg", tokens=(1, 1))
    garden.play("hunt c2")
    garden.play("play 1 b2")
    assert garden.legal("set") == ["falling a1", "falling b2", "falling c3"]
