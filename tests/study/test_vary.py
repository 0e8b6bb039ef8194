"""What is varied, what is wished for, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tana.errors import TanaError
from tana.lab.compiled_series import Lineup, player_of
from tana.lab.target_search import BadWish, Wish, held_out, miss, read_wish, search
from tana.lab.vary import BadVariation, Variation, apply, read_variation, read_variations, tables_of

ULY = Lineup("uly", 2)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("tiles_to_turn=6..8", (6, 7, 8)),
        ("tiles_to_turn=6..10..2", (6, 8, 10)),
        ("tiles_to_turn=7,9", (7, 9)),
        ("memory_aid=on,off", ("on", "off")),
        ("seats=2..3", (2, 3)),
        ('columns=["a","b","c"]', (["a", "b", "c"],)),
        ("rounds_as_wolf.2=1", (1,)),
    ],
)
def test_variations_are_read(text: str, values: tuple[Any, ...]) -> None:
    assert read_variation(text, ULY).values == values


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tiles_to_turn", "written what=values"),
        ("tiles_to_turn=9..7", "is empty; a range goes up"),
        ("tiles=3", "is neither an option of uly nor a component"),
        ("seat=3", r"did you mean 'seats'"),
        ("seats=2,,3", "value 2 of '2,,3' is empty"),
        ("seats= ", "value 1 of ' ' is empty"),
        ("seats=1..99999999999", "at most 10000 values"),
    ],
)
def test_what_cannot_be_varied_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadVariation, match=reason):
        read_variation(text, ULY)


def test_a_grid_has_all_combinations_and_says_what_it_refuses() -> None:
    varied = tables_of(ULY, [Variation("tiles_to_turn", (8, 99)), Variation("seats", (2, 9))])
    assert list(varied.tables) == ["tiles_to_turn=8, seats=2"]
    assert varied.tables["tiles_to_turn=8, seats=2"] == ULY
    assert "expected a whole number from 1 to 15" in varied.refused["tiles_to_turn=99, seats=2"]
    assert "this game takes 2 to 5" in varied.refused["tiles_to_turn=8, seats=9"]


def test_seats_are_a_number_and_not_a_yes() -> None:
    with pytest.raises(TanaError, match="true is not a whole number"):
        apply(ULY, [("seats", True)])


def test_a_thing_varies_once() -> None:
    with pytest.raises(BadVariation, match="--vary seats is given twice"):
        read_variations(["seats=2", "seats=3"], ULY)


def test_a_usual_value_that_is_given_changes_nothing() -> None:
    assert apply(ULY, [("memory_aid", "off")]).same_as(ULY)
    assert not apply(ULY, [("memory_aid", "on")]).same_as(ULY)
    assert not Lineup("uly", 3).same_as(ULY)


def test_a_sample_is_part_of_the_grid_and_always_the_same() -> None:
    variations = [Variation("first", ("1", "2", "random")), Variation("memory_aid", ("on", "off"))]
    some = tables_of(ULY, variations, sample=3, seed=4)
    assert len(some.tables) == 3
    assert set(some.tables) < set(tables_of(ULY, variations).tables)
    assert tables_of(ULY, variations, sample=3, seed=4) == some


def test_too_many_tables_ask_for_a_sample() -> None:
    with pytest.raises(BadVariation, match="--sample"):
        tables_of(ULY, [Variation("prizes", tuple(range(1, 300)))])


def test_nothing_left_says_why() -> None:
    with pytest.raises(BadVariation, match="no table is left"):
        tables_of(ULY, [Variation("seats", (1,))])


def test_a_variant_varies_further() -> None:
    table = apply(Lineup("uly:rounds_as_wolf.2=1", 2), [("tiles_to_turn", 2)])
    assert table.game == "uly:rounds_as_wolf.2=1,tiles_to_turn=2"


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("fox", "not played in compiled code"),
        ("diger", "did you mean 'digger'"),
        ("digger:noise=1", "no option 'noise'"),
    ],
)
def test_players_that_are_not_there(spec: str, reason: str) -> None:
    with pytest.raises(TanaError, match=reason):
        player_of(spec)


# --- wishes --------------------------------------------------------------------------------------------------------


def test_wishes_are_read() -> None:
    assert read_wish("win.1=0.48..0.52") == Wish("win.1", 0.48, 0.52)
    for text in ("win.1", "win.1=0.5", "win.1=1..0", "minutes=a..b"):
        with pytest.raises(BadWish, match="measure=low"):
            read_wish(text)


def test_a_miss_is_counted_in_half_widths() -> None:
    wish = Wish("minutes", 20.0, 30.0)
    assert [wish.miss(value) for value in (20.0, 25.0, 35.0, 15.0)] == [0.0, 0.0, 1.0, 1.0]
    with pytest.raises(BadWish, match="did you mean 'minutes'"):
        miss([Wish("minuts", 0, 1)], {"minutes": {"mean": 1.0}})


def test_a_search_finds_the_setting_that_meets_the_wish() -> None:
    """In a world where minutes are three for each tile to turn, it takes 7 tiles for 20 to 22 minutes."""
    pytest.importorskip("optuna", reason="Optuna is not installed: pip install 'tana-games[study]'")
    asked: list[str] = []

    def measure(table: Lineup) -> dict[str, dict[str, float]]:
        asked.append(table.game)
        tiles = 8 if ":" not in table.game else int(table.game.rpartition("=")[2])
        return {"minutes": {"mean": 3.0 * tiles, "error": 0.5}}

    wishes = [Wish("minutes", 20.0, 22.0)]
    tiles = Variation("tiles_to_turn", (4, 5, 6, 7, 8, 99))
    found = search(ULY, [tiles], wishes, trials=6, measure=measure, seed=3)
    assert found.setting == {"tiles_to_turn": 7}
    assert found.miss == 0.0
    assert len(asked) == len(set(asked)), "no setting is studied twice"


def test_a_held_out_check_is_stricter_than_the_search() -> None:
    wishes = [Wish("win.1", 0.48, 0.52)]
    verdicts = [held_out(wishes, {"win.1": {"mean": mean, "error": 0.01}})[0]["verdict"] for mean in (0.5, 0.515, 0.53)]
    assert verdicts == ["met", "probably met", "not met"]
    assert held_out(wishes, {"win.1": {"mean": 0.5, "error": None}})[0]["verdict"] == "too few games to say"
