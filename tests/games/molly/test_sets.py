"""Check for a set (MOL-30 to MOL-39)."""

from __future__ import annotations

import pytest

from .garden import Garden, rows

LINES = {
    "row-1": ("a1", "b1", "c1"),
    "row-2": ("a2", "b2", "c2"),
    "row-3": ("a3", "b3", "c3"),
    "column-a": ("a1", "a2", "a3"),
    "column-b": ("b1", "b2", "b3"),
    "column-c": ("c1", "c2", "c3"),
    "falling": ("a1", "b2", "c3"),
    "rising": ("c1", "b2", "a3"),
}
CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
FILLER = dict(zip(CELLS, "ywgwgygyw", strict=True))
"""No line of these shows one colour."""


def red_line_but_one(line: str, missing: str) -> str:
    spaces = FILLER | dict.fromkeys(LINES[line], "r")
    spaces[missing] = FILLER[missing]
    return " ".join(spaces[cell] for cell in CELLS)


@pytest.mark.rules("MOL-30")
@pytest.mark.parametrize("line", LINES)
def test_rows_columns_and_diagonals_are_sets(line: str) -> None:
    for missing in LINES[line]:
        garden = Garden(red_line_but_one(line, missing), display="rb")
        garden.play(f"play 1 {missing}")
        assert sorted(garden.legal()) == sorted(f"set {line} {cell}" for cell in LINES[line])


@pytest.mark.rules("MOL-30")
def test_backs_and_other_colours_make_no_set() -> None:
    garden = Garden("r y /r w g y g b w", display="rb")
    lines = garden.play("play 1 b1")
    assert "turn-began 2" in lines, "a red card shown by its back is no red Mole"
    garden = Garden("r y b w g y g b w", display="rb")
    assert "turn-began 2" in garden.play("play 1 b1")


@pytest.mark.rules("MOL-31")
def test_of_two_sets_exactly_one_is_taken() -> None:
    garden = Garden(". r r r w y r g w", display="rg", tokens=(1, 1))
    garden.play("play 1 a1")
    assert garden.legal() == [
        "set row-1 a1", "set row-1 b1", "set row-1 c1",
        "set column-a a1", "set column-a a2", "set column-a a3",
    ]  # fmt: skip
    garden.play("set column-a a2")
    assert garden.actor == 1, "the row is not scored: its corner was turned over"
    assert garden.bed() == rows("/r r r . w y /r g w")
    assert garden.cubes(0) == "r"


@pytest.mark.rules("MOL-31", "MOL-32")
def test_a_set_without_the_card_just_played_does_not_count() -> None:
    garden = Garden("r r r w g y g y w", display="bg")
    lines = garden.play("play 1 c3")
    assert "turn-began 2" in lines
    assert garden.bed() == rows("r r r w g y g y bw")


@pytest.mark.rules("MOL-32")
def test_a_standing_set_counts_when_it_is_broken_up_and_formed_again() -> None:
    garden = Garden("r r r w g y g y w", display="rg", tokens=(1, 1))
    garden.play("swap a1-a2")
    assert garden.bed() == rows("w r r r g y g y w")
    garden.play("play 1 a1")
    assert garden.legal("set") == ["row-1 a1", "row-1 b1", "row-1 c1"]


@pytest.mark.rules("MOL-33")
def test_a_cube_for_every_card_of_the_pile_face_up_and_face_down() -> None:
    garden = Garden("rgw/yb r . w g y g y w", display="rg")
    discards = garden.discards
    garden.play("play 1 c1")
    lines = garden.play("set row-1 a1")
    assert lines[:7] == [
        "set-of-moles 1 row-1 red",
        "took-pile 1 a1",
        "cube 1 red",
        "cube 1 green",
        "cube 1 white",
        "cube 1 blue",
        "cube 1 yellow",
    ]
    assert garden.cubes(0) == "yrwgb"
    assert garden.discards == discards + 5
    assert garden.pile("a1") == "."


