"""Special actions (MOL-20 to MOL-23)."""

from __future__ import annotations

import pytest

from tana.errors import IllegalMove
from tana.games.molly.components import EDGE

from .garden import Garden, rows

BED = """
    r/?  y/?  w/?
    g/?  b/?  r/?
    y/?  w/?  g/?
"""


@pytest.mark.rules("MOL-20")
def test_a_turn_begins_with_a_full_display() -> None:
    garden = Garden(BED, display="yb", deck=20)
    lines = garden.play("play 1 a1")
    began = lines.index("turn-began 2")
    assert lines[began + 1].startswith("displayed 1 "), "the empty slot is filled when the next turn begins"
    assert len(lines) == began + 2
    assert "." not in garden.display
    assert garden.display[1] == "b"
    assert garden.deck == 19


@pytest.mark.rules("MOL-20")
def test_special_actions_come_before_the_card_and_the_set_after_it() -> None:
    garden = Garden("r . r y w g b y w", display="rg", tokens=(2, 1))
    assert garden.words() == {"draw", "take", "swap", "play"}
    garden.play("play 1 b1")
    assert garden.words() == {"set"}, "the check for a set is mandatory"
    garden.play("set row-1 a1")
    assert garden.actor == 1


@pytest.mark.rules("MOL-21")
def test_tokens_are_spent_one_at_a_time_in_any_order_and_repeatedly() -> None:
    garden = Garden(BED, tokens=(4, 1), display="rg")
    assert garden.supply == 1
    for i, move in enumerate(("swap a1-b1", "take 1", "swap a1-b1", "take 1")):
        assert garden.play(move)[0] == "spent 1"
        assert garden.tokens == (3 - i, 1)
        assert garden.supply == 2 + i
        assert garden.actor == 0
        assert garden.step == "act"
    assert garden.words() == {"draw", "play"}, "nothing can be paid any more"


@pytest.mark.rules("MOL-21")
def test_special_actions_are_optional() -> None:
    garden = Garden(BED, tokens=(4, 1), display="rg")
    garden.play("play 1 b1")
    assert garden.tokens == (4, 1)
    assert garden.actor == 1


@pytest.mark.rules("MOL-R21", "MOL-22", "MOL-50", "MOL-52")
def test_a_spent_token_is_back_before_its_action_takes_effect() -> None:
    """The supply is empty; the token that pays action A is handed out by the Gift that A finds."""
    garden = Garden(BED, players=2, tokens=(3, 3), display="rg", event_on_top="green")
    assert garden.supply == 0
    lines = garden.play_until("take 1", "event-found 1 gift")
    assert lines[:4] == ["spent 1", "took 1 1 red", "cube 1 red", "event-found 1 gift"]
    assert lines[4:7] == ["event-began gift 1", "gained-token 1", "stole 2 1"]
    assert lines[7].startswith("displayed 1 "), "the draw that found the Event is replaced last"
    assert garden.tokens == (2, 4)
    assert garden.supply == 0


@pytest.mark.rules("MOL-22", "MOL-39")
def test_alice_takes_a_red_card_from_the_display() -> None:
    """The rulebook's example of action A."""
    garden = Garden("r y w g b y w g y", display="rg", tokens=(1, 1), deck=17, unseen="b")
    discards = garden.discards
    lines = garden.play("take 1")
    assert lines == ["spent 1", "took 1 1 red", "cube 1 red", "displayed 1 blue"]
    assert garden.cubes(0) == "r"
    assert garden.tokens == (0, 1)
    assert garden.supply == 5
    assert garden.display == "bg"
    assert garden.discards == discards + 1
    assert garden.deck == 16
    assert garden.actor == 0, "the turn goes on"


@pytest.mark.rules("MOL-23", "MOL-39")
def test_paola_swaps_yellow_and_white() -> None:
    """The rulebook's example of action B: two yellow cards get into one line."""
    garden = Garden("y w r w y g b r g", display="yg", tokens=(1, 1))
    assert garden.play("swap b1-b2") == ["spent 1", "swapped 1 b1 b2"]
    assert garden.bed() == rows("y y r w w g b r g")
    assert garden.tokens == (0, 1)


@pytest.mark.rules("MOL-23")
def test_a_swap_keeps_order_and_faces_of_both_piles() -> None:
    garden = Garden("rg/w? y . /bw w/y b . g /ry", display="yr")
    garden.play("swap a1-a2")
    assert garden.bed() == rows("/bw y . rg/w? w/y b . g /ry")
    garden = Garden("rg/w? y . /bw w/y b . g /ry", display="yr")
    garden.play("swap a2-b2")
    assert garden.bed() == rows("rg/w? y . w/y /bw b . g /ry")


@pytest.mark.rules("MOL-23")
def test_only_orthogonal_neighbours_that_are_piles_can_be_swapped() -> None:
    assert EDGE.tokens == (
        "a1-b1", "a1-a2", "b1-c1", "b1-b2", "c1-c2", "a2-b2", "a2-a3", "b2-c2", "b2-b3", "c2-c3", "a3-b3", "b3-c3",
    )  # fmt: skip
    garden = Garden("r . w g b r y w g", display="yr")
    assert garden.legal("swap") == [edge for edge in EDGE.tokens if "b1" not in edge]
    before = garden.state.tobytes()  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove):
        garden.play("swap a1-b1")
    assert garden.state.tobytes() == before  # type: ignore[attr-defined]


@pytest.mark.rules("MOL-R23", "MOL-32")
def test_a_swap_scores_no_set_of_moles_or_projects() -> None:
    garden = Garden("r r g y w r /r /y w/b", display="yb", tokens=(1, 1))
    lines = garden.play("swap c1-c2")
    assert garden.bed() == rows("r r r y w g /r /y w/b")
    assert lines == ["spent 1", "swapped 1 c1 c2"]
    assert garden.words() == {"draw", "play"}
    garden = Garden("y r g b /w r /r y /b", display="yb", tokens=(1, 1))
    assert garden.play("swap b2-b3") == ["spent 1", "swapped 1 b2 b3"]
    assert garden.bed() == rows("y r g b y r /r /w /b"), "three Projects in a row"
    assert garden.tokens == (0, 1)


@pytest.mark.rules("MOL-21", "MOL-R24")
def test_no_special_action_without_a_token() -> None:
    garden = Garden(BED, tokens=(0, 1))
    assert garden.words() == {"draw", "play"}


@pytest.mark.rules("MOL-R64", "MOL-22")
def test_action_a_stays_possible_with_an_empty_deck() -> None:
    garden = Garden("r y w g b r y w g", display="Rg", tokens=(2, 0), deck=0)
    assert garden.play("take 1") == ["spent 1", "took 1 1 tardy-red", "cube 1 red"]
    assert garden.display == ".g"
    assert garden.legal("take") == ["2"]
    garden.play("take 2")
    assert garden.display == ".."
    assert garden.cubes(0) == "rg"