@pytest.mark.rules("MOL-33", "MOL-K3")
def test_the_unseen_bottom_card_comes_to_light_when_the_pile_is_taken() -> None:
    garden = Garden("r/? r . w g y g y w", display="rg", deck=15, unseen="b")
    garden.play("play 1 c1")
    lines = garden.play("set row-1 a1")
    assert lines[1:5] == ["took-pile 1 a1", "hidden-card a1 blue", "cube 1 red", "cube 1 blue"]
    assert garden.cubes(0) == "rb"


@pytest.mark.rules("MOL-34", "MOL-K4")
def test_nobody_looks_into_a_pile_or_counts_it_before_choosing() -> None:
    """Without the memory aid, piles that differ only below the visible card look the same, and offer the same."""
    low = Garden("r/? r . w g y g y w", display="rg", deck=20)
    high = Garden("rgw/yb r . w g y g y w", display="rg", deck=20)
    for garden in (low, high):
        garden.play("play 1 c1")
    for seat in (0, 1, None):
        assert low.view(seat).piles == high.view(seat).piles
        assert all(pile.cards is None for pile in low.view(seat).piles)
    assert low.legal() == high.legal()


@pytest.mark.rules("MOL-35")
def test_the_other_two_piles_are_turned_over_whole() -> None:
    garden = Garden("r rgw/yb . w g y g y w", display="rg")
    garden.play("play 1 c1")
    lines = garden.play("set row-1 c1")
    assert lines[2:5] == ["cube 1 red", "flipped a1", "flipped b1"]
    assert garden.bed() == rows("/r by/wgr . w g y g y w")


@pytest.mark.rules("MOL-35", "MOL-K3")
def test_an_unseen_card_is_revealed_by_the_flip() -> None:
    garden = Garden("r rw/? . w g y g y w", display="rg", deck=15, unseen="g")
    garden.play("play 1 c1")
    lines = garden.play("set row-1 a1")
    assert "hidden-card b1 green" in lines
    assert garden.bed() == rows(". g/wr /r w g y g y w")


@pytest.mark.rules("MOL-36")
def test_sets_made_by_a_flip_are_resolved_as_often_as_it_happens() -> None:
    """Red in row 1 turns b1 white: column b is white. Its flip turns b3 blue: row 3 is blue."""
    garden = Garden(". r/w r y w/g y b w/b b", display="rg")
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    assert garden.bed() == rows(". w/r /r y w/g y b w/b b")
    assert garden.legal() == ["set column-b b1", "set column-b b2", "set column-b b3"]
    garden.play("set column-b b2")
    assert garden.bed() == rows(". r/w /r y . y b b/w b")
    assert garden.legal() == ["set row-3 a3", "set row-3 b3", "set row-3 c3"]
    garden.play("set row-3 b3")
    assert garden.bed() == rows(". r/w /r y . y /b . /b")
    assert garden.cubes(0) == "rwwgb"
    assert garden.actor == 1


@pytest.mark.rules("MOL-R36")
def test_a_line_that_stood_before_counts_when_a_flip_touches_it() -> None:
    """Row 3 was blue all along; the flip of a3 shows blue again, so it is made by the flip."""
    garden = Garden(". g y r w y r/b b b", display="rw")
    garden.play("play 1 a1")
    garden.play("set column-a a1")
    assert garden.bed() == rows(". g y /r w y b/r b b")
    assert garden.legal() == ["set row-3 a3", "set row-3 b3", "set row-3 c3"]


@pytest.mark.rules("MOL-R36")
def test_a_standing_set_that_no_flip_touches_does_not_count() -> None:
    garden = Garden(". r r w g y b b b", display="rw")
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    assert garden.bed() == rows(". /r /r w g y b b b")
    assert garden.actor == 1


TWO_AFTER_FLIP = """
    .    r/w  r/b
    y    w    b
    g    w    b
"""


@pytest.mark.rules("MOL-R36")
def test_of_several_sets_made_by_a_flip_the_player_picks_one() -> None:
    garden = Garden(TWO_AFTER_FLIP, display="rg")
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    assert garden.legal("set") == [
        "column-b b1", "column-b b2", "column-b b3",
        "column-c c1", "column-c c2", "column-c c3",
    ]  # fmt: skip
    garden.play("set column-b b2")
    assert garden.bed() == rows(". r/w b/r y . b g /w b")
    assert garden.actor == 1, "column c does not count again: the latest flip did not touch it"
    assert garden.cubes(0) == "rw"


@pytest.mark.rules("MOL-R36")
def test_a_set_passed_over_counts_again_when_a_later_flip_touches_it() -> None:
    """Column b and the rising line are both white; after column b, b2 shows white again."""
    garden = Garden(
        """
        .    r/w   r/w
        y    w/w   b
        w    w     b
        """,
        display="rg",
    )
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    assert {text.split()[0] for text in garden.legal("set")} == {"column-b", "rising"}
    garden.play("set column-b b1")
    assert garden.bed() == rows(". . w/r y w/w b w /w b")
    assert garden.legal("set") == ["rising c1", "rising b2", "rising a3"]


@pytest.mark.rules("MOL-R36", "MOL-37")
def test_sets_of_moles_and_of_projects_can_compete() -> None:
    """The flip shows white in column b and a third back in column c."""
    garden = Garden(
        """
        .    r/w  r
        y    w    /b
        g    w    /y
        """,
        display="rg",
        tokens=(0, 0),
    )
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    choices = ["set column-b b1", "set column-b b2", "set column-b b3", "projects column-c"]
    assert garden.legal() == choices
    moles = garden.copy()
    moles.play("set column-b b1")
    assert moles.actor == 1, "the Projects were passed over"
    assert moles.tokens == (1, 0)
    assert garden.play("projects column-c")[:4] == ["set-of-projects 1 column-c"] + ["gained-token 1"] * 3
    assert garden.tokens == (4, 0)
    assert garden.legal() == ["cover c1", "cover c2", "cover c3"]


@pytest.mark.rules("MOL-R36", "MOL-37")
def test_of_two_sets_of_projects_one_is_picked() -> None:
    garden = Garden(". r r y /w /b g /w /y", display="rg", tokens=(0, 0))
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    assert garden.legal() == ["projects column-b", "projects column-c"]
    garden.play("projects column-b")
    assert garden.legal() == ["cover b1", "cover b2", "cover b3"]


@pytest.mark.rules("MOL-37")
def test_projects_count_only_when_a_flip_makes_them() -> None:
    garden = Garden("/r /y /w g b y b g y", display="bg")
    lines = garden.play("play 1 a2")
    assert "set-of-projects" not in " ".join(lines)
    assert garden.actor == 1


@pytest.mark.rules("MOL-37")
def test_a_set_of_projects_brings_three_tokens_and_three_cards() -> None:
    """Tardy backs count too; MOL-25 does not apply, and the set that is formed by covering is ignored."""
    garden = Garden("r /B /Y . y w r g y", display="rw", deck=13, tokens=(1, 1))
    garden.play("play 1 a2")
    lines = garden.play("set column-a a2", seed=3)
    assert "set-of-projects 1 row-1" in lines
    assert lines.count("gained-token 1") == 3
    assert [line.split()[0] for line in lines[-3:]] == ["cover-drawn"] * 3
    assert garden.tokens == (5, 1)
    assert len(garden.held) == 3
    assert garden.deck == 10
    first, second, third = list(garden.held)
    assert garden.legal() == ["cover a1", "cover b1", "cover c1"]
    garden.play("cover b1")
    assert garden.legal() == ["cover a1", "cover c1"]
    lines = garden.play("cover c1")
    assert garden.pile("b1") == f"{first}/B"
    assert garden.pile("c1") == f"{second}/Y"
    assert garden.pile("a1") == f"{third}/r", "the last card has only one place to go"
    assert "turn-began 2" in lines
    assert garden.actor == 1


@pytest.mark.rules("MOL-37", "MOL-25")
def test_sets_formed_by_covering_are_ignored() -> None:
    garden = Garden("r /b /y . y w r g y", display="rw", deck=18, unseen="rrr", tokens=(1, 1))
    garden.play("play 1 a2")
    garden.play("set column-a a2")
    assert garden.held == "rrr"
    garden.play("cover a1")
    lines = garden.play("cover b1")
    assert garden.bed() == rows("r/r r/b r/y . y w /r g y")
    assert "turn-began 2" in lines
    assert not any(line.startswith("set-of") for line in lines)


@pytest.mark.rules("MOL-37", "MOL-39", "MOL-R26")
def test_alessandro_takes_the_last_token_and_two_of_paolas() -> None:
    """The rulebook's example: his blue set yields blue, green, white; then three Projects."""
    garden = Garden("b bgw yr /r w g /y r w", players=3, display="bg", tokens=(3, 4, 1), deck=20)
    assert garden.supply == 1
    garden.play("play 1 c1")
    lines = garden.play("set row-1 b1")
    assert lines == [
        "set-of-moles 1 row-1 blue",
        "took-pile 1 b1",
        "cube 1 blue",
        "cube 1 green",
        "cube 1 white",
        "flipped a1",
        "flipped c1",
        "set-of-projects 1 column-a",
        "gained-token 1",
    ]
    assert garden.cubes(0) == "wgb"
    assert garden.supply == 0
    assert garden.tokens == (4, 4, 1)
    assert garden.legal() == ["steal 2", "steal 3"]
    assert garden.play("steal 2") == ["stole 1 2"]
    assert garden.legal() == ["steal 2", "steal 3"]
    lines = garden.play("steal 2")
    assert lines[0] == "stole 1 2"
    assert [line.split()[0] for line in lines[1:]] == ["cover-drawn"] * 3
    assert garden.tokens == (6, 2, 1)
    assert garden.legal() == ["cover a1", "cover a2", "cover a3"]


@pytest.mark.rules("MOL-37", "MOL-R26")
def test_tokens_can_be_stolen_from_several_players_until_none_is_left() -> None:
    garden = Garden("b b r /r w g /y y w", players=3, display="bg", tokens=(7, 1, 1), deck=20)
    garden.play("play 1 c1")
    garden.play("set row-1 b1")
    assert garden.legal() == ["steal 2", "steal 3"]
    lines = garden.play("steal 3")
    assert lines[:3] == ["stole 1 3", "stole 1 2", "no-token 1"], "one victim left, then none"
    assert garden.tokens == (9, 0, 0)


@pytest.mark.rules("MOL-37", "MOL-R26")
def test_when_no_token_is_left_anywhere_the_rest_is_forgone_at_once() -> None:
    garden = Garden("b b r /r w g /y y w", players=3, display="bg", tokens=(8, 1, 0), deck=20)
    garden.play("play 1 c1")
    lines = garden.play("set row-1 b1")
    after = lines[lines.index("set-of-projects 1 column-a") + 1 :]
    assert after[:2] == ["stole 1 2", "no-token 1"]
    assert [line.split()[0] for line in after[2:]] == ["cover-drawn"] * 3
    assert garden.tokens == (9, 0, 0)


@pytest.mark.rules("MOL-R37")
def test_all_three_cards_are_seen_before_any_is_placed() -> None:
    garden = Garden("b b r /r w g /y y w", display="bg", deck=18, unseen="rgw", tokens=(0, 0))
    garden.play("play 1 c1")
    lines = garden.play("set row-1 b1")
    drawn = [line.split()[2] for line in lines if line.startswith("cover-drawn")]
    assert sorted(drawn) == ["green", "red", "white"]
    assert list(garden.view(1).held) == drawn
    assert garden.view(None).to_cover == ("a1", "a2", "a3")


@pytest.mark.rules("MOL-R37", "MOL-50", "MOL-R51")
def test_an_event_among_the_covering_cards_is_resolved_and_replaced() -> None:
    garden = Garden("b b r /r w g /y y w", display="bg", event_on_top="red", cubes=("y", "rw"), tokens=(0, 0))
    garden.play("play 1 c1")
    lines = garden.play_until("set row-1 b1", "event-found 1 spring-cleaning")
    assert garden.actor == 0
    assert garden.words() == {"discard"}
    garden.play("discard yellow")
    lines = garden.play("discard red")
    assert garden.cubes(1) == "w"
    assert [line.split()[0] for line in lines] == ["cube-discarded", "cover-drawn", "cover-drawn", "cover-drawn"]
    assert garden.legal() == ["cover a1", "cover a2", "cover a3"]


@pytest.mark.rules("MOL-R37", "MOL-55")
def test_cards_go_on_the_set_whatever_shows_there_by_now() -> None:
    """A Cover up found by the draw puts Moles on the backs first; the covering cards go on top of them."""
    garden = Garden("b b r /r w g /y y w", display="bg", event_on_top="orange", tokens=(0, 0))
    garden.play("play 1 c1")
    garden.play_until("set row-1 b1", "event-found 1 cover-up", "cover-drawn 1 red")
    assert garden.actor == 0
    assert garden.words() == {"cover"}
    for cell in ("a1", "a2", "a3"):
        pile = garden.pile(cell)
        assert len(pile.partition("/")[0]) == 1
    garden.play("cover a1")
    garden.play("cover a2")
    assert [len(garden.pile(cell).partition("/")[0]) for cell in ("a1", "a2", "a3")] == [2, 2, 2]


@pytest.mark.rules("MOL-R37", "MOL-R64")
@pytest.mark.parametrize("left", [1, 2])
def test_a_deck_that_gives_fewer_than_three_leaves_piles_uncovered(left: int) -> None:
    garden = Garden("b b r /r w g /y y w", display="bg", deck=left, tokens=(0, 0))
    garden.play("play 1 c1")
    garden.play("set row-1 b1")
    assert len(garden.held) == left
    assert garden.legal() == ["cover a1", "cover a2", "cover a3"], "the player chooses which piles stay uncovered"
    garden.play("cover a3")
    if left == 2:
        assert garden.legal() == ["cover a1", "cover a2"]
        garden.play("cover a1")
    assert garden.actor == 1
    assert garden.pile("a2") == "/r"
    assert garden.pile("a3").endswith("/y")
    assert len(garden.pile("a3")) == 3
    assert (garden.pile("a1") == "/b") == (left == 1)


@pytest.mark.rules("MOL-R37", "MOL-R64")
def test_an_empty_deck_covers_nothing() -> None:
    garden = Garden("b b r /r w g /y y w", display="bg", deck=0, tokens=(0, 0))
    garden.play("play 1 c1")
    lines = garden.play("set row-1 b1")
    assert lines[-4:] == ["gained-token 1"] * 3 + ["turn-began 2"]
    assert garden.bed() == rows("/b . /rb /r w g /y y w")


@pytest.mark.rules("MOL-38", "MOL-04")
def test_the_eighth_cube_of_a_colour_is_discarded() -> None:
    garden = Garden("rwr r . w g y g y w", players=4, display="rg", cubes=("rrrrrr",), unseen="ywgb")
    garden.play("play 1 c1")
    lines = garden.play("set row-1 a1")
    assert lines[2:5] == ["cube 1 red", "cube 1 white", "cube-lost 1 red"]
    assert garden.cubes(0) == "rrrrrrrw"
    assert garden.view(None).stock["red"] == 13 - 7
